"""Territories for property tests: grown by legal placements from a castle, as numbers say."""

from hypothesis import strategies as st

from skye.core.board import Board
from skye.core.tile import Placed
from skye.isle.fitting import placements
from skye.isle.survey import new_territory
from skye.isle.tiles import CLANS, TILES


def grown(clan, choices):
    """A castle and, for each pair of numbers, a tile at one of its legal places, if it has one."""
    land = new_territory(clan)
    left = list(TILES.values())
    for which, where in choices:
        tile = left.pop(which % len(left))
        places = placements(land, tile)
        if places:
            place = places[where % len(places)]
            land = land.placed(tile, place.pos, place.turn)
    return land


NUMBERS = st.integers(min_value=0, max_value=10_000)
TERRITORIES = st.builds(grown, st.sampled_from(CLANS), st.lists(st.tuples(NUMBERS, NUMBERS), max_size=24))
TILE = st.sampled_from(sorted(TILES)).map(TILES.__getitem__)


def turned(land, turn):
    """The whole territory turned about its castle."""
    return Board.of(Placed(each.tile, each.pos.turned(turn), (each.turn + turn) % 4) for each in land)
