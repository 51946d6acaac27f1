"""Ways to place 1, 2 and 3 tiles in a row from named territories: engine, search core, reference and table agree."""

import json

import pytest

from skye.isle.search.counted import counted_territory
from skye.isle.search.numbers import NUMBER
from tests.reference.checking import isle_count, reference_count, skylands_count
from tests.reference.make import COUNTS
from tests.reference.sources import read
from tests.times import TIMES

TABLE = json.loads(COUNTS.read_text(encoding="utf-8"))
NAMES = [each["name"] for each in TABLE]
DEPTHS = (1, 2, 3)
FEW = 260
"""Up to this many placements of two tiles, the ordinary tests let the reference count the third tile too."""


def named(name):
    """A territory of the table."""
    return next(each for each in TABLE if each["name"] == name)


def search_count(land, tiles):
    """By the search core, which lays and takes back."""
    places = land.legal(tiles[0])
    if len(tiles) == 1:
        return len(places)
    total = 0
    for where in places:
        land.place(tiles[0], where)
        total += search_count(land, tiles[1:])
        land.unplace()
    return total


def test_there_are_at_least_six_territories_of_isle_and_four_of_skylands():
    games = [each["game"] for each in TABLE]
    assert games.count("isle") >= 6
    assert games.count("skylands") >= 4
    assert len(set(NAMES)) == len(NAMES)


def test_the_reference_counts_the_third_tile_of_some_territories_of_each_game():
    assert {each["game"] for each in TABLE if each["counts"][1] <= FEW} == {"isle", "skylands"}


@pytest.mark.parametrize("name", NAMES)
def test_the_engine_counts_1_2_and_3_tiles_in_a_row(name):
    each = named(name)
    count = isle_count if each["game"] == "isle" else skylands_count
    assert [count(read(each["rows"]), each["tiles"][:depth]) for depth in DEPTHS] == each["counts"]


@pytest.mark.parametrize("name", [each["name"] for each in TABLE if each["game"] == "isle"])
def test_the_search_core_counts_as_the_engine_does(name):
    each = named(name)
    land = counted_territory(read(each["rows"]))
    tiles = [NUMBER[tile] for tile in each["tiles"]]
    before = (land.tiles.copy(), land.counts[:])
    assert [search_count(land, tiles[:depth]) for depth in DEPTHS] == each["counts"]
    assert (land.tiles, land.counts) == before


@pytest.mark.parametrize("name", NAMES)
def test_the_reference_counts_the_same(name):
    each = named(name)
    depths = DEPTHS if TIMES > 1 or each["counts"][1] <= FEW else DEPTHS[:2]
    for depth in depths:
        assert reference_count(each["game"], read(each["rows"]), each["tiles"][:depth]) == each["counts"][depth - 1]
