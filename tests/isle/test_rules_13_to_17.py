"""A round until all tiles have an owner: rules 13 to 17."""

from dataclasses import replace

import pytest

from skye.isle import GAME
from skye.isle.actions import Buy, Pass, Price
from skye.isle.state import Phase
from tests.isle.boards import draw
from tests.isle.play import (
    build_all,
    building,
    buying,
    done,
    events,
    pass_all,
    refused,
    seal,
    seal_all,
    start,
)

# --- Rule 13: income


def test_rule_13_income_is_5_for_the_castle():
    assert [facts["gold"] for facts in events(start(3), "income")] == [5, 5, 5]


def income_next_round(state):
    """The incomes by seat in the round after this one, for lands and points as they are."""
    state = done(replace(state, phase=Phase.BUILD), 0)
    paid = events(state, "income")[-len(state.seats) :]
    return {facts["seat"]: facts for facts in paid}


def resting(players=2, **changes):
    """A game whose round has nothing left to build."""
    return building(players, hands=[[]] * players, goals=["sheep", "squares", "columns", "largest-water"], **changes)


ROADS = {"w": "PPPP P whisky road:NS", "h": "PPPP P whisky road:EW", "n": "PPPP P road:NS", "x": "PPPP P whisky"}


def test_rule_13_one_gold_for_each_whisky_tile_that_a_road_connects_to_the_castle():
    state = resting().with_seat(0, territory=draw("w\nn\nC\nw\nh\n", **ROADS))
    income = income_next_round(state)
    assert (income[0]["whisky"], income[0]["gold"]) == (2, 7)
    assert (income[1]["whisky"], income[1]["gold"]) == (0, 5)


@pytest.mark.parametrize(("round_", "per_player"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4)])
def test_rule_13_from_round_3_on_gold_for_each_player_with_strictly_more_points(round_, per_player):
    state = replace(resting(4), round=round_)
    for seat, points in enumerate((9, 4, 4, 0)):
        state = state.with_seat(seat, points=points)
    income = income_next_round(state)
    assert [income[seat]["players_ahead"] for seat in range(4)] == [0, 1, 1, 3]
    assert [income[seat]["gold"] for seat in range(4)] == [5, 5 + per_player, 5 + per_player, 5 + 3 * per_player]


def test_rule_13_income_counts_points_before_anybody_gets_gold():
    state = replace(resting(2), round=4).with_seat(1, points=3)
    income = income_next_round(state)
    assert (income[0]["gold"], income[1]["gold"]) == (8, 5)


# --- Rule 14: draw and price


def test_rule_14_each_draw_and_each_opening_of_the_prices_is_one_reveal():
    state, reveals = start(3), []
    while state.round < 3:
        reveals.append(state.reveals)
        state = seal_all(state)
        reveals.append(state.reveals)
        state = build_all(pass_all(state))
    assert reveals == [1, 2, 3, 4]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_rule_14_every_player_draws_3_tiles_and_shows_them_to_all(players):
    state = start(players)
    assert [len(seat.offer) for seat in state.seats] == [3] * players
    assert len(state.bag) == 73 - 3 * players
    for viewer in (None, *range(players)):
        shown = [[offer["tile"] for offer in seat["offer"]] for seat in GAME.view(state, viewer)["seats"]]
        assert shown == [[offer.tile.id for offer in seat.offer] for seat in state.seats]


def test_rule_14_all_price_at_once_in_any_order():
    state = start(3)
    assert GAME.to_act(state) == (0, 1, 2)
    state = seal(state, 1)
    assert GAME.to_act(state) == (0, 2)
    state = seal(state, 2)
    assert GAME.to_act(state) == (0,)
    assert seal(state, 0).phase == "buy"


def test_rule_14_prices_are_secret_until_all_are_sealed():
    state = seal(start(2), 0, 3, 2)
    assert GAME.view(state, 0)["seats"][0]["offer"][1]["price"] == 3
    for viewer in (1, None):
        assert {offer["price"] for offer in GAME.view(state, viewer)["seats"][0]["offer"]} == {None}
        assert {offer["is_discard"] for offer in GAME.view(state, viewer)["seats"][0]["offer"]} == {None}
    assert "3" not in str(events(state, "priced"))


