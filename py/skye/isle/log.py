"""The history of a game as English sentences, one line per event."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from skye.core.errors import Facts
from skye.core.game import Event, Json
from skye.isle.track import LETTERS

Names = Sequence[str]


def log_lines(names: Names, history: Sequence[Event]) -> Iterator[str]:
    """One line for each event, with the seats by name.

    >>> list(log_lines(["Ann", "Bo"], [Event("bought", {"seat": 1, "tile": "30", "seller": 0, "price": 4})]))
    ['Bo buys 30 from Ann for 4 gold.']
    """
    for event in history:
        yield LINES[event.kind](names, event.facts)


def _start(names: Names, facts: Facts) -> str:
    goals = ", ".join(f"{letter} {goal}" for letter, goal in zip(LETTERS, facts["goals"], strict=True))
    return f"The goals are {goals}. {names[facts['first_player']]} is the first player."


def _round(names: Names, facts: Facts) -> str:
    return f"--- Round {facts['round']}: goals {' '.join(facts['letters'])}, {names[facts['first_player']]} begins."


def _income(names: Names, facts: Facts) -> str:
    parts = [f"{facts['castle']} for the castle"]
    if facts["whisky"]:
        parts.append(f"{facts['whisky']} for whisky")
    if facts["players_ahead"] and facts["gold_per_player_ahead"]:
        parts.append(f"{facts['players_ahead']} x {facts['gold_per_player_ahead']} for players ahead")
    return f"{names[facts['seat']]} gets {facts['gold']} gold: {', '.join(parts)}."


def _drawn(names: Names, facts: Facts) -> str:
    return f"{names[facts['seat']]} draws {_list(facts['tiles'])}."


def _priced(names: Names, facts: Facts) -> str:
    return f"{names[facts['seat']]} has set prices."


def _revealed(names: Names, facts: Facts) -> str:
    prices = _list([f"{tile} for {price}" for tile, price in facts["prices"].items()])
    return f"{names[facts['seat']]} offers {prices}, and discards {facts['discard']}."


def _bought(names: Names, facts: Facts) -> str:
    return f"{names[facts['seat']]} buys {facts['tile']} from {names[facts['seller']]} for {facts['price']} gold."


def _passed(names: Names, facts: Facts) -> str:
    return f"{names[facts['seat']]} buys nothing."


def _kept(names: Names, facts: Facts) -> str:
    return f"{names[facts['seat']]} keeps {_list(facts['tiles'])} and pays {facts['gold']} gold to the bank."


def _placed(names: Names, facts: Facts) -> str:
    where = f"{facts['x']},{facts['y']}"
    return f"{names[facts['seat']]} places {facts['tile']} at {where}, rotated by {90 * facts['turn']} degrees."


def _given_up(names: Names, facts: Facts) -> str:
    return f"{names[facts['seat']]} gives up {facts['tile']}, which fits nowhere."


def _built(names: Names, facts: Facts) -> str:
    return f"{names[facts['seat']]} finishes building."


def _scored(names: Names, facts: Facts) -> str:
    line = facts["line"]
    reason = f"{facts['letter']} {facts['goal']} ({line['count']})"
    return f"{names[facts['seat']]} scores {_points(line['points'])} for {reason}, and has {facts['points']}."


def _round_end(names: Names, facts: Facts) -> str:
    return f"After round {facts['round']}: {_standings(names, facts['points'])}."


def _first_player(names: Names, facts: Facts) -> str:
    return f"The first-player marker passes to {names[facts['seat']]}."


def _scrolls(names: Names, facts: Facts) -> str:
    name = names[facts["seat"]]
    if not facts["lines"]:
        return f"{name} has no scroll."
    parts = []
    for line in facts["lines"]:
        told = line["facts"]
        doubled = ", doubled" if told["is_double"] else ""
        parts.append(f"{line['points']} for {told['scroll']} ({told['amount']}{doubled})")
    return f"{name}'s scrolls score {_list(parts)}; {name} has {facts['points']}."


def _gold(names: Names, facts: Facts) -> str:
    line = facts["line"]
    return (
        f"{names[facts['seat']]} scores {_points(line['points'])} for {line['count']} gold, and has {facts['points']}."
    )


def _end(names: Names, facts: Facts) -> str:
    winners = _list([names[seat] for seat in facts["winners"]])
    how = {"points": "wins", "gold": "wins by more gold", "shared": "share the victory"}[facts["decided_by"]]
    return f"{winners} {how}: {_standings(names, facts['points'])}."


LINES: dict[str, Callable[[Names, Facts], str]] = {
    "start": _start,
    "round": _round,
    "income": _income,
    "drawn": _drawn,
    "priced": _priced,
    "revealed": _revealed,
    "bought": _bought,
    "passed": _passed,
    "kept": _kept,
    "placed": _placed,
    "given_up": _given_up,
    "built": _built,
    "scored": _scored,
    "round_end": _round_end,
    "first_player": _first_player,
    "scrolls": _scrolls,
    "gold": _gold,
    "end": _end,
}
"""The sentence of each kind of event."""


def _list(items: Sequence[Json]) -> str:
    words = [str(item) for item in items]
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " and " + words[-1]


def _points(count: int) -> str:
    return "1 point" if count == 1 else f"{count} points"


def _standings(names: Names, points: Sequence[int]) -> str:
    return ", ".join(f"{name} {each}" for name, each in zip(names, points, strict=True))
