"""One tablet that stays open from test to test: games gather in its store, and the engine starts once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator, Page, expect

from e2e.isle import Isle
from e2e.records import as_file
from e2e.watch import Watch


def in_build(state: Any) -> bool:
    """The second round's building."""
    return bool(state.phase == "build" and state.round == 2)


class Desk(Isle):
    """A page that stays open from test to test."""

    def home(self) -> None:
        """Back to the first screen, as the browser's back button leads there."""
        if self.page.url.startswith(self.url):
            self.page.evaluate("history.pushState(null, '', '#start'); dispatchEvent(new PopStateEvent('popstate'))")
        else:
            self.page.goto(self.url)
        expect(self.page.locator("[data-screen=start]")).to_be_visible()

    def games(self) -> Locator:
        """The rows of the saved games."""
        self.home()
        self.tap(self.page.get_by_role("button", name="Saved games"))
        expect(self.page.locator(".game-row").first).to_be_visible()
        return self.page.locator(".game-row")


def at_desk(desk: tuple[Page, Watch], url: str) -> Iterator[Desk]:
    """The page on the shared tablet, at its first screen; any trouble in the browser fails the test."""
    page, watch = desk
    skye = Desk(page, url)
    skye.home()
    yield skye
    troubles, watch.troubles = watch.troubles, []
    assert troubles == []


def bring(skye: Desk, *texts: str) -> None:
    """Load games from a file, as a person does on the first screen."""
    skye.page.locator("input[type=file]").set_input_files(as_file(*texts))
    expect(skye.page.locator("[data-dialog=import]")).to_be_visible()


def sit_down(skye: Desk, text: str) -> None:
    """Load a game and open its table; a game that is already there is opened from the list."""
    bring(skye, text)
    report = skye.page.locator("[data-dialog=import]")
    if report.locator(".button-primary").count():
        skye.tap(report.locator(".button-primary"))
    else:
        expect(report).to_contain_text("You already have this game")
        skye.page.keyboard.press("Escape")
        name = json.loads(text)["setup"]["seats"][0]["name"]
        skye.tap(skye.games().filter(has_text=name).get_by_role("button", name="Open").first)
    expect(skye.table()).to_be_visible()
