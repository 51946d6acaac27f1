"""The public verbs of Skylands in the middle of a game, on CPython and inside Pyodide under Node."""

from __future__ import annotations

import sys
from pathlib import Path

from tools.bench.isle_search import measured
from tools.bench.row import Row
from tools.paths import DIST, PYTHON_SOURCE

PROGRAM = Path(__file__).parent / "programs" / "skylands_engine.py"
RUNNER = PROGRAM.with_name("run.mjs")

FIGURES = {
    "placements": "legal placements of a tile",
    "preview": "preview of a placement",
    "legal": "all legal actions",
    "view": "view of a seat",
    "game 2": "random game by the public verbs, 2 players",
    "game 4": "random game by the public verbs, 4 players",
}


def rows() -> list[Row]:
    """Every figure on CPython, then inside Pyodide against it."""
    native = measured([sys.executable, str(PROGRAM)], {"PYTHONPATH": str(PYTHON_SOURCE)})
    pyodide = measured(["node", str(RUNNER), str(DIST), str(PROGRAM)], {})
    table = []
    for key, name in FIGURES.items():
        table.append(Row(f"Skylands, CPython: {name}", native[key] / 1e3, "ms"))
        table.append(Row(f"Skylands, Pyodide: {name}", pyodide[key] / 1e3, "ms", ratio=pyodide[key] / native[key]))
    return table
