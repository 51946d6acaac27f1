"""`specials`: how often each special island of Skylands is created by bots, and how its owners fare."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TextIO, TypedDict

from skye.bots.skylands.evaluation.evaluator import Evaluator
from skye.bots.skylands.evaluation.weights import FITTED
from skye.bots.skylands.rollout.player import RolloutPlayer
from skye.cli.arena import interval
from skye.cli.processes import results_of
from skye.cli.simulate import check_start, seed_of, setup_of_bots, show_progress
from skye.cli.trouble import Trouble
from skye.games import BOTS, GAMES
from skye.match import play
from skye.skylands.search.world import world_of
from skye.skylands.state import State
from skye.skylands.tiles import SPECIALS

NAME = "skylands"
GAME = GAMES[NAME]
QUICK = "quick"
"""Not a bot of its own: how hard imagines that games go on, a hundred times as fast as a bot plays."""
MOST_TURNS = 1_000


class Row(TypedDict):
    """A special island: in how many games it was on display and created, and how often its owner won."""

    special: str
    shown: int
    created: int
    rate: float
    share: float
    interval: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Trial:
    """One game to play: the bot on every seat, how many seats, and the seed."""

    bot: str
    players: int
    seed: str


@dataclass(frozen=True, slots=True)
class Found:
    """What one game showed: the special islands shown, and of each created one its owner's share of the win."""

    shown: tuple[str, ...]
    created: tuple[tuple[str, float], ...]


def specials(
    *,
    bot: str,
    players: int,
    games: int,
    seed: str,
    is_json: bool,
    out: TextIO,
    progress: TextIO | None = None,
    processes: int | None = None,
) -> None:
    """Let one kind of bot play against itself and print a row per special island; raises Trouble."""
    if bot not in (*BOTS[NAME], QUICK):
        raise Trouble(f"there is no bot called {bot}; choose from {', '.join(sorted((*BOTS[NAME], QUICK)))}.")
    check_start(NAME, players=players, games=games, seed=seed)
    trials = [Trial(bot, players, seed_of(seed, number)) for number in range(games)]
    results = []
    for found in results_of(play_trial, trials, processes):
        results.append(found)
        show_progress(progress, len(results), games)
    rows = [_row(name, results) for name in SPECIALS]
    if is_json:
        report = {"bot": bot, "players": players, "games": games, "seed": seed, "fair_share": 1 / players, "rows": rows}
        print(json.dumps(report, ensure_ascii=False), file=out)
        return
    print(f"{'special island':20}  shown  created  owners win (95 %), fair {100 / players:.1f} %", file=out)
    for row in rows:
        low, high = row["interval"]
        wins = f"{100 * row['share']:5.1f} % ({100 * low:.1f}-{100 * high:.1f})" if row["created"] else "never created"
        print(f"{row['special']:20}  {row['shown']:5}  {100 * row['rate']:5.1f} %  {wins}", file=out)


def play_trial(trial: Trial) -> Found:
    """Play one game.

    >>> len(play_trial(Trial("random", 2, "heather")).shown)
    16
    >>> len(play_trial(Trial("quick", 2, "heather")).created)
    8
    """
    setup = GAME.parse_setup(setup_of_bots(GAME, trial.players, trial.seed))
    state = GAME.new_game(setup)
    if trial.bot == QUICK:
        return _play_quickly(state)
    table = play(GAME, setup, [BOTS[NAME][trial.bot]] * trial.players)
    outcome = GAME.outcome(table.state)
    assert outcome is not None  # nobody is to act
    return _found(state.show, outcome.winners, [owner.land.specials for owner in table.state.seats])


def _play_quickly(state: State) -> Found:
    """Play on at first sight in the compact twin of the engine, where nobody lodges in the hostel and nobody trades."""
    world = world_of(state)
    RolloutPlayer(Evaluator.of_state(state, FITTED)).play_on(world, MOST_TURNS)
    assert world.is_over  # long before that many turns
    totals = [board.total() for board in world.boards]
    winners = [seat for seat, total in enumerate(totals) if total == max(totals)]
    return _found(state.show, winners, [board.specials for board in world.boards])


def _found(shown: tuple[str, ...], winners: Sequence[int], owned: Sequence[Iterable[str]]) -> Found:
    created = [
        (name, 1 / len(winners) if seat in winners else 0.0) for seat, names in enumerate(owned) for name in names
    ]
    return Found(shown, tuple(created))


def _row(name: str, results: Sequence[Found]) -> Row:
    shown = sum(name in found.shown for found in results)
    shares = [share for found in results for created, share in found.created if created == name]
    share = sum(shares) / len(shares) if shares else 0.0
    low, high = interval(share, len(shares)) if shares else (0.0, 1.0)
    return {
        "special": name,
        "shown": shown,
        "created": len(shares),
        "rate": round(len(shares) / shown, 4) if shown else 0.0,
        "share": round(share, 4),
        "interval": (round(low, 4), round(high, 4)),
    }
