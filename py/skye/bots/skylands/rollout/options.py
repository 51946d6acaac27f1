"""The options of a step rated by estimates, with what search leaves out: the hostel and trades."""

from __future__ import annotations

from collections.abc import Sequence

from skye.bots.skylands.rollout.player import RolloutPlayer
from skye.bots.skylands.rollout.purchases import purchase_gain
from skye.skylands.actions import Action, Convert, Create, Deploy, Discard, Done, Lodge, Pass, Place, Take
from skye.skylands.rules import apply, legal_actions
from skye.skylands.search.board import Board
from skye.skylands.search.world import World
from skye.skylands.state import Phase, State
from skye.skylands.tiles import ALL_TILES, COLUMNS, SPECIALS


def best_option(player: RolloutPlayer, state: State) -> Action:
    """The option that leads to the best board for the seat to act, in any phase but choosing.

    >>> from skye.bots.skylands.evaluation.evaluator import Evaluator
    >>> from skye.skylands.sample import example
    >>> best_option(RolloutPlayer(Evaluator((), 2)), example("0 choose deploy"))
    Deploy(seat=0, island='2,1,0')
    """
    return max(rated_options(player, state), key=lambda rated: rated[0])[1]


def rated_options(player: RolloutPlayer, state: State) -> list[tuple[float, Action]]:
    """The options worth a look with the value of the board each leads to; of equal placements only the first.

    >>> from skye.bots.skylands.evaluation.evaluator import Evaluator
    >>> from skye.skylands.sample import example
    >>> len(rated_options(RolloutPlayer(Evaluator((), 2)), example("0 choose deploy")))
    2
    """
    seat = state.acting
    evaluator = player.evaluator
    world = evaluator.world_of(state)
    board = world.boards[seat]
    time_left = evaluator.time_left(world) if state.phase is not Phase.START else 1.0
    before = evaluator.value(board, time_left)
    found: list[tuple[float, Action]] = []
    for action in _worth_a_look(player, board, legal_actions(state, seat), time_left):
        if isinstance(action, Done | Pass | Discard):
            value = before
        elif isinstance(action, Take | Place):
            square = COLUMNS * action.y + action.x
            if action.tile in SPECIALS:
                value = _value_with_special(player, world, seat, action, time_left)
            else:
                land = evaluator.land_value(board, time_left)
                value = before + land.gain(board, action.tile, square, action.turn, time_left)
        elif isinstance(action, Create):
            gain = purchase_gain(evaluator, board, action.special, time_left, player.width, has_bonus=state.has_bonus)
            if gain is not None:
                value = before + gain
            else:
                value = _value(player, played_out(player, apply(state, action), seat), seat, time_left)
        elif isinstance(action, Lodge):
            if state.phase is not Phase.DEPLOY:
                continue
            # Room is made for new inhabitants, so it is worth what can be deployed after it.
            value = _value_after_lodging(player, apply(state, action), seat, time_left)
        elif isinstance(action, Convert):
            value = _value(player, _converted(apply(state, action), seat), seat, time_left)
        else:
            value = _value(player, apply(state, action), seat, time_left)
        found.append((value, action))
    return found


def played_out(player: RolloutPlayer, state: State, seat: int) -> State:
    """The state in which nothing of a seat's step is left but to end it.

    >>> from skye.bots.skylands.evaluation.evaluator import Evaluator
    >>> from skye.skylands.sample import example
    >>> played_out(RolloutPlayer(Evaluator((), 2)), example("0 choose deploy"), 0).player.inhabitants
    {'2,1,0': 2}
    """
    while state.acting == seat and state.phase is not Phase.CHOOSE and state.phase is not Phase.END:
        action = best_option(player, state)
        if isinstance(action, Done | Pass):
            break
        state = apply(state, action)
    return state


def world_after_step(player: RolloutPlayer, state: State) -> World:
    """The world for search after the step under way, of which nothing is left but to end it.

    >>> from skye.bots.skylands.evaluation.evaluator import Evaluator
    >>> from skye.skylands.sample import example
    >>> world_after_step(RolloutPlayer(Evaluator((), 2)), example("0 choose deploy")).position
    1
    """
    world = player.evaluator.world_of(state)
    if state.step.is_bonus:
        world.revealed = []
    else:
        world.position += 1
    return world


def is_useful(state: State, action: Action) -> bool:
    """Whether there is something to do for the chooser after choosing an action.

    >>> from skye.skylands.actions import Choose
    >>> from skye.skylands.sample import example
    >>> is_useful(example(), Choose(0, "deploy")), is_useful(example(), Choose(0, "convert"))
    (True, False)
    """
    after = apply(state, action)
    return after.phase is not Phase.END and len(legal_actions(after, action.seat)) > 1


def _worth_a_look(player: RolloutPlayer, board: Board, actions: Sequence[Action], time_left: float) -> list[Action]:
    """All actions, but of placements only the snuggest of each kind of tile, and of equal ones only the first."""
    land = player.evaluator.land_value(board, time_left)
    found: list[Action] = []
    seen: set[tuple[str, int, int]] = set()
    snug: dict[str, set[tuple[int, int]]] = {}
    for action in actions:
        if isinstance(action, Take | Place):
            edges = ALL_TILES[action.tile].edges
            spot = (COLUMNS * action.y + action.x, action.turn)
            if edges not in snug:
                snug[edges] = {each[1:] for each in land.spots(board, edges)[: player.width]}
            if spot not in snug[edges] or (edges, *spot) in seen:
                continue
            seen.add((edges, *spot))
        found.append(action)
    return found


def _value(player: RolloutPlayer, state: State, seat: int, time_left: float) -> float:
    return player.evaluator.value(player.evaluator.board_of(state.seats[seat]), time_left)


def _value_with_special(
    player: RolloutPlayer, world: World, seat: int, action: Take | Place, time_left: float
) -> float:
    after = world.copy()
    after.lay(seat, action.tile, COLUMNS * action.y + action.x, action.turn)
    return player.evaluator.value(after.boards[seat], time_left)


def _value_after_lodging(player: RolloutPlayer, state: State, seat: int, time_left: float) -> float:
    options = [action for action in legal_actions(state, seat) if isinstance(action, Deploy)]
    return max((_value(player, apply(state, action), seat, time_left) for action in options), default=float("-inf"))


def _converted(state: State, seat: int) -> State:
    """The state after all further conversions, each time the one that brings most."""
    while True:
        options = [action for action in legal_actions(state, seat) if isinstance(action, Convert)]
        if not options:
            return state
        after = [apply(state, action) for action in options]
        state = max(after, key=lambda each: each.seats[seat].collected + each.seats[seat].written)
