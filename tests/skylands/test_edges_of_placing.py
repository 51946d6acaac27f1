"""Why a tile may not be placed on a square, and what placing, filling and lodging report: rules 11, 13, 18 and 24."""

from dataclasses import replace

import pytest

from skye.core.errors import IllegalAction
from skye.core.grid import Pos
from skye.core.regions import Member
from skye.skylands import GAME
from skye.skylands.actions import Lodge
from skye.skylands.events import Deployed
from skye.skylands.fitting import Fault, fault_at, placement_fault
from skye.skylands.land import EMPTY_LAND, Land, islands_from_regions
from skye.skylands.placing import colour_at, filled, gained, places_of, without
from skye.skylands.state import Seat
from skye.skylands.tiles import ALL_TILES, CELLS
from tests.skylands.play import FOREST_2, FOUR, act, board, empty, events, offered, refused

FOREST = Land.of([("i01", 1, 1, 1), ("i05", 3, 1, 3)])  # F towards 2,1 from the west, M towards it from the east


def wrong(edge, mine, theirs, neighbour):
    """An edge that does not match, as a fault reports it."""
    return {"edge": edge, "mine": mine, "theirs": theirs, "neighbour": list(neighbour)}


def test_rule_11_faults_are_reported_with_all_their_facts():
    tile = ALL_TILES["i01"]
    assert placement_fault(FOREST, tile, Pos(0, 0), 4) == Fault("bad_turn", {"turn": 4})
    assert placement_fault(FOREST, tile, Pos(0, 4), 0) == Fault("off_board", {"x": 0, "y": 4})
    assert placement_fault(FOREST, tile, Pos(3, 1), 0) == Fault("cell_taken", {"x": 3, "y": 1, "by": "i05"})
    first, second = wrong("E", "-", "M", (3, 1)), wrong("W", "-", "F", (1, 1))
    fault = placement_fault(FOREST, tile, Pos(2, 1), 0)
    assert fault == Fault("terrain_mismatch", {"x": 2, "y": 1, "turn": 0, **first, "mismatches": [first, second]})
    assert placement_fault(FOREST, tile, Pos(4, 3), 0) is None


def test_rule_11_the_first_turn_with_the_fewest_wrong_edges_is_reported():
    tile = ALL_TILES["i01"]
    fault = fault_at(FOREST, tile, Pos(2, 1), None)
    assert fault == placement_fault(FOREST, tile, Pos(2, 1), 3)
    assert len(fault.facts["mismatches"]) == 1
    assert fault_at(FOREST, tile, Pos(2, 1), 0).facts["turn"] == 0
    assert fault_at(FOREST, tile, Pos(0, 0), None) is None
    assert fault_at(FOREST, tile, Pos(1, 1), None).code == "cell_taken"


@pytest.mark.parametrize("tile", ["i01", "i33", "i41", "i61", "villa", "half-city"])
def test_rule_11_a_tile_fits_where_nothing_is_wrong(tile):
    every = [(pos, turn) for pos in CELLS for turn in range(4)]
    fitting = [where for where in every if placement_fault(FOREST, ALL_TILES[tile], *where) is None]
    assert [(pos, turn) for pos, turns in FOREST.placements(ALL_TILES[tile]) for turn in turns] == fitting
    assert FOREST.has_place_for(ALL_TILES[tile])


def test_rule_13_islands_placed_one_by_one_are_those_of_the_whole_board():
    rows = [
        ("i33", 1, 1, 0), ("i01", 0, 1, 1), ("i34", 2, 1, 2), ("villa", 4, 3, 1), ("half-city", 4, 0, 1),
        ("whole-forest", 0, 3, 2),
    ]  # fmt: skip
    land = EMPTY_LAND
    for tile, x, y, turn in rows:
        if placement_fault(land, ALL_TILES[tile], Pos(x, y), turn) is None:
            land = land.placed(ALL_TILES[tile], Pos(x, y), turn)
        assert land.islands == islands_from_regions(land.board)
        assert land.gaps == {pos: land.board.wanted(pos) for pos in CELLS if pos not in land.board}
        assert list(land.gaps) == [pos for pos in CELLS if pos not in land.board]
        rebuilt = Land(land.board, land.islands)
        assert (rebuilt.gaps, rebuilt.specials) == (land.gaps, land.specials)
        assert (list(rebuilt.gaps), list(rebuilt.specials)) == (list(land.gaps), list(land.specials))
    assert land.specials == {"villa": Pos(4, 3), "half-city": Pos(4, 0), "whole-forest": Pos(0, 3)}
    whole = land.island_of(Pos(0, 3), 0)
    assert (whole.id, whole.members, whole.colour, whole.cells) == ("0,3,0", (Member(Pos(0, 3), 0),), "G", ((0, 3),))
    assert land.island_of(Pos(4, 0), 0).colour is None


