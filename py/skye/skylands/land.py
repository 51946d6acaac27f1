"""A seat's board of 5 x 4 squares with its islands (rules 11 to 13); a value that placing turns into the next one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from skye.core.board import Board, fitting_turns
from skye.core.grid import Pos, Side
from skye.core.regions import Member, regions
from skye.core.tile import Placed, turned_edges
from skye.skylands.skytile import SkyTile
from skye.skylands.specials import Owned, Special
from skye.skylands.tiles import ALL_TILES, CELLS, COLOUR_OF

_AROUND: Mapping[Pos, tuple[tuple[int, Pos], ...]] = {
    pos: tuple((int(side), pos.step(side)) for side in Side if pos.step(side) in CELLS) for pos in CELLS
}


@dataclass(frozen=True, slots=True)
class Island:
    """Parts of one terrain connected across touching edges; the id is its first part, as `x,y,part` (rule 13)."""

    id: str
    terrain: str
    members: tuple[Member, ...]
    spaces: int
    open_edges: int

    @property
    def is_complete(self) -> bool:
        """Whether no edge of it is open; an edge at the rim stays open for ever (rule 11)."""
        return self.open_edges == 0

    @property
    def colour(self) -> str | None:
        """The colour of those who may live there; nobody lives in a city."""
        return COLOUR_OF.get(self.terrain)

    @property
    def cells(self) -> tuple[tuple[int, int], ...]:
        """The squares it lies on."""
        return tuple((pos.x, pos.y) for pos in dict.fromkeys(member.pos for member in self.members))


@dataclass(frozen=True)
class Land:
    """The placed tiles and the islands they make, sorted by their first part.

    >>> land = EMPTY_LAND.placed(ALL_TILES["i01"], Pos(0, 0), 2).placed(ALL_TILES["i02"], Pos(0, 1), 0)
    >>> [(island.id, island.terrain, island.spaces, island.is_complete) for island in land.islands]
    [('0,0,0', 'F', 2, True)]
    """

    board: Board[SkyTile]
    islands: tuple[Island, ...]

    @staticmethod
    def of(tiles: Iterable[tuple[str, int, int, int]]) -> Land:
        """A land from `(tile, x, y, turn)`, in the order of placing."""
        land = EMPTY_LAND
        for tile, x, y, turn in tiles:
            land = land.placed(ALL_TILES[tile], Pos(x, y), turn)
        return land

    @cached_property
    def gaps(self) -> Mapping[Pos, str]:
        """Each empty square with the letters its neighbours ask for, row by row."""
        return {pos: self.board.wanted(pos) for pos in CELLS if pos not in self.board}

    @cached_property
    def by_id(self) -> Mapping[str, Island]:
        """The islands by id."""
        return {island.id: island for island in self.islands}

    @property
    def complete_islands(self) -> list[Island]:
        """The complete islands."""
        return [island for island in self.islands if island.open_edges == 0]

    @cached_property
    def specials(self) -> Owned[Pos]:
        """The special islands on this board with their squares, in the order of placing."""
        return Owned((placed.tile, placed.pos) for placed in self.board if isinstance(placed.tile, Special))

    def island_of(self, pos: Pos, part: int) -> Island:
        """The island that a part of the tile on a square belongs to."""
        member = Member(pos, part)
        return next(island for island in self.islands if member in island.members)

    def is_special_complete(self, special: Special) -> bool:
        """Whether a special island lies in a complete island; one without a terrain always does (rule 23)."""
        return not special.parts or self.island_of(self.specials[special.id], 0).is_complete

    def placements(self, tile: SkyTile) -> tuple[tuple[Pos, tuple[int, ...]], ...]:
        """Every square a tile fits on, each with its fitting turns (rule 11).

        >>> len(EMPTY_LAND.placements(ALL_TILES["i01"]))
        20
        """
        edges = tile.edges
        return tuple((pos, turns) for pos, wanted in self.gaps.items() if (turns := fitting_turns(edges, wanted)))

    def has_place_for(self, tile: SkyTile) -> bool:
        """Whether a tile fits anywhere."""
        edges = tile.edges
        return any(fitting_turns(edges, wanted) for wanted in self.gaps.values())

    def placed(self, tile: SkyTile, pos: Pos, turn: int) -> Land:
        """The land with one more tile; whether it fits is the caller's rule."""
        return self.extended(tile, pos, turn)[0]

    def extended(self, tile: SkyTile, pos: Pos, turn: int) -> tuple[Land, tuple[Island, ...]]:
        """The land with one more tile, and the islands that this tile completed."""
        board = self.board
        edges = turned_edges(tile.edges, turn)
        merged: set[str] = set()
        grown: list[Island] = []
        for number, part in enumerate(tile.parts):
            members = [Member(pos, number)]
            spaces, open_edges = tile.spaces[number], len(part.sides)
            met: set[str] = set()
            for printed in part.sides:
                side = (printed + turn) % 4
                neighbour = board.get(pos.step(_SIDES[side]))
                if neighbour is None:
                    continue
                theirs = neighbour.tile.part_at((side + 2 - neighbour.turn) % 4)
                island = self.island_of(neighbour.pos, theirs)
                open_edges -= 2
                if island.id not in met:
                    met.add(island.id)
                    members += island.members
                    spaces += island.spaces
                    open_edges += island.open_edges
            members.sort()
            merged |= met
            first = members[0]
            name = f"{first.pos.x},{first.pos.y},{first.part}"
            grown.append(Island(name, part.kind, tuple(members), spaces, open_edges))
        islands = [island for island in self.islands if island.id not in merged]
        islands += grown
        islands.sort(key=_first_member)
        land = Land(board.placed(tile, pos, turn), tuple(islands))
        gaps = dict(self.gaps)
        gaps.pop(pos, None)
        for side, beyond in _AROUND[pos]:
            wanted = gaps.get(beyond)
            if wanted is not None:
                back = (side + 2) % 4
                gaps[beyond] = wanted[:back] + edges[side] + wanted[back + 1 :]
        # Known already, so never worked out from scratch.
        vars(land)["gaps"] = gaps
        vars(land)["specials"] = self.specials.added(tile, pos) if isinstance(tile, Special) else self.specials
        return land, tuple(island for island in grown if island.open_edges == 0)


def islands_from_regions(board: Board[SkyTile]) -> tuple[Island, ...]:
    """The islands of a board worked out at once; what placing tile by tile must agree with.

    >>> islands_from_regions(EMPTY_LAND.board)
    ()
    """
    return tuple(
        Island(
            id=f"{region.members[0].pos.x},{region.members[0].pos.y},{region.members[0].part}",
            terrain=region.kind,
            members=region.members,
            spaces=sum(board.cells[member.pos].tile.spaces[member.part] for member in region.members),
            open_edges=len(region.open_edges),
        )
        for region in regions(board)
    )


def land_rows(land: Land) -> list[tuple[str, int, int, int]]:
    """The tiles of a land as `(tile, x, y, turn)`, in the order of placing.

    >>> land_rows(Land.of([("i01", 2, 1, 3)]))
    [('i01', 2, 1, 3)]
    """
    return [_as_tuple(placed) for placed in land.board]


def _as_tuple(placed: Placed[SkyTile]) -> tuple[str, int, int, int]:
    return (placed.tile.id, placed.pos.x, placed.pos.y, placed.turn)


def _first_member(island: Island) -> Member:
    return island.members[0]


_SIDES = tuple(Side)
EMPTY_LAND = Land(Board(), ())
"""A board with nothing on it."""
