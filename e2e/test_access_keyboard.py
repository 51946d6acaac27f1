"""Whole games by keyboard alone: every key does what the list of keys says, and the focus is never lost."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from e2e.keyed import KeyedIsle, KeyedSkylands


def test_a_whole_game_of_isle_of_skye_by_keyboard_alone(page: Page, site_url: str) -> None:
    isle = KeyedIsle(page, site_url)
    isle.start(("Ann", "Bo"), seed="keys")
    while isle.phase == "price":
        isle.price(extra=1)
    list_of_keys(isle)
    while isle.phase == "buy":
        isle.buy_or_pass()
    trial_by_keys(isle)
    while not isle.is_over:
        isle.round()
    isle.tap("result")
    expect(page.locator("[data-screen=end]")).to_be_visible()
    isle.sensible()


def test_a_whole_game_of_skylands_by_keyboard_alone(page: Page, site_url: str) -> None:
    skylands = KeyedSkylands(page, site_url)
    skylands.start(("Ann", "Bo"), seed="keys")
    skylands.play()
    skylands.tap("result")
    expect(page.locator("[data-screen=end]")).to_be_visible()
    skylands.sensible()


def list_of_keys(isle: KeyedIsle) -> None:
    """A question mark lists the keys, Escape closes the list and the focus is where it was."""
    isle.go_to(isle.test("pass"))
    isle.key("?")
    expect(isle.page.locator("[data-dialog=keys] dt")).to_have_count(9)
    isle.key("Escape")
    expect(isle.page.locator("dialog")).to_have_count(0)
    expect(isle.test("pass")).to_be_focused()


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
