"""What the page need not work out itself: tiles to place and how, what is asked for, why an island cannot be used."""

import pytest

from skye.skylands import GAME
from skye.skylands.actions import Convert, Deploy, Done, Pass, Pay, Place, Take
from skye.skylands.rules import forced_end, legal_actions
from skye.skylands.state import Phase
from skye.skylands.tiles import COLOUR_OF
from skye.skylands.unusable import refused, unusable
from tests.contract.games import random_game

NOTES = {"no_island_there", "filled_already", "not_this_island", "convert_only"}


@pytest.mark.parametrize("number", range(4))
def test_the_tiles_to_place_are_those_of_the_legal_placements(number):
    for state, seat, action in random_game("skylands", 2 + number % 3, number):
        if action is None:
            break
        view = GAME.view(state, None)
        placings = [each for each in legal_actions(state, seat) if isinstance(each, Take | Place)]
        assert {each.tile for each in placings} <= set(view["seats"][seat]["placeable"])
        assert {each.kind for each in placings} <= {view["placing"]}
        if state.phase is not Phase.START:
            others = [player["placeable"] for player in view["seats"] if player["seat"] != seat]
            assert not any(others)


@pytest.mark.parametrize("number", range(4))
def test_a_seat_that_may_end_its_step_is_asked_to(number):
    for state, seat, action in random_game("skylands", 2 + number % 3, number):
        if action is None:
            break
        prompt = GAME.view(state, None)["prompt"]
        assert (prompt == "done") == any(isinstance(each, Done) for each in legal_actions(state, seat))
        assert (prompt == "pass") == isinstance(forced_end(state, seat), Pass)
        assert prompt in ("done", "bonus", "pass", str(state.phase))
        assert (prompt == "bonus") <= state.step.is_bonus


@pytest.mark.parametrize("number", range(4))
def test_an_unusable_island_is_listed_with_its_reason(number):
    codes = set()
    for state, seat, action in random_game("skylands", 2 + number % 3, number):
        if action is None:
            break
        moves = legal_actions(state, seat)
        if not any(isinstance(each, Deploy | Pay | Convert) for each in moves):
            continue
        used = {getattr(each, name, None) for each in moves for name in ("island", "place", "source", "city")}
        for island in state.player.land.islands:
            if island.id in used:
                continue
            reason = unusable(state, seat, [island.id])
            codes.add(reason["code"])
            if state.phase is Phase.DEPLOY and reason["code"] not in NOTES:
                assert reason == refused(state, Deploy(seat, island.id))
            elif state.phase is Phase.PAY:
                assert reason == refused(state, Pay(seat, island.id))
        assert unusable(state, seat, ["hostel"])["code"] == "no_island_there"
    assert "fits" not in codes
    assert "not_complete" in codes


def test_an_island_has_the_colour_of_those_who_live_there():
    for state, _, _ in random_game("skylands", 3, 1):
        for seat in GAME.view(state, None)["seats"]:
            for island in seat["islands"]:
                assert island["colour"] == COLOUR_OF.get(island["terrain"])


@pytest.mark.parametrize("number", range(3))
def test_what_the_end_adds_leads_from_the_points_had_to_the_final_ones(number):
    for state, _, _ in random_game("skylands", 2 + number, number):
        view = GAME.view(state, None)
        if state.phase is not Phase.END:
            assert view["counts"] == []
            continue
        points = [seat["points"] for seat in view["seats"]]
        for count in view["counts"]:
            points[count["seat"]] += count["line"]["points"]
            assert count["points"] == points[count["seat"]]
        assert points == [seat["total"] for seat in view["seats"]] == list(GAME.outcome(state).points)
        sources = [count["line"]["source"] for count in view["counts"]]
        assert sources == sorted(sources, key=("empty", "inhabitants", "spaces", "special", "marker").index)
        return
    raise AssertionError("the game ends")
