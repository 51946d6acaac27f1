"""The bots of Isle of Skye: legal, honest, reproducible, and able to say why."""

from dataclasses import replace
from random import Random

import pytest

from skye.bots.bot import choose
from skye.bots.isle.advice import ISLE_ADVISER
from skye.bots.isle.economy import BuyingStyle, Memory, Trial, appraise, candidates, outcome, scenario
from skye.bots.isle.hard import Hard
from skye.bots.isle.levels import ISLE_LEVELS, ISLE_OPPONENTS
from skye.bots.isle.minds import Easy, Medium, SimpleMarket
from skye.bots.isle.player import IsleBot, build_action
from skye.bots.isle.reading import read
from skye.core.chance import stream
from skye.core.errors import IllegalAction
from skye.games import BOTS
from skye.isle import GAME
from skye.isle.actions import Buy, Done, GiveUp, Pass, Place, Price
from skye.isle.search import numbers as n
from skye.isle.search.counted import CountedTerritory
from skye.isle.search.world import random_world
from skye.isle.tiles import CLANS

LEVELS = ("easy", "medium", "hard", "market")
BRIEF = IsleBot("brief", Hard(scenarios=4, first_look=2, second_look=6, width=3))
"""Hard with a small budget: the same code in a fraction of the time."""


def bot_named(name):
    """A bot; `brief` is hard with a small budget."""
    return BRIEF if name == "brief" else BOTS["isle"][name]


def forgetful(name):
    """A bot that has computed nothing yet, so that nothing computed for another position can stand in."""
    return replace(bot_named(name), memory=Memory())


def game_of(bots, seed, edition=None, **changes):
    """A whole game between bots by the public verbs: state, view and action of each step, then the last state."""
    seats = [{"name": clan, "clan": clan} for clan in CLANS[: len(bots)]]
    state = GAME.new_game(GAME.parse_setup({"seats": seats, "seed": seed, **changes}, edition=edition))
    streams = [stream(seed, "bot", seat) for seat in range(len(bots))]
    while to_act := GAME.to_act(state):
        seat = to_act[0]
        view, legal = GAME.view(state, seat), GAME.legal_actions(state, seat)
        action = choose(bot_named(bots[seat]), view, legal, streams[seat])
        assert action in legal
        yield state, view, action
        state = GAME.apply(state, action)
    yield state, None, None


@pytest.mark.parametrize(
    "bots",
    [
        ("easy", "medium"),
        ("medium", "random", "brief"),
        ("easy", "market", "medium", "brief", "random"),
    ],
)
def test_whole_games_without_an_illegal_action(bots):
    *_, (state, _, _) = game_of(bots, f"legal {bots}")
    assert GAME.outcome(state) is not None


@pytest.mark.parametrize("house_rules", [{"open_gold": True}, {"open_prices": True}])
def test_bots_play_with_house_rules(house_rules):
    *_, (state, _, _) = game_of(("medium", "easy", "brief"), "house", house_rules=house_rules)
    assert GAME.outcome(state) is not None


@pytest.mark.parametrize("name", ["easy", "brief"])
def test_the_same_seed_gives_the_same_game(name):
    games = [[str(action) for _, _, action in game_of((name, "medium"), "again")] for _ in range(2)]
    assert games[0] == games[1]


def test_every_thought_of_hard_could_be_played_and_progress_only_grows():
    for state, view, _ in game_of(("medium", "medium", "easy"), "thoughts"):
        if view is None or state.round not in (1, 4):
            continue
        seat = view["seat"]
        legal = GAME.legal_actions(state, seat)
        progress = 0.0
        for thought in BRIEF.think(view, legal, Random(1)):
            assert thought.action in legal
            assert progress <= thought.progress <= 1.0
            progress = thought.progress
        assert progress == 1.0


