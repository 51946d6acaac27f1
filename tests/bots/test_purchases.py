"""Games of Isle of Skye that are played on, and what they tell about purchases."""

import io
from random import Random

import pytest

from skye.bots.isle.minds import Medium, SimpleMarket
from skye.bots.isle.playout import gains, play_on, purchases_of
from skye.cli import main
from skye.cli.purchases import Decision, Job, purchases, watch
from skye.cli.trouble import Trouble
from skye.isle.search.world import random_world


def revealed(seats, seed, price=1):
    """A world after the reveal of the first round, in which everything costs the same."""
    world = random_world(Random(seed), seats)
    world.begin_round(Random(seed))
    for seat in range(seats):
        world.stake(seat, 0, price, price)
    return world


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_game_is_played_on_to_its_end(seats):
    world = revealed(seats, "on")
    play_on(world, Medium(), Random(1), world.order())
    assert world.round == world.rounds
    assert all(len(land.tiles) > world.rounds for land in world.lands)
    assert not any(world.hands)


def test_both_games_of_a_pair_start_from_the_same_world_which_stays_as_it_is():
    world = revealed(2, "pair")
    seat = world.first
    before = (world.gold[:], [len(land.tiles) for land in world.lands], world.round)
    [first, *_] = purchases_of(world, seat)
    found = gains(world, seat, first, [1 - seat], SimpleMarket(), ["a", "b"])
    assert found == gains(world, seat, first, [1 - seat], SimpleMarket(), ["a", "b"])
    assert before == (world.gold, [len(land.tiles) for land in world.lands], world.round)


def test_only_what_the_purse_suffices_for_can_be_bought():
    world = revealed(3, "purse", price=2)
    assert len(purchases_of(world, 0)) == 0, "1 gold is left"
    world.gold[0] = 2
    assert len(purchases_of(world, 0)) == 4


def test_a_gain_is_sure_only_beyond_chance():
    assert Decision(False, 1, [2.0, 2.1, 1.9, 2.0]).is_sure
    assert not Decision(False, 1, [9.0, -8.0, 3.0, -1.0]).is_sure


def test_a_game_is_watched_from_the_seat_of_one_bot():
    found = watch(Job("easy", "random", 3, 1, "watch", 1))
    assert found.gold_left >= 0
    assert found.decisions
    assert all(len(decision.gains) == 1 for decision in found.decisions)
    assert watch(Job("easy", "random", 3, 1, "watch", 0)).decisions == []


def test_the_command_prints_gold_and_shares(capsys):
    assert main(["purchases", "--bots", "easy,random", "--games", "2", "--pairs", "1", "--processes", "1"]) == 0
    gold, decisions, average, beyond = capsys.readouterr().out.splitlines()
    assert gold.startswith("gold left: ") and gold.endswith("over 2 games")
    assert "decisions with something affordable" in decisions
    assert average.startswith("worth more than their price on average: ") and "beyond chance" in beyond


@pytest.mark.parametrize(("bots", "fault"), [("easy,nobody", "no bot called nobody"), ("easy,easy,random", "one kind")])
def test_unknown_and_mixed_opponents_are_refused(bots, fault):
    with pytest.raises(Trouble, match=fault):
        purchases(bots=bots.split(","), games=1, pairs=1, seed="x", out=io.StringIO(), processes=1)
