"""The question `areas`: what the lens of the page shows of a board (rules 11, 13, 23 and 26)."""

from skye.core.grid import Side
from skye.skylands import GAME
from skye.skylands.scoring import final_lines, holding_of
from tests.contract.games import random_game
from tests.skylands.play import CITY_2, FOREST_2, board, empty


def areas(rows, inhabitants=None, **changes):
    """The answer for a board with these tiles."""
    return GAME.ask(board(empty(), 0, rows, inhabitants, **changes), None, "areas", {"seat": 0})["areas"]


def test_rule_13_a_complete_island_has_no_open_edge_and_counts_its_spaces():
    (forest,) = areas(FOREST_2, {"0,0,0": 2})
    assert forest["is_complete"]
    assert forest["open_edges"] == []
    assert (forest["spaces"], forest["inhabitants"]) == (2, 2)
    assert forest["points"] == [{"source": "spaces", "points": 2}]


def test_rule_11_an_island_open_to_the_rim_can_never_be_completed():
    (stuck,) = areas([("i01", 0, 0, 0)])
    assert [side for *_, side in stuck["open_edges"]] == [int(Side.N)]
    assert stuck["is_stuck"]
    assert stuck["points"] == []
    (free,) = areas([("i01", 1, 1, 0)])
    assert not free["is_stuck"]
    assert len(free["open_edges"]) == 1


def test_rules_13_and_23_an_open_island_says_what_it_would_count_for_if_complete():
    (free,) = areas([("i01", 1, 1, 0)])
    assert free["points"] == []
    assert free["if_complete"] == [{"source": "spaces", "points": free["spaces"]}]
    (stuck,) = areas([("i01", 0, 0, 0)])
    assert stuck["if_complete"] is None, "it can never be completed"
    (complete,) = areas(FOREST_2)
    assert complete["if_complete"] is None
    (city,) = areas([("small-city", 2, 2, 0)])
    assert {"source": "special", "points": 1, "special": "small-city"} in city["if_complete"]


def test_rules_23_and_26_special_islands_count_complete_islands():
    rows = [*FOREST_2, *CITY_2, ("forest-temple", 4, 3, 0), ("villa", 4, 0, 0)]
    by_id = {each["id"]: each for each in areas(rows)}
    assert by_id["0,0,0"]["points"] == [
        {"source": "spaces", "points": 2},
        {"source": "special", "points": 2, "special": "forest-temple"},
        {"source": "special", "points": 2, "special": "villa"},
    ]


def test_rule_23_printed_points_count_with_the_complete_island_only():
    (island,) = areas([("whole-forest", 2, 2, 0)])
    assert {"source": "special", "points": 3, "special": "whole-forest"} in island["points"]
    (open_island,) = areas([("small-city", 2, 2, 0)])
    assert not open_island["is_complete"]
    assert open_island["points"] == []


def test_in_whole_games_open_edges_are_those_of_the_rules():
    for state, seat, _ in random_game("skylands", 2, 1):
        if seat is None:
            continue
        player = state.seats[seat]
        answer = GAME.ask(state, None, "areas", {"seat": seat})["areas"]
        assert [len(each["open_edges"]) for each in answer] == [island.open_edges for island in player.land.islands]
        spaces = sum(each["points"] for area in answer for each in area["points"] if each["source"] == "spaces")
        assert spaces == next(line.points for line in final_lines(holding_of(player)) if line.source == "spaces")
