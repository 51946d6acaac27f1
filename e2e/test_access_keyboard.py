"""Whole games by keyboard alone: every key does what the list of keys says, and the focus is never lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.keyed import Keyed, KeyedIsle, KeyedSkylands


def test_a_whole_game_of_isle_of_skye_by_keyboard_alone(page: Page, site_url: str) -> None:
    isle = KeyedIsle(page, site_url)
    isle.start(("Ann", "Bo"), seed="keys")
    while isle.phase == "price":
        isle.price(extra=1)
    list_of_keys(isle)
    symbols_by_keys(isle, "isle/symbol/sheep", "Sheep")
    while isle.phase == "buy":
        isle.buy_or_pass()
    trial_by_keys(isle)
    while not isle.is_over:
        isle.round()
    isle.tap("result")
    expect(page.locator("[data-screen=end]")).to_be_visible()
    isle.sensible()


@pytest.mark.nightly
def test_a_whole_game_of_skylands_by_keyboard_alone(page: Page, site_url: str) -> None:
    skylands = KeyedSkylands(page, site_url)
    skylands.start(("Ann", "Bo"), seed="keys")
    symbols_by_keys(skylands, "skylands/symbol/marker", "Marker")
    skylands.play()
    skylands.tap("result")
    expect(page.locator("[data-screen=end]")).to_be_visible()
    skylands.sensible()


def list_of_keys(isle: KeyedIsle) -> None:
    """A question mark lists the keys, Escape closes the list and the focus is where it was."""
    isle.go_to(isle.test("pass"))
    isle.key("?")
    expect(isle.page.locator("[data-dialog=keys] dt")).to_have_count(14)
    isle.key("Escape")
    expect(isle.page.locator("dialog")).to_have_count(0)
    expect(isle.test("pass")).to_be_focused()


def symbols_by_keys(table: Keyed, thing: str, title: str) -> None:
    """Every symbol of the drawer is a stop of Tab; Enter and a question mark explain it, Escape leads back to it."""
    table.tap("goals")
    explained = table.page.locator("[data-drawer=goals] [data-thing]")
    expect(explained.first).to_be_visible()
    assert explained.evaluate_all("things => things.filter(({ tabIndex }) => tabIndex < 0).length") == 0
    symbol = table.page.locator(f"[data-drawer=goals] [data-thing='{thing}']")
    for key in ("Enter", "?"):
        table.go_to(symbol)
        table.key(key)
        expect(table.page.locator("[data-dialog=explain] h2")).to_have_text(title)
        table.key("Escape")
        expect(table.page.locator("dialog")).to_have_count(0)
        expect(symbol).to_be_focused()
    table.tap("close-drawer")


def trial_by_keys(isle: KeyedIsle) -> None:
    """Enter leads from a tile to a place, lays it, R turns it, Escape takes it back and then leads back."""
    page = isle.page
    tile = isle.hand().first
    isle.tap(tile)
    place = page.locator("[role=gridcell]:focus")
    expect(place).to_have_attribute("data-kind", "legal")
    isle.key("Enter")
    expect(place).to_have_attribute("data-kind", "ghost")
    before = place.get_attribute("data-turn")
    is_free = isle.test("turn").get_attribute("aria-disabled") is None
    isle.key("r")
    if is_free:
        expect(place).not_to_have_attribute("data-turn", before or "")
    else:
        expect(isle.toast()).to_be_visible()
    isle.key("Escape")
    expect(place).to_have_attribute("data-kind", "legal")
    isle.key("Escape")
    expect(tile).to_be_focused()
