"""Wide screens: live pictures of all lands, the log beside the board, large tiles, goals with what counts, tooltips."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import violations
from e2e.desk import Desk, at_desk, sit_down
from e2e.layout import misfits, resize
from e2e.records import can_buy, played
from e2e.screens import put_settings
from e2e.watch import Watch
from tools.paths import NODE_MODULES

WIDE = ((1024, 768), (1440, 900), (1920, 1080))
OTHERS = ("Bo", "Catrìona")
FIVE = ("Isla", *OTHERS, "Duncan MacLeod of Dun", "Eilidh")

# Controls of the table that show no words and have no tooltip.
NAMELESS = """() => [...document.querySelectorAll('.table button')]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }) && !button.closest('[inert]'))
    .filter((button) => !button.title && !button.matches('.tile-button'))
    .filter((button) => {
        const words = button.cloneNode(true);
        words.querySelectorAll('.sr-only').forEach((hidden) => hidden.remove());
        return !words.textContent.trim();
    })
    .map((button) => button.outerHTML.slice(0, 120))"""

WIDTHS = """(selector) => [...document.querySelectorAll(selector)].map((tile) => tile.getBoundingClientRect().width)"""


@pytest.fixture
def skye(desk: tuple[Page, Watch], site_url: str) -> Iterator[Desk]:
    """The page on the shared tablet, at its first screen."""
    yield from at_desk(desk, site_url)
    resize(desk[0], 1024, 768)


def building(state: Any) -> bool:
    """The third round's building."""
    return bool(state.round == 3 and state.phase == "build")


def discovering(state: Any) -> bool:
    """A choice of tiles in the middle of a game."""
    return bool(state.turn >= 30 and state.phase == "discover")


def pictured(skye: Desk) -> list[str | None]:
    """How many tiles the small pictures show, once all are painted."""
    lands = skye.page.locator(".seat-land canvas")
    expect(skye.page.locator(".seat-land canvas[data-tiles]")).to_have_count(lands.count())
    return [land.get_attribute("data-tiles") for land in lands.all()]


def test_every_seat_shows_its_land_which_follows_the_game(skye: Desk) -> None:
    page = skye.page
    sit_down(skye, played("isle", ("Agnes", *OTHERS), until=building))
    resize(page, 390, 844)
    expect(page.locator(".seat-land").first).to_be_hidden()
    resize(page, 1440, 900)
    before = pictured(skye)
    seat = int(skye.fact("decider"))
    assert before[seat] == str(len(skye.cells("tile")))
    skye.choose_tile()
    skye.try_cell(skye.cells("legal")[0])
    skye.act("place")
    expect(page.locator(".seat-land canvas").nth(seat)).to_have_attribute("data-tiles", str(int(before[seat] or 0) + 1))
    other = (seat + 1) % 3
    skye.tap(page.locator(".seat-land").nth(other))
    expect(page.locator(".board")).to_have_attribute("data-look", str(other))
    skye.act("undo")
    expect(page.locator(".seat-land canvas").nth(seat)).to_have_attribute("data-tiles", str(before[seat]))


def test_the_log_stands_beside_the_board_until_it_is_closed(skye: Desk) -> None:
    page = skye.page
    sit_down(skye, played("isle", ("Blair", *OTHERS), until=building))
    panel = page.locator(".log-panel")
    expect(panel).to_be_hidden()
    expect(skye.test("log")).to_be_visible()
    resize(page, 1920, 1080)
    log = panel.get_by_role("log")
    expect(log).to_have_attribute("aria-live", "off")
    expect(log.locator(".log-line").first).to_be_visible()
    expect(skye.test("log")).to_be_hidden()
    lines = log.locator(".log-line").count()
    skye.choose_tile()
    skye.try_cell(skye.cells("legal")[0])
    skye.act("place")
    expect(log.locator(".log-line")).to_have_count(lines + 1)
    expect(log.locator(".log-line").first).to_contain_text("places")
    skye.tap("close-log")
    expect(panel).to_have_count(0)
    stored: bool = page.evaluate("JSON.parse(localStorage.getItem('skye-settings')).log_beside")
    assert stored is False
    skye.tap("log-beside")
    expect(log.locator(".log-line")).to_have_count(lines + 1)


@pytest.mark.parametrize(("game", "seed", "until"), [("isle", "records", building), ("skylands", "b", discovering)])
def test_tiles_of_the_hand_are_large(skye: Desk, game: str, seed: str, until: Any) -> None:
    sit_down(skye, played(game, (f"Calum of {game}", *OTHERS), seed=seed, until=until))
    expect(skye.page.locator(".hand .tile-button").first).to_be_visible()
    for width, height in WIDE:
        resize(skye.page, width, height)
        sizes: list[float] = skye.page.evaluate(WIDTHS, ".hand .tile-button")
        # Five or more at the smallest of these sizes stand in rows of three.
        assert min(sizes) >= (140 if width > 1024 or len(sizes) < 5 else 118), (width, sizes)


def test_tiles_that_are_priced_and_offered_are_large(skye: Desk) -> None:
    names = ("Deirdre", *OTHERS)
    sit_down(skye, played("isle", names, until=can_buy))
    expect(skye.page.locator(".seller").first).to_be_visible()
    for width, height in WIDE:
        resize(skye.page, width, height)
        sizes: list[float] = skye.page.evaluate(WIDTHS, ".seller:not(.is-own) .tile-button")
        assert min(sizes) >= 139.5, (width, sizes)
    skye.home()
    sit_down(skye, played("isle", ("Dougal", *OTHERS), until=lambda state: bool(state.round == 2)))
    skye.lift_curtain(skye.page.locator("#curtain-name").inner_text())
    for width, height in WIDE:
        resize(skye.page, width, height)
        # Three stand beside each other in the narrowest tray.
        sizes = skye.page.evaluate(WIDTHS, ".price-card .tile-button")
        assert min(sizes) >= (125 if width == 1024 else 140), (width, sizes)


def test_goals_say_what_counts_for_them(skye: Desk) -> None:
    sit_down(skye, played("isle", ("Ewan", *OTHERS), until=building))
    chip = skye.page.locator(".goal-chip").first
    expect(chip.locator(".goal-chip-count")).to_be_hidden()
    resize(skye.page, 1920, 1080)
    expect(chip.locator(".goal-chip-count")).to_be_visible()
    words = chip.locator(".goal-chip-count").inner_text()
    assert words and words in (chip.get_attribute("title") or "")


def test_nothing_is_cut_with_five_people_and_every_picture_to_tap_has_a_tooltip(skye: Desk) -> None:
    page = skye.page
    sit_down(skye, played("isle", FIVE, until=building))
    skye.choose_tile()
    skye.try_cell(skye.cells("legal")[0])
    for language in ("de", "ru", "en"):
        put_settings(page, language=language)
        expect(skye.test("place")).to_be_visible()
        for width, height in WIDE:
            resize(page, width, height)
            assert misfits(page) == [], (language, width)
            assert page.evaluate(NAMELESS) == [], (language, width)


def test_a_wide_table_has_no_fault_that_axe_finds(skye: Desk) -> None:
    page = skye.page
    sit_down(skye, played("isle", ("Fiona", *OTHERS), until=building))
    resize(page, 1920, 1080)
    expect(page.locator(".log-line").first).to_be_visible()
    page.evaluate((NODE_MODULES / "axe-core" / "axe.min.js").read_text(encoding="utf-8"))
    assert violations(page) == []
