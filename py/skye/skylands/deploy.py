"""Deploy inhabitants (rule 18): fill the free spaces of a complete island, the active player of two."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from skye.skylands import events
from skye.skylands.actions import Action, Deploy
from skye.skylands.land import Island
from skye.skylands.placing import filled
from skye.skylands.state import Seat, State, count_of
from skye.skylands.tiles import COLOUR_OF


def most_islands(state: State) -> int:
    """How many islands the acting seat may fill.

    >>> from skye.skylands.sample import example
    >>> most_islands(example("0 choose deploy")), most_islands(example("0 choose deploy", "0 pass"))
    (2, 1)
    """
    return 2 if state.has_bonus else 1


def can_act(state: State) -> bool:
    """Whether the acting seat has an island to fill.

    >>> from skye.skylands.sample import example
    >>> can_act(example("0 choose deploy"))
    True
    """
    return bool(fillable(state, state.player))


def actions(state: State) -> list[Action]:
    """Every island that may be filled now.

    >>> from skye.skylands.sample import example
    >>> actions(example("0 choose deploy"))
    [Deploy(seat=0, island='2,1,0')]
    """
    if len(state.step.deployed) >= most_islands(state):
        return []
    return [Deploy(state.acting, island.id) for island in fillable(state, state.player)]


def implied(state: State) -> Deploy | None:
    """The next island to fill if all that can be filled may be, and the supply has enough for all of them.

    >>> from skye.skylands.sample import example
    >>> implied(example("0 choose deploy")), implied(example("0 choose deploy", "0 pass"))
    (Deploy(seat=0, island='2,1,0'), None)
    """
    islands = fillable(state, state.player)
    if not islands or len(islands) > most_islands(state) - len(state.step.deployed):
        return None
    wanted = Counter[str]()
    for island in islands:
        wanted[COLOUR_OF[island.terrain]] += state.player.free_spaces(island)
    is_enough = all(count <= count_of(state.supply, colour) for colour, count in wanted.items())
    return Deploy(state.acting, islands[0].id) if is_enough or len(islands) == 1 else None


def fillable(state: State, player: Seat) -> list[Island]:
    """The complete islands of a player with a free space for which the supply has inhabitants.

    >>> from skye.skylands.sample import example
    >>> state = example()
    >>> [island.id for island in fillable(state, state.seats[1])]
    ['1,1,0', '2,1,0']
    """
    return [island for island in player.land.islands if fill_fault(state, player, island) is None]


def fill_fault(state: State, player: Seat, island: Island) -> str | None:
    """The code of why an island cannot be filled, None when it can.

    >>> from skye.skylands.sample import example
    >>> state = example()
    >>> fill_fault(state, state.player, state.player.land.by_id["1,1,0"])
    'nobody_lives_in_a_city'
    """
    if island.open_edges:
        return "not_complete"
    colour = COLOUR_OF.get(island.terrain)
    if colour is None:
        return "nobody_lives_in_a_city"
    if player.free_spaces(island) == 0:
        return "island_full"
    if count_of(state.supply, colour) == 0:
        return "supply_empty"
    return None


def deploy(state: State, action: Deploy) -> State:
    """Fill an island (rule 18).

    >>> from skye.skylands.sample import example
    >>> deploy(example("0 choose deploy"), Deploy(0, "2,1,0")).seats[0].inhabitants
    {'2,1,0': 2}
    """
    if len(state.step.deployed) >= most_islands(state):
        raise state.refusal("already_acted", action.seat)
    island = state.player.land.by_id.get(action.island)
    if island is None:
        raise state.refusal("no_such_island", action.seat, island=action.island)
    fault = fill_fault(state, state.player, island)
    if fault is not None:
        raise state.refusal(fault, action.seat, island=action.island)
    step = replace(state.step, has_acted=True, deployed=(*state.step.deployed, island.id))
    return filled(replace(state, step=step), action.seat, island, events.Deployed)
