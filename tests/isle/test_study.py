"""Territories built by hand: they score as in a game, tiles lie only where they fit, the best spots gain most."""

import pytest

from skye.bots.isle.spots import isle_spots
from skye.bots.random_bot import RandomBot
from skye.core.errors import BadStudy
from skye.isle import GAME, new_setup, outcome
from skye.isle.events import RoundEnded
from skye.isle.questions import ask_areas, ask_preview, ask_sheet
from skye.isle.study import (
    doubts,
    final_state,
    free_cells,
    new_study,
    palette,
    parse_study,
    state_of,
    study_json,
    turns_at,
)
from skye.isle.survey import territory_rows
from skye.isle.tiles import TILES
from skye.isle.view import view
from skye.match import play

ONE = ("12", 1, 0, 1)


def finished_game(seats, seed):
    """The end of a game between bots that play by chance."""
    setup = new_setup(*map(str, range(seats)), seed=seed)
    return play(GAME, setup, [RandomBot()] * seats).state


def study_of(state, points, round):
    """The study of the territories of a game, with the points before a round was scored."""
    lands = [territory_rows(seat.territory)[1:] for seat in state.seats]
    study = new_study(*lands, gold=[seat.gold for seat in state.seats], goals=state.goals, round=round)
    for own, setup, before in zip(study["seats"], state.setup.seats, points, strict=True):
        own.update(clan=setup.clan, points=before)
    return parse_study(study)


@pytest.mark.parametrize(("seats", "seed"), [(2, "a"), (3, "b"), (4, "c"), (5, "d")])
def test_rules_20_and_26_to_28_the_lands_of_a_game_score_what_they_scored_in_it(seats, seed):
    state = finished_game(seats, seed)
    by_round = [event.points for event in state.history if isinstance(event, RoundEnded)]
    last = len(by_round)
    after_all = final_state(study_of(state, by_round[-1], last + 1))
    assert outcome(after_all) == outcome(state)
    assert ask_sheet(after_all, None, {})["end"] == ask_sheet(state, None, {})["end"]
    before_last = final_state(study_of(state, by_round[-2], last))
    assert outcome(before_last) == outcome(state)
    expected = [each for each in ask_sheet(state, None, {})["scored"] if each["round"] == last]
    assert ask_sheet(before_last, None, {})["scored"] == expected


def test_rule_12_rounds_to_come_are_scored_as_if_nothing_more_were_built():
    sheet = ask_sheet(final_state(parse_study(new_study([ONE], round=4))), None, {})
    assert [(each["round"], each["letter"]) for each in sheet["scored"]] == [
        (4, "B"),
        (4, "D"),
        (5, "A"),
        (5, "C"),
        (5, "D"),
        (6, "B"),
        (6, "C"),
        (6, "D"),
    ]


def test_rule_12_five_seats_have_five_rounds():
    assert parse_study(new_study([], [], [], [], [], round=99)).round == 6
    assert parse_study(new_study([], [], round=99)).round == 7


def test_rule_18_a_tile_lies_only_where_its_edges_match():
    for turn in range(4):
        study = new_study([("12", 1, 0, turn)])
        if turn in turns_at(parse_study(new_study([])), 0, "12", 1, 0):
            assert parse_study(study).seats[0].rows == (("12", 1, 0, turn),)
        else:
            with pytest.raises(BadStudy) as refused:
                parse_study(study)
            assert (refused.value.code, refused.value.facts["x"]) == ("tiles_do_not_match", 1)


def test_rule_18_every_turn_that_is_offered_is_accepted_and_no_other():
    study = parse_study(new_study([ONE]))
    for x, y in free_cells(study, 0):
        for tile in TILES:
            turns = turns_at(study, 0, tile, x, y)
            for turn in range(4) if tile != "12" else ():
                data = new_study([ONE, (tile, x, y, turn)])
                if turn in turns:
                    parse_study(data)
                else:
                    with pytest.raises(BadStudy):
                        parse_study(data)


def test_rule_18_what_lies_on_a_cell_is_taken_away_to_try_another_tile_there_but_the_castle_stays():
    study = parse_study(new_study([ONE]))
    assert turns_at(study, 0, "12", 1, 0) == (1, 2)
    assert turns_at(study, 0, "12", 0, 0) == ()
    assert turns_at(study, 0, "12", 7, 7) == ()


def test_rule_18_tiles_that_no_way_connects_to_the_castle_are_a_doubt_and_score_all_the_same():
    study = parse_study(new_study([("12", 4, 4, 0)]))
    (doubt,) = doubts(study)
    assert (doubt["code"], doubt["clause"], doubt["facts"]["cells"]) == ("not_connected", "18", [(4, 4)])
    assert {area["cells"][0] for area in ask_areas(state_of(study), 0, {})["areas"]} == {(0, 0), (4, 4)}
    assert doubts(parse_study(new_study([ONE]))) == []


