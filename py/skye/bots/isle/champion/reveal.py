"""The round after the reveal, as the champion studies it: prices, what is left to buy, and who has what so far."""

from __future__ import annotations

from skye.bots.isle.champion.market import Buying, Market
from skye.isle.search.numbers import NUMBER
from skye.isle.search.world import World
from skye.isle.view import View


def revealed_tiles(view: View) -> list[list[int]]:
    """The tiles before each seat since the reveal, those included that have been bought."""
    return [[NUMBER[offer["tile"]] for offer in seat["offer"]] for seat in view["seats"]]


def buying_of(view: View, world: World, market: Market) -> Buying:
    """The purchases still possible in a view, with the market of its round."""
    seats = view["seats"]
    prices = [0] * (3 * len(seats))
    kept, bought = [0] * len(seats), [0] * len(seats)
    on_offer: list[int] = []
    for owner, seat in enumerate(seats):
        for place, offer in enumerate(seat["offer"]):
            tile = 3 * owner + place
            prices[tile] = offer["price"] or 0
            if offer["bought_by"] is None:
                kept[owner] |= 1 << place
                on_offer.append(tile)
            else:
                bought[offer["bought_by"]] = tile + 1
    return Buying(market, prices, on_offer, kept, bought, world.gold)
