"""The champion of Isle of Skye and the levels below it: honest, reproducible, and true to their own figures."""

import json
import zlib
from dataclasses import replace
from importlib.resources import files
from random import Random

import pytest

from skye.bots.bot import choose
from skye.bots.isle.building import Laying
from skye.bots.isle.champion.champion import ChampionBot, Notes, rivalries
from skye.bots.isle.champion.hands import KEPT, hand_values
from skye.bots.isle.champion.learned import (
    default_weights,
    features,
    gold_table,
    land_outlook,
    learned_weights,
)
from skye.bots.isle.champion.market import PAIRS, Buying, Market
from skye.bots.isle.champion.stakes import Budget, fictitious_play, options_of
from skye.bots.isle.champion.training import Job, play_game
from skye.bots.isle.characters import ISLE_CHARACTERS
from skye.bots.isle.levels import ISLE_LEVELS, ISLE_OPPONENTS
from skye.bots.isle.value import outlook_for
from skye.games import LEVELS
from skye.isle import GAME
from skye.isle.goals.goal import rank_points
from skye.isle.search.world import TRACKS, play_randomly, random_world
from tests.contract.games import random_game

BRIEF = Budget(first=2, keep=10, rounds=5, most=60)
PLAYERS = {
    **{level: replace(bot, budget=BRIEF, width=3) for level, bot in ISLE_LEVELS.items()},
    **{f"steady.{name}": replace(ISLE_OPPONENTS[f"steady.{name}"], budget=BRIEF) for name in ISLE_CHARACTERS},
}
"""Every level, and every character on one, with small budgets: the same code in a fraction of the time."""


def world_in_round(number, seats, seed):
    """A world in which that round has just been drawn, all before it played at random."""
    world = random_world(Random(seed), seats)
    world.rounds = number - 1
    play_randomly(world, Random(seed))
    world.rounds = len(world.track)
    world.begin_round(Random(seed))
    return world


def tiles_of(world):
    return [[tile for tile, _ in offers] for offers in world.offers]


def market_of(world):
    tiles = tiles_of(world)
    hands = []
    for seat, land in enumerate(world.lands):
        *_, values = hand_values(land, seat, tiles, land_outlook(world, seat))
        hands.append(values)
    shows = any(world.goals[letter].compares_gold for letter in world.track[world.round - 1][0])
    return Market(
        world.order(), world.gold[:], hands, [gold_table(world)] * len(tiles), rivalries([0.0] * len(tiles)), shows
    )


def forgetful(bot):
    """The same bot with nothing remembered."""
    return replace(bot, notes=Notes())


def test_the_levels_are_those_that_people_choose_from():
    assert tuple(ISLE_LEVELS) == LEVELS
    assert {name.partition(".")[2] for name in ISLE_OPPONENTS} == set(ISLE_CHARACTERS)
    assert len(ISLE_CHARACTERS) >= 8


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_games_of_all_levels_and_characters_without_an_illegal_action(seats):
    """One game with whole budgets; `test_legality.py` plays many with small ones."""
    names = list(PLAYERS)
    bots = [PLAYERS[names[(3 * seat + seats) % len(names)]] for seat in range(seats)]
    state = GAME.new_game(GAME.parse_setup({"seats": seats_of(seats), "seed": f"champion {seats}"}))
    random = Random(seats)
    while to_act := GAME.to_act(state):
        seat = to_act[0]
        legal = GAME.legal_actions(state, seat)
        action = choose(bots[seat], GAME.view(state, seat), legal, random)
        assert action in legal
        state = GAME.apply(state, action)
    assert GAME.outcome(state) is not None


def seats_of(count):
    clans = ("blue", "yellow", "red", "green", "purple")
    known = GAME.catalogue()["clans"]
    return [{"name": f"Seat {number}", "clan": known[number]} for number, _ in enumerate(clans[:count])]


def test_thoughts_can_be_played_and_progress_only_grows():
    for state, seat, _ in random_game("isle", 2, 17):
        if seat is None or len(legal := GAME.legal_actions(state, seat)) < 2:
            continue
        progress = 0.0
        for thought in forgetful(PLAYERS["champion"]).think(GAME.view(state, seat), legal, Random(1)):
            assert thought.action in legal
            assert progress <= thought.progress <= 1.0
            progress = thought.progress
        assert progress == 1.0


