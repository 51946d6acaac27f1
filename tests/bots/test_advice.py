"""Hints: the champion's judgement without its chance, from what the seat sees, with reasons that agree with it."""

import json
from dataclasses import replace
from random import Random

import pytest

from skye.bots.bot import choose
from skye.bots.isle.advice import ISLE_ADVISER
from skye.bots.isle.champion.champion import Notes
from skye.bots.isle.champion.reveal import buying_of, revealed_tiles
from skye.bots.isle.champion.sales import sales
from skye.bots.isle.levels import ISLE_LEVELS
from skye.bots.isle.reading import read
from skye.bots.skylands.advice import SKYLANDS_ADVISER
from skye.bots.skylands.champion import ChampionBot
from skye.bots.skylands.levels import SKYLANDS_LEVELS
from skye.bots.skylands.reasons import CLOSE, reasons
from skye.bridge import Bridge
from skye.core.table import Table
from skye.games import GAMES, REGISTER
from skye.isle.actions import Buy, Pass
from skye.isle.search import numbers as n
from skye.skylands.actions import Choose, Repeat
from skye.skylands.scoring import final_total
from tests.contract.games import hook, random_game

QUICK = replace(SKYLANDS_ADVISER, samples=6, step_samples=6)
"""The adviser of Skylands with a small budget: the same code in a fraction of the time."""


def positions(name, count, players=2, every=6):
    """Decisions of a random game with more than one legal action."""
    found = 0
    for number, (state, seat, _) in enumerate(random_game(name, players, 40)):
        if seat is not None and number % every == 0 and len(GAMES[name].legal_actions(state, seat)) > 1:
            yield state, seat, GAMES[name].view(state, seat)
            found += 1
            if found == count:
                return


def hint_of(table, seat):
    """The hint that a new bridge gives at a table."""
    bridge = Bridge()
    bridge.table = table
    while True:
        request = {"id": 1, "verb": "hint", "args": {"viewer": seat, "slice": 1000}}
        reply = json.loads(bridge.handle(json.dumps(request)))
        assert reply["ok"], reply
        if reply["result"]["is_done"]:
            return reply["result"]


@pytest.mark.parametrize("name", GAMES)
def test_the_champion_gives_the_hints(name):
    adviser = REGISTER[name].adviser
    champion = {"isle": ISLE_LEVELS, "skylands": SKYLANDS_LEVELS}[name]["champion"]
    assert isinstance(adviser, type(champion))
    own = {"name", "near", "notes"}
    for field in set(champion.__dataclass_fields__) - own:
        assert getattr(adviser, field) == getattr(champion, field), field


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_depends_on_nothing_that_the_seat_cannot_see(name):
    """Another seed, other hidden gold, prices, bag or stack: the same hint with the same reasons."""
    random = Random("hints")
    for state, seat, _ in positions(name, 4 if name == "isle" else 2, every=9):
        hints = []
        for each in (state, hook(name).hidden_variant(state, seat, random)):
            table = Table(GAMES[name], each.setup, ("human",) * len(state.seats), (each,))
            hints.append(hint_of(table, seat))
        assert hints[0] == hints[1]


def test_the_advised_prices_are_the_best_of_those_the_champion_mixes_every_time():
    checked = 0
    for state, seat, view in positions("isle", 12, players=3, every=1):
        if view["phase"] != "price":
            continue
        legal = GAMES["isle"].legal_actions(state, seat)
        fresh = replace(ISLE_ADVISER, notes=Notes())
        advised = {choose(fresh, view, legal, Random(chance)) for chance in range(3)}
        world = read(view)
        tiles = [[tile for tile, _ in offers] for offers in world.offers]
        mixture = fresh.mixtures(world, tiles)[seat]
        best = max(value for value, weight in zip(mixture.values, mixture.weights, strict=True) if weight)
        (price,) = advised
        discard = tiles[seat].index(n.NUMBER[price.discard])
        asked = dict(price.prices)
        first, second = (asked[n.TILE_IDS[tile]] for place, tile in enumerate(tiles[seat]) if place != discard)
        assert mixture.values[mixture.stakes.index((discard, first, second))] == best
        checked += 1
    assert checked


