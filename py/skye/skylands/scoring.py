"""Final points of Skylands (rules 23 and 26): one function per source, each line with its reasons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from skye.core.game import Outcome, ScoreLine
from skye.core.grid import Pos
from skye.core.regions import Member
from skye.core.shapes import NO_SHAPES, Shapes
from skye.skylands.land import Land
from skye.skylands.specials.base import Cells, Parts
from skye.skylands.state import Seat

EMPTY_SQUARE_POINTS = -2
INHABITANTS_PER_POINT = 2
MARKER_POINTS = 2

COUNTED_AT_END = ("empty", "inhabitants", "spaces", "special", "marker")
"""The sources of final points that nobody has before the end, in the order of rule 26."""


@dataclass(frozen=True, slots=True)
class Holding:
    """What final points are counted from: a land, the inhabitants on it, the points got and the marker.

    `homes` are the squares where the inhabitants live, one group per island, so that a page can point at them, and
    `home_parts` the parts of these islands.
    """

    land: Land
    inhabitants: int
    collected: int
    written: int = 0
    is_marker_active: bool = False
    homes: Cells = ()
    home_parts: Parts = ()


def holding_of(player: Seat) -> Holding:
    """What a player's final points are counted from.

    >>> holding_of(Seat(collected=3)).collected
    3
    """
    by_id = player.land.by_id
    islands = [by_id[island] for island in sorted(player.inhabitants)]
    homes = [island.cells for island in islands]
    parts = [island.members for island in islands]
    if any(player.hostel):
        hostels = [pos for special, pos in player.land.specials.tiles if special.room]
        homes += [(_cell(pos),) for pos in hostels]
        parts += [(Member(pos, 0),) for pos in hostels]
    return Holding(
        land=player.land,
        inhabitants=player.inhabitant_count,
        collected=player.collected,
        written=player.written,
        is_marker_active=player.is_marker_active,
        homes=tuple(homes),
        home_parts=tuple(parts),
    )


def final_outcome(seats: Sequence[Seat]) -> Outcome:
    """How a game ends with these seats: most points win, a tie is a shared victory (rule 27).

    >>> final_outcome([Seat(), Seat(collected=1), Seat(written=1)])
    Outcome(points=(-38, -37, -37), winners=(1, 2), decided_by='shared')
    """
    points = tuple(final_total(player) for player in seats)
    best = max(points)
    winners = tuple(seat for seat, total in enumerate(points) if total == best)
    return Outcome(points, winners, "points" if len(winners) == 1 else "shared")


def final_total(player: Seat) -> int:
    """The points a player would have if the game ended now: the sum of all lines, but faster.

    >>> final_total(Seat(collected=3))
    -35
    """
    land = player.land
    inhabitants = player.inhabitant_count
    points = land_points(land) + inhabitants // INHABITANTS_PER_POINT + player.collected + player.written
    if player.is_marker_active:
        points += MARKER_POINTS
    for special, _ in land.specials.counted:
        points += special.points_for_inhabitants(inhabitants)
    return points


def land_points(land: Land) -> int:
    """The final points that depend on nothing but the tiles: empty squares, spaces and special islands.

    >>> land_points(Land.of([("whole-forest", 0, 0, 0)]))
    -32
    """
    known: int | None = vars(land).get("_points")
    if known is None:
        bare = Holding(land, inhabitants=0, collected=0)
        known = sum(line.points for line in (empty_line(bare), spaces_line(bare), *special_lines(bare)))
        vars(land)["_points"] = known  # a land never changes, so it is counted once
    return known


def final_lines(holding: Holding) -> tuple[ScoreLine, ...]:
    """All final points with their reasons, in the order of rule 26.

    >>> lines = final_lines(Holding(Land.of([("whole-forest", 0, 0, 0)]), inhabitants=3, collected=4))
    >>> [(line.source, line.points) for line in lines]
    [('empty', -38), ('inhabitants', 1), ('spaces', 3), ('special', 3), ('collected', 4), ('written', 0), ('marker', 0)]
    """
    return (
        empty_line(holding),
        inhabitants_line(holding),
        spaces_line(holding),
        *special_lines(holding),
        ScoreLine("collected", holding.collected, holding.collected),
        ScoreLine("written", holding.written, holding.written),
        marker_line(holding),
    )


def final_counts(seats: Sequence[Seat]) -> Iterator[tuple[int, ScoreLine, int]]:
    """What the end adds to the points of each seat, source by source: the seat, the line, and its points after it.

    >>> [(line.source, points) for _, line, points in final_counts([Seat(collected=3)])]
    [('empty', -37), ('inhabitants', -37), ('spaces', -37), ('marker', -35)]
    """
    points = [player.collected + player.written for player in seats]
    lines = [final_lines(holding_of(player)) for player in seats]
    for source in COUNTED_AT_END:
        for seat, line in ((seat, line) for seat, own in enumerate(lines) for line in own if line.source == source):
            points[seat] += line.points
            yield seat, line, points[seat]


def empty_line(holding: Holding) -> ScoreLine:
    """-2 for each empty square.

    >>> empty_line(holding_of(Seat())).points
    -40
    """
    gaps = tuple((_cell(pos),) for pos in holding.land.gaps)
    return ScoreLine("empty", len(gaps), EMPTY_SQUARE_POINTS * len(gaps), gaps)


def inhabitants_line(holding: Holding) -> ScoreLine:
    """1 for every 2 inhabitants on the board.

    >>> inhabitants_line(Holding(Land.of([]), inhabitants=9, collected=0)).points
    4
    """
    count = holding.inhabitants
    return ScoreLine(
        "inhabitants", count, count // INHABITANTS_PER_POINT, holding.homes, shapes=areas_of(holding.home_parts)
    )


def spaces_line(holding: Holding) -> ScoreLine:
    """1 for each space of complete islands, cities included, the hostel not.

    >>> spaces_line(Holding(Land.of([("whole-city", 0, 0, 0)]), inhabitants=0, collected=0)).points
    3
    """
    complete = holding.land.complete_islands
    spaces = sum(island.spaces for island in complete)
    cells = tuple(island.cells for island in complete)
    return ScoreLine("spaces", spaces, spaces, cells, shapes=areas_of([island.members for island in complete]))


def special_lines(holding: Holding) -> tuple[ScoreLine, ...]:
    """The points of each special island, in the order of placing; none while its island is open (rule 23).

    >>> [line.points for line in special_lines(Holding(Land.of([("hostel", 0, 0, 0)]), inhabitants=0, collected=0))]
    [2]
    """
    lines = []
    for special, pos in holding.land.specials.tiles:
        is_complete = holding.land.is_special_complete(special)
        facts = {"special": special.id, "x": pos.x, "y": pos.y, "is_complete": is_complete}
        if special.points is not None:
            points = special.points if is_complete else 0
            lines.append(ScoreLine("special", points, points, ((_cell(pos),),), facts, Shapes(((Member(pos, 0),),))))
        else:
            count, points, cells, parts, _ = special.counted(holding, pos)
            lines.append(ScoreLine("special", count, points, cells, facts, areas_of(parts)))
    return tuple(lines)


def marker_line(holding: Holding) -> ScoreLine:
    """2 if the marker is still active.

    >>> marker_line(holding_of(Seat())).points
    2
    """
    count = int(holding.is_marker_active)
    return ScoreLine("marker", count, MARKER_POINTS * count)


def areas_of(parts: Sequence[tuple[Member, ...]]) -> Shapes:
    """The shapes of islands by their parts.

    >>> areas_of([])
    Shapes(areas=(), roads=(), things=())
    """
    return Shapes(areas=tuple(parts)) if parts else NO_SHAPES


def _cell(pos: Pos) -> tuple[int, int]:
    return (pos.x, pos.y)
