"""What is left in the bag, counted: every tile that was drawn lay open, so everybody may work it out (rule 14)."""

from __future__ import annotations

from skye.core.game import Json
from skye.core.kinds import kinds_left
from skye.isle.state import State
from skye.isle.tiles import FEATURES, SCROLLS


def components(state: State) -> Json:
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
