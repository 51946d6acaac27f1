"""Recorded games: their log line by line, and how they are recorded again when a rule changes.

`python -m tests.isle.recorded` writes all of them again; a change in them is a change of the rules.
"""

import json
from pathlib import Path

from skye.core.canonical import digest
from skye.core.table import new_table
from skye.isle import GAME
from skye.isle.log import log_lines
from tests.contract.games import random_game, recorded_events, set_up

FOLDER = Path(__file__).parent / "games"
GAMES = [(players, number) for players in (2, 3, 4, 5) for number in range(1, 6)]
"""Five games for each number of players."""


def steps_of(table):
    """One line for each action: the action, and a digest of the position it led to with the events it brought."""
    lines = []
    for before, action, after in zip(table.states, table.actions, table.states[1:], strict=False):
        fresh = after.history[len(before.history) :]
        lines.append(f"{digest((GAME.position(after), recorded_events(fresh)))[:16]} {action}")
    return lines


def log_of(table):
    """The log of a table."""
    return list(log_lines(table.state))


def write_all():
    """Play the games and write them."""
    FOLDER.mkdir(exist_ok=True)
    for players, number in GAMES:
        table = new_table(GAME, set_up("isle", players, number))
        for _, _, action in random_game("isle", players, number):
            if action is not None:
                table = table.acted(action)
        data = {"record": table.record().to_json(), "steps": steps_of(table)}
        if number == 1:
            data["log"] = log_of(table)
        text = json.dumps(data, ensure_ascii=False, indent=0)
        (FOLDER / f"{players}-players-{number}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_all()
