"""Puzzles made of any position of a game between bots: every kind, quickly, with an answer that nobody has proved."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from skye.bots.bot import choose
from skye.coach.puzzles.own import own_puzzle
from skye.core.table import AnyTable, new_table
from skye.games import BOTS, GAMES

KINDS = {
    "isle": {"price": "pricing", "buy": "purchase", "build": "placement"},
    "skylands": {"choose": "action", "create": "purchase", "discover": "placement"},
}
"""The kinds of puzzles by game and phase."""

CASES = [(game, kind) for game, kinds in KINDS.items() for kind in kinds.values()]


def tables(game: str, seed: str = "made", bot: str = "easy") -> list[AnyTable]:
    """The tables of a game between two bots before each decision."""
    rules = GAMES[game]
    seats = [{"name": "Ann", "clan": "blue"}, {"name": "Bo", "clan": "yellow"}]
    table = new_table(rules, rules.parse_setup({"seats": seats, "seed": seed}))
    random, found = Random(seed), []
    while seats_to_act := rules.to_act(table.state):
        found.append(table)
        seat = seats_to_act[0]
        view, legal = rules.view(table.state, seat), rules.legal_actions(table.state, seat)
        table = table.acted(choose(BOTS[game][bot], view, legal, random))
    return found


@cache
def made(game: str, kind: str) -> Any:
    """A puzzle of a kind: the last one of a game with at least three answers, of which the second one is best."""
    for table in reversed(tables(game)):
        if KINDS[game].get(table.state.phase) != kind:
            continue
        seat = GAMES[game].to_act(table.state)[0]
        legal = list(GAMES[game].legal_actions(table.state, seat))
        answers = legal[:: max(1, len(legal) // 4)][:4] if kind == "pricing" else legal
        if len(answers) < 3:
            continue
        losses = [(action, 0.0 if number == 1 else 3.0 + number) for number, action in enumerate(answers)]
        puzzle = own_puzzle(table, losses, [])
        if puzzle is not None and puzzle["kind"] == kind:
            return puzzle
    raise AssertionError(f"no puzzle of {game}: {kind}")
