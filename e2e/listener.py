"""A person who hears the page: reads nothing but the accessibility tree, and acts by roles and names."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from playwright.sync_api import Page

from e2e.page import number_in

# A whole game has a few hundred presses.
MOST_PRESSES = 700
# Seconds after which nothing more is expected.
LONGEST = 60
PAYING = tuple(f"Pay with {who} inhabitant: from which island?" for who in ("a green", "a purple", "any"))
PLACE = re.compile(r", column (−?\d+), row (−?\d+)$")
LINE = re.compile(r'^(?P<role>\w+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?(?P<rest>.*)$')


@dataclass(frozen=True)
class Node:
    """An element of the tree: what it is, what it is called, in which state, and among what."""

    role: str
    name: str
    rest: str
    above: tuple[str, ...]

    def within(self, name: str) -> bool:
        """Whether something of this name is around it."""
        return name in self.above


def tree(page: Page) -> list[Node]:
    """The page as a screen reader has it."""
    nodes: list[Node] = []
    path: list[tuple[int, str]] = []
    for line in page.locator("body").aria_snapshot().splitlines():
        depth = len(line) - len(line.lstrip())
        text = line.strip().removeprefix("- ")
        if text.startswith("'"):
            text = text.strip("':").replace("''", "'")
        found = LINE.match(text)
        while path and path[-1][0] >= depth:
            path.pop()
        if not found:
            continue
        name = (found["name"] or "").replace('\\"', '"')
        nodes.append(Node(found["role"], name, found["rest"], tuple(each for _, each in path)))
        path.append((depth, name or found["role"]))
    return nodes


def in_reach(nodes: list[Node]) -> list[Node]:
    """Of an open dialog, only what is in it."""
    dialogs = [node for node in nodes if node.role == "dialog"]
    if not dialogs:
        return nodes
    return [node for node in nodes if node.within(dialogs[-1].name or "dialog")]


def place_of(node: Node) -> tuple[int, int]:
    """The column and the row that a cell of the board names.

    >>> place_of(Node("gridcell", "Free spot, column −1, row 2", "", ()))
    (-1, 2)
    """
    found = PLACE.search(node.name)
    assert found, f"{node.name!r} reports its place"
    return number_in(found[1]), number_in(found[2])


def beside(place: tuple[int, int]) -> set[tuple[int, int]]:
    """The four places around one."""
    x, y = place
    return {(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)}


class Listener:
    """Plays either game to its end. `tried` holds what was pressed in vain since the last thing that happened."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.whole: list[Node] = []
        self.nodes: list[Node] = []
        self.tried: set[str] = set()
        self.sentences: list[str] = []
        self.heard: set[str] = set()
        self.actions = 0
        self.last = ""
        self.chosen: list[str] = []
        self.created: list[str] = []

    # --- Hearing

    def listen(self) -> None:
        """What a screen reader announces once the page has come to rest."""
        self.page.wait_for_selector(".table[data-busy=false][data-asking=false]")
        self.whole = tree(self.page)
        self.nodes = in_reach(self.whole)
        self.heard |= {node.name for node in self.nodes if node.role in ("button", "gridcell")}

    def buttons(self, within: str = "") -> list[Node]:
        """The buttons that may be pressed, of the whole page or of something on it."""
        return [
            node
            for node in self.nodes
            if node.role == "button" and "[disabled]" not in node.rest and (not within or node.within(within))
        ]

    def button(self, *names: str) -> Node | None:
        """The first button whose name begins so."""
        for name in names:
            for node in self.buttons():
                if node.name.startswith(name):
                    return node
        return None

    def announced(self) -> str:
        """What the live region said last."""
        said = [node.rest.removeprefix(": ").strip('"') for node in self.whole if node.role == "status"]
        return said[-1] if said else ""

    # --- Acting

    def press(self, node: Node, *, is_step: bool) -> None:
        """Press something; a step of the game is waited for until the page has announced it."""
        self.actions += 1
        assert self.actions < MOST_PRESSES, "the game comes to an end"
        before = self.nodes
        # Nothing under an open question can be reached, even if it has the same name as the answer.
        question = self.page.locator("dialog")
        scope = question if question.count() else self.page
        found = scope.get_by_role(node.role, name=node.name, exact=True)  # type: ignore[arg-type]
        found.first.evaluate("element => element.click()")
        if is_step:
            self.tried.clear()
        else:
            self.tried.add(node.name)
        end = time.monotonic() + LONGEST
        self.listen()
        while self.nodes == before:
            assert time.monotonic() < end, f"nothing comes of {node.role} {node.name!r}"
            self.listen()
        if is_step and (words := self.announced()) and words != (self.sentences or [""])[-1]:
            self.sentences.append(words)

    def once(self, nodes: Sequence[Node]) -> bool:
        """Press the first of these that has not been tried."""
        for node in nodes:
            if node.name not in self.tried:
                self.press(node, is_step=False)
                return True
        return False

    def play(self) -> None:
        """Play until the result can be shown."""
        self.listen()
        ways: tuple[Callable[[], bool], ...] = (
            self.dialog,
            self.price,
            self.trial,
            self.hand,
            self.buy,
            self.action,
            self.special,
            self.islands,
            self.end,
        )
        end = time.monotonic() + LONGEST
        while not self.button("Show the result"):
            if any(way() for way in ways):
                end = time.monotonic() + LONGEST
                continue
            assert time.monotonic() < end, "there is something to do"
            self.listen()

    def step(self, *names: str) -> bool:
        """Press the first button whose name begins so, if there is one, as a step of the game."""
        node = self.button(*names)
        if node:
            self.press(node, is_step=True)
        return node is not None

    def dialog(self) -> bool:
        """A curtain is lifted, a question is answered with yes."""
        if self.step("That’s me", "Continue"):
            return True
        # The buttons of a tile on the board have a Cancel too.
        if not self.button("Cancel") or not self.page.locator("dialog").count():
            return False
        yes = [node for node in self.buttons() if node.name not in ("Cancel", "Close")]
        self.press(yes[-1], is_step=True)
        return True

    def price(self) -> bool:
        """One tile is marked, then the prices are sealed."""
        if not any(node.name == "Confirm prices" for node in self.nodes):
            return False
        if self.button("Discarded"):
            return self.step("Confirm prices")
        return self.once([node for node in self.buttons() if node.name.startswith("Discard")])

    def hands(self) -> list[Node]:
        """The tiles to place."""
        return [*self.buttons("Tiles to place"), *self.buttons("Tiles")]

    def trial(self) -> bool:
        """A tile in the fingers is laid on the free place beside most tiles, then placed."""
        if not self.hands():
            return False
        if any(node.name == "Place" for node in self.buttons()):
            return self.step("Place")
        cells = {place_of(node): node for node in self.nodes if node.role == "gridcell"}
        free = [place for place, node in cells.items() if node.name.startswith("Free spot")]
        if not free:
            return False
        tiles = cells.keys() - free
        best = max(free, key=lambda place: len(beside(place) & tiles))
        self.press(cells[best], is_step=False)
        return True

    def hand(self) -> bool:
        """A tile is taken into the fingers; when none fits, it is given up."""
        if self.once(self.hands()):
            return True
        return bool(self.hands()) and self.step("Return to the bag", "Discard the tile", "Done", "Pass")

    def buy(self) -> bool:
        """The first tile that can be bought is bought."""
        offers = [node for node in self.buttons() if "gold, from" in node.name and "bought by" not in node.name]
        if not offers:
            return False
        return self.step("Buy for") or self.once(offers) or self.step("Pass")

    def action(self) -> bool:
        """An action that gives something; every other time, new tiles."""
        cards = self.buttons("The four actions")
        if not cards:
            return False
        fruitful = [node for node in cards if re.search(r"[1-9]", node.name)] or cards
        is_turn = not self.last.startswith("Discover")
        wished = [node for node in fruitful if node.name.startswith("Discover") == is_turn] or fruitful
        self.last = wished[-1].name
        self.chosen.append(self.last)
        self.press(wished[-1], is_step=True)
        return True

    def special(self) -> bool:
        """A special island that can be created."""
        show = [node for node in self.buttons("Special islands on display") if ", can be created" in node.name]
        if self.step("Create"):
            self.created += [node.name for node in show if "[pressed]" in node.rest]
            return True
        return self.once(show)

    def islands(self) -> bool:
        """An island is filled, pays, is moved to, or else moved from."""
        for question in ("Islands you can fill", "Into which city?", "From which island?", *PAYING):
            listed = self.buttons(question)
            if listed:
                self.press(listed[0], is_step=True)
                return True
        return False

    def end(self) -> bool:
        """The end of a step."""
        return self.step("Done", "Pass")
