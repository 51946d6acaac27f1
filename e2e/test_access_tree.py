"""A whole game by somebody who has nothing but the accessibility tree: roles, names, and what the live region says."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.keyed import Keyed
from e2e.listener import Listener

SIDE = r"(pasture|mountain|water) to the {}( with a road)?"
SIDES = ("north", "east", "south", "west")
ISLE_TILE = re.compile(", ".join(SIDE.format(side) for side in SIDES))
SKYLANDS_TILE = re.compile(", ".join(rf"(forest|mountain|crystal|city|clouds) to the {side}" for side in SIDES))
ACTIONS = {"Discover islands", "Deploy inhabitants", "Create islands", "Convert energy"}
PLACE = re.compile(r"^Free spot, column −?\d+, row −?\d+$")


def play(page: Page, url: str, game: str, seed: str) -> Listener:
    """A game of two people from its set-up to the end, heard and pressed."""
    Keyed(page, url).begin(game, ("Ann", "Bo"), seed=seed)
    listener = Listener(page)
    listener.play()
    return listener


@pytest.mark.nightly
def test_a_whole_game_of_isle_of_skye_by_the_accessibility_tree_alone(page: Page, site_url: str) -> None:
    listener = play(page, site_url, "isle", "heard")
    assert_announced(listener, 40)
    assert_tiles_are_described(listener, ISLE_TILE, 40)
    expect(page.locator(".table")).to_have_attribute("data-phase", "end")


def test_a_whole_game_of_skylands_by_the_accessibility_tree_alone(page: Page, site_url: str) -> None:
    listener = play(page, site_url, "skylands", "heard")
    assert_announced(listener, 60)
    assert_tiles_are_described(listener, SKYLANDS_TILE, 60)
    assert {" ".join(name.split()[:2]) for name in listener.chosen} == ACTIONS
    assert len(listener.created) > 1
    expect(page.locator(".table")).to_have_attribute("data-phase", "end")


def assert_tiles_are_described(listener: Listener, described: re.Pattern[str], least: int) -> None:
    """Enough tiles were heard of, each with what lies on its four sides."""
    tiles = [name for name in listener.heard if " to the north" in name]
    assert len(tiles) > least
    assert not [name for name in tiles if not described.search(name)]


def assert_announced(listener: Listener, least: int) -> None:
    """The live region announced what happened and what is asked, by name, in whole sentences."""
    assert len(listener.sentences) > least
    assert not [words for words in listener.sentences if not re.search(r"\b(Ann|Bo|game)\b", words)], listener.sentences
    assert not [words for words in listener.sentences if "undefined" in words or "{" in words or words == "-"]
    assert len([words for words in listener.sentences if words.count(".") > 0]) > least // 2
    places = [name for name in listener.heard if name.startswith("Free spot")]
    assert places
    assert all(PLACE.match(name) for name in places)
