"""Inside a page of another site nothing can be deleted, as that page could lead a tap astray."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, FrameLocator, Page, expect

from e2e.tampering import TamperedSite

# The page of another site stands in the place of a text: it comes from a real server, as browsers demand.
OUTER = "licences/Skye-MIT.txt"
SAVE = """async () => {
    const { createEngine } = await import(new URL('testing.js', document.baseURI).href);
    const engine = createEngine();
    const seats = [{ name: 'Ann', clan: 'blue' }, { name: 'Bo', clan: 'red' }];
    const setup = { seats, seed: 'framed', first: 0, goals: 'first-game' };
    await engine.call('games.new', { game: 'isle', setup, players: ['human', 'human'] });
    engine.dispose();
}"""


def saved_games(page: Page, site: TamperedSite, host: str) -> FrameLocator:
    """The saved games, one of them, in a frame of a page on a host."""
    text = f'<!doctype html><title>Outer</title><iframe width="900" height="600" src="{site.url}#games"></iframe>'
    site.changes[OUTER] = lambda _: text.encode()
    site.headers[OUTER] = {"Content-Type": "text/html"}
    page.goto(site.url.replace("127.0.0.1", host) + OUTER)
    inner = page.frame_locator("iframe")
    expect(inner.locator("#engine[data-state=ready]")).to_be_attached()
    page.frames[1].evaluate(SAVE)
    page.frames[1].goto(f"{site.url}?anew#games")
    expect(inner.locator("[data-game-id]")).to_have_count(1)
    return inner


@pytest.fixture
def page(context: BrowserContext) -> Page:
    """A page that is not watched, as it may hold one of another origin."""
    return context.new_page()


@pytest.mark.parametrize("name", ["Delete", "Delete everything"])
@pytest.mark.parametrize(("host", "is_foreign"), [("localhost", True), ("127.0.0.1", False)])
def test_deleting_is_refused_with_a_way_out_only_inside_a_foreign_page(
    page: Page, site: TamperedSite, host: str, is_foreign: bool, name: str
) -> None:
    inner = saved_games(page, site, host)
    inner.get_by_role("button", name=name, exact=True).click()
    dialog = inner.get_by_role("dialog")
    if is_foreign:
        expect(dialog).to_contain_text("Deleting is switched off here")
        with page.context.expect_page() as opened:
            dialog.get_by_role("button", name="Open in its own tab").click()
        expect(opened.value.locator("main[data-screen=games]")).to_be_visible()
        expect(inner.locator("[data-game-id]")).to_have_count(1)
    else:
        expect(dialog).to_contain_text("for ever")
        dialog.get_by_role("button", name=name).click()
        expect(inner.locator("[data-game-id]")).to_have_count(0)
