"""Turns that end by themselves and turns that are handed over: the pause, the banner, and building in any order."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.desk import Desk, sit_down
from e2e.records import CLANS, played
from tests.saves import records

pytestmark = pytest.mark.tablet

FAMILY = ("Ann", "Bo", "Cy", "Dee")
# In the page: every banner that appears, since each leaves by itself.
WATCH_BANNERS = """() => {
  window.banners = [];
  new MutationObserver(() => {
    const banner = document.querySelector('[data-test=handover]');
    if (banner && banner !== window.banner)
      window.banners.push([banner.dataset.clan, banner.textContent, banner.childElementCount]);
    window.banner = banner;
  }).observe(document, { subtree: true, childList: true });
}"""


@pytest.fixture
def skye(page: Page, site_url: str) -> Desk:
    """The page of people whose turns end by themselves, slowly."""
    page.add_init_script(f"({WATCH_BANNERS})()")
    skye = Desk(page, site_url, settings={"speed": "slow", "confirm_end": False})
    skye.home()
    return skye


def everybody_builds(state: Any) -> bool:
    """Whether nobody has built yet, and everybody has two tiles or more."""
    return bool(state.phase == "build" and all(len(seat.hand) > 1 for seat in state.seats))


def one_tile_left(state: Any) -> bool:
    """Whether the first of all who still build has one tile left, and the others have all of theirs."""
    hands = [len(seat.hand) for seat in state.seats]
    return bool(state.phase == "build" and sorted(hands)[:2] == [1, 2])


def asked(skye: Desk) -> int:
    """The seat that is asked."""
    return int(skye.fact("decider"))


def place_first(skye: Desk) -> None:
    """Place the tile in the fingers where it fits first."""
    skye.choose_tile()
    skye.try_cell(skye.cells("legal")[0])
    skye.act("place")


def test_the_last_step_ends_by_itself_can_be_undone_and_is_ended_by_a_tap(skye: Desk) -> None:
    sit_down(skye, played("isle", FAMILY[:3], seed="pause", until=one_tile_left))
    skye.settled()
    first = asked(skye)
    place_first(skye)
    expect(skye.page.locator(".pause-bar")).to_have_count(1)
    expect(skye.page.locator(".sr-only[aria-live=polite]").first).to_contain_text("your turn is ending")
    before = skye.revision
    skye.tap("undo")
    skye.settled(before)
    expect(skye.hand()).to_have_count(1)
    expect(skye.page.locator(".pause-bar")).to_have_count(0)
    assert asked(skye) == first
    place_first(skye)
    skye.act("done")
    assert asked(skye) != first
    # Nobody taps: the next turn ends after its pause.
    second = asked(skye)
    while skye.hand().count():
        place_first(skye)
    skye.page.wait_for_selector(f".table:not([data-decider='{second}'])")
    assert asked(skye) not in (first, second)


def test_all_who_have_tiles_build_in_any_order_under_a_banner_of_their_clan(skye: Desk) -> None:
    sit_down(skye, played("isle", FAMILY, seed="any order 2", until=everybody_builds))
    skye.settled()
    first = asked(skye)
    other = (first + 2) % len(FAMILY)
    skye.tap(skye.page.locator(f".seat[data-seat='{other}']"))
    skye.tap("hand-over")
    skye.page.wait_for_selector(f".table[data-decider='{other}']")
    skye.settled()
    clan, words, parts = skye.page.evaluate("window.banners").pop()
    assert (clan, parts) == (CLANS[other], 2), "the colour of the clan, its emblem, and the words"
    assert FAMILY[other] in words
    tiles = skye.hand().count()
    place_first(skye)
    assert asked(skye) == other, "whoever has the device goes on"
    skye.tap("undo")
    expect(skye.hand()).to_have_count(tiles)


def test_a_running_game_of_the_first_rules_goes_on_in_the_middle_of_building_in_its_order(skye: Desk) -> None:
    # Seats 0 and 2 are people, who would both build in any order now; seat 0 has begun.
    [saved] = [entry for entry in records("0.2.0") if entry["name"] == "isle-5-build-1"]
    assert saved["to_act"] == [0]
    sit_down(skye, saved["text"])
    skye.settled()
    assert (skye.phase, asked(skye)) == ("build", 0)
    skye.tap(skye.page.locator(".seat[data-seat='2']"))
    expect(skye.page.locator(".seat[data-seat='2']")).to_have_attribute("aria-pressed", "true")
    expect(skye.test("hand-over")).to_have_count(0)
    skye.tap(skye.page.locator(".seat[data-seat='0']"))
    while skye.hand().count():
        skye.build_one()
    skye.page.wait_for_selector(".table:not([data-decider='0']), .table:not([data-phase=build])")
