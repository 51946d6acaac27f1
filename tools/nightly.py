"""`build.py nightly`: ten times as many samples, the long browser tests and the mutation tests, in stages."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

from tools import debian, stages
from tools.engines import require_browsers
from tools.errors import BuildError
from tools.mutation import run_mutation
from tools.paths import ROOT
from tools.report import Tally
from tools.sequence import Stage, run_stages
from tools.setup import venv_python
from tools.site import build_site

TIMES = 10
MORE = {"SKYE_TIMES": str(TIMES)}


def run_nightly() -> int:
    """Run the nightly stages and return the exit status."""
    if debian.is_forbidden():
        require_browsers()
    return run_stages(STAGES)


def reference(reports: Path) -> Tally:
    """Positions, counts and whole games compared with the reference."""
    return stages.run_pytest(reports / "nightly-reference.xml", "tests/reference", environment=MORE)


def games(reports: Path) -> Tally:
    """Random games to their end, and what they reveal of their secrets."""
    return stages.run_pytest(reports / "nightly-games.xml", "tests/contract/test_many_games.py", environment=MORE)


def bots(reports: Path) -> Tally:
    """Whole games of all bots without an illegal action, and choices that do not depend on what is hidden."""
    return stages.run_pytest(
        reports / "nightly-bots.xml",
        "tests/bots/test_legality.py",
        "tests/bots/test_honesty.py",
        environment=MORE,
    )


def records(reports: Path) -> Tally:
    """Mutated records."""
    return stages.run_pytest(reports / "nightly-records.xml", "tests/bridge/test_mutated_records.py", environment=MORE)


def chains(reports: Path) -> Tally:
    """Hash chains of ten times as many games, made on this Python and compared with Pyodide."""
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
        raise BuildError("The hash chains could not be generated on this Python.")
    environment = {"SKYE_CHAINS": json.dumps(json.loads(made.stdout), separators=(",", ":"))}
    return stages.inside_pyodide(reports / "nightly-chains.xml", ["tests/contract/test_chains.py"], environment)


def browser(reports: Path) -> Tally:
    """The longest games in the browser, and every screen in every size, theme and language under axe."""
    build_site()
    return stages.browser(reports, marked="nightly")


def other_engines(reports: Path) -> Tally:
    """The longest games in Firefox and WebKit, if they are available."""
    build_site()
    stages.browsers(reports)
    return stages.other_engines(reports, marked="nightly")


def mutants(_: Path) -> Tally:
    """All mutants of all areas; an area with too many survivors is a failure."""
    is_enough = run_mutation()
    passed = sum(is_enough.values())
    failed = len(is_enough) - passed
    return Tally(passed, failed, failure="too many mutants survived, see above" if failed else "")


STAGES = (
    Stage("reference, ten times", reference),
    Stage("random games, ten times", games),
    Stage("bots: legal and honest", bots),
    Stage("mutated records, ten times", records),
    Stage("chains in Pyodide", chains),
    Stage("long browser tests", browser),
    Stage("long games, other engines", other_engines),
    Stage("mutants", mutants),
)
