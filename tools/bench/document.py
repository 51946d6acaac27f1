"""The recorded runs as the page `docs/figures.md`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tools.bench.history import LATEST, LONG_RUN
from tools.bench.row import HEAD, Row
from tools.paths import DOCS

PAGE = DOCS / "figures.md"
INTRODUCTION = """\
# Measurements

Results of the last recorded runs. [Benchmarks](benches.md) explains what is measured and what it is compared with. If a
figure has a ratio, trust the ratio. The target applies to the ratio as well, except for engine calls in Pyodide, frames
and taps against an empty page, where it applies to the value. "Samples" is the number of measurements behind a median,
a 95th percentile (p95) or a maximum.
"""
RUNS = {"python3 build.py bench": LATEST, "python3 build.py bench long": LONG_RUN}


def write_figures(page: Path = PAGE) -> None:
    """Write the page from the recorded runs."""
    runs = {command: json.loads(path.read_text(encoding="utf-8")) for command, path in RUNS.items() if path.is_file()}
    page.write_text(document(runs), encoding="utf-8")


def document(runs: dict[str, dict[str, Any]]) -> str:
    """Return the page with the tables of some runs by their commands.

    >>> row = Row("start", 912.4, "ms", ratio=0.4, aim=0.5).as_json()
    >>> run = {"day": "2026-01-31", "machine": {"cores": 2, "python": "3.11.7"}, "load": 0.5, "rows": [row]}
    >>> print(document({"build.py bench": run}).removeprefix(INTRODUCTION).strip())
    ## `build.py bench`
    <BLANKLINE>
    2026-01-31, 2 cores, Python 3.11.7, load 0.5 at the end: 1 figures, 1 of 1 targets met.
    <BLANKLINE>
    | figure | value | samples | ratio | target | |
    |---|--:|--:|--:|--:|---|
    | start | 912 ms | | 0.40 | <= 0.5 | met |
    """
    parts = [INTRODUCTION]
    for command, run in runs.items():
        rows = [Row(**row) for row in run["rows"]]
        aimed = [row for row in rows if row.aim is not None]
        met = sum(row.is_met() is True for row in aimed)
        machine = run["machine"]
        parts.append(
            f"\n## `{command}`\n\n"
            f"{run['day']}, {machine['cores']} cores, Python {machine['python']}, load {run['load']} at the end: "
            f"{len(rows)} figures, {met} of {len(aimed)} targets met.\n"
        )
        parts += [f"\n{left_out}\n" for left_out in run.get("left_out", ())]
        parts.append(f"\n{_line(HEAD)}|---|--:|--:|--:|--:|---|\n")
        parts += [_line(row.cells()) for row in rows]
    return "".join(parts)


def _line(cells: Sequence[str]) -> str:
    return "".join(f"| {cell} " if cell else "| " for cell in cells) + "|\n"
