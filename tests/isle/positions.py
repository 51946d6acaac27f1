"""The recorded positions, and what is compared with them."""

from pathlib import Path

from skye.isle.editions import EDITIONS

LINES = (Path(__file__).parent / "positions.jsonl").read_text(encoding="utf-8").splitlines()
"""Positions that a separate slow reading of the rules evaluated, with the goals of the first edition."""


def as_recorded(answer):
    """An evaluated position without goals that are newer than the recorded ones."""
    newer = set(answer["goals"]) - set(EDITIONS[1].goals)
    return {**answer, "goals": {goal: points for goal, points in answer["goals"].items() if goal not in newer}}
