"""`simulate GAME`: let bots play whole games from a seed."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TextIO, TypedDict

from skye import match
from skye.cli.trouble import Trouble
from skye.cli.words import setup_words
from skye.core.errors import BadSetup
from skye.core.game import AnyGame, OutcomeJson, SeatJson
from skye.games import BOTS, GAMES

_BAR = 30
TOO_MANY = 99
"""More seats than any game has."""


class Result(OutcomeJson):
    """A game between bots: how it started and how it ended."""

    seed: str
    bots: list[str]
    actions: int
    digest: str


class BotSummary(TypedDict):
    """A bot: on how many seats it sat, its wins (a shared one in parts), and its mean points."""

    bot: str
    seats: int
    wins: float
    mean_points: float


class BotsSetup(TypedDict):
    """The set-up of a game between bots."""

    seats: list[SeatJson]
    seed: str


def simulate(
    name: str,
    *,
    players: int,
    bots: Sequence[str],
    games: int,
    seed: str,
    is_json: bool,
    out: TextIO,
    progress: TextIO | None = None,
) -> None:
    """Play games and print their results; the bots move on by one seat from game to game; raises Trouble."""
    game = GAMES[name]
    check_start(name, players=players, games=games, seed=seed)
    lineup = _lineup(name, bots, players)
    results = []
    for number in range(games):
        seated = lineup[number % players :] + lineup[: number % players]
        results.append(play(game, seated, seed_of(seed, number)))
        show_progress(progress, number + 1, games)
    summary = _summary(lineup, results)
    if is_json:
        report = {"game": name, "players": players, "bots": lineup, "seed": seed, "games": results, "summary": summary}
        print(json.dumps(report, ensure_ascii=False), file=out)
        return
    for number, result in enumerate(results):
        seats = ", ".join(f"{bot} {points}" for bot, points in zip(result["bots"], result["points"], strict=True))
        winners = " and ".join(f"seat {seat}" for seat in result["winners"])
        print(f"game {number}: {seats}; won by {winners} ({result['decided_by']})", file=out)
    for line in summary:
        print(
            f"{line['bot']}: {line['seats']} seats, {line['wins']:g} wins, {line['mean_points']:.1f} points on average",
            file=out,
        )


def play(game: AnyGame, bots: Sequence[str], seed: str) -> Result:
    """One whole game between bots, as JSON.

    >>> play(GAMES["isle"], ["random", "random"], "heather")["decided_by"]
    'points'
    """
    setup = game.parse_setup(setup_of_bots(game, len(bots), seed))
    table = match.play(game, setup, [BOTS[game.name][bot] for bot in bots])
    outcome = game.outcome(table.state)
    assert outcome is not None  # nobody is to act
    return {
        "seed": seed,
        "bots": list(bots),
        **outcome.to_json(),
        "actions": len(table.actions),
        "digest": table.digest(),
    }


def check_start(name: str, *, players: int, games: int, seed: str) -> None:
    """Refuse what no games can start from; raises Trouble.

    >>> check_start("isle", players=9, games=1, seed="heather")
    Traceback (most recent call last):
    skye.cli.trouble.Trouble: isle cannot start: the game is for 2 to 5 players, not 9.
    """
    if games < 1:
        raise Trouble("--games must be at least 1.")
    game = GAMES[name]
    try:
        game.parse_setup(setup_of_bots(game, max(0, min(players, TOO_MANY)), seed_of(seed, games - 1)))
    except BadSetup as fault:
        facts = {**fault.facts, "seats": players}
        raise Trouble(f"{name} cannot start: {setup_words(fault.code, facts)}.") from None


def seed_of(seed: str, number: int) -> str:
    """The seed of one of many games.

    >>> seed_of("heather", 3)
    'heather/3'
    """
    return f"{seed}/{number}"


def setup_of_bots(game: AnyGame, seats: int, seed: str) -> BotsSetup:
    """The set-up of a game between bots.

    >>> setup_of_bots(GAMES["isle"], 2, "heather")["seats"][1]
    {'name': 'Seat 1', 'clan': 'yellow'}
    """
    clans = game.catalogue()["clans"]
    return {
        "seats": [{"name": f"Seat {seat}", "clan": clans[seat % len(clans)]} for seat in range(seats)],
        "seed": seed,
    }


def _lineup(name: str, bots: Sequence[str], players: int) -> list[str]:
    known = BOTS[name]
    for bot in bots:
        if bot not in known:
            raise Trouble(f"there is no bot called {bot}; choose from {', '.join(sorted(known))}.")
    lineup = list(bots) * players if len(bots) == 1 else list(bots)
    if len(lineup) != players:
        raise Trouble(f"there are {len(bots)} bots for {players} seats; name one bot for all seats, or one per seat.")
    return lineup


def _summary(lineup: Sequence[str], results: Sequence[Result]) -> list[BotSummary]:
    """By bot: on how many seats it sat, how many wins it had (a shared one in parts), and its mean points."""
    summary: list[BotSummary] = []
    for bot in dict.fromkeys(lineup):
        points = [(result, seat) for result in results for seat, seated in enumerate(result["bots"]) if seated == bot]
        wins = sum(1 / len(result["winners"]) for result, seat in points if seat in result["winners"])
        mean = sum(result["points"][seat] for result, seat in points) / len(points)
        summary.append({"bot": bot, "seats": len(points), "wins": round(wins, 3), "mean_points": round(mean, 3)})
    return summary


def show_progress(progress: TextIO | None, done: int, games: int) -> None:
    """Draw a bar of the games done, if there is a terminal for it."""
    if progress is None:
        return
    filled = _BAR * done // games
    end = "\n" if done == games else ""
    print(f"\r[{'#' * filled}{'.' * (_BAR - filled)}] {done}/{games} games", end=end, file=progress, flush=True)
