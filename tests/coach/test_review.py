"""The review of a finished game: every decision of a seat, from what it saw, continued after an interruption."""

import json
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from skye.bots.bot import Reason
from skye.coach import VERSION, review
from skye.coach.decision import Verdict, decision_json, finished, grade_of
from skye.coach.factors import LEAST_SLOPE, MOST_SLOPE, combined, loss_slope
from skye.coach.review import coach_of, key_moments
from skye.core.errors import BadReview
from skye.core.record import parse_record
from skye.core.table import new_table, replay
from skye.games import BOTS, GAMES
from skye.isle.actions import Pass
from skye.match import play

KINDS = {
    "isle": {"discard", "price", "purchase", "placement"},
    "skylands": {"action", "tile", "island", "special", "payment", "energy"},
}
both_games = pytest.mark.parametrize("name", GAMES)


@cache
def finished_game(name):
    """A game of two easy bots."""
    game = GAMES[name]
    seats = [{"name": "Ann", "clan": "blue"}, {"name": "Bo", "clan": "red"}]
    return play(game, game.parse_setup({"seats": seats, "seed": "coach"}), [BOTS[name]["easy"]] * 2)


@cache
def reviewed(name):
    """The review of the first seat of that game, as JSON text."""
    *_, found = review(finished_game(name), 0)
    return json.dumps(found.to_json())


def refusal(table, seat=0):
    """The code with which a review is refused, before any work."""
    with pytest.raises(BadReview) as caught:
        review(table, seat)
    return caught.value.code


@both_games
def test_only_finished_games_of_known_seats_are_reviewed(name):
    table = finished_game(name)
    assert refusal(table.before(len(table.actions) - 1)) == "not_over"
    assert refusal(new_table(table.game, table.setup)) == "not_over"
    assert refusal(table, 2) == refusal(table, -1) == "no_seat"
    assert refusal(replace(table, game=replace(table.game, name="toy"))) == "no_coach"


@both_games
def test_a_review_covers_every_choice_of_the_seat_and_nothing_else(name):
    table, found = finished_game(name), json.loads(reviewed(name))
    coach = coach_of(table)
    choices = [step for step, action in enumerate(table.actions) if action.seat == 0 and coach.is_decision(table, step)]
    decisions = found["decisions"]
    assert list(dict.fromkeys(each["step"] for each in decisions)) == choices
    assert {each["kind"] for each in decisions} <= KINDS[name] == set(coach.kinds)
    for each in decisions:
        assert each["chosen"] == table.actions[each["step"]].to_json()
        assert len(table.game.legal_actions(table.states[each["step"]], 0)) > 1
        assert each["round"] == coach.round_of(table, each["step"])
    assert found["version"] == VERSION
    assert found["done"] == found["tasks"]


@both_games
def test_what_would_have_been_better_is_a_legal_action_of_the_same_moment(name):
    table, found = finished_game(name), json.loads(reviewed(name))
    others = [each for each in found["decisions"] if each["better"] is not None]
    assert others
    for each in others:
        assert each["better"] != each["chosen"]
        table.game.apply(table.states[each["step"]], table.game.action_from_json(each["better"]))


@both_games
def test_grades_reasons_and_key_moments_follow_from_the_stated_losses(name):
    found = json.loads(reviewed(name))
    decisions = found["decisions"]
    for each in decisions:
        assert each["grade"] == grade_of(each["loss"])
        assert each["loss"] >= 0
        assert each["loss"] == 0 or each["is_judged"]
        assert bool(each["reasons"]) <= (each["grade"] != "good")
    bad = sorted((each["loss"] for each in decisions if each["grade"] != "good"), reverse=True)
    assert bad, "an easy bot makes mistakes"
    moments = found["key_moments"]
    assert sorted((decisions[place]["loss"] for place in moments), reverse=True) == bad[:5]
    assert moments == sorted(moments)
    assert any(decisions[place]["reasons"] for place in moments)


