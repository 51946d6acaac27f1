"""Chance from a seed: every draw names its purpose and number, so no state holds a generator."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

Item = TypeVar("Item")


def stream(seed: str, *purpose: object) -> Random:
    """A generator of its own for one purpose of one seed.

    >>> stream("heather", "bag", 1).randrange(100) == stream("heather", "bag", 1).randrange(100)
    True
    """
    return Random("/".join([seed, *map(str, purpose)]))


def shuffled(items: Sequence[Item], seed: str, *purpose: object) -> tuple[Item, ...]:
    """The items in an order that the seed and the purpose decide.

    >>> sorted(shuffled((1, 2, 3), "heather", "bag", 1))
    [1, 2, 3]
    """
    mixed = list(items)
    stream(seed, *purpose).shuffle(mixed)
    return tuple(mixed)
