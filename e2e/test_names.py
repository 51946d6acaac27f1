"""Names on the set-up screen: invisible or indistinguishable ones are refused in words, and nothing is lost by it."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from e2e.page import Skye, click_to_set_up

SAME = {
    "en": "Two players have the same name.",
    "de": "Zwei Personen haben denselben Namen.",
    "ru": "У двух игроков одинаковые имена.",
}
UNSEEN = {
    "en": "A name needs at least one visible character.",
    "de": "Ein Name braucht mindestens ein sichtbares Zeichen.",
    "ru": "В имени должны быть видимые буквы.",
}


def test_names_that_cannot_be_seen_or_distinguished_are_refused_in_words(page: Page, site_url: str) -> None:
    for language, words in SAME.items():
        skye = Skye(page, site_url, settings={"speed": "off", "language": language})
        skye.home()
        click_to_set_up(page, "skylands")
        named(page, "Zoë", "ZOË\u200b")
        refused(skye, words)
        named(page, "Zoë", "\u3164")
        refused(skye, UNSEEN[language])
        assert page.locator(".seat-name").first.input_value() == "Zoë", "what was typed is still there"
    named(page, "Zoë", "Bo")
    skye.test("begin").click()
    expect(page.locator(".table")).to_be_visible()


def named(page: Page, *names: str) -> None:
    """Type the names of the players."""
    for seat, name in enumerate(names):
        page.locator(f".seat-draft[data-seat='{seat}'] .seat-name").fill(name)


def refused(skye: Skye, words: str) -> None:
    """The game does not begin, and says why; the sentence is then taken off."""
    skye.test("begin").click()
    expect(skye.toast()).to_have_text(re.compile(re.escape(words)))
    skye.take_toast_off()
    expect(skye.page.locator("[data-screen=setup]")).to_be_visible()
