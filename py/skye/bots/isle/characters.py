"""The characters of Isle of Skye: who they are to the engine. Names, portraits and words belong to the page."""

from __future__ import annotations

from skye.bots.isle.champion.temperament import Pricing, Temperament
from skye.isle.search import counters as c

ISLE_CHARACTERS: dict[str, Temperament] = {
    # The trader: asks little of everybody, sells much, buys gladly.
    "morag": Temperament(Pricing(share=0.3, evenness=1.0, pull=2.0), eagerness=0.8),
    # The miser: lays out as little as possible and keeps the gold.
    "hamish": Temperament(Pricing(share=0.1, evenness=0.6, pull=2.0), thrift=1.25, eagerness=-1.0),
    # The gambler: nearly everything on one tile.
    "rory": Temperament(Pricing(share=0.95, evenness=0.1, pull=1.6)),
    # The spoiler: minds what rivals get more than what it gets itself.
    "isla": Temperament(Pricing(share=0.65, evenness=0.45, pull=2.0), rivalry=1.6),
    # The collector: scrolls above all, and odd prices.
    "fergus": Temperament(Pricing(share=0.5, evenness=0.6, multiple=-1, pull=2.0), scroll=1.5),
    # The shepherd: animals, and fair prices, which are even.
    "catriona": Temperament(Pricing(share=0.55, evenness=0.8, multiple=2, pull=2.0), {c.SHEEP: 0.5, c.CATTLE: 0.5}),
    # The builder: complete areas without gaps, and round prices.
    "angus": Temperament(
        Pricing(share=0.7, evenness=0.9, multiple=5, pull=2.0), {c.COMPLETE_AREAS: 0.5, c.SQUARES: 0.4}
    ),
    # The distiller: barrels on the road to the castle, and prices by threes.
    "eilidh": Temperament(
        Pricing(share=0.4, evenness=0.3, multiple=3, pull=2.0), {c.WHISKY: 0.4, c.ROAD_WHISKY: 0.6, c.ROAD_TILES: 0.2}
    ),
}
"""The temperaments of the characters by their ids."""
