"""The other engines that Debian offers for the browser tests: Firefox and WebKit, of which Safari on iPads is made."""

from __future__ import annotations

import glob
import os
import shutil
from pathlib import Path

from tools.run import quietly
from tools.trouble import Trouble

# What each engine needs on the PATH.
ENGINES = {"firefox": ("firefox-esr",), "webkit": ("WebKitWebDriver", "xvfb-run", "dbus-run-session")}
PACKAGES = ("firefox-esr", "webkit2gtk-driver", "xvfb", "xauth", "dbus-x11")
MINI_BROWSERS = "/usr/lib/*/webkit2gtk-4*/MiniBrowser"
HOW = "python3 build.py setup --engines installs it on Debian"


def missing_engines() -> dict[str, str]:
    """By the name of an engine, why it cannot be tested here.

    >>> set(missing_engines()) <= set(ENGINES)
    True
    """
    missing = {
        engine: next((name for name in names if shutil.which(name) is None), None) for engine, names in ENGINES.items()
    }
    if missing["webkit"] is None and mini_browser() is None:
        missing["webkit"] = "MiniBrowser"
    return {engine: f"no {name} on this machine ({HOW})" for engine, name in missing.items() if name is not None}


def mini_browser() -> Path | None:
    """The small browser that comes with WebKit's driver."""
    return next(map(Path, sorted(glob.glob(MINI_BROWSERS), reverse=True)), None)


def install_engines() -> None:
    """Install what is missing with Debian's own tool."""
    if not missing_engines():
        return
    apt = shutil.which("apt-get")
    if apt is None or os.name == "nt" or os.geteuid() != 0:
        names = " ".join(PACKAGES)
        raise Trouble(f"The other engines come from Debian: run, on Debian and as root, apt-get install {names}")
    print("Installing Firefox and WebKit ...", flush=True)
    quietly([apt, "update"], task="ask for Debian's packages", log="apt-update")
    command = [apt, "install", "--yes", "--no-install-recommends", *PACKAGES]
    quietly(command, task="install Firefox and WebKit", log="apt-engines")
