"""Things that are made once for the same inputs and stored under .build/."""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path

STAMP = ".set-up"


def digest_of(paths: Iterable[Path], text: str = "") -> str:
    """Return a short name for the contents of some files and a text."""
    contents = b"".join(hashlib.sha256(path.read_bytes()).digest() for path in paths)
    return hashlib.sha256(contents + text.encode()).hexdigest()[:16]


def cached(path: Path, make: Callable[[Path], object]) -> Path:
    """Return a file or folder whose name depends on its inputs; if it is missing, make it and then rename it.

    Nobody ever sees half of it, even if the work is interrupted.
    """
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_name(f"{path.name}.new")
        shutil.rmtree(fresh, ignore_errors=True)
        make(fresh)
        fresh.replace(path)
    return path


def set_up(folder: Path, inputs: str, make: Callable[[], object]) -> Path:
    """Fill a folder that must lie in one place, unless it was already filled from the same inputs.

    A symbolic link to a folder of another checkout is used as it is: nothing is ever removed or written through it.
    """
    stamp = folder / STAMP
    if folder.is_symlink():
        return folder
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != inputs:
        shutil.rmtree(folder, ignore_errors=True)
        make()
        stamp.write_text(inputs, encoding="utf-8")
    return folder
