"""`build.py calibrate`: what tiles are stated to be worth against what they bring; interrupted, it continues."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from datetime import date
from pathlib import Path
from textwrap import wrap

from skye.cli.calibrate import HEAD, LINES, report, rows
from skye.cli.calibration import Judged
from skye.isle.search.world import TRACKS
from tools.errors import BuildError
from tools.paths import DOCS, PYTHON_SOURCE, ROOT
from tools.strength import table

FOLDER = DOCS / "calibration"
CHART = FOLDER / "chart.svg"
PAGE = DOCS / "calibration.md"
DATA = PYTHON_SOURCE / "skye" / "bots" / "isle" / "worth" / LINES
MOST_BIAS = 1.0
"""By how many points the shown worth may be wrong on average, in every round."""
ENOUGH = 2000
"""Fresh tiles for each number of players that a complete measurement has at least."""

INTRODUCTION = """\
# The worth of tiles

Isle of Skye states what a tile is worth to a seat: points of its final result, in whole numbers with a range. The worth
is the champion's estimate of the tile on its best place, corrected by a line for each number of players and round
(`py/skye/bots/isle/worth/calibration.json`), and it is computed from what the seat sees. Where estimates say next to
nothing about what tiles bring, the worth is that of any tile, and the page says that it is too early to tell.

`python3 build.py calibrate` measures this. In every round of games of the champion, tiles from the bag are laid for
free on their best place, for two seats each. The game is then played on to its end with the tile and without it, with
the same seeds; a greedy policy with the champion's values plays all seats. What the seat has more in the end is what
the tile brought. The lines are fitted to one set of games and judged by another one with other seeds. The command takes
hours; it can be interrupted, and continues from `docs/calibration/`.

![Shown and true worth](calibration/chart.svg)

"""
COLUMNS = """
*Shown* and *true* are means; *bias* is their difference with its 95 % interval. *Correlation* is that of shown and
measured worth of single tiles. A measured worth contains much chance, since it comes from one or two pairs of games;
*without chance* is the correlation with this part taken out. *In range* are the tiles whose measured worth lies in
the stated range, widened by the same chance: four out of five are intended, and rounding adds a few.
"""

INK, PAPER, FAINT = "#20303a", "#fbf9f3", "#c9c4b4"
COLOURS = ("#9a9484", "#56b4e9", "#0072b2", "#009e73", "#e69f00", "#d55e00")
"""Of rounds."""
SIDE, GAP, TOP = 300, 64, 76
LOW, HIGH = -2, 22
FEWEST = 8
"""A dot stands for at least so many tiles."""


def run_calibration() -> Path:
    """Play what is missing, write the lines and the page."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "skye", "calibrate", str(FOLDER)]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(PYTHON_SOURCE)}, check=False)
    if (FOLDER / LINES).exists():
        shutil.copyfile(FOLDER / LINES, DATA)
        write_page(date.today().isoformat())
    if done.returncode:
        raise BuildError("The measurement was interrupted; the same command continues it.")
    return PAGE


def write_page(day: str) -> None:
    """Write the page and its chart from the games played so far."""
    found = report(FOLDER)
    draw_chart(found, CHART)
    worst = max((abs(each.bias) for each in found if each.seats), default=0.0)
    worst_of_all = max((abs(each.bias) for each in found if not each.seats), default=0.0)
    tiles: dict[int, int] = {}
    for each in found:
        if each.seats:
            tiles[each.seats] = tiles.get(each.seats, 0) + each.tiles
    summary = ", ".join(f"{count:,} with {seats} players" for seats, count in sorted(tiles.items()))
    if min((tiles.get(seats, 0) for seats in TRACKS), default=0) < ENOUGH:
        judgement = f"This is the beginning of a measurement: {ENOUGH:,} tiles for each number of players are due."
    else:
        aim = "which meets" if max(worst, worst_of_all) <= MOST_BIAS else "which misses"
        judgement = (
            f"The largest bias in a round is {worst_of_all:.1f} points over all tables and {worst:.1f} points for one"
            f" number of players, {aim} the aim of at most {MOST_BIAS:g} everywhere."
        )
    fit = json.loads((FOLDER / LINES).read_text(encoding="utf-8"))["made_by"]
    measured = "\n".join(wrap(f"{day}. Lines: {fit}. Fresh tiles: {summary}. {judgement}", 120)) + "\n\n"
    PAGE.write_text(INTRODUCTION + measured + table(HEAD, rows(found)) + COLUMNS, encoding="utf-8")


def draw_chart(found: Sequence[Judged], path: Path) -> None:
    """Draw the mean true worth by the shown one: a panel for each number of players, a colour for each round."""
    panels: Mapping[int, list[Judged]] = {
        seats: [each for each in found if each.seats == seats] for seats in sorted({each.seats for each in found} - {0})
    }
    width, height = 2 * SIDE + 3 * GAP, 2 * (SIDE + GAP) + TOP
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        ' font-family="sans-serif" font-size="13">',
        "<title>Shown and true worth of tiles by number of players and round</title>",
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
        f'<text x="{GAP}" y="26" font-size="17" font-weight="bold" fill="{INK}">True worth by the worth shown</text>',
    ]
    for number, colour in enumerate(COLOURS):
        x = GAP + 96 * number
        parts.append(f'<circle cx="{x + 6}" cy="44" r="6" fill="{colour}"/>')
        parts.append(f'<text x="{x + 18}" y="49" fill="{INK}">round {number + 1}</text>')
    for number, (seats, rounds) in enumerate(panels.items()):
        left, top = GAP + (number % 2) * (SIDE + GAP), TOP + 20 + (number // 2) * (SIDE + GAP)
        parts += _panel(seats, rounds, left, top)
    parts.append("</svg>\n")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(parts), encoding="utf-8")


def _panel(seats: int, rounds: Sequence[Judged], left: int, top: int) -> list[str]:
    """The dots of one number of players, over a line on which shown and true worth are equal."""

    def across(points: float) -> float:
        return round(left + SIDE * (points - LOW) / (HIGH - LOW), 1)

    def up(points: float) -> float:
        return round(top + SIDE - SIDE * (points - LOW) / (HIGH - LOW), 1)

    parts = [
        f'<text x="{left}" y="{top - 6}" font-weight="bold" fill="{INK}">{seats} players</text>',
        f'<rect x="{left}" y="{top}" width="{SIDE}" height="{SIDE}" fill="none" stroke="{FAINT}"/>',
        f'<line x1="{left}" y1="{top + SIDE}" x2="{left + SIDE}" y2="{top}" stroke="{INK}"/>',
    ]
    for mark in range(0, HIGH, 5):
        parts += [
            f'<line x1="{across(mark)}" y1="{top}" x2="{across(mark)}" y2="{top + SIDE}" stroke="{FAINT}"/>',
            f'<line x1="{left}" y1="{up(mark)}" x2="{left + SIDE}" y2="{up(mark)}" stroke="{FAINT}"/>',
            f'<text x="{across(mark)}" y="{top + SIDE + 16}" text-anchor="middle" fill="{INK}">{mark}</text>',
            f'<text x="{left - 6}" y="{up(mark) + 4}" text-anchor="end" fill="{INK}">{mark}</text>',
        ]
    for each in rounds:
        for points, true, count in each.points:
            if count >= FEWEST and LOW < points < HIGH and LOW < true < HIGH:
                parts.append(
                    f'<circle cx="{across(points)}" cy="{up(true)}" r="{2 + count**0.5 / 4:.1f}"'
                    f' fill="{COLOURS[each.round - 1]}" fill-opacity="0.8"/>'
                )
    return parts
