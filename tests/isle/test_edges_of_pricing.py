"""Refusals of pricing, buying and building with all their facts, and every choice of prices: rules 12 to 19."""

from dataclasses import replace

from skye.isle import GAME
from skye.isle.actions import Buy, Done, GiveUp, Pass, Place, Price
from skye.isle.rules import PriceChoices
from skye.isle.track import track_for
from tests.isle.play import building, buying, events, place_first, refused, seal, start

OFFERS = [[("01", 2), ("02", 4)], [("03", 3), ("04", 6)], [("05", 1), ("06", 1)]]


def test_rule_14_refused_prices_report_the_offer_the_price_and_the_gold():
    state = start(2)
    one, two, three = offer = [item.tile.id for item in state.seats[0].offer]
    foreign = state.seats[1].offer[0].tile.id
    assert refused(state, Price.of(0, foreign, {two: 1, three: 1}), "not_your_offer") == {
        "tile": foreign, "offer": offer,
    }  # fmt: skip
    assert refused(state, Price(0, one, ((one, 1), (two, 1))), "wrong_tiles") == {"offer": offer}
    twice = Price(0, one, ((two, 1), (three, 1), (three, 2)))
    assert refused(state, twice, "wrong_tiles") == {"offer": offer}
    assert twice not in GAME.legal_actions(state, 0)
    assert refused(state, Price.of(0, one, {two: 0, three: 1}), "price_too_low") == {
        "tile": two, "price": 0, "lowest": 1,
    }  # fmt: skip
    assert refused(state, Price.of(0, one, {two: 3, three: 3}), "not_enough_gold") == {"price": 6, "gold": 5}
    assert refused(seal(state, 0), Price.of(0, one, {two: 1, three: 1}), "already_sealed") == {}


def test_rule_14_all_gold_may_lie_on_the_tiles_and_is_counted_there():
    state = start(2)
    one, two, three = (item.tile.id for item in state.seats[0].offer)
    state = GAME.apply(state, Price.of(0, two, {one: 1, three: 4}))
    seat = state.seats[0]
    assert (seat.gold, seat.gold_on_tiles, seat.is_sealed) == (0, 5, True)
    assert [(item.tile.id, item.price, item.is_discard) for item in seat.offer] == [
        (one, 1, False), (two, None, True), (three, 4, False),
    ]  # fmt: skip
    assert GAME.to_act(state) == (1,)


def test_rule_14_every_choice_is_found_by_number_by_walking_and_by_asking():
    for gold in range(9):
        choices = PriceChoices(1, ("30", "12", "44"), gold)
        listed = list(choices)
        assert len(listed) == len(choices) == len(set(listed)) == 3 * sum(range(gold))
        assert [choices[number] for number in range(len(choices))] == listed
        assert [choices[number] for number in range(-len(choices), 0)] == listed
        assert choices[1:7:2] == listed[1:7:2]
        assert all(choice in choices for choice in listed)
        for price in listed:
            assert replace(price, seat=0) not in choices
            (tile, low), other = price.prices
            assert replace(price, prices=((tile, low + gold), other)) not in choices
            assert replace(price, prices=((tile, 0), other)) not in choices
            assert replace(price, prices=(("45", low), other)) not in choices
        assert Pass(1) not in choices
        for number in (len(choices), -len(choices) - 1):
            try:
                found = choices[number]
            except IndexError:
                found = None
            assert found is None


def test_rule_16_refused_purchases_report_the_tile_the_price_and_the_gold():
    state = buying(3, offers=OFFERS, gold=[5, 5, 5])
    assert refused(state, Buy(0, "73"), "not_on_offer") == {"tile": "73"}
    assert refused(state, Buy(0, "01"), "own_tile") == {"tile": "01"}
    assert refused(state, Buy(0, "04"), "not_enough_gold") == {"tile": "04", "price": 6, "gold": 5}
    assert refused(state, Buy(1, "01"), "not_your_turn") == {"turn": 0}
    bought = GAME.apply(state, Buy(0, "03"))
    assert refused(bought, Buy(1, "03"), "own_tile") == {"tile": "03"}
    bought = GAME.apply(bought, Pass(1))
    assert refused(bought, Buy(2, "03"), "already_bought") == {"tile": "03", "by": 0}


