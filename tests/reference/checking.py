"""Compares what the engine and the reference find in a position, tile by tile and point by point."""

from skye.core.grid import Pos
from skye.isle.fitting import placements as isle_placements
from skye.isle.scoring import score_goal, scroll_lines
from skye.isle.survey import Survey, territory_of
from skye.isle.tiles import ALL_TILES as ISLE_TILES
from skye.skylands.land import Land
from skye.skylands.scoring import Holding, final_lines
from skye.skylands.tiles import ALL_TILES as SKY_TILES
from skye.skylands.tiles import TERRAINS
from tests.reference import isle, skylands
from tests.reference.sources import read

FINAL = {"empty": 0, "inhabitants": 1, "spaces": 2, "special": 3, "collected": 4, "written": 4, "marker": 4}
"""The place of each source of final points in the reference's list."""


def reference_of(name, position):
    """What the reference says of a position."""
    tile = position["next"]
    if name == "isle":
        return isle.evaluated([read(rows) for rows in position["lands"]], position["gold"], tile)
    return skylands.evaluated([(read(rows), *rest) for rows, *rest in position["seats"]], tile)


def engine_of(name, position):
    """What the engine says of a position, in the same words."""
    return (_isle if name == "isle" else _skylands)(position)


def compare_places(name, position):
    """Every single legal placement, with its turn, is the same in both."""
    for rows in position["lands"] if name == "isle" else [rows for rows, *_ in position["seats"]]:
        land, tile = read(rows), position["next"]
        if name == "isle":
            mine = [(each.x, each.y, each.turn) for each in isle_placements(territory_of(land), ISLE_TILES[tile])]
            assert mine == isle.placements(land, tile), position
        else:
            found = Land.of(land).placements(SKY_TILES[tile])
            mine = [(pos.x, pos.y, turn) for pos, turns in found for turn in turns]
            assert mine == skylands.placements(land, tile), position


def compare_islands(position):
    """Every single island, with its spaces and whether it is complete, is the same in both."""
    for rows, *_ in position["seats"]:
        found = [[TERRAINS[each.terrain], each.spaces, each.is_complete] for each in Land.of(read(rows)).islands]
        assert sorted(found) == skylands.islands(read(rows)), position


def compare_roads(position):
    """The cells that a road connects to the castle are the same in both."""
    for rows in position["lands"]:
        connected = {(x, y) for x, y in Survey(territory_of(read(rows))).connected}
        assert connected == isle.Land(read(rows)).connected, position


def _isle(position):
    lands = [territory_of(read(rows)) for rows in position["lands"]]
    surveys = [Survey(land) for land in lands]
    tile = ISLE_TILES[position["next"]]
    return {
        "goals": [[line.points for line in score_goal(goal, surveys, position["gold"])] for goal in isle.GOALS],
        "scrolls": [sum(line.points for line in scroll_lines(survey)) for survey in surveys],
        "barrels": [len(survey.connected_whisky) for survey in surveys],
        "areas": [len(survey.areas) for survey in surveys],
        "complete": [len(survey.complete_areas) for survey in surveys],
        "placements": [len(isle_placements(land, tile)) for land in lands],
    }


def _skylands(position):
    tile = SKY_TILES[position["next"]]
    lands = [Land.of(read(rows)) for rows, *_ in position["seats"]]
    final = []
    for land, (_, inhabitants, collected, is_active) in zip(lands, position["seats"], strict=True):
        holding = Holding(land, inhabitants, collected, is_marker_active=is_active)
        points = [0] * 5
        for line in final_lines(holding):
            points[FINAL[line.source]] += line.points
        final.append(points)
    return {
        "islands": [len(land.islands) for land in lands],
        "complete": [sum(island.is_complete for island in land.islands) for land in lands],
        "final": final,
        "placements": [sum(len(turns) for _, turns in land.placements(tile)) for land in lands],
    }


def isle_count(rows, tiles):
    """By the engine: in how many ways these tiles can be placed one after the other on a territory."""
    land = territory_of(rows)
    return _isle_count(land, [ISLE_TILES[tile] for tile in tiles])


def _isle_count(land, tiles):
    places = isle_placements(land, tiles[0])
    if len(tiles) == 1:
        return len(places)
    return sum(_isle_count(land.placed(tiles[0], where.pos, where.turn), tiles[1:]) for where in places)


def skylands_count(rows, tiles):
    """By the engine: in how many ways these tiles can be placed one after the other on a board."""
    return _skylands_count(Land.of(rows), [SKY_TILES[tile] for tile in tiles])


def _skylands_count(land, tiles):
    places = [(Pos(*pos), turn) for pos, turns in land.placements(tiles[0]) for turn in turns]
    if len(tiles) == 1:
        return len(places)
    return sum(_skylands_count(land.placed(tiles[0], pos, turn), tiles[1:]) for pos, turn in places)


def reference_count(name, rows, tiles):
    """The same by the reference."""
    places = (isle if name == "isle" else skylands).placements(rows, tiles[0])
    if len(tiles) == 1:
        return len(places)
    return sum(reference_count(name, [*rows, (tiles[0], *where)], tiles[1:]) for where in places)