def test_rule_13_a_completed_island_is_reported_with_its_squares():
    state = board(empty(), 0, FOREST_2[:1])
    state = replace(state, stack=("i02", "i03", "i04", *state.stack))
    state = act(state, "0 choose discover", "0 take i02 1,0,3")
    assert events(state, "completed") == [
        {"seat": 0, "island": "0,0,0", "terrain": "F", "spaces": 2, "cells": [[0, 0], [1, 0]]}
    ]


def test_rule_22_points_are_reported_with_their_source_and_what_is_written_down():
    state = gained(replace(empty(), points_supply=1), 1, 3, "energy")
    assert events(state, "points") == [{"seat": 1, "source": "energy", "points": 3, "written": 2}]
    assert (state.points_supply, state.seats[1].collected, state.seats[1].written) == (0, 1, 2)
    assert gained(state, 1, 0, "energy") == state


def test_rule_18_filling_reports_the_island_and_the_count():
    state = board(empty(), 0, FOUR, {"0,1,0": 1})
    full = filled(state, 0, state.seats[0].land.by_id["0,1,0"], Deployed)
    assert events(full, "deployed") == [{"seat": 0, "island": "0,1,0", "terrain": "M", "count": 1}]
    assert filled(full, 0, full.seats[0].land.by_id["0,1,0"], Deployed) == full


def test_rule_24_places_hold_who_lives_there_and_the_hostels_guests_by_colour():
    seat = board(empty(), 0, FOUR, {"0,0,0": 2, "0,2,0": 1}, hostel=(1, 0, 2)).seats[0]
    assert places_of(seat, None) == {"0,0,0": 2, "0,2,0": 1, "hostel:G": 1, "hostel:B": 2}
    assert places_of(seat, "G") == {"0,0,0": 2, "hostel:G": 1}
    assert places_of(seat, "P") == {}
    assert [colour_at(seat, place) for place in ("0,0,0", "0,2,0", "0,1,0", "hostel:B", "hostel:P", "hostel:X")] == [
        "G", "B", None, "B", None, None,
    ]  # fmt: skip
    assert without(seat, "0,0,0").inhabitants == {"0,0,0": 1, "0,2,0": 1}
    assert without(seat, "0,0,0", 2).inhabitants == {"0,2,0": 1}
    assert without(seat, "hostel:B", 2).hostel == (1, 0, 0)
    assert Seat(hostel=(1, 0, 0)).hostel_room == 0


def test_rule_24_lodging_is_refused_with_a_reason():
    tiles = [*FOUR, ("hostel", 4, 0, 0)]
    state = act(board(empty(), 0, tiles, {"0,0,0": 1}), "0 choose deploy")
    assert refused(state, "0 lodge 0,1,0", "nobody_there") == {"place": "0,1,0"}
    assert refused(state, "0 lodge 4,3,0", "nobody_there") == {"place": "4,3,0"}
    moved = act(state, "0 lodge 0,0,0")
    assert events(moved, "lodged") == [{"seat": 0, "island": "0,0,0", "colour": "G"}]
    assert moved.seats[0].hostel == (1, 0, 0)
    assert refused(act(state, "0 deploy 0,1,0"), "0 lodge 0,0,0", "lodging_comes_first") == {}
    full = act(board(empty(), 0, tiles, {"0,0,0": 1}, hostel=(4, 0, 0)), "0 choose deploy")
    assert refused(full, "0 lodge 0,0,0", "hostel_full") == {}
    without_one = act(board(empty(), 0, FOUR, {"0,0,0": 1}), "0 choose deploy")
    assert refused(without_one, "0 lodge 0,0,0", "no_hostel") == {}


def test_rule_24_lodging_is_offered_in_the_order_of_the_islands_and_not_from_the_hostel_itself():
    tiles = [*FOUR, ("hostel", 4, 0, 0)]
    living = {"0,2,0": 1, "0,0,0": 1, "0,1,0": 1}
    state = act(board(empty(), 0, tiles, living, hostel=(1, 0, 0)), "0 choose deploy")
    assert offered(state)[:3] == ["0 lodge 0,0,0", "0 lodge 0,1,0", "0 lodge 0,2,0"]
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, Lodge(0, "hostel:G"))
    assert (caught.value.code, caught.value.facts) == ("nobody_there", {"place": "hostel:G"})
