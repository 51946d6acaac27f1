"""The history of a game as English sentences, one line per event."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from skye.skylands import events
from skye.skylands.events import Event
from skye.skylands.state import State
from skye.skylands.tiles import TERRAINS

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
_VICTORY = {"points": "wins", "shared": "share the victory"}


def log_lines(state: State) -> Iterator[str]:
    """One line for each event of a game."""
    names = [seat.name for seat in state.setup.seats]
    return (log_line(names, event) for event in state.history)


def log_line(names: Sequence[str], event: Event) -> str:
    """The sentence about an event, with the seats by name.

    >>> log_line(["Ann", "Bo"], events.Chosen(seat=1, action="deploy", is_repeat=False))
    'Bo chooses Deploy inhabitants.'
    """
    match event:
        case events.Started():
            return f"On display: {_list(event.show)}. {names[event.first_player]} is the first player."
        case events.TurnStarted():
            totals = _standings(names, event.totals)
            return f"--- Turn {event.turn}: {names[event.seat]}. The totals are {totals}."
        case events.Revealed():
            return f"Revealed: {_list(event.tiles)}."
        case events.Discarded():
            return f"Discarded: {_list(event.tiles)}."
        case events.Ended():
            winners = _list([names[seat] for seat in event.winners])
            end = f"{winners} {_VICTORY[event.decided_by]}: {_standings(names, event.points)}."
            return f"The game ends: {_ENDS[event.reason]}. {end}"
        case _:
            return f"{names[event.seat]}{_deed(event)}"


def _deed(event: Event) -> str:
    """What a seat did or got, as the rest of a sentence about it."""
    match event:
        case events.BoardDealt():
            return f" has the board {event.board}."
        case events.HandDrawn():
            return f" gets the start tile {event.start_tile} and draws {_list(event.tiles)}."
        case events.Chosen():
            how = "flips the marker and repeats" if event.is_repeat else "chooses"
            return f" {how} {_ACTIONS[event.action]}."
        case events.Passed():
            return " can only pass." if event.is_forced else " passes."
        case events.Taken():
            return f" takes {_where(event)}."
        case events.Placed():
            return f" places {_where(event)}."
        case events.Completed():
            return f" completes a {TERRAINS[event.terrain]} island with {_count(event.spaces, 'space')}."
        case events.Settled():
            return f"'s fertile island brings {_count(event.count, 'inhabitant')}."
        case events.Deployed():
            where = f"the {TERRAINS[event.terrain]} island {event.island}"
            return f" deploys {_count(event.count, 'inhabitant')} on {where}."
        case events.Lodged():
            return f" moves a {_COLOURS[event.colour]} inhabitant from {event.island} to the hostel."
        case events.Created():
            due = _list([_COLOURS[letter] for letter in event.due]) if event.due else "nothing"
            return f" creates {event.special} and has to pay {due}."
        case events.Paid():
            return f" pays a {_COLOURS[event.colour]} inhabitant from {event.place}."
        case events.Traded():
            given = f"2 {_COLOURS[event.colour]} inhabitants from {event.first} and {event.second}"
            return f" trades {given} for a {_COLOURS[event.wanted]} one."
        case events.Drawn():
            return f"'s outpost draws {event.tile}."
        case events.Converted():
            moved = _count(event.count, "inhabitant")
            return f" moves {moved} from {event.source} into the city {event.city}."
        case events.Gained():
            written = f", {event.written} of them written down" if event.written else ""
            return f" gets {_count(event.points, 'point')} for {event.source}{written}."
        case _:
            raise AssertionError(event.kind)


def _where(event: events.Taken | events.Placed) -> str:
    return f"{event.tile} at {event.x},{event.y}, rotated by {90 * event.turn} degrees"


def _list(items: Sequence[str]) -> str:
    return items[0] if len(items) == 1 else ", ".join(items[:-1]) + " and " + items[-1]


def _count(number: int, noun: str) -> str:
    return f"1 {noun}" if number == 1 else f"{number} {noun}s"


def _standings(names: Sequence[str], points: Sequence[int]) -> str:
    return ", ".join(f"{name} {each}" for name, each in zip(names, points, strict=True))
