"""Records of both games, and what the engine says of each, for the tests of the page's store.

`PYTHONPATH=py:. .venv/bin/python -m tests.bridge.summaries` writes them to `tests/web/summaries.json`.
"""

import json
from pathlib import Path

from skye.bridge import Bridge
from skye.core.table import Table, new_table
from skye.games import GAMES
from tests.contract.games import random_game, set_up

FILE = Path(__file__).parents[1] / "web" / "summaries.json"

CASES = {
    "isle, first round": ("isle", 3, 0, 0),
    "isle, in the middle": ("isle", 4, 1, 40),
    "isle, won by points": ("isle", 2, 3, None),
    "isle, a tie won by gold": ("isle", 2, 37, None),
    "isle, a shared victory": ("isle", 2, 162, None),
    "skylands, start boards": ("skylands", 2, 1, 1),
    "skylands, in the middle": ("skylands", 3, 0, 60),
    "skylands, won by the seat that collected least": ("skylands", 4, 2, None),
}
"""By name: game, players, number of the random game, and how many actions of it (None for all)."""


def table_of(name: str, players: int, number: int, steps: int | None) -> Table:
    """The table after some actions of a random game."""
    table = new_table(GAMES[name], set_up(name, players, number))
    for step, (_, _, action) in enumerate(random_game(name, players, number)):
        if action is None or step == steps:
            break
        table = table.acted(action)
    return table


def case_of(text: str) -> dict[str, object]:
    """What the bridge says of a record: its summary, and of the situation what a store has ever read."""
    bridge = Bridge()

    def ask(verb: str) -> dict[str, object]:
        reply = json.loads(bridge.handle(json.dumps({"id": 1, "verb": verb, "args": {"text": text}})))
        assert reply["ok"], reply
        return dict(reply["result"])

    situation, summary = ask("load"), ask("examine")["summary"]
    view = situation["view"]
    assert isinstance(view, dict)
    seats = [{key: seat[key] for key in ("name", "points")} for seat in view["seats"]]
    short = {key: situation[key] for key in ("game", "phase", "players", "step", "is_over")}
    return {
        "text": text,
        "summary": summary,
        "situation": {**short, "view": {"round": view.get("round"), "seats": seats}},
    }


if __name__ == "__main__":
    made = {name: case_of(table_of(*case).record().to_text()) for name, case in CASES.items()}
    FILE.write_text(json.dumps(made, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