def test_at_most_five_moments_are_key_moments():
    verdict = Verdict("price", 5, 1, 0.0, Pass(0))
    decisions = [decision_json(verdict, loss, 3, Pass(0)) for loss in (1, 9, 0.5, 4, 3, 2, 8)]
    assert key_moments(decisions) == [1, 3, 4, 5, 6]


def test_where_nothing_is_known_nothing_is_stated():
    verdict = Verdict("price", 1, 5, 7.0, Pass(0))
    unknown = decision_json(verdict, None, 3, Pass(1), ([Reason("discard")], []))
    assert (unknown["is_judged"], unknown["loss"], unknown["grade"]) == (False, 0.0, "good")
    assert decision_json(verdict, 3.5, 3, Pass(1))["loss"] == 3.5


def test_slopes_are_drawn_to_what_is_expected_and_limited():
    def slope(value, error=0.01):
        factor = {"slope": value, "error": error, "count": 100}
        return loss_slope("isle", "price", 1, {"isle": {"price": {"1": factor}}})

    assert slope(0.9) == pytest.approx(0.9, abs=0.01)
    assert slope(LEAST_SLOPE - 0.05) is None
    assert slope(-1.0) is None
    assert slope(5.0) == MOST_SLOPE
    assert slope(1.25, error=0.3) == pytest.approx((0.65 + 1.25) / 2)
    assert combined(0.65, {"slope": 9.0, "error": 0.1, "count": 0})[0] == 0.65
    assert [loss_slope("isle", "price", left, {}) for left in (5, 4, 3, 0)] == [None, None, 0.65, 0.65]
    assert loss_slope("skylands", "tile", 2, {}) == 0.65


@both_games
def test_a_review_is_continued_from_what_was_stored(name):
    table, whole = finished_game(name), json.loads(reviewed(name))
    slices = review(table, 0)
    part = next(found for found in slices if found.done == 3).to_json()
    assert part["balance"] is None
    first, *_, last = review(table, 0, json.loads(json.dumps(part)))
    assert first.done == 3
    assert json.loads(json.dumps(last.to_json())) == whole
    *_, again = review(table, 0, whole)
    assert json.loads(json.dumps(again.to_json())) == whole


@pytest.mark.parametrize(
    "change",
    [
        {"version": VERSION + 1},
        {"digest": "0"},
        {"seat": 1},
        {"game": "toy"},
        {"tasks": 7},
        {"done": True},
        {"done": -1},
        {"done": 10**6},
        {"decisions": None},
        {"chart": [1]},
        {"luck": {}},
    ],
)
def test_what_belongs_to_another_review_or_is_damaged_is_ignored(change):
    table = finished_game("isle")
    part = next(found for found in review(table, 0) if found.done == 2).to_json()
    assert next(review(table, 0, part)).done == 2
    assert next(review(table, 0, {**part, **change})).done == 0
    assert next(review(table, 0, "x")).done == 0


@both_games
def test_a_judgement_needs_only_what_the_seat_saw(name):
    table = finished_game(name)
    steps = [step for step, action in enumerate(table.actions) if action.seat == 0]
    coach = coach_of(table)
    chosen = [step for step in steps if coach.is_decision(table, step)][:: 4 if name == "isle" else 9]
    for step in chosen:
        state = table.states[step]
        hidden = "bag" if name == "isle" else "stack"
        tiles = list(getattr(state, hidden))
        Random(1).shuffle(tiles)
        other = replace(state, **{hidden: tuple(tiles)})
        assert table.game.view(other, 0) == table.game.view(state, 0)
        twin = replace(table, states=(*table.states[:step], other, *table.states[step + 1 :]))
        assert finished(coach_of(table).judge(twin, step)) == finished(coach_of(table).judge(table, step))


