"""Run stages of checks: one line for each, and the first failure at the end, where it is seen.

Stages that use one core form a sequence of their own, which runs at the same time as the others.
"""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from threading import Thread

from tools.errors import sentence
from tools.lock import alone
from tools.paths import BUILD
from tools.report import Tally
from tools.setup import ensure_wheels

REPORTS = BUILD / "reports"


@dataclass(frozen=True, slots=True)
class Stage:
    """A name, a function, the stages that must have passed before, and whether it runs at the same time as others."""

    name: str
    run: Callable[[Path], Tally]
    needed: tuple[str, ...] = ()
    is_concurrent: bool = False


def run_stages(stages: Sequence[Stage], *, left_out: Collection[str] = ()) -> int:
    """Run all stages, print the result of each and a last line `N passed, N failed`, and return the exit status."""
    shutil.rmtree(REPORTS, ignore_errors=True)
    REPORTS.mkdir(parents=True)
    with alone():
        for name in ("shipped", "pyodide"):
            ensure_wheels(name)
    begin = time.monotonic()
    total, first = run_all([stage for stage in stages if stage.name not in left_out], REPORTS)
    for stage in stages:
        if stage.name in left_out:
            print(f"{stage.name:<26} skipped")
    print(f"{'total':<26} {'':<40} {time.monotonic() - begin:6.1f} s")
    if first is not None:
        print(f"\nFirst failure, in {first}:\n{total.failure}\n")
    print(total.line(), flush=True)
    return 1 if total.failed else 0


def run_all(stages: Sequence[Stage], reports: Path) -> tuple[Tally, str | None]:
    """Run stages in their two sequences; return the sum of their tallies and the name of the first that failed."""
    done: dict[str, Future[Tally]] = {stage.name: Future() for stage in stages}
    concurrent = Thread(
        target=_follow, args=([stage for stage in stages if stage.is_concurrent], done, reports), daemon=True
    )
    concurrent.start()
    _follow([stage for stage in stages if not stage.is_concurrent], done, reports)
    concurrent.join()
    tallies = {stage.name: done[stage.name].result() for stage in stages}
    first = next((name for name, tally in tallies.items() if tally.failed), None)
    return sum(tallies.values(), Tally()), first


def _follow(stages: Sequence[Stage], done: Mapping[str, Future[Tally]], reports: Path) -> None:
    for stage in stages:
        broken = next((name for name in stage.needed if done[name].result().failed), None)
        start = time.monotonic()
        if broken is None:
            tally = _run(stage, reports)
        else:
            tally = Tally(failed=1, failure=f"not run, because this stage failed: {broken}")
        print(f"{stage.name:<26} {tally.line():<40} {time.monotonic() - start:6.1f} s", flush=True)
        done[stage.name].set_result(tally)


def _run(stage: Stage, reports: Path) -> Tally:
    try:
        return stage.run(reports)
    except Exception as error:
        return Tally(failed=1, failure=sentence(error))
