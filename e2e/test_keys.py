"""Single keys for people who know the game: they press what a finger would, and can be turned off."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.screens import put_settings
from e2e.skylands import Skylands

pytestmark = pytest.mark.tablet

FOCUS_PROMPT = "() => document.getElementById('prompt').focus()"


@pytest.fixture
def sky(page: Page, site_url: str) -> Skylands:
    """The page, ready for a game."""
    return Skylands(page, site_url)


def press(sky: Skylands, key: str) -> None:
    """Press a key that changes the table."""
    before = sky.revision
    sky.page.keyboard.press(key)
    sky.settled(before)
    sky.ready()


def test_a_turn_by_single_keys(sky: Skylands) -> None:
    page = sky.page
    sky.start(("Ann", "Bo"), seed="single keys")
    sky.ready()
    expect(sky.test("hint")).to_have_attribute("title", "Hint (H)")
    page.keyboard.press("h")
    expect(sky.test("hint-card")).to_be_visible()
    page.keyboard.press("Escape")
    expect(sky.test("hint-card")).to_have_count(0)

    # The first action is to discover, the second tile is taken; the focus leads to a place for it.
    press(sky, "1")
    assert sky.phase == "discover"
    tiles = len(sky.cells("tile"))
    page.keyboard.press("2")
    expect(sky.hand().nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[role=gridcell]:focus")).to_have_attribute("data-kind", "legal")
    page.keyboard.press("Enter")
    expect(sky.test("place")).to_be_visible()
    page.evaluate(FOCUS_PROMPT)
    page.keyboard.press("Escape")
    expect(sky.test("place")).to_have_count(0)
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    expect(sky.test("place")).to_be_visible()
    page.evaluate(FOCUS_PROMPT)
    press(sky, "Space")
    assert len(sky.cells("tile")) == tiles + 1
    press(sky, "u")
    assert len(sky.cells("tile")) == tiles


def test_single_keys_can_be_turned_off_and_mean_nothing_elsewhere(sky: Skylands) -> None:
    page = sky.page
    sky.start(("Ann", "Bo"), seed="single keys")
    sky.ready()
    press(sky, "2")
    assert sky.phase == "deploy"

    # In a dialog a key is not the table's, and neither is one with another held.
    page.keyboard.press("?")
    expect(page.locator("[data-dialog=keys]")).to_be_visible()
    before = sky.revision
    page.keyboard.press("u")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("Alt+u")
    put_settings(page, keys=False)
    for key in ("u", "h", "1", "?"):
        page.keyboard.press(key)
    page.evaluate(FOCUS_PROMPT)
    page.keyboard.press("Enter")
    # What any of them had changed would be here before this question is answered.
    sky.tap("hint")
    expect(sky.test("hint-show")).to_be_visible()
    assert (sky.revision, sky.phase) == (before, "deploy")
    expect(page.locator("dialog")).to_have_count(0)
    expect(sky.test("hint")).to_have_attribute("title", "Hint")
    press(sky, "Control+z")
    assert sky.phase == "choose"
