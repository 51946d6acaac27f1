"""A board for search: the open islands, and of the complete ones only what counts."""

from __future__ import annotations

from collections.abc import Sequence

from skye.skylands.land import Land
from skye.skylands.search.tables import (
    ACROSS,
    AROUND,
    CITY,
    NEIGHBOURS,
    SQUARES,
    TERRAIN,
    lying,
)
from skye.skylands.specials import Owned, Special
from skye.skylands.state import Seat
from skye.skylands.tiles import COLUMNS, SPECIALS

Specials = tuple[Special, ...]
"""The special islands in one island."""

Open = tuple[int, int, tuple[int, ...], Specials, int]
"""An open island: terrain, spaces, open edges, the special islands in it, and the points printed on them."""

Completed = tuple[int, int, Specials]
"""An island just completed: terrain, its place in the list of its terrain, and the special islands in it."""

KnownLands = dict[int, tuple[Land, "Board"]]
"""Lands that have been converted already, each without inhabitants; owned by the searching bot."""

_NONE: Owned[int] = Owned()


class Board:
    """What lies before one seat, for search.

    `wanted` has the letters asked for on each empty square, None where a tile lies. `homes` has, by terrain, spaces and
    inhabitants of each complete island; nobody lives in a city. `free` counts free spaces, `people` inhabitants with
    the hostel's guests, `complete` and `spaces` complete islands and their spaces, each by terrain. `entry_points` are
    the points that special islands pay when inhabitants move into their city, by the spaces of the city. `sight` is
    where a searcher stores what it found out about the land; it is cleared when a tile is laid.
    """

    __slots__ = (
        "biggest",
        "complete",
        "empty",
        "entry_points",
        "free",
        "homes",
        "hostel",
        "marker",
        "open",
        "owner",
        "pawn",
        "people",
        "points",
        "printed",
        "sight",
        "spaces",
        "specials",
        "wanted",
    )

    def __init__(self) -> None:
        self.wanted: list[str | None] = ["...."] * SQUARES
        self.owner: list[int] = [-1] * (4 * SQUARES)
        self.open: dict[int, Open] = {}
        self.homes: tuple[list[tuple[int, int]], ...] = ([], [], [], [])
        self.entry_points: dict[int, int] = {}
        self.complete = [0, 0, 0, 0]
        self.spaces = [0, 0, 0, 0]
        self.free = [0, 0, 0, 0]
        self.people = [0, 0, 0]
        self.hostel = [0, 0, 0]
        self.biggest = 0
        self.empty = SQUARES
        self.printed = 0
        self.specials = _NONE
        self.points = 0
        self.marker = True
        self.pawn: str | None = None
        self.sight: object = None

    def copy(self) -> Board:
        """An independent copy."""
        other = Board.__new__(Board)
        other.wanted = self.wanted[:]
        other.owner = self.owner[:]
        other.open = self.open.copy()
        forest, mountain, crystal, city = self.homes
        other.homes = (forest[:], mountain[:], crystal[:], city[:])
        other.entry_points = self.entry_points  # replaced, never changed
        other.complete = self.complete[:]
        other.spaces = self.spaces[:]
        other.free = self.free[:]
        other.people = self.people[:]
        other.hostel = self.hostel[:]
        other.biggest = self.biggest
        other.empty = self.empty
        other.printed = self.printed
        other.specials = self.specials  # replaced, never changed
        other.points = self.points
        other.marker = self.marker
        other.pawn = self.pawn
        other.sight = self.sight
        return other

    def place(self, tile: str, square: int, turn: int) -> list[Completed]:
        """Lay a fitting tile; returns the islands that this completed."""
        edges, parts = lying(tile, turn)
        wanted, owner = self.wanted, self.owner
        around = NEIGHBOURS[square]
        wanted[square] = None
        self.empty -= 1
        self.sight = None
        for side in (0, 1, 2, 3):
            beyond = around[side]
            if beyond >= 0:
                want = wanted[beyond]
                if want is not None:
                    back = side ^ 2
                    wanted[beyond] = want[:back] + edges[side] + want[back + 1 :]
        bonus = 0
        specials: Specials = ()
        special = SPECIALS.get(tile)
        if special is not None:
            self.specials = self.specials.added(special, square)
            bonus, specials = special.points or 0, (special,)
            if not parts:
                self.printed += bonus
        completed: list[Completed] = []
        for terrain, sides, spaces in parts:
            slots: list[int] = []
            met: list[int] = []
            here_bonus, here_specials = bonus, specials
            for side in sides:
                beyond = around[side]
                if beyond < 0 or wanted[beyond] is not None:
                    slots.append(4 * square + side)
                else:
                    theirs = owner[4 * beyond + (side ^ 2)]
                    if theirs not in met:
                        met.append(theirs)
            for index in met:
                _, more, others, their_specials, their_bonus = self.open.pop(index)
                spaces += more
                here_specials += their_specials
                here_bonus += their_bonus
                slots += [slot for slot in others if ACROSS[slot] != square]
            if slots:
                name = 4 * square + terrain
                for slot in slots:
                    owner[slot] = name
                self.open[name] = (terrain, spaces, tuple(slots), here_specials, here_bonus)
            else:
                completed.append(self._close(terrain, spaces, here_specials, here_bonus))
        return completed

    def _close(self, terrain: int, spaces: int, specials: Specials, bonus: int) -> Completed:
        homes = self.homes[terrain]
        homes.append((spaces, 0))
        self.complete[terrain] += 1
        self.spaces[terrain] += spaces
        self.free[terrain] += spaces
        self.printed += bonus
        if spaces > self.biggest:
            self.biggest = spaces
        for special in specials:
            points = special.points_when_entered
            if points:
                self.entry_points = {**self.entry_points, spaces: self.entry_points.get(spaces, 0) + points}
        return terrain, len(homes) - 1, specials

    def settle(self, terrain: int, index: int, count: int) -> None:
        """Let inhabitants come to an island, or leave it when the count is negative."""
        spaces, living = self.homes[terrain][index]
        self.homes[terrain][index] = (spaces, living + count)
        self.free[terrain] -= count
        self.people[terrain] += count

    def leave(self, terrain: int, count: int) -> None:
        """Let inhabitants of a colour leave, where room is already before where all is full, the hostel's last."""
        homes = self.homes[terrain]
        while count:
            best = -1
            most = (-1, -1)
            for index, (spaces, living) in enumerate(homes):
                if living and (spaces - living, living) > most:
                    best, most = index, (spaces - living, living)
            if best < 0:
                self.hostel[terrain] -= count
                self.people[terrain] -= count
                return
            some = min(count, homes[best][1])
            self.settle(terrain, best, -some)
            count -= some

    def total(self) -> int:
        """The points if the game ended now (rule 26)."""
        pairs = (self.people[0] + self.people[1] + self.people[2]) // 2
        points = self.points + self.printed - 2 * self.empty + sum(self.spaces) + pairs
        if self.marker:
            points += 2
        for special, square in self.specials.counted:
            points += special.points_on(self, square)
        return points

    def tiles_around(self, square: int) -> int:
        """How many of the squares around one have a tile."""
        wanted = self.wanted
        return sum([wanted[other] is None for other in AROUND[square]])

    def is_around(self, square: int, other: int) -> bool:
        """Whether a square is one of those around another."""
        return other in AROUND[square]

    def points_when_entered(self, cities: Sequence[int]) -> int:
        """The points that special islands pay when inhabitants move into cities, given by their places in the list."""
        paid = self.entry_points
        if not paid:
            return 0
        homes = self.homes[CITY]
        first = homes[cities[0]][0]
        points = paid.get(first, 0)
        for city in cities[1:]:
            # A city is known by its spaces only: of two cities as large as each other only one pays.
            if homes[city][0] != first:
                points += paid.get(homes[city][0], 0)
        return points

    def comparable(self) -> tuple[object, ...]:
        """Everything that counts, in an order that does not depend on how it came to be."""
        return (
            tuple(self.wanted),
            sorted(
                (terrain, spaces, sorted(slots), sorted(special.id for special in specials), bonus)
                for terrain, spaces, slots, specials, bonus in self.open.values()
            ),
            [sorted(homes) for homes in self.homes],
            (
                self.entry_points,
                self.complete,
                self.spaces,
                self.free,
                self.people,
                self.hostel,
                self.biggest,
                self.empty,
            ),
            (self.printed, self.specials, self.points, self.marker, self.pawn),
        )


