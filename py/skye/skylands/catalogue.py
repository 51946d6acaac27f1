"""The components of Skylands as JSON, for set-up screens and tile art."""

from __future__ import annotations

from typing import Literal, TypedDict

from skye.core.game import BaseCatalogue, RulingJson
from skye.core.seats import LONGEST_NAME, LONGEST_SEED
from skye.skylands.actions import CHOICES
from skye.skylands.clauses import CLAUSES, RULINGS
from skye.skylands.editions import newest_edition
from skye.skylands.examples import RuleExample, rule_examples
from skye.skylands.setup import FEWEST_SEATS, MOST_SEATS, SPECIALS_CHOICES, STARTS
from skye.skylands.skytile import TileJson
from skye.skylands.specials.base import SpecialJson
from skye.skylands.tiles import (
    BOARDS,
    CLANS,
    COLOUR_OF,
    COLOURS,
    COLUMNS,
    INHABITANTS_PER_COLOUR,
    POINTS_SUPPLY,
    ROWS,
    SPECIALS,
    START_TILES,
    TERRAINS,
    TILES,
    fewest_players,
)


class StackTile(TileJson):
    """A tile of the stack, and with how many players at least it is used."""

    players: int


class PrintedTile(TileJson):
    """A tile printed on a board, with its square."""

    x: int
    y: int


class BoardJson(TypedDict):
    """A printed board."""

    board: str
    tiles: list[PrintedTile]


class StartTileJson(TypedDict):
    """A start tile with its two sides."""

    start_tile: str
    sides: list[TileJson]


class TerrainJson(TypedDict):
    """A terrain: its letter, its name, and the colour of its inhabitants."""

    terrain: str
    name: str
    colour: str | None


class ExamplesJson(TypedDict):
    """The drawn examples of the help."""

    rules: list[RuleExample]


class OptionsJson(TypedDict):
    """What a set-up may choose from, and its limits."""

    fewest_seats: int
    most_seats: int
    longest_name: int
    longest_seed: int
    starts: list[str]
    specials: list[str]
    first_game: list[str]


class Catalogue(BaseCatalogue):
    """The components of Skylands; `points_supply` is by number of seats, `reconstructed` names what is no copy."""

    game: Literal["skylands"]
    columns: int
    rows: int
    tiles: list[StackTile]
    specials: list[SpecialJson]
    boards: list[BoardJson]
    start_tiles: list[StartTileJson]
    terrains: list[TerrainJson]
    colours: list[str]
    inhabitants_per_colour: int
    hostel_room: int
    points_supply: dict[str, int]
    actions: list[str]
    clauses: list[str]
    rulings: list[RulingJson]
    examples: ExamplesJson
    reconstructed: list[str]
    setup: OptionsJson


def catalogue() -> Catalogue:
    """Tiles, special islands, boards, start tiles, supplies and the options of the set-up.

    >>> len(catalogue()["tiles"]), len(catalogue()["specials"])
    (88, 32)
    """
    return {
        "game": "skylands",
        "columns": COLUMNS,
        "rows": ROWS,
        "tiles": [{**tile.to_json(), "players": fewest_players(name)} for name, tile in TILES.items()],
        "specials": [special.to_json() for special in SPECIALS.values()],
        "boards": [
            {"board": name, "tiles": [{**tile.to_json(), "x": pos.x, "y": pos.y} for tile, pos in printed]}
            for name, printed in BOARDS.items()
        ],
        "start_tiles": [
            {"start_tile": name, "sides": [side.to_json() for side in sides]} for name, sides in START_TILES.items()
        ],
        "terrains": [
            {"terrain": letter, "name": name, "colour": COLOUR_OF.get(letter)} for letter, name in TERRAINS.items()
        ],
        "colours": list(COLOURS),
        "inhabitants_per_colour": INHABITANTS_PER_COLOUR,
        "hostel_room": max(special.room for special in SPECIALS.values()),
        "points_supply": {str(seats): points for seats, points in POINTS_SUPPLY.items()},
        "actions": list(CHOICES),
        "clans": list(CLANS),
        "clauses": list(CLAUSES),
        "rulings": [{"ruling": ruling, "clause": clause} for ruling, clause in RULINGS.items()],
        "examples": {"rules": rule_examples()},
        "reconstructed": [
            "tiles.players",
            "specials.cost",
            "specials.spaces",
            "specials.points",
            "boards",
            "start_tiles",
        ],
        "setup": {
            "fewest_seats": FEWEST_SEATS,
            "most_seats": MOST_SEATS,
            "longest_name": LONGEST_NAME,
            "longest_seed": LONGEST_SEED,
            "starts": list(STARTS),
            "specials": list(SPECIALS_CHOICES),
            "first_game": list(newest_edition().first_game),
        },
    }
