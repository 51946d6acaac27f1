"""What both readings of the rules share: spots that touch, and the groups they form.

Slow and plain on purpose: every spot starts with a number of its own, and as long as any two touching spots differ,
both take the smaller number. Nothing of the engine is imported here.
"""

import csv
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "py" / "skye"
BESIDE = {"N": (0, -1, "S"), "E": (1, 0, "W"), "S": (0, 1, "N"), "W": (-1, 0, "E")}
"""By side: the cell beyond it, and the side of that cell which it touches. x grows east, y grows south."""


def table(*path):
    """The rows of a component table by id."""
    with PACKAGE.joinpath(*path).open(encoding="utf-8", newline="") as file:
        return {row["id"]: row for row in csv.DictReader(file)}


def turned(letters, turn):
    """What lies at N, E, S, W after clockwise quarter turns: each turn moves what was in the west to the north."""
    for _ in range(turn):
        letters = letters[3] + letters[:3]
    return dict(zip("NESW", letters, strict=True))


def turned_side(side, turn):
    """Where a side points after clockwise quarter turns."""
    return "NESWNESW"["NESW".index(side) + turn]


def groups(spots, touching):
    """The spots in groups: two that touch, directly or through others, are in one."""
    number = {spot: count for count, spot in enumerate(spots)}
    is_settled = False
    while not is_settled:
        is_settled = True
        for one, other in touching:
            smaller = min(number[one], number[other])
            if number[one] != smaller or number[other] != smaller:
                number[one] = number[other] = smaller
                is_settled = False
    found = {}
    for spot in spots:
        found.setdefault(number[spot], []).append(spot)
    return list(found.values())