def test_rule_1_each_tile_exists_once():
    with pytest.raises(BadStudy, match="tile_used_twice"):
        parse_study(new_study([ONE], [("12", 1, 0, 1)]))
    [group] = palette(parse_study(new_study([ONE])), 0)
    assert [tile["tile"] for tile in group["tiles"] if not tile["left"]] == ["12"]
    assert set(group["marks"]) == {mark for tile in group["tiles"] for mark in tile["marks"]}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"format": "other"}, "not_a_study"),
        ({"version": 2}, "newer_study"),
        ({"edition": 99}, "newer_study"),
        ({"version": None}, "not_a_study"),
        ({"goals": ["sheep"]}, "study_damaged"),
        ({"goals": ["sheep", "sheep", "squares", "columns"]}, "study_damaged"),
        ({"goals": ["sheep", "nothing", "squares", "columns"]}, "study_damaged"),
        ({"round": -1}, "bad_number"),
        ({"seats": []}, "wrong_seat_count"),
        ({"seats": "two"}, "wrong_type"),
    ],
)
def test_a_study_that_cannot_be_read_is_refused_by_name(change, code):
    with pytest.raises(BadStudy) as refused:
        parse_study({**new_study([]), **change})
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"land": 3}, "study_damaged"),
        ({"land": [["12", 1, 0]]}, "study_damaged"),
        ({"land": [["12", 1, 0, 4]]}, "study_damaged"),
        ({"land": [["12", 1e3, 0, 0]]}, "study_damaged"),
        ({"land": [["castle-red", 1, 0, 0]]}, "unknown_tile"),
        ({"land": [["12", 0, 0, 0]]}, "cell_used_twice"),
        ({"land": [["12", 9, 9, 0]] * 101}, "study_damaged"),
        ({"gold": -1}, "bad_number"),
        ({"gold": True}, "bad_number"),
        ({"points": 1000}, "bad_number"),
        ({"clan": "purple"}, "unknown_clan"),
        ({"name": ""}, "name_missing"),
    ],
)
def test_a_seat_that_cannot_be_read_is_refused_by_name(change, code):
    study = new_study([])
    study["seats"][0].update(change)
    with pytest.raises(BadStudy) as refused:
        parse_study(study)
    assert refused.value.code == code


def test_a_study_is_the_same_after_it_was_written_and_read():
    state = finished_game(3, "round trip")
    study = study_of(state, [1, 2, 3], 4)
    assert parse_study(study_json(study)) == study


def previews(study, tile):
    """What each placement of a tile would change, by cell."""
    state = state_of(study, 0, tile)
    found = {}
    for x, y in free_cells(study, 0):
        for turn in turns_at(study, 0, tile, x, y):
            preview = ask_preview(state, 0, {"tile": tile, "x": x, "y": y, "turn": turn})
            found.setdefault((x, y), []).append(preview)
    return found


def test_in_the_last_round_the_best_spot_gains_most_by_the_preview():
    base = parse_study(new_study([ONE]))
    x, y = next(cell for cell in free_cells(base, 0) if turns_at(base, 0, "07", *cell))
    study = parse_study(
        new_study(
            [ONE, ("07", x, y, turns_at(base, 0, "07", x, y)[0])],
            goals=["most-gold", "columns", "squares", "complete-areas"],
            round=6,
        )
    )
    plain = [tile.id for tile in TILES.values() if tile.scroll is None and tile.id not in ("07", "12")]
    compared = 0
    for tile in plain[:12]:
        spots = isle_spots(view(state_of(study, 0, tile), 0), tile, 99)
        gains = {
            cell: max(sum(goal["after"] - goal["before"] for goal in preview["goals"]) for preview in each)
            for cell, each in previews(study, tile).items()
        }
        assert {(spot.x, spot.y): spot.worth for spot in spots} == gains
        assert [spot.worth for spot in spots] == sorted(gains.values(), reverse=True)
        compared += len(gains)
    assert compared > 30


def test_rule_26_after_the_last_round_a_spot_is_worth_what_scrolls_gain():
    base = parse_study(new_study([]))
    gaining = 0
    for scroll in (tile.id for tile in TILES.values() if tile.scroll is not None):
        x, y = next(cell for cell in free_cells(base, 0) if turns_at(base, 0, scroll, *cell))
        study = parse_study(new_study([(scroll, x, y, turns_at(base, 0, scroll, x, y)[0])], round=7))
        tile = next(tile.id for tile in TILES.values() if tile.sheep > 1 and tile.id != scroll)
        gains = {
            cell: max(preview["scrolls"]["after"] - preview["scrolls"]["before"] for preview in each)
            for cell, each in previews(study, tile).items()
        }
        spots = isle_spots(view(state_of(study, 0, tile), 0), tile, 99)
        assert {(spot.x, spot.y): spot.worth for spot in spots} == gains
        gaining += max(gains.values()) > 0
    assert gaining >= 2


def test_spots_are_found_for_one_seat_and_for_five():
    for seats in range(1, 6):
        state = state_of(parse_study(new_study([ONE], *[[]] * (seats - 1), round=3)), 0, "07")
        assert len(isle_spots(view(state, 0), "07", 3)) == 3
