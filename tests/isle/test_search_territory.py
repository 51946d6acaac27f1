"""The territory of the search core tells what the public engine tells, laid and taken back in any order."""

import json
from collections import Counter
from dataclasses import replace
from importlib.util import module_from_spec
from pathlib import Path
from random import Random

import pytest

from skye.isle import tiles
from skye.isle.fitting import placements
from skye.isle.scoring import GOALS, RANK_GOALS, score_goal, scroll_lines
from skye.isle.search import tables as t
from skye.isle.search.territory import Territory, territory_of
from skye.isle.survey import Survey, new_territory
from skye.isle.tiles import ALL_TILES, CLANS, TILES

POSITIONS = [json.loads(line) for line in (Path(__file__).parent / "positions.jsonl").read_text().splitlines()]
KINDS = {"P": t.PASTURE, "M": t.MOUNTAIN, "W": t.WATER}


def counted(land):
    """Everything that the counters of a territory say."""
    return {
        **{goal: land.goal(number) for goal, number in t.GOAL_NUMBER.items() if goal not in RANK_GOALS},
        "scrolls": land.scroll_points(),
        "whisky": land.goal(t.MOST_WHISKY),
        "ship": land.goal(t.MOST_SHIPS),
        "cattle": land.counts[t.CATTLE],
        "broch": land.counts[t.BROCHS],
        "farm": land.counts[t.FARMS],
        "lighthouse": land.counts[t.LIGHTHOUSES],
        "income": land.income,
        "areas": Counter(
            (land.kinds[area], land.lies_on[area].bit_count(), land.holds[area] & t.OPEN)
            for area, up in enumerate(land.parent)
            if up < 0 and land.kinds[area] != t.ROAD
        ),
    }


def reckoned(territory):
    """The same, worked out anew by the public engine."""
    survey = Survey(territory)
    return {
        **{goal: score_goal(goal, [survey, survey], [0, 0])[0].points for goal in GOALS if goal not in RANK_GOALS},
        "scrolls": sum(line.points for line in scroll_lines(survey)),
        **{thing: survey.count(thing) for thing in ("whisky", "ship", "cattle", "broch", "farm", "lighthouse")},
        "income": 5 + len(survey.joined_whisky),
        "areas": Counter((KINDS[area.kind], area.size, len(area.open_edges)) for area in survey.areas),
    }


def written(land):
    """All that a territory keeps, the order of the frontier included, as a value."""
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


def test_goals_are_numbered_as_the_engine_lists_them():
    assert tuple(GOALS) == t.GOALS


@pytest.mark.parametrize("position", POSITIONS, ids=range(len(POSITIONS)))
def test_recorded_positions_come_out_alike(position):
    land = territory_of(position["territory"])
    told = counted(land)
    assert {goal: told[goal] for goal in position["goals"]} == position["goals"]
    assert land.goals() == [land.goal(number) for number in range(16)]
    assert told["scrolls"] == position["scrolls"]
    assert (told["whisky"], told["ship"], told["income"]) == (
        position["whisky_tiles"],
        position["ships"],
        position["income"],
    )
    assert (told["areas"].total(), told["complete-areas"]) == (position["areas"], position["complete"])
    tile = t.NUMBER[position["next"]]
    found = sorted([*t.cell_xy(placement), placement & 3] for placement in land.legal(tile))
    assert found == position["placements"]
    assert land.has_place(tile) == bool(found)


def run(seed, tiles, takes_back):
    """Lay tiles at random, take some back, and compare with the public engine after every step."""
    random = Random(seed)
    clan = CLANS[seed % 5]
    land, boards = Territory(t.NUMBER[f"castle-{clan}"]), [new_territory(clan)]
    bag = random.sample(sorted(TILES), tiles)
    kept = []
    while bag:
        tile = bag.pop()
        legal = land.legal(t.NUMBER[tile])
        public = placements(boards[-1], TILES[tile])
        assert sorted((*t.cell_xy(placement), placement & 3) for placement in legal) == [
            (place.x, place.y, place.turn) for place in public
        ]
        if legal:
            placement = random.choice(sorted(legal))
            kept.append(written(land))
            land.place(t.NUMBER[tile], placement)
            x, y = t.cell_xy(placement)
            boards.append(boards[-1].placed(TILES[tile], next(p.pos for p in public if p.pos == (x, y)), placement & 3))
            assert counted(land) == reckoned(boards[-1])
        while kept and random.random() < takes_back:
            land.unplace()
            boards.pop()
            assert written(land) == kept.pop()
    while kept:
        land.unplace()
        assert written(land) == kept.pop()
    assert len(land.tiles) == 1


@pytest.mark.parametrize("seed", range(12))
def test_a_long_random_run_of_laying_and_taking_back_agrees_with_the_engine_at_every_step(seed):
    run(seed, tiles=25, takes_back=0.25)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 104))
def test_the_whole_bag_on_one_land_agrees_with_the_engine(seed):
    run(seed, tiles=73, takes_back=0.1)


def test_a_copy_goes_its_own_way():
    land = territory_of(POSITIONS[0]["territory"])
    before = written(land)
    twin = land.copy()
    tile = t.NUMBER[POSITIONS[0]["next"]]
    twin.place(tile, twin.legal(tile)[0])
    assert written(land) == before
    assert counted(twin) != counted(land)
    twin.unplace()
    assert written(twin) == before


def test_rule_23_no_tile_with_two_roads_bears_what_is_counted_along_roads():
    for tile in t.TILE:
        assert len(tile.roads) < 2 or not (tile.cattle or tile.whisky)


def test_a_corrected_castle_of_a_later_edition_has_a_number_too(monkeypatch):
    castle = replace(ALL_TILES["castle-blue"], id="castle-blue-b")
    monkeypatch.setattr(tiles, "ALL_TILES", {**ALL_TILES, castle.id: castle})
    later = module_from_spec(t.__spec__)
    t.__spec__.loader.exec_module(later)
    assert later.TILE[later.NUMBER[castle.id]] == castle
    assert later.TILE_IDS[: len(t.TILE_IDS)] == t.TILE_IDS, "the others keep theirs"
