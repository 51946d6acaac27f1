"""Nothing that people write becomes markup: twenty names full of it, on every screen of both games."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from e2e.desk import Desk, at_desk, bring
from e2e.hostile import MARKUP
from e2e.records import played
from e2e.screens import NAMES, WALKS, close_all, open_game, walk
from e2e.watch import Watch

pytestmark = pytest.mark.tablet

# By seats; markup that would swallow all that follows if it were parsed is last.
MARKED = (
    ("<mark>bold</mark>", "<img src=x onerror=hurt()>", "&lt;i&gt;", "{{7*7}}", "</title><script>"),
    ("<script>hurt()</script>", "<svg onload=hurt()>", "'\"><u>x</u>", "${hurt()}", "<!-- note"),
    ("<a href=x>y</a>", "<p/onclick=hurt()>", "{ $name }", "]]><x>", "<iframe src=//x>"),
    ("<style>*{}</style>", "javascript:hurt()", "<hurt-me></hurt-me>", "%3Cmark%3Ex", "<mark title='x'>"),
)
LONGEST = 24

# In the page, before its own scripts: look at every element that is ever added, even if only for a moment.
LOOKOUT = """(() => {
    const suspicious = 'mark, u, i, x, iframe, hurt-me, a[href=x], body script, body style, body title, '
        + '[onerror], [onload], [onclick]';
    window.suspects = [];
    window.hurt = () => window.suspects.push('hurt() was called');
    new MutationObserver((records) => {
        for (const { target, addedNodes } of records) {
            for (const node of [target, ...addedNodes]) {
                if (!(node instanceof Element)) continue;
                const found = [...(node.matches(suspicious) ? [node] : []), ...node.querySelectorAll(suspicious)];
                window.suspects.push(...found.map((element) => element.outerHTML));
            }
        }
    }).observe(document, { subtree: true, childList: true, attributes: true });
})()"""

# In the page: whatever comes from the engine has all twenty names in the place of four, longer than the engine would
# let them be. One walk then shows them all.
RENAMING = """(names) => {
    const renamed = (value) => {
        if (typeof value === 'string') return names.reduce((text, [old, name]) => text.replaceAll(old, name), value);
        if (Array.isArray(value)) return value.map(renamed);
        if (value === null || typeof value !== 'object') return value;
        return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, renamed(each)]));
    };
    window.Worker = class extends Worker {
        set onmessage(listener) { super.onmessage = ({ data }) => listener({ data: renamed(data) }); }
    };
}"""

# Where the name of one seat stands, and where the names of all do.
CALLED = {"isle-curtain", "isle-price"}
NAMED = {
    "isle-buy",
    "isle-build",
    "isle-build-trial",
    "isle-sheet",
    "isle-log",
    "people-and-bots",
    "skylands-start",
    "skylands-choose",
    "skylands-discover",
    "skylands-deploy",
    "skylands-create",
    "skylands-pay",
    "skylands-place",
    "skylands-outpost",
    "skylands-convert",
    "isle-over",
    "isle-end",
    "isle-look-back",
    "skylands-over",
    "skylands-sheet",
    "skylands-log",
    "skylands-end",
    "skylands-look-back",
    "games",
}


@pytest.fixture
def table(desk: tuple[Page, Watch], site_url: str) -> Iterator[Desk]:
    """The page on the shared tablet, under watch from its first line on."""
    page, _ = desk
    page.add_init_script(LOOKOUT)
    yield from at_desk(desk, site_url)


def test_markup_in_names_that_are_typed_becomes_no_element(table: Desk) -> None:
    names = [name[:LONGEST] for seat in MARKED for name in seat]
    for first in range(0, len(names), 5):
        five = names[first : first + 5]
        # Bots have names too, and what they do is announced.
        table.names = five
        table.new_game("isle", five, seed="markup", bots=("", "", "casual", "casual", "casual"))
        for name in five:
            expect(table.page.locator("body")).to_contain_text(name)
        table.price()
        assert suspects(table.page) == []
    table.price()
    table.page.wait_for_selector(".table[data-phase=buy][data-busy=false]")
    table.tap("log")
    expect(table.page.locator("[data-drawer=log]")).to_contain_text(names[-1])
    table.new_game("skylands", names[:4], seed="markup", bots=("", "casual", "casual", "casual"))
    for name in names[:4]:
        expect(table.page.locator("body")).to_contain_text(name)
    rows = table.games()
    for name in names:
        expect(rows.filter(has_text=name).first).to_be_visible()
    assert suspects(table.page) == []


def test_markup_in_names_becomes_no_element_on_any_screen(page: Page, site_url: str) -> None:
    long_names = [" ".join(seat) for seat in MARKED]
    page.add_init_script(LOOKOUT)
    page.add_init_script(f"({RENAMING})({json.dumps(list(zip(NAMES, long_names, strict=True)))})")
    page.goto(site_url)
    named, called = set[str](), set[str]()
    for walked in WALKS:
        for screen in walk(page, walked):
            assert suspects(page) == [], screen
            words = page.evaluate("document.body.textContent")
            count = sum(name in words for name in long_names)
            named |= {screen} if count == len(long_names) else set()
            called |= {screen} if count else set()
    assert named >= NAMED and called >= CALLED, "the names are there"


def test_markup_in_a_file_becomes_no_element_in_the_report(table: Desk) -> None:
    names = tuple(name[:LONGEST] for name in MARKED[0])
    good = played("isle", names, until=lambda state: state.phase == "buy")
    corrupted = json.dumps({**json.loads(good), "game": MARKUP})
    bring(table, good, corrupted)
    expect(table.page.locator("[data-dialog=import]")).to_contain_text("1 game could not be loaded")
    close_all(table.page)
    open_game(table.page, played("isle", names))
    assert suspects(table.page) == []
    table.page.evaluate("document.body.appendChild(document.createElement('mark')).remove()")
    assert suspects(table.page) == ["<mark></mark>"], "the lookout sees what is there for a moment only"


def suspects(page: Page) -> list[str]:
    """Elements that only the names could have brought."""
    found: list[str] = page.evaluate("window.suspects")
    return found
