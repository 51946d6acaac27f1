"""The public verbs of Isle of Skye on a territory of 13 tiles, on CPython and inside Pyodide under Node."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tools.bench.row import Row
from tools.paths import DIST, PYTHON_SOURCE
from tools.trouble import Trouble

PROGRAM = Path(__file__).parent / "programs" / "isle_engine.py"
RUNNER = PROGRAM.with_name("run.mjs")

FIGURES = (
    ("placements", "legal placements of a tile", 1e3, "ms", 1.0),
    ("preview", "preview of a placement", 1e3, "ms", 3.0),
    ("goals", "all 16 goals with reasons", 1e3, "ms", 3.0),
    ("offers", "worth of all tiles on offer, 4 players", 1e3, "ms", None),
    ("view", "view of a finished game, 4 players", 1e3, "ms", None),
    ("sheet", "score sheet of a finished game, 4 players", 1e3, "ms", None),
    ("digest", "digest of a finished game, 4 players", 1e3, "ms", None),
    ("game 2", "random game by the public verbs, 2 players", 1e3, "ms", None),
    ("game 4", "random game by the public verbs, 4 players", 1e3, "ms", None),
)
"""Key, name, divisor of the microseconds, unit, and the aim inside Pyodide."""


def rows() -> list[Row]:
    """Every figure on CPython, then inside Pyodide side by side."""
    native = _measured([sys.executable, str(PROGRAM)], {"PYTHONPATH": str(PYTHON_SOURCE)})
    pyodide = _measured(["node", str(RUNNER), str(DIST), str(PROGRAM)], {})
    table = []
    for key, name, divisor, unit, aim in FIGURES:
        table.append(Row(f"Isle, CPython: {name}", native[key] / divisor, unit))
        table.append(
            Row(
                f"Isle, Pyodide: {name}",
                pyodide[key] / divisor,
                unit,
                ratio=pyodide[key] / native[key],
                aim=aim,
                is_value_aimed=True,
            )
        )
    return table


def _measured(command: list[str], environment: dict[str, str]) -> dict[str, float]:
    run = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True)
    if run.returncode != 0:
        raise Trouble(f"A bench of Isle of Skye failed: {run.stderr.strip()[-300:]}")
    figures: dict[str, float] = json.loads(run.stdout.splitlines()[-1])
    return figures
