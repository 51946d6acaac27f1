"""Trying a game again from a moment of it: the tiles to come drawn anew, or the same ones whatever is discarded now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from skye.core.chance import shuffled
from skye.isle.events import Drawn
from skye.isle.state import State
from skye.isle.tiles import IsleTile


def redrawn(state: State, seed: str) -> State:
    """The state with the bag in an order that another seed decides, from now on.

    Everything else has been seen, or was decided in secret and stays.
    """
    together = sorted(state.bag, key=lambda tile: tile.id)
    setup = replace(state.setup, seed=seed)
    return replace(state, setup=setup, bag=shuffled(together, seed, "bag", state.shuffles), upcoming=())


def upcoming(state: State, later: State) -> tuple[str, ...]:
    """The tiles that were drawn between a state and a later one, in order."""
    events = later.history[len(state.history) :]
    return tuple(tile for event in events if isinstance(event, Drawn) for tile in event.tiles)


def following(state: State, order: tuple[str, ...]) -> State:
    """The state in which these tiles are drawn next, as far as the bag then holds them; raises ValueError.

    The seed alone would not bring them: one other tile in the bag changes every later shuffle.
    """
    known = {tile.id for tile in state.setup.components.landscape()}
    if len(order) > len(known) * len(state.track) or not known.issuperset(order):
        raise ValueError("such tiles cannot come")
    return replace(state, bag=in_order(state.bag, order), upcoming=order)


def in_order(bag: Sequence[IsleTile], order: Sequence[str]) -> tuple[IsleTile, ...]:
    """The bag with its tiles in the places that an order gives them; others fill the gaps, and are drawn last.

    >>> from skye.isle.editions import EDITIONS
    >>> bag = EDITIONS[1].landscape()[:4]
    >>> [tile.id for tile in in_order(bag, ("04", "77", "02"))]
    ['04', '01', '02', '03']
    """
    wanted = set(order)
    planned = {tile.id: tile for tile in bag if tile.id in wanted}
    others = [tile for tile in bag if tile.id not in wanted]
    ordered = [planned.pop(tile) if tile in planned else others.pop(0) for tile in order if tile in planned or others]
    return (*ordered, *others)
