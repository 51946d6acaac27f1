"""Skylands under the shared assertions."""

from dataclasses import replace

from skye.skylands import GAME
from skye.skylands.tiles import ALL_TILES, CLANS, SPECIALS, TILES

SEATS = (2, 3, 4)
NAMES = ("Ann", "Бо", "李", "Dée")


def setup_json(players, seed, number):
    """Set-ups with both starts and both choices of special islands."""
    return {
        "seats": [{"name": NAMES[seat], "clan": CLANS[(seat + number) % len(CLANS)]} for seat in range(players)],
        "seed": seed,
        "first": None if number % 2 else number % players,
        "start": ["printed", "tactical"][number % 2],
        "specials": ["random", "first-game"][number % 3 == 0],
    }


def hidden_variant(state, viewer, random):
    """Another seed and another order of the stack."""
    stack = list(state.stack)
    random.shuffle(stack)
    return replace(state, stack=tuple(stack), setup=replace(state.setup, seed=f"variant {random.random()}"))


def other_actions(state, random):
    """Actions of all kinds and seats, near what is legal."""
    seat = random.randrange(len(state.seats) + 1)
    tile = random.choice([*state.revealed, *state.show, random.choice(list(ALL_TILES))])
    square = f"{random.randrange(-1, 7)},{random.randrange(-1, 6)},{random.randrange(4)}"
    islands = [island.id for each in state.seats for island in each.land.islands] or ["0,0,0"]
    one, other = random.choice(islands), random.choice(islands)
    choice = random.choice(["discover", "deploy", "create", "convert"])
    texts = [
        f"choose {choice}",
        f"repeat {choice}",
        f"take {tile} {square}",
        f"place {tile} {square}",
        "pass",
        "done",
        f"discard {tile}",
        f"deploy {one}",
        f"lodge {one}",
        f"create {random.choice(list(SPECIALS))}",
        f"pay {one}",
        "pay hostel:G",
        f"trade {one} {other}",
        f"trade {one} {other} into {random.choice(islands)}",
        f"convert {one} {other}",
        f"convert hostel {other}",
    ]
    return [GAME.parse_action(f"{seat} {text}") for text in texts]


def questions(state, viewer, random):
    """Every question; those about one's own board only from a seat."""
    tile = random.choice(list(TILES))
    asked = [("sheet", {}), ("components", {}), ("notables", {}), ("end_warning", {}), ("show", {})]
    asked.append(("areas", {"seat": len(state.seats) - 1}))
    if viewer is not None:
        x, y = random.randrange(6), random.randrange(5)
        asked += [
            ("placements", {"tile": tile}),
            ("why_not", {"tile": tile, "x": x, "y": y, "turn": random.choice([None, 0, 1, 2, 3])}),
            ("preview", {"tile": tile, "x": x, "y": y, "turn": random.randrange(4)}),
            ("actions", {}),
            ("islands", {}),
        ]
    return asked
