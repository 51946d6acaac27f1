"""Skylands by taps: choosing, discovering, deploying, creating and converting as the page offers them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from playwright.sync_api import Locator, Page, expect

from e2e.page import SETTINGS, Cell, Skye
from e2e.records import as_file, played
from skye.skylands.state import State

# The seed with which random legal actions lead to a phase, where its own name as the seed does not.
SEEDS = {"outpost": "outpost 6"}


class Skylands(Skye):
    """A table of Skylands, played by people who tap."""

    def __init__(self, page: Page, url: str, *, settings: Mapping[str, object] = SETTINGS) -> None:
        super().__init__(page, url, settings=settings)
        self.actions_chosen: list[str] = []
        self.created: list[str] = []

    def start(self, names: Sequence[str], *, seed: str, options: Sequence[str] = ()) -> None:
        """Set up a game for people with these names."""
        self.new_game("skylands", names, seed=seed, options=options)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == "end"

    def ready(self) -> None:
        """Wait until what may be done is on the screen."""
        self.settled()
        self.page.wait_for_selector(".action-card, .foot-buttons, .hand-fits, [data-test=pay], [data-test=result]")

    # --- Choose

    def action(self, name: str) -> Locator:
        """The card of an action."""
        return self.page.locator(f"[data-action={name}]")

    def gains(self) -> dict[str, int]:
        """What the cards promise to the one who chooses, of the actions that cost no marker and end nothing."""
        self.page.wait_for_selector(".action-card")
        cards: list[list[str]] = self.page.locator(".action-button:not(:has(.action-note))").evaluate_all(
            "cards => cards.map((card) => [card.dataset.action, card.querySelector('.action-gain').textContent])"
        )
        numbers = {name: re.search(r"\d+", words) for name, words in cards}
        return {name: int(found.group()) if found else 0 for name, found in numbers.items()}

    def choose(self, name: str) -> None:
        """Choose an action, and say yes if that needs to be asked."""
        self.actions_chosen.append(name)
        before = self.revision
        needs_yes = self.action(name).locator(".action-note").count() > 0
        self.tap(self.action(name))
        if needs_yes:
            self.confirm()
        self.settled(before)

    def choose_well(self) -> None:
        """Choose what promises something: to create, to convert, to deploy; else, and every other time, to discover."""
        gains = self.gains()
        wishes = [name for name in ("create", "convert", "deploy", "discover") if gains.get(name, 0) > 0]
        if "discover" in wishes and "create" not in wishes and self.actions_chosen[-1:] != ["discover"]:
            wishes = ["discover"]
        self.choose((wishes or list(gains))[0])

    # --- Placing

    def hand(self) -> Locator:
        """The tiles that may be placed."""
        return self.page.locator(".hand .tile-button")

    def choose_tile(self, number: int) -> None:
        """Take a tile into the fingers, if it is not there yet."""
        tile = self.hand().nth(number)
        if tile.get_attribute("aria-pressed") != "true":
            self.tap(tile)
            expect(tile).to_have_attribute("aria-pressed", "true")
        expect(self.page.locator(".hand-card.is-chosen .hand-fits")).to_be_visible()

    def try_cell(self, cell: Cell) -> None:
        """Lay the tile in the fingers on trial."""
        self.tap_cell(cell.x, cell.y)
        expect(self.page.locator(f"[data-kind=ghost][data-x='{cell.x}'][data-y='{cell.y}']")).to_have_count(1)
        expect(self.page.locator(".preview")).to_be_visible()

    def place(self) -> None:
        """Place the first tile that fits where it fits best beside others; without a place, pass or discard."""
        self.page.wait_for_selector(".hand-fits")
        for number in range(self.hand().count()):
            self.choose_tile(number)
            places = self.cells("legal")
            if places:
                self.try_cell(best_place(places, self.cells("tile")))
                self.act("place")
                return
        if self.test("discard").count():
            self.act("discard")
        else:
            self.pass_by()

    # --- Steps

    def end_step(self) -> None:
        """Say done, or pass."""
        if self.test("done").count():
            self.act("done")
        else:
            self.pass_by()

    def deploy(self) -> None:
        """Fill every island that may be filled."""
        if self.test("deploy").count():
            self.act(self.test("deploy").first)
        else:
            self.end_step()

    def specials(self) -> list[str]:
        """The special islands that can be created now."""
        names: list[str] = self.page.locator("[data-can-create=true]").evaluate_all(
            "tiles => tiles.map(({dataset}) => dataset.tile)"
        )
        return names

    def choose_special(self, name: str) -> None:
        """Choose a special island on display, unless it is chosen: the only one that can be created is."""
        card = self.page.locator(f".show [data-tile={name}]")
        if card.get_attribute("aria-pressed") != "true":
            self.tap(card)
        expect(card).to_have_attribute("aria-pressed", "true")

    def create(self) -> None:
        """Create a special island of a kind not seen before, if there is one."""
        if self.page.locator(".show").count() == 0 or not self.specials():
            self.end_step()
            return
        names = sorted(self.specials(), key=self.created.count)
        self.choose_special(names[0])
        expect(self.page.locator(".chosen-special")).to_be_visible()
        self.created.append(names[0])
        self.act("create")

    def convert(self) -> None:
        """Move inhabitants as long as that can be done."""
        if not self.test("source").count():
            self.end_step()
            return
        if not self.test("city").count():
            self.tap(self.test("source").first)
        self.act(self.test("city").first)

    def pay(self) -> None:
        """Pay with the first who can."""
        self.act(self.test("pay").first)

    def discover(self) -> None:
        """Take a tile and place it."""
        if self.hand().count():
            self.place()
        else:
            self.end_step()

    # --- Whole games

    def step(self) -> None:
        """One decision of the seat that is asked."""
        self.ready()
        steps: dict[str, Callable[[], None]] = {
            "start": self.discover,
            "choose": self.choose_well,
            "discover": self.discover,
            "deploy": self.deploy,
            "create": self.create,
            "pay": self.pay,
            "place": self.place,
            "outpost": self.place,
            "convert": self.convert,
        }
        steps[self.phase]()

    def play(self, watch: Callable[[], None] = lambda: None) -> None:
        """Play to the end; `watch` is called before every decision."""
        while not self.is_over:
            watch()
            self.step()


def in_phase(sky: Skylands, phase: str, until: Callable[[State], bool] = lambda _: True) -> None:
    """Open a game that others left in a phase."""
    text = played(
        "skylands",
        ("Ann", "Bo"),
        seed=SEEDS.get(phase, phase),
        until=lambda state: bool(state.phase == phase and until(state)),
    )
    sky.page.evaluate("location.hash = '#start'")
    sky.page.locator("input[type=file]").set_input_files(as_file(text))
    sky.tap(sky.page.locator("[data-dialog=import] .button-primary"))
    sky.page.wait_for_selector(f".table[data-phase={phase}]")
    sky.ready()


def best_place(places: Sequence[Cell], tiles: Sequence[Cell]) -> Cell:
    """The place with the most tiles beside it, the first of several."""
    lying = {(tile.x, tile.y) for tile in tiles}
    return max(places, key=lambda cell: len(_beside(cell) & lying))


def _beside(cell: Cell) -> set[tuple[int, int]]:
    """The squares beside a cell."""
    return {(cell.x + x, cell.y + y) for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0))}
