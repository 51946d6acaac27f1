"""Every check of the project."""

from __future__ import annotations

from tools import stages
from tools.engines import ENGINES, missing_engines
from tools.sequence import Stage, run_stages

SITE = "site, built twice"
BROWSER, OTHER_ENGINES = "browser tests", "other engines"
STAGES = (
    Stage("lint", stages.lint, is_beside=True),
    Stage("types", stages.types, is_beside=True),
    Stage("types of the page", stages.page_types, is_beside=True),
    Stage("unit tests of the page", stages.page_unit, is_beside=True),
    Stage(SITE, stages.site_twice, is_beside=True),
    Stage("unit tests and doctests", stages.unit),
    Stage("engine tests in Pyodide", stages.pyodide, (SITE,)),
    Stage(BROWSER, stages.browser, (SITE,)),
    Stage(OTHER_ENGINES, stages.other_engines, (SITE,)),
)


def run_checks(*, is_fast: bool) -> int:
    """Every stage of `build.py test`, or all but those in a browser; engines that are not there are told with why."""
    if is_fast:
        return run_stages(STAGES, left_out=(BROWSER, OTHER_ENGINES))
    missing = missing_engines()
    for engine, reason in missing.items():
        print(f"{OTHER_ENGINES:<26} {engine} left out: {reason}", flush=True)
    return run_stages(STAGES, left_out=(OTHER_ENGINES,) if len(missing) == len(ENGINES) else ())
