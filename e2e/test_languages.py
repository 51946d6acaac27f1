"""The page in the browser's language: not one word of English on the first screens and in a round; a change in play."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import PATIENCE
from e2e.isle import Isle
from e2e.watch import Watch
from tools.paths import DIST

# Whatever a person can read or hear: texts, labels and titles of what is shown, except what names its own language.
READ = """() => {
    const found = [document.title];
    const isShown = (element) => element.closest('[lang]') === document.documentElement && element.checkVisibility();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode;
        if (!parentElement.matches('script, style') && isShown(parentElement)) found.push(textContent);
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        const labelled = [...document.querySelectorAll(`[${name}]`)].filter(isShown);
        found.push(...labelled.map((element) => element.getAttribute(name)));
    }
    return found.map((text) => text.trim()).filter(Boolean);
}"""
WORD = re.compile(r"[^\W\d_]{2,}")


@dataclass(frozen=True)
class Tongue:
    """A language as its file has it."""

    code: str
    text: str

    def message(self, key: str, **args: object) -> str:
        """The words of a key whose message has one form, with those of messages it refers to."""
        found = re.search(rf"^{key} = (.+)$", self.text, re.MULTILINE)
        assert found is not None, key
        words = re.sub(r"\{ \$(\w+) \}", lambda match: str(args[match[1]]), found[1])
        return re.sub(r"\{ ([a-z][\w-]*) \}", lambda match: self.message(match[1], **args), words)

    @property
    def words(self) -> set[str]:
        """Every word that is said in it somewhere."""
        lines = [line for line in self.text.splitlines() if not line.startswith("#")]
        plain = re.sub(r"^[\w-]+ *=|^ +\*?\[\w+\]|\{[^{}]*(\}|->$)|\}", " ", "\n".join(lines), flags=re.MULTILINE)
        return {word.casefold() for word in WORD.findall(plain)}


def tongue(code: str) -> Tongue:
    """A language by its code, as the site has it."""
    return Tongue(code, (DIST / "i18n" / f"{code}.ftl").read_text(encoding="utf-8"))


def assert_speaks(page: Page, own: Tongue, other: Tongue) -> None:
    """Nothing on the screen holds a word that only the other language has."""
    foreign = other.words - own.words
    assert len(foreign) > 500
    texts: list[str] = page.evaluate(READ)
    assert len(texts) > 3
    strange = {text: words for text in texts if (words := {word.casefold() for word in WORD.findall(text)} & foreign)}
    assert not strange, f"{other.code} in {own.code}: {strange}"


@pytest.fixture
def isle(browser: Browser, site_url: str, locale: str) -> Iterator[Isle]:
    """A page in a browser that prefers a language."""
    context = browser.new_context(locale=locale, reduced_motion="reduce", service_workers="block", has_touch=True)
    context.set_default_timeout(PATIENCE)
    watch = Watch(context)
    yield Isle(context.new_page(), site_url)
    context.close()
    watch.verdict()


@pytest.mark.parametrize(("locale", "names"), [("de-DE", ("Änne", "Jörg")), ("ru-RU", ("Аня", "Юра"))])
def test_the_browsers_language_is_spoken_until_another_is_chosen_in_play(
    isle: Isle, locale: str, names: tuple[str, str]
) -> None:
    page, own, english = isle.page, tongue(locale[:2]), tongue("en")

    def look() -> None:
        assert_speaks(page, own, english)

    isle.home()
    expect(page.locator("#engine")).to_have_attribute("data-state", "ready")
    expect(page.locator("html")).to_have_attribute("lang", own.code)
    look()
    isle.set_up("isle")
    expect(page.locator(".seat-draft")).to_have_count(2)
    look()
    for seat, name in enumerate(names):
        page.locator(f".seat-draft[data-seat='{seat}'] .seat-name").fill(name)
    page.locator(".seed-row input").fill("Babel")
    isle.tap("begin")
    expect(isle.table()).to_be_visible()
    isle.names = names
    isle.round(look)
    look()

    # The next person's curtain is down; behind it the menu is out of reach.
    isle.lift_curtain(names[int(isle.fact("curtain"))])
    isle.put_discard(0)
    revision = isle.revision
    isle.tap("menu")
    isle.tap(page.locator("dialog").get_by_role("button", name=own.message("settings"), exact=True))
    look()
    page.locator("dialog select").select_option("en")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("dialog h2")).to_have_text(english.message("settings"))
    isle.tap(page.locator("dialog").get_by_role("button", name=english.message("done"), exact=True))
    expect(isle.test("seal")).to_have_text(english.message("isle-price-seal"))
    assert_speaks(page, english, own)
    assert isle.revision == revision
    assert isle.price_cards().nth(0).locator("[data-test=discard]").get_attribute("aria-pressed") == "true"
    isle.seal()
