"""The public verbs of Skylands in the middle of a game, on CPython and inside Pyodide in Chromium."""

from __future__ import annotations

from tools.bench.pythons import in_chromium, on_cpython
from tools.bench.row import Row

FIGURES = {
    "placements": "legal placements of a tile",
    "preview": "preview of a placement",
    "legal": "all legal actions",
    "view": "view of a seat",
    "game 2": "random game through the public verbs, 2 players",
    "game 4": "random game through the public verbs, 4 players",
}


def rows() -> list[Row]:
    """Every figure on CPython, then inside Pyodide against it."""
    native, pyodide = on_cpython("skylands_engine"), in_chromium("skylands_engine")
    table = []
    for key, name in FIGURES.items():
        table.append(Row(f"Skylands, CPython: {name}", native[key] / 1e3, "ms"))
        table.append(Row(f"Skylands, Pyodide: {name}", pyodide[key] / 1e3, "ms", ratio=pyodide[key] / native[key]))
    return table
