"""The territory of search counts what the public engine counts, laid and taken back in any order."""

import json
from collections import Counter
from dataclasses import replace
from importlib.util import module_from_spec
from pathlib import Path
from random import Random

import pytest

from skye.isle import tiles
from skye.isle.editions import EDITIONS
from skye.isle.fitting import placements
from skye.isle.goals import GOALS
from skye.isle.scoring import score_goal, scroll_lines
from skye.isle.search import counters as c
from skye.isle.search import numbers as n
from skye.isle.search.counted import CountedTerritory, counted_territory
from skye.isle.search.plans import OPEN
from skye.isle.survey import Survey, new_territory
from skye.isle.tiles import ALL_TILES, CLANS, FEATURES, TILES

POSITIONS = [json.loads(line) for line in (Path(__file__).parent / "positions.jsonl").read_text().splitlines()]
KINDS = {"P": n.PASTURE, "M": n.MOUNTAIN, "W": n.WATER}
LAND_GOALS = [goal for goal in GOALS.values() if not goal.compares_players]


def counted(land):
    """Everything that the counters of a territory say."""
    return {
        **{goal.id: goal.points([land], [])[0] for goal in LAND_GOALS},
        "scrolls": land.scroll_points(),
        **{thing: land.counts[counter] for thing, counter in c.FEATURE.items()},
        "income": land.income,
        "areas": Counter(
            (land.kinds[area], land.lies_on[area].bit_count(), land.holds[area] & OPEN)
            for area, up in enumerate(land.parent)
            if up < 0 and land.kinds[area] != n.ROAD
        ),
    }


def evaluated(territory):
    """The same, computed by the public engine."""
    survey = Survey(territory)
    return {
        **{goal.id: score_goal(goal.id, [survey, survey], [0, 0])[0].points for goal in LAND_GOALS},
        "scrolls": sum(line.points for line in scroll_lines(survey)),
        **{thing: survey.count(thing) for thing in FEATURES},
        "income": 5 + len(survey.connected_whisky),
        "areas": Counter((KINDS[area.kind], area.size, len(area.open_edges)) for area in survey.areas),
    }


def written(land):
    """Everything in a territory, the order of the frontier included, as a value."""
    return (
        list(land.tiles.items()),
        list(land.frontier.items()),
        sorted(land.border_road.items()),
        land.parent[:],
        land.kinds[:],
        land.holds[:],
        land.lies_on[:],
        land.counts[:],
        sorted(land.covered),
        land.animals.copy(),
        land.scrolls[:],
    )


def test_every_goal_of_the_first_edition_is_counted():
    goals = [GOALS[goal] for goal in EDITIONS[1].goals]
    assert [goal.id for goal in goals if goal.counter is None and not goal.compares_gold] == []


@pytest.mark.parametrize("position", POSITIONS, ids=range(len(POSITIONS)))
def test_recorded_positions_come_out_alike(position):
    land = counted_territory(position["territory"])
    found = counted(land)
    assert {goal: found[goal] for goal in position["goals"]} == position["goals"]
    assert found["scrolls"] == position["scrolls"]
    assert (found["whisky"], found["ship"], found["income"]) == (
        position["whisky_tiles"],
        position["ships"],
        position["income"],
    )
    assert (found["areas"].total(), found["complete-areas"]) == (position["areas"], position["complete"])
    tile = n.NUMBER[position["next"]]
    places = sorted([*n.cell_xy(placement), placement & 3] for placement in land.legal(tile))
    assert places == position["placements"]
    assert land.has_place(tile) == bool(places)


def run(seed, tiles, takes_back):
    """Lay tiles at random, take some back, and compare with the public engine after every step."""
    random = Random(seed)
    clan = CLANS[seed % 5]
    land, boards = CountedTerritory(n.NUMBER[f"castle-{clan}"]), [new_territory(clan)]
    bag = random.sample(sorted(TILES), tiles)
    earlier = []
    while bag:
        tile = bag.pop()
        legal = land.legal(n.NUMBER[tile])
        public = placements(boards[-1], TILES[tile])
        assert sorted((*n.cell_xy(placement), placement & 3) for placement in legal) == [
            (place.x, place.y, place.turn) for place in public
        ]
        if legal:
            placement = random.choice(sorted(legal))
            earlier.append(written(land))
            land.place(n.NUMBER[tile], placement)
            x, y = n.cell_xy(placement)
            boards.append(boards[-1].placed(TILES[tile], next(p.pos for p in public if p.pos == (x, y)), placement & 3))
            assert counted(land) == evaluated(boards[-1])
        while earlier and random.random() < takes_back:
            land.unplace()
            boards.pop()
            assert written(land) == earlier.pop()
    while earlier:
        land.unplace()
        assert written(land) == earlier.pop()
    assert len(land.tiles) == 1


@pytest.mark.parametrize("seed", range(12))
def test_a_long_random_run_of_laying_and_taking_back_agrees_with_the_engine_at_every_step(seed):
    run(seed, tiles=25, takes_back=0.25)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 104))
def test_the_whole_bag_on_one_land_agrees_with_the_engine(seed):
    run(seed, tiles=73, takes_back=0.1)


def test_a_copy_goes_its_own_way():
    land = counted_territory(POSITIONS[0]["territory"])
    before = written(land)
    twin = land.copy()
    tile = n.NUMBER[POSITIONS[0]["next"]]
    twin.place(tile, twin.legal(tile)[0])
    assert written(land) == before
    assert counted(twin) != counted(land)
    twin.unplace()
    assert written(twin) == before


def test_rule_23_no_tile_with_two_roads_bears_what_is_counted_along_roads():
    for tile in n.TILE:
        assert len(tile.roads) < 2 or not (tile.cattle or tile.whisky)


def test_a_corrected_castle_of_a_later_edition_has_a_number_too(monkeypatch):
    castle = replace(ALL_TILES["castle-blue"], id="castle-blue-b")
    monkeypatch.setattr(tiles, "ALL_TILES", {**ALL_TILES, castle.id: castle})
    later = module_from_spec(n.__spec__)
    n.__spec__.loader.exec_module(later)
    assert later.TILE[later.NUMBER[castle.id]] == castle
    assert later.TILE_IDS[: len(n.TILE_IDS)] == n.TILE_IDS, "the others keep theirs"
