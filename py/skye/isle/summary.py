"""What a list of games shows of a game of Isle of Skye; everybody may see it."""

from __future__ import annotations

from skye.core.game import Summary, TileRow
from skye.isle.phases import outcome
from skye.isle.state import State
from skye.isle.survey import territory_rows


def summary(state: State) -> Summary:
    """The round, the points scored so far and, at the end, who won (rule 28).

    >>> from skye.isle import GAME
    >>> seats = [{"name": "Ann", "clan": "blue"}, {"name": "Bo", "clan": "red"}]
    >>> summary(GAME.new_game(GAME.parse_setup({"seats": seats, "seed": "heather"})))
    Summary(unit='round', number=1, last=6, points=(0, 0), winners=())
    """
    result = outcome(state)
    return Summary(
        unit="round",
        number=state.round,
        last=len(state.track),
        points=tuple(seat.points for seat in state.seats),
        winners=() if result is None else result.winners,
    )


def land(state: State, seat: int) -> list[TileRow]:
    """The territory of a seat.

    >>> from skye.isle import new_game
    >>> land(new_game("Ann", "Bo", clans=["blue", "red"], seed="heather"), 1)
    [('castle-red', 0, 0, 0)]
    """
    return territory_rows(state.seats[seat].territory)