def test_rule_14_at_least_1_on_each_of_two_tiles_and_the_marker_on_the_third():
    state = start(2)
    one, two, three = (offer.tile.id for offer in state.seats[0].offer)
    assert refused(state, Price.of(0, one, {two: 0, three: 1}), "price_too_low") == {
        "tile": two, "price": 0, "lowest": 1,
    }  # fmt: skip
    assert refused(state, Price.of(0, one, {two: -2, three: 1}), "price_too_low")["price"] == -2
    refused(state, Price(0, one, ((two, 1),)), "wrong_tiles")
    refused(state, Price.of(0, one, {one: 1, two: 1}), "wrong_tiles")
    refused(state, Price.of(0, one, {one: 1, two: 1, three: 1}), "wrong_tiles")


def test_rule_14_gold_on_tiles_is_ones_own():
    state = start(2)
    one, two, three = (offer.tile.id for offer in state.seats[0].offer)
    assert refused(state, Price.of(0, one, {two: 3, three: 3}), "not_enough_gold") == {"price": 6, "gold": 5}
    sealed = GAME.apply(state, Price.of(0, one, {two: 3, three: 2}))
    assert (sealed.seats[0].gold, sealed.seats[0].gold_on_tiles) == (0, 5)


def test_rule_14_only_the_tiles_before_oneself_are_priced():
    state = start(2)
    one, two, _ = (offer.tile.id for offer in state.seats[0].offer)
    theirs = state.seats[1].offer[0].tile.id
    assert refused(state, Price.of(0, one, {two: 1, theirs: 1}), "not_your_offer")["tile"] == theirs
    refused(state, Price.of(0, theirs, {one: 1, two: 1}), "not_your_offer")


def test_rule_14_every_choice_that_the_gold_allows_is_offered():
    state = start(2)
    tiles = [offer.tile.id for offer in state.seats[0].offer]
    expected = {
        Price.of(0, discard, dict(zip([tile for tile in tiles if tile != discard], (first, second), strict=True)))
        for discard in tiles
        for first in range(1, 5)
        for second in range(1, 6 - first)
    }
    offered = GAME.legal_actions(state, 0)
    assert len(offered) == len(expected) == 30
    assert set(offered) == expected
    assert [offered[number] for number in range(30)] == list(offered) == offered[:]
    assert offered[-1] == offered[29]
    with pytest.raises(IndexError):
        offered[30]
    for action in expected:
        assert action in offered
    one, two, three = sorted(tiles)
    for first, second in ((0, 1), (1, 0), (5, 1), (3, 3), (-1, 2)):
        assert Price.of(0, one, {two: first, three: second}) not in offered
    assert Price.of(1, one, {two: 1, three: 1}) not in offered
    assert Price.of(0, one, {two: 1, "castle-blue": 1}) not in offered
    assert Price(0, one, ((three, 1), (two, 2))) == Price(0, one, ((two, 2), (three, 1)))
    assert Pass(0) not in offered


def test_rule_14_a_sealed_price_is_not_changed_any_more():
    state = start(2)
    again = GAME.legal_actions(state, 0)[4]
    refused(seal(state, 0), again, "already_sealed")


def test_rule_14_what_is_left_of_a_players_gold_is_secret():
    state = seal_all(start(3), (1, 2), (2, 2), (1, 1))
    for viewer in range(3):
        gold = [seat["gold"] for seat in GAME.view(state, viewer)["seats"]]
        assert gold == [state.seats[seat].gold if seat == viewer else None for seat in range(3)]
    assert [seat["gold"] for seat in GAME.view(state, None)["seats"]] == [None] * 3


# --- Rule 15: reveal and discard


def test_rule_15_all_prices_are_revealed_at_once():
    state = seal_all(start(2), (3, 1), (2, 2))
    prices = {facts["seat"]: list(facts["prices"].values()) for facts in events(state, "revealed")}
    assert prices == {0: [3, 1], 1: [2, 2]}
    for viewer in (None, 0, 1):
        shown = [[offer["price"] for offer in seat["offer"]] for seat in GAME.view(state, viewer)["seats"]]
        assert shown == [[3, 1], [2, 2]]


def test_rule_15_the_marked_tiles_go_back_into_the_bag_which_is_shuffled():
    before = start(2)
    discards = {seat.offer[0].tile for seat in before.seats}
    after = seal_all(before)
    assert set(after.bag) == set(before.bag) | discards
    assert len(after.bag) == len(before.bag) + 2
    remaining = [tile for tile in after.bag if tile not in discards]
    assert remaining != list(before.bag)
    assert all(len(seat.offer) == 2 for seat in after.seats)


