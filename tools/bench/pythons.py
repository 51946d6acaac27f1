"""Run the programs of the benchmarks on this Python, and inside Pyodide in Chromium or under Node."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Error

from tools.bench.pages import browser_and_site
from tools.errors import BuildError
from tools.paths import DIST, PYTHON_SOURCE, ROOT

PROGRAMS = Path(__file__).parent / "programs"
BLANK, STEPS = "blank.html", "steps.mjs"
RUN = """async ({ steps, name, files }) => {
  const { reported } = await import(new URL(steps, location.href).href);
  const indexURL = new URL('pyodide/', location.href).href;
  return reported({ library: `${indexURL}pyodide.mjs`, indexURL, name, files });
}"""


def on_cpython(program: str, *, wheels: Sequence[Path] = ()) -> Any:
    """Return what a program reports on this Python; wheels of pure Python are imported without an install."""
    path = os.pathsep.join(map(str, [PYTHON_SOURCE, *wheels]))
    return _report([sys.executable, "-m", "tools.bench.programs", program], {"PYTHONPATH": path})


def in_chromium(program: str) -> Any:
    """Return what a program reports inside the Pyodide of the site in a browser, on an empty page."""
    files = {path.name: path.read_text(encoding="utf-8") for path in PROGRAMS.glob("*.py")}
    with browser_and_site(DIST) as (browser, (address,)):
        page = browser.new_page()
        page.route(f"{address}{BLANK}", lambda route: route.fulfill(body="<!doctype html>", content_type="text/html"))
        page.route(f"{address}{STEPS}", lambda route: route.fulfill(path=PROGRAMS / STEPS))
        page.goto(f"{address}{BLANK}")
        try:
            return json.loads(page.evaluate(RUN, {"steps": STEPS, "name": program, "files": files}))
        except Error as error:
            raise _failed(program, error.message) from None


def under_node(program: str) -> Any:
    """Return what a program reports inside the Pyodide of the site under Node, which also measures processor time."""
    return _report(["node", str(PROGRAMS / "run.mjs"), str(DIST), program], {})


def _report(command: Sequence[str], environment: dict[str, str]) -> Any:
    run = subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, encoding="utf-8")
    if run.returncode != 0:
        raise _failed(command[-1], run.stderr)
    return json.loads(run.stdout.splitlines()[-1])


def _failed(program: str, message: str) -> BuildError:
    return BuildError(f"The benchmark program {program} failed: {message.strip()[-300:]}")
