"""The page as people handle it: what can be seen is read, what can be tapped is tapped, and nothing else."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from playwright.sync_api import Locator, Page, expect

# Nothing rests, moves or ends by itself: the tests wait for what happens, never for time.
SETTINGS = {"speed": "off", "confirm_end": True}
# Where a finger meets an element of a table that is at rest, in sight and free; null where that is not so.
# Other screens scroll and grow under the finger, and say less of themselves.
IN_REACH = """(element) => {
  const table = element.closest('.table[data-asking=false][data-busy=false][data-showing=false]');
  if (!table || element.disabled || document.querySelector('dialog')) return null;
  // What stands beside a cell is out of sight until the camera rests.
  if (element.closest('.board-overlay') && table.querySelector('.board[data-moving]')) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return element.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}"""
# In the page: press whatever leads on from the points that are shown, until they are over.
SKIP_CEREMONY = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  while (document.querySelector('.table[data-ceremony=true]')) {
    const skip = document.querySelector('[data-test=ceremony-skip], [data-test=ceremony-next]');
    if (skip) skip.click();
    await frame();
  }
}"""


@dataclass(frozen=True)
class Cell:
    """A cell of the board, as its accessible twin describes it."""

    x: int
    y: int
    kind: str


def click_to_set_up(page: Page, game: str, kind: str = "family") -> None:
    """From the first screen to the set-up of a game with a mouse."""
    page.locator(f".mode-card[data-mode={kind}]").click()
    page.locator(f".game-card[data-game={game}]").click()
    expect(page.locator(".seat-draft")).not_to_have_count(0)


