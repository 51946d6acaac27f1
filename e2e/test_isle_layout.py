"""Isle of Skye on small and large screens: controls for fingertips, nothing cut off, a turned device keeps the move."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.conftest import PATIENCE
from e2e.isle import Isle
from e2e.layout import BROKEN, CUT, OUT, SMALL, resize
from e2e.screens import put_settings

SIZES = ((320, 568), (390, 844), (568, 320), (844, 390), (768, 1024), (1024, 768), (1280, 800))


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A phone."""
    context = browser.new_context(
        viewport={"width": 320, "height": 568}, reduced_motion="reduce", service_workers="block", has_touch=True
    )
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


@pytest.fixture
def isle(page: Page, site_url: str) -> Isle:
    """The page, ready for a game."""
    return Isle(page, site_url)


def test_what_is_asked_has_no_broken_word_on_the_narrowest_phone(isle: Isle) -> None:
    isle.start(("Morag", "Boyd"), seed="layout")
    while isle.phase == "price":
        isle.price()
    while isle.phase == "buy":
        isle.pass_by()
    asked = isle.page.locator("#prompt")
    for hand in (2, 1, 0):
        expect(isle.hand()).to_have_count(hand)
        for language in ("en", "de", "ru"):
            put_settings(isle.page, language=language)
            assert asked.evaluate(BROKEN) == [], f"{language}, {hand} tiles: {asked.inner_text()}"
        if hand:
            isle.build_one()


@pytest.mark.parametrize("names", [("Ann", "Bo"), ("Wilhelmina of Inverness", "Bo", "Cy", "Di", "Ed")])
def test_every_phase_fits_every_screen(isle: Isle, names: tuple[str, ...]) -> None:
    isle.start(names, seed="layout")
    fits(isle, "the curtain")
    isle.lift_curtain(isle.names[int(isle.fact("curtain"))])
    isle.put_discard(1)
    fits(isle, "pricing")
    isle.seal()
    while isle.phase == "price":
        isle.price()
    isle.choose_offer(isle.offers().first)
    fits(isle, "buying")
    while isle.phase == "buy":
        isle.pass_by()
    isle.choose_tile()
    isle.try_cell(isle.cells("legal")[0])
    fits(isle, "building")
    for drawer in ("goals", "sheet", "log"):
        isle.tap(drawer)
        expect(isle.page.locator(f"[data-drawer={drawer}]")).to_be_visible()
        fits(isle, f"the drawer of {drawer}")
        isle.tap("close-drawer")
    isle.act("place")
    while isle.hand().count():
        isle.build_one()
    fits(isle, "the end of building")


def test_turning_the_device_in_the_middle_of_a_move_keeps_the_move(isle: Isle) -> None:
    isle.start(("Ann", "Bo"), seed="layout")
    page = isle.page
    resize(page, 390, 844)
    isle.lift_curtain(isle.names[int(isle.fact("curtain"))])
    isle.put_discard(2)
    isle.put_gold(0, 2)
    resize(page, 844, 390)
    expect(isle.price_cards().nth(2)).to_have_class("price-card is-discard")
    expect(isle.price_cards().nth(0).locator(".gold-input")).to_have_value("3")
    isle.seal()
    isle.price()
    while isle.phase == "buy":
        isle.pass_by()
    isle.choose_tile()
    cell = isle.cells("legal")[0]
    isle.try_cell(cell)
    resize(page, 390, 844)
    ghost = page.locator(f"[data-kind=ghost][data-x='{cell.x}'][data-y='{cell.y}']")
    expect(ghost).to_have_count(1)
    assert isle.is_in_sight(cell.x, cell.y)
    resize(page, 844, 390)
    expect(ghost).to_have_count(1)
    isle.act("place")
    expect(page.locator(f"[data-kind=tile][data-x='{cell.x}'][data-y='{cell.y}']")).to_have_count(1)


def fits(isle: Isle, what: str) -> None:
    """On every screen every control is large enough and can be brought wholly into view, and nothing is cut off."""
    page = isle.page
    for width, height in SIZES:
        resize(page, width, height)
        where = f"{what} at {width} x {height}"
        assert page.evaluate(SMALL) == [], where
        assert page.evaluate(CUT) == [], where
        assert page.evaluate(OUT) == [], where
    resize(page, 1024, 768)
