"""The notable facts of finished games of Skylands, counted again from the log and the public view."""

import json

import pytest

from skye.core.record import record_from_json
from skye.core.table import replay
from skye.skylands import GAME
from skye.skylands.notables import all_notables
from skye.skylands.sample import example
from tests.skylands.recorded import GAMES

FILES = sorted(path.name for path in GAMES.glob("*.json"))


def finished(name):
    """The last state of a recorded game."""
    data = json.loads((GAMES / name).read_text(encoding="utf-8"))
    return replay(GAME, record_from_json({key: value for key, value in data.items() if key != "digests"})).state


def amounts(state):
    """What each seat has of everything that is compared, counted from JSON alone."""
    view = GAME.view(state, None)
    seats = view["seats"]
    complete = [[island for island in seat["islands"] if island["is_complete"]] for seat in seats]
    tiles = {tile["id"] for tile in GAME.catalogue()["specials"]}
    lines = [row for row in GAME.ask(state, None, "sheet", {})["now"] if "special" in row["line"]["facts"]]
    deployed = [event.to_json() for event in state.history if event.kind == "deployed"]
    converted = [event.to_json() for event in state.history if event.kind == "converted"]
    return {
        "largest_island": [max([island["spaces"] for island in each] or [0]) for each in complete],
        "most_islands": [len(each) for each in complete],
        "fullest_board": [20 - seat["empty_squares"] for seat in seats],
        "most_inhabitants": [
            sum(island["inhabitants"] for island in seat["islands"]) + sum((seat["hostel"] or {}).values())
            for seat in seats
        ],
        "most_specials": [sum(row[0] in tiles for row in seat["board"]) for seat in seats],
        "best_special": [
            max(
                [row["line"]["points"] for row in lines if row["seat"] == seat and "special" in row["line"]["facts"]]
                or [0]
            )
            for seat in range(len(seats))
        ],
        "most_deployed": [
            max([each["count"] for each in deployed if each["seat"] == seat] or [0]) for seat in range(len(seats))
        ],
        "most_converted": [
            sum(each["count"] for each in converted if each["seat"] == seat) for seat in range(len(seats))
        ],
    }


def test_there_are_recorded_games_of_all_player_counts():
    assert {len(finished(name).seats) for name in FILES} == {2, 3, 4}


@pytest.mark.parametrize("name", FILES)
def test_three_facts_of_different_kinds_about_different_seats(name):
    state = finished(name)
    answer = GAME.ask(state, None, "notables", {})["notables"]
    assert len({fact["code"] for fact in answer}) == len(answer) == 3
    assert len({fact["seat"] for fact in answer}) > 1
    assert all(GAME.ask(state, seat, "notables", {})["notables"] == answer for seat in range(len(state.seats)))


@pytest.mark.parametrize("name", FILES)
def test_every_fact_is_true_and_nothing_that_several_share_is_said(name):
    state = finished(name)
    found = {each.code: each for each in all_notables(state)}
    for code, amount in amounts(state).items():
        assert (code in found) == (max(amount) > 0 and amount.count(max(amount)) == 1), code
        if code in found:
            assert found[code].facts["count"] == amount[found[code].seat] == max(amount), code
    view = GAME.view(state, None)
    if "largest_island" in found:
        fact = found["largest_island"]
        islands = [
            (each["terrain"], each["spaces"]) for each in view["seats"][fact.seat]["islands"] if each["is_complete"]
        ]
        assert (fact.facts["terrain"], fact.facts["count"]) in islands
    if "best_special" in found:
        fact = found["best_special"]
        assert fact.facts["special"] in {row[0] for row in view["seats"][fact.seat]["board"]}


def test_a_game_that_is_being_played_has_none():
    assert GAME.ask(example(), None, "notables", {}) == {"notables": []}
