"""`build.py nightly`: ten times more of everything that is sampled, and the mutants; stage by stage, as `test` does."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

from tools import stages
from tools.mutation import kept_results, run_all
from tools.paths import ROOT
from tools.report import Tally
from tools.sequence import Stage, run_stages
from tools.setup import venv_python
from tools.site import build_site
from tools.trouble import Trouble

TIMES = 10
MORE = {"SKYE_TIMES": str(TIMES)}


def run_nightly() -> int:
    """Run the nightly stages; the exit status tells whether all is well."""
    return run_stages(STAGES)


def reference(reports: Path) -> Tally:
    """Positions, counts and whole games held against the reference."""
    return stages.run_pytest(reports / "nightly-reference.xml", "tests/reference", environment=MORE)


def games(reports: Path) -> Tally:
    """Random games to their end, and what they show of their secrets."""
    return stages.run_pytest(reports / "nightly-games.xml", "tests/contract/test_many_games.py", environment=MORE)


def records(reports: Path) -> Tally:
    """Mutated records."""
    return stages.run_pytest(reports / "nightly-records.xml", "tests/bridge/test_mutated_records.py", environment=MORE)


def chains(reports: Path) -> Tally:
    """Hash chains of ten times as many games, made on this Python and held against Pyodide."""
    build_site()
    made = subprocess.run(
        [venv_python(), "-m", "tests.contract.chains", str(TIMES)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(["py", "."])},
        stdout=subprocess.PIPE,
        encoding="utf-8",
        check=False,
    )
    if made.returncode:
        raise Trouble("The hash chains could not be generated on this Python.")
    environment = {"SKYE_CHAINS": json.dumps(json.loads(made.stdout), separators=(",", ":"))}
    return stages.inside_pyodide(reports / "nightly-chains.xml", ["tests/contract/test_chains.py"], environment)


def browser(reports: Path) -> Tally:
    """The longest games in the browser, and every screen in every size, theme and language under axe."""
    build_site()
    return stages.browser(reports, marked="nightly")


def other_engines(reports: Path) -> Tally:
    """The longest games in Firefox and WebKit, as far as they can be had."""
    build_site()
    stages.browsers(reports)
    return stages.other_engines(reports, marked="nightly")


def mutants(reports: Path) -> Tally:
    """All mutants of all areas; an area with too many survivors is a failure."""
    enough = run_all()
    for area in enough:
        results = kept_results(area)
        (reports / f"mutants-{area}.json").write_text(json.dumps(results, indent=0), encoding="utf-8")
    passed = sum(enough.values())
    failed = len(enough) - passed
    return Tally(passed, failed, failure="too many mutants survived, see above" if failed else "")


STAGES = (
    Stage("reference, ten times", reference),
    Stage("random games, ten times", games),
    Stage("mutated records, ten times", records),
    Stage("chains in Pyodide", chains),
    Stage("long browser tests", browser),
    Stage("long games, other engines", other_engines),
    Stage("mutants", mutants),
)
