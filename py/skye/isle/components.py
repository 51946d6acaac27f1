"""What is left in the bag, counted: every tile that was drawn lay open, so everybody may reckon it (rule 14)."""

from __future__ import annotations

from skye.core.game import Json
from skye.core.kinds import kinds_left
from skye.isle.state import State
from skye.isle.tiles import FEATURES, SCROLLS, TILES


def components(state: State) -> Json:
    """The tiles left to draw: how many, what stands on them, their scrolls, and which kinds of edges they have."""
    left = [tile.id for tile in state.bag]
    return {
        "left": len(left),
        "count": len(TILES),
        "things": [
            {
                "thing": feature,
                "left": sum(getattr(TILES[tile], feature) for tile in left),
                "count": sum(getattr(tile, feature) for tile in TILES.values()),
            }
            for feature in FEATURES
        ],
        "scrolls": [
            {
                "scroll": scroll,
                "left": sum(TILES[tile].scroll == scroll for tile in left),
                "count": sum(tile.scroll == scroll for tile in TILES.values()),
            }
            for scroll in SCROLLS
        ],
        "kinds": kinds_left({name: tile.edges for name, tile in TILES.items()}, left),
    }
