"""Hash chains of whole games: each step's digest is hashed onto the chain, so that one digest stands for all of them.

`python -m tests.contract.chains` plays the games and writes `chains.json` again; a change in it is a change of rules.
The chains of games by older rules stay in `chains_rules_1.json` as they were recorded. With two digits of every step
the file shows where two Pythons differ first. `python -m tests.contract.chains 10` prints the chains of ten times as
many games instead; another Python reads them from the environment variable SKYE_CHAINS.
"""

import hashlib
import json
import os
import sys
from dataclasses import replace
from pathlib import Path

from skye.core.canonical import canonical, digest
from skye.games import GAMES
from tests.contract.games import TABLES, random_game, recorded_events

FILE = Path(__file__).parent / "chains.json"
OLD_FILE = Path(__file__).parent / "chains_rules_1.json"
"""The chains of games by version 1 of the rules, where that is no longer the newest; they never change."""
ORDINARY = 50
"""Games of each kind in the ordinary tests."""
FIRST_NUMBER = 3000
NEW_FIELDS = {"has_built"}
"""Fields of seats that were added with version 2 of the rules."""
EDITION = 1
"""The edition that the chains were recorded with."""


def games_of(name, count):
    """The players and the numbers of the first games of a kind: all numbers of players in turn."""
    players = [number for game, number in TABLES if game == name]
    return [(players[number % len(players)], FIRST_NUMBER + number) for number in range(count)]


def step_digests(name, players, number, rules=None):
    """The digest of every state of a game, with the new part of its history and the action that follows.

    The digest of a seat that an action does not change is reused, since boards make up most of a state. Fields of
    seats that version 1 of the rules did not have are left out of its digests.
    """
    reported, seats, digests = 0, (), []
    for state, _, action in random_game(name, players, number, EDITION, rules):
        if not seats:
            seats, digests = (None,) * players, [""] * players
        for seat, player in enumerate(state.seats):
            if player is not seats[seat]:
                fields = canonical(player)
                digests[seat] = digest({key: fields[key] for key in fields if rules != 1 or key not in NEW_FIELDS})
        seats = state.seats
        rest = replace(state, setup=None, seats=(), history=())
        yield digest((rest, digests, recorded_events(state.history[reported:]), str(action)))
        reported = len(state.history)


def chain(steps):
    """The end of the chain, and two digits of each link."""
    link, digits = "", []
    for step in steps:
        link = hashlib.sha256((link + step).encode()).hexdigest()
        digits.append(link[:2])
    return link[:16], " ".join(digits)


def recorded_by_old_rules():
    """The chains of games by version 1 of the rules, by game."""
    return json.loads(OLD_FILE.read_text(encoding="utf-8"))


def recorded():
    """The recorded chains, and further ones from the environment."""
    data = json.loads(FILE.read_text(encoding="utf-8"))
    for name, ends in json.loads(os.environ.get("SKYE_CHAINS", "{}")).items():
        data[name]["ends"] += ends[len(data[name]["ends"]) :]
    return data


def main(times):
    """Play all games and write the file, or print the ends of many."""
    if times:
        more = {name: games_of(name, ORDINARY * times) for name in GAMES}
        print(json.dumps({name: [chain(step_digests(name, *game))[0] for game in more[name]] for name in more}))
        return
    data = {}
    for name in GAMES:
        ends = [chain(step_digests(name, *game)) for game in games_of(name, ORDINARY)]
        data[name] = {"ends": [end for end, _ in ends], "steps": [digits.replace(" ", "") for _, digits in ends]}
    FILE.write_text(json.dumps(data, indent=0) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 0)
