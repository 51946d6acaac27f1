"""`build.py strength`: how strong the champions are, and its page; interrupted, it continues where it was."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from datetime import date
from pathlib import Path

from skye.cli.strength import lines_of, points, rows
from tools.errors import BuildError
from tools.paths import DOCS, PYTHON_SOURCE, ROOT

GAMES = DOCS / "strength" / "games.jsonl"
PAGE = DOCS / "strength.md"
INTRODUCTION = """\
# Strength of the champions

The champions against other bots, and the lowest level against a newcomer. `python3 build.py strength` plays the games,
which takes hours. It can be interrupted: every finished game is stored in `docs/strength/`, and the same command
continues from there. `skye arena` with the same bots and seed plays the same games; no bot was tuned with these seeds.

`hard` is the strongest level of version 0.2. `exploits-hard` and `exploits-champion` know their rival's bot: they draw
its prices from what is public and answer them. `thirds` buys and builds as `hard` does, and prices each of its
tiles at a third of its gold. `newcomer` models a player's first game. Wins are those of the bot named first, with their
95 % interval; points are its own and the mean of the others.

"""
PEOPLE = """
## Points next to those of people

Isle of Skye between equal bots. In public exports of real games (26 scores in all), people had 58.6 points on average
at tables of two (winners 69), 72.7 at three (80), 51 at four (60, all of them beginners) and 56.4 at five (69).

"""
MORE = DOCS / "strength" / "more.md"
"""What other commands have measured; written by hand."""
HEAD = ("game", "table", "seed", "games", "wins", "95 %", "aim", "points")
HEAD_OF_POINTS = ("bot", "players", "games", "points of all", "points of the winners")


def run_strength() -> Path:
    """Play what is missing and write the page."""
    GAMES.parent.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "skye", "strength", str(GAMES)]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(PYTHON_SOURCE)}, check=False)
    write_page(date.today().isoformat())
    if done.returncode:
        raise BuildError("The measurement was interrupted; the same command continues it.")
    return PAGE


def write_page(day: str) -> None:
    """Write the page from the games played so far."""
    lines = lines_of(GAMES)
    parts = [INTRODUCTION, f"{day}.\n\n", table(HEAD, rows(lines)), PEOPLE, table(HEAD_OF_POINTS, points(lines))]
    PAGE.write_text("".join(parts) + MORE.read_text(encoding="utf-8"), encoding="utf-8")


def table(head: Sequence[str], found: Sequence[Sequence[str]]) -> str:
    """Return rows as a table.

    >>> print(table(("game", "aim", "points"), [("isle", "", "60.0 : 50.0")]))
    | game | aim | points |
    |---|---|---|
    | isle | | 60.0 : 50.0 |
    <BLANKLINE>
    """
    lines = [f"| {' | '.join(row)} |".replace("|  |", "| |") for row in (head, *found)]
    return "\n".join([lines[0], "|---" * len(head) + "|", *lines[1:], ""])