def test_rule_16_a_price_may_take_the_last_gold():
    state = GAME.apply(buying(2, offers=OFFERS[:2], gold=[3, 0]), Buy(0, "03"))
    assert [seat.gold for seat in state.seats] == [0, 6]
    assert refused(state, Buy(0, "04"), "not_your_turn") == {"turn": 1}


def test_rule_18_and_19_refusals_of_building_report_the_hand_and_the_place():
    state = building(2, hands=[["39", "28"], ["01"]])
    assert refused(state, Place(0, "01", 0, -1, 0), "not_in_hand") == {"tile": "01", "hand": ["39", "28"]}
    assert refused(state, Done(0), "must_place_first") == {"tiles": ["39", "28"]}
    first = next(action for action in GAME.legal_actions(state, 0) if action.tile == "39")
    assert refused(state, GiveUp(0, "39"), "still_fits") == {
        "tile": "39", "x": first.x, "y": first.y, "turn": first.turn,
    }  # fmt: skip
    facts = refused(state, Place(0, "39", 5, 5, 0), "not_adjacent")
    assert facts == {"tile": "39", "x": 5, "y": 5}
    placed = place_first(state, 0, "39")
    assert [tile.id for tile in placed.seats[0].hand] == ["28"]


def test_actions_out_of_place_report_the_seats_the_turn_and_the_action():
    state = start(2)
    assert refused(state, Pass(2), "unknown_seat") == {"seats": 2}
    assert refused(state, Pass(-1), "unknown_seat") == {"seats": 2}
    assert refused(state, Pass(1), "wrong_phase") == {"action": "pass"}


def test_rule_12_the_two_tracks_to_the_letter():
    tracks = {
        seats: [("".join(each.letters), each.gold_per_player_ahead) for each in track_for(seats)]
        for seats in range(2, 6)
    }
    few = [("A", 0), ("B", 0), ("AC", 1), ("BD", 2), ("ACD", 3), ("BCD", 4)]
    assert tracks == {2: few, 3: few, 4: few, 5: [("AB", 0), ("AC", 0), ("BD", 1), ("ACD", 2), ("BCD", 3)]}
    assert [each.number for each in track_for(2)] == [1, 2, 3, 4, 5, 6]
    assert track_for(5)[2].to_json() == {"round": 3, "letters": ["B", "D"], "gold_per_player_ahead": 1}


def test_rule_17_a_seat_that_sold_everything_keeps_nothing_and_has_no_event():
    state = GAME.apply(buying(3, offers=OFFERS, gold=[9, 9, 9]), Buy(0, "03"))
    state = GAME.apply(GAME.apply(state, Pass(1)), Buy(2, "04"))
    assert events(state, "kept") == [
        {"seat": 0, "tiles": ["01", "02"], "gold": 6},
        {"seat": 2, "tiles": ["05", "06"], "gold": 2},
    ]
    assert [[tile.id for tile in seat.hand] for seat in state.seats] == [["01", "02", "03"], [], ["05", "06", "04"]]


def test_rules_09_and_11_a_seed_always_draws_the_same_goals_and_the_same_first_player():
    seats = [{"name": clan, "clan": clan} for clan in ("blue", "red")]
    drawn = GAME.draw(GAME.parse_setup({"seats": seats, "seed": "seed 0"}, edition=1)).drawn
    assert drawn.goals == ("most-ships", "squares", "complete-mountains", "sheep")
    firsts = [start(5, seed=f"seed {number}", first=None).first_player for number in range(8)]
    assert firsts == [4, 3, 3, 3, 0, 1, 1, 2]
