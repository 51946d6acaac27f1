"""One set-up or build at a time in this folder."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tools.paths import BUILD


@contextmanager
def alone() -> Iterator[None]:
    """Wait until no other command of build.py sets up or builds here, and let others wait meanwhile."""
    BUILD.mkdir(parents=True, exist_ok=True)
    with open(BUILD / "lock", "w", encoding="utf-8") as file:
        try:
            import fcntl
        except ImportError:  # Windows has no such lock: there, two commands must not run at the same time
            yield
            return
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
