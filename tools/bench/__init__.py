"""`build.py bench`: every module of this package with a function `rows()` is a benchmark.

Each benchmark runs in a process of its own with a time limit; one that times out is reported and skipped. So a complete
run takes less than a quarter of an hour.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence

from tools.bench.chart import draw_chart
from tools.bench.document import PAGE, write_figures
from tools.bench.history import LATEST, LONG_RUN, compared, last_run, record
from tools.bench.row import HEAD, Row
from tools.errors import BuildError
from tools.paths import BUILD, DOCS, ROOT
from tools.site import build_site

# name, the seconds it may take; in this order, the quick ones first
LIMITS = {
    "size": 20,
    "isle_search": 90,
    "isle_engine": 60,
    "skylands_engine": 60,
    "frames": 60,
    "motion": 150,
    "thinking": 120,
    "tap": 420,
    "bots": 90,
    "start": 240,
}
LONG = {"long": 3600}
"""Runs only when it is named."""
WHOLE = 1030
CHART = DOCS / "bench" / "chart.svg"


def run_benches(names: Sequence[str]) -> int:
    """Build the site, run some benchmarks or all, print a table with the last recorded run.

    A complete run is recorded, and so is a run of the long benchmark alone.
    """
    limits = {**LIMITS, **LONG}
    unknown = [name for name in names if name not in limits]
    if unknown:
        raise BuildError(f"There is no benchmark called {unknown[0]}: choose from {', '.join(limits)}.")
    build_site()
    table: list[Row] = []
    failures: list[str] = []
    end = time.monotonic() + (WHOLE if not names else sum(limits[name] for name in names))
    for name in names or LIMITS:
        limit = min(limits[name], end - time.monotonic())
        print(f"Running {name} ...", flush=True)
        try:
            table += _measured(name, limit)
        except BuildError as error:
            failures.append(str(error))
    _print(table, {**last_run(LATEST), **last_run(LONG_RUN)})
    (BUILD / "bench.json").write_text(json.dumps([row.as_json() for row in table], indent=1), encoding="utf-8")
    for failure in failures:
        print(failure)
    missed = [row.name for row in table if row.is_met() is False]
    print(f"{len(table)} figures, {sum(row.is_met() is True for row in table)} targets met, {len(missed)} missed")
    path = LATEST if not names else LONG_RUN if set(names) == set(LONG) else None
    if path is not None:
        record(table, left_out=failures, path=path)
        write_figures()
        if path == LATEST:
            draw_chart(table, CHART)
        print(f"Recorded in {path.relative_to(ROOT)}; tables written to {PAGE.relative_to(ROOT)}")
    return 1 if failures else 0


def _measured(name: str, limit: float) -> list[Row]:
    """Return the rows of one benchmark, whose process is ended with all its children after the time limit."""
    path = BUILD / "bench" / f"{name}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    command = [sys.executable, "-m", "tools.bench", name, str(path)]
    process = subprocess.Popen(command, cwd=ROOT, start_new_session=os.name != "nt")
    try:
        process.wait(timeout=max(1.0, limit))
    except subprocess.TimeoutExpired:
        raise BuildError(f"{name}: skipped after {limit:.0f} s without a result; the machine may be busy.") from None
    finally:
        if process.poll() is None:
            _end(process)
    if process.returncode or not path.is_file():
        raise BuildError(f"{name}: the benchmark failed.")
    return [Row(**row) for row in json.loads(path.read_text(encoding="utf-8"))]


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a benchmark with the browsers and servers that it has started: they are in its process group."""
    if os.name == "nt":
        process.kill()
    else:
        os.killpg(process.pid, signal.SIGTERM)
        try:
            process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def _print(table: Sequence[Row], before: dict[str, Row]) -> None:
    lines = [(*HEAD, "last recorded"), *((*row.cells(), compared(row, before.get(row.name))) for row in table)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    for line in lines:
        print("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip())
