"""Eyes: reduced motion, the theme of the system and the size of the text are followed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import PATIENCE
from e2e.page import Skye
from e2e.screens import WALKS, put_settings
from e2e.watch import Watch

MOVING = "() => document.getAnimations().filter(({ playState }) => playState === 'running').length"


@pytest.fixture
def page(browser: Browser, site_url: str) -> Iterator[Page]:
    """A tablet whose system asks for reduced motion, with the page's own settings unchanged."""
    context = browser.new_context(
        viewport={"width": 1024, "height": 768}, locale="en-GB", reduced_motion="reduce", service_workers="block"
    )
    context.set_default_timeout(PATIENCE)
    watch = Watch(context)
    page = context.new_page()
    Skye(page, site_url, settings={"speed": "normal"}).home()
    yield page
    context.close()
    watch.verdict()


def test_reduced_motion_the_theme_of_the_system_and_the_text_size_are_followed(page: Page) -> None:
    for screen in WALKS["around"]:
        screen.reach(page)
        assert page.evaluate(MOVING) == 0, screen.name
    for scheme, colour, ground in (("dark", "#171b24", "rgb(23, 27, 36)"), ("light", "#efe5d0", "rgb(239, 229, 208)")):
        page.emulate_media(color_scheme=scheme)
        expect(page.locator("body")).to_have_css("background-color", ground)
        expect(page.locator("meta[name=theme-color]").first).to_have_attribute("content", colour)
    for size in (100, 200):
        put_settings(page, text_size=size)
        expect(page.locator("html")).to_have_css("font-size", f"{16 * size // 100}px")
