"""Areas, roads and the end: rules 21 to 28, and the worked examples of the printed rules."""

from dataclasses import replace

import pytest

from skye.isle import GAME
from skye.isle.scoring import gold_line, scroll_lines
from skye.isle.state import Phase
from skye.isle.survey import Survey
from tests.isle.boards import draw, survey
from tests.isle.play import building, done, events, in_last_round, start


def kinds(picture, **legend):
    """Kind, size and completeness of each area."""
    return sorted((area.kind, area.size, area.is_complete) for area in survey(picture, **legend).areas)


# --- Rules 21 to 23: areas and roads


def test_rule_21_an_area_is_connected_across_touching_edges():
    assert kinds("e m w", e="PWPP W", m="PWPW W", w="PPPW W").count(("W", 3, True)) == 1


def test_rule_21_an_area_is_not_connected_across_a_corner():
    assert [area for area in kinds("a b\nc d", a="WPPW W", b="PWPP P", c="PPWP P", d="PPPP W") if area[0] == "W"] == [
        ("W", 1, False),
        ("W", 1, False),
        ("W", 1, False),
        ("W", 1, True),
    ]


def test_rule_21_an_area_is_complete_when_every_edge_touches_another_tile():
    assert ("M", 2, True) in kinds("e w", e="PMPP M", w="PPPM M")
    assert ("M", 2, False) in kinds("e m", e="PMPP M", m="PMPM M")


def test_rule_21_an_empty_cell_inside_a_hole_leaves_an_area_open():
    ring = {"a": "PMMP M", "b": "PMMM M", "c": "PPMM M", "d": "MMMP M", "f": "MPMM M"}
    ring |= {"g": "MMPP M", "h": "MMPM M", "i": "MPPM M", "x": "MMMM M"}
    assert [area for area in kinds("a b c\nd . f\ng h i", **ring) if area[0] == "M"] == [("M", 8, False)]
    assert [area for area in kinds("a b c\nd x f\ng h i", **ring) if area[0] == "M"] == [("M", 9, True)]


def test_rule_21_roads_do_not_close_or_split_areas():
    assert kinds("a a", a="PPPP P road:NS") == kinds("a a", a="PPPP P") == [("P", 2, False)]


def test_rule_22_two_parts_of_one_tile_in_one_area_count_one_tile():
    # The mountain leaves tile a in the east and comes round into its other mountain in the west.
    legend = {"a": "WMWM P", "b": "PPMM M", "c": "PMMP M", "d": "MPPM M", "f": "MMPP M", "s": "WMPM M"}
    (mountain,) = (area for area in survey("c a b\nf s d", **legend).areas if area.kind == "M")
    assert (len(mountain.members), mountain.size) == (7, 6)


def test_rule_23_roads_connect_where_both_tiles_have_a_road_at_the_touching_edge():
    legend = {"n": "PPPP P road:NS", "h": "PPPP P road:EW", "s": "PPPP P road:S"}
    assert survey("n\nn\nC", **legend).connected == {(0, -1), (0, -2)}
    assert survey("h\nC", **legend).connected == frozenset()
    assert survey("n\nh\nC", **legend).connected == frozenset()
    assert survey("n\ns\nC", **legend).connected == {(0, -1)}


def test_rule_23_connected_to_the_castle_means_to_the_castles_own_road():
    # A road beside the castle's roadless eastern side, and one that meets nothing of the castle's.
    legend = {"e": "PPPW P road:W", "r": "PPPP P road:EW"}
    assert survey("C e", **legend).connected == frozenset()


# --- Rule 26: scrolls

ONE = {"sheep": 2, "whisky": 2, "ship": 2, "cattle": 1, "broch": 1, "farm": 1, "lighthouse": 1}
GROUND = {"sheep": "PPPP P", "whisky": "PPPP P", "cattle": "PPPP P", "farm": "PPPP P"}
GROUND |= {"ship": "PPPP W", "lighthouse": "PPPP W", "broch": "PPPP M"}


def scroll_points(picture, **legend):
    """The points of each scroll of a drawn territory."""
    return [line.points for line in scroll_lines(survey(picture, **legend))]


