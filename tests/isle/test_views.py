"""What a seat of Isle of Skye sees: rules 14 and 15, and the house rules that open more."""

import pytest

from skye.isle import GAME, Done, Place
from skye.isle.events import Income
from skye.isle.goals import GOALS
from skye.isle.survey import Survey, new_territory
from skye.isle.tiles import TILES
from tests.contract.games import random_game
from tests.isle.play import build_all, buying, in_last_round, pass_all, play_round, seal, seal_all, start


def gold(state, viewer):
    """The gold of all seats as the viewer sees it."""
    return [seat["gold"] for seat in GAME.view(state, viewer)["seats"]]


def prices(state, viewer, seat):
    """The prices of a seat as the viewer sees them."""
    return [offer["price"] for offer in GAME.view(state, viewer)["seats"][seat]["offer"]]


def test_a_view_contains_everything_that_lies_open():
    state = play_round(start(3))
    view = GAME.view(state, 1)
    assert (view["game"], view["seat"], view["phase"], view["round"], view["rounds"]) == ("isle", 1, "price", 2, 6)
    assert view["to_act"] == [0, 1, 2]
    assert view["first_player"] == 1
    assert view["goals"] == list(state.goals)
    assert view["track"][2] == {"round": 3, "letters": ["A", "C"], "gold_per_player_ahead": 1}
    assert view["house_rules"] == {"open_gold": False, "open_prices": False}
    assert view["bag"] == sorted(tile.id for tile in state.bag)
    for number, seat in enumerate(view["seats"]):
        mine = state.seats[number]
        assert (seat["seat"], seat["name"], seat["clan"]) == (number, *_who(state, number))
        assert (seat["points"], seat["is_sealed"], seat["hand"]) == (mine.points, False, [])
        assert [tile for tile, *_ in seat["territory"]] == [placed.tile.id for placed in mine.territory]
        assert seat["last"] == list(mine.territory.cells)[-1]
        assert seat["income"] >= 5


def _who(state, seat):
    return state.setup.seats[seat].name, state.setup.seats[seat].clan


def test_nothing_was_placed_last_beside_a_bare_castle():
    assert GAME.view(start(), 0)["seats"][0]["last"] is None


def test_the_order_of_the_bag_is_secret():
    state = start()
    assert GAME.view(state, 0)["bag"] == sorted(TILES.keys() - {o.tile.id for s in state.seats for o in s.offer})
    assert [tile.id for tile in state.bag] != GAME.view(state, 0)["bag"]


def test_everybody_sees_who_has_sealed():
    state = seal(start(3), 1)
    for viewer in (None, 0, 1, 2):
        assert [seat["is_sealed"] for seat in GAME.view(state, viewer)["seats"]] == [False, True, False]
    assert [seat["is_sealed"] for seat in GAME.view(seal_all(start(3)), None)["seats"]] == [False] * 3


def test_a_seat_sees_its_own_sealed_prices_and_discard():
    state = seal(start(2), 0, 3, 1)
    mine = GAME.view(state, 0)["seats"][0]["offer"]
    assert [(offer["price"], offer["is_discard"]) for offer in mine] == [(None, True), (3, False), (1, False)]
    assert gold(state, 0) == [1, None]


def test_nothing_is_priced_before_it_is_sealed():
    assert [offer["is_discard"] for offer in GAME.view(start(), 0)["seats"][0]["offer"]] == [None] * 3


def test_after_the_reveal_offers_show_price_and_buyer():
    state = buying(3, offers=[[("01", 2), ("02", 4)], [("03", 3)], [("05", 1)]], gold=[9, 9, 9])
    state = GAME.apply(state, GAME.parse_action("0 buy 03"))
    (offer,) = GAME.view(state, 2)["seats"][1]["offer"]
    assert offer == {"tile": "03", "price": 3, "is_discard": False, "bought_by": 0}


def test_house_rule_open_gold_shows_all_gold():
    state = seal_all(start(2, house_rules={"open_gold": True}), (1, 2), (2, 2))
    for viewer in (None, 0, 1):
        assert gold(state, viewer) == [2, 1]


def test_house_rule_open_gold_alone_does_not_show_sealed_prices():
    state = seal(start(2, house_rules={"open_gold": True}), 0, 3, 2)
    assert gold(state, 0) == [0, 5]
    assert gold(state, 1) == gold(state, None) == [5, 5]
    assert prices(state, 1, 0) == [None] * 3


