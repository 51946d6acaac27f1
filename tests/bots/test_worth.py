"""The worth of a tile: one number for page, hints and reasons, from what a seat sees, with parts that add up."""

from random import Random

import pytest

from skye.bots.isle.advice import ISLE_ADVISER
from skye.bots.isle.champion.learned import land_outlook
from skye.bots.isle.reading import read
from skye.bots.isle.worth.calibration import SURE, Line, line_of
from skye.bots.isle.worth.estimate import NOWHERE, Estimate, estimated
from skye.bots.isle.worth.tiles import calibrated, worth_of
from skye.games import GAMES, REGISTER
from skye.isle.actions import Buy, Place, Price
from skye.isle.search.numbers import NUMBER, cell_at
from skye.isle.search.world import TRACKS, random_world
from tests.contract.games import hook, random_game

ISLE = GAMES["isle"]


def positions(players, number, every=5, phases=("price", "buy", "build")):
    """Some decisions of a random game, with the view of the seat."""
    for step, (state, seat, _) in enumerate(random_game("isle", players, number)):
        if seat is not None and step % every == 0 and state.phase in phases:
            yield state, seat, ISLE.view(state, seat)


def worths(state, seat):
    """What the page gets, by tile."""
    answer = REGISTER["isle"].ask(state, seat, "worths", {})
    return {each["tile"]: each["worth"] for each in answer["worths"]}


@pytest.mark.parametrize("players", [2, 4])
def test_an_estimate_is_what_the_best_place_adds_to_the_champions_value_of_the_land(players):
    for _, seat, view in positions(players, 2):
        world = read(view)
        outlook, land = land_outlook(world, seat), world.lands[seat]
        for tile in world.bag[::9]:
            before, added = outlook.worth(land), {}
            for placement in land.legal(tile):
                land.place(tile, placement)
                added[placement] = outlook.worth(land) - before
                land.unplace()
            found = estimated(world, seat, tile)
            if not added:
                assert found == NOWHERE
                continue
            assert found.total == pytest.approx(max(added.values()))
            assert added[found.placement] == pytest.approx(found.total)
            other = next(iter(added))
            assert estimated(world, seat, tile, other).total == pytest.approx(added[other])


def test_rule_20_the_part_of_this_round_is_what_its_goals_give_more():
    checked = 0
    for state, seat, view in positions(3, 1, phases=("build",)):
        world = read(view)
        letters = next(row["letters"] for row in view["track"] if row["round"] == view["round"])
        for tile in view["seats"][seat]["hand"]:
            found = estimated(world, seat, NUMBER[tile])
            if found.placement < 0:
                continue
            worth = worths(state, seat)[tile]
            goals = ISLE.ask(state, seat, "preview", {"tile": tile, **worth["best"]})["goals"]
            now = [each for each in goals if each["letter"] in letters and each["goal"] != "most-gold"]
            assert found.now == worth["now"] == sum(each["after"] - each["before"] for each in now)
            checked += 1
    assert checked


def test_barrels_on_the_castles_road_and_scrolls_are_a_part_of_their_own():
    random, seen = Random("parts"), 0
    world = random_world(random, 2)
    world.begin_round(random)
    outlook = land_outlook(world, 0)
    for tile in world.bag:
        for placement in world.lands[0].legal(tile):
            found = estimated(world, 0, tile, placement)
            land = world.lands[0]
            income = -land.income
            land.place(tile, placement)
            income += land.income
            scrolls = len(land.scrolls)
            land.unplace()
            if not scrolls:
                assert found.gold_and_scrolls == pytest.approx(income * outlook.income_value)
                seen += income
            elif not income:
                assert found.gold_and_scrolls > 0
    assert seen


def test_points_range_and_parts_of_every_tile_on_offer_and_in_the_hand_agree():
    for players in (2, 5):
        for state, seat, view in positions(players, 0):
            found = worths(state, seat)
            on_offer = [o["tile"] for each in view["seats"] for o in each["offer"] if o["bought_by"] is None]
            assert set(found) == {*on_offer, *view["seats"][seat]["hand"]}
            for worth in found.values():
                assert 0 <= worth["low"] <= worth["points"] <= worth["high"]
                parts = worth["now"] + worth["later"] + worth["gold_and_scrolls"] + worth["besides"]
                assert parts == worth["points"]
                if worth["best"] is None:
                    assert (worth["points"], worth["high"], worth["is_early"]) == (0, 0, False)


def test_after_the_end_nothing_is_worth_anything_and_a_stranger_may_not_ask():
    *_, (state, _, _) = random_game("isle", 2, 0)
    assert state.phase == "end"
    assert worths(state, 0) == {}
    with pytest.raises(KeyError):
        REGISTER["isle"].ask(state, None, "worths", {})


def test_the_worth_follows_the_line_and_never_falls_below_nothing():
    line = Line(1.0, 0.5, 2.0)
    worth = calibrated(Estimate(7, 2, 6.0, 1.0), line)
    assert (worth.points, worth.low, worth.high) == (6, round(5.5 - 2 * SURE), round(5.5 + 2 * SURE))
    assert calibrated(Estimate(7, 0, -9.0), line).points == 0
    assert calibrated(NOWHERE, line).facts() == {"worth": 0, "low": 0, "high": 0, "is_early": False}


def test_there_is_a_line_for_each_round_and_early_ones_make_all_tiles_alike():
    for seats, track in TRACKS.items():
        lines = [line_of(seats, number + 1) for number in range(len(track))]
        assert all(line.spread >= 0 and line != Line() for line in lines)
        assert not lines[-1].is_early and lines[-1].slope > 0.5, "the last round can be counted"
        assert all((line.slope == 0) == line.is_early for line in lines)


def test_what_a_seat_cannot_see_changes_no_worth():
    random = Random("secrets")
    for state, seat, _ in positions(3, 4, every=7):
        assert worths(hook("isle").hidden_variant(state, seat, random), seat) == worths(state, seat)


def test_reasons_state_the_same_worth_as_the_page():
    stated = set()
    for players in (2, 3):
        for state, seat, view in positions(players, 3, every=3):
            shown, legal = worths(state, seat), list(ISLE.legal_actions(state, seat))
            for action in legal[:: max(1, len(legal) // 3)]:
                for reason in ISLE_ADVISER.explain(view, action):
                    facts = reason.facts
                    if "worth" not in facts:
                        continue
                    if isinstance(action, Place):
                        where = cell_at(action.x, action.y) + action.turn
                        expected = worth_of(read(view), seat, NUMBER[action.tile], where).facts()
                    else:
                        page = shown[facts["tile"]]
                        expected = {"worth": page["points"], **{key: page[key] for key in ("low", "high", "is_early")}}
                    assert {key: facts[key] for key in expected} == expected
                    stated.add(type(action))
    assert stated == {Place, Buy, Price}


def test_a_tile_helps_least_only_if_no_other_tile_of_the_hand_is_shown_with_less():
    codes = set()
    for state, seat, view in positions(3, 5, every=1, phases=("price",)):
        shown = worths(state, seat)
        own = [offer["tile"] for offer in view["seats"][seat]["offer"]]
        for action in list(ISLE.legal_actions(state, seat))[::17]:
            reason = ISLE_ADVISER.explain(view, action)[0]
            codes.add(reason.code)
            if reason.code == "discard":
                assert shown[action.discard]["points"] == min(shown[tile]["points"] for tile in own)
                assert not shown[action.discard]["is_early"]
            if reason.code == "discard_early":
                assert shown[action.discard]["is_early"]
    assert codes >= {"discard", "discard_trade"}
