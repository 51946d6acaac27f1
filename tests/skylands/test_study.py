"""Boards built by hand: they score as in a game, tiles lie only where they fit, inhabitants where they can live."""

import pytest

from skye.bots.random_bot import RandomBot
from skye.bots.skylands.spots import skylands_spots
from skye.core.errors import BadStudy
from skye.match import play
from skye.skylands import GAME, new_setup, outcome
from skye.skylands.land import land_rows
from skye.skylands.questions import ask_sheet
from skye.skylands.study import (
    doubts,
    final_state,
    free_squares,
    new_study,
    palette,
    parse_study,
    state_of,
    study_json,
    turns_at,
)
from skye.skylands.tiles import ALL_TILES, BOARDS
from skye.skylands.view import counts_json, view


def finished_game(seats, seed, start):
    """The end of a game between bots that play by chance."""
    setup = new_setup(*map(str, range(seats)), seed=seed, start=start)
    return play(GAME, setup, [RandomBot()] * seats).state


def study_of(state):
    """The study of the boards of a game."""
    printed = state.setup.drawn.boards if state.setup.start == "printed" else [None] * len(state.seats)
    seats = []
    for setup, seat, board in zip(state.setup.seats, state.seats, printed, strict=True):
        rows = land_rows(seat.land)[len(BOARDS[board]) if board else 0 :]
        seats.append(
            {
                "name": setup.name,
                "clan": setup.clan,
                "board": board,
                "land": rows,
                "people": dict(seat.inhabitants),
                "hostel": counts_json(seat.hostel),
                "points": seat.collected + seat.written,
                "is_marker_active": seat.is_marker_active,
            }
        )
    return parse_study({**new_study([]), "seats": seats})


@pytest.mark.parametrize(
    ("seats", "seed", "start"), [(2, "a", "printed"), (3, "b", "tactical"), (4, "c", "printed"), (2, "d", "tactical")]
)
def test_rules_26_and_27_the_boards_of_a_game_score_what_they_scored_in_it(seats, seed, start):
    state = finished_game(seats, seed, start)
    study = study_of(state)
    final = final_state(study)
    assert outcome(final) == outcome(state)
    lines = [
        [each for each in ask_sheet(each, None, {})["now"] if each["line"]["source"] not in ("collected", "written")]
        for each in (final, state)
    ]
    assert lines[0] == lines[1]
    assert parse_study(study_json(study)) == study
    assert doubts(study) == []


def test_rule_11_every_turn_that_is_offered_is_accepted_and_no_other():
    study = parse_study(new_study([("i01", 0, 0, 2)], board="north"))
    for x, y in free_squares(study, 0):
        for tile in ("i02", "i30", "hostel", "s1a", "whole-city"):
            for turn in range(4):
                data = new_study([("i01", 0, 0, 2), (tile, x, y, turn)], board="north")
                if turn in turns_at(study, 0, tile, x, y):
                    parse_study(data)
                else:
                    with pytest.raises(BadStudy, match="tiles_do_not_match"):
                        parse_study(data)


@pytest.mark.parametrize(
    ("row", "code"),
    [
        (("i02", 5, 0, 0), "off_board"),
        (("i02", 2, 1, 0), "cell_used_twice"),
        (("p1a", 0, 0, 0), "unknown_tile"),
    ],
)
def test_rule_11_what_cannot_lie_on_a_board_is_refused_by_name(row, code):
    with pytest.raises(BadStudy) as refused:
        parse_study(new_study([row], board="north"))
    assert refused.value.code == code


def test_rule_8_a_start_tile_lies_on_one_of_its_sides():
    with pytest.raises(BadStudy, match="tile_used_twice"):
        parse_study(new_study([("s1a", 0, 0, 0), ("s1b", 3, 3, 0)]))
    starts = palette(parse_study(new_study([("s1a", 0, 0, 0)])), 0)[-1]
    assert {tile["tile"]: tile["left"] for tile in starts["tiles"]}["s1b"] == 0
    assert palette(parse_study(new_study([], board="north")), 0)[-1]["group"] == "scoring"


def test_rule_2_as_many_tiles_as_the_number_of_players_uses():
    for seats, tiles in ((1, 88), (2, 48), (3, 68), (4, 88)):
        islands = palette(parse_study(new_study(*[[]] * seats)), 0)[0]
        assert sum(tile["count"] for tile in islands["tiles"]) == tiles


def test_rule_18_inhabitants_live_on_complete_islands_only_and_no_more_than_there_is_room():
    closed = [("whole-forest", 0, 0, 0), ("whole-city", 4, 0, 0)]
    assert parse_study(new_study(closed, people={"0,0,0": 9, "4,0,0": 1, "3,3,0": 2})).seats[0].people == {"0,0,0": 3}
    assert parse_study(new_study([("i01", 0, 0, 2)], people={"0,0,0": 1})).seats[0].people == {}


def test_rule_24_guests_live_in_a_hostel_that_lies_on_the_board():
    study = new_study([("hostel", 0, 0, 0)])
    study["seats"][0]["hostel"] = {"G": 3, "P": 3, "B": 3}
    assert parse_study(study).seats[0].hostel == (3, 1, 0)
    assert parse_study({**study, "seats": [{**study["seats"][0], "land": []}]}).seats[0].hostel == (0, 0, 0)


def test_rule_4_more_inhabitants_than_there_are_is_a_doubt():
    lands = [[("whole-forest", 0, 0, 0)], [], [], []]
    study = new_study(*lands)
    study["seats"][0]["people"] = {"0,0,0": 3}
    assert doubts(parse_study(study)) == []
    many = parse_study(study)
    many = type(many)(tuple(type(seat)(**{**fields(seat), "hostel": (18, 0, 0)}) for seat in many.seats), many.edition)
    (doubt,) = doubts(many)
    assert (doubt["code"], doubt["clause"], doubt["facts"]["colour"]) == ("too_many_inhabitants", "4", "G")


def fields(seat):
    """The fields of a seat of a study."""
    return {name: getattr(seat, name) for name in seat.__dataclass_fields__}


def test_the_best_spot_completes_an_island_and_all_spots_fit():
    study = parse_study(new_study([("i01", 1, 1, 2)]))
    for seats in (1, 2, 4):
        study = parse_study(new_study([("i01", 1, 1, 2)], *[[]] * (seats - 1)))
        spots = skylands_spots(view(state_of(study, 0, "i02"), 0), "i02", 99)
        assert (spots[0].x, spots[0].y) == (1, 2)
        assert spots[0].reasons[0].code == "completes_island"
        assert all(spot.turn in turns_at(study, 0, "i02", spot.x, spot.y) for spot in spots)
        assert {(spot.x, spot.y) for spot in spots} == {
            (x, y) for x, y in free_squares(study, 0) if turns_at(study, 0, "i02", x, y)
        }


def test_every_tile_has_spots_on_an_empty_board():
    study = parse_study(new_study([]))
    for tile in ("i01", "i80", "useful-find", "fertile-forest", "profitable-city", "outpost", "academy"):
        assert tile in ALL_TILES
        assert len(skylands_spots(view(state_of(study, 0, tile), 0), tile, 5)) == 5
