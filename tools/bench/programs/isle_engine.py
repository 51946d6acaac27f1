"""Runs on CPython and inside Pyodide: microseconds of the public verbs of Isle of Skye on a territory of 13 tiles."""

import json
import time
from collections.abc import Callable

from skye.core.canonical import digest
from skye.core.chance import stream
from skye.isle import GAME
from skye.isle.fitting import placements
from skye.isle.scoring import GOALS, score_goal
from skye.isle.state import State
from skye.isle.survey import Survey, territory_of
from skye.isle.tiles import TILES

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
SEATS = [{"name": clan, "clan": clan} for clan in ("blue", "yellow", "red", "white")]
RUNS = 40
BATCHES = 5


def median(task: Callable[[], object], runs: int = RUNS) -> float:
    """The microseconds of one call: the median of a batch, in the quietest of several batches."""
    batches = []
    for _ in range(BATCHES):
        times = []
        for _ in range(runs):
            start = time.perf_counter()
            task()
            times.append(time.perf_counter() - start)
        batches.append(sorted(times)[runs // 2])
    return 1e6 * min(batches)


def new_game(players: int, seed: str) -> State:
    """The start of a game."""
    return GAME.new_game(GAME.parse_setup({"seats": SEATS[:players], "seed": seed}))


def random_game(players: int, seed: str) -> State:
    """A whole game at random by the public verbs."""
    state = new_game(players, seed)
    random = stream(seed, "moves")
    while to_act := GAME.to_act(state):
        state = GAME.apply(state, random.choice(GAME.legal_actions(state, to_act[0])))
    return state


def all_goals(land: Survey) -> list[object]:
    """Every goal with its reasons."""
    return [score_goal(goal, [land, land], [3, 4]) for goal in GOALS]


def figures() -> dict[str, float]:
    """All figures by name."""
    land = territory_of(LAND)
    tile = TILES["35"]
    state = new_game(4, "bench").with_seat(0, territory=land)
    place = placements(land, tile)[0]
    args = {"tile": tile.id, "x": place.x, "y": place.y, "turn": place.turn}
    finished = random_game(4, "bench")
    return {
        "placements": median(lambda: placements(land, tile)),
        "preview": median(lambda: GAME.ask(state, 0, "preview", args)),
        "goals": median(lambda: all_goals(Survey(land))),
        "offers": median(lambda: GAME.ask(state, 0, "offers", {}), RUNS // 10),
        "sheet": median(lambda: GAME.ask(finished, None, "sheet", {}), RUNS // 4),
        "view": median(lambda: GAME.view(finished, 0)),
        "digest": median(lambda: digest(finished), RUNS // 10),
        "game 2": median(lambda: random_game(2, "bench"), RUNS // 10),
        "game 4": median(lambda: random_game(4, "bench"), RUNS // 10),
    }


print(json.dumps(figures()))
