"""A puzzle as the miner found it, with how it was proved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict


class Found(TypedDict):
    """A puzzle as the miner found it.

    `answers` are the actions that are offered, in their text form, none where every way to lay the hand is one; `best`
    are the actions of the best answer, `losses` what each answer loses. `chance` is how often somebody who misjudges
    finds it. `gap` is the loss of the second best answer, `low` a bound that hardly any gap falls below, `pairs` how
    many pairs of games showed it; without chance it is exact. `value` is the exact lead then.
    """

    game: str
    kind: str
    seat: int
    position: Mapping[str, object]
    answers: Sequence[str]
    best: Sequence[str]
    losses: Sequence[float]
    chance: float
    gap: float
    low: float
    pairs: int
    is_exact: bool
    value: float
    count: int
    mean_loss: float