@pytest.mark.parametrize("seats", [2, 4])
def test_the_weights_that_learning_starts_from_are_those_of_the_other_bots(seats):
    for number in range(1, len(TRACKS[seats]) + 1):
        world = world_in_round(number, seats, 8 * number)
        left = world.rounds - world.round
        for seat, land in enumerate(world.lands):
            weights = default_weights(seats, left)
            known, learned = outlook_for(world, seat), land_outlook(world, seat, weights)
            assert learned.worth(land) == pytest.approx(known.worth(land))


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_is_learned_about_features_is_what_lands_and_purses_are_worth(seats):
    """Between two rounds, the weighted features and the value function agree."""
    for number in range(1, len(TRACKS[seats])):
        world = world_in_round(number, seats, 5 + number)
        weights = learned_weights(seats, world.rounds - world.round)
        world.track = tuple(
            ((), gold) if at == world.round - 1 else (letters, gold) for at, (letters, gold) in enumerate(world.track)
        )
        table = gold_table(world)
        for seat, land in enumerate(world.lands):
            found = features(world, seat)
            of_land = sum(
                weights[name] * value for name, value in found.items() if "gold" not in name and name != "points"
            )
            assert land_outlook(world, seat).worth(land) == pytest.approx(of_land)
            assert table[0] == 0.0


def test_the_learned_weights_say_how_they_were_made_and_are_small():
    text = (files("skye.bots.isle.champion") / "learned.json").read_bytes()
    data = json.loads(text)
    assert data["made_by"].startswith("skye train isle")
    assert set(data["weights"]) == {"2", "3", "4", "5"}
    assert len(zlib.compress(text, 9)) <= 50_000


def test_hands_are_worth_what_the_land_is_with_them():
    world = world_in_round(3, 3, 12)
    tiles = tiles_of(world)
    outlook = land_outlook(world, 1)
    *_, values = hand_values(world.lands[1], 1, tiles, outlook)
    laying = Laying(outlook, world.lands[1])
    for kept in KEPT:
        mine = [tile for place, tile in enumerate(tiles[1]) if kept >> place & 1]
        assert values[kept][0] == pytest.approx(laying.worth(mine) - laying.worth([]))
        for owner in (0, 2):
            for place in range(3):
                hand = [*mine, tiles[owner][place]]
                expected = laying.worth(hand) - laying.worth([])
                assert values[kept][3 * owner + place + 1] == pytest.approx(expected)


def slowly_played(market, stakes, thrift):
    """Rules 15 to 17 once more, without tricks: everybody buys the tile that it gains most by, or none."""
    seats = range(len(stakes))
    prices = {}
    for seat, (discard, first, second) in enumerate(stakes):
        for place, price in zip(PAIRS[discard], (first, second), strict=True):
            prices[seat, place] = price
    gold = [market.purses[seat] - sum(stakes[seat][1:]) for seat in seats]
    kept = [{place for owner, place in prices if owner == seat} for seat in seats]
    bought = [None for _ in seats]

    def worth(seat, places, other):
        bits = sum(1 << place for place in places)
        return market.hands[seat][bits][0 if other is None else 3 * other[0] + other[1] + 1]

    for buyer in market.order:
        best, choice = 0.0, None
        # Of equal ones the first is bought: the tiles of the seat that is looked at come first there, which never ties.
        for (owner, place), price in prices.items():
            if owner == buyer or price > gold[buyer]:
                continue
            mine = worth(buyer, kept[buyer], (owner, place)) - worth(buyer, kept[buyer], None)
            table, theirs = market.gold[buyer], market.gold[owner]
            mine -= thrift[buyer] * (table[gold[buyer]] - table[gold[buyer] - price])
            lost = worth(owner, kept[owner], bought[owner]) - worth(owner, kept[owner] - {place}, bought[owner])
            paid = theirs[gold[owner] + 2 * price] - theirs[gold[owner]]
            surplus = mine - market.rivalry[buyer][owner] * (paid - lost)
            if surplus > best + 1e-9:
                best, choice = surplus, (owner, place)
        if choice is not None:
            owner, place = choice
            price = prices.pop(choice)
            gold[buyer] -= price
            gold[owner] += 2 * price
            kept[owner] = kept[owner] - {place}
            bought[buyer] = choice
    shown = rank_points(gold) if market.shows_gold else [0] * len(gold)
    gained = [worth(seat, kept[seat], bought[seat]) + market.gold[seat][gold[seat]] + shown[seat] for seat in seats]
    return [
        gained[seat] - sum(market.rivalry[seat][other] * gained[other] for other in seats if other != seat)
        for seat in seats
    ]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_rules_15_to_17_stakes_come_to_what_a_slow_round_of_buying_comes_to(seats):
    random = Random(seats)
    for number in range(1, 4):
        world = world_in_round(number, seats, 90 + number)
        market = market_of(world)
        options = [options_of(purse, (1, 2, 3, 5, 8), 500) for purse in market.purses]
        for _ in range(15):
            stakes = [random.choice(each) for each in options]
            thrift = [random.choice((0.5, 1.0, 1.5)) for _ in stakes]
            for seat in range(seats):
                (value,) = market.values(seat, stakes, [stakes[seat]], thrift)
                assert value == pytest.approx(slowly_played(market, stakes, thrift)[seat])


