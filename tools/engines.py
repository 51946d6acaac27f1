"""The other engines that Debian offers for the browser tests: Firefox and WebKit, of which Safari on iPads is made."""

from __future__ import annotations

import glob
import shutil
from pathlib import Path

from tools import debian
from tools.trouble import Trouble

# What each engine needs on the PATH, and the packages that bring it.
PROGRAMS = {"firefox": ("firefox-esr",), "webkit": ("WebKitWebDriver", "xvfb-run", "dbus-run-session")}
PACKAGES = {"firefox": ("firefox-esr",), "webkit": ("webkit2gtk-driver", "xvfb", "xauth", "dbus-x11")}
MINI_BROWSERS = "/usr/lib/*/webkit2gtk-4*/MiniBrowser"


def ensure_engines() -> dict[str, str]:
    """Install what is missing where that is allowed; by the name of an engine that is missing still, the reason."""
    reasons = missing_engines()
    if not debian.may_install():
        return reasons
    for engine in reasons:
        print(f"Installing {engine} from Debian ...", flush=True)
        try:
            debian.install(*PACKAGES[engine])
        except Trouble as trouble:
            reasons[engine] = str(trouble)
    return {engine: reasons[engine] for engine in missing_engines()}


def missing_engines() -> dict[str, str]:
    """By the name of an engine, why it cannot be tested here.

    >>> set(missing_engines()) <= set(PROGRAMS)
    True
    """
    missing = {
        engine: next((name for name in names if shutil.which(name) is None), None) for engine, names in PROGRAMS.items()
    }
    if missing["webkit"] is None and mini_browser() is None:
        missing["webkit"] = "MiniBrowser"
    return {
        engine: f"{name} was not found (on Debian, as root: apt-get install {' '.join(PACKAGES[engine])})"
        for engine, name in missing.items()
        if name is not None
    }


def mini_browser() -> Path | None:
    """The small browser that comes with WebKit's driver."""
    return next(map(Path, sorted(glob.glob(MINI_BROWSERS), reverse=True)), None)
