"""Self-play of the champion, and the weights that best explain how the games ended."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from skye.bots.isle.building import beam_steps
from skye.bots.isle.champion.hands import Hands, hand_values
from skye.bots.isle.champion.learned import OF_A_GOAL, Weights, features, gold_table, land_outlook
from skye.bots.isle.champion.market import PAIRS, Buying, Market
from skye.bots.isle.champion.stakes import MIXED, Budget, fictitious_play
from skye.core.equations import solved
from skye.isle.search.world import World, random_world

QUICK = Budget(first=3, keep=24, rounds=12, duel=12, most=120, duelists=MIXED, is_careful=False)
"""Enough of the search to play well, a hundred games in a few seconds."""

NEAR = 1.0
"""Stakes that come to this many points less than the best one are not drawn."""

GIFT = 8
"""The most gold that chance gives or takes between rounds: the value of gold shows only where it differs by chance."""
CARELESS = 0.1
"""How often a seat passes though it would buy, for the same reason."""

PENALTY = 50.0
PENALTY_OF_GOALS = 300.0
"""How much the first weights are trusted, and those of goals, of which there are many: the variance of a result over
that of a feature's effect."""

Row = tuple[int, dict[str, float], float]
"""Rounds to come, how the features of a seat differ from the mean of the others, and by how much its lead grew."""


@dataclass(frozen=True, slots=True)
class Job:
    """One game to learn from."""

    seats: int
    seed: str
    weights: Mapping[int, Weights]
    """By rounds still to come."""


def play_game(job: Job) -> list[Row]:
    """Play one game of the champion against itself and return a row for each seat after each round but the last.

    >>> from skye.bots.isle.champion.learned import default_weights
    >>> weights = {left: default_weights(2, left) for left in range(6)}
    >>> [row[0] for row in play_game(Job(2, "heather", weights))]
    [5, 5, 4, 4, 3, 3, 2, 2, 1, 1]
    """
    random = Random(job.seed)
    world = random_world(random, job.seats)
    seen: list[tuple[int, list[dict[str, float]], list[int]]] = []
    while world.round < world.rounds:
        world.begin_round(random)
        play_round(world, job.weights, random)
        left = world.rounds - world.round
        if left:
            seat = random.randrange(job.seats)
            world.gold[seat] = max(0, world.gold[seat] + random.randint(-GIFT, GIFT))
            seen.append((left, [features(world, each) for each in range(job.seats)], world.points[:]))
    return [
        (left, _difference(found, seat), _lead(world.points, seat) - _lead(points, seat))
        for left, found, points in seen
        for seat in range(job.seats)
    ]


def play_round(world: World, weights: Mapping[int, Weights], random: Random) -> None:
    """Play a round that has begun: the champion in all seats, with a small budget and some careless passing."""
    left = world.rounds - world.round
    market = _market(world, weights[left])
    *_, (mixtures, _) = fictitious_play(market, QUICK)
    assert mixtures is not None
    tiles = [[tile for tile, _ in offers] for offers in world.offers]
    seats = len(tiles)
    prices, on_offer, kept = [0] * (3 * seats), [], [0] * seats
    for seat, mixture in enumerate(mixtures):
        stake = mixture.draw(random, NEAR)
        discard, first, second = stake
        world.stake(seat, *stake)
        for place, price in zip(PAIRS[discard], (first, second), strict=True):
            prices[3 * seat + place] = price
            on_offer.append(3 * seat + place)
        kept[seat] = 7 ^ (1 << discard)
    order = world.order()
    bought = [0] * seats
    for number, seat in enumerate(order):
        buying = Buying(market, prices, on_offer, kept, bought, world.gold)
        _, choice = buying.rated(order[number:])[0]
        if choice >= 0 and random.random() >= CARELESS:
            on_offer.remove(choice)
            bought[seat] = choice + 1
            kept[choice // 3] ^= 1 << choice % 3
            world.buy(seat, choice // 3, tiles[choice // 3][choice % 3])
    world.keep()
    for seat, land in enumerate(world.lands):
        hand = world.hands[seat]
        ways = [steps for steps, _ in beam_steps(land_outlook(world, seat, weights[left]), land, hand, 3)]
        for tile, placement in ways[-1] if ways else ():
            world.place(seat, tile, placement)
        for tile in hand[:]:
            world.give_up(seat, tile)
        land.log.clear()
    world.end_round()


def _market(world: World, weights: Weights) -> Market:
    seats = range(len(world.gold))
    tiles = [[tile for tile, _ in offers] for offers in world.offers]
    hands: list[Hands] = []
    for seat in seats:
        *_, values = hand_values(world.lands[seat], seat, tiles, land_outlook(world, seat, weights))
        assert values is not None
        hands.append(values)
    letters, _ = world.track[world.round - 1]
    shows = any(world.goals[letter].compares_gold for letter in letters)
    rivalry = [[0.0 if other == seat else 1 / (len(seats) - 1) for other in seats] for seat in seats]
    return Market(world.order(), world.gold[:], hands, [gold_table(world, weights)] * len(seats), rivalry, shows)


def _difference(found: Sequence[Mapping[str, float]], seat: int) -> dict[str, float]:
    """The features of a seat less the mean of the others."""
    others = len(found) - 1
    difference = dict(found[seat])
    for number, each in enumerate(found):
        if number != seat:
            for name, value in each.items():
                difference[name] = difference.get(name, 0.0) - value / others
    return {name: value for name, value in difference.items() if value}


def _lead(points: Sequence[int], seat: int) -> float:
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


def fitted(rows: Iterable[Row], left: int, start: Weights) -> dict[str, float]:
    """The weights for so many rounds to come: least squares, drawn towards the weights that learning starts from.

    >>> rows = [(1, {"tile": 1.0}, 2.0), (1, {"tile": -1.0}, -2.0)] * 500
    >>> round(fitted(rows, 1, {"tile": 0.0})["tile"], 1)
    1.9
    """
    names = list(start)
    place = {name: number for number, name in enumerate(names)}
    size = len(names)
    squares = [[0.0] * size for _ in names]
    products = [0.0] * size
    count = 0
    for row_left, difference, grown in rows:
        if row_left != left:
            continue
        count += 1
        pairs = [(place[name], value) for name, value in difference.items()]
        rest = grown - sum(start[names[number]] * value for number, value in pairs)
        for number, value in pairs:
            products[number] += value * rest
            line = squares[number]
            for other, more in pairs:
                line[other] += value * more
    for number in range(size):
        variance = squares[number][number] / max(1, count)
        penalty = PENALTY_OF_GOALS if names[number].startswith(OF_A_GOAL) else PENALTY
        squares[number][number] += penalty * variance + 1e-9
    change = solved(squares, products)
    return {name: round(start[name] + change[number], 3) for number, name in enumerate(names)}


def rows_of(games: Iterable[Sequence[Row]]) -> Iterator[Row]:
    """The rows of all games."""
    for rows in games:
        yield from rows