def test_fictitious_play_mixes_stakes_that_can_be_paid():
    world = world_in_round(4, 3, 6)
    market = market_of(world)
    *_, (mixtures, progress) = fictitious_play(market, BRIEF)
    assert progress == 1.0
    for seat, mixture in enumerate(mixtures):
        assert sum(mixture.weights) > 0
        for _, first, second in mixture.stakes:
            assert first >= 1 and second >= 1 and first + second <= world.gold[seat]
        drawn = {mixture.draw(Random(number), near=2.0) for number in range(40)}
        assert drawn <= {stake for stake, weight in zip(mixture.stakes, mixture.weights, strict=True) if weight}


def market_by_hand(gains):
    """A market of two seats: each tile adds what `gains` says, to whoever gets it, and a piece of gold is worth 1/5."""
    hands = [
        [
            [
                sum(gains[3 * seat + place] for place in range(3) if kept >> place & 1)
                + (gains[tile - 1] if tile else 0.0)
                for tile in range(7)
            ]
            for kept in range(8)
        ]
        for seat in range(2)
    ]
    gold = [[amount / 5 for amount in range(200)]] * 2
    return Market([0, 1], [20, 20], hands, gold, [[0.0, 1.0], [1.0, 0.0]], False)


def test_rule_15_a_tile_that_is_worth_its_price_is_bought_and_one_that_is_not_is_left():
    market = market_by_hand([0.0, 0.0, 0.0, 5.0, 1.0, 0.0])
    # Seat 0 pays 3 gold, 0.6 points, and seat 1 gets 6, 1.2 points, instead of a tile that is worth 5 to either.
    buying = Buying(market, [0, 0, 0, 3, 9, 0], [3, 4], [0, 3], [0, 0], [10, 5])
    (best, choice), *others = buying.rated([0])
    assert choice == 3
    assert best == pytest.approx(5 + 7 / 5 - (1 + 11 / 5))
    assert {tile: value for value, tile in others}[-1] == pytest.approx(10 / 5 - (6 + 5 / 5))
    # At 9 gold a tile worth 1 is left: 1.8 points are paid and 3.6 given.
    cheap = Buying(market, [0, 0, 0, 30, 9, 0], [3, 4], [0, 3], [0, 0], [10, 5])
    assert cheap.rated([0])[0][1] == -1


def test_rule_15_a_buyer_foresees_what_the_next_one_takes():
    """Seat 0 could sell its own tile to seat 1 if it leaves seat 1 nothing better to spend the gold on."""
    market = market_by_hand([0.0, 2.0, 0.0, 0.0, 0.0, 0.0])
    buying = Buying(market, [0, 4, 0, 1, 0, 0], [1, 3], [2, 1], [0, 0], [5, 5])
    values = {tile: value for value, tile in buying.rated([0, 1])}
    # If seat 0 passes, seat 1 buys the tile: 0.8 points paid and 1.6 given for 2 gained and 2 that seat 0 loses.
    assert values[-1] == pytest.approx(13 / 5 - (2 + 1 / 5))


def test_self_play_is_reproducible():
    weights = {left: default_weights(3, left) for left in range(6)}
    assert play_game(Job(3, "again", weights)) == play_game(Job(3, "again", weights))


def test_a_temperament_shows_in_prices():
    """The miser lays out less than the gambler, whoever judges the tiles."""
    shares = {"hamish": [], "rory": []}
    for number in range(12):
        world = world_in_round(2 + number % 3, 2, 200 + number)
        for name, found in shares.items():
            bot = ChampionBot(budget=BRIEF, temperament=ISLE_CHARACTERS[name])
            *_, (stake, _) = bot.price(world, 0, Random(number))
            found.append(sum(stake[1:]) / world.gold[0])
    assert sum(shares["hamish"]) < sum(shares["rory"])
