"""A board for search: the open islands, and of the complete ones only what counts."""

from __future__ import annotations

from skye.skylands.search.tables import (
    ACROSS,
    AROUND,
    CITY,
    MARKS,
    NEIGHBOURS,
    POWER_MARK,
    SQUARES,
    TERRAIN,
    lying,
    printed_points,
)
from skye.skylands.state import Seat
from skye.skylands.tiles import COLUMNS, SPECIALS

Open = tuple[int, int, tuple[int, ...], int, int]
"""An open island: terrain, spaces, open edges, marks, and the points printed on special islands in it."""

Completed = tuple[int, int, int]
"""An island just completed: terrain, its place in the list of its terrain, and its marks."""


class Board:
    """What lies before one seat, for search.

    `wanted` has the letters asked for on each empty square, None where a tile lies. `homes` has, by terrain, spaces and
    inhabitants of each complete island; nobody lives in a city. `free` counts free spaces, `people` inhabitants with
    the hostel's guests, `complete` and `spaces` complete islands and their spaces, each by terrain. `sight` is where a
    searcher keeps what it found out about the land; it is forgotten when a tile is laid.
    """

    __slots__ = (
        "biggest",
        "complete",
        "empty",
        "free",
        "homes",
        "hostel",
        "marker",
        "open",
        "owner",
        "pawn",
        "people",
        "points",
        "power",
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
        self.power = 0
        self.complete = [0, 0, 0, 0]
        self.spaces = [0, 0, 0, 0]
        self.free = [0, 0, 0, 0]
        self.people = [0, 0, 0]
        self.hostel = [0, 0, 0]
        self.biggest = 0
        self.empty = SQUARES
        self.printed = 0
        self.specials: dict[str, int] = {}
        self.points = 0
        self.marker = True
        self.pawn: str | None = None
        self.sight: object = None

    def copy(self) -> Board:
        """A board that may go its own way."""
        other = Board.__new__(Board)
        other.wanted = self.wanted[:]
        other.owner = self.owner[:]
        other.open = self.open.copy()
        forest, mountain, crystal, city = self.homes
        other.homes = (forest[:], mountain[:], crystal[:], city[:])
        other.power = self.power
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
        """Lay a fitting tile; tells the islands that this completed."""
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
        bonus = marks = 0
        if tile in SPECIALS:
            self.specials = {**self.specials, tile: square}
            if not parts:
                self.printed += printed_points(tile)
            bonus, marks = printed_points(tile), MARKS.get(tile, 0)
        completed: list[Completed] = []
        for terrain, sides, spaces in parts:
            slots: list[int] = []
            met: list[int] = []
            here_bonus, here_marks = bonus, marks
            for side in sides:
                beyond = around[side]
                if beyond < 0 or wanted[beyond] is not None:
                    slots.append(4 * square + side)
                else:
                    theirs = owner[4 * beyond + (side ^ 2)]
                    if theirs not in met:
                        met.append(theirs)
            for index in met:
                _, more, others, their_marks, their_bonus = self.open.pop(index)
                spaces += more
                here_marks |= their_marks
                here_bonus += their_bonus
                slots += [slot for slot in others if ACROSS[slot] != square]
            if slots:
                name = 4 * square + terrain
                for slot in slots:
                    owner[slot] = name
                self.open[name] = (terrain, spaces, tuple(slots), here_marks, here_bonus)
            else:
                completed.append(self._close(terrain, spaces, here_marks, here_bonus))
        return completed

    def _close(self, terrain: int, spaces: int, marks: int, bonus: int) -> Completed:
        homes = self.homes[terrain]
        homes.append((spaces, 0))
        self.complete[terrain] += 1
        self.spaces[terrain] += spaces
        self.free[terrain] += spaces
        self.printed += bonus
        if spaces > self.biggest:
            self.biggest = spaces
        if marks & POWER_MARK:
            self.power = spaces
        return terrain, len(homes) - 1, marks

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
        specials = self.specials
        if specials:
            complete = self.complete
            for name in specials:
                if name in COUNTED:
                    terrain = COUNTED[name]
                    if terrain >= 0:
                        points += 2 * complete[terrain]
                    elif name == "sky-refuge":
                        points += pairs
                    elif name == "academy":
                        points += 2 * len(specials)
                    elif name == "villa":
                        points += self.biggest
                    else:
                        points += self.tiles_around(specials[name])
        return points

    def tiles_around(self, square: int) -> int:
        """How many of the squares around one have a tile."""
        wanted = self.wanted
        return sum([wanted[other] is None for other in AROUND[square]])

    def told(self) -> tuple[object, ...]:
        """Everything that counts, in an order that does not depend on how it came to be."""
        return (
            tuple(self.wanted),
            sorted((terrain, spaces, sorted(slots), *rest) for terrain, spaces, slots, *rest in self.open.values()),
            [sorted(homes) for homes in self.homes],
            (self.power, self.complete, self.spaces, self.free, self.people, self.hostel, self.biggest, self.empty),
            (self.printed, self.specials, self.points, self.marker, self.pawn),
        )


COUNTED = {
    "forest-temple": TERRAIN["F"],
    "mountain-temple": TERRAIN["M"],
    "crystal-temple": TERRAIN["C"],
    "city-temple": CITY,
    "sky-refuge": -1,
    "sanctuary": -1,
    "academy": -1,
    "villa": -1,
}
"""The special islands whose points are counted; the temples with their terrain."""


def board_of(seat: Seat) -> Board:
    """A seat of the engine as a board for search.

    >>> from skye.skylands.rules import example
    >>> board_of(example().player).total(), board_of(example().player).empty
    (-28, 17)
    """
    land = seat.land
    known: Board | None = vars(land).get("_searched")
    if known is None:
        known = Board()
        for placed in land.board:
            known.place(placed.tile.id, COLUMNS * placed.pos.y + placed.pos.x, placed.turn)
        for homes in known.homes:
            homes.clear()
        for island in land.islands:
            if not island.open_edges:
                known.homes[TERRAIN[island.terrain]].append((island.spaces, 0))
        vars(land)["_searched"] = known  # a land never changes, so this is worked out once
    board = known.copy()
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
