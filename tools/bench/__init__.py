"""`build.py bench`: every module of this package that has `rows()` measures something and says what it aims at.

Each bench runs in a process of its own and has a limit of time, so that the whole ends in less than a quarter of an
hour whatever one of them does.
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
from tools.bench.kept import LATEST, LONG_RUN, compared, keep, last_kept
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
    "tap": 420,
    "bots": 90,
    "start": 240,
}
LONG = {"long": 3600}
"""Only when it is asked for by its name."""
WHOLE = 880
CHART = DOCS / "bench" / "chart.svg"


def run_benches(names: Sequence[str]) -> int:
    """Build the site, run the benches asked for (or all), print a table beside the last kept run.

    A whole run is kept, and so is a run of the long bench alone.
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
    _print(table, {**last_kept(LATEST), **last_kept(LONG_RUN)})
    (BUILD / "bench.json").write_text(json.dumps([row.as_json() for row in table], indent=1), encoding="utf-8")
    for failure in failures:
        print(failure)
    missed = [row.name for row in table if row.is_met() is False]
    print(f"{len(table)} figures, {sum(row.is_met() is True for row in table)} targets met, {len(missed)} missed")
    path = LATEST if not names else LONG_RUN if set(names) == set(LONG) else None
    if path is not None:
        keep(table, left_out=failures, path=path)
        write_figures()
        if path == LATEST:
            draw_chart(table, CHART)
        print(f"Recorded in {path.relative_to(ROOT)}; tables written to {PAGE.relative_to(ROOT)}")
    return 1 if failures else 0


def _measured(name: str, limit: float) -> list[Row]:
    """The rows of one bench, from a process that is ended with all its children when the time is over."""
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
    """End a bench with the browsers and servers it started: they are its group."""
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
