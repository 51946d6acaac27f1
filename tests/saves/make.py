"""Records for the fixtures, from games played at random: every game, number of players and phase.

`python -m tests.saves.make` prints what `records.json` of the current version holds.
"""

import json

from skye import __version__
from skye.core.table import new_table
from skye.games import GAMES
from tests.contract.games import TABLES, chance_for, hook

MOST_GAMES = 400
"""Rare phases are looked for in so many games at most."""
EARLIEST, LATEST = 8, 90
"""How many actions a record in the middle of a phase has: enough for a history, few enough to stay small."""
SERIES = (0, 1)
"""Each situation is taken from two series of games, whose set-ups differ."""


def made(version):
    """What `records.json` of a version holds."""
    found = [
        entry for name, players in TABLES for series in SERIES for entry in _series(version, name, players, series)
    ]
    return {"skye": version, "records": found}


def _series(version, name, players, series):
    """One record of every situation of a game with this number of players."""
    game = GAMES[name]
    wanted = dict.fromkeys(_situations(name))
    middle = chance_for("saves", version, name, players, series)
    earliest = {situation: middle.randrange(EARLIEST, LATEST // 2) for situation in wanted}
    for number in range(players + series * MOST_GAMES, (series + 1) * MOST_GAMES):
        setup = game.parse_setup(hook(name).setup_json(players, f"saves {version} {name} {players} {number}", number))
        who = tuple(("human", "easy", "human", "hard", "medium")[(seat + number) % 5] for seat in range(players))
        chance = chance_for("saves", version, name, players, number)
        table = new_table(game, setup, who)
        # Passing is rare, so that every phase comes up.
        while to_act := game.to_act(table.state):
            seat = chance.choice(to_act)
            legal = game.legal_actions(table.state, seat)
            lively = [action for action in legal if action.kind not in ("pass", "done")] if len(legal) < 500 else legal
            table = table.acted(chance.choice(lively if lively and chance.random() < 0.8 else legal))
            situation = _situation(table)
            is_fit = situation in ("start", "outpost") or earliest.get(situation, 0) <= len(table.actions) <= LATEST
            if situation != "end" and wanted.get(situation, "") is None and is_fit:
                wanted[situation] = _entry(f"{name}-{players}-{situation}-{series}", table)
        wanted["end"] = wanted["end"] or _entry(f"{name}-{players}-end-{series}", table)
        if None not in wanted.values():
            return list(wanted.values())
    missing = [situation for situation, entry in wanted.items() if entry is None]
    raise LookupError(f"no game of {name} with {players} players came to {', '.join(missing)}")


def _situations(name):
    phases = {
        "isle": ("price", "sealed", "buy", "build"),
        "skylands": ("start", "choose", "discover", "deploy", "create", "pay", "place", "outpost", "convert"),
    }
    return (*phases[name], "end")


def _situation(table):
    """The phase, or `sealed` while some prices lie sealed on the table."""
    return "sealed" if table.record().sealed else str(table.state.phase)


def _entry(name, table):
    outcome = table.game.outcome(table.state)
    return {
        "name": name,
        "game": table.game.name,
        "phase": str(table.state.phase),
        "to_act": list(table.game.to_act(table.state)),
        "steps": len(table.actions),
        "outcome": None if outcome is None else outcome.to_json(),
        "text": table.record().to_text(),
    }


if __name__ == "__main__":
    print(json.dumps(made(__version__), ensure_ascii=False, indent=1))
