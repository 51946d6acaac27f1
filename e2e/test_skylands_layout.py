"""Skylands on phones: the actions in words, points and what they would be, special islands with effect and places."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from e2e.layout import resize
from e2e.screens import put_settings
from e2e.skylands import Skylands, in_phase
from skye.skylands.create import can_act, payments
from skye.skylands.forecast import end_warning
from skye.skylands.state import State

pytestmark = pytest.mark.tablet

PHONES = ((360, 640), (390, 844))
LANGUAGES = ("en", "de", "ru")

# Words that leave the box they stand in or the screen, by a pixel and a half or more.
CUT_WORDS = """([words, box]) => [...document.querySelectorAll(words)].flatMap((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    const around = element.closest(box).getBoundingClientRect();
    const by = Math.max(
        around.left - left, right - around.right, around.top - top, bottom - around.bottom, -left, right - innerWidth,
    );
    return width > 0 && by < 1.5 ? [] : [`"${element.textContent}" by ${by.toFixed()} px`];
})"""

# Cards whose words do not fit on them.
SPILLING = """cards => cards
    .filter((card) => card.scrollHeight > card.clientHeight + 1 || card.scrollWidth > card.clientWidth + 1)
    .map((card) => card.textContent)"""


@pytest.fixture
def viewport() -> ViewportSize:
    """A phone."""
    return {"width": 390, "height": 844}


@pytest.fixture
def sky(page: Page, site_url: str) -> Skylands:
    """The page, ready for a game."""
    return Skylands(page, site_url)


def cut(sky: Skylands, words: str, box: str) -> list[str]:
    """The words that are not whole."""
    found: list[str] = sky.page.evaluate(CUT_WORDS, [words, box])
    return found


def on_phones(sky: Skylands) -> Iterator[str]:
    """Every phone in every language, one after the other."""
    for language in LANGUAGES:
        put_settings(sky.page, language=language)
        sky.ready()
        for width, height in PHONES:
            resize(sky.page, width, height)
            yield f"{language} {width}x{height}"


def test_the_four_actions_and_both_scores_are_whole_words_on_phones(sky: Skylands) -> None:
    sky.start(("Ann", "Bo"), seed="words")
    sky.ready()
    for where in on_phones(sky):
        assert sky.page.locator(".track-word").count() == 4
        assert cut(sky, ".track-word", ".track-action") == [], where
        assert sky.page.locator(".action-words b").count() == 4
        assert cut(sky, ".action-words b, .action-gain", ".action-button") == [], where
        assert cut(sky, ".seat-points, .seat-now", ".seat") == [], where
    put_settings(sky.page, language="en")
    seat = sky.page.locator(".seat").first
    expect(seat.locator(".seat-points")).to_have_text("0")
    expect(seat.locator(".seat-now-tiny")).to_be_visible()
    expect(seat.locator(".seat-now")).to_contain_text("−28")


def test_the_four_actions_and_both_scores_are_whole_words_with_large_text(sky: Skylands) -> None:
    sky.start(("Ann", "Bo", "Cat"), seed="words")
    sky.ready()
    put_settings(sky.page, text_size=200)
    for language in LANGUAGES:
        put_settings(sky.page, language=language)
        resize(sky.page, 844, 390)
        assert cut(sky, ".track-word", ".track-action") == [], language
    for where in on_phones(sky):
        assert cut(sky, ".track-word", ".track-action") == [], where
        assert cut(sky, ".seat-points, .seat-now", ".seat") == [], where


def test_both_scores_of_four_players_are_whole_on_phones(sky: Skylands) -> None:
    sky.start(("Ann", "Bo", "Cat", "Dan"), seed="words")
    sky.ready()
    for where in on_phones(sky):
        assert cut(sky, ".seat-points, .seat-now", ".seat") == [], where


def test_the_four_actions_are_in_view_on_a_phone_on_its_side_when_the_end_may_come(sky: Skylands) -> None:
    sky.home()
    in_phase(sky, "choose", lambda state: end_warning(state)["may_end"])
    for language in LANGUAGES:
        put_settings(sky.page, language=language)
        for width, height in ((844, 390), (740, 360), (667, 375)):
            resize(sky.page, width, height)
            expect(sky.page.locator(".end-warning")).to_be_visible()
            assert sky.page.locator(".action-card").count() == 4
            lowest = sky.page.locator(".action-card").evaluate_all(
                "cards => Math.max(...cards.map((card) => card.getBoundingClientRect().bottom))"
            )
            assert lowest <= height, f"{language} {width}x{height}: {lowest}"
            assert sky.page.locator(".action-words").evaluate_all(SPILLING) == []


def test_special_islands_show_their_effect_and_where_they_fit_before_they_are_paid_for(sky: Skylands) -> None:
    sky.home()
    in_phase(sky, "create", lambda state: not state.step.has_acted and can_act(state))
    for where in on_phones(sky):
        cards = sky.page.locator(".show-button")
        assert cards.first.get_attribute("data-can-create") == "true", where
        assert cut(sky, ".show-card:first-child :is(.show-name, .show-effect)", ".show-button") == [], where
        assert cards.evaluate_all(SPILLING) == [], where
    assert sky.cells("legal") == []
    sky.tap(sky.page.locator(".show-button").first)
    expect(sky.page.locator("[data-kind=legal]").first).to_be_visible()
    before = sky.cells("legal")
    sky.act("create")
    while sky.phase == "pay":
        sky.pay()
    sky.page.wait_for_selector(".hand-fits")
    assert sky.cells("legal") == before, "where it fits was shown before it was paid for"


def has_ways_to_pay(state: State) -> bool:
    """Whether somebody has to choose who pays."""
    return len(payments(state)) > 1


@pytest.mark.parametrize("phase", ["deploy", "pay"])
def test_a_hint_that_is_shown_marks_its_button(sky: Skylands, phase: str) -> None:
    sky.home()
    in_phase(sky, phase, has_ways_to_pay if phase == "pay" else lambda _: True)
    sky.tap("hint")
    expect(sky.test("hint-show")).to_be_visible()
    words = sky.page.locator(".hint-words").inner_text()
    sky.tap("hint-show")
    marked = sky.page.locator(".tray .is-advised, .foot-buttons[data-advised=pass] [data-test=pass]")
    expect(marked).to_have_count(1)
    expect(marked).to_be_in_viewport()
    label = marked.get_attribute("aria-label")
    assert label is None or label in words