def test_the_reasons_for_prices_state_who_buys_and_whether_the_champion_likes_the_tile_or_its_price_better():
    codes = set()
    for state, seat, view in positions("isle", 60, players=4, every=3):
        if view["phase"] == "price":
            legal = GAMES["isle"].legal_actions(state, seat)
            prices = [choose(ISLE_ADVISER, view, legal, Random(1)), *Random(f"{seat}").sample(list(legal), 3)]
            codes |= {code for price in prices for code in checked_codes(view, seat, price)}
    assert codes == {"price_to_keep", "price_to_let_go", "price_to_sell"}


def checked_codes(view, seat, price):
    """The codes of the reasons for both prices, which are compared with the champion's market."""
    world = read(view)
    tiles = [[tile for tile, _ in offers] for offers in world.offers]
    *_, (market, _) = ISLE_ADVISER.market(world, tiles)
    hand, gold, purse = market.hands[seat], market.gold[seat], market.purses[seat]
    discard = tiles[seat].index(n.NUMBER[price.discard])
    kept = 7 ^ 1 << discard
    places = [place for place in range(3) if place != discard]
    asked = [dict(price.prices)[n.TILE_IDS[tiles[seat][place]]] for place in places]
    expected = sales(market, ISLE_ADVISER.mixtures(world, tiles), seat, (discard, *asked))
    for place, each, sale, reason in zip(places, asked, expected, ISLE_ADVISER.explain(view, price)[1:], strict=True):
        facts = reason.facts
        worth = max(0.0, hand[kept][0] - hand[kept ^ 1 << place][0])
        assert (facts["price"], facts["seat"]) == (each, sale.buyer)
        if sale.chance < 0.5:
            assert reason.code == "price_to_keep"
            assert facts["gold"] == each
        else:
            earned = gold[purse + each] - gold[purse - each]  # the price, and the gold on the tile
            assert reason.code == ("price_to_let_go" if worth > earned else "price_to_sell")
            assert facts["gold"] == 2 * each
        yield reason.code


