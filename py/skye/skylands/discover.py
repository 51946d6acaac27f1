"""Discover islands (rules 16 and 17): take one of the revealed tiles and place it at once, or pass."""

from __future__ import annotations

from dataclasses import replace

from skye.skylands import events
from skye.skylands.actions import Action, Take, take
from skye.skylands.placing import check_fit, laid
from skye.skylands.state import State
from skye.skylands.tiles import ALL_TILES


def needed_tiles(state: State) -> int:
    """How many tiles are revealed: one more than there are players (rule 16).

    >>> from skye.skylands.sample import example
    >>> needed_tiles(example(players=4))
    5
    """
    return len(state.seats) + 1


def revealed(state: State) -> State:
    """The state with tiles revealed from the stack, which is long enough.

    >>> from skye.skylands.sample import example
    >>> revealed(example()).revealed
    ('i74', 'i18', 'i02')
    """
    count = needed_tiles(state)
    tiles = state.stack[:count]
    state = replace(state, stack=state.stack[count:], revealed=tiles, reveals=state.reveals + 1)
    return state.with_event(events.Revealed(tiles))


def can_act(state: State) -> bool:
    """Whether a revealed tile fits on the acting seat's board.

    >>> from skye.skylands.sample import example
    >>> can_act(example("0 choose discover"))
    True
    """
    land = state.player.land
    return any(land.has_place_for(ALL_TILES[tile]) for tile in state.revealed)


def actions(state: State) -> list[Action]:
    """Every way to take and place a tile, once in a step.

    >>> from skye.skylands.sample import example
    >>> actions(example("0 choose discover"))[0]
    Take(seat=0, tile='i74', x=0, y=0, turn=0)
    """
    if state.step.has_acted:
        return []
    seat = state.acting
    land = state.player.land
    return [
        take(seat, tile, x, y, turn)
        for tile in state.revealed
        for (x, y), turns in land.placements(ALL_TILES[tile])
        for turn in turns
    ]


def take_tile(state: State, action: Take) -> State:
    """Take a revealed tile and place it.

    >>> from skye.skylands.sample import example
    >>> take_tile(example("0 choose discover"), Take(0, "i18", 4, 0, 2)).revealed
    ('i74', 'i02')
    """
    if state.step.has_acted:
        raise state.refusal("already_acted", action.seat)
    if action.tile not in state.revealed:
        raise state.refusal("not_revealed", action.seat, tile=action.tile)
    check_fit(state, action.seat, action.tile, action.x, action.y, action.turn)
    state = replace(
        state,
        revealed=tuple(tile for tile in state.revealed if tile != action.tile),
        step=replace(state.step, has_acted=True),
    )
    return laid(state, action.seat, action.tile, action.x, action.y, action.turn, event=events.Taken)
