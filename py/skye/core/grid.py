"""Sides, positions and quarter turns: arithmetic only. x grows east, y grows south, turns go clockwise."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

QUARTER_TURNS = (0, 1, 2, 3)
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""What one step changes in x and y, by side: north, east, south, west."""


class Side(IntEnum):
    """One of the four sides of a square."""

    N = 0
    E = 1
    S = 2
    W = 3

    @property
    def opposite(self) -> Side:
        """The side across the square.

        >>> Side.N.opposite
        <Side.S: 2>
        """
        return SIDES[(self + 2) % 4]

    def turned(self, turn: int) -> Side:
        """Where this side points after clockwise quarter turns.

        >>> Side.W.turned(1)
        <Side.N: 0>
        """
        return SIDES[(self + turn) % 4]


SIDES = tuple(Side)


class Pos(NamedTuple):
    """A cell of the grid."""

    x: int
    y: int

    def step(self, side: Side) -> Pos:
        """The neighbouring cell on one side.

        >>> Pos(0, 0).step(Side.N)
        Pos(x=0, y=-1)
        """
        dx, dy = STEPS[side]
        return Pos(self.x + dx, self.y + dy)

    def turned(self, turn: int) -> Pos:
        """Where this cell lands when the whole grid turns clockwise about the origin.

        >>> Pos(0, -1).turned(1)
        Pos(x=1, y=0)
        """
        x, y = self
        for _ in range(turn % 4):
            x, y = -y, x
        return Pos(x, y)

    def around(self) -> tuple[Pos, ...]:
        """The eight cells around this one, row by row.

        >>> len(Pos(2, 2).around())
        8
        """
        x, y = self
        return tuple(Pos(x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy)
