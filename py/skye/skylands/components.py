"""What is left of everything, counted: only the order of the stack is secret, so everybody may work it out."""

from __future__ import annotations

from typing import TypedDict

from skye.core.kinds import KindLeft, kinds_left
from skye.skylands.state import State
from skye.skylands.tiles import GROUPS, SPECIALS, TILES


class GroupLeft(TypedDict):
    """A group of special islands: how many the game started with, and which of them are left on display."""

    group: str
    count: int
    left: list[str]


class ComponentsAnswer(TypedDict):
    """How many tiles are left in the stack, of which kinds, and the special islands left by group."""

    left: int
    count: int
    kinds: list[KindLeft]
    groups: list[GroupLeft]


def components(state: State) -> ComponentsAnswer:
    """The tiles left in the stack by kinds of edges, and the special islands left on show by groups.

    >>> from skye.skylands.sample import example
    >>> found = components(example())
    >>> found["left"], found["count"], sum(len(each["left"]) for each in found["groups"])
    (48, 48, 16)
    """
    used = state.setup.components.stack(len(state.seats))
    started = () if state.setup.drawn is None else state.setup.drawn.show
    groups = [SPECIALS[name].group for name in started]
    return {
        "left": len(state.stack),
        "count": len(used),
        "kinds": kinds_left({name: TILES[name].edges for name in used}, state.stack),
        "groups": [
            {
                "group": group,
                "count": groups.count(group),
                "left": [name for name in state.show if SPECIALS[name].group == group],
            }
            for group in GROUPS
        ],
    }
