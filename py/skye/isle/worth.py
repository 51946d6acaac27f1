"""What one tile would be worth in a territory: its best place and what each goal would gain there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypedDict

from skye.core.board import Placement
from skye.isle.goals import GOALS
from skye.isle.search.counted import CountedTerritory, counted_territory
from skye.isle.search.numbers import NUMBER, cell_at, cell_xy
from skye.isle.state import State
from skye.isle.survey import territory_rows
from skye.isle.tiles import IsleTile
from skye.isle.track import LETTERS


class GainJson(TypedDict):
    """What one goal would gain each time it is scored, and how often it still will be."""

    letter: str
    goal: str
    gain: int
    times: int


class PlacementJson(TypedDict):
    """A cell and a turn."""

    x: int
    y: int
    turn: int


class WorthJson(TypedDict):
    """What a tile is worth in a land: all gains over the rest of the game, each goal, and the best place."""

    total: int
    goals: list[GainJson]
    best: PlacementJson | None


@dataclass(frozen=True, slots=True)
class Gain:
    """What one goal would gain each time it is scored, and how often it still will be."""

    letter: str
    goal: str
    gain: int
    times: int

    def to_json(self) -> GainJson:
        """The gain as JSON."""
        return {"letter": self.letter, "goal": self.goal, "gain": self.gain, "times": self.times}


@dataclass(frozen=True, slots=True)
class Worth:
    """The best place for a tile and its gains; the total counts each gain as often as the goal is still scored."""

    gains: tuple[Gain, ...]
    best: Placement | None

    @property
    def total(self) -> int:
        """All gains over the rest of the game, were nothing else ever placed."""
        return sum(gain.gain * gain.times for gain in self.gains)

    def to_json(self) -> WorthJson:
        """The worth as JSON."""
        best: PlacementJson | None = None
        if self.best is not None:
            best = {"x": self.best.x, "y": self.best.y, "turn": self.best.turn}
        return {"total": self.total, "goals": [gain.to_json() for gain in self.gains], "best": best}


def times_left(state: State, letter: str) -> int:
    """How often a goal will still be scored, this round included."""
    return sum(letter in each.letters for each in state.track[state.round - 1 :])


def tile_worths(state: State, seat: int, tiles: Sequence[IsleTile]) -> tuple[Worth, ...]:
    """The worth of each tile alone at its best place in a seat's land, the first best in the order of placements.

    Gold moves on no placement, so a goal that compares gold gains nothing.
    """
    lands = [counted_territory(territory_rows(each.territory)) for each in state.seats]
    return tuple(_worth(state, lands, seat, tile) for tile in tiles)


def _worth(state: State, lands: Sequence[CountedTerritory], seat: int, tile: IsleTile) -> Worth:
    land, number = lands[seat], NUMBER[tile.id]
    times = [times_left(state, letter) for letter in LETTERS]
    goals = [GOALS[goal] for goal in state.goals]
    before = [0 if goal.compares_gold else goal.seat_points(lands, (), seat) for goal in goals]
    best: Placement | None = None
    best_gains, best_total = [0] * len(LETTERS), 0
    for where in sorted(Placement(*cell_xy(each), each & 3) for each in land.legal(number)):
        land.place(number, cell_at(where.x, where.y) + where.turn)
        gains = [
            0 if goal.compares_gold else goal.seat_points(lands, (), seat) - then
            for goal, then in zip(goals, before, strict=True)
        ]
        land.unplace()
        total = sum(gain * count for gain, count in zip(gains, times, strict=True))
        if best is None or total > best_total:
            best, best_gains, best_total = where, gains, total
    named = zip(LETTERS, state.goals, best_gains, times, strict=True)
    return Worth(tuple(Gain(*each) for each in named), best)
