"""All checks of `build.py test`."""

from __future__ import annotations

from tools import debian, stages
from tools.engines import require_browsers
from tools.sequence import Stage, run_stages

SITE = "site, built twice"
BROWSERS, BROWSER, OTHER_ENGINES = "browser set-up", "browser tests", "other engines"
STAGES = (
    Stage(BROWSERS, stages.browsers, is_concurrent=True),
    Stage("lint", stages.lint, is_concurrent=True),
    Stage("types", stages.types, is_concurrent=True),
    Stage("page lint", stages.page_lint, is_concurrent=True),
    Stage("page types", stages.page_types, is_concurrent=True),
    Stage("page unit tests", stages.page_unit, is_concurrent=True),
    Stage(SITE, stages.site_twice, is_concurrent=True),
    Stage("unit tests and doctests", stages.unit),
    Stage("engine tests in Pyodide", stages.pyodide, (SITE,)),
    Stage(BROWSER, stages.browser, (SITE, BROWSERS)),
    Stage(OTHER_ENGINES, stages.other_engines, (SITE, BROWSERS)),
)


def run_checks(*, is_fast: bool) -> int:
    """Run every stage of `build.py test`, or all but those in a browser."""
    if debian.is_forbidden() and not is_fast:
        require_browsers()
    return run_stages(STAGES, left_out=(BROWSERS, BROWSER, OTHER_ENGINES) if is_fast else ())