def test_rule_14_purses_are_deduced_from_what_everybody_saw():
    for state, view, _ in game_of(("medium", "brief", "easy"), "purses"):
        if view is None:
            continue
        gold = read(view).gold
        for number, seat in enumerate(state.seats):
            sealed = sum(offer.price or 0 for offer in seat.offer) if seat.is_sealed and number != view["seat"] else 0
            assert gold[number] == seat.gold + sealed


def test_a_view_is_read_as_the_state_is():
    for state, view, _ in game_of(("easy", "medium", "easy", "market"), "reading"):
        if view is None:
            continue
        world = read(view)
        assert world.points == [seat.points for seat in state.seats]
        assert world.round == state.round
        assert [land.income for land in world.lands] == [seat["income"] for seat in view["seats"]]
        assert sorted(world.bag) == sorted(n.NUMBER[tile.id] for tile in state.bag)
        free = [[n.NUMBER[o.tile.id] for o in seat.offer if o.bought_by is None] for seat in state.seats]
        assert [[tile for tile, _ in offers] for offers in world.offers] == free


def test_reasons_are_true():
    """Goals that a reason says to gain are gained by the action; every action has a reason; facts are plain JSON."""
    kinds = set()
    for state, view, action in game_of(("medium", "brief", "easy"), "reasons", edition=1):
        if view is None:
            continue
        reasons = [reason.to_json() for reason in ISLE_ADVISER.explain(view, action)]
        assert reasons
        kinds |= {(action.kind, reason["code"]) for reason in reasons}
        if isinstance(action, Place):
            args = {"tile": action.tile, "x": action.x, "y": action.y, "turn": action.turn}
            preview = GAME.ask(state, action.seat, "preview", args)
            gained = {goal["letter"]: goal["after"] - goal["before"] for goal in preview["goals"]}
            completes = {(area["kind"], len(area["cells"])) for area in preview["completes"]}
            for code, facts in ((each["code"], each["facts"]) for each in reasons):
                if code in ("goal_gain", "completes_gain"):
                    assert facts["gain"] == gained[facts["letter"]]
                    assert facts["rounds"] == [
                        row["round"]
                        for row in view["track"]
                        if row["round"] >= state.round and facts["letter"] in row["letters"]
                    ]
                if code in ("completes", "completes_gain"):
                    assert (facts["kind"], facts["tiles"]) in completes
        elif isinstance(action, Buy):
            assert reasons[0]["code"] == "buy"
        elif isinstance(action, Price):
            assert len(reasons) == 3
        else:
            assert isinstance(action, Pass | Done | GiveUp)
    assert {("place", "goal_gain"), ("place", "completes"), ("place", "completes_gain")} <= kinds
    assert {("buy", "buy"), ("done", "all_built")} <= kinds
    assert {("price", "discard"), ("price", "price_to_keep"), ("price", "price_to_sell")} <= kinds


def view_of(goals, number, *, territory=(), hand=(), offers=((), ()), gold=10):
    """A view of seat 0 in a round of a game for two, with a land, a hand, and tiles on offer at their prices."""
    seats = [{"name": clan, "clan": clan} for clan in ("blue", "red")]
    view = GAME.view(GAME.new_game(GAME.parse_setup({"seats": seats, "seed": "advice", "goals": goals})), 0)
    view |= {"round": number, "phase": "build" if hand else "buy"}
    for seat, offer in zip(view["seats"], offers, strict=True):
        seat["offer"] = [
            {"tile": tile, "price": price, "is_discard": False, "bought_by": None} for tile, price in offer
        ]
        seat["flow"] = {"income": gold, "staked": 0, "sold": 0, "bought": 0}
    view["seats"][0] |= {"gold": gold, "hand": list(hand)}
    view["seats"][0]["territory"] += [list(row) for row in territory]
    return view


def reasons_for(view, action):
    """The reasons that a bot gives for an action: facts by code."""
    return {reason.code: reason.facts for reason in ISLE_ADVISER.explain(view, action)}


