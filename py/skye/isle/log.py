"""The history of a game as English sentences, one line per event."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from skye.core.game import ScoreLine
from skye.isle import events
from skye.isle.events import Event
from skye.isle.state import State
from skye.isle.track import LETTERS

_VICTORY = {"points": "wins", "gold": "wins by more gold", "shared": "share the victory"}


def log_lines(state: State) -> Iterator[str]:
    """One line for each event of a game."""
    names = [seat.name for seat in state.setup.seats]
    return (log_line(names, event) for event in state.history)


def log_line(names: Sequence[str], event: Event) -> str:
    """The sentence about an event, with the seats by name.

    >>> log_line(["Ann", "Bo"], events.Bought(seat=1, tile="30", seller=0, price=4))
    'Bo buys 30 from Ann for 4 gold.'
    """
    match event:
        case events.Started():
            goals = ", ".join(f"{letter} {goal}" for letter, goal in zip(LETTERS, event.goals, strict=True))
            return f"The goals are {goals}. {names[event.first_player]} is the first player."
        case events.RoundStarted():
            return f"--- Round {event.round}: goals {' '.join(event.letters)}, {names[event.first_player]} begins."
        case events.RoundEnded():
            return f"After round {event.round}: {_standings(names, event.points)}."
        case events.Ended():
            winners = _list([names[seat] for seat in event.winners])
            return f"{winners} {_VICTORY[event.decided_by]}: {_standings(names, event.points)}."
        case events.FirstPlayerMoved():
            return f"The first-player marker passes to {names[event.seat]}."
        case _:
            return f"{names[event.seat]}{_deed(names, event)}"


def _deed(names: Sequence[str], event: Event) -> str:
    """What a seat did or got, as the rest of a sentence about it."""
    match event:
        case events.Income():
            return f" gets {event.gold} gold: {', '.join(_income(event))}."
        case events.Drawn():
            return f" draws {_list(event.tiles)}."
        case events.Priced():
            return " has set prices."
        case events.Revealed():
            prices = _list([f"{tile} for {price}" for tile, price in event.prices.items()])
            return f" offers {prices}, and discards {event.discard}."
        case events.Bought():
            return f" buys {event.tile} from {names[event.seller]} for {event.price} gold."
        case events.Passed():
            return " buys nothing."
        case events.Kept():
            return f" keeps {_list(event.tiles)} and pays {event.gold} gold to the bank."
        case events.Placed():
            return f" places {event.tile} at {event.x},{event.y}, rotated by {90 * event.turn} degrees."
        case events.GivenUp():
            return f" gives up {event.tile}, which fits nowhere."
        case events.Built():
            return " finishes building."
        case events.Scored():
            reason = f"{event.letter} {event.goal} ({event.line.count})"
            return f" scores {_points(event.line.points)} for {reason}, and has {event.points}."
        case events.ScrollsScored():
            if not event.lines:
                return " has no scroll."
            scrolls = _list([_scroll(line) for line in event.lines])
            return f"'s scrolls score {scrolls}; {names[event.seat]} has {event.points}."
        case events.GoldScored():
            line = event.line
            return f" scores {_points(line.points)} for {line.count} gold, and has {event.points}."
        case _:
            raise AssertionError(event.kind)


def _income(event: events.Income) -> Iterator[str]:
    yield f"{event.castle} for the castle"
    if event.whisky:
        yield f"{event.whisky} for whisky"
    if event.players_ahead and event.gold_per_player_ahead:
        yield f"{event.players_ahead} x {event.gold_per_player_ahead} for players ahead"


def _scroll(line: ScoreLine) -> str:
    doubled = ", doubled" if line.facts["is_double"] else ""
    return f"{line.points} for {line.facts['scroll']} ({line.facts['amount']}{doubled})"


def _list(items: Sequence[str]) -> str:
    return items[0] if len(items) == 1 else ", ".join(items[:-1]) + " and " + items[-1]


def _points(count: int) -> str:
    return "1 point" if count == 1 else f"{count} points"


def _standings(names: Sequence[str], points: Sequence[int]) -> str:
    return ", ".join(f"{name} {each}" for name, each in zip(names, points, strict=True))
