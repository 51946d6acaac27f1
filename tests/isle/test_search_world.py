"""The search core plays the same games as the public engine: gold, points, lands, hands and winners at every step."""

from random import Random

import pytest

from skye.core.chance import stream
from skye.isle import GAME
from skye.isle.actions import Buy, Done, GiveUp, Pass, Place, Price
from skye.isle.goals import GOALS
from skye.isle.goals.goal import rank_points
from skye.isle.phases import owner_of
from skye.isle.search import numbers as n
from skye.isle.search.counted import CountedTerritory
from skye.isle.search.world import World, play_randomly, random_world
from skye.isle.state import Phase
from skye.isle.survey import territory_rows
from skye.isle.tiles import CLANS


def begin(state):
    """A world at the start of a state's game, before the first income."""
    castles = [n.NUMBER[f"castle-{seat.clan}"] for seat in state.setup.seats]
    world = World([CountedTerritory(castle) for castle in castles], [GOALS[goal] for goal in state.goals])
    world.first = state.first_player
    return world


def take_draw(world, state):
    """Income as the world itself computes it, and the tiles that the engine drew."""
    world.pay_income()
    for seat, shown in enumerate(state.seats):
        world.offers[seat] = [[n.NUMBER[offer.tile.id], 0] for offer in shown.offer]
        for tile, _ in world.offers[seat]:
            world.bag.remove(tile)


def follow(world, state, action):
    """Do in the world what an action does in the game."""
    seat = action.seat
    if isinstance(action, Price):
        prices = dict(action.prices)
        tiles = [n.TILE_IDS[tile] for tile, _ in world.offers[seat]]
        world.stake(seat, tiles.index(action.discard), *(prices[tile] for tile in tiles if tile != action.discard))
    elif isinstance(action, Buy):
        world.buy(seat, owner_of(state, action.tile), n.NUMBER[action.tile])
    elif isinstance(action, Place):
        world.place(seat, n.NUMBER[action.tile], n.cell_at(action.x, action.y) + action.turn)
    elif isinstance(action, GiveUp):
        world.give_up(seat, n.NUMBER[action.tile])
    else:
        assert isinstance(action, Pass | Done)


def agree(world, state):
    """Compare everything that both know."""
    assert world.points == [seat.points for seat in state.seats]
    assert world.gold == [seat.gold for seat in state.seats]
    assert sorted(world.bag) == sorted(n.NUMBER[tile.id] for tile in state.bag)
    for land, seat in zip(world.lands, state.seats, strict=True):
        assert land.rows() == territory_rows(seat.territory)
    if state.phase is Phase.BUILD:
        assert [sorted(hand) for hand in world.hands] == [
            sorted(n.NUMBER[tile.id] for tile in seat.hand) for seat in state.seats
        ]


def side_by_side(players, number):
    """A random game in both, compared after every action; returns how many actions it had."""
    seats = [{"name": clan, "clan": clan} for clan in CLANS[:players]]
    state = GAME.new_game(GAME.parse_setup({"seats": seats, "seed": f"side by side {players} {number}"}))
    chance = stream("side by side", players, number)
    world = begin(state)
    take_draw(world, state)
    agree(world, state)
    steps = 0
    while to_act := GAME.to_act(state):
        action = chance.choice(GAME.legal_actions(state, to_act[0]))
        after = GAME.apply(state, action)
        follow(world, state, action)
        if state.phase is Phase.BUY and after.phase is not Phase.BUY:
            world.keep()
        if after.round != state.round or after.phase is Phase.END:
            world.end_round()
            if after.phase is not Phase.END:
                take_draw(world, after)
        if after.phase is not Phase.PRICE or after.round != state.round:
            agree(world, after)
        state = after
        steps += 1
    outcome = GAME.outcome(state)
    assert (tuple(world.points), tuple(world.winners())) == (outcome.points, outcome.winners)
    return steps


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_side_by_side_with_the_engine(players):
    assert side_by_side(players, 0) > 30


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_many_random_games_side_by_side_with_the_engine(players):
    for number in range(1, 8):
        assert side_by_side(players, number) > 30


@pytest.mark.native
def test_rule_24_most_and_second_most_as_the_reference_counts_them():
    from tests.reference.isle import ranked  # it reads the tables of components, which are no files inside Pyodide

    random = Random(24)
    for _ in range(500):
        counts = [random.randrange(4) for _ in range(random.randrange(2, 6))]
        assert rank_points(counts) == ranked(counts)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_playouts_end_with_every_tile_in_one_place_and_no_debt(players):
    random = Random(players)
    for _ in range(20):
        world = random_world(random, players)
        play_randomly(world, random)
        assert world.round == world.rounds == (5 if players == 5 else 6)
        assert min(world.gold) >= 0
        laid = [turned >> 2 for land in world.lands for turned in land.tiles.values() if turned >> 2 < n.LANDSCAPE]
        assert sorted(laid + world.bag) == list(range(n.LANDSCAPE))
        assert world.winners()


def test_a_copied_world_goes_its_own_way():
    random = Random(7)
    world = random_world(random, 3)
    world.begin_round(random)
    twin = world.copy()
    play_randomly(twin, random)
    assert (world.round, [len(land.tiles) for land in world.lands]) == (1, [1, 1, 1])
    assert [len(offers) for offers in world.offers] == [3, 3, 3]
