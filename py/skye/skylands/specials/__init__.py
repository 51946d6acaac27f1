"""The special islands of Skylands: each is one value that owns its rule (rules 3, 23 and 24).

What is printed stands in `specials.csv`. Its column `rule` names one of the `RULES` below, with the details in the
columns `of` and `amount`; a special island without an effect has no rule and needs no code.
"""

from __future__ import annotations

from skye.skylands.specials.base import Counted, Special
from skye.skylands.specials.instant import DrawsWhenPlaced, FillsWhenCompleted, PaysWhenCompleted, PaysWhenPlaced
from skye.skylands.specials.lasting import Discount, Lodging, PaysWhenChosen, PaysWhenEntered, Trading
from skye.skylands.specials.owned import Owned
from skye.skylands.specials.scoring import LargestIsland, PerCompleteIsland, PerInhabitants, PerNeighbour, PerSpecial

__all__ = ["RULES", "Counted", "Owned", "Special"]

RULES: dict[str, type[Special]] = {
    "": Special,
    "pays-when-placed": PaysWhenPlaced,
    "draws-when-placed": DrawsWhenPlaced,
    "fills-when-completed": FillsWhenCompleted,
    "pays-when-completed": PaysWhenCompleted,
    "pays-when-chosen": PaysWhenChosen,
    "lodging": Lodging,
    "trading": Trading,
    "discount": Discount,
    "pays-when-entered": PaysWhenEntered,
    "per-complete-island": PerCompleteIsland,
    "per-inhabitants": PerInhabitants,
    "per-neighbour": PerNeighbour,
    "per-special": PerSpecial,
    "largest-island": LargestIsland,
}
"""The effects by the names that `specials.csv` calls them."""