def board_of(seat: Seat, known_lands: KnownLands | None = None) -> Board:
    """A seat of the engine as a board for search; `known_lands` are used and added to.

    >>> from skye.skylands.sample import example
    >>> board_of(example().player).total(), board_of(example().player).empty
    (-28, 17)
    """
    land = seat.land
    if known_lands is None:
        known_lands = {}
    entry = known_lands.get(id(land))
    if entry is None:
        known = Board()
        for placed in land.board:
            known.place(placed.tile.id, COLUMNS * placed.pos.y + placed.pos.x, placed.turn)
        for homes in known.homes:
            homes.clear()
        for island in land.islands:
            if not island.open_edges:
                known.homes[TERRAIN[island.terrain]].append((island.spaces, 0))
        # A land never changes; it is stored too, so that no other one gets its id.
        known_lands[id(land)] = entry = (land, known)
    board = entry[1].copy()
    if seat.inhabitants:
        places = [0, 0, 0, 0]
        for island in land.islands:
            if not island.open_edges:
                terrain = TERRAIN[island.terrain]
                count = seat.inhabitants.get(island.id, 0)
                if count:
                    board.settle(terrain, places[terrain], count)
                places[terrain] += 1
    board.hostel = list(seat.hostel)
    for colour in (0, 1, 2):
        board.people[colour] += seat.hostel[colour]
    board.points = seat.collected + seat.written
    board.marker = seat.is_marker_active
    board.pawn = seat.pawn
    return board
