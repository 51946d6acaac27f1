"""Every check of the project, stage by stage: one line each, and the first failure at the end where it is seen."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable
from pathlib import Path

from tools import stages
from tools.engines import ENGINES, missing_engines
from tools.lock import alone
from tools.paths import BUILD
from tools.report import Tally
from tools.setup import ensure_wheels
from tools.trouble import sentence

REPORTS = BUILD / "reports"

Stages = tuple[tuple[str, Callable[[Path], Tally], tuple[str, ...]], ...]
"""Each stage: its name, what it does, the stages without which it makes no sense."""

STAGES: Stages = (
    ("lint", stages.lint, ()),
    ("types", stages.types, ()),
    ("types of the page", stages.page_types, ()),
    ("unit tests and doctests", stages.unit, ()),
    ("unit tests of the page", stages.page_unit, ()),
    ("site, built twice", stages.site_twice, ()),
    ("engine tests in Pyodide", stages.pyodide, ("site, built twice",)),
    ("browser tests", stages.browser, ("site, built twice",)),
    ("other engines", stages.other_engines, ("site, built twice",)),
)
BROWSER_STAGES = ("browser tests", "other engines")


def run_checks(*, is_fast: bool) -> int:
    """Every stage of `build.py test`, or all but those in a browser."""
    return run_stages(STAGES, left_out=BROWSER_STAGES if is_fast else ())


def run_stages(stages: Stages, *, left_out: tuple[str, ...] = ()) -> int:
    """Run all stages, say how each went, end with `N passed, N failed`; the exit status tells whether all is well."""
    shutil.rmtree(REPORTS, ignore_errors=True)
    REPORTS.mkdir(parents=True)
    with alone():
        for name in ("shipped", "pyodide"):
            ensure_wheels(name)
    begin = time.monotonic()
    done: dict[str, Tally] = {}
    for name, run, needed in stages:
        if name in left_out:
            print(f"{name:<26} left out", flush=True)
            continue
        if name == "other engines":
            missing = missing_engines()
            for engine, reason in missing.items():
                print(f"{name:<26} {engine} left out: {reason}", flush=True)
            if len(missing) == len(ENGINES):
                continue
        print(f"{name:<26} ", end="", flush=True)
        start = time.monotonic()
        broken = next((stage for stage in needed if done[stage].failed), None)
        tally = _run(run) if broken is None else Tally(failed=1, failure=f"not run, because this failed: {broken}")
        done[name] = tally
        print(f"{tally.line():<40} {time.monotonic() - start:6.1f} s", flush=True)
    first = next(((name, tally) for name, tally in done.items() if tally.failed), None)
    print(f"{'all':<26} {'':<40} {time.monotonic() - begin:6.1f} s")
    if first is not None:
        name, tally = first
        print(f"\nThe first failure, in {name}:\n{tally.failure}\n")
    total = sum(done.values(), Tally())
    print(total.line(), flush=True)
    return 1 if total.failed else 0


def _run(stage: Callable[[Path], Tally]) -> Tally:
    try:
        return stage(REPORTS)
    except Exception as error:
        return Tally(failed=1, failure=sentence(error))
