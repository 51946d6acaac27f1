"""A small game to try things out: doctests and the examples of the help start from it."""

from __future__ import annotations

from skye.core.game import SeatSetup
from skye.skylands import start as starting
from skye.skylands.actions import parse_action
from skye.skylands.rules import apply
from skye.skylands.setup import Setup
from skye.skylands.state import State
from skye.skylands.tiles import CLANS

DEPLOYED = ("0 choose deploy", "0 deploy 2,1,0", "0 done", "1 deploy 2,1,0", "1 done")
"""A first turn for `example`: after it Ann has two green inhabitants and Bo, whose turn it is, two purple ones."""


def example(*texts: str, players: int = 2, start: str = "printed") -> State:
    """A game after actions given as texts: Ann begins, the seed is `heather`.

    >>> str(example("0 choose deploy").phase)
    'deploy'
    """
    seats = tuple(SeatSetup(name, clan) for name, clan in zip(("Ann", "Bo", "Cy", "Dee"), CLANS, strict=False))
    state = starting.new_game(Setup(seats=seats[:players], seed="heather", first=0, start=start))
    for text in texts:
        state = apply(state, parse_action(text))
    return state
