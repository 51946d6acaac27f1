"""`build.py strength`: how strong the champions are, and its page; interrupted, it continues where it was."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from datetime import date
from pathlib import Path

from skye.cli.strength import lines_of, rows
from tools.errors import BuildError
from tools.paths import DOCS, PYTHON_SOURCE, ROOT

GAMES = DOCS / "strength" / "games.jsonl"
PAGE = DOCS / "strength.md"
INTRODUCTION = """\
# Strength of the champions

The champions against other bots. `python3 build.py strength` plays the games, which takes hours. It can be interrupted:
every finished game is stored in `docs/strength/`, and the same command continues from there. `skye arena` with the same
bots and seed plays the same games; no bot was tuned with these seeds.

`hard` is the strongest level of version 0.2. `exploits-hard` and `exploits-champion` know their rival's bot: they draw
its prices from what is public and answer them. `thirds` buys and builds as `hard` does, and prices each of its
tiles at a third of its gold. Wins are those of the bot named first, with their 95 % interval; points are its own and
the mean of the others.

"""
HEAD = ("game", "table", "seed", "games", "wins", "95 %", "aim", "points")


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
    PAGE.write_text(f"{INTRODUCTION}{day}.\n\n{table(rows(lines_of(GAMES)))}", encoding="utf-8")


def table(found: Sequence[Sequence[str]]) -> str:
    """Return rows as a table.

    >>> print(table([("isle", "a against b", "s", "1 of 2", "50.0 %", "9.5-90.5 %", "", "60.0 : 50.0")]))
    | game | table | seed | games | wins | 95 % | aim | points |
    |---|---|---|---|---|---|---|---|
    | isle | a against b | s | 1 of 2 | 50.0 % | 9.5-90.5 % | | 60.0 : 50.0 |
    <BLANKLINE>
    """
    lines = [f"| {' | '.join(row)} |".replace("|  |", "| |") for row in (HEAD, *found)]
    return "\n".join([lines[0], "|---" * len(HEAD) + "|", *lines[1:], ""])
