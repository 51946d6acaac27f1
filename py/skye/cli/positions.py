"""`positions GAME`: evaluate positions given as JSON lines."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import TextIO

from skye.cli.trouble import Trouble
from skye.core.game import AnyGame


def positions(game: AnyGame, lines: Iterable[str], out: TextIO) -> None:
    """Write each line again with everything computed; raises Trouble at the first one that cannot be read."""
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            answer = game.evaluate(_parsed(line, number))
        except RecursionError:
            raise Trouble(f"line {number} is nested too deeply.") from None
        except ValueError as fault:
            raise Trouble(f"line {number}: {fault}.") from None
        print(json.dumps(answer, ensure_ascii=False), file=out)


def _parsed(line: str, number: int) -> object:
    try:
        parsed: object = json.loads(line)
    except json.JSONDecodeError:
        raise Trouble(f"line {number} is not JSON.") from None
    except ValueError:
        raise Trouble(f"line {number} has a number with too many digits.") from None
    return parsed
