"""`purchases`: what a bot of Isle of Skye leaves unbought, and how much gold it has left in the end.

At every decision to buy, the purchase is compared with passing: the game is played on to its end from both, by another
bot than the one that is measured, with the same seeds. Where the bot has passed, the purchase that looks best after a
few games is the one that is compared, in other games.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TextIO

from skye.bots.bot import choose
from skye.bots.isle.minds import Medium
from skye.bots.isle.playout import gains, purchases_of
from skye.bots.isle.reading import read
from skye.cli.arena import CONFIDENCE
from skye.cli.processes import results_of
from skye.cli.simulate import check_start, seed_of, setup_of_bots, show_progress
from skye.cli.trouble import Trouble
from skye.core.chance import stream
from skye.games import BOTS
from skye.isle import GAME
from skye.isle.actions import Buy
from skye.isle.search.numbers import NUMBER

FIRST_LOOK = 6
"""Pairs of games for each purchase, to find the one that is worth comparing."""


@dataclass(frozen=True, slots=True)
class Job:
    """A game in which one bot is watched; it moves on by one seat from game to game."""

    bot: str
    others: str
    players: int
    number: int
    seed: str
    pairs: int


@dataclass(frozen=True, slots=True)
class Decision:
    """Whether the bot has bought, with how many rounds to come, and what the purchase gained in each pair of games."""

    has_bought: bool
    rounds_left: int
    gains: Sequence[float]

    @property
    def mean(self) -> float:
        """The mean gain in points of the lead."""
        return sum(self.gains) / len(self.gains)

    @property
    def is_sure(self) -> bool:
        """Whether chance hardly explains that the gain is above zero."""
        count, mean = len(self.gains), self.mean
        variance = sum((each - mean) ** 2 for each in self.gains) / max(1, count - 1)
        return mean > CONFIDENCE * math.sqrt(variance / count)


@dataclass(frozen=True, slots=True)
class Watched:
    """What was found in one game."""

    gold_left: int
    decisions: Sequence[Decision]


def watch(job: Job) -> Watched:
    """Play a game and look at each decision to buy."""
    seat = job.number % job.players
    bots = [BOTS["isle"][job.bot if number == seat else job.others] for number in range(job.players)]
    state = GAME.new_game(GAME.parse_setup(setup_of_bots(GAME, job.players, job.seed)))
    streams = [stream(job.seed, "bot", number) for number in range(job.players)]
    found: list[Decision] = []
    while seats := GAME.to_act(state):
        now = seats[0]
        view, legal = GAME.view(state, now), GAME.legal_actions(state, now)
        action = choose(bots[now], view, legal, streams[now])
        if now == seat and view["phase"] == "buy" and len(legal) > 1 and job.pairs:
            world = read(view)
            order = world.order()
            later = order[order.index(seat) + 1 :]
            options = purchases_of(world, seat)
            if isinstance(action, Buy):
                options = [option for option in options if option[1] == NUMBER[action.tile]]
            seeds = [f"{job.seed}/{len(found)}/{number}" for number in range(FIRST_LOOK + job.pairs)]
            looks = [sum(gains(world, seat, each, later, Medium(), seeds[:FIRST_LOOK])) for each in options]
            best = options[max(range(len(options)), key=looks.__getitem__)]
            gained = gains(world, seat, best, later, Medium(), seeds[FIRST_LOOK:])
            found.append(Decision(isinstance(action, Buy), world.rounds - world.round, gained))
        state = GAME.apply(state, action)
    return Watched(state.seats[seat].gold, found)


def purchases(
    *,
    bots: Sequence[str],
    games: int,
    pairs: int,
    seed: str,
    out: TextIO,
    progress: TextIO | None = None,
    processes: int | None = None,
) -> None:
    """Watch the first of the bots, against the second on all other seats, and print what was found; raises Trouble."""
    for bot in bots:
        if bot not in BOTS["isle"]:
            raise Trouble(f"there is no bot called {bot}; choose from {', '.join(sorted(BOTS['isle']))}.")
    if len(set(bots[1:])) != 1:
        raise Trouble("the others must all be of one kind.")
    check_start("isle", players=len(bots), games=games, seed=seed)
    jobs = [Job(bots[0], bots[1], len(bots), number, seed_of(seed, number), pairs) for number in range(games)]
    watched = []
    for result in results_of(watch, jobs, processes):
        watched.append(result)
        show_progress(progress, len(watched), games)
    left = [each.gold_left for each in watched]
    mean = sum(left) / games
    spread = math.sqrt(sum((each - mean) ** 2 for each in left) / max(1, games - 1) / games)
    print(f"gold left: {mean:.1f} ± {CONFIDENCE * spread:.1f} over {games} games", file=out)
    decisions = [decision for each in watched for decision in each.decisions]
    if not decisions:
        return
    passed = sum(not each.has_bought for each in decisions)
    print(f"{len(decisions)} decisions with something affordable, {passed} passed", file=out)
    for words, worth in (
        ("on average", [each for each in decisions if each.mean > 0]),
        ("beyond chance", [each for each in decisions if each.is_sure]),
    ):
        missed = sum(not each.has_bought for each in worth)
        share = 100 * missed / max(1, len(worth))
        print(f"worth more than their price {words}: {len(worth)}, of these passed {missed} ({share:.1f} %)", file=out)
