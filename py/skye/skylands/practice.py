"""Trying a game again from a moment of it: the stack drawn anew. Left alone, it comes in the same order in any case."""

from __future__ import annotations

from dataclasses import replace

from skye.core.chance import shuffled
from skye.skylands.state import State


def redrawn(state: State, seed: str) -> State:
    """The state with the stack in an order that another seed decides; everything else has been seen.

    >>> from skye.skylands.sample import example
    >>> state = example()
    >>> again = redrawn(state, "moor")
    >>> again.stack == state.stack, sorted(again.stack) == sorted(state.stack)
    (False, True)
    """
    return replace(state, stack=shuffled(sorted(state.stack), seed, "stack"))
