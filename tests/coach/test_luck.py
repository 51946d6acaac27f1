"""Luck: what draws gave against the average over what could have been drawn, which is 0 for everybody on average."""

from random import Random

import pytest

from skye.bots.isle.champion.learned import land_outlook
from skye.bots.isle.value import best_fit
from skye.coach import isle_luck
from skye.coach.decision import Chance, finished
from skye.coach.factors import luck_slope
from skye.coach.luck import luck_json
from skye.coach.skylands_luck import tiles_revealed
from skye.isle.search.world import random_world
from skye.skylands.sample import example
from skye.skylands.view import view


def begun(seats=2):
    """A world of Isle of Skye at the start of its first round, its tiles drawn."""
    world = random_world(Random(3), seats)
    world.begin_round(Random(4))
    return world


def redrawn(world, tiles):
    """The same with other tiles before the seats."""
    twin = world.copy()
    pool = [*twin.bag, *(tile for offers in twin.offers for tile, _ in offers)]
    twin.offers = [[[tile, 0] for tile in tiles[start : start + 3]] for start in range(0, len(tiles), 3)]
    twin.bag = [tile for tile in pool if tile not in tiles]
    return twin


def given(world):
    """What the tiles gave each seat."""
    tiles, order = finished(isle_luck.chances_of(world, Random(5)))
    assert (tiles.source, order.source) == ("tiles", "order")
    return tiles.points


@pytest.mark.parametrize("seats", [2, 4])
def test_what_chance_gives_one_seat_it_takes_from_the_others(seats):
    for chance in finished(isle_luck.chances_of(begun(seats), Random(5))):
        assert len(chance.points) == seats
        assert sum(chance.points) == pytest.approx(0)
    revealed = view(example("0 choose discover"), None)
    (chance,) = finished(tiles_revealed(revealed, 2, Random(5)))
    assert sum(chance.points) == pytest.approx(0)


def test_good_tiles_are_luck():
    world = begun()
    pool = sorted([*world.bag, *(tile for offers in world.offers for tile, _ in offers)])

    def gain(tile):
        fit = best_fit(land_outlook(world, 0), world.lands[0], tile)
        return fit.worth if fit.placement >= 0 else 0.0

    ranked = sorted(pool, key=gain)
    best, worst = ranked[-3:], ranked[:3]
    assert given(redrawn(world, [*best, *worst]))[0] > 1
    assert given(redrawn(world, [*worst, *best]))[0] < -1


def test_the_luck_of_a_draw_is_0_on_average_over_all_draws(monkeypatch):
    monkeypatch.setattr(isle_luck, "DRAWS", 16)
    monkeypatch.setattr(isle_luck, "TURNS", 2)
    world, random = begun(), Random(6)
    pool = sorted([*world.bag, *(tile for offers in world.offers for tile, _ in offers)])
    found = []
    for number in range(40):
        twin = redrawn(world, random.sample(pool, 6))
        tiles, _ = finished(isle_luck.chances_of(twin, Random(number)))
        found.append(tiles.points[0])
    mean = sum(found) / len(found)
    error = (sum((each - mean) ** 2 for each in found) / (len(found) * (len(found) - 1))) ** 0.5
    assert error > 0.1, "draws differ"
    assert abs(mean) < 3.5 * error


def test_luck_is_scaled_by_what_was_learned_and_states_its_uncertainty():
    factors = {"isle": {"tiles": {"2": {"slope": 0.8, "error": 0.05, "count": 200}}}}
    slope, error = luck_slope("isle", "tiles", 2, factors)
    assert slope == pytest.approx(0.8, abs=0.01)
    stated = luck_json("isle", 7, Chance("tiles", 4, 2, [10.0, -10.0], [0.5, 0.5]), factors)
    assert stated["points"] == [round(10 * slope, 2), round(-10 * slope, 2)]
    assert stated["uncertainty"][0] == pytest.approx(((10 * error) ** 2 + (0.5 * slope) ** 2) ** 0.5, abs=0.01)
    assert (stated["step"], stated["round"], stated["source"]) == (7, 4, "tiles")


def test_before_anything_is_learned_the_order_gives_nothing_in_skylands():
    assert luck_slope("skylands", "order", 2, {})[0] == 0
    learned = {"skylands": {"order": {"2": {"slope": -1.5, "error": 0.1, "count": 99}}}}
    assert luck_slope("skylands", "order", 2, learned)[0] < -1
