"""The worth of tiles in a view, as the page shows it and reasons state it: whole points with a range and parts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypedDict

from skye.bots.isle.champion.learned import land_outlook
from skye.bots.isle.reading import read
from skye.bots.isle.worth.calibration import SURE, Line, line_of
from skye.bots.isle.worth.estimate import Estimate, estimated, estimated_by
from skye.core.errors import Facts
from skye.core.question import Args
from skye.isle.search.numbers import NUMBER, cell_xy
from skye.isle.search.world import World
from skye.isle.view import View


class PlacementJson(TypedDict):
    """A cell and a turn."""

    x: int
    y: int
    turn: int


class WorthJson(TypedDict):
    """The worth of a tile: points of the final result, their range and parts, and its best place, if it fits anywhere.

    `now`, `later` and `gold_and_scrolls` are what its place brings; `besides` is what is left of the points: less than
    0 where other tiles would bring a part of them as well, more than 0 where later tiles profit.
    """

    points: int
    low: int
    high: int
    is_early: bool
    now: int
    later: int
    gold_and_scrolls: int
    besides: int
    best: PlacementJson | None


class TileWorth(TypedDict):
    """A tile and its worth to the asking seat."""

    tile: str
    worth: WorthJson


class WorthsAnswer(TypedDict):
    """The worth of every tile that is on offer or in the hand of the asking seat."""

    worths: list[TileWorth]


@dataclass(frozen=True, slots=True)
class Worth:
    """Points of a seat's final result that a tile brings, from `low` to `high` for four of five tiles.

    `is_early` says that tiles cannot be told apart yet: the points are those of any tile then.
    """

    estimate: Estimate
    points: int
    low: int
    high: int
    is_early: bool

    @property
    def fits(self) -> bool:
        """Whether there is a place for the tile."""
        return self.estimate.placement >= 0

    def facts(self) -> Facts:
        """The facts that a reason states."""
        return {"worth": self.points, "low": self.low, "high": self.high, "is_early": self.is_early}

    def to_json(self) -> WorthJson:
        """The worth as JSON."""
        estimate = self.estimate
        later, more = round(estimate.later), round(estimate.gold_and_scrolls)
        best: PlacementJson | None = None
        if self.fits:
            x, y = cell_xy(estimate.placement)
            best = {"x": x, "y": y, "turn": estimate.placement & 3}
        return {
            "points": self.points,
            "low": self.low,
            "high": self.high,
            "is_early": self.is_early,
            "now": estimate.now,
            "later": later,
            "gold_and_scrolls": more,
            "besides": self.points - estimate.now - later - more,
            "best": best,
        }


def worth_of(world: World, seat: int, tile: int, placement: int | None = None) -> Worth:
    """The worth of a tile on its best placement in a seat's land, or on the one that is given.

    >>> from random import Random
    >>> from skye.isle.search.world import random_world
    >>> world = random_world(Random(1), 2)
    >>> world.begin_round(Random(1))
    >>> worth = worth_of(world, 0, 5)
    >>> 0 <= worth.low <= worth.points <= worth.high, worth.fits
    (True, True)
    """
    return calibrated(estimated(world, seat, tile, placement), line_of(len(world.gold), world.round))


def calibrated(estimate: Estimate, line: Line) -> Worth:
    """The worth by an estimate and the line of its round; a tile that fits nowhere brings nothing.

    >>> calibrated(Estimate(0, 3, 5.0, 2.0), Line(1.0, 0.5, 2.0)).points
    6
    """
    if estimate.placement < 0:
        return Worth(estimate, 0, 0, 0, False)
    worth, half = line.worth(estimate.total), SURE * line.spread
    points = max(0, round(worth))
    low, high = max(0, round(worth - half)), max(0, round(worth + half))
    return Worth(estimate, points, low, high, line.is_early)


def ask_worths(view: View, args: Args) -> WorthsAnswer:
    """The worth of every tile on offer and in the hand of the viewer, in the order of the seats; none after the end."""
    seat = view["seat"]
    if seat is None:
        raise KeyError("seat")
    if view["phase"] == "end":
        return {"worths": []}
    world = read(view)
    outlook, line = land_outlook(world, seat), line_of(len(world.gold), world.round)
    tiles = [offer["tile"] for each in view["seats"] for offer in each["offer"] if offer["bought_by"] is None]
    tiles += [tile for tile in view["seats"][seat]["hand"] if tile not in tiles]
    return {
        "worths": [
            {"tile": tile, "worth": calibrated(estimated_by(outlook, world, seat, NUMBER[tile]), line).to_json()}
            for tile in tiles
        ]
    }
