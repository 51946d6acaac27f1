"""Runs on CPython and inside Pyodide: the speed of the search core of Isle of Skye, beside python-chess where it is."""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from skye.bots.isle.economy import Memory, appraise
from skye.bots.isle.minds import Medium
from skye.isle.editions import newest_edition
from skye.isle.goals import GOALS
from skye.isle.goals.areas import LARGEST_WATER
from skye.isle.search.counted import CountedTerritory, counted_territory
from skye.isle.search.numbers import LANDSCAPE, NUMBER, cell_at
from skye.isle.search.world import World, play_randomly, random_world
from tools.bench.programs.batches import Batches, times
from tools.bench.programs.land import LAND


def grow_lands() -> int:
    """Place tiles at random on new territories; the legal placements of a tile and placing it are one step."""
    random = Random(1)
    steps = 0
    for _ in range(4):
        land = CountedTerritory(LANDSCAPE)
        for tile in random.sample(range(LANDSCAPE), 18):
            placements = land.legal(tile)
            if placements:
                land.place(tile, placements[int(random.random() * len(placements))])
                steps += 1
    return steps


def random_games(seats: int) -> Callable[[], int]:
    """Whole random games; one game is one step."""

    def task() -> int:
        random = Random(seats)
        for _ in range(4):
            play_randomly(random_world(random, seats), random)
        return 4

    return task


def greedy_games() -> int:
    """Whole games of two medium players in the search core."""
    random = Random(2)
    play_greedily(random_world(random, 2), random)
    return 1


def play_greedily(world: World, random: Random) -> None:
    """A game of medium players."""
    mind, memory = Medium(), Memory()
    seats = range(len(world.gold))
    while world.round < world.rounds:
        world.begin_round(random)
        stakes = [next(mind.price(appraise(world, memory), seat, random))[0] for seat in seats]
        for seat in seats:
            world.stake(seat, *stakes[seat])
        for seat in world.order():
            purchase = next(mind.buy(appraise(world, memory), seat, random))[0]
            if purchase is not None:
                world.buy(seat, *purchase)
        world.keep()
        for seat in seats:
            while world.hands[seat]:
                step = next(mind.build(world, seat, random))[0]
                if step is None:
                    world.give_up(seat, world.hands[seat][0])
                else:
                    world.place(seat, *step)
        world.end_round()


def chess_moves() -> int:
    """Random moves of python-chess: the legal moves and pushing one are one step."""
    chess: Any = import_module("chess")
    random = Random(1)
    moves = 0
    board = chess.Board()
    for _ in range(60):
        legal = list(board.legal_moves)
        if not legal:
            break
        board.push(legal[int(random.random() * len(legal))])
        moves += 1
    return moves


def chess_positions() -> list[Any]:
    """Some positions of python-chess from a random game."""
    chess: Any = import_module("chess")
    random = Random(1)
    board = chess.Board()
    positions: list[Any] = []
    while len(positions) < 40 and (legal := list(board.legal_moves)):
        positions.append(board.copy())
        board.push(legal[int(random.random() * len(legal))])
    return positions


def chess_legal_moves(positions: list[Any]) -> int:
    """The legal moves of python-chess alone."""
    for board in positions:
        list(board.legal_moves)
    return len(positions)


def scan() -> int:
    """A scan of a dictionary of 13 cells for free neighbours: the limit of a search for places without a memory."""
    cells = {(x, y): tile for tile, x, y, _ in LAND}
    for _ in range(50):
        free = 0
        for x, y in cells:
            free += (x, y - 1) not in cells
            free += (x + 1, y) not in cells
            free += (x, y + 1) not in cells
            free += (x - 1, y) not in cells
    return 50


def tasks() -> dict[str, Callable[[], int]]:
    """All tasks by name."""
    land = counted_territory(LAND)
    tile = NUMBER["35"]
    assert land.legal(tile) and cell_at(0, 0) in land.tiles

    def lay_and_take_back() -> int:
        placements = land.legal(tile)
        for placement in placements:
            land.place(tile, placement)
            land.unplace()
        return len(placements)

    goals = [GOALS[goal] for goal in newest_edition().first_game]

    def recount() -> list[int]:
        recounted = counted_territory(LAND)
        return [goal.units(recounted) for goal in goals]

    found: dict[str, Callable[[], int]] = {
        "tile": grow_lands,
        "scan": scan,
        "legal": times(50, partial(land.legal, tile)),
        "lay and take back": lay_and_take_back,
        "goal read": times(200, partial(LARGEST_WATER.units, land)),
        "goals read": times(200, lambda: [goal.units(land) for goal in goals]),
        "goals recounted": times(4, recount),
        "random game 2": random_games(2),
        "random game 4": random_games(4),
        "greedy game 2": greedy_games,
    }
    if find_spec("chess") is not None:
        positions = chess_positions()
        found["chess"] = chess_moves
        found["chess legal"] = lambda: chess_legal_moves(positions)
    return found


run = Batches(tasks())
step, report = run.step, run.report
