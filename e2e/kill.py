"""End a browser as a power cut would: at once, without notice."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path

# Seconds, for processes that are already killed.
PATIENCE = 10


def kill_browser(profile: Path) -> None:
    """Kill every process of the browser that uses this profile, and no other, and see them gone.

    Not every process names the profile. One that outlives the others for a moment may still hold the lock of a
    database, which the next browser could then not open.
    """
    own = _processes(profile)
    assert own, "the browser runs"
    end = time.monotonic() + PATIENCE
    while own:
        assert time.monotonic() < end, "the browser ends"
        for pid in own:
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                continue
        own = {pid for pid in own if _is_alive(pid)} | _processes(profile)


def _processes(profile: Path) -> set[int]:
    """The processes that name the profile, with all that they have started."""
    command = ["ps", "-axww", "-o", "pid=,ppid=,command="]
    listed = subprocess.run(command, capture_output=True, encoding="utf-8", check=True).stdout.splitlines()
    rows = [(int(pid), int(parent), name) for pid, parent, name in (line.split(None, 2) for line in listed)]
    found = {pid for pid, _, name in rows if f"--user-data-dir={profile}" in name}
    while more := {pid for pid, parent, _ in rows if parent in found} - found:
        found |= more
    return found


def _is_alive(pid: int) -> bool:
    """Whether a process still runs; one that has ended and was not yet waited for does not."""
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, encoding="utf-8", check=False)
    return state.stdout.strip()[:1] not in ("", "Z")
