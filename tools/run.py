"""Run other programs quietly: output goes to a log, failure becomes one sentence."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from tools.errors import BuildError
from tools.paths import LOGS, ROOT

# What package managers print when the network is unavailable or the disk is full, and what that means.
SIGNS = (
    (("No space left on device", "ENOSPC", "Disk quota exceeded"), "the disk is full"),
    (("THESE PACKAGES DO NOT MATCH THE HASHES", "EINTEGRITY"), "a downloaded file does not match its locked hash"),
    (
        (
            "Temporary failure in name resolution",
            "Name or service not known",
            "Failed to establish a new connection",
            "nodename nor servname",
            "getaddrinfo",
            "ENOTFOUND",
            "EAI_AGAIN",
            "ECONNREFUSED",
            "ECONNRESET",
            "ETIMEDOUT",
            "ENETUNREACH",
            "ENOTCACHED",
            "Network is unreachable",
            "ConnectTimeoutError",
            "ProxyError",
            "No matching distribution found",
        ),
        "the network or the package registry cannot be reached",
    ),
)


def quietly(
    command: Sequence[str | Path],
    *,
    task: str,
    log: str,
    environment: Mapping[str, str] | None = None,
    folder: Path = ROOT,
) -> str:
    """Run a command, log its output to a file and return it; a failure is reported in one sentence."""
    LOGS.mkdir(parents=True, exist_ok=True)
    path = LOGS / f"{log}.log"
    try:
        done = subprocess.run(
            [str(word) for word in command],
            cwd=folder,
            env={**os.environ, **(environment or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    except FileNotFoundError:
        raise BuildError(f"Cannot {task}: the program {command[0]} was not found.") from None
    path.write_text(done.stdout, encoding="utf-8")
    if done.returncode:
        raise BuildError(f"Cannot {task}: {reason(done.stdout)} (details in {path.relative_to(ROOT)}).")
    return done.stdout


def reason(output: str) -> str:
    """Return in a few words why a program failed, from what it printed.

    >>> reason("npm error code ENOTFOUND")
    'the network or the package registry cannot be reached'
    >>> reason("one\\nError: it broke\\n")
    'Error: it broke'
    """
    for signs, meaning in SIGNS:
        if any(sign in output for sign in signs):
            return meaning
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if "error" in line.lower()]
    return (errors or lines or ["no reason given"])[-1].rstrip(".")
