"""A person with a keyboard and no pointer: the ways of the tapping tests, by Tab, arrows, Enter and Escape alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, expect

from e2e.isle import Isle
from e2e.page import Skye
from e2e.skylands import Skylands

# How many times Tab leads from the focus to an element; negative numbers go back.
STEPS = """wanted => {
    const layer = document.querySelector('dialog[open]') ?? document;
    const stops = [...layer.querySelectorAll('button, input, select, textarea, summary, a[href], [tabindex="0"]')]
        .filter((each) => each.tabIndex >= 0 && !each.disabled && !each.closest('[inert]') && each.checkVisibility())
        // Of radio buttons only the chosen one is a stop.
        .filter((each) => each.type !== 'radio' || each.checked);
    const now = document.activeElement;
    if (now === wanted) return 0;
    const follows = (each) => now.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING;
    const ahead = stops.filter((each) => each !== now && follows(each));
    if (ahead.includes(wanted)) return ahead.indexOf(wanted) + 1;
    const behind = stops.filter((each) => each !== now && !follows(each) && !each.contains(now));
    return behind.indexOf(wanted) - behind.length;
}"""

# The focus is on something that can be seen: not on nothing, not behind the curtain, not scrolled out of sight.
SENSIBLE = """() => {
    const now = document.activeElement;
    if (!now || now === document.body) return 'nothing has the focus';
    const words = `${now.tagName}.${now.className} "${now.textContent.trim().slice(0, 60)}"`;
    if (!now.checkVisibility({ visibilityProperty: true })) return `hidden: ${words}`;
    if (now.closest('[inert]')) return `out of reach: ${words}`;
    const { left, top, right, bottom } = now.getBoundingClientRect();
    const isSeen = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    return isSeen ? '' : `out of sight: ${words}`;
}"""


class Keyed(Skye):
    """A person before the page, with a keyboard."""

    def key(self, key: str) -> None:
        """Press a key, and see that the focus is not lost."""
        self.page.keyboard.press(key)
        self.sensible()

    def sensible(self) -> None:
        """The focus is where a person would look for it."""
        fault: str = self.page.evaluate(SENSIBLE)
        assert not fault, fault

    def go_to(self, what: Locator) -> None:
        """Tab to something, on or back, whichever is nearer in the order of the page."""
        what.wait_for()
        for attempt in range(60):
            steps: int = what.evaluate(STEPS)
            if not steps:
                return
            for _ in range(abs(steps) if attempt == 0 else 1):
                self.page.keyboard.press("Tab" if steps > 0 else "Shift+Tab")
        raise AssertionError(f"no key leads to {what}")

    def tap(self, what: str | Locator) -> None:
        """Go to something and press Enter."""
        self.go_to(self.test(what) if isinstance(what, str) else what)
        self.key("Enter")

    def act(self, what: str | Locator) -> None:
        """Do something that changes the table; a tile on trial is placed where it lies."""
        if what != "place":
            super().act(what)
        else:
            before = self.revision
            self.key("Enter")
            self.settled(before)
        self.sensible()

    def at(self) -> tuple[int, int]:
        """The cell of the board that has the focus."""
        x, y = self.page.evaluate("(({ dataset }) => [Number(dataset.x), Number(dataset.y)])(document.activeElement)")
        return x, y

    def tap_cell(self, x: int, y: int) -> None:
        """Go to a cell by arrows, and page by page where they do not lead, and press Enter."""
        if not self.page.evaluate("document.activeElement.matches('[role=gridcell]')"):
            self.go_to(self.page.locator("[role=gridcell][tabindex='0']"))
        for turn in range(90):
            column, row = self.at()
            if (column, row) == (x, y):
                break
            across, down = ("ArrowRight", "ArrowLeft")[column > x], ("ArrowDown", "ArrowUp")[row > y]
            arrow = across if column != x else down
            self.page.keyboard.press(arrow if turn < 4 else "PageDown")
        assert self.at() == (x, y)
        self.key("Enter")

    def choose_game(self, game: str) -> None:
        """Choose a game by arrows, unless it is chosen."""
        chosen = self.page.locator(".game-card input:checked")
        chosen.wait_for()
        if chosen.get_attribute("value") != game:
            self.go_to(chosen)
            self.key("ArrowDown")

    def begin(self, game: str, names: Sequence[str], *, seed: str) -> None:
        """From the first screen to the table: two people and a seed, typed."""
        self.home()
        self.set_up(game)
        expect(self.page.locator(".seat-draft")).to_have_count(len(names))
        fields = [self.page.locator(f".seat-draft[data-seat='{seat}'] .seat-name") for seat in range(len(names))]
        for field, words in zip([*fields, self.page.locator(".seed-row input")], [*names, seed], strict=True):
            self.go_to(field)
            self.page.keyboard.press("ControlOrMeta+a")
            self.page.keyboard.type(words)
        self.tap("begin")
        expect(self.table()).to_be_visible()


class KeyedIsle(Keyed, Isle):
    """A table of Isle of Skye, played by keys."""

    def start(self, names: Sequence[str], *, seed: str, **_: Any) -> None:
        """Set up a game by keys."""
        self.names = names
        self.begin("isle", names, seed=seed)


class KeyedSkylands(Keyed, Skylands):
    """A table of Skylands, played by keys."""

    def start(self, names: Sequence[str], *, seed: str, options: Sequence[str] = ()) -> None:
        """Set up a game by keys."""
        self.begin("skylands", names, seed=seed)
