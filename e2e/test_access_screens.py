"""Every screen under axe-core and a ruler: sizes, themes, languages, text twice as large, forced colours."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

import pytest
from playwright.sync_api import Browser, Page

from e2e.axe import bring_axe, violations
from e2e.conftest import tablet
from e2e.layout import bare_controls, low_drawers, misfits, resize
from e2e.page import Skye
from e2e.screens import WALKS, put_settings, walk
from e2e.watch import Watch

SIZES = ((1024, 768), (390, 844), (320, 568))
THEMES = ("light", "dark")
LANGUAGES = ("en", "de", "ru")
# A size, a theme, a language, and the rules that are asked; none named: all of WCAG 2.2 A and AA.
Way = tuple[tuple[int, int], str, str, Sequence[str]]
WHOLE: list[Way] = [(size, theme, language, ()) for size in SIZES for language in LANGUAGES for theme in THEMES]


def chosen_ways(number: int) -> Iterator[Way]:
    """The ways in which the screen of some number is seen every day: each size, each language and each theme.

    All rules are asked in one theme of a size. What another theme changes are colours, so at one size it is asked for
    contrast alone. Which language and theme meet which size goes round from screen to screen, so that six of them are
    seen in all ways.
    """
    for place, size in enumerate(SIZES):
        language = LANGUAGES[(number + place) % len(LANGUAGES)]
        first = (number // len(LANGUAGES) + place) % len(THEMES)
        yield size, THEMES[first], language, ()
        if place == number % len(SIZES):
            yield size, THEMES[1 - first], language, ("color-contrast",)


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
    assert_clean(page, part, chosen_ways, cramped)


@pytest.mark.nightly
@pytest.mark.parametrize("part", WALKS)
def test_wcag_2_2_aa_no_screen_has_a_violation_in_any_size_theme_and_language(page: Page, part: str) -> None:
    assert_clean(page, part, lambda _: WHOLE)


def test_every_day_each_screen_is_seen_in_each_size_language_and_theme_and_six_of_them_in_all_ways() -> None:
    seen = [list(chosen_ways(number)) for number in range(6)]
    for ways in seen:
        asked = [way for way in ways if not way[3]]
        assert {size for size, *_ in asked} == set(SIZES)
        assert {theme for _, theme, *_ in asked} == set(THEMES)
        assert {language for _, _, language, _ in asked} == set(LANGUAGES)
        assert len({way[:2] for way in ways}) == len(SIZES) + 1, "one size is seen in both themes"
    assert {way for ways in seen for way in ways if not way[3]} == set(WHOLE)


def assert_clean(
    page: Page,
    part: str,
    ways: Callable[[int], Iterable[Way]],
    more: Callable[[Page], list[str]] = lambda _: [],
) -> None:
    """Go through a walk and look at each of its screens in some ways."""
    found: list[str] = []
    for number, screen in enumerate(walk(page, part)):
        for (width, height), theme, language, rules in ways(number):
            resize(page, width, height)
            put_settings(page, theme=theme, language=language)
            where = f"{screen} {width} {theme} {language}"
            found += [f"{where}: {fault}" for fault in violations(page, rules)]
        found += [f"{screen} {fault}" for fault in more(page)]
        put_settings(page, theme="light", language="en", text_size=100)
        resize(page, 1024, 768)
    assert not found, "\n".join(found)


def cramped(page: Page) -> list[str]:
    """What does not fit on the smallest screen with text twice as large, and what forced colours leave bare."""
    resize(page, *SIZES[-1])
    found = [f"320: {fault}" for fault in low_drawers(page)]
    put_settings(page, theme="light", text_size=200)
    for language in LANGUAGES:
        put_settings(page, language=language)
        found += [f"320 at 200 % {language}: {fault}" for fault in misfits(page)]
    return found + [f"in forced colours: {fault}" for fault in bare_controls(page)]