class Skye:
    """A person before the page, with one finger."""

    skips_ceremonies = True

    def __init__(self, page: Page, url: str, *, settings: Mapping[str, object] = SETTINGS) -> None:
        self.page = page
        self.url = url
        stored = json.dumps({**SETTINGS, **settings})
        page.add_init_script(f"localStorage.setItem('skye-settings', {json.dumps(stored)})")

    # --- Anywhere

    def test(self, name: str) -> Locator:
        """What is marked for tests by a name."""
        return self.page.locator(f"[data-test={name}]")

    def tap(self, what: str | Locator) -> None:
        """Tap something: a name of a mark, or an element."""
        element = self.test(what) if isinstance(what, str) else what
        point: list[float] | None = element.evaluate(IN_REACH)
        if point is None:
            # It is scrolled to, and waited for.
            element.tap()
        else:
            self.page.touchscreen.tap(*point)

    def press(self, name: str) -> None:
        """Tap something that says of itself that it will be refused."""
        self.test(name).tap(force=True)

    def toast(self) -> Locator:
        """The sentence that reports a refusal, at the cell it is about or at the edge of the screen."""
        return self.page.locator(".toast p, .refusal-bubble p")

    def refused(self, words: str) -> None:
        """A refusal is reported in a sentence, which is then dismissed."""
        expect(self.toast()).to_contain_text(words)
        self.take_toast_off()

    def take_toast_off(self) -> None:
        """Close the sentence, unless it has gone by itself meanwhile."""
        self.page.evaluate(
            "() => document.querySelectorAll('.toast-close, [data-test=refusal-close]').forEach((each) => each.click())"
        )
        expect(self.page.locator(".toast, .refusal-bubble")).to_have_count(0)

    def confirm(self) -> None:
        """Say yes to the question that is open."""
        self.tap("confirm")
        expect(self.page.locator("dialog")).to_have_count(0)

    # --- Starting

    def home(self) -> None:
        """Open the page at its first screen, the engine started again."""
        self.page.goto(self.url)

    def set_up(self, game: str, kind: str = "family") -> None:
        """From the first screen to the set-up of a game, for one person or several."""
        self.tap(self.page.locator(f".mode-card[data-mode={kind}]"))
        self.choose_game(game)
        expect(self.page.locator(f".game-card[data-game={game}] input")).to_be_checked()
        expect(self.page.locator(".seat-draft")).not_to_have_count(0)

    def choose_game(self, game: str) -> None:
        """Choose a game on the set-up screen, unless it is chosen."""
        card = self.page.locator(f".game-card[data-game={game}]")
        if not card.locator("input").is_checked():
            self.tap(card)

    def new_game(
        self,
        game: str,
        names: Sequence[str],
        *,
        seed: str,
        options: Sequence[str] = (),
        bots: Sequence[str] = (),
        picks: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        """From the first screen to the table; `options` are tapped, `picks` are chosen from lists by their names."""
        self.home()
        self.set_up(game)
        seats = self.page.locator(".seat-draft")
        while (count := seats.count()) < len(names):
            self.tap("add-person")
            expect(seats).to_have_count(count + 1)
        # The people of the last game are remembered; those who do not play now are removed.
        while (count := seats.count()) > len(names):
            self.tap(seats.last.get_by_role("button", name="Remove"))
            expect(seats).to_have_count(count - 1)
        for seat, name in enumerate(names):
            self.page.locator(f".seat-draft[data-seat='{seat}'] .seat-name").fill(name)
        # The seed also decides which characters the bots get.
        self.page.locator(".seed-row input").fill(seed)
        for seat, level in enumerate(bots):
            if level:
                self.seat_bot(seat, level)
        for option in options:
            self.tap(self.page.get_by_role("radio", name=option).or_(self.page.get_by_role("switch", name=option)))
        for label, value in picks.items():
            self.page.get_by_label(label, exact=True).select_option(value)
        self.tap("begin")
        self.page.wait_for_selector(".table")

    def seat_bot(self, seat: int, level: str) -> None:
        """On the set-up screen, give a seat to a bot on a level; it gets a character that is free."""
        row = self.page.locator(f".seat-draft[data-seat='{seat}']")
        row.locator("input[value=bot]").tap()
        row.locator(".bot-fields select").select_option(level)

    def reload(self) -> None:
        """Close the page and come back."""
        self.page.reload()
        self.page.wait_for_selector(".table")

    # --- The table

    def table(self) -> Locator:
        """The table with everything on it."""
        return self.page.locator(".table")

    def fact(self, name: str) -> str:
        """A fact of the table, from its attributes."""
        return self.table().get_attribute(f"data-{name}") or ""

    @property
    def phase(self) -> str:
        """The phase of the game."""
        return self.fact("phase")

    @property
    def revision(self) -> int:
        """It grows with every change of the table."""
        return int(self.fact("revision"))

    def settled(self, revision: int | None = None) -> None:
        """Wait until an action is stored and shown, and everything asked about the new table is answered.

        The steps in which points are shown are skipped, unless a test is about them.
        """
        busy = "" if revision is None else f":not([data-revision='{revision}'])"
        self.page.wait_for_selector(f".table[data-busy=false][data-asking=false]{busy}")
        if self.skips_ceremonies and self.fact("ceremony") == "true":
            self.page.evaluate(SKIP_CEREMONY)
            self.page.wait_for_selector(".table[data-busy=false][data-asking=false]")

    def act(self, what: str | Locator) -> None:
        """Tap something that changes the table, and see it changed."""
        before = self.revision
        self.tap(what)
        self.settled(before)

    def lift_curtain(self, name: str) -> None:
        """Be the person whom the curtain names, and lift it."""
        expect(self.page.locator("#curtain-name")).to_have_text(name)
        # Seen at once: what is expected is looked for less and less often.
        self.page.wait_for_selector("[data-test=lift]:enabled")
        self.tap("lift")
        self.page.wait_for_selector("[data-test=curtain]", state="detached")

    def pass_by(self) -> None:
        """Pass, and say yes if that is asked because something else could be done."""
        self.settled()
        before = self.revision
        is_asked = self.test("pass").get_attribute("aria-haspopup") == "dialog"
        self.tap("pass")
        if is_asked:
            self.confirm()
        self.settled(before)

    # --- The board

    def cells_locator(self, kind: str) -> Locator:
        """The twins of the cells of a kind."""
        return self.page.locator(f"[role=gridcell][data-kind={kind}]")

    def cells(self, kind: str) -> list[Cell]:
        """The cells of a kind: `tile`, `legal` or `ghost`."""
        found = self.cells_locator(kind).evaluate_all(
            "cells => cells.map(({dataset}) => [Number(dataset.x), Number(dataset.y)])"
        )
        return [Cell(x, y, kind) for x, y in found]

    def tap_cell(self, x: int, y: int) -> None:
        """Tap the picture of the board where a cell lies, whether or not anything is there."""
        point = self.middle(x, y)
        assert self._is_board(point), f"the board shows cell {x}, {y}"
        self.page.touchscreen.tap(*point)

    def is_in_sight(self, x: int, y: int) -> bool:
        """Whether the middle of a cell is on the screen and under nothing else."""
        return self._is_board(self.middle(x, y))

    def _is_board(self, point: tuple[float, float]) -> bool:
        at = "([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('.board'))"
        return bool(self.page.evaluate(at, list(point)))

    def middle(self, x: int, y: int) -> tuple[float, float]:
        """Where the middle of a cell is on the screen, once the board is at rest."""
        left, top = self.page.locator("[role=gridcell]").first.evaluate(
            """async (known, [x, y]) => {
              const frame = () => new Promise(requestAnimationFrame);
              // Another size of the board is noticed after the first frame, and taken in by the second.
              await frame();
              await frame();
              while (known.closest('[data-moving]')) await frame();
              const { left, top, width, height } = known.getBoundingClientRect();
              return [left + (x - known.dataset.x + 0.5) * width, top + (y - known.dataset.y + 0.5) * height];
            }""",
            [x, y],
        )
        return left, top


def number_in(text: str) -> int:
    """The first number of a text.

    >>> number_in("Buy for 12")
    12
    >>> number_in("−6 points")
    -6
    """
    found = re.search(r"−?\d+", text)
    assert found is not None, f"no number in {text!r}"
    return int(found.group().replace("−", "-"))
