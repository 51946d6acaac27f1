"""Debian's own tool for packages, for the browsers that the tests need."""

from __future__ import annotations

import os
import shutil
from contextlib import suppress

from tools.run import quietly
from tools.trouble import Trouble

QUIET = {"DEBIAN_FRONTEND": "noninteractive"}


def may_install() -> bool:
    """Whether this is a Debian, or one of its kin, on which we may install packages."""
    return shutil.which("apt-get") is not None and hasattr(os, "geteuid") and os.geteuid() == 0


def install(*names: str) -> None:
    """Install packages with nothing that they only recommend."""
    task = f"install {' '.join(names)}"
    with suppress(Trouble):  # an index that cannot be renewed may still be good enough
        quietly(["apt-get", "update"], task=task, log="apt-update", environment=QUIET)
    words = ("apt-get", "install", "-y", "--no-install-recommends", *names)
    quietly(words, task=task, log=f"apt-{names[0]}", environment=QUIET)
