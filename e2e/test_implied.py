"""Skylands with fewer taps: what an action implies, what is chosen already, and what a tap on a spot does."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.page import Cell
from e2e.skylands import Skylands, in_phase
from skye.skylands import GAME
from skye.skylands.actions import Choose, Create, Deploy, Pass
from skye.skylands.state import State

pytestmark = pytest.mark.tablet


@pytest.fixture
def sky(page: Page, site_url: str) -> Skylands:
    """The page of people whose steps end by themselves, slowly."""
    sky = Skylands(page, site_url, settings={"speed": "slow", "confirm_end": False})
    sky.home()
    return sky


def would_fill(state: State) -> bool:
    """Whether Deploy inhabitants would imply an island."""
    choice = Choose(state.acting, "deploy")
    return choice in GAME.legal_actions(state, state.acting) and isinstance(
        GAME.implied(GAME.apply(state, choice), state.acting), Deploy
    )


def creates_one(state: State) -> bool:
    """Whether one special island can be created, and paid in one way."""
    offered = [action for action in GAME.legal_actions(state, state.acting) if isinstance(action, Create)]
    return len(offered) == 1 and GAME.apply(state, offered[0]).phase == "place"


def is_stuck(state: State) -> bool:
    """Whether none of the tiles fits."""
    return isinstance(GAME.forced_end(state, state.acting), Pass)


def test_deploy_fills_the_only_islands_and_can_be_undone_step_by_step(sky: Skylands) -> None:
    in_phase(sky, "choose", would_fill)
    people = sky.page.locator(".table").get_attribute("data-decider")
    sky.choose("deploy")
    expect(sky.page.locator(".pause-bar")).to_have_count(1)
    expect(sky.test("deploy")).to_have_count(0)
    sky.act("undo")
    expect(sky.test("deploy")).not_to_have_count(0)
    assert sky.page.locator(".table").get_attribute("data-decider") == people
    while sky.phase != "choose":
        sky.act("undo")
    expect(sky.page.locator(".action-card")).to_have_count(4)


def test_the_only_special_island_is_chosen_and_a_tap_on_a_spot_tries_it_there(sky: Skylands) -> None:
    in_phase(sky, "create", creates_one)
    expect(sky.page.locator(".show-card.is-chosen")).to_have_count(1)
    spot = sky.cells("legal")[0]
    sky.tap_cell(spot.x, spot.y)
    sky.page.wait_for_selector(".table[data-phase=place]")
    expect(sky.cells_locator("ghost")).to_have_count(1)
    assert sky.cells("ghost") == [Cell(spot.x, spot.y, "ghost")]


def test_nobody_passes_by_hand_where_no_tile_fits(sky: Skylands) -> None:
    in_phase(sky, "discover", is_stuck)
    expect(sky.page.locator("#prompt")).to_contain_text("none of the tiles fits")
    before = sky.revision
    sky.page.wait_for_selector(f".table:not([data-revision='{before}'])")
