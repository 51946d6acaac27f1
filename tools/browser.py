"""Find a Chromium for the browser tests, or install one."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from tools import debian
from tools.errors import BuildError
from tools.run import quietly
from tools.setup import venv_python

# The shell without a window is the same engine and needs a fifth less processor time for the same tests.
SHELL = "chromium-headless-shell"
NAMES = (
    *(SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
    *("chrome", "msedge", "microsoft-edge"),
)
MAC_APPLICATIONS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
# The options of every browser that a test or benchmark starts.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
)
PLAYWRIGHT_PATH = (
    "from playwright.sync_api import sync_playwright as start\nwith start() as p: print(p.chromium.executable_path)"
)


def ensure_browser() -> Path:
    """Return a Chromium: the shell, by installing it if allowed; else one on the PATH, Playwright's, or a download.

    The tests are made for the shell: a Chromium with windows asks servers for icons and isolates frames.
    """
    found = find_browser()
    if (found is None or found.name != SHELL) and debian.may_install():
        found = _debians() or found
    if found is None and not debian.is_forbidden():
        found = _downloaded()
    if found is None:
        raise BuildError(
            f"No Chromium was found and none was installed: run (on Debian, as root) {debian.command('chromium')} "
            "or .venv/bin/python -m playwright install --with-deps chromium; "
            "or skip the browser tests with python3 build.py test --fast"
        )
    return found


def find_browser() -> Path | None:
    """Return a Chromium that is installed already."""
    return _on_path() or _playwrights_own()


def _on_path() -> Path | None:
    for name in NAMES:
        path = shutil.which(name)
        if path is not None:
            return Path(path)
    return next((Path(path) for path in MAC_APPLICATIONS if os.path.exists(path)), None)


def _playwrights_own() -> Path | None:
    answer = subprocess.run([venv_python(), "-c", PLAYWRIGHT_PATH], capture_output=True, encoding="utf-8", check=False)
    path = Path(answer.stdout.strip() or "/nowhere")
    return path if path.is_file() else None


def _debians() -> Path | None:
    names = (SHELL, "chromium") if find_browser() is None else (SHELL,)
    for name in names:
        try:
            debian.install(name, purpose="to run the browser tests in Chromium")
        except BuildError:
            continue  # the other package is tried
        if found := _on_path():
            return found
    return None


def _downloaded() -> Path | None:
    command = [str(venv_python()), "-m", "playwright", "install", "chromium"]
    print(f"Downloading Chromium to run the browser tests: {' '.join(command)}", flush=True)
    try:
        quietly(command, task="download a browser", log="playwright")
    except BuildError:
        return None
    return _playwrights_own()
