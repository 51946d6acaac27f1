"""Isle of Skye by taps: pricing, buying and building as the page offers them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from playwright.sync_api import Locator, expect

from e2e.page import Cell, Skye

FIRST_GAME = ("First game",)


class Isle(Skye):
    """A table of Isle of Skye, played by people who tap."""

    names: Sequence[str] = ()

    def start(
        self, names: Sequence[str], *, seed: str, options: Sequence[str] = FIRST_GAME, goals: Sequence[str] = ()
    ) -> None:
        """Set up a game for people with these names, with chosen goals if there are any."""
        self.names = names
        picks = {f"Goal {letter}": goal for letter, goal in zip("ABCD", goals, strict=False)}
        self.new_game("isle", names, seed=seed, options=("Your choice",) if goals else options, picks=picks)

    # --- Price

    def price_cards(self) -> Locator:
        """The three tiles of the person who prices."""
        return self.page.locator(".price-card")

    def put_discard(self, card: int) -> None:
        """Tap the marker onto a tile."""
        self.tap(self.price_cards().nth(card).locator("[data-test=discard]"))

    def put_gold(self, card: int, taps: int) -> None:
        """Tap gold onto a tile, one by one."""
        for _ in range(taps):
            self.tap(self.price_cards().nth(card).locator("[data-step=more]"))

    def type_gold(self, card: int, gold: int) -> None:
        """Type the gold on a tile."""
        self.price_cards().nth(card).locator(".gold-input").fill(str(gold))

    def seal(self) -> None:
        """Confirm the prices: the next person is called, or all prices are open."""
        before = self.revision
        self.tap("seal")
        self.settled(before)
        expect(self.test("seal")).to_have_count(0)

    def price(self, *, discard: int = 0, extra: int = 0) -> None:
        """Lift the curtain, throw one tile back, put gold on the others and seal."""
        self.lift_curtain(self.names[int(self.fact("curtain"))])
        self.put_discard(discard)
        self.put_gold((discard + 1) % 3, extra)
        self.seal()

    # --- Buy

    def offers(self, *, owner: str = ":not(.is-own)") -> Locator:
        """The tiles on offer that nobody has bought."""
        return self.page.locator(f".seller{owner} .offer:not(.is-sold) .tile-button")

    def choose_offer(self, offer: Locator) -> None:
        """Tap a tile on offer and wait for its details."""
        self.tap(offer)
        # Not the details of the one that was chosen before.
        expect(offer).to_have_attribute("aria-pressed", "true")
        expect(self.page.locator(".chosen-offer")).to_be_visible()

    def buy_or_pass(self) -> bool:
        """Buy the first tile that can be bought, else pass; true when something was bought."""
        for number in range(self.offers().count()):
            self.choose_offer(self.offers().nth(number))
            if self.test("buy").count():
                self.act("buy")
                return True
        self.pass_by()
        return False

    # --- Build

    def hand(self) -> Locator:
        """The tiles still to place."""
        return self.page.locator(".hand .tile-button")

    def choose_tile(self, number: int = 0) -> None:
        """Take a tile into the fingers, if it is not there yet, and wait for its places."""
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

    def build_one(self) -> None:
        """Place a tile where it fits first, or give it up when the game says that nothing fits."""
        for number in range(self.hand().count()):
            self.choose_tile(number)
            places = self.cells("legal")
            if places:
                self.try_cell(places[0])
                self.act("place")
                return
        before = self.revision
        self.tap("give-up")
        self.confirm()
        self.settled(before)

    def build(self) -> None:
        """Place everything and say so."""
        while self.hand().count():
            self.build_one()
        self.act("done")

    # --- Rounds

    def round(self, watch: Callable[[], None] = lambda: None) -> None:
        """Play on to the next round or the end; `watch` is called before every step."""
        for phase, step in (("price", self.price), ("buy", self.buy_or_pass), ("build", self.build)):
            while self.phase == phase:
                watch()
                step()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == "end"
