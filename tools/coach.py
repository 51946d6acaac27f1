"""`build.py coach`: how far the coach can be believed, and its page; interrupted, it continues where it was."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import date
from pathlib import Path

from skye.cli.coaching import losses, luck, planted
from skye.cli.kept import read_lines
from skye.coach.factors import LEARNED
from skye.games import GAMES
from tools.errors import BuildError
from tools.paths import DOCS, PYTHON_SOURCE, ROOT
from tools.strength import table

FOLDER = DOCS / "coach"
PAGE = DOCS / "coach.md"
SEED = "report"
MEASURES = ("losses", "planted", "luck")
INTRODUCTION = """\
# The coach: how far it can be believed

The coach reviews the decisions of a finished game (`skye review FILE`, `from skye.coach import review`). It judges by
the champion's search, from what the seat saw, and states losses in points of the final margin: the lead over the mean
of the others. What it finds is reduced by factors that were learned from games played on by players who are not the
coach; where the factor is below 0.2 it states nothing, as in the first rounds of Isle of Skye before anything was
learned.

`python3 build.py coach` plays the games, which takes hours. It can be interrupted: every finished game is stored in
`docs/coach/`, and the same command continues from there. The seeds were not used for learning.

"""
LOSSES = """\

## Stated losses and real ones

In games between bots of many levels, decisions that the coach calls slips or mistakes are played on from the chosen
and from the better action, with the same 20 seeds: in Isle of Skye by the bot `market`, in Skylands one turn ahead by
the evaluation of the bot `medium`. The slope of the real on the stated loss is 1 where the coach states what is real.
`skye losses` measures it.

"""
PLANTED = """\

## Planted mistakes

Up to three decisions of one seat in games between `hard` bots were replaced by worse ones: by at least 4 points less
one standard error, in 48 pairs of games played on as above. Isle of Skye counts planted decisions from round 3 on.
`untouched` are the other decisions of the same seat. The share is that of decisions graded as mistakes. `skye
planted` measures it.

"""
LUCK = """\

## Luck

What a draw gave is a value of the position after it less the mean over draws that were as likely, so it is 0 on
average for everybody; factors scale it to points of the final margin. A bot plays against itself; the share is how
much of the spread of final margins luck explains. `skye luck` measures it.

"""
SKILL = """\

## Skill

The mean lead of bots of all levels at mixed tables, and their skill: minus the stated losses of a game.

"""


def run_coach() -> Path:
    """Play what is missing and write the page."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    is_interrupted = False
    for measure in MEASURES:
        for game in GAMES:
            command = [sys.executable, "-m", "skye", measure, game, str(file_of(measure)), "--seed", SEED]
            if not is_interrupted:
                environment = {**os.environ, "PYTHONPATH": str(PYTHON_SOURCE)}
                is_interrupted = bool(subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode)
    write_page(date.today().isoformat())
    if is_interrupted:
        raise BuildError("The measurement was interrupted; the same command continues it.")
    return PAGE


def file_of(measure: str) -> Path:
    """Where the lines of a measurement are stored.

    >>> file_of("luck").name
    'luck.jsonl'
    """
    return FOLDER / f"{measure}.jsonl"


def write_page(day: str) -> None:
    """Write the page from what has been measured so far."""
    lost = read_lines(file_of("losses"), losses.Line)
    replaced = read_lines(file_of("planted"), planted.Line)
    chances = read_lines(file_of("luck"), luck.Line)
    made = "".join(f"- `{each}`\n" for each in LEARNED["made_by"]) or "- nothing yet\n"
    parts = [
        INTRODUCTION,
        f"{day}. The factors were learned by\n\n{made}",
        LOSSES,
        table(("game", "kind", "commented of measured", "slope", "95 %"), losses.rows(lost)),
        PLANTED,
        table(("game", "games", "decisions", "number", "mistakes"), planted.rows(replaced)),
        LUCK,
        table(("game", "games", "mean", "95 %", "share"), luck.balance(chances)),
        SKILL,
        table(("game", "level", "seats", "lead", "skill"), luck.ranking(chances)),
    ]
    PAGE.write_text("".join(parts), encoding="utf-8")
