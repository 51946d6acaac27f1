"""Which prices a seat may seal (rule 14): the one place that decides it."""

from __future__ import annotations

from collections.abc import Sequence

from skye.core.fitting import Fault
from skye.isle.actions import Price

LOWEST_PRICE = 1


def pricing_fault(offered: Sequence[str], gold: int, action: Price) -> Fault | None:
    """Why a seat with these tiles on offer and so much gold may not seal this discard and these prices, or None.

    >>> pricing_fault(["12", "30", "44"], 5, Price.of(0, "12", {"30": 4, "44": 1}))
    >>> pricing_fault(["12", "30", "44"], 5, Price.of(0, "12", {"30": 4, "44": 2})).code
    'not_enough_gold'
    """
    tiles = [action.discard, *(tile for tile, _ in action.prices)]
    for tile in tiles:
        if tile not in offered:
            return Fault("not_your_offer", {"tile": tile, "offer": list(offered)})
    if sorted(tiles) != sorted(offered):
        return Fault("wrong_tiles", {"offer": list(offered)})
    for tile, price in action.prices:
        if price < LOWEST_PRICE:
            return Fault("price_too_low", {"tile": tile, "price": price, "lowest": LOWEST_PRICE})
    total = sum(price for _, price in action.prices)
    if total > gold:
        return Fault("not_enough_gold", {"price": total, "gold": gold})
    return None
