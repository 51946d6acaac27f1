"""Every option of a step of the engine with what it is worth; what search leaves out, hostel and trades, is here."""

from __future__ import annotations

from skye.bots.skylands.ahead.policy import Player
from skye.bots.skylands.ahead.value import STAGES
from skye.core.tile import different_turns
from skye.skylands.actions import Action, Convert, Create, Deploy, Discard, Done, Lodge, Pass, Place, Take
from skye.skylands.rules import apply, legal_actions
from skye.skylands.search.board import Board, board_of
from skye.skylands.search.world import World, world_of
from skye.skylands.state import Phase, State
from skye.skylands.tiles import ALL_TILES, COLUMNS, SPECIALS

_LEAST = float("-inf")


def best(player: Player, state: State) -> Action:
    """The option that leads to the best board for the seat to act, in any phase but choosing."""
    return max(rated(player, state), key=lambda each: each[0])[1]


def rated(player: Player, state: State) -> list[tuple[float, Action]]:
    """Every option worth a look with the value of the board it leads to; options that look the same are listed once."""
    seat = state.acting
    world = world_of(state, player.judge.known_lands)
    board = world.boards[seat]
    time_left = player.judge.time_left(world) if state.phase is not Phase.START else 1.0
    before = player.judge.value(board, time_left)
    actions = legal_actions(state, seat)
    eye = player.judge.eye(board, round(time_left * STAGES))
    found: list[tuple[float, Action]] = []
    seen: set[tuple[str, int, int, int]] = set()
    snug: dict[str, set[tuple[int, int]]] = {}
    for action in actions:
        if isinstance(action, Done | Pass | Discard):
            found.append((before, action))
        elif isinstance(action, Take | Place):
            edges = ALL_TILES[action.tile].edges
            look = (edges, action.x, action.y, action.turn)
            if action.turn not in different_turns(edges) or look in seen:
                continue
            seen.add(look)
            square = COLUMNS * action.y + action.x
            if edges not in snug:
                snug[edges] = {each[1:] for each in eye.looks(board, edges)[: player.width]}
            if (square, action.turn) not in snug[edges]:
                continue
            if action.tile in SPECIALS:
                found.append((_special_worth(player, world, seat, action, time_left), action))
            else:
                found.append((before + eye.gain(board, action.tile, square, action.turn, time_left), action))
        elif isinstance(action, Create):
            gain = player.purchase(world, board, action.special, time_left, has_bonus=state.has_bonus)
            if gain is not None:
                found.append((before + gain[0], action))
            else:
                found.append((_worth(player, played_out(player, apply(state, action), seat), seat, time_left), action))
        elif isinstance(action, Lodge):
            if state.phase is Phase.DEPLOY:
                # Room is made for those who come, so it is only worth what is deployed after it.
                found.append((_lodged_worth(player, apply(state, action), seat, time_left), action))
        elif isinstance(action, Convert):
            found.append((_worth(player, _converted(apply(state, action), seat), seat, time_left), action))
        else:
            found.append((_worth(player, apply(state, action), seat, time_left), action))
    return found


def played_out(player: Player, state: State, seat: int) -> State:
    """The state in which nothing of a seat's step is left but to end it."""
    while state.acting == seat and state.phase is not Phase.CHOOSE and state.phase is not Phase.END:
        action = best(player, state)
        if isinstance(action, Done | Pass):
            break
        state = apply(state, action)
    return state


def after_step(player: Player, state: State) -> World:
    """The world for search once the step under way is ended; nothing of it is left but that."""
    world = world_of(state, player.judge.known_lands)
    if state.step.is_bonus:
        world.revealed = []
    else:
        world.position += 1
    return world


def _worth(player: Player, state: State, seat: int, time_left: float) -> float:
    return player.judge.value(board_of(state.seats[seat], player.judge.known_lands), time_left)


def _special_worth(player: Player, world: World, seat: int, action: Take | Place, time_left: float) -> float:
    laid = world.copy()
    laid.lay(seat, action.tile, COLUMNS * action.y + action.x, action.turn)
    board: Board = laid.boards[seat]
    return player.judge.value(board, time_left)


def _lodged_worth(player: Player, state: State, seat: int, time_left: float) -> float:
    options = [action for action in legal_actions(state, seat) if isinstance(action, Deploy)]
    return max((_worth(player, apply(state, action), seat, time_left) for action in options), default=_LEAST)


def _converted(state: State, seat: int) -> State:
    """The state after all that can be converted on top, the most each time."""
    while True:
        options = [action for action in legal_actions(state, seat) if isinstance(action, Convert)]
        if not options:
            return state
        after = [apply(state, action) for action in options]
        state = max(after, key=lambda each: each.seats[seat].collected + each.seats[seat].written)