def test_house_rule_open_prices_shows_prices_as_they_are_set():
    state = seal(start(2, house_rules={"open_prices": True}), 0, 3, 2)
    for viewer in (None, 0, 1):
        assert prices(state, viewer, 0) == [None, 3, 2]
        assert prices(state, viewer, 1) == [None] * 3
    assert gold(state, 1) == [None, 5]


def test_both_house_rules_show_gold_and_prices():
    state = seal(start(2, house_rules={"open_prices": True, "open_gold": True}), 0, 3, 1)
    assert gold(state, 1) == [1, 5]


def test_at_the_end_everybody_shows_their_gold():
    state = build_all(pass_all(seal_all(in_last_round(start(2)))))
    assert gold(state, None) == [seat.gold for seat in state.seats]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_hands_lie_open_in_the_build_phase(viewer):
    state = pass_all(seal_all(start(2)))
    assert [seat["hand"] for seat in GAME.view(state, viewer)["seats"]] == [
        [tile.id for tile in seat.hand] for seat in state.seats
    ]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_adding_up_what_everybody_saw_gives_a_purse(players):
    for state, _, _ in random_game("isle", players, 1):
        for seat, shown in zip(state.seats, GAME.view(state, None)["seats"], strict=True):
            flow = shown["flow"]
            purse = flow["income"] - flow["staked"] + 2 * flow["sold"] - flow["bought"]
            assert purse == seat.gold + (seat.gold_on_tiles if state.phase == "price" else 0)


# --- what the page need not work out itself


@pytest.mark.parametrize(
    ("house_rules", "is_hidden"),
    [
        ({}, True),
        ({"open_prices": True}, True),
        ({"open_gold": True}, True),
        ({"open_gold": True, "open_prices": True}, False),
    ],
)
def test_rule_14_pricing_is_secret_as_long_as_prices_or_gold_are(house_rules, is_hidden):
    state = start(house_rules=house_rules)
    assert GAME.is_secret(state) is is_hidden
    assert not GAME.is_secret(seal_all(state))


def test_a_seat_that_has_built_everything_is_asked_to_end_its_building():
    for state, seat, action in random_game("isle", 3, 2):
        if action is None:
            break
        is_done = any(isinstance(each, Done) for each in GAME.legal_actions(state, seat))
        assert GAME.view(state, seat)["prompt"] == ("done" if is_done else str(state.phase))
        for viewer in {None, 0, 1, 2} - set(GAME.to_act(state)):
            is_alone = is_done and len(GAME.to_act(state)) == 1
            assert GAME.view(state, viewer)["prompt"] == ("done" if is_alone else str(state.phase))


def test_rule_24_the_place_of_a_seat_stands_among_the_facts():
    goal = GOALS["most-ships"]
    surveys = [Survey(new_territory("red"))] * 3
    assert [line.facts["rank"] for line in GOALS["most-gold"].lines(surveys, [4, 4, 0])] == ["first", "first", "none"]
    assert [line.facts["rank"] for line in GOALS["most-gold"].lines(surveys, [1, 4, 1])] == [
        "second",
        "first",
        "second",
    ]
    assert [line.facts["rank"] for line in goal.lines(surveys, [0, 0, 0])] == ["none"] * 3


def test_rule_13_the_gold_for_being_behind_is_the_product_of_the_facts():
    for state, _, _ in random_game("isle", 4, 3):
        for event in state.history:
            if isinstance(event, Income):
                assert event.behind == event.players_ahead * event.gold_per_player_ahead
                assert event.castle + event.whisky + event.behind == event.gold


def test_rule_21_a_completed_area_names_its_parts():
    for state, seat, action in random_game("isle", 2, 5):
        if not isinstance(action, Place):
            continue
        args = {"tile": action.tile, "x": action.x, "y": action.y, "turn": action.turn}
        after = GAME.apply(state, action).seats[seat].territory
        for area in GAME.ask(state, seat, "preview", args)["completes"]:
            assert sorted({(x, y) for x, y, _ in area["members"]}) == [tuple(cell) for cell in area["cells"]]
            assert {after.cells[x, y].tile.parts[part].kind for x, y, part in area["members"]} == {area["kind"]}
