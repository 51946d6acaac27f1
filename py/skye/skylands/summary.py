"""What a list of games shows of a game of Skylands; everybody may see it."""

from __future__ import annotations

from skye.core.game import Summary, TileRow
from skye.skylands.land import land_rows
from skye.skylands.rules import outcome
from skye.skylands.scoring import final_total
from skye.skylands.state import Phase, State


def summary(state: State) -> Summary:
    """The turn, the points so far and, at the end, the final ones and who won (rule 27); a turn has no known last one.

    >>> from skye.skylands.sample import example
    >>> summary(example()).unit, summary(example()).number
    ('turn', 1)
    """
    result = outcome(state)
    return Summary(
        unit="start" if state.phase is Phase.START else "turn",
        number=state.turn,
        last=None,
        points=tuple(seat.collected + seat.written if result is None else final_total(seat) for seat in state.seats),
        winners=() if result is None else result.winners,
    )


def land(state: State, seat: int) -> list[TileRow]:
    """The board of a seat, without its inhabitants.

    >>> from skye.skylands.sample import example
    >>> len(land(example(), 0)) == len(example().seats[0].land.board)
    True
    """
    return land_rows(state.seats[seat].land)
