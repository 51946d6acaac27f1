"""What the tests of the special islands share."""

from dataclasses import replace

from skye.skylands.land import Land
from skye.skylands.scoring import Holding, final_lines, holding_of, special_lines
from tests.skylands.play import (
    FOUR,
    act,
    board,
    empty,
    offered,
)

RICH = {"0,0,0": 2, "0,1,0": 2, "0,2,0": 2}


def special_points(tiles, special, inhabitants=0):
    """The final points of a special island on a board."""
    lines = special_lines(Holding(Land.of(tiles), inhabitants=inhabitants, collected=0))
    return next(line.points for line in lines if line.facts["special"] == special)


def created(special, where, tiles=FOUR, inhabitants=RICH, stack=None):
    """The state after the active player created and placed a special island, paying with what comes first."""
    state = board(empty(), 0, tiles, inhabitants)
    if stack is not None:
        state = replace(state, stack=stack)
    state = act(state, "0 choose create", f"0 create {special}")
    while state.phase == "pay":
        state = act(state, offered(state)[0])
    return act(state, f"0 place {special} {where}")


def creating(tiles=FOUR, inhabitants=RICH, **changes):
    """The active player is about to create."""
    return act(board(empty(), 0, tiles, inhabitants, **changes), "0 choose create")


def converting(tiles=FOUR, inhabitants=RICH, **changes):
    """The active player is about to convert."""
    return act(board(empty(), 0, tiles, inhabitants, **changes), "0 choose convert")


def sheet(seat):
    """The score sheet of one seat, as JSON lines."""
    return [line.to_json() for line in final_lines(holding_of(seat))]
