"""A sensible person whose taps are counted.

The people here decide by simple rules that need only what every version of the page shows, so that the same game can be
played on an earlier page: the same seed leads to the same prices, purchases, tiles, rotations and actions.
"""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Locator, Page, expect

from e2e.isle import Isle
from e2e.page import Skye, number_in
from e2e.records import as_file
from e2e.skylands import Skylands, best_place

# A finger that stays on a button until a number has been reached.
HOLD = """(button, [wanted]) => new Promise((resolve) => {
  const field = button.closest('.gold-stepper').querySelector('.gold-input');
  const point = { bubbles: true, isPrimary: true, button: 0, pointerId: 7, pointerType: 'touch' };
  const watch = new MutationObserver(() => {
    if (Number(field.getAttribute('aria-valuenow')) < wanted) return;
    watch.disconnect();
    button.dispatchEvent(new PointerEvent('pointerup', point));
    resolve();
  });
  watch.observe(field, { attributes: true });
  button.dispatchEvent(new PointerEvent('pointerdown', point));
})"""


class Counted(Skye):
    """A person at a table whose turns end by themselves; every tap is counted, and nothing is pressed but by taps."""

    skips_ceremonies = False

    def __init__(self, page: Page, url: str) -> None:
        super().__init__(page, url, settings={"confirm_end": False})
        self.taps = 0

    def tap(self, what: str | Locator) -> None:
        """Tap something, and count it."""
        self.taps += 1
        super().tap(what)

    def tap_cell(self, x: int, y: int) -> None:
        """Tap a cell, and count it."""
        self.taps += 1
        super().tap_cell(x, y)

    def act(self, what: str | Locator) -> None:
        """Tap something that changes the table; what is forced after it ends by itself."""
        super().act(what)
        self.rest()

    def rest(self) -> None:
        """Wait while what is implied is done, and while a turn ends by itself."""
        while self.page.locator(".pause-bar").count():
            revision = self.revision
            self.page.wait_for_selector(f".table:not([data-revision='{revision}'])")
            self.settled()

    def turn_once(self) -> None:
        """Rotate the tile on trial, if it fits in another way."""
        turn = self.test("turn")
        if turn.get_attribute("aria-disabled") != "true":
            self.tap(turn)

    def asked(self) -> bool:
        """Wait until the person is asked; false at the end. Nothing is tapped to hurry the bots."""
        self.page.wait_for_selector(
            ".table[data-phase=end], .table[data-decider='0'][data-busy=false][data-asking=false]"
        )
        return self.phase != "end"

    def start_counting(self) -> None:
        """What sets up the table does not count."""
        self.taps = 0

    def begin(self, record: str) -> None:
        """Load a game that nobody has begun to play, and count from its first decision."""
        self.home()
        self.page.locator("input[type=file]").set_input_files(as_file(record))
        self.tap(self.page.locator("[data-dialog=import] .button-primary"))
        self.page.wait_for_selector(".table")
        self.start_counting()


