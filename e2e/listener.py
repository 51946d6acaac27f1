"""A person who hears the page: reads nothing but the accessibility tree, and acts by roles and names."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from playwright.sync_api import Page

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


class Listener:
    """Plays either game to its end. `tried` holds what was pressed in vain since the last thing that happened."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.whole: list[Node] = []
        self.nodes: list[Node] = []
        self.tried: set[str] = set()
        self.told: list[str] = []
        self.heard: set[str] = set()
        self.actions = 0
        self.last = ""

    # --- Hearing

    def listen(self) -> None:
        """Hear the page once it has come to rest."""
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
        """Press something; a step of the game is waited for until the page has told of it."""
        self.actions += 1
        assert self.actions < 2000, "the game comes to an end"
        before = self.nodes
        found = self.page.get_by_role(node.role, name=node.name, exact=True)  # type: ignore[arg-type]
        found.first.evaluate("element => element.click()")
        if is_step:
            self.tried.clear()
        else:
            self.tried.add(node.name)
        for _ in range(400):
            self.listen()
            if self.nodes != before:
                break
        if is_step and (told := self.announced()) and told != (self.told or [""])[-1]:
            self.told.append(told)

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
        while not self.button("Show the result"):
            if not any(way() for way in ways):
                self.listen()

    def step(self, *names: str) -> bool:
        """Press the first button whose name begins so, if there is one, as a step of the game."""
        node = self.button(*names)
        if node:
            self.press(node, is_step=True)
        return node is not None

    def dialog(self) -> bool:
        """A curtain is lifted, a question is answered with yes."""
        if self.step("It is me", "Continue"):
            return True
        if not self.button("Cancel"):
            return False
        yes = [node for node in self.buttons() if node.name not in ("Cancel", "Close")]
        self.press(yes[-1], is_step=True)
        return True

    def price(self) -> bool:
        """One tile is marked, then the prices are sealed."""
        if not any(node.name == "Seal the prices" for node in self.nodes):
            return False
        if self.button("Discarded"):
            return self.step("Seal the prices")
        return self.once([node for node in self.buttons() if node.name.startswith("Discard")])

    def hands(self) -> list[Node]:
        """The tiles to place."""
        return [*self.buttons("Tiles to place"), *self.buttons("Tiles")]

    def trial(self) -> bool:
        """A tile in the fingers is laid on the first free place, then placed."""
        if not self.hands():
            return False
        if any(node.name == "Place" for node in self.buttons()):
            return self.step("Place")
        free = [node for node in self.nodes if node.role == "gridcell" and node.name.startswith("Free place")]
        if free:
            self.press(free[0], is_step=False)
        return bool(free)

    def hand(self) -> bool:
        """A tile is taken into the fingers; when none fits, it is given up."""
        if self.once(self.hands()):
            return True
        return bool(self.hands()) and self.step("Give it up", "Discard the tile", "Done", "Pass")

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
        self.press(wished[-1], is_step=True)
        return True

    def special(self) -> bool:
        """A special island that can be created."""
        if self.step("Create"):
            return True
        return self.once([node for node in self.buttons("Special islands on show") if ", can be created" in node.name])

    def islands(self) -> bool:
        """The first island of the last list: filled, paid from, moved from, then moved to."""
        listed = self.buttons("Islands")
        if listed:
            self.press(next(node for node in listed if node.above == listed[-1].above), is_step=True)
        return bool(listed)

    def end(self) -> bool:
        """The end of a step."""
        return self.step("Done", "Pass")
