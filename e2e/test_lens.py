"""The lens over the land, by touch and by keys, in both games."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import tablet
from e2e.isle import Isle
from e2e.page import Skye
from e2e.skylands import Skylands
from e2e.watch import Watch

NAMES = ("Ann", "Bo")


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A watched page that can be touched."""
    context = tablet(browser)
    watch = Watch(context)
    yield context.new_page()
    context.close()
    watch.verdict()


def card(table: Skye, words: str) -> None:
    """The card says something about the area that was tapped."""
    expect(table.test("lens-card")).to_contain_text(words)


def test_the_lens_of_isle_of_skye_shows_size_edges_and_points(page: Page, site_url: str) -> None:
    isle = Isle(page, site_url)
    isle.start(NAMES, seed="lens")
    isle.lift_curtain(NAMES[int(isle.fact("curtain"))])
    isle.tap("lens")
    expect(isle.test("lens")).to_have_attribute("aria-pressed", "true")
    card(isle, "Tap an area")
    x, y = isle.middle(0, 0)
    box = page.locator("[role=gridcell][data-x='0'][data-y='0']").bounding_box()
    assert box is not None
    # The castle has water in the east; its road runs to the north, to the south and to the west.
    page.mouse.click(x + box["width"] * 0.44, y)
    card(isle, "Water area")
    card(isle, "1\u00a0open edge")
    page.mouse.click(x, y - box["height"] * 0.45)
    card(isle, "castle’s road network")
    card(isle, "3\u00a0open ends")
    # By keys: L, and Enter from area to area; the twin says them all.
    page.keyboard.press("l")
    expect(isle.test("lens-card")).to_have_count(0)
    page.keyboard.press("l")
    cell = page.locator("[role=gridcell][data-x='0'][data-y='0']")
    expect(cell).to_have_attribute("aria-label", re.compile("Mountain area"))
    cell.focus()
    seen = set()
    for _ in range(4):
        page.keyboard.press("Enter")
        seen.add(isle.test("lens-card").get_attribute("data-area"))
    assert len(seen) == 4
    isle.tap("lens-close")
    expect(isle.test("lens")).to_have_attribute("aria-pressed", "false")


def test_the_lens_of_skylands_shows_spaces_and_what_can_never_be_completed(page: Page, site_url: str) -> None:
    sky = Skylands(page, site_url)
    sky.start(NAMES, seed="lens", options=("First game",))
    sky.ready()
    sky.tap("lens")
    card(sky, "Completed")
    tile = page.locator("[role=gridcell][data-kind=tile]").first
    tile.focus()
    page.keyboard.press("Enter")
    card(sky, "space")
    sky.tap("lens-close")
    expect(sky.test("lens-card")).to_have_count(0)
