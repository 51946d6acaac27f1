"""How long the bots of both games think about a decision inside Pyodide under Node, in time of the processor."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from tools.bench.row import Row
from tools.paths import DIST
from tools.trouble import Trouble

PROGRAM = Path(__file__).parent / "programs" / "bots.py"
RUNNER = PROGRAM.with_name("run.mjs")
TITLES = {"isle": "Isle of Skye", "skylands": "Skylands"}
AIMS = {"hard": 1000.0, "medium": 250.0, "easy": 250.0}
"""Milliseconds that 95 of 100 decisions may take; 250 feel instant with the table's own pace around them."""


def rows() -> list[Row]:
    """Median, 95th of 100 and worst of each level, game by game."""
    run = subprocess.run(["node", str(RUNNER), str(DIST), str(PROGRAM)], capture_output=True, text=True)
    if run.returncode != 0:
        raise Trouble(f"The bench of the bots failed: {run.stderr.strip()[-300:]}")
    figures: dict[str, dict[str, dict[str, float]]] = json.loads(run.stdout.splitlines()[-1])
    table = []
    for game, bots in figures.items():
        for bot, told in bots.items():
            name = f"{TITLES[game]}, {bot}, Pyodide: a decision of {told['decisions']:.0f}"
            table += [
                Row(f"{name}, median", told["median"], "ms"),
                Row(f"{name}, p95", told["p95"], "ms", aim=AIMS.get(bot)),
                Row(f"{name}, worst", told["worst"], "ms"),
            ]
    return table
