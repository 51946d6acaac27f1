"""Runs on CPython and inside Pyodide: the speed of the search core of Isle of Skye, beside python-chess where it is."""

import json
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from skye.bots.isle.minds import Medium
from skye.isle.search.tables import LANDSCAPE, NUMBER, cell_at
from skye.isle.search.territory import Territory, territory_of
from skye.isle.search.world import World, play_randomly, random_world

LAND = [
    ("castle-blue", 0, 0, 0),
    ("61", 0, -1, 1),
    ("21", 0, -2, 2),
    ("46", 1, -2, 0),
    ("23", -1, -1, 3),
    ("58", 1, -1, 0),
    ("25", 1, -3, 3),
    ("13", 0, 1, 1),
    ("06", 0, -3, 1),
    ("31", 1, -4, 1),
    ("24", 2, -2, 1),
    ("10", -1, -3, 1),
    ("66", 2, -1, 0),
]
SHORTEST = 20
LONGEST = 1.5
"""At least so many batches of each task, and batches for about so many seconds."""


def quietest(task: Callable[[], int]) -> float:
    """Microseconds of one step in the quietest of many short batches; the task tells how many steps it did."""
    best = float("inf")
    end = time.perf_counter() + LONGEST
    batches = 0
    while batches < SHORTEST or time.perf_counter() < end:
        batches += 1
        start = time.perf_counter()
        steps = task()
        best = min(best, (time.perf_counter() - start) / steps)
    return 1e6 * best


def grow_lands() -> int:
    """Lay tiles at random on new lands: the legal placements of a tile and laying it are one step."""
    random = Random(1)
    steps = 0
    for _ in range(4):
        land = Territory(LANDSCAPE)
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
    mind = Medium()
    seats = range(len(world.gold))
    while world.round < world.rounds:
        world.begin_round(random)
        stakes = [next(mind.price(world, seat, random))[0] for seat in seats]
        for seat in seats:
            world.stake(seat, *stakes[seat])
        for seat in world.order():
            purchase = next(mind.buy(world, seat, random))[0]
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


def figures() -> dict[str, float]:
    """All figures by name, in microseconds."""
    land = territory_of(LAND)
    tile = NUMBER["35"]

    def legal() -> int:
        for _ in range(50):
            land.legal(tile)
        return 50

    def lay_and_take_back() -> int:
        placements = land.legal(tile)
        for placement in placements:
            land.place(tile, placement)
            land.unplace()
        return len(placements)

    def read_goals() -> int:
        for _ in range(200):
            land.goals()
        return 200

    def read_goal() -> int:
        for _ in range(200):
            land.goal(7)
        return 200

    def reckon_goals() -> int:
        for _ in range(4):
            territory_of(LAND).goals()
        return 4

    tasks: dict[str, Any] = {
        "tile": grow_lands,
        "scan": scan,
        "legal": legal,
        "lay and take back": lay_and_take_back,
        "goal read": read_goal,
        "goals read": read_goals,
        "goals reckoned": reckon_goals,
        "random game 2": random_games(2),
        "random game 4": random_games(4),
        "greedy game 2": greedy_games,
    }
    if find_spec("chess") is not None:
        tasks["chess"] = chess_moves
        positions = chess_positions()
        tasks["chess legal"] = lambda: chess_legal_moves(positions)
    assert land.legal(tile) and cell_at(0, 0) in land.tiles
    return {name: quietest(task) for name, task in tasks.items()}


print(json.dumps(figures()))
