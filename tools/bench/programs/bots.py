"""Runs inside Pyodide under Node: the time of each decision of the bots of both games, one a call as on the page.

It is the processor's time, which a busy machine does not stretch; on a machine at rest it is what the clock shows.
"""

import json
import time
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from skye.bots.bot import choose
from skye.core.chance import stream
from skye.games import BOTS, GAMES, REGISTER

TABLES = (
    ("isle", ("champion", "expert")),
    ("isle", ("champion", "skilled", "steady", "casual")),
    ("isle", ("champion", "champion", "hard", "beginner", "expert")),
    ("isle", ("hint", "skilled", "casual", "beginner")),
    ("skylands", ("champion", "expert")),
    ("skylands", ("champion", "skilled", "hard")),
    ("skylands", ("champion", "expert", "steady", "casual")),
    ("skylands", ("hint", "skilled", "casual", "beginner")),
)
"""Who sits where: every level in both games, with few and with many seats, and somebody who follows all hints."""

SECONDS = 35.0
"""After this time no further decision of a game begins: a sample is enough, and the benchmark has a time limit."""

times: dict[str, dict[str, list[float]]] = {}
node: Any = import_module("js").process


def milliseconds() -> float:
    """What this process has used of the processor so far."""
    used = node.cpuUsage()
    return float(used.user + used.system) / 1000


def decisions(name: str, bots: tuple[str, ...], seed: str) -> Iterator[None]:
    """A whole game, one step for each decision; those between several actions are timed."""
    game = GAMES[name]
    clans = game.catalogue()["clans"]
    seats = [{"name": clan, "clan": clan} for clan in clans[: len(bots)]]
    state = game.new_game(game.parse_setup({"seats": seats, "seed": seed}))
    streams = [stream(seed, "bot", seat) for seat in range(len(bots))]
    while to_act := game.to_act(state):
        seat = to_act[0]
        view, legal = game.view(state, seat), game.legal_actions(state, seat)
        start = milliseconds()
        is_hint = bots[seat] == "hint"
        bot = REGISTER[name].adviser if is_hint else BOTS[name][bots[seat]]
        action: Any = choose(bot, view, legal, streams[seat])
        if is_hint:
            bot.explain(view, action)
        if len(legal) > 1:
            times.setdefault(name, {}).setdefault(bots[seat], []).append(milliseconds() - start)
        state = game.apply(state, action)
        yield


def all_decisions() -> Iterator[None]:
    """One game after the other; at its tables by turns one decision, so that an early end leaves a sample of all."""
    for name in dict.fromkeys(name for name, _ in TABLES):
        end = time.monotonic() + SECONDS
        tables = [decisions(name, bots, f"bench {bots}") for game, bots in TABLES if game == name]
        while tables and time.monotonic() < end:
            for table in tables[:]:
                if next(table, False) is False:
                    tables.remove(table)
                else:
                    yield


run = all_decisions()


def step() -> bool:
    """Make the next decision; return whether there was one."""
    return next(run, False) is None


def report() -> str:
    """Return for each game and bot the number of decisions, their median, 95th percentile and maximum."""
    return json.dumps(
        {game: {bot: summary(found) for bot, found in sorted(bots.items())} for game, bots in times.items()}
    )


def summary(found: list[float]) -> dict[str, float]:
    """The figures of one bot."""
    found = sorted(found)
    return {
        "decisions": len(found),
        "median": found[len(found) // 2],
        "p95": found[len(found) * 95 // 100],
        "longest": found[-1],
    }