class CountedIsle(Counted, Isle):
    """A person at Isle of Skye, who puts up to 5 gold and 2 or 3 gold on two tiles; the third one goes back."""

    left = 0
    """The gold that was left when the prices were sealed."""
    before = 0
    """The taps that the same decisions took on the page before prices began at 1, repeated and implied the discard, and
    before building ended by itself. That page was played by taps too, eleven whole games: these sums are its counts."""
    built = 0
    """The tiles built in this round."""

    def price_tiles(self) -> None:
        """Put the prices and seal them."""
        self.page.wait_for_selector(".price-card")
        before = self.revision
        have = number_in(self.page.locator(".purse-have dd").inner_text())
        for card, gold in enumerate((min(have // 2, 5), 2 if have < 8 else 3)):
            button = self.price_cards().nth(card).locator("[data-step=more]")
            if gold == 2:
                self.tap(button)
            else:
                self.taps += 1
                button.evaluate(HOLD, [gold])
            self.before += gold - 1
            expect(self.price_cards().nth(card).locator(".gold-input")).to_have_value(str(gold))
        self.before += 2  # The marker on the third tile, and the seal.
        expect(self.price_cards().nth(2)).to_contain_text("Discarded")
        self.left = number_in(self.page.locator(".purse-left dd").inner_text())
        self.tap("seal")
        self.settled(before)

    def buy_first(self) -> None:
        """Buy the first tile that costs no more than what was left, or pass."""
        prices = self.page.locator(".seller:not(.is-own) .offer:not(.is-sold) .offer-price").all_inner_texts()
        for number, price in enumerate(prices):
            if number_in(price) <= self.left:
                self.choose_offer(self.offers().nth(number))
                self.act("buy")
                self.before += 2
                return
        taps = self.taps
        self.pass_by()
        self.before += self.taps - taps

    def build_all(self) -> None:
        """Place every tile where it fits first; it is rotated once, where it can be."""
        self.before += 1  # Done.
        self.built = 0
        while self.phase == "build" and self.hand().count():
            self.built += 1
            self.before += self.hand().count() > 1
            for tile in range(self.hand().count()):
                self.choose_tile(tile)
                places = [cell for cell in self.cells("legal") if self.is_in_sight(cell.x, cell.y)]
                if places:
                    break
            taps = self.taps
            self.try_cell(places[0])
            self.turn_once()
            self.act("place")
            self.before += self.taps - taps


class CountedSkylands(Counted, Skylands):
    """A person at Skylands who decides as `Skylands` does, and rotates every tile once, where it can be."""

    def choose(self, name: str) -> None:
        """Choose an action; what it implies is done with it."""
        super().choose(name)
        self.rest()

    def place(self) -> None:
        """Place the first tile that fits; the page shows which do."""
        self.page.wait_for_selector(".hand-fits")
        stuck: list[bool] = self.page.locator(".hand-card").evaluate_all(
            "cards => cards.map(({classList}) => classList.contains('is-stuck'))"
        )
        if all(stuck):
            # The step ends by itself, unless there is a tile of the outpost to discard or a hostel to move to.
            if self.test("discard").count():
                self.act("discard")
            elif self.test("hostel").count():
                self.pass_by()
            else:
                self.page.wait_for_selector(f".table:not([data-revision='{self.revision}'])")
            return
        self.choose_tile(stuck.index(False))
        self.try_cell(best_place(self.cells("legal"), self.cells("tile")))
        self.turn_once()
        self.act("place")

    def create(self) -> None:
        """Create a special island of a kind not seen before: a tap on a spot creates it, and tries it there."""
        names = sorted(self.specials(), key=self.created.count)
        if not names:
            self.end_step()
            return
        self.choose_special(names[0])
        self.created.append(names[0])
        before = self.revision
        spot = best_place(self.cells("legal"), self.cells("tile"))
        self.tap_cell(spot.x, spot.y)
        self.settled(before)
        if self.phase == "place":
            expect(self.page.locator(f"[data-kind=ghost][data-x='{spot.x}'][data-y='{spot.y}']")).to_have_count(1)
            self.turn_once()
            self.act("place")


# In the page: whom the table asks, with or without a curtain, each time that another person is asked.
WATCH_PEOPLE = """() => {
  window.asked = [];
  new MutationObserver(() => {
    const { curtain, decider } = document.querySelector('.table')?.dataset ?? {};
    const now = curtain || decider;
    if (now && now !== window.asked.at(-1)) window.asked.push(now);
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-curtain', 'data-decider'] });
}"""


class CountedFamily(CountedIsle):
    """Several people at one device, who decide as the one person does; whoever has it goes on as long as they may."""

    def sit_down(self, names: Sequence[str], *, seed: str) -> None:
        """Start a game, and watch who is asked from then on."""
        self.page.add_init_script(f"({WATCH_PEOPLE})()")
        self.new_game("isle", names, seed=seed, options=("First game",))
        self.start_counting()

    @property
    def changes(self) -> int:
        """How often another person than before was asked."""
        return int(self.page.evaluate("window.asked.length")) - 1

    def asked(self) -> bool:
        """Wait until somebody is asked, past points that are shown and a curtain; false at the end."""
        lift = "[data-test=lift]:enabled"
        skip, last = (f".table[data-ceremony=true] [data-test=ceremony-{way}]" for way in ("skip", "next"))
        decide = ".table:not([data-decider=''])[data-busy=false][data-asking=false][data-ceremony=false]"
        end = ".table[data-phase=end][data-ceremony=false], [data-screen=end]"
        while True:
            self.page.wait_for_selector(f"{end}, {lift}, {skip}, {last}, {decide}")
            for leads_on in (skip, last, lift):
                if self.page.locator(leads_on).count():
                    self.tap(self.page.locator(leads_on))
                    self.page.wait_for_selector(leads_on, state="detached")
                    break
            else:
                return self.page.locator(end).count() == 0

    def step(self) -> None:
        """What the person who is asked does next."""
        if self.phase == "price":
            self.price_tiles()
        elif self.phase == "buy":
            self.buy_or_pass()
        else:
            self.build_all()
