"""Find a Chromium for the browser tests, or get one."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from tools import debian
from tools.run import quietly
from tools.setup import venv_python
from tools.trouble import Trouble

# The shell without a window of its own is the same engine, and needs a fifth less of the processor for the same tests.
SHELL = "chromium-headless-shell"
NAMES = (
    *(SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
    *("chrome", "msedge", "microsoft-edge"),
)
MAC_APPLICATIONS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
# What a browser without a person before it is started with.
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
    """A Chromium on the PATH, else the one Playwright has, else Debian's package, else Playwright's by download."""
    found = _on_path() or _playwrights_own()
    if found is None and debian.may_install():
        found = _debians()
    if found is None:
        found = _downloaded()
    if found is None:
        raise Trouble(
            "No browser was found and none could be installed: install Chromium (on Debian: sudo apt install chromium) "
            "or run: .venv/bin/python -m playwright install --with-deps chromium; "
            "or skip the browser tests with: python3 build.py test --fast"
        )
    return found


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
    print("Installing Chromium from Debian ...", flush=True)
    for name in (SHELL, "chromium"):
        try:
            debian.install(name)
        except Trouble:
            continue  # the next way is tried
        if found := _on_path():
            return found
    return None


def _downloaded() -> Path | None:
    print("Downloading Playwright's Chromium ...", flush=True)
    try:
        quietly([venv_python(), "-m", "playwright", "install", "chromium"], task="get a browser", log="playwright")
    except Trouble:
        return None
    return _playwrights_own()
