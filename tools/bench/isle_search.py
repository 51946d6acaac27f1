"""The search core of Isle of Skye, beside python-chess in the same run, on CPython and inside Pyodide in Chromium."""

from __future__ import annotations

from tools.bench.pythons import in_chromium, on_cpython
from tools.bench.row import Row
from tools.setup import ensure_wheels


def rows() -> list[Row]:
    """Microseconds per tile, games per second, and goals read against goals recounted."""
    native = on_cpython("isle_search", wheels=ensure_wheels("bench"))
    pyodide = in_chromium("isle_search")
    reading = native["goals recounted"] / native["goals read"]
    return [
        Row("python-chess: legal moves and a move", native["chess"], "us"),
        Row("Isle search: legal placements and placing a tile", native["tile"], "us", aim=15),
        Row("the same against python-chess", native["tile"], "us", ratio=native["tile"] / native["chess"], aim=1 / 3),
        Row("python-chess: legal moves alone", native["chess legal"], "us"),
        Row("a bare scan of a dictionary of 13 cells", native["scan"], "us"),
        Row(
            "Isle search: legal placements on 13 tiles, against python-chess",
            native["legal"],
            "us",
            ratio=native["legal"] / native["chess legal"],
        ),
        Row("the same against the bare scan", native["legal"], "us", ratio=native["legal"] / native["scan"]),
        Row("the same, Pyodide against CPython", pyodide["legal"], "us", ratio=pyodide["legal"] / native["legal"]),
        Row("Isle search: placing and undoing on 13 tiles", native["lay and take back"], "us"),
        Row("Isle search: reading a goal", native["goal read"], "us", aim=1),
        Row("the 4 goals of a game: recounting against reading", reading, "times", aim=80, is_least=True),
        Row("random games of 2 players, CPython", 1e6 / native["random game 2"], "per s", aim=2000, is_least=True),
        Row("random games of 4 players, CPython", 1e6 / native["random game 4"], "per s"),
        Row("random games of 2 players, Pyodide", 1e6 / pyodide["random game 2"], "per s", aim=1000, is_least=True),
        Row("random games of 4 players, Pyodide", 1e6 / pyodide["random game 4"], "per s"),
        Row(
            "greedy games of 2 players, Pyodide against CPython",
            1e6 / pyodide["greedy game 2"],
            "per s",
            ratio=pyodide["greedy game 2"] / native["greedy game 2"],
            aim=1.5,
        ),
    ]
