"""What is left in the bag, counted: every tile that was drawn lay open, so everybody may work it out (rule 14)."""

from __future__ import annotations

from typing import TypedDict

from skye.core.kinds import KindLeft, kinds_left
from skye.isle.state import State
from skye.isle.tiles import FEATURES, SCROLLS


class ThingLeft(TypedDict):
    """How many of a thing that stands on tiles are left, and how many there are."""

    thing: str
    left: int
    count: int


class ScrollLeft(TypedDict):
    """How many scrolls of a kind are left, and how many there are."""

    scroll: str
    left: int
    count: int


class ComponentsAnswer(TypedDict):
    """How many of the game's tiles are left in the bag, with what, and of which kinds."""

    left: int
    count: int
    things: list[ThingLeft]
    scrolls: list[ScrollLeft]
    kinds: list[KindLeft]


def components(state: State) -> ComponentsAnswer:
    """The tiles left to draw: how many, what stands on them, their scrolls, and which kinds of edges they have."""
    every, left = state.setup.components.landscape(), state.bag
    return {
        "left": len(left),
        "count": len(every),
        "things": [
            {
                "thing": feature,
                "left": sum(getattr(tile, feature) for tile in left),
                "count": sum(getattr(tile, feature) for tile in every),
            }
            for feature in FEATURES
        ],
        "scrolls": [
            {
                "scroll": scroll,
                "left": sum(tile.scroll == scroll for tile in left),
                "count": sum(tile.scroll == scroll for tile in every),
            }
            for scroll in SCROLLS
        ],
        "kinds": kinds_left({tile.id: tile.edges for tile in every}, [tile.id for tile in left]),
    }
