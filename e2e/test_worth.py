"""The worth of a tile on the page: chip, sentence and hint state the same points, for eyes and for screen readers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.isle import Isle

pytestmark = pytest.mark.tablet

POINTS = re.compile(r"(\d+)\s+points?")


@pytest.fixture
def isle(page: Page, site_url: str) -> Isle:
    """A game whose first seat prices."""
    isle = Isle(page, site_url)
    isle.start(("Ann", "Bo"), seed="worth")
    isle.lift_curtain(isle.names[int(isle.fact("curtain"))])
    return isle


def words_of(tile: Locator) -> str:
    """What the chip of a tile says in a sentence."""
    return tile.locator(".worth-badge").get_attribute("title") or ""


def plain(text: str) -> str:
    """A text with ordinary spaces only."""
    return " ".join(text.split())


def test_the_chip_and_the_sentence_of_a_tile_say_the_same(isle: Isle) -> None:
    expect(isle.page.locator(".price-card .worth-badge")).to_have_count(3)
    for number in range(3):
        tile = isle.price_cards().nth(number).locator(".tile-button")
        words = words_of(tile)
        assert words in (tile.text_content() or ""), "it is read aloud with the tile"
        isle.tap(tile)
        expect(isle.page.locator(".isle-price .panel-hint")).to_have_text(words)
        isle.tap(tile)
    isle.put_discard(0)
    isle.seal()
    isle.price()
    offer = isle.offers().first
    expect(offer.locator(".worth-badge")).to_have_count(1)
    isle.choose_offer(offer)
    expect(isle.page.locator(".chosen-offer .worth-words")).to_have_text(words_of(offer))


def test_a_hint_states_the_points_of_the_chips(isle: Isle) -> None:
    chips = isle.page.locator(".price-card .worth-badge")
    expect(chips).to_have_count(3)
    numbers = [re.sub(r"\D", "", chip) for chip in chips.locator("[aria-hidden=true]").all_inner_texts()]
    shown = {int(number) for number in numbers if number}
    isle.tap("hint")
    expect(isle.test("hint-show")).to_be_visible()
    stated = {int(points) for points in POINTS.findall(plain(isle.test("hint-card").inner_text()))}
    assert stated and stated <= shown
