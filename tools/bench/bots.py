"""How long the bots of both games think about a decision inside Pyodide under Node, in time of the processor."""

from __future__ import annotations

from tools.bench.pythons import under_node
from tools.bench.row import Row

TITLES = {"isle": "Isle of Skye", "skylands": "Skylands"}
AIMS = {"hard": 1000.0, "medium": 250.0, "easy": 250.0}
"""Milliseconds that 95 of 100 decisions may take; 250 feel instant with the table's own pace around them."""


def rows() -> list[Row]:
    """Median, 95th of 100 and longest of each level, game by game."""
    figures: dict[str, dict[str, dict[str, float]]] = under_node("bots")
    table = []
    for game, bots in figures.items():
        for bot, told in bots.items():
            name = f"{TITLES[game]}, {bot}, Pyodide: a decision"
            count = int(told["decisions"])
            table += [
                Row(f"{name}, median", told["median"], "ms", count=count),
                Row(f"{name}, p95", told["p95"], "ms", aim=AIMS.get(bot), count=count),
                Row(f"{name}, longest", told["longest"], "ms", count=count),
            ]
    return table
