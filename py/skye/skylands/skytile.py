"""An island tile of Skylands as printed; special islands are island tiles too."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypedDict

from skye.core.tile import Tile


class PartJson(TypedDict):
    """A part of an island on a tile: its terrain, the sides it reaches, and its spaces."""

    kind: str
    sides: list[int]
    spaces: int


class TileJson(TypedDict):
    """A tile as the page needs it to draw it; sides are numbers, 0 is north."""

    id: str
    edges: str
    parts: list[PartJson]


@dataclass(frozen=True, kw_only=True)
class SkyTile(Tile):
    """An island tile as printed: its edges, its island parts and the spaces of each part (rule 2)."""

    spaces: tuple[int, ...]

    def part_at(self, side: int) -> int:
        """The number of the part that reaches a side of the unturned tile; -1 where there is cloud.

        >>> from skye.skylands.tiles import TILES
        >>> [TILES["i41"].part_at(side) for side in range(4)]
        [0, -1, 1, -1]
        """
        for number, part in enumerate(self.parts):
            if side in part.sides:
                return number
        return -1

    def to_json(self) -> TileJson:
        """The tile as the page needs it to draw it; sides are numbers, 0 is north."""
        return {
            "id": self.id,
            "edges": self.edges,
            "parts": [
                {"kind": part.kind, "sides": [int(side) for side in part.sides], "spaces": spaces}
                for part, spaces in zip(self.parts, self.spaces, strict=True)
            ],
        }
