"""Puzzles: positions that hold what a seat could see, answers that are graded, and a desk that touches no table."""

from __future__ import annotations

import json
from typing import Any

import pytest

from skye.arguments import Refusal
from skye.bridge import Bridge
from skye.coach.puzzles.endings import final_lead, ways
from skye.coach.puzzles.grading import graded, next_best, reasons_for, same_answer
from skye.coach.puzzles.isle_position import isle_position, isle_state
from skye.coach.puzzles.puzzle import VERSION, read_puzzle
from skye.coach.puzzles.skylands_position import is_between_steps, skylands_position, skylands_state
from skye.games import GAMES
from skye.isle.search.world import random_world
from skye.skylands.actions import Take
from tests.coach.made import CASES, made, tables

NAMES = ("You", "Ailsa", "Bran", "Cora", "Duncan")
PLAYERS = ("Ann", "Bo")


def ask(bridge: Bridge, verb: str, **args: Any) -> Any:
    """The reply of a bridge."""
    return json.loads(bridge.handle(json.dumps({"id": 1, "verb": verb, "args": args})))


def result(bridge: Bridge, verb: str, **args: Any) -> Any:
    """The result of a request that must not be refused."""
    reply = ask(bridge, verb, **args)
    assert reply["ok"], reply
    return reply["result"]


def test_a_position_of_isle_of_skye_shows_what_its_seat_could_see() -> None:
    for table in tables("isle")[::3]:
        state, game = table.state, table.game
        seat = game.to_act(state)[0]
        view = game.view(state, seat)
        again = game.view(isle_state({**isle_position(view, state.setup.edition)}, PLAYERS), seat)
        for part in ("phase", "round", "first_player", "goals", "bag", "track"):
            assert again[part] == view[part]
        for one, other in zip(again["seats"], view["seats"], strict=True):
            for part in ("points", "territory", "offer", "hand", "income", "has_built", "clan"):
                assert one[part] == other[part], part
        assert again["seats"][seat]["gold"] == view["seats"][seat]["gold"]


def test_a_position_of_skylands_shows_all_of_the_view() -> None:
    count = 0
    for table in tables("skylands"):
        state, game = table.state, table.game
        view = game.view(state, state.acting)
        if is_between_steps(view):
            count += 1
            again = skylands_state({**skylands_position(view, state.setup.edition)}, PLAYERS)
            assert game.view(again, state.acting) == view
    assert count > 20


@pytest.mark.parametrize(("game", "kind"), CASES)
def test_every_kind_is_read_and_graded(game: str, kind: str) -> None:
    data = made(game, kind)
    puzzle = read_puzzle(data, NAMES)
    assert (puzzle.kind, puzzle.table.game.name) == (kind, game)
    best = graded(puzzle, puzzle.best)
    assert (best.is_best, best.loss) == (True, 0.0)
    other = next(action for action in puzzle.answers if same_answer(action) != same_answer(puzzle.best[0]))
    verdict = graded(puzzle, [other])
    assert not verdict.is_best
    assert verdict.loss is not None and verdict.loss > 2
    losses = [loss for _, loss in next_best(puzzle)]
    assert losses == sorted(losses) and 0.0 not in losses
    assert reasons_for(puzzle)


def test_tiles_that_look_alike_are_one_answer() -> None:
    assert same_answer(Take(0, "i01", 1, 1, 0)) == same_answer(Take(0, "i01", 1, 1, 0))
    assert same_answer(Take(0, "i01", 1, 1, 0)) != same_answer(Take(0, "i01", 2, 1, 0))


def test_every_way_to_lay_a_hand_is_found_once_and_the_land_is_left_as_it_was() -> None:
    from random import Random

    world = random_world(Random(1), 2)
    world.round = world.rounds
    world.hands[0] = [5, 6]
    before, lead = list(world.lands[0].tiles), final_lead(world, 0)
    found = list(ways(world, 0))
    assert len({laid for laid, _ in found}) == len(found) > 20
    assert list(world.lands[0].tiles) == before and final_lead(world, 0) == lead


