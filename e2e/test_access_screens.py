"""Every screen under axe-core and a ruler: sizes, themes, languages, text twice as large, forced colours."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from e2e.axe import bring_axe, violations
from e2e.conftest import tablet
from e2e.layout import bare_controls, misfits, resize
from e2e.page import Skye
from e2e.screens import WALKS, put_settings, walk
from e2e.watch import Watch

SIZES = ((1024, 768), (390, 844), (320, 568))
THEMES = ("light", "dark")
LANGUAGES = ("en", "de", "ru")
# All rules with every size, every language and both themes, each at least once; what the other theme changes are
# colours, so there only contrast is asked for. `SKYE_WHOLE_MATRIX=1` asks for every rule in all eighteen ways.
CHOSEN = (
    (SIZES[0], "light", "en", ()),
    (SIZES[0], "dark", "en", ("color-contrast",)),
    (SIZES[1], "dark", "de", ()),
    (SIZES[1], "light", "de", ("color-contrast",)),
    (SIZES[2], "light", "ru", ()),
    (SIZES[2], "dark", "ru", ("color-contrast",)),
)
WHOLE = tuple((size, theme, language, ()) for size in SIZES for language in LANGUAGES for theme in THEMES)
WAYS = WHOLE if os.environ.get("SKYE_WHOLE_MATRIX") else CHOSEN


@pytest.fixture
def page(browser: Browser, site_url: str) -> Iterator[Page]:
    """A tablet with axe, at the first screen; any trouble in the browser fails the test."""
    context = tablet(browser)
    watch = Watch(context)
    bring_axe(context)
    page = context.new_page()
    Skye(page, site_url, settings={"speed": "off", "theme": "light"}).home()
    yield page
    context.close()
    watch.verdict()


@pytest.mark.parametrize("part", WALKS)
def test_wcag_2_2_aa_no_screen_has_a_violation_and_none_is_cut_at_twice_the_text_size(page: Page, part: str) -> None:
    found: list[str] = []
    for screen in walk(page, part):
        for (width, height), theme, language, rules in WAYS:
            resize(page, width, height)
            put_settings(page, theme=theme, language=language)
            where = f"{screen} {width} {theme} {language}"
            found += [f"{where}: {fault}" for fault in violations(page, rules)]
        put_settings(page, theme="light", text_size=200)
        for language in LANGUAGES:
            put_settings(page, language=language)
            found += [f"{screen} 320 at 200 % {language}: {fault}" for fault in misfits(page)]
        found += [f"{screen} in forced colours: {fault}" for fault in bare_controls(page)]
        put_settings(page, language="en", text_size=100)
        resize(page, 1024, 768)
    assert not found, "\n".join(found)
