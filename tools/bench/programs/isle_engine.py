"""Runs on CPython and inside Pyodide: microseconds of the public verbs of Isle of Skye on a territory of 13 tiles."""

from collections.abc import Callable

from skye.core.canonical import digest
from skye.core.chance import stream
from skye.games import REGISTER
from skye.isle import GAME
from skye.isle.editions import newest_edition
from skye.isle.fitting import placements
from skye.isle.scoring import score_goal
from skye.isle.state import State
from skye.isle.survey import Survey, territory_of
from skye.isle.tiles import TILES
from tools.bench.programs.batches import Batches, times
from tools.bench.programs.land import LAND

SEATS = [{"name": clan, "clan": clan} for clan in ("blue", "yellow", "red", "white")]


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
    return [score_goal(goal, [land, land], [3, 4]) for goal in newest_edition().goals]


def tasks() -> dict[str, Callable[[], int]]:
    """All tasks by name."""
    land = territory_of(LAND)
    tile = TILES["35"]
    state = new_game(4, "bench").with_seat(0, territory=land)
    place = placements(land, tile)[0]
    args = {"tile": tile.id, "x": place.x, "y": place.y, "turn": place.turn}
    finished = random_game(4, "bench")
    return {
        "placements": times(20, lambda: placements(land, tile)),
        "preview": times(10, lambda: GAME.ask(state, 0, "preview", args)),
        "goals": times(10, lambda: all_goals(Survey(land))),
        "worths": times(4, lambda: REGISTER["isle"].ask(state, 0, "worths", {})),
        "sheet": times(10, lambda: GAME.ask(finished, None, "sheet", {})),
        "view": times(10, lambda: GAME.view(finished, 0)),
        "digest": times(4, lambda: digest(finished)),
        "game 2": times(1, lambda: random_game(2, "bench")),
        "game 4": times(1, lambda: random_game(4, "bench")),
    }


run = Batches(tasks())
step, report = run.step, run.report