@pytest.mark.parametrize(
    "damage",
    [
        {"game": "chess"},
        {"kind": "riddle"},
        {"level": 9},
        {"seat": 7},
        {"best": []},
        {"best": ["0 pass"], "answers": ["1 pass"]},
        {"losses": []},
        {"answers": ["0 dance"]},
        {"best": ["0 buy 99"], "answers": ["0 buy 99", "0 pass"], "losses": [0, 3]},
        {"gap": "wide"},
        {"reasons": ["because"]},
        {"position": None},
        {"position": {}},
        {"position": {"seats": "none"}},
    ],
)
def test_a_damaged_puzzle_is_refused(damage: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refusal:
        read_puzzle({**made("isle", "purchase"), **damage}, NAMES)
    assert refusal.value.code == "bad_puzzle"


def test_a_puzzle_of_a_newer_version_is_refused_as_such() -> None:
    with pytest.raises(Refusal) as refusal:
        read_puzzle({**made("isle", "purchase"), "version": VERSION + 1}, NAMES)
    assert refusal.value.code == "newer_version"


def test_a_puzzle_does_not_disturb_the_open_table() -> None:
    bridge = Bridge()
    seats = [{"name": "Ann", "clan": "blue"}, {"name": "Bo", "clan": "red"}]
    result(bridge, "open", game="skylands", setup={"seats": seats, "seed": "heather"})
    before = result(bridge, "situation", viewer=0)
    for game, kind in CASES:
        data = made(game, kind)
        shown = result(bridge, "puzzle", puzzle=data, names=list(NAMES))
        assert shown["situation"]["to_act"] == [shown["seat"]] == [data["seat"]]
        reply = result(bridge, "puzzle_answer", actions=[GAMES[game].parse_action(data["best"][0]).to_json()])
        assert reply["verdict"]["is_best"] and reply["verdict"]["gap"] == data["gap"]
        again = result(bridge, "puzzle_answer", actions=[])
        assert again["verdict"] is None and again["situation"]["view"] == shown["situation"]["view"]
    assert result(bridge, "situation", viewer=0) == before


def test_the_page_asks_about_the_puzzle_and_not_about_the_table() -> None:
    bridge = Bridge()
    assert ask(bridge, "puzzle_ask", question="placements", args={})["fault"]["code"] == "no_puzzle"
    data = made("isle", "placement")
    shown = result(bridge, "puzzle", puzzle=data, names=list(NAMES))
    tile = shown["situation"]["view"]["seats"][data["seat"]]["hand"][0]
    assert result(bridge, "puzzle_ask", question="placements", args={"tile": tile})["cells"]
    assert ask(bridge, "puzzle_ask", question="dance", args={})["fault"]["code"] == "bad_question"
    assert ask(bridge, "puzzle_answer", actions=[{"kind": "dance"}])["fault"]["code"] == "unknown_action"
    wrong = {"kind": "place", "seat": data["seat"], "tile": tile, "x": 99, "y": 99, "turn": 0}
    assert ask(bridge, "puzzle_answer", actions=[wrong])["fault"]["code"] == "not_adjacent"
    assert ask(bridge, "puzzle", puzzle=data, names=["Ann"])["fault"]["code"] == "bad_request"


def test_prices_that_are_sealed_stand_in_no_puzzle_of_another_seat() -> None:
    table = next(table for table in tables("isle") if table.state.phase == "price" and len(table.actions) > 5)
    first = table.game.to_act(table.state)[0]
    sealed = table.acted(table.game.legal_actions(table.state, first)[-1])
    other = table.game.to_act(sealed.state)[0]
    assert first != other
    one, two = (isle_position(table.game.view(each.state, other), each.state.setup.edition) for each in (table, sealed))
    assert one == two
