"""A view read into the search core's world, with every purse as the public flow of gold shows it."""

from __future__ import annotations

from skye.isle.goals import GOALS
from skye.isle.search.counted import counted_territory
from skye.isle.search.numbers import NUMBER
from skye.isle.search.world import World
from skye.isle.view import FlowView, View


def read(view: View) -> World:
    """The world as the viewer knows it; the bag has no order here, and nobody's sealed prices are known."""
    seats = view["seats"]
    world = World(
        [counted_territory(seat["territory"]) for seat in seats],
        [GOALS[goal] for goal in view["goals"]],
        view["first_player"],
    )
    world.round = view["round"]
    world.points = [seat["points"] for seat in seats]
    world.bag = [NUMBER[tile] for tile in view["bag"]]
    world.gold = [
        seat["gold"] if number == view["seat"] and seat["gold"] is not None else purse(seat["flow"])
        for number, seat in enumerate(seats)
    ]
    for number, seat in enumerate(seats):
        world.hands[number] += [NUMBER[tile] for tile in seat["hand"]]
        for offer in seat["offer"]:
            tile = NUMBER[offer["tile"]]
            if offer["bought_by"] is not None:
                world.hands[offer["bought_by"]].append(tile)
            else:
                world.offers[number].append([tile, offer["price"] or 0])
    return world


def purse(flow: FlowView) -> int:
    """The gold of a seat by what everybody saw: without what lies on tiles since a reveal, with what is only sealed.

    >>> purse({"income": 11, "staked": 4, "sold": 3, "bought": 2})
    11
    """
    return flow["income"] - flow["staked"] + 2 * flow["sold"] - flow["bought"]