def test_a_lake_that_is_completed_is_reported_with_every_round_that_scores_it():
    goals = ["squares", "sheep", "largest-water", "columns"]
    closing = Place(0, "23", 1, 0, 0)  # the castle's water ends on it: a lake of two tiles
    facts = reasons_for(view_of(goals, 3, hand=["23"]), closing)["completes_gain"]
    assert (facts["kind"], facts["tiles"], facts["goal"], facts["gain"]) == ("W", 2, "largest-water", 4)
    assert (facts["round"], facts["rounds"]) == (3, [3, 5, 6])
    assert reasons_for(view_of(goals, 4, hand=["23"]), closing)["completes_gain"]["rounds"] == [5, 6]
    without = reasons_for(view_of(["squares", "sheep", "road-tiles", "columns"], 3, hand=["23"]), closing)
    assert "completes_gain" not in without
    assert without["completes"] == {"kind": "W", "tiles": 2}


def test_two_areas_completed_at_once_are_reported_separately_from_their_goal():
    """Tile 24 closes the castle's lake and brings a mountain complete in itself: 2 points, but of two areas."""
    reasons = reasons_for(
        view_of(["complete-areas", "sheep", "road-tiles", "columns"], 3, hand=["24"]), Place(0, "24", 1, 0, 0)
    )
    assert reasons["goal_gain"]["gain"] == 2
    assert reasons["completes"] == {"kind": "W", "tiles": 2}


def test_the_reason_for_a_pass_depends_on_the_gold_and_the_offers():
    goals = ["squares", "sheep", "largest-water", "columns"]
    assert reasons_for(view_of(goals, 5, offers=((), (("23", 12),)), gold=10), Pass(0)) == {
        "pass_no_gold": {"gold": 10, "lowest": 12}
    }
    assert reasons_for(view_of(goals, 6, offers=((), (("23", 90),)), gold=99), Pass(0)) == {"pass_no_gain": {}}
    # 4 points for 15 gold in the last round are a fair price, but the owner gets 30 gold for the tile.
    assert reasons_for(view_of(goals, 6, offers=((), (("23", 15),)), gold=99), Pass(0)) == {
        "pass_helps_owner": {"tile": "23", "seat": 1}
    }
    # 4 points for 1 gold are a good buy: only what follows could speak against it, or gold that is scored.
    assert reasons_for(view_of(goals, 6, offers=((), (("23", 1),)), gold=10), Pass(0)) == {"pass_foresight": {}}
    with_gold = ["squares", "largest-water", "most-gold", "columns"]
    assert reasons_for(view_of(with_gold, 5, offers=((), (("23", 1),)), gold=10), Pass(0)) == {"pass_for_gold": {}}


def test_a_discard_is_said_to_help_least_only_when_it_does():
    checked = set()
    for state, view, action in game_of(("medium", "brief", "easy", "market"), "discards"):
        if view is not None and isinstance(action, Price):
            world = read(view)
            *_, (market, _) = ISLE_ADVISER.market(world, [[tile for tile, _ in offers] for offers in world.offers])
            left = [market.hands[action.seat][7 ^ 1 << place][0] for place in range(3)]
            tiles = [offer.tile.id for offer in state.seats[action.seat].offer]
            for place, discard in enumerate(tiles):
                price = Price.of(action.seat, discard, {tile: 1 for tile in tiles if tile != discard})
                code = ISLE_ADVISER.explain(view, price)[0].code
                checked.add(code)
                assert (code == "discard") == (left[place] >= max(left) - 0.05)
                number = 3 * action.seat + place + 1
                keenest = max(hand[0][number] for seat, hand in enumerate(market.hands) if seat != action.seat)
                assert code != "discard_denies" or keenest > market.hands[action.seat][1 << place][0]
    assert checked == {"discard", "discard_denies", "discard_trade"}


