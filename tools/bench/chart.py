"""A chart of all figures that have a target: the length of each bar is the figure as a share of its target."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape
from pathlib import Path

from tools.bench.row import Row

LEFT, WIDTH, LINE, MARGIN = 470, 980, 22, 130
"""Where bars begin, the whole width, the height of a line, and the space for figures at the right."""
SHORTEST, LONGEST = 0.02, 4.0
"""The ends of the scale, as shares of the target."""
MET, MISSED, INK, PAPER, FAINT = "#2f7d5b", "#b4432f", "#20303a", "#fbf9f3", "#c9c4b4"


def draw_chart(table: Sequence[Row], path: Path) -> None:
    """Draw every figure that has a target; the line at 1 is the target, and a shorter bar is better."""
    bars = [(row, share) for row in table if (share := share_of_aim(row)) is not None]
    height = 74 + LINE * len(bars)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"'
        ' font-family="sans-serif" font-size="13">',
        "<title>Figures of build.py bench as shares of their targets</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        f'<text x="16" y="26" font-size="17" font-weight="bold" fill="{INK}">Figures as shares of their targets</text>',
        f'<text x="16" y="46" fill="{INK}">A bar that ends left of the line meets its target.</text>',
    ]
    for mark in (0.03, 0.1, 0.3, 1.0, 3.0):
        x = place(mark)
        is_aim = mark == 1
        parts.append(
            f'<line x1="{x}" y1="56" x2="{x}" y2="{height - 12}" stroke="{INK if is_aim else FAINT}"'
            f' stroke-width="{2 if is_aim else 1}"/>'
        )
        parts.append(f'<text x="{x}" y="54" text-anchor="middle" font-size="11" fill="{INK}">{mark:g}</text>')
    for index, (row, share) in enumerate(bars):
        y = 62 + LINE * index
        colour = MET if row.is_met() else MISSED
        _, value, _, ratio, aim, _ = row.cells()
        label = f"{ratio if ratio and not row.is_value_aimed else value}  {aim}"
        end = max(LEFT + 2, place(share))
        parts += [
            f'<text x="{LEFT - 8}" y="{y + 15}" text-anchor="end" fill="{INK}">{escape(row.name)}</text>',
            f'<rect x="{LEFT}" y="{y + 3}" width="{end - LEFT:.1f}" height="{LINE - 7}" rx="2" fill="{colour}"/>',
            f'<text x="{WIDTH - MARGIN + 8}" y="{y + 15}" font-size="11" fill="{INK}">{escape(label)}</text>',
        ]
    parts.append("</svg>\n")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(parts), encoding="utf-8")


def share_of_aim(row: Row) -> float | None:
    """Return a figure as a share of its target; up to 1 the target is met.

    >>> share_of_aim(Row("start", 900, "ms", ratio=0.2, aim=0.4))
    0.5
    >>> share_of_aim(Row("games", 4000, "per s", aim=1000, is_least=True))
    0.25
    """
    if row.aim is None:
        return None
    figure = row.value if row.ratio is None or row.is_value_aimed else row.ratio
    return row.aim / figure if row.is_least else figure / row.aim


def place(share: float) -> float:
    """Return the horizontal position of a share of the target.

    >>> place(0.02) == LEFT
    True
    """
    within = min(LONGEST, max(SHORTEST, share))
    return round(LEFT + (WIDTH - LEFT - MARGIN) * math.log(within / SHORTEST) / math.log(LONGEST / SHORTEST), 1)
