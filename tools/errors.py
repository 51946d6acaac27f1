"""Failures, each reported in one sentence."""

from __future__ import annotations

import errno
import traceback

from tools.paths import LOGS


class BuildError(Exception):
    """A failure that ends the command; its text is one sentence that says what to do."""


def sentence(error: BaseException) -> str:
    """Return one sentence about any failure.

    >>> sentence(BuildError("No Node.js was found."))
    'No Node.js was found.'
    >>> sentence(OSError(errno.ENOSPC, "No space left on device"))
    'The disk is full: free some space and run the command again.'
    """
    if isinstance(error, BuildError):
        return str(error)
    if isinstance(error, KeyboardInterrupt):
        return "Stopped."
    if isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT):
        return "The disk is full: free some space and run the command again."
    if isinstance(error, PermissionError):
        return f"Permission denied for {error.filename}: make it writable and run the command again."
    return f"Unexpected {type(error).__name__}: {error} ({_logged(error)})."


def _logged(error: BaseException) -> str:
    """Write the traceback of an unexpected failure to a file and say where it is."""
    try:
        LOGS.mkdir(parents=True, exist_ok=True)
        path = LOGS / "error.log"
        path.write_text("".join(traceback.format_exception(error)), encoding="utf-8")
    except OSError:
        return "the details could not be written"
    return f"details in {path}"
