"""Processor time of the bots of both games for a decision, inside Pyodide under Node."""

from __future__ import annotations

from skye.games import LEVELS
from tools.bench.pythons import under_node
from tools.bench.row import Row

TITLES = {"isle": "Isle of Skye", "skylands": "Skylands"}
P95 = dict.fromkeys(LEVELS, 250.0) | {"champion": 1000.0, "hint": 1000.0}
"""Milliseconds for the 95th percentile of decisions; 250 feel instant within the pace of the table."""
LONGEST = {"champion": 1500.0, "hint": 1500.0}


def rows() -> list[Row]:
    """Return the median, the 95th percentile and the maximum of each level, game by game."""
    report: dict[str, dict[str, dict[str, float]]] = under_node("bots")
    table = []
    for game, bots in report.items():
        for bot, figures in bots.items():
            name = f"{TITLES[game]}, {bot}, Pyodide: a decision"
            count = int(figures["decisions"])
            table += [
                Row(f"{name}, median", figures["median"], "ms", count=count),
                Row(f"{name}, p95", figures["p95"], "ms", aim=P95.get(bot), count=count),
                Row(f"{name}, longest", figures["longest"], "ms", aim=LONGEST.get(bot), count=count),
            ]
    return table