def test_a_tile_is_advised_when_the_champion_values_buying_it_more_than_passing():
    kinds = set()
    for state, seat, view in positions("isle", 40, players=3, every=1):
        if view["phase"] != "buy":
            continue
        action = choose(ISLE_ADVISER, view, GAMES["isle"].legal_actions(state, seat), Random(1))
        assert action == choose(ISLE_LEVELS["champion"], view, GAMES["isle"].legal_actions(state, seat), Random(2))
        world, tiles = read(view), revealed_tiles(view)
        *_, (market, _) = ISLE_ADVISER.market(world, tiles)
        order = world.order()
        rated = buying_of(view, world, market).rated(order[order.index(seat) :])
        value = {tile: worth for worth, tile in rated}
        reason = ISLE_ADVISER.explain(view, action)[0]
        if isinstance(action, Buy):
            number = next(tile for tile in value if tile >= 0 and tiles[tile // 3][tile % 3] == n.NUMBER[action.tile])
            assert value[number] == max(value.values()) >= value[-1]
            assert (reason.code, reason.facts["tile"]) == ("buy", action.tile)
        else:
            assert isinstance(action, Pass)
            assert value[-1] == max(value.values())
        kinds.add(action.kind)
    assert "buy" in kinds


def test_skylands_a_hint_is_what_the_champion_would_do():
    plain = ChampionBot(samples=QUICK.samples, step_samples=QUICK.step_samples)
    for state, seat, view in positions("skylands", 5):
        legal = GAMES["skylands"].legal_actions(state, seat)
        assert choose(QUICK, view, legal, Random(3)) == choose(plain, view, legal, Random(3))


def test_skylands_reasons_compare_the_hint_with_the_next_best_option():
    codes = set()
    for state, seat, view in positions("skylands", 16, every=3):
        action = choose(QUICK, view, GAMES["skylands"].legal_actions(state, seat), Random(3))
        values = {option.action: option.value for option in QUICK.notes.options}
        others = {other: value for other, value in values.items() if other != action}
        reasons = {reason.code: reason.facts for reason in QUICK.explain(view, action)}
        assert reasons
        if action not in values or not others:
            assert not {"ahead", "ahead_of_action", "close_call"} & set(reasons)
            continue
        lead = values[action] - max(others.values())
        if lead < CLOSE:
            assert "close_call" in reasons
        elif isinstance(action, Choose | Repeat):
            facts = reasons["ahead_of_action"]
            assert facts == {"points": round(lead, 1), "action": max(others, key=others.get).action}
        else:
            assert reasons["ahead"] == {"points": round(lead, 1)}
        codes |= set(reasons)
    assert {"ahead_of_action", "turn_gains"} <= codes


def test_skylands_a_special_island_is_explained_by_the_points_it_brings_once_it_is_placed():
    rules, found = GAMES["skylands"], 0
    for number in range(12):
        for state, seat, _ in random_game("skylands", 2, number):
            legal = rules.legal_actions(state, seat) if seat is not None else ()
            for action in (each for each in legal if each.kind == "create"):
                after = rules.apply(state, action)
                if after.phase != "place":
                    continue
                placed = [rules.apply(after, each) for each in rules.legal_actions(after, seat)]
                best = max(final_total(each.seats[seat]) for each in placed)
                points = {each.code: each.facts for each in reasons(rules.view(state, seat), action)}
                gain = best - final_total(state.seats[seat])
                assert points == ({"points_now": {"points": gain}} if gain else {"nothing_better": {}})
                found += gain > 0
        if found:
            return
    raise AssertionError("no special island was created")


def test_skylands_where_only_one_thing_can_be_done_the_reason_is_that():
    rules, codes = GAMES["skylands"], set()
    for state, seat, _ in random_game("skylands", 2, 40):
        if seat is not None:
            legal = rules.legal_actions(state, seat)
            found = {each.code for each in reasons(rules.view(state, seat), legal[0])}
            assert ("only_option" in found) <= (len(legal) == 1)
            assert ("nothing_better" in found) <= (len(legal) > 1)
            codes |= found
    assert "only_option" in codes


def test_skylands_options_of_another_decision_explain_nothing():
    first, second = [each for each in positions("skylands", 8) if each[2]["phase"] == "choose"][:2]
    choose(QUICK, first[2], GAMES["skylands"].legal_actions(first[0], first[1]), Random(3))
    legal = GAMES["skylands"].legal_actions(second[0], second[1])
    assert {reason.code for reason in QUICK.explain(second[2], legal[0])} == {"turn_gains"}


def test_a_hint_and_a_bot_that_think_by_turns_do_not_disturb_each_other():
    bridge = Bridge()

    def result(verb, **args):
        reply = json.loads(bridge.handle(json.dumps({"id": 1, "verb": verb, "args": args})))
        assert reply["ok"], reply
        return reply["result"]

    seats = [{"name": name, "clan": clan} for name, clan in (("Ann", "blue"), ("Bo", "red"))]
    now = result("open", game="isle", setup={"seats": seats, "seed": "turns"}, players=["human", "champion.morag"])
    done = {"hint": False, "think": False}
    for _ in range(2000):
        if not done["hint"]:
            done["hint"] = result("hint", viewer=0, slice=0)["is_done"]
        if not done["think"]:
            done["think"] = result("think", revision=now["revision"], seat=1, slice=0)["is_done"]
    assert done == {"hint": True, "think": True}
