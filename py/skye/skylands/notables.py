"""What is worth remembering of a finished game of Skylands; everybody may know all of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from skye.core.game import NO_FACTS
from skye.core.notable import (
    CourseUsual,
    FactsOf,
    Notable,
    NotablesAnswer,
    course_notables,
    most_notable,
    superlative,
)
from skye.core.values import FrozenDict
from skye.skylands.events import Converted, Deployed, Ended, TurnStarted
from skye.skylands.scoring import holding_of, special_lines
from skye.skylands.state import Phase, Seat, State
from skye.skylands.tiles import CELLS

USUAL_COURSE = CourseUsual(lead_changes=5, behind=6, margin=20)

USUAL: Mapping[str, float] = FrozenDict(
    largest_island=6,
    best_special=6,
    most_specials=4,
    most_inhabitants=9,
    most_islands=11,
    fullest_board=19,
    most_deployed=5.5,
    most_converted=11,
)
"""How much the best seat of a game usually has: spaces, points, islands, inhabitants or squares."""


def notables(state: State) -> NotablesAnswer:
    """The most notable facts of a finished game; none while it is being played.

    >>> from skye.skylands.sample import example
    >>> notables(example())
    {'notables': []}
    """
    if state.phase is not Phase.END:
        return {"notables": []}
    return {"notables": [each.to_json() for each in most_notable(all_notables(state))]}


def all_notables(state: State) -> Iterator[Notable]:
    """Every fact of a finished game that may be worth a sentence."""
    ended = next(event for event in state.history if isinstance(event, Ended))
    # The totals at the start of a turn are those after the turn before.
    course = [event.totals for event in state.history if isinstance(event, TurnStarted)][1:]
    yield from course_notables(course, ended.points, ended.winners, usual=USUAL_COURSE)
    yield from _board_notables(state.seats)
    yield from _deed_notables(state)


def _board_notables(seats: Sequence[Seat]) -> Iterator[Notable]:
    """The largest island, the best special island, and the most of what lies and lives on a board."""
    largest = [max(seat.land.complete_islands, key=lambda island: island.spaces, default=None) for seat in seats]
    spaces = [0 if island is None else island.spaces for island in largest]
    terrains = ["" if island is None else island.terrain for island in largest]
    yield from _most("largest_island", spaces, lambda seat: {"terrain": terrains[seat]})
    best = [_best_special(seat) for seat in seats]
    yield from _most("best_special", [points for points, _ in best], lambda seat: {"special": best[seat][1]})
    yield from _most("most_specials", [len(seat.land.specials.tiles) for seat in seats])
    yield from _most("most_inhabitants", [seat.inhabitant_count for seat in seats])
    yield from _most("most_islands", [len(seat.land.complete_islands) for seat in seats])
    filled = [len(CELLS) - seat.empty_squares for seat in seats]
    yield from _most("fullest_board", filled, lambda seat: {"squares": len(CELLS)})


def _best_special(seat: Seat) -> tuple[int, str]:
    """The most points that a special island gives a seat, and its name."""
    lines = special_lines(holding_of(seat))
    return max(((line.points, str(line.facts["special"])) for line in lines), default=(0, ""))


def _deed_notables(state: State) -> Iterator[Notable]:
    """The most inhabitants deployed on one island at once, and the most moved into cities."""
    at_once, moved = [0 for _ in state.seats], [0 for _ in state.seats]
    for event in state.history:
        if isinstance(event, Deployed):
            at_once[event.seat] = max(at_once[event.seat], event.count)
        elif isinstance(event, Converted):
            moved[event.seat] += event.count
    yield from _most("most_deployed", at_once)
    yield from _most("most_converted", moved)


def _most(code: str, amounts: Sequence[int], facts: FactsOf = lambda seat: NO_FACTS) -> Iterator[Notable]:
    return superlative(code, amounts, USUAL[code], facts)
