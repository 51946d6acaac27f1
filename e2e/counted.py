"""A sensible person whose taps are counted, with what the same decisions took while every step had to be confirmed."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from e2e.isle import Isle
from e2e.page import Skye, number_in
from e2e.skylands import Skylands

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
    """A person at a table whose turns end by themselves; every tap is counted."""

    def __init__(self, page: Page, url: str) -> None:
        super().__init__(page, url, settings={"confirm_end": False})
        self.taps = 0
        self.before = 0
        """The taps that the same decisions took when prices began at 0 and every turn ended with Done."""

    def tap(self, what: str | Locator) -> None:
        """Tap something, and count it."""
        self.taps += 1
        self.before += 1
        super().tap(what)

    def tap_cell(self, x: int, y: int) -> None:
        """Tap a cell, and count it."""
        self.taps += 1
        self.before += 1
        super().tap_cell(x, y)

    def act(self, what: str | Locator) -> None:
        """Tap something that changes the table; what is forced after it ends by itself."""
        super().act(what)
        self.rest()

    def rest(self) -> None:
        """Wait while a turn ends by itself, which took a tap before."""
        pause = self.page.locator(".pause-bar")
        while pause.count():
            self.before += 1
            revision = self.revision
            self.page.wait_for_selector(f".table:not([data-revision='{revision}'])")
            self.settled()

    def asked(self) -> bool:
        """Wait until the person is asked; false at the end. Nothing is tapped to hurry the bots."""
        self.page.wait_for_selector(
            ".table[data-phase=end], .table[data-decider='0'][data-busy=false][data-asking=false]"
        )
        return self.phase != "end"

    def start_counting(self) -> None:
        """What sets up the table does not count."""
        self.taps = self.before = 0


class CountedIsle(Counted, Isle):
    """A person at Isle of Skye, who puts up to 5 gold and 2 gold on two tiles; the third one goes back."""

    left = 0
    """The gold that was left when the prices were sealed."""

    def price_tiles(self) -> None:
        """Put the prices and seal them."""
        self.page.wait_for_selector(".price-card")
        before = self.revision
        have = number_in(self.page.locator(".purse-have dd").inner_text())
        for card, gold in enumerate((min(have // 2, 5), 2)):
            button = self.price_cards().nth(card).locator("[data-step=more]")
            if gold == 2:
                self.tap(button)
            else:
                self.taps += 1
                self.before += gold - 1
                button.evaluate(HOLD, [gold])
            expect(self.price_cards().nth(card).locator(".gold-input")).to_have_value(str(gold))
        self.before += 1  # The marker was put on the third tile.
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
                return
        self.pass_by()

    def build_all(self) -> None:
        """Place every tile where it fits first; it is rotated once, where it can be."""
        while self.phase == "build" and self.hand().count():
            for tile in range(self.hand().count()):
                # The first of several tiles had to be chosen before.
                self.before += self.hand().count() > 1 and self.hand().nth(tile).get_attribute("aria-pressed") == "true"
                self.choose_tile(tile)
                places = [cell for cell in self.cells("legal") if self.is_in_sight(cell.x, cell.y)]
                if places:
                    break
            self.try_cell(places[0])
            turn = self.test("turn")
            if turn.count() and turn.is_enabled():
                self.tap(turn)
            self.act("place")


class CountedSkylands(Counted, Skylands):
    """A person at Skylands who decides as `Skylands` does."""
