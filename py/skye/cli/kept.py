"""A file with one line for each game that was played: what a long measurement keeps, so that it can be interrupted."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TextIO, TypeVar

from skye.cli.trouble import Trouble

Line = TypeVar("Line")
"""What a measurement notes of a game."""


def read_lines(path: Path, line: Callable[..., Line]) -> list[Line]:
    """The games of a file, none if there is no file; a last line that was cut off is removed; raises Trouble."""
    if not path.exists():
        return []
    text = path.read_text(encoding="utf-8")
    whole, _, rest = text.rpartition("\n")
    if rest:
        path.write_text(whole + "\n" if whole else "", encoding="utf-8")
    try:
        return [line(**json.loads(each)) for each in whole.splitlines()]
    except (ValueError, TypeError):
        raise Trouble(f"{path.name} is not a file of games played so far.") from None


def add_line(file: TextIO, line: object) -> None:
    """Add a game to a file, at once."""
    print(json.dumps(line, separators=(",", ":")), file=file, flush=True)