# --- Rule 16: buy

OFFERS = [[("01", 2), ("02", 4)], [("03", 3), ("04", 6)], [("05", 1), ("06", 1)]]


def test_rule_16_from_the_first_player_clockwise_once_round_the_table():
    state = replace(buying(3, offers=OFFERS, gold=[9, 9, 9]), first_player=1, turn=1)
    order = []
    while state.phase is Phase.BUY:
        order.append(state.turn)
        state = GAME.apply(state, Pass(state.turn))
    assert order == [1, 2, 0]


def test_rule_16_only_the_player_whose_turn_it_is_buys_or_passes():
    state = buying(3, offers=OFFERS, gold=[9, 9, 9])
    assert refused(state, Pass(1), "not_your_turn") == {"turn": 0}
    assert refused(state, Buy(2, "01"), "not_your_turn") == {"turn": 0}


def test_rule_16_the_price_goes_to_the_seller_who_also_takes_back_the_gold_on_the_tile():
    state = GAME.apply(buying(3, offers=OFFERS, gold=[9, 0, 0]), Buy(0, "03"))
    assert [seat.gold for seat in state.seats] == [6, 6, 0]
    assert events(state, "bought") == [{"seat": 0, "tile": "03", "seller": 1, "price": 3}]


def test_rule_16_exactly_one_tile_is_bought():
    state = GAME.apply(buying(3, offers=OFFERS, gold=[9, 9, 9]), Buy(0, "05"))
    assert state.turn == 1
    refused(state, Buy(0, "06"), "not_your_turn")


def test_rule_16_nobody_buys_a_tile_of_their_own():
    assert refused(buying(3, offers=OFFERS, gold=[9, 9, 9]), Buy(0, "01"), "own_tile") == {"tile": "01"}


def test_rule_16_a_price_beyond_ones_gold_cannot_be_paid():
    state = buying(3, offers=OFFERS, gold=[5, 9, 9])
    assert refused(state, Buy(0, "04"), "not_enough_gold") == {"tile": "04", "price": 6, "gold": 5}
    assert GAME.legal_actions(state, 0) == (Pass(0), Buy(0, "03"), Buy(0, "05"), Buy(0, "06"))


def test_rule_16_a_bought_tile_is_out_of_reach_of_the_others():
    state = GAME.apply(buying(3, offers=OFFERS, gold=[9, 9, 9]), Buy(0, "05"))
    assert refused(state, Buy(1, "05"), "already_bought") == {"tile": "05", "by": 0}


def test_rule_16_what_nobody_offers_cannot_be_bought():
    refused(buying(3, offers=OFFERS, gold=[9, 9, 9]), Buy(0, "73"), "not_on_offer")


def test_rule_16_gold_earned_as_a_seller_may_be_spent_in_the_same_round():
    state = buying(3, offers=OFFERS, gold=[9, 0, 0])
    refused(replace(state, turn=1), Buy(1, "02"), "not_enough_gold")
    state = GAME.apply(state, Buy(0, "03"))
    state = GAME.apply(state, Buy(1, "02"))
    assert [seat.gold for seat in state.seats] == [6 + 8, 6 - 4, 0]


def test_rule_16_everybody_may_pass():
    state = buying(3, offers=OFFERS, gold=[0, 0, 0])
    assert GAME.legal_actions(state, 0) == (Pass(0),)
    assert pass_all(state).phase == "build"


# --- Rule 17: what nobody bought


def test_rule_17_unsold_tiles_go_to_their_owner_and_the_gold_on_them_to_the_bank():
    state = buying(3, offers=OFFERS, gold=[9, 0, 0])
    state = pass_all(GAME.apply(state, Buy(0, "03")))
    assert [[tile.id for tile in seat.hand] for seat in state.seats] == [["01", "02", "03"], ["04"], ["05", "06"]]
    assert [seat.gold for seat in state.seats] == [6, 6, 0]
    assert {facts["seat"]: facts["gold"] for facts in events(state, "kept")} == {0: 6, 1: 6, 2: 2}
    assert all(seat.offer == () for seat in state.seats)
