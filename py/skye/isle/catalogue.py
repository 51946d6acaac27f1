"""The components of Isle of Skye as JSON, for set-up screens and tile art."""

from __future__ import annotations

from typing import Literal, TypedDict

from skye.core.game import BaseCatalogue, RulingJson
from skye.core.seats import LONGEST_NAME, LONGEST_SEED
from skye.isle.clauses import CLAUSES, RULINGS
from skye.isle.editions import newest_edition
from skye.isle.examples import RuleExample, goal_examples, rule_examples
from skye.isle.goals.goal import GoalExample
from skye.isle.setup import FIRST_GAME_GOALS, RANDOM_GOALS
from skye.isle.tiles import CASTLES, CLANS, SCROLL_NEEDS, TILES, TileJson
from skye.isle.track import FEWEST_SEATS, LETTERS, MOST_SEATS, RoundView, track_for


class ScrollJson(TypedDict):
    """A kind of scrolls, and how many of a thing it asks for one point."""

    scroll: str
    each: int


class ExamplesJson(TypedDict):
    """The drawn examples of the help."""

    goals: list[GoalExample]
    rules: list[RuleExample]


class OptionsJson(TypedDict):
    """What a set-up may choose from, and its limits."""

    fewest_seats: int
    most_seats: int
    longest_name: int
    longest_seed: int
    goals: list[str]
    first_game: list[str]
    house_rules: list[Literal["open_gold", "open_prices"]]


class Catalogue(BaseCatalogue):
    """The components of Isle of Skye; `tracks` has the rounds by number of seats."""

    game: Literal["isle"]
    tiles: list[TileJson]
    castles: list[TileJson]
    goals: list[str]
    scrolls: list[ScrollJson]
    clauses: list[str]
    rulings: list[RulingJson]
    examples: ExamplesJson
    letters: list[str]
    tracks: dict[str, list[RoundView]]
    setup: OptionsJson


def catalogue() -> Catalogue:
    """Tiles, castles, goals, scrolls, tracks and the options of the set-up.

    >>> len(catalogue()["tiles"]), len(catalogue()["goals"]) >= 16
    (73, True)
    """
    return {
        "game": "isle",
        "tiles": [tile.to_json() for tile in TILES.values()],
        "castles": [castle.to_json() for castle in CASTLES.values()],
        "goals": list(newest_edition().goals),
        "scrolls": [{"scroll": scroll, "each": each} for scroll, each in SCROLL_NEEDS.items()],
        "clans": list(CLANS),
        "clauses": list(CLAUSES),
        "rulings": [{"ruling": ruling, "clause": clause} for ruling, clause in RULINGS.items()],
        "examples": {"goals": goal_examples(), "rules": rule_examples()},
        "letters": list(LETTERS),
        "tracks": {
            str(seats): [each.to_json() for each in track_for(seats)] for seats in range(FEWEST_SEATS, MOST_SEATS + 1)
        },
        "setup": {
            "fewest_seats": FEWEST_SEATS,
            "most_seats": MOST_SEATS,
            "longest_name": LONGEST_NAME,
            "longest_seed": LONGEST_SEED,
            "goals": [RANDOM_GOALS, FIRST_GAME_GOALS],
            "first_game": list(newest_edition().first_game),
            "house_rules": ["open_gold", "open_prices"],
        },
    }
