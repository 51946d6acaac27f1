"""The final sheet line by line, with squares and facts: rules 23 and 26."""

from skye.core.game import Outcome, ScoreLine
from skye.core.grid import Pos
from skye.core.regions import Member
from skye.core.shapes import Shapes
from skye.skylands.land import Land
from skye.skylands.scoring import (
    Holding,
    final_lines,
    final_outcome,
    final_total,
    holding_of,
    land_points,
    special_lines,
)
from skye.skylands.state import Seat
from skye.skylands.tiles import SPECIALS
from tests.skylands.play import CITY_2, FOREST_2, MOUNTAIN_2, board, empty

ROWS = [*FOREST_2, *MOUNTAIN_2, *CITY_2, ("hostel", 3, 0, 0), ("small-city", 3, 2, 0), ("whole-forest", 4, 3, 0)]


def line_of(special, x, y, points, *, is_complete=True):
    """The line of a special island with printed points."""
    facts = {"special": special, "x": x, "y": y, "is_complete": is_complete}
    return ScoreLine("special", points, points, (((x, y),),), facts, areas(((x, y, 0),)))


def areas(*islands):
    """The shapes of islands by their parts."""
    return Shapes(areas=tuple(tuple(Member(Pos(x, y), part) for x, y, part in island) for island in islands))


def test_rule_26_every_line_of_the_sheet_with_its_squares():
    player = board(empty(), 0, ROWS, {"0,0,0": 2, "0,1,0": 1}, hostel=(1, 0, 1), collected=4, written=3).seats[0]
    lines = final_lines(holding_of(player))
    homes = (((0, 0), (1, 0)), ((0, 1), (1, 1)), ((3, 0),))
    gaps = tuple(((x, y),) for y in range(4) for x in range(5) if (x, y) not in {(r[1], r[2]) for r in ROWS})
    complete = (((0, 0), (1, 0)), ((0, 1), (1, 1)), ((0, 3), (1, 3)), ((4, 3),))
    forest, mountain, city = (((0, y, 0), (1, y, 0)) for y in (0, 1, 3))
    assert lines == (
        ScoreLine("empty", 11, -22, gaps),
        ScoreLine("inhabitants", 5, 2, homes, shapes=areas(forest, mountain, ((3, 0, 0),))),
        ScoreLine("spaces", 9, 9, complete, shapes=areas(forest, mountain, city, ((4, 3, 0),))),
        line_of("hostel", 3, 0, 2),
        line_of("small-city", 3, 2, 0, is_complete=False),
        line_of("whole-forest", 4, 3, 3),
        ScoreLine("collected", 4, 4),
        ScoreLine("written", 3, 3),
        ScoreLine("marker", 1, 2),
    )
    assert final_total(player) == sum(line.points for line in lines) == 3


def test_rule_23_each_scoring_special_island_counts_its_own_thing():
    rows = [*FOREST_2, ("forest-temple", 3, 0, 0), ("sanctuary", 2, 1, 0), ("academy", 4, 3, 0), ("villa", 0, 3, 0)]
    rows += [("sky-refuge", 2, 3, 0), ("city-temple", 4, 1, 0)]
    holding = Holding(Land.of(rows), inhabitants=5, collected=0, homes=(((0, 0),),))
    lines = {line.facts["special"]: line for line in special_lines(holding)}
    assert list(lines) == ["forest-temple", "sanctuary", "academy", "villa", "sky-refuge", "city-temple"]
    found = {name: (line.source, line.count, line.points, line.cells) for name, line in lines.items()}
    assert found == {
        "forest-temple": ("special", 1, 2, (((0, 0), (1, 0)),)),
        "sanctuary": ("special", 2, 2, (((1, 0),), ((3, 0),))),
        "academy": ("special", 6, 12, tuple(((x, y),) for x, y in ((3, 0), (2, 1), (4, 3), (0, 3), (2, 3), (4, 1)))),
        "villa": ("special", 2, 2, (((0, 0), (1, 0)),)),
        "sky-refuge": ("special", 5, 2, (((0, 0),),)),
        "city-temple": ("special", 0, 0, ()),
    }
    assert all(line.facts["is_complete"] is True for line in lines.values())
    assert lines["villa"].facts == {"special": "villa", "x": 0, "y": 3, "is_complete": True}


def test_rule_23_nothing_complete_gives_nothing():
    bare = Holding(Land.of([("i01", 0, 0, 0)]), inhabitants=0, collected=0)
    pos = next(iter(bare.land.board)).pos
    for special in SPECIALS.values():
        assert special.counted(bare, pos) == (0, 0, (), (), ())


def test_rule_26_the_quick_total_counts_the_refuge_twice_and_the_marker_once():
    rows = [*FOREST_2, ("sky-refuge", 4, 3, 0)]
    for inhabitants in ({}, {"0,0,0": 1}, {"0,0,0": 2}):
        for is_active in (True, False):
            player = board(empty(), 0, rows, inhabitants, is_marker_active=is_active, collected=5).seats[0]
            lines = final_lines(holding_of(player))
            assert final_total(player) == sum(line.points for line in lines)
            assert final_total(player) == -34 + 2 + 5 + 2 * (sum(inhabitants.values()) // 2) + (2 if is_active else 0)
    land = player.land
    assert land_points(land) == land_points(land) == -32


def test_rule_27_most_points_win_and_a_tie_is_shared():
    assert final_outcome([Seat(collected=2), Seat(collected=1)]) == Outcome((-36, -37), (0,), "points")
    assert final_outcome([Seat(), Seat(collected=1), Seat(written=1)]) == Outcome((-38, -37, -37), (1, 2), "shared")