def test_lands_seen_before_are_appraised_as_at_first_sight():
    """Appraisals are stored between decisions; a choice must not depend on what was looked at before."""
    for state, view, _ in game_of(("medium", "easy", "brief"), "kept"):
        if view is None or state.round not in (2, 5):
            continue
        legal = GAME.legal_actions(state, view["seat"])
        warm = [choose(bot_named(name), view, legal, Random(1)) for name in ("brief", "medium", "easy", "market")]
        fresh = [choose(forgetful(name), view, legal, Random(1)) for name in ("market", "easy", "medium", "brief")]
        assert warm == fresh[::-1]


def test_the_value_of_a_stake_is_the_outcome_of_all_purchases():
    """`Trial` is the quick form of `outcome`: the same sums over all scenarios."""
    random = Random("trial")
    for number in range(12):
        seats = 2 + number % 4
        world = random_world(random, seats)
        world.begin_round(random)
        world.gold = [random.randrange(2, 30) for _ in range(seats)]
        appraisal = appraise(world)
        appraisal.scores_gold = number % 3 == 0
        seat, rivalry = random.randrange(seats), random.choice((0.0, 0.25, 1.0))
        guesses = []
        for _ in range(5):
            stakes = {one: random.choice(candidates(world.gold[one])) for one in range(seats) if one != seat}
            styles = [BuyingStyle(random.choice((0.0, 0.8)), random.choice((0.0, 0.5))) for _ in range(seats)]
            guesses.append(scenario(appraisal, seat, stakes, styles))
        together = [random.random() for _ in range(3)]
        trial = Trial(appraisal, seat, rivalry, [*guesses, guesses[0]], together)
        tiles = [tile for tile, _ in world.offers[seat]]
        for stake in random.sample(candidates(world.gold[seat]), 3):
            discard, *prices = stake
            offered = [tile for place, tile in enumerate(tiles) if place != discard]
            total = 0.0
            for guess in [*guesses, guesses[0]]:
                gold = guess.gold[:]
                gold[seat] -= sum(prices)
                stock = [(seat, tile, price) for tile, price in zip(offered, prices, strict=True)] + guess.stock
                total += outcome(appraisal, seat, rivalry, appraisal.order, guess.styles, gold, stock)
                if sum(owner == seat for owner, _, _ in stock) == 2:
                    total += together[discard]
            assert trial.value(stake) == pytest.approx(total, rel=1e-12)


@pytest.mark.parametrize("mind", [Easy(), Medium(), SimpleMarket(), Hard()])
def test_rule_19_what_fits_nowhere_is_given_up_only_after_what_fits(mind):
    world = random_world(Random(19), 2)
    world.round = 2
    land = world.lands[0] = CountedTerritory(n.NUMBER["castle-blue"])
    north = n.cell_at(0, -1)
    for cell in [cell for cell in land.frontier if cell != north]:
        del land.frontier[cell]  # the only free cell asks for pasture, which tile 06 does not show
    world.hands[0] = [n.NUMBER["06"], n.NUMBER["10"]]
    *_, (step, _) = mind.build(world, 0, Random(1))
    assert step[0] == n.NUMBER["10"]
    world.hands[0] = [n.NUMBER["06"]]
    *_, (step, _) = mind.build(world, 0, Random(1))
    assert build_action(world, 0, step) == GiveUp(0, "06")


def test_an_unknown_bot_and_actions_of_others_are_refused():
    partners = {"newcomer", "thirds", "thirds-champion", "exploits-hard", "exploits-champion"}
    assert set(BOTS["isle"]) == {"random", *LEVELS, *ISLE_LEVELS, *ISLE_OPPONENTS, *partners}
    state = next(iter(game_of(("easy", "easy"), "refused")))[0]
    action = choose(BOTS["isle"]["easy"], GAME.view(state, 0), GAME.legal_actions(state, 0), Random(1))
    state = GAME.apply(state, action)
    with pytest.raises(IllegalAction):
        GAME.apply(state, action)
