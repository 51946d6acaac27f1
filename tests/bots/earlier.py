"""Whole games between the levels of earlier versions: one digest stands for all actions of a game.

A saved game goes on with exactly the bots it was begun with, so these digests never change. They were recorded with the
version in which these levels were the only ones. `PYTHONPATH=py:. .venv/bin/python -m tests.bots.earlier` plays the
games and prints what `earlier.json` contains.
"""

import hashlib
import json
from pathlib import Path

from skye.bots.bot import choose
from skye.core.chance import stream
from skye.games import BOTS, GAMES

FILE = Path(__file__).parent / "earlier.json"

EDITION, RULES = 1, {"isle": 2, "skylands": 1}
"""What the recorded games are played with, whatever comes later."""

LINE_UPS = (
    ("easy", "medium"),
    ("medium", "easy", "medium"),
    ("hard", "easy"),
    ("easy", "hard", "medium"),
)
"""Who plays, by seat."""

SEEDS = {"isle": (0, 1, 2, 3), "skylands": (1, 2)}
"""The seeds of each game. Sums of floats are rounded differently from Python 3.12 on, so that a bot of Isle of Skye may
prefer another of two places of equal worth: among these games there is none that ends differently for that reason."""


def games_of(name):
    """The line-ups and seeds of a game."""
    return [(bots, seed) for bots in LINE_UPS for seed in SEEDS[name]]


def game_digest(name, bots, number):
    """The number of actions of a whole game, and the digest of all of them."""
    game = GAMES[name]
    clans = game.catalogue()["clans"]
    seed = f"earlier {name} {number}"
    seats = [{"name": f"Seat {seat}", "clan": clans[seat]} for seat in range(len(bots))]
    state = game.new_game(game.parse_setup({"seats": seats, "seed": seed}, edition=EDITION, rules=RULES[name]))
    streams = [stream(seed, "bot", seat) for seat in range(len(bots))]
    actions = []
    while to_act := game.to_act(state):
        seat = to_act[0]
        bot = BOTS[name][bots[seat]]
        action = choose(bot, game.view(state, seat), game.legal_actions(state, seat), streams[seat])
        actions.append(str(action))
        state = game.apply(state, action)
    return f"{len(actions)} {hashlib.sha256(chr(10).join(actions).encode()).hexdigest()[:24]}"


def recorded():
    """The recorded digests by game, in the order of `games_of`."""
    return json.loads(FILE.read_text(encoding="utf-8"))


if __name__ == "__main__":
    found = {name: [game_digest(name, *each) for each in games_of(name)] for name in GAMES}
    print(json.dumps(found, indent=1))
