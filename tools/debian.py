"""Debian packages for the browsers that the tests need: announced before they are installed, or forbidden."""

from __future__ import annotations

import os
import shutil
from contextlib import suppress

from tools.errors import BuildError
from tools.run import quietly

FORBIDDEN = "SKYE_NO_INSTALL"
"""The environment variable that `--no-install` sets, for this process and those that it starts."""
QUIET = {"DEBIAN_FRONTEND": "noninteractive"}
INSTALL = ("apt-get", "install", "-y", "--no-install-recommends")


def is_forbidden() -> bool:
    """Return whether the user has forbidden to install anything outside this folder."""
    return FORBIDDEN in os.environ


def may_install() -> bool:
    """Return whether this is Debian or a derivative, we are root, and nobody has forbidden it."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return is_root and shutil.which("apt-get") is not None and not is_forbidden()


def command(*names: str) -> str:
    """Return the command that installs packages without those that they only recommend.

    >>> command("xvfb", "xauth")
    'apt-get install -y --no-install-recommends xvfb xauth'
    """
    return " ".join([*INSTALL, *names])


def install(*names: str, purpose: str) -> None:
    """Say which packages are installed, what for and with which command, and install them."""
    print(f"Installing Debian packages {purpose}: {command(*names)}", flush=True)
    task = f"install {' '.join(names)}"
    with suppress(BuildError):  # an index that cannot be updated may still be good enough
        quietly(["apt-get", "update"], task=task, log="apt-update", environment=QUIET)
    quietly([*INSTALL, *names], task=task, log=f"apt-{names[0]}", environment=QUIET)
