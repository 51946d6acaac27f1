"""`arena GAME`: bots against each other over many games, on all cores, with what chance leaves open."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Generic, TextIO, TypedDict

from skye.bots.bot import Bot, Reason, Thought
from skye.cli.processes import results_of
from skye.cli.simulate import check_start, seed_of, setup_of_bots, show_progress
from skye.cli.trouble import Trouble
from skye.core.game import ActionT, ViewT
from skye.games import BOTS, GAMES
from skye.match import play

CONFIDENCE = 1.96
"""Standard deviations on either side that hold 95 % of all cases."""

HEAD = ("bot", "wins", "95 % interval", "points", "points when winning", "ms per decision", "p95", "worst")


class Times(TypedDict):
    """Milliseconds per decision."""

    mean: float
    median: float
    p95: float
    worst: float


class Row(TypedDict):
    """A bot: its share of the wins with the 95 % interval, its points, and its times."""

    bot: str
    share: float
    interval: tuple[float, float]
    mean_points: float
    mean_winner_points: float
    decisions: int
    ms: Times


class Scores(TypedDict):
    """Mean points of everybody, and of the winners."""

    mean: float
    winners: float


@dataclass(frozen=True, slots=True)
class Match:
    """One game to play: which game, the bots by seat, by how many seats they were moved on, and the seed."""

    game: str
    bots: tuple[str, ...]
    moved: int
    seed: str


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended, by place in the order given: shares of the win, points, and seconds of each decision."""

    shares: tuple[float, ...]
    points: tuple[int, ...]
    seconds: tuple[tuple[float, ...], ...]


@dataclass(frozen=True, slots=True)
class Timed(Generic[ViewT, ActionT]):
    """A bot with the seconds that each of its real decisions took."""

    bot: Bot[ViewT, ActionT]
    seconds: list[float] = field(default_factory=list)

    @property
    def name(self) -> str:
        """The name of the bot."""
        return self.bot.name

    def think(self, view: ViewT, legal: Sequence[ActionT], random: Random) -> Iterator[Thought[ActionT]]:
        """The thoughts of the bot."""
        start = perf_counter()
        yield from self.bot.think(view, legal, random)
        if len(legal) > 1:
            self.seconds.append(perf_counter() - start)

    def explain(self, view: ViewT, action: ActionT) -> Sequence[Reason]:
        """The reasons of the bot."""
        return self.bot.explain(view, action)


def arena(
    name: str,
    *,
    bots: Sequence[str],
    games: int,
    seed: str,
    is_json: bool,
    out: TextIO,
    progress: TextIO | None = None,
    processes: int | None = None,
) -> None:
    """Play games with the bots moved on by one seat from game to game, and print one row per bot; raises Trouble."""
    for bot in bots:
        if bot not in BOTS[name]:
            raise Trouble(f"there is no bot called {bot}; choose from {', '.join(sorted(BOTS[name]))}.")
    check_start(name, players=len(bots), games=games, seed=seed)
    matches = [Match(name, tuple(bots), number % len(bots), seed_of(seed, number)) for number in range(games)]
    results = []
    for result in results_of(play_match, matches, processes):
        results.append(result)
        show_progress(progress, len(results), games)
    rows = [_row(bot, place, results) for place, bot in enumerate(bots)]
    if is_json:
        report = {
            "game": name,
            "bots": list(bots),
            "games": games,
            "seed": seed,
            "rows": rows,
            "scores": _scores(results),
        }
        print(json.dumps(report, ensure_ascii=False), file=out)
        return
    lines = [HEAD, *map(_cells, rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEAD))]
    for line in lines:
        print("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip(), file=out)


def play_match(match: Match) -> Result:
    """Play one match.

    >>> result = play_match(Match("isle", ("random", "random"), 1, "heather"))
    >>> sum(result.shares), len(result.points)
    (1.0, 2)
    """
    game, seats = GAMES[match.game], len(match.bots)
    places = [(seat + match.moved) % seats for seat in range(seats)]
    players = [Timed(BOTS[match.game][match.bots[place]]) for place in places]
    table = play(game, game.parse_setup(setup_of_bots(game, seats, match.seed)), players)
    outcome = game.outcome(table.state)
    assert outcome is not None  # nobody is to act
    shares, points = [0.0] * seats, [0] * seats
    seconds: list[list[float]] = [[] for _ in match.bots]
    for seat, place in enumerate(places):
        seconds[place] = players[seat].seconds
        points[place] = outcome.points[seat]
        if seat in outcome.winners:
            shares[place] = 1 / len(outcome.winners)
    return Result(tuple(shares), tuple(points), tuple(map(tuple, seconds)))


def interval(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of games, after Wilson.

    >>> [round(bound, 3) for bound in interval(0.8, 400)]
    [0.758, 0.836]
    """
    square = CONFIDENCE**2
    centre = share + square / (2 * games)
    spread = CONFIDENCE * math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    low, high = (centre - spread) / (1 + square / games), (centre + spread) / (1 + square / games)
    return max(0.0, low), min(1.0, high)  # a hair beyond either end by rounding alone


def _row(bot: str, place: int, results: Sequence[Result]) -> Row:
    games = len(results)
    share = sum(result.shares[place] for result in results) / games
    low, high = interval(share, games)
    times = sorted(1000 * second for result in results for second in result.seconds[place])
    return {
        "bot": bot,
        "share": round(share, 4),
        "interval": (round(low, 4), round(high, 4)),
        "mean_points": round(sum(result.points[place] for result in results) / games, 2),
        "mean_winner_points": _mean([result.points[place] for result in results if result.shares[place] > 0]),
        "decisions": len(times),
        "ms": {
            "mean": _mean(times),
            "median": round(_quantile(times, 0.5), 2),
            "p95": round(_quantile(times, 0.95), 2),
            "worst": round(_quantile(times, 1.0), 2),
        },
    }


def _scores(results: Sequence[Result]) -> Scores:
    """Mean points of everybody, and of the winner of each game."""
    winners = [
        max(points for points, share in zip(result.points, result.shares, strict=True) if share) for result in results
    ]
    return {"mean": _mean([points for result in results for points in result.points]), "winners": _mean(winners)}


def _cells(row: Row) -> tuple[str, ...]:
    low, high = row["interval"]
    return (
        row["bot"],
        f"{100 * row['share']:.1f} %",
        f"{100 * low:.1f}-{100 * high:.1f} %",
        f"{row['mean_points']:.1f}",
        f"{row['mean_winner_points']:.1f}",
        f"{row['ms']['mean']:.1f}",
        f"{row['ms']['p95']:.1f}",
        f"{row['ms']['worst']:.1f}",
    )


def _mean(values: Sequence[float]) -> float:
    return round(sum(values) / len(values), 2) if values else 0.0


def _quantile(ordered: Sequence[float], part: float) -> float:
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0
