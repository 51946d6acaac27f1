"""Runs on CPython and inside Pyodide: microseconds of the public verbs of Skylands in the middle of a game."""

from collections.abc import Callable

from skye.core.chance import stream
from skye.skylands import GAME
from skye.skylands.questions import ask_placements
from skye.skylands.state import State
from tools.bench.programs.batches import Batches, times

SEATS = [{"name": clan, "clan": clan} for clan in ("blue", "yellow", "red", "white")]


def random_game(players: int, seed: str, *, until: Callable[[State], bool] = lambda state: False) -> State:
    """A random game by the public verbs, to its end or until something is so."""
    state = GAME.new_game(GAME.parse_setup({"seats": SEATS[:players], "seed": seed}))
    random = stream(seed, "moves")
    while (to_act := GAME.to_act(state)) and not until(state):
        state = GAME.apply(state, random.choice(GAME.legal_actions(state, to_act[0])))
    return state


def has_taken(state: State) -> bool:
    """Whether somebody who has some land may take a tile."""
    if state.phase != "discover":
        return False
    seat = GAME.to_act(state)[0]
    view = GAME.view(state, seat)
    return len(view["seats"][seat]["board"]) >= 6 and any(
        ask_placements(state, seat, {"tile": tile})["cells"] for tile in view["revealed"]
    )


def tasks() -> dict[str, Callable[[], int]]:
    """All tasks by name."""
    state = random_game(4, "bench", until=has_taken)
    seat = GAME.to_act(state)[0]
    places = {tile: ask_placements(state, seat, {"tile": tile}) for tile in GAME.view(state, seat)["revealed"]}
    tile = next(tile for tile, found in places.items() if found["cells"])
    cell = places[tile]["cells"][0]
    laid = {"tile": tile, "x": cell["x"], "y": cell["y"], "turn": cell["turns"][0]}
    return {
        "placements": times(20, lambda: ask_placements(state, seat, {"tile": tile})),
        "preview": times(10, lambda: GAME.ask(state, seat, "preview", laid)),
        "legal": times(100, lambda: GAME.legal_actions(state, seat)),
        "view": times(10, lambda: GAME.view(state, seat)),
        "game 2": times(1, lambda: random_game(2, "bench")),
        "game 4": times(1, lambda: random_game(4, "bench")),
    }


run = Batches(tasks())
step, report = run.step, run.report
