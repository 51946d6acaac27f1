"""The best placement, deployment and conversion of one seat by the evaluation."""

from __future__ import annotations

from collections.abc import Sequence

from skye.bots.skylands.evaluation.evaluator import Evaluator
from skye.bots.skylands.evaluation.people import people_value
from skye.skylands.convert import BONUS_POINTS
from skye.skylands.scoring import INHABITANTS_PER_POINT
from skye.skylands.search.board import Board
from skye.skylands.search.tables import CITY
from skye.skylands.search.world import CRYSTAL, World
from skye.skylands.tiles import ALL_TILES

Placement = tuple[str, int, int]
"""A tile, its square and its turn."""

Deployment = tuple[int, int]
"""A complete island: its terrain and its index in the list of that terrain."""

Conversion = tuple[tuple[int, ...], tuple[int, ...]]
"""Crystal islands and cities by their indices in the lists of a board."""

_LEAST = float("-inf")


def best_placement(
    evaluator: Evaluator, board: Board, tiles: Sequence[str], time_left: float, width: int
) -> tuple[float, Placement | None]:
    """The gain of the best placement of one of the tiles, and the placement; None when to pass is better.

    Only the `width` snuggest placements of each tile are evaluated.

    >>> best_placement(Evaluator((), 2), Board(), ["whole-city"], 1.0, 1)[1]
    ('whole-city', 19, 0)
    """
    land = evaluator.land_value(board, time_left)
    best, best_gain = None, 0.0
    for tile in tiles:
        edges = ALL_TILES[tile].edges
        known = land.best_placements.get((edges, width))
        if known is None:
            known = (_LEAST, 0, 0)
            for _, square, turn in land.spots(board, edges)[:width]:
                gain = land.gain(board, tile, square, turn, time_left)
                if gain > known[0]:
                    known = (gain, square, turn)
            land.best_placements[(edges, width)] = known
        if known[0] > best_gain:
            best_gain, best = known[0], (tile, known[1], known[2])
    return best_gain, best


def best_deployment(
    evaluator: Evaluator, world: World, board: Board, time_left: float
) -> tuple[float, Deployment | None]:
    """The gain of the best island to deploy on, and the island.

    >>> best_deployment(Evaluator((), 2), World([]), Board(), 1.0)
    (0.0, None)
    """
    terrains = [terrain for terrain in (0, 1, 2) if board.free[terrain] and world.supply[terrain]]
    if not terrains:
        return 0.0, None
    weights = evaluator.weights
    people, free, spaces = board.people[:], board.free[:], board.spaces
    before = people_value(weights, time_left, people, free, spaces)
    each = 1 / INHABITANTS_PER_POINT + board.specials.effects.worth_per_inhabitant
    best, best_gain = None, 0.0
    for terrain in terrains:
        most, index = 0, -1
        for number, (room, living) in enumerate(board.homes[terrain]):
            if room - living > most:
                most, index = room - living, number
        count = min(most, world.supply[terrain])
        people[terrain] += count
        free[terrain] -= count
        gain = people_value(weights, time_left, people, free, spaces) - before + each * count
        people[terrain] -= count
        free[terrain] += count
        if gain > best_gain:
            best, best_gain = (terrain, index), gain
    return best_gain, best


def deployment_gain(evaluator: Evaluator, world: World, board: Board, time_left: float, islands: int) -> float:
    """The gain of deploying on one or two islands.

    >>> deployment_gain(Evaluator((), 2), World([]), Board(), 1.0, 2)
    0.0
    """
    gain, island = best_deployment(evaluator, world, board, time_left)
    if islands == 1 or island is None:
        return gain
    terrain, index = island
    spaces, living = board.homes[terrain][index]
    count = min(spaces - living, world.supply[terrain])
    board.settle(terrain, index, count)
    more, _ = best_deployment(evaluator, world, board, time_left)
    board.settle(terrain, index, -count)
    return gain + more


def best_conversion(board: Board, *, has_bonus: bool) -> tuple[float, Conversion | None]:
    """The gain of the best conversion beyond the points the inhabitants are worth anyway, and the conversion.

    >>> best_conversion(Board(), has_bonus=True)
    (0.0, None)
    """
    cities = board.homes[CITY]
    homes = board.homes[CRYSTAL]
    guests = board.hostel[CRYSTAL]
    if not cities or not board.people[CRYSTAL]:
        return 0.0, None
    best: Conversion | None = None
    best_points = best_moved = 0
    for sources, into in _conversions(board, has_bonus=has_bonus):
        room = sum([cities[city][0] for city in into])
        moved = min(room, sum([homes[source][1] for source in sources]) + guests)
        points = moved
        if moved and board.entry_points:
            points += board.points_when_entered(into)
        if points > best_points:
            best, best_points, best_moved = (sources, into), points, moved
    if best is None:
        return 0.0, None
    return best_points - best_moved / 2 + (BONUS_POINTS if has_bonus else 0), best


def _conversions(board: Board, *, has_bonus: bool) -> list[Conversion]:
    """The conversions worth a look: the fullest crystal islands into the largest cities, or into those that pay."""
    cities, homes = board.homes[CITY], board.homes[CRYSTAL]
    sources = sorted(range(len(homes)), key=lambda index: -homes[index][1])[:2]
    into = sorted(range(len(cities)), key=lambda index: -cities[index][0])[:2]
    for spaces in board.entry_points:
        paying = next(index for index, city in enumerate(cities) if city[0] == spaces)
        if paying not in into:
            into.append(paying)
    found: list[Conversion] = [((*sources[:1],), (city,)) for city in into]
    if has_bonus:
        if len(sources) > 1 and homes[sources[1]][1]:
            found += [((sources[0], sources[1]), (city,)) for city in into]
        if len(into) > 1:
            found += [((*sources[:1],), (into[0], city)) for city in into[1:]]
    return found
