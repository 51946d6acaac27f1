"""The history of a game as English sentences, one line per event."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from skye.core.errors import Facts
from skye.core.game import Event, Json
from skye.skylands.state import State
from skye.skylands.tiles import TERRAINS

Names = Sequence[str]

_ACTIONS = {
    "discover": "Discover islands",
    "deploy": "Deploy inhabitants",
    "create": "Create islands",
    "convert": "Convert energy",
}
_COLOURS = {"G": "green", "P": "purple", "B": "blue", "W": "white"}
_ENDS = {
    "few_squares": "a board has at most one empty square",
    "points_gone": "the points supply is empty",
    "stack_gone": "not enough tiles are left to reveal",
}


def log_lines(state: State) -> Iterator[str]:
    """One line for each event of a game."""
    return lines_of([seat.name for seat in state.setup.seats], state.history)


def lines_of(names: Names, history: Sequence[Event]) -> Iterator[str]:
    """One line for each event, with the seats by name.

    >>> list(lines_of(["Ann", "Bo"], [Event("chosen", {"seat": 1, "action": "deploy", "is_repeat": False})]))
    ['Bo chooses Deploy inhabitants.']
    """
    for event in history:
        yield LINES[event.kind](names, event.facts)


def _start(names: Names, facts: Facts) -> str:
    return f"On display: {_list(facts['show'])}. {names[facts['first_player']]} is the first player."


def _board(names: Names, facts: Facts) -> str:
    return f"{names[facts['seat']]} has the board {facts['board']}."


def _hand(names: Names, facts: Facts) -> str:
    return f"{names[facts['seat']]} gets the start tile {facts['start_tile']} and draws {_list(facts['tiles'])}."


def _turn(names: Names, facts: Facts) -> str:
    return f"--- Turn {facts['turn']}: {names[facts['seat']]}. The totals are {_standings(names, facts['totals'])}."


def _chosen(names: Names, facts: Facts) -> str:
    how = "flips the marker and repeats" if facts["is_repeat"] else "chooses"
    return f"{names[facts['seat']]} {how} {_ACTIONS[facts['action']]}."


def _revealed(names: Names, facts: Facts) -> str:
    return f"Revealed: {_list(facts['tiles'])}."


def _taken(names: Names, facts: Facts) -> str:
    return f"{names[facts['seat']]} takes {_where(facts)}."


def _placed(names: Names, facts: Facts) -> str:
    return f"{names[facts['seat']]} places {_where(facts)}."


def _completed(names: Names, facts: Facts) -> str:
    spaces = _count(facts["spaces"], "space")
    return f"{names[facts['seat']]} completes a {TERRAINS[facts['terrain']]} island with {spaces}."


def _fertile(names: Names, facts: Facts) -> str:
    return f"{names[facts['seat']]}'s fertile island brings {_count(facts['count'], 'inhabitant')}."


def _deployed(names: Names, facts: Facts) -> str:
    where = f"the {TERRAINS[facts['terrain']]} island {facts['island']}"
    return f"{names[facts['seat']]} deploys {_count(facts['count'], 'inhabitant')} on {where}."


def _lodged(names: Names, facts: Facts) -> str:
    return (
        f"{names[facts['seat']]} moves a {_COLOURS[facts['colour']]} inhabitant from {facts['island']} to the hostel."
    )


def _created(names: Names, facts: Facts) -> str:
    due = _list([_COLOURS[letter] for letter in facts["due"]]) if facts["due"] else "nothing"
    return f"{names[facts['seat']]} creates {facts['special']} and has to pay {due}."


def _paid(names: Names, facts: Facts) -> str:
    return f"{names[facts['seat']]} pays a {_COLOURS[facts['colour']]} inhabitant from {facts['place']}."


def _traded(names: Names, facts: Facts) -> str:
    given = f"2 {_COLOURS[facts['colour']]} inhabitants from {facts['first']} and {facts['second']}"
    return f"{names[facts['seat']]} trades {given} for a {_COLOURS[facts['for']]} one."


def _drawn(names: Names, facts: Facts) -> str:
    return f"{names[facts['seat']]}'s outpost draws {facts['tile']}."


def _discarded(names: Names, facts: Facts) -> str:
    return f"Discarded: {_list(facts['tiles'])}."


def _converted(names: Names, facts: Facts) -> str:
    moved = _count(facts["count"], "inhabitant")
    return f"{names[facts['seat']]} moves {moved} from {facts['source']} into the city {facts['city']}."


def _points(names: Names, facts: Facts) -> str:
    written = f", {facts['written']} of them written down" if facts["written"] else ""
    return f"{names[facts['seat']]} gets {_count(facts['points'], 'point')} for {facts['source']}{written}."


def _passed(names: Names, facts: Facts) -> str:
    return f"{names[facts['seat']]} {'can only pass' if facts['is_forced'] else 'passes'}."


def _end(names: Names, facts: Facts) -> str:
    winners = _list([names[seat] for seat in facts["winners"]])
    how = {"points": "wins", "shared": "share the victory"}[facts["decided_by"]]
    return f"The game ends: {_ENDS[facts['reason']]}. {winners} {how}: {_standings(names, facts['points'])}."


LINES: dict[str, Callable[[Names, Facts], str]] = {
    "start": _start,
    "board": _board,
    "hand": _hand,
    "turn": _turn,
    "chosen": _chosen,
    "revealed": _revealed,
    "taken": _taken,
    "placed": _placed,
    "completed": _completed,
    "fertile": _fertile,
    "deployed": _deployed,
    "lodged": _lodged,
    "created": _created,
    "paid": _paid,
    "traded": _traded,
    "drawn": _drawn,
    "discarded": _discarded,
    "converted": _converted,
    "points": _points,
    "passed": _passed,
    "end": _end,
}
"""The sentence of each kind of event."""


def _where(facts: Facts) -> str:
    return f"{facts['tile']} at {facts['x']},{facts['y']}, rotated by {90 * facts['turn']} degrees"


def _list(items: Sequence[Json]) -> str:
    words = [str(item) for item in items]
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " and " + words[-1]


def _count(number: int, noun: str) -> str:
    return f"1 {noun}" if number == 1 else f"{number} {noun}s"


def _standings(names: Names, points: Sequence[int]) -> str:
    return ", ".join(f"{name} {each}" for name, each in zip(names, points, strict=True))