@pytest.mark.parametrize("kind", ONE)
def test_rule_26_each_scroll_scores_its_thing_over_the_whole_territory(kind):
    legend = {"t": f"{GROUND[kind]} {kind}", "s": f"PPPP P scroll:{kind}"}
    assert scroll_points("s t t t t t", **legend) == [5 // ONE[kind]]
    assert scroll_points("s", **legend) == [0]


@pytest.mark.parametrize("kind", ONE)
def test_rule_26_a_scroll_in_a_complete_area_scores_the_rounded_number_doubled(kind):
    legend = {"t": f"{GROUND[kind]} {kind}", "s": f"PPPP M scroll:{kind}"}  # its own little mountain, complete
    assert scroll_points("s t t t t t", **legend) == [5 // ONE[kind] * 2]


def test_rule_26_a_scroll_lies_in_the_area_of_the_centre_whatever_else_is_complete():
    legend = {"s": "PMPP P scroll:sheep", "w": "PPPM M sheep:2"}
    assert ("M", 2, True) in kinds("s w", **legend)
    assert scroll_points("s w", **legend) == [1]


def test_rule_26_every_scroll_scores_by_itself():
    legend = {"s": "PPPP P scroll:sheep sheep:2", "d": "PPPP W scroll:sheep", "k": "PPPP P scroll:cattle cattle:3"}
    assert scroll_points("s d k", **legend) == [1, 2, 3]


def test_rule_26_scrolls_score_after_the_last_round_only():
    state = building(2, hands=[[], []], territories={0: draw("s", s="PPPP M scroll:sheep sheep:4")})
    assert events(done(state, 0), "scrolls") == []
    scored = events(done(in_last_round(state), 0), "scrolls")
    assert [[line["points"] for line in facts["lines"]] for facts in scored] == [[4], []]


# --- Rule 27: gold


@pytest.mark.parametrize(("gold", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (27, 5)])
def test_rule_27_every_5_gold_are_worth_1_point_rounded_down(gold, points):
    assert gold_line(gold).points == points
    state = in_last_round(building(2, hands=[[], []])).with_seat(0, gold=gold).with_seat(1, gold=0)
    assert done(state, 0).seats[0].points == points


# --- Rule 28: the winner


def ended(*seats):
    """The outcome of a game that ends with these points and this gold, by seat."""
    state = replace(start(len(seats)), phase=Phase.END)
    for seat, (points, gold) in enumerate(seats):
        state = state.with_seat(seat, points=points, gold=gold)
    return GAME.outcome(state)


def test_rule_28_most_points_win():
    result = ended((30, 0), (41, 0), (40, 99))
    assert (result.winners, result.decided_by, result.points) == ((1,), "points", (30, 41, 40))


def test_rule_28_a_tie_goes_to_more_gold_left():
    result = ended((40, 7), (40, 9), (12, 50))
    assert (result.winners, result.decided_by) == ((1,), "gold")


def test_rule_28_still_tied_the_victory_is_shared():
    result = ended((40, 9), (40, 9), (40, 3))
    assert (result.winners, result.decided_by) == ((0, 1), "shared")


def test_rule_28_gold_is_counted_before_it_is_turned_into_points():
    state = in_last_round(building(2, hands=[[], []], goals=["sheep", "squares", "columns", "largest-water"]))
    state = done(state.with_seat(0, gold=9, points=4).with_seat(1, gold=6, points=4), 0)
    result = GAME.outcome(state)
    assert (result.points, result.winners, result.decided_by) == ((5, 5), (0,), "gold")
    assert events(state, "end") == [result.to_json()]


def test_rule_28_there_is_no_outcome_before_the_end():
    assert GAME.outcome(start(2)) is None


# --- Worked examples from the printed rules


def test_worked_example_income_in_round_5_is_13():
    legend = {"w": "PPPP P whisky road:NS", "x": "PPPP P whisky"}
    state = building(3, hands=[[]] * 3, territories={0: draw("x\nw\nw\nC", **legend)})
    state = replace(state, round=4).with_seat(1, points=50).with_seat(2, points=40)
    state = done(state, 0)
    assert state.round == 5
    (income,) = (facts for facts in events(state, "income")[-3:] if facts["seat"] == 0)
    assert (income["whisky"], income["players_ahead"], income["gold_per_player_ahead"]) == (2, 2, 3)
    assert income["gold"] == 5 + 2 + 2 * 3 == 13


def test_worked_example_5_sheep_with_a_scroll_for_every_two_sheep():
    open_area = draw("s a", s="PPPP P scroll:sheep sheep:2", a="PPPP P sheep:3")
    complete = draw("s a", s="PPPP W scroll:sheep sheep:2", a="PPPP P sheep:3")
    assert [line.points for line in scroll_lines(Survey(open_area))] == [2]
    assert [line.points for line in scroll_lines(Survey(complete))] == [4]
