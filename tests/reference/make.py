"""`python -m tests.reference.make` plays games and writes the tables of this folder again, computed by the reference.

With the argument `positions` or `counts` it writes only that table.
A change in them is a change of the rules, of the components or of the bots that played.
"""

import json
import sys
from pathlib import Path

from skye.core.chance import stream
from tests.reference.checking import reference_count, reference_of
from tests.reference.sources import PLAYERS, POSITION, bot_game, positions, random_states, read

DATA = Path(__file__).parent / "data"
POSITIONS = DATA / "positions.jsonl"
COUNTS = DATA / "counts.json"
EACH = 8
"""How many positions are taken from a game."""
GAMES_AT_RANDOM = {"isle": 8, "skylands": 8}
"""For each number of players."""
BOT_GAMES = (("easy",), ("medium",), ("easy", "random"), ("random", "medium"))
"""Who plays: one game each, for each number of players."""

NAMED = {
    "isle": (
        ("long coast", 2, 1), ("two glens", 3, 2), ("ring road", 4, 3), ("narrow pass", 5, 4), ("wide moor", 2, 5),
        ("broken shore", 3, 6), ("far brochs", 4, 7), ("late harvest", 5, 8),
    ),
    "skylands": (
        ("cloud gate", 2, 1), ("crystal stair", 3, 2), ("green terrace", 4, 3), ("high city", 2, 4),
        ("quiet rim", 3, 5), ("last gap", 4, 6),
    ),
}  # fmt: skip
"""Territories with a name, each with the players and the number of the random game it comes from."""


def sources(name):
    """The games that positions are taken from, each with a word for it."""
    for players in PLAYERS[name]:
        for number in range(GAMES_AT_RANDOM[name]):
            yield f"random {players} {number}", random_states(name, players, 2000 + number)
        for number, bots in enumerate(BOT_GAMES):
            yield f"{'+'.join(bots)} {players}", bot_game(name, players, 2100 + number, bots)


def table_of_positions():
    """Every line of the table: where it comes from, the position, and what the reference makes of it."""
    for name in PLAYERS:
        for word, states in sources(name):
            for position in positions(name, states, EACH, stream(f"{name} {word}", "reference")):
                line = {"game": name, "from": word, **position, **reference_of(name, position)}
                yield json.dumps(line, separators=(",", ":"))


def table_of_counts():
    """The named territories with tiles to place, and in how many ways 1, 2 and 3 of them go in a row."""
    found = []
    for name, named in NAMED.items():
        for word, players, number in named:
            chance = stream(word, "counts")
            text = chance.choice(_half_built(name, players, 2200 + number))
            tiles = _tiles(name, text, chance)
            counts = [reference_count(name, read(text), tiles[:depth]) for depth in (1, 2, 3)]
            found.append({"game": name, "name": word, "rows": text, "tiles": tiles, "counts": counts})
    return found


def _half_built(name, players, number):
    """The first seat's land in a random game, as long as it is neither bare nor crowded."""
    lands = []
    for state in random_states(name, players, number):
        place = POSITION[name](state, "")
        text = place["lands"][0] if name == "isle" else place["seats"][0][0]
        if 8 <= len(read(text)) <= 13 and text not in lands:
            lands.append(text)
    return lands


def _tiles(name, text, chance):
    """Three tiles of the game that do not lie there yet, each with places of its own."""
    letters = "" if name == "isle" else "i"
    known = [f"{letters}{number:02}" for number in range(1, 74)]
    lying = {row[0] for row in read(text)}
    free = [tile for tile in known if tile not in lying and reference_count(name, read(text), [tile]) > 2]
    return chance.sample(free, 3)


def main(only):
    """Write both tables, or only the one that is named."""
    DATA.mkdir(exist_ok=True)
    if only in (None, "positions"):
        POSITIONS.write_text("\n".join(table_of_positions()) + "\n", encoding="utf-8")
    if only in (None, "counts"):
        lines = ",\n".join(json.dumps(each) for each in table_of_counts())
        COUNTS.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1] if sys.argv[1:] else None)
