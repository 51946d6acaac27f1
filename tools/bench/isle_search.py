"""The search core of Isle of Skye, beside python-chess in the same run, on CPython and inside Pyodide under Node."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tools.bench.row import Row
from tools.paths import DIST, PYTHON_SOURCE
from tools.setup import ensure_wheels
from tools.trouble import Trouble

PROGRAM = Path(__file__).parent / "programs" / "isle_search.py"
RUNNER = PROGRAM.with_name("run.mjs")


def rows() -> list[Row]:
    """Microseconds per tile, games per second, and goals read against goals reckoned."""
    # A wheel of pure Python can be read where it lies.
    path = os.pathsep.join([str(PYTHON_SOURCE), *map(str, ensure_wheels("bench"))])
    native = measured([sys.executable, str(PROGRAM)], {"PYTHONPATH": path})
    pyodide = measured(["node", str(RUNNER), str(DIST), str(PROGRAM)], {})
    reading = native["goals reckoned"] / native["goals read"]
    return [
        Row("python-chess: legal moves and a move", native["chess"], "us"),
        Row("Isle search: legal placements and laying a tile", native["tile"], "us", aim=15),
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
        Row("Isle search: laying and taking back on 13 tiles", native["lay and take back"], "us"),
        Row("Isle search: one of 16 goals read", native["goal read"], "us", aim=1),
        Row("all 16 goals reckoned anew, over read", reading, "times", aim=80, is_least=True),
        Row("random games of 2, CPython", 1e6 / native["random game 2"], "per s", aim=2000, is_least=True),
        Row("random games of 4, CPython", 1e6 / native["random game 4"], "per s"),
        Row("random games of 2, Pyodide", 1e6 / pyodide["random game 2"], "per s", aim=1000, is_least=True),
        Row("random games of 4, Pyodide", 1e6 / pyodide["random game 4"], "per s"),
        Row(
            "greedy games of 2, Pyodide against CPython",
            1e6 / pyodide["greedy game 2"],
            "per s",
            ratio=pyodide["greedy game 2"] / native["greedy game 2"],
            aim=1.5,
        ),
    ]


def measured(command: list[str], environment: dict[str, str]) -> dict[str, float]:
    """The figures that a program prints last."""
    run = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True)
    if run.returncode != 0:
        raise Trouble(f"A bench of Isle of Skye failed: {run.stderr.strip()[-300:]}")
    figures: dict[str, float] = json.loads(run.stdout.splitlines()[-1])
    return figures