def test_sealed_prices_of_others_change_no_judgement():
    table = finished_game("isle")
    step = next(
        step for step, action in enumerate(table.actions) if action.seat == 1 and table.states[step].seats[0].is_sealed
    )
    state = table.states[step]
    before = table.states[step - 1]
    other = next(
        after
        for action in table.game.legal_actions(before, 0)
        if action != table.actions[step - 1] and (after := table.game.apply(before, action)).seats[0].is_sealed
    )
    assert other.seats[0] != state.seats[0]
    twin = replace(table, states=(*table.states[:step], other, *table.states[step + 1 :]))
    assert finished(coach_of(table).judge(twin, step)) == finished(coach_of(table).judge(table, step))


@both_games
def test_the_chart_ends_with_the_result_and_its_leads_add_up_to_nothing(name):
    table, found = finished_game(name), json.loads(reviewed(name))
    points = table.game.outcome(table.state).points
    *_, last = chart = found["chart"]
    assert last["step"] == len(table.actions)
    assert last["leads"] == [points[0] - points[1], points[1] - points[0]]
    assert all(sum(point["leads"]) == pytest.approx(0, abs=0.11) for point in chart)
    steps = [point["step"] for point in chart]
    assert steps == sorted(set(steps))
    assert steps[0] == 0


@both_games
def test_the_result_is_skill_luck_and_a_remainder(name):
    found = json.loads(reviewed(name))
    balance = found["balance"]
    assert balance["margin"] == found["chart"][-1]["leads"][0]
    assert balance["skill"] == pytest.approx(-sum(each["loss"] for each in found["decisions"]), abs=0.01)
    assert balance["luck"] == pytest.approx(sum(each["points"][0] for each in found["luck"]), abs=0.01)
    parts = balance["skill"] + balance["luck"] + balance["remainder"]
    assert parts == pytest.approx(balance["margin"], abs=0.03)


def agreed_game():
    """A game of a table that agreed to reviews during the game."""
    seats = [{"name": "Ann", "clan": "blue"}, {"name": "Bo", "clan": "red"}]
    game = GAMES["isle"]
    setup = game.parse_setup({"seats": seats, "seed": "open", "house_rules": {"open_reviews": True}})
    return play(game, setup, [BOTS["isle"]["easy"]] * 2)


def test_where_all_agreed_a_running_game_is_reviewed_up_to_the_last_reveal():
    table = agreed_game()
    step = next(step for step, state in enumerate(table.states) if state.round == 3 and state.phase == "build")
    running = table.before(step + 1)
    *_, found = review(running, 0)
    assert found.is_done
    shown = found.to_json()
    assert shown["balance"] is None
    assert shown["decisions"]
    for each in shown["decisions"]:
        assert table.states[each["step"]].reveals < running.state.reveals
        assert each["round"] < 3 or each["kind"] in ("discard", "price")
    assert shown["chart"][-1]["step"] <= step + 1
    assert max(each["step"] for each in shown["luck"]) <= step


def test_a_review_of_a_running_game_says_nothing_of_sealed_prices():
    table = agreed_game()
    step = next(step for step, state in enumerate(table.states) if state.round == 2 and state.seats[0].is_sealed)
    sealed = table.before(step)
    others = [
        action for action in table.game.legal_actions(table.states[step - 1], 0) if action != table.actions[step - 1]
    ]
    twin = table.before(step - 1).acted(others[0])
    *_, one = review(sealed, 0)
    *_, other = review(twin, 0)
    assert one.to_json() == other.to_json()


def test_an_agreement_to_reviews_is_stored_with_the_game_and_seen_by_all():
    table = agreed_game()
    assert table.record().to_json()["setup"]["house_rules"]["open_reviews"] is True
    assert table.game.view(table.state, None)["house_rules"]["open_reviews"] is True
    plain = finished_game("isle")
    assert "open_reviews" not in plain.record().to_json()["setup"]["house_rules"]
    again = replay(table.game, parse_record(table.record().to_text()))
    assert table.game.are_reviews_open(again.setup)
    assert not table.game.are_reviews_open(plain.setup)
