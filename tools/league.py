"""`build.py league`: the league of both games, its page and its charts; interrupted, it continues where it was."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from datetime import date
from html import escape
from pathlib import Path

from skye.cli.league import MIDDLE, fixtures, lines_of, pool_ratings
from skye.cli.ratings import Rating
from skye.games import LEVELS
from tools.errors import BuildError
from tools.paths import DOCS, PYTHON_SOURCE, ROOT

FOLDER = DOCS / "league"
PAGE = DOCS / "league.md"
GAMES = {"isle": "Isle of Skye", "skylands": "Skylands"}
INTRODUCTION = """\
# League

How strong the bots are, in Elo points: 100 points more win 64 of 100 games of two, 300 points more win 85, and the
level `steady` stands at 0. `python3 build.py league` plays the games, which takes hours. It
can be interrupted: every finished game is stored in `docs/league/`, and the same command continues from there. The
intervals hold the true value in 95 of 100 cases. At tables of four, every two players are compared by points.
"""
LEFT, WIDTH, LINE = 190, 900, 26
INK, PAPER, FAINT, LEVEL, CHARACTER = "#20303a", "#fbf9f3", "#c9c4b4", "#2f7d5b", "#8a5a2b"


def run_league() -> Path:
    """Play what is missing and write the page."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in GAMES:
        command = [sys.executable, "-m", "skye", "league", game, str(FOLDER / f"{game}.jsonl")]
        done = subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(PYTHON_SOURCE)}, check=False)
        if done.returncode:
            raise BuildError("The league was interrupted; the same command continues it.")
    write_page(date.today().isoformat())
    return PAGE


def write_page(day: str) -> None:
    """Write the page and the charts from the games played so far."""
    parts = [INTRODUCTION]
    for game, name in GAMES.items():
        lines = lines_of(FOLDER / f"{game}.jsonl")
        parts.append(f"\n## {name}\n\n{len(lines)} of {len(fixtures(game))} games, {day}.\n")
        for pool in (2, 4):
            found = pool_ratings(lines, pool)
            if not found:
                continue
            chart = f"{game}-{pool}.svg"
            title = f"{name}, tables of {'two' if pool == 2 else 'four'}"
            (FOLDER / chart).write_text(draw_chart(found, title), encoding="utf-8")
            parts.append(f"\n![{title}](league/{chart})\n\n{table(found)}")
    PAGE.write_text("".join(parts), encoding="utf-8")


def table(found: Mapping[str, Rating]) -> str:
    """Return the ratings as a table, strongest first.

    >>> print(table({"expert": Rating(210.4, 20.2, 420), "steady": Rating(0.0, 0.0, 420)}))
    | bot | Elo | 95 % | games |
    |---|--:|--:|--:|
    | expert | 210 | ± 20 | 420 |
    | steady | 0 | | 420 |
    <BLANKLINE>
    """
    rows = [
        f"| {name} | {rating.elo:.0f} | {f'± {rating.spread:.0f}' if rating.spread else ''} | {rating.games} |".replace(
            "|  |", "| |"
        )
        for name, rating in sorted(found.items(), key=lambda each: -each[1].elo)
    ]
    return "\n".join(["| bot | Elo | 95 % | games |", "|---|--:|--:|--:|", *rows, ""])


def draw_chart(found: Mapping[str, Rating], title: str) -> str:
    """Return the ratings as an SVG: a dot for each bot, a line for its interval.

    >>> "<circle" in draw_chart({"expert": Rating(210.0, 20.0, 420), "steady": Rating(0.0, 0.0, 420)}, "a chart")
    True
    """
    rows = sorted(found.items(), key=lambda each: -each[1].elo)
    low = min(rating.elo - rating.spread for _, rating in rows) - 40
    high = max(rating.elo + rating.spread for _, rating in rows) + 40
    height = 70 + LINE * len(rows)

    def place(elo: float) -> float:
        return round(LEFT + (WIDTH - LEFT - 30) * (elo - low) / (high - low), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"'
        ' font-family="sans-serif" font-size="13">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        f'<text x="16" y="26" font-size="17" font-weight="bold" fill="{INK}">{escape(title)}</text>',
    ]
    for mark in range(int(low // 200 + 1) * 200, int(high) + 1, 200):
        x = place(mark)
        parts.append(f'<line x1="{x}" y1="52" x2="{x}" y2="{height - 10}" stroke="{FAINT}"/>')
        parts.append(f'<text x="{x}" y="48" text-anchor="middle" font-size="11" fill="{INK}">{mark}</text>')
    for number, (name, rating) in enumerate(rows):
        y = 70 + LINE * number
        colour = LEVEL if name in LEVELS else CHARACTER
        ends = place(rating.elo - rating.spread), place(rating.elo + rating.spread)
        parts += [
            f'<text x="{LEFT - 12}" y="{y + 4}" text-anchor="end" fill="{INK}">'
            f"{escape(name.removeprefix(MIDDLE + '.'))}</text>",
            f'<line x1="{ends[0]}" y1="{y}" x2="{ends[1]}" y2="{y}" stroke="{colour}" stroke-width="3"/>',
            f'<circle cx="{place(rating.elo)}" cy="{y}" r="5" fill="{colour}"/>',
        ]
    parts.append("</svg>\n")
    return "\n".join(parts)
