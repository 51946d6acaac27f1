"""A territory for search: laid and taken back in a few microseconds, with every goal kept as a counter."""

from __future__ import annotations

from collections.abc import Iterable

from skye.isle.search.tables import (
    AROUND,
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
    FIRST,
    FITS,
    GOAL_COUNT,
    JOINS_CASTLE,
    LARGE_AREAS,
    LARGEST_WATER,
    LIGHTHOUSES,
    MOUNTAIN,
    NUMBER,
    OPEN,
    ORIGIN,
    PLANS,
    ROAD,
    ROAD_CATTLE,
    ROAD_TILES,
    ROAD_WHISKY,
    SCROLL_COUNTER,
    SCROLL_DIVISOR,
    SECOND,
    SHIP_LIGHTHOUSE_WATERS,
    SQUARES,
    STRIDE,
    WATER,
    Plan,
    cell_at,
    plan,
)

_DOWN = 4 * STRIDE

Undo = tuple[int, dict[int, int], Plan, list[int], int, list[tuple[int, int, int]], list[int], list[int]]


class Territory:
    """A clan's land as counters, borders and joined areas; `place` and `unplace` are each other's inverse.

    >>> from skye.isle.search.tables import cell_xy
    >>> land = Territory(NUMBER["castle-blue"])
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
        """The area an area was joined to, -1 when it stands for itself; roads are areas here too."""
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

    def copy(self) -> Territory:
        """A territory of its own with the same land and nothing to take back."""
        twin = Territory.__new__(Territory)
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
        """Gold for the castle and for barrels joined to it (rule 13), without the gold of catching up."""
        return 5 + self.counts[ROAD_WHISKY]

    def legal(self, tile: int) -> list[int]:
        """Every placement of a tile: cell and turn in one number."""
        fits = FITS[tile]
        return [cell + turn for cell, asked in self.frontier.items() for turn in fits[asked]]

    def has_place(self, tile: int) -> bool:
        """Whether a tile fits anywhere."""
        fits = FITS[tile]
        return any(fits[asked] for asked in self.frontier.values())

    def goal(self, goal: int) -> int:
        """The points of a goal by its number; for goals that compare players, the thing compared."""
        return self.counts[goal]

    def goals(self) -> list[int]:
        """What `goal` tells, for all goals in their order."""
        return self.counts[:GOAL_COUNT]

    def place(self, tile: int, placement: int) -> None:
        """Lay a tile on a cell with a turn, which must be one of its legal placements."""
        turn = placement & 3
        cell = placement - turn
        # Counters and frontier are copied, not changed and mended: taken back they are as before, order included, so
        # that what is summed over them does not depend on what was tried before.
        frontier_before = self.frontier
        frontier = self.frontier = frontier_before.copy()
        asked = frontier.pop(cell)
        key = tile << 10 | turn << 8 | asked
        found = PLANS.get(key)
        if found is None:
            found = plan(key)
        (
            asks,
            plain_counts,
            new_areas,
            joined_areas,
            roads,
            corners,
            upright,
            animals,
            has_farm,
            has_building,
            scroll,
            scroll_part,
            has_pond,
        ) = found
        tiles = self.tiles
        bit = 1 << len(tiles)
        tiles[cell] = key >> 8
        for step, bits in asks:
            beside = cell + step
            frontier[beside] = frontier.get(beside, 0) | bits

        before = self.counts
        counts = self.counts = before[:]
        for index, count in plain_counts:
            counts[index] += count

        parent, kinds, holds, lies_on, border_area = (
            self.parent,
            self.kinds,
            self.holds,
            self.lies_on,
            self.border_area,
        )
        areas_before = len(parent)
        changed: list[tuple[int, int, int]] = []
        swallowed: list[int] = []
        for kind, held, borders in new_areas:
            for border in borders:
                border_area[cell + border] = len(parent)
            parent.append(-1)
            kinds.append(kind)
            holds.append(held)
            lies_on.append(bit)
        if has_pond and counts[LARGEST_WATER] < 2:
            counts[LARGEST_WATER] = 2

        for kind, held, first, others, borders in joined_areas:
            root = border_area[cell + first]
            while parent[root] >= 0:
                root = parent[root]
            old = holds[root]
            on = lies_on[root]
            changed.append((root, old, on))
            total = old + held
            if kind == MOUNTAIN:
                counts[BROCH_MOUNTAINS] -= BROCH_POINTS[old >> FIRST]
            elif kind == WATER and old >> SECOND and old >> FIRST & 255:
                counts[SHIP_LIGHTHOUSE_WATERS] -= 3
            on |= bit
            for border in others:
                other = border_area[cell + border]
                while parent[other] >= 0:
                    other = parent[other]
                if other != root:
                    old = holds[other]
                    total += old
                    on |= lies_on[other]
                    parent[other] = root
                    swallowed.append(other)
                    if kind == MOUNTAIN:
                        counts[BROCH_MOUNTAINS] -= BROCH_POINTS[old >> FIRST]
                    elif kind == WATER and old >> SECOND and old >> FIRST & 255:
                        counts[SHIP_LIGHTHOUSE_WATERS] -= 3
            holds[root] = total
            lies_on[root] = on
            if kind == MOUNTAIN:
                counts[BROCH_MOUNTAINS] += BROCH_POINTS[total >> FIRST]
            elif kind == WATER and total >> SECOND and total >> FIRST & 255:
                counts[SHIP_LIGHTHOUSE_WATERS] += 3
            for border in borders:
                border_area[cell + border] = root
            if not total & OPEN:
                size = on.bit_count()
                counts[COMPLETE_AREAS] += 1
                if size >= 3:
                    counts[LARGE_AREAS] += 3
                if kind == MOUNTAIN:
                    counts[COMPLETE_MOUNTAINS] += 2
                elif kind == WATER and counts[LARGEST_WATER] < 2 * size:
                    counts[LARGEST_WATER] = 2 * size

        if scroll >= 0:
            if scroll_part >= 0:
                self.scrolls.append((scroll, areas_before + scroll_part))
            else:
                self.scrolls.append((scroll, changed[-scroll_part - 1][0]))

        border_road = self.border_road
        for held, touched, borders in roads:
            # Roads join where both tiles have one at the edge where they touch (rule 23).
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
                    held += holds[other]
                    on |= lies_on[other]
                    parent[other] = root
                    swallowed.append(other)
            if root < 0:
                root = len(parent)
                parent.append(-1)
                kinds.append(ROAD)
                holds.append(held)
                lies_on.append(bit)
            else:
                holds[root] = held
                lies_on[root] = on
                if held >= JOINS_CASTLE:
                    counts[ROAD_TILES] = on.bit_count() - 1
                    counts[ROAD_CATTLE] = 2 * (held >> FIRST & 255)
                    counts[ROAD_WHISKY] = held >> SECOND & 255
            for border in borders:
                border_road[cell + border] = root

        for across in corners:
            if cell + across in tiles:
                counts[SQUARES] += 2
        if upright:
            # Vertical lines of three and more, where the tile came to one or joined two.
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
                    counts[COLUMNS] -= 3
            elif below < 3 and above + below >= 2:
                counts[COLUMNS] += 3

        covered_now: list[int] = []
        if animals:
            self.animals[cell] = animals
        if has_farm:
            covered = self.covered
            flock = self.animals
            for step in AROUND:
                around = cell + step
                if around not in covered:
                    covered_now.append(around)
                    if around in flock:
                        counts[FARM_ANIMALS] += flock[around]
            if cell in covered:
                counts[FARM_ANIMALS] += animals
            covered.update(covered_now)
        elif animals and cell in self.covered:
            counts[FARM_ANIMALS] += animals
        if has_building:
            counts[BUILDING_SETS] = 5 * min(counts[BROCHS], counts[FARMS], counts[LIGHTHOUSES])
        self.log.append((cell, frontier_before, found, before, areas_before, changed, swallowed, covered_now))

    def unplace(self) -> None:
        """Take the last laid tile back."""
        cell, frontier_before, laid, before, areas_before, changed, swallowed, covered_now = self.log.pop()
        self.counts = before
        self.frontier = frontier_before
        del self.tiles[cell]
        parent, kinds, holds, lies_on = self.parent, self.kinds, self.holds, self.lies_on
        for area in swallowed:
            parent[area] = -1
        for area, held, on in reversed(changed):
            holds[area] = held
            lies_on[area] = on
        del parent[areas_before:], kinds[areas_before:], holds[areas_before:], lies_on[areas_before:]
        border_road = self.border_road
        for _, _, borders in laid.roads:
            for border in borders:
                del border_road[cell + border]
        if laid.scroll >= 0:
            self.scrolls.pop()
        if laid.animals:
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


def territory_of(laid: Iterable[tuple[str, int, int, int]]) -> Territory:
    """A territory from tiles as a view tells them: id, x, y and turn, the castle first.

    >>> territory_of([("castle-red", 0, 0, 0), ("49", 0, 1, 0)]).income
    6
    """
    tiles = iter(laid)
    castle, _, _, _ = next(tiles)
    land = Territory(NUMBER[castle])
    for tile, x, y, turn in tiles:
        land.place(NUMBER[tile], cell_at(x, y) + turn)
    land.log.clear()
    return land
