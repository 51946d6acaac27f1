"""The other engines that Debian offers for the browser tests: Firefox and WebKit, of which Safari on iPads is made."""

from __future__ import annotations

import glob
import shutil
from pathlib import Path

from tools import debian
from tools.browser import find_browser
from tools.errors import BuildError

# What each engine needs on the PATH, and the packages that bring it.
PROGRAMS = {"firefox": ("firefox-esr",), "webkit": ("WebKitWebDriver", "xvfb-run", "dbus-run-session")}
PACKAGES = {"firefox": ("firefox-esr",), "webkit": ("webkit2gtk-driver", "xvfb", "xauth", "dbus-x11")}
MINI_BROWSERS = "/usr/lib/*/webkit2gtk-4*/MiniBrowser"


def ensure_engines() -> dict[str, str]:
    """Install the missing engines where that is allowed, and return for each that is still missing the reason."""
    reasons = missing_engines()
    if not debian.may_install():
        return reasons
    for engine in reasons:
        try:
            debian.install(*PACKAGES[engine], purpose=f"to run browser tests in {engine}")
        except BuildError as error:
            reasons[engine] = str(error)
    return {engine: reasons[engine] for engine in missing_engines()}


def require_browsers() -> None:
    """Refuse to begin if a browser is missing that may not be installed but could be."""
    missing = [name for engine in missing_engines() for name in PACKAGES[engine]]
    if find_browser() is None:
        missing.insert(0, "chromium")
    if missing and shutil.which("apt-get") is not None:
        raise BuildError(
            f"Packages for the browser tests are missing and --no-install forbids to install them: run (as root) "
            f"{debian.command(*missing)}; or skip the browser tests with --fast."
        )


def missing_engines() -> dict[str, str]:
    """Return for each engine that cannot be tested here the reason.

    >>> set(missing_engines()) <= set(PROGRAMS)
    True
    """
    missing = {
        engine: next((name for name in names if shutil.which(name) is None), None) for engine, names in PROGRAMS.items()
    }
    if missing["webkit"] is None and mini_browser() is None:
        missing["webkit"] = "MiniBrowser"
    return {
        engine: f"{name} was not found (on Debian, as root: {debian.command(*PACKAGES[engine])})"
        for engine, name in missing.items()
        if name is not None
    }


def mini_browser() -> Path | None:
    """Return the small browser that comes with WebKit's driver."""
    return next(map(Path, sorted(glob.glob(MINI_BROWSERS), reverse=True)), None)
