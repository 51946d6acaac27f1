"""The stages of `build.py test`; each runs one tool and returns a tally."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools.browser import ensure_browser
from tools.engines import ensure_engines
from tools.errors import BuildError
from tools.manifest import NAME as MANIFEST
from tools.paths import BUILD, DIST, NODE_MODULES, ROOT, WHEELS
from tools.report import Tally, excerpt, read_junit
from tools.setup import venv_python
from tools.site import build_site

OTHER_ENGINES = "e2e/other_engines"
# The folders of tests/ whose tests also run inside Pyodide, in two halves: every other one. Both take equally long.
ENGINE_TESTS = ("contract", "skylands", "core", "bridge", "isle", "bots", "coach")


def browsers(_: Path) -> Tally:
    """Find or install the browsers, and print which of the other engines are skipped and why."""
    ensure_browser()
    for engine, reason in ensure_engines().items():
        print(f"{engine} is skipped: {reason}", flush=True)
    return Tally(passed=1)


def lint(reports: Path) -> Tally:
    """Ruff over all Python."""
    return _single([venv_python(), "-m", "ruff", "check", "--output-format=concise", "."], reports / "lint.log")


def types(reports: Path) -> Tally:
    """mypy --strict over the engine and the tools."""
    return _single([venv_python(), "-m", "mypy", "--no-error-summary"], reports / "types.log")


def page_lint(reports: Path) -> Tally:
    """Biome over the format and the usual mistakes of scripts and styles."""
    biome = NODE_MODULES / "@biomejs" / "biome" / "bin" / "biome"
    return _single(["node", biome, "ci", "--colors=off", "--error-on-warnings"], reports / "page-lint.log")


def page_types(reports: Path) -> Tally:
    """The TypeScript compiler over the JSDoc types of the page."""
    compiler = NODE_MODULES / "typescript" / "bin" / "tsc"
    return _single(["node", compiler, "--project", ROOT, "--pretty", "false"], reports / "page-types.log")


def unit(reports: Path) -> Tally:
    """All tests and doctests on this Python."""
    return run_pytest(reports / "unit.xml")


def page_unit(reports: Path) -> Tally:
    """The tests of the page's modules in Node."""
    tests = sorted(path for path in (ROOT / "tests" / "web").rglob("*.test.*js"))
    report = reports / "page-unit.xml"
    options = ("--test-reporter=junit", f"--test-reporter-destination={report}")
    status, output = _run(["node", "--test", *options, *tests], report.with_suffix(".log"))
    return read_junit(report, output, status)


def site_twice(reports: Path) -> Tally:
    """Build the site, then once more without its caches, and compare the bytes."""
    first = build_site()
    caches = {"library_cache": BUILD / "again-stdlib", "docs_cache": BUILD / "again-docs"}
    for cache in caches.values():
        shutil.rmtree(cache, ignore_errors=True)
    again = build_site(BUILD / "again", **caches)
    texts = [(site / MANIFEST).read_text(encoding="utf-8") for site in (first, again)]
    if texts[0] == texts[1]:
        return Tally(passed=1)
    lines = [set(text.splitlines()) for text in texts]
    return Tally(failed=1, failure=excerpt("the two builds differ:\n" + "\n".join(sorted(lines[0] ^ lines[1]))))


def pyodide(reports: Path) -> Tally:
    """The engine's tests inside Pyodide, against the wheel of the site."""
    folders = [f"tests/{name}" for name in ENGINE_TESTS if (ROOT / "tests" / name).is_dir()]
    targets = [*folders, "skye", "ui_bridge"]
    # Pyodide has one thread; two processes use two cores.
    with ThreadPoolExecutor(2) as pool:
        halves = pool.map(lambda half: inside_pyodide(reports / f"pyodide-{half}.xml", targets[half::2]), range(2))
    tally = sum(halves, Tally())
    if tally.passed == 0 and not tally.failed:
        raise BuildError("No test ran inside Pyodide.")
    return tally


def browser(reports: Path, marked: str = "not nightly") -> Tally:
    """The tests of the built site in a real browser."""
    path = ensure_browser()
    words = ("e2e", f"--ignore={OTHER_ENGINES}", "-m", marked)
    return run_pytest(reports / "browser.xml", *words, environment={"SKYE_BROWSER": str(path)})


def other_engines(reports: Path, marked: str = "not nightly") -> Tally:
    """Whole games in the other engines that this machine has."""
    return run_pytest(reports / "engines.xml", OTHER_ENGINES, "-m", marked)


def inside_pyodide(report: Path, targets: Sequence[str], environment: Mapping[str, str] | None = None) -> Tally:
    """Pytest over some targets inside Pyodide."""
    runner = ROOT / "tests" / "pyodide" / "run.mjs"
    command: list[str | Path] = ["node", runner, DIST, WHEELS / "pyodide", report, *targets]
    status, output = _run(command, report.with_suffix(".log"), environment)
    return read_junit(report, output, status)


def _single(command: Sequence[str | Path], log: Path) -> Tally:
    status, output = _run(command, log)
    return Tally(failed=1, failure=excerpt(output)) if status else Tally(passed=1)


def run_pytest(report: Path, *words: str, environment: Mapping[str, str] | None = None) -> Tally:
    """Pytest on this Python, in two processes."""
    options = ("-q", "--tb=short", "-n", "2", "--dist=worksteal", "--durations=20", f"--junitxml={report}")
    command: list[str | Path] = [venv_python(), "-m", "pytest", *options, *words]
    status, output = _run(command, report.with_suffix(".log"), environment)
    return read_junit(report, output, status)


def _run(command: Sequence[str | Path], log: Path, environment: Mapping[str, str] | None = None) -> tuple[int, str]:
    done = subprocess.run(
        [str(word) for word in command],
        cwd=ROOT,
        env={**os.environ, **(environment or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    log.write_text(done.stdout, encoding="utf-8")
    return done.returncode, done.stdout
