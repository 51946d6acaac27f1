"""A territory for search: laid and taken back in a few microseconds, with counters that goals read."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from skye.isle.search.counters import (
    BROCH_MOUNTAINS,
    BROCH_POINTS,
    BROCHS,
    BUILDING_SETS,
    COLUMNS,
    COMPLETE_AREAS,
    COMPLETE_MOUNTAINS,
    COUNTERS,
    FARM_ANIMALS,
    FARMS,
    LARGE,
    LARGE_AREAS,
    LARGEST_WATER,
    LIGHTHOUSES,
    ROAD_CATTLE,
    ROAD_TILES,
    ROAD_WHISKY,
    SCROLL_COUNTER,
    SCROLL_DIVISOR,
    SHIP_LIGHTHOUSE_WATERS,
    SQUARES,
)
from skye.isle.search.numbers import (
    AROUND,
    FITS,
    MOUNTAIN,
    NUMBER,
    ORIGIN,
    ROAD,
    STRIDE,
    TILE_IDS,
    WATER,
    cell_at,
    cell_xy,
)
from skye.isle.search.plans import (
    FIRST,
    JOINS_CASTLE,
    OPEN,
    PLANS,
    SECOND,
    ConnectedArea,
    LaidRoad,
    plan,
)
from skye.isle.survey import CASTLE_INCOME, Row, Survey, territory_of

_DOWN = 4 * STRIDE

Changed = list[tuple[int, int, int]]
"""Areas that a placement changed, with what they held and lay on before."""

Undo = tuple[int, dict[int, int], list[int], int, Changed, tuple[int, ...], int, int, Sequence[int]]
"""What `unplace` needs: the cell, the frontier and the counters before, how many areas there were, the changed ones,
borders of roads, scroll, animals, and cells that a farm covered first."""


class CountedTerritory:
    """A clan's land as counters, borders and connected areas; `place` and `unplace` are each other's inverse.

    >>> from skye.isle.search.numbers import cell_xy
    >>> land = CountedTerritory(NUMBER["castle-blue"])
    >>> [cell_xy(placement) + (placement & 3,) for placement in sorted(land.legal(NUMBER["01"]))][:2]
    [(0, -1, 2), (1, 0, 0)]
    >>> land.place(NUMBER["49"], cell_at(0, 1))
    >>> land.counts[ROAD_TILES], land.income
    (1, 6)
    >>> land.unplace()
    >>> land.counts[ROAD_TILES], len(land.tiles)
    (0, 1)
    """

    __slots__ = (
        "animals",
        "border_area",
        "border_road",
        "counts",
        "covered",
        "frontier",
        "holds",
        "kinds",
        "lies_on",
        "log",
        "parent",
        "scrolls",
        "tiles",
    )

    def __init__(self, castle: int) -> None:
        self.tiles: dict[int, int] = {}
        """Turned tile by cell, in the order of laying."""
        self.frontier: dict[int, int] = {ORIGIN: 0}
        """What each empty cell beside the land asks for: two bits of terrain for each touched side."""
        self.border_area: dict[int, int] = {}
        self.border_road: dict[int, int] = {}
        self.parent: list[int] = []
        """The area an area was connected to, -1 when it stands for itself; roads are areas here too."""
        self.kinds: list[int] = []
        self.holds: list[int] = []
        self.lies_on: list[int] = []
        """One bit for each tile an area lies on, by the order of laying (rule 22: different tiles count)."""
        self.counts: list[int] = [0] * COUNTERS
        self.covered: set[int] = set()
        """Cells with a farm on them or around them."""
        self.animals: dict[int, int] = {}
        self.scrolls: list[tuple[int, int]] = []
        """Kind and area of each scroll."""
        self.log: list[Undo] = []
        self.place(castle, ORIGIN)
        self.log.clear()

    def copy(self) -> CountedTerritory:
        """A territory of its own with the same land and nothing to take back."""
        twin = CountedTerritory.__new__(CountedTerritory)
        twin.tiles = self.tiles.copy()
        twin.frontier = self.frontier.copy()
        twin.border_area = self.border_area.copy()
        twin.border_road = self.border_road.copy()
        twin.parent = self.parent[:]
        twin.kinds = self.kinds[:]
        twin.holds = self.holds[:]
        twin.lies_on = self.lies_on[:]
        twin.counts = self.counts[:]
        twin.covered = self.covered.copy()
        twin.animals = self.animals.copy()
        twin.scrolls = self.scrolls[:]
        twin.log = []
        return twin

    @property
    def income(self) -> int:
        """Gold for the castle and for barrels connected to it (rule 13), without the gold of catching up."""
        return CASTLE_INCOME + self.counts[ROAD_WHISKY]

    def legal(self, tile: int) -> list[int]:
        """Every placement of a tile: cell and turn in one number."""
        fits = FITS[tile]
        return [cell + turn for cell, asked in self.frontier.items() for turn in fits[asked]]

    def has_place(self, tile: int) -> bool:
        """Whether a tile fits anywhere."""
        fits = FITS[tile]
        return any(fits[asked] for asked in self.frontier.values())

    def rows(self) -> list[Row]:
        """The tiles in the order of laying, as rows of id, x, y and turn."""
        return [(TILE_IDS[turned >> 2], *cell_xy(cell), turned & 3) for cell, turned in self.tiles.items()]

    def survey(self) -> Survey:
        """The land as the rules see it: for what no counter counts, and much slower."""
        return Survey(territory_of(self.rows()))

    def place(self, tile: int, placement: int) -> None:
        """Lay a tile on a cell with a turn, which must be one of its legal placements."""
        turn = placement & 3
        cell = placement - turn
        # Counters and frontier are copied, not changed and restored: taken back they are as before, order included, so
        # that what is summed over them does not depend on what was tried before.
        frontier_before = self.frontier
        frontier = self.frontier = frontier_before.copy()
        asked = frontier.pop(cell)
        key = tile << 10 | turn << 8 | asked
        try:
            found = PLANS[key]
        except KeyError:
            found = plan(key)
        (
            asks,
            features,
            new,
            connected,
            roads,
            road_borders,
            corners,
            upright,
            animals,
            has_farm,
            has_building,
            scroll,
            part,
            has_pond,
        ) = found
        tiles = self.tiles
        bit = 1 << len(tiles)
        tiles[cell] = key >> 8
        for step, bits in asks:
            beside = cell + step
            if beside in frontier:
                frontier[beside] |= bits
            else:
                frontier[beside] = bits

        before = self.counts
        counts = self.counts = before[:]
        for index, count in features:
            counts[index] += count
        parent = self.parent
        areas_before = len(parent)
        changed: Changed = []
        # Parts that touch nothing are areas of their own (rule 21).
        if new:
            kinds, holds, lies_on, border_area = self.kinds, self.holds, self.lies_on, self.border_area
            for kind, held, borders in new:
                for border in borders:
                    border_area[cell + border] = len(parent)
                parent.append(-1)
                kinds.append(kind)
                holds.append(held)
                lies_on.append(bit)
            if has_pond and not counts[LARGEST_WATER]:
                counts[LARGEST_WATER] = 1
        if connected:
            self._connect_areas(cell, bit, connected, changed)
        if scroll >= 0:
            self.scrolls.append((scroll, areas_before + part if part >= 0 else self.border_area[cell - part - 1]))
        if roads:
            self._connect_roads(cell, bit, roads, changed)
        # Squares of 2x2 tiles: the three other tiles at a corner are there.
        for across in corners:
            if cell + across in tiles:
                counts[SQUARES] += 1
        # Vertical lines of three and more: the tile extended one, or connected two.
        if upright:
            above = below = 0
            if upright & 1:
                above = 1
                if cell - _DOWN - _DOWN in tiles:
                    above = 3 if cell - 3 * _DOWN in tiles else 2
            if upright & 2:
                below = 1
                if cell + _DOWN + _DOWN in tiles:
                    below = 3 if cell + 3 * _DOWN in tiles else 2
            if above == 3:
                if below == 3:
                    counts[COLUMNS] -= 1
            elif below < 3 and above + below >= 2:
                counts[COLUMNS] += 1
        covered: Sequence[int] = ()
        if animals:
            self.animals[cell] = animals
            if cell in self.covered:
                counts[FARM_ANIMALS] += animals
        if has_farm:
            covered = self._add_farm(cell)
        if has_building:
            counts[BUILDING_SETS] = min(counts[BROCHS], counts[FARMS], counts[LIGHTHOUSES])
        self.log.append(
            (
                cell,
                frontier_before,
                before,
                areas_before,
                changed,
                road_borders,
                scroll,
                animals,
                covered,
            )
        )

    def _connect_areas(self, cell: int, bit: int, connected: Sequence[ConnectedArea], changed: Changed) -> None:
        """Connect the parts of a tile to the areas they touch, and count what that completes (rules 21 and 22)."""
        counts, parent, holds, lies_on, border_area = (
            self.counts,
            self.parent,
            self.holds,
            self.lies_on,
            self.border_area,
        )
        for kind, counted, held, first, others, borders in connected:
            root = border_area[cell + first]
            while parent[root] >= 0:
                root = parent[root]
            old = holds[root]
            on = lies_on[root]
            changed.append((root, old, on))
            total = old + held
            on |= bit
            if counted:
                if counted == MOUNTAIN:
                    counts[BROCH_MOUNTAINS] -= BROCH_POINTS[old >> FIRST]
                elif old >> SECOND and old >> FIRST & 255:
                    counts[SHIP_LIGHTHOUSE_WATERS] -= 1
            for border in others:
                other = border_area[cell + border]
                while parent[other] >= 0:
                    other = parent[other]
                if other != root:
                    old = holds[other]
                    total += old
                    on |= lies_on[other]
                    changed.append((other, old, lies_on[other]))
                    parent[other] = root
                    if kind == MOUNTAIN:
                        counts[BROCH_MOUNTAINS] -= BROCH_POINTS[old >> FIRST]
                    elif old >> SECOND and old >> FIRST & 255:
                        counts[SHIP_LIGHTHOUSE_WATERS] -= 1
            holds[root] = total
            lies_on[root] = on
            if counted:
                if counted == MOUNTAIN:
                    counts[BROCH_MOUNTAINS] += BROCH_POINTS[total >> FIRST]
                elif total >> SECOND and total >> FIRST & 255:
                    counts[SHIP_LIGHTHOUSE_WATERS] += 1
            for border in borders:
                border_area[cell + border] = root
            if not total & OPEN:
                size = on.bit_count()
                counts[COMPLETE_AREAS] += 1
                if size >= LARGE:
                    counts[LARGE_AREAS] += 1
                if kind == MOUNTAIN:
                    counts[COMPLETE_MOUNTAINS] += 1
                elif kind == WATER and counts[LARGEST_WATER] < size:
                    counts[LARGEST_WATER] = size

    def _connect_roads(self, cell: int, bit: int, roads: Sequence[LaidRoad], changed: Changed) -> None:
        """Connect roads where both tiles have one at the edge at which they touch (rule 23)."""
        parent, holds, lies_on, border_road = self.parent, self.holds, self.lies_on, self.border_road
        for held, touched, borders in roads:
            root = -1
            on = bit
            for border in touched:
                other = border_road.get(cell + border, -1)
                if other < 0:
                    continue
                while parent[other] >= 0:
                    other = parent[other]
                if root < 0:
                    root = other
                    old = holds[other]
                    held += old
                    changed.append((other, old, lies_on[other]))
                    on |= lies_on[other]
                elif other != root:
                    changed.append((other, holds[other], lies_on[other]))
                    held += holds[other]
                    on |= lies_on[other]
                    parent[other] = root
            if root < 0:
                root = len(parent)
                parent.append(-1)
                self.kinds.append(ROAD)
                holds.append(held)
                lies_on.append(bit)
            else:
                holds[root] = held
                lies_on[root] = on
                if held >= JOINS_CASTLE:
                    counts = self.counts
                    counts[ROAD_TILES] = on.bit_count() - 1
                    counts[ROAD_CATTLE] = held >> FIRST & 255
                    counts[ROAD_WHISKY] = held >> SECOND & 255
            for border in borders:
                border_road[cell + border] = root

    def _add_farm(self, cell: int) -> list[int]:
        """Count the animals on and around a new farm; return the cells that no farm covered before."""
        covered, animals = self.covered, self.animals
        covered_now = [around for step in AROUND if (around := cell + step) not in covered]
        for around in covered_now:
            if around in animals:
                self.counts[FARM_ANIMALS] += animals[around]
        covered.update(covered_now)
        return covered_now

    def unplace(self) -> None:
        """Take the last laid tile back."""
        (
            cell,
            self.frontier,
            self.counts,
            areas_before,
            changed,
            road_borders,
            scroll,
            animals,
            covered_now,
        ) = self.log.pop()
        del self.tiles[cell]
        parent, kinds, holds, lies_on = self.parent, self.kinds, self.holds, self.lies_on
        for area, held, on in reversed(changed):
            parent[area] = -1
            holds[area] = held
            lies_on[area] = on
        del parent[areas_before:], kinds[areas_before:], holds[areas_before:], lies_on[areas_before:]
        if road_borders:
            border_road = self.border_road
            for border in road_borders:
                del border_road[cell + border]
        if scroll >= 0:
            self.scrolls.pop()
        if animals:
            del self.animals[cell]
        if covered_now:
            self.covered.difference_update(covered_now)

    def scroll_points(self) -> int:
        """What the scrolls give at the end (rule 26): double in a complete area."""
        points = 0
        counts, parent, holds = self.counts, self.parent, self.holds
        for kind, area in self.scrolls:
            while parent[area] >= 0:
                area = parent[area]
            worth = counts[SCROLL_COUNTER[kind]] // SCROLL_DIVISOR[kind]
            points += worth if holds[area] & OPEN else 2 * worth
        return points


def counted_territory(rows: Iterable[Row]) -> CountedTerritory:
    """A territory from rows of id, x, y and turn, the castle first, as a view has them.

    >>> counted_territory([("castle-red", 0, 0, 0), ("49", 0, 1, 0)]).income
    6
    """
    tiles = iter(rows)
    castle, _, _, _ = next(tiles)
    land = CountedTerritory(NUMBER[castle])
    for tile, x, y, turn in tiles:
        land.place(NUMBER[tile], cell_at(x, y) + turn)
    land.log.clear()
    return land
