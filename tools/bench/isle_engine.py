"""The public verbs of Isle of Skye on a territory of 13 tiles, on CPython and inside Pyodide in Chromium."""

from __future__ import annotations

from tools.bench.pythons import in_chromium, on_cpython
from tools.bench.row import Row

FIGURES = (
    ("placements", "legal placements of a tile", 1e3, "ms", 1.0),
    ("preview", "preview of a placement", 1e3, "ms", 3.0),
    ("goals", "all 16 goals with reasons", 1e3, "ms", 3.0),
    ("worths", "value of all tiles on offer, 4 players", 1e3, "ms", None),
    ("view", "view of a finished game, 4 players", 1e3, "ms", None),
    ("sheet", "score sheet of a finished game, 4 players", 1e3, "ms", None),
    ("digest", "digest of a finished game, 4 players", 1e3, "ms", None),
    ("game 2", "random game through the public verbs, 2 players", 1e3, "ms", None),
    ("game 4", "random game through the public verbs, 4 players", 1e3, "ms", None),
)
"""Key, name, divisor of the microseconds, unit, and the aim inside Pyodide."""


def rows() -> list[Row]:
    """Every figure on CPython, then inside Pyodide side by side."""
    native, pyodide = on_cpython("isle_engine"), in_chromium("isle_engine")
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
