"""A special island made up by following docs/extending.md: all parts of the engine ask it, nothing else changes."""

import ast
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import skye
from skye.bots.bot import choose
from skye.core.chance import stream
from skye.core.errors import BadComponents
from skye.core.table import new_table, replay
from skye.games import BOTS
from skye.skylands import GAME, editions, tiles
from skye.skylands.actions import CHOICES
from skye.skylands.create import due_cost
from skye.skylands.imagine import imagined
from skye.skylands.scoring import final_total, holding_of
from skye.skylands.search.board import board_of
from skye.skylands.search.world import world_of
from skye.skylands.specials import RULES, Counted, Special
from skye.skylands.tiles import SPECIALS, read_specials
from tests.skylands.play import CITY_2, FOREST_2, FOUR, act, board, empty, events, points, setup

TABLE = """\
id,group,edges,terrain,spaces,cost,points,rule,of,amount,effect
toy-lookout,lasting,----,,0,GW,?,lookout,P,3,"3 points for each open island; 1 point when it is placed and for actions"
toy-wood,plain,FF--,forest,4,GP,5,,,,
"""


class Lookout(Special):
    """`amount` points for each open island; 1 point at once and for two actions; a discount; 2 lodgings; trading."""

    choices = ("G", "P")
    allows_trading = True
    lasting_worth = 2.0

    @property
    def points_when_placed(self):
        return 1

    def points_when_chosen(self, action):
        return {"deploy": 2, "convert": 1}.get(action, 0)

    @property
    def discount(self):
        return self.of

    @property
    def room(self):
        return 2

    def counted(self, holding, pos):
        islands = [island for island in holding.land.islands if not island.is_complete]
        return Counted(len(islands), self.amount * len(islands), tuple(island.cells for island in islands))

    def points_on(self, board, square):
        return self.amount * len(board.open)

    def guess(self, board, time_left):
        return self.points_on(board, 0)


@pytest.fixture
def toys(monkeypatch):
    """A second edition with the toys; with three other lasting islands, the lookout is always on show."""
    monkeypatch.setitem(RULES, "lookout", Lookout)
    made = read_specials(TABLE)
    for name, special in made.items():
        monkeypatch.setitem(tiles._SPECIALS, name, special)
        monkeypatch.setitem(tiles._ALL_TILES, name, special)
    first = editions.EDITIONS[1]
    others = (*first.group("plain"), *first.group("instant"), *first.group("lasting")[:3], *first.group("scoring"))
    second = replace(first, number=2, specials=(*made, *others), first_game=(*first.first_game[:14], *made))
    editions.check_edition(second)
    monkeypatch.setitem(editions.EDITIONS, 2, second)
    return made


@pytest.fixture
def lookout(toys):
    """A game in which seat 0 has the lookout, an open island and complete ones, and is about to choose."""
    rows = [*FOUR, ("toy-lookout", 4, 0, 0), ("i17", 4, 2, 1)]
    return board(empty(), 0, rows, {"0,0,0": 2, "0,1,0": 1})


def open_islands(state):
    return sum(not island.is_complete for island in state.seats[0].land.islands)


def test_its_row_names_its_rule_and_a_row_without_a_rule_needs_no_code(toys):
    assert type(toys["toy-lookout"]) is Lookout
    assert type(toys["toy-wood"]) is Special
    assert setup().components.number == 2
    assert "toy-lookout" in GAME.draw(setup()).drawn.show
    assert set(toys) <= set(GAME.draw(setup(specials="first-game")).drawn.show)
    assert set(toys) <= {each["id"] for each in GAME.catalogue()["specials"]}


@pytest.mark.parametrize(
    "row",
    [
        "bad,lasting,----,,0,GW,1,no-such-rule,,,",
        "bad,lasting,----,,0,GW,1,discount,B,,",
        "bad,plain,F---,forest,1,GW,?,,,,",
    ],
)
def test_a_row_that_names_no_rule_is_refused(row):
    with pytest.raises(BadComponents):
        read_specials(TABLE.splitlines()[0] + "\n" + row)


def test_the_rules_ask_it_what_it_pays(toys):
    state = board(empty(), 0, FOUR, {"0,0,0": 2})
    state = act(state, "0 choose create", "0 create toy-lookout", "0 place toy-lookout 4,0,0")
    assert points(state, "toy-lookout") == [1, 0]
    state = act(state, "0 done", "1 choose deploy")
    assert points(state, "toy-lookout") == [3, 0]
    assert events(state, "points")[-1]["source"] == "toy-lookout"


def test_the_rules_ask_it_for_discount_lodging_and_trading(lookout):
    player = lookout.seats[0]
    assert due_cost(player, SPECIALS["generator"], has_bonus=False) == "PW"
    assert player.has_hostel and player.hostel_room == 2
    lodged = act(lookout, "0 choose deploy", "0 lodge 0,0,0")
    assert lodged.seats[0].hostel == (1, 0, 0)
    assert "0 trade 0,0,0 0,0,0 into 0,3,0" in map(str, GAME.legal_actions(act(lookout, "0 choose convert"), 0))


def test_final_points_are_counted_by_it_with_their_reasons(lookout):
    lines = [each["line"] for each in GAME.ask(lookout, None, "sheet", {})["now"] if each["seat"] == 0]
    (line,) = [line for line in lines if line["facts"].get("special") == "toy-lookout"]
    assert line["count"] == open_islands(lookout) > 0
    assert line["points"] == 3 * open_islands(lookout)
    assert line["cells"]
    assert final_total(lookout.seats[0]) == sum(line["points"] for line in lines)


def test_forecast_and_questions_ask_it(lookout):
    bare = board(lookout, 0, [*FOUR, ("i17", 4, 2, 1)], {"0,0,0": 2, "0,1,0": 1})
    gains = [GAME.ask(state, 0, "actions", {})["actions"][3]["gains"][0]["points"] for state in (bare, lookout)]
    assert gains[0] == 0
    assert gains[1] == 1 + 1 + 2  # two green inhabitants traded for a blue one, and the bonus
    (shown,) = GAME.ask(replace(bare, show=("toy-lookout",)), 0, "show", {})["show"]
    assert (shown["points"], shown["due"]) == (3 * open_islands(bare), "G")
    preview = GAME.ask(bare, 0, "preview", {"tile": "toy-lookout", "x": 4, "y": 0, "turn": 0})
    assert [event["source"] for event in preview["events"]] == ["toy-lookout"]
    after = preview["total"]["after"] - preview["total"]["before"]
    assert after == 2 + 1 + 3 * open_islands(bare)  # a square less is empty, the point at once, and the final points
    assert GAME.ask(replace(lookout, points_supply=2), 0, "end_warning", {})["reasons"][-1]["code"] == "few_points"
    assert GAME.ask(lookout, 0, "islands", {})["hostel"]["room"] == 2


def test_search_counts_as_the_rules_do(lookout):
    assert board_of(lookout.seats[0]).total() == final_total(lookout.seats[0])
    for choice in CHOICES:
        world = world_of(lookout)
        world.begin(choice, is_repeat=False)
        after = act(lookout, f"0 choose {choice}")
        assert world.boards[0].points == after.seats[0].collected
        assert world.points_supply == after.points_supply
    world = world_of(board(empty(), 0, [*FOREST_2, *CITY_2], {"0,0,0": 2}))
    world.create(0, "toy-lookout", (2, 0, 0), 4, 0)
    assert world.boards[0].points == 1
    assert world.boards[0].specials.effects.lasting_worth == 2.0


def test_the_preview_of_its_points_agrees_with_placing_it(toys):
    state = board(empty(), 0, [*FOUR, ("i17", 4, 2, 1)])
    special = toys["toy-lookout"]
    placed = board(state, 0, [*FOUR, ("i17", 4, 2, 1), ("toy-lookout", 3, 0, 0)])
    assert special.points_if_added(holding_of(state.seats[0])) == special.points_on(board_of(placed.seats[0]), 3)


@pytest.mark.slow
@pytest.mark.parametrize(("level", "players"), [("easy", 4), ("medium", 2), ("hard", 2), ("random", 3)])
def test_bots_of_every_level_play_whole_games_with_it(toys, level, players):
    created = set()
    for number in range(1 if level in ("medium", "hard") else 3):
        table = new_table(GAME, setup(players, seed=f"toy {number}"))
        streams = [stream("toy", level, seat) for seat in range(players)]
        while GAME.to_act(table.state):
            state, (seat,) = table.state, GAME.to_act(table.state)
            view = GAME.view(state, seat)
            assert GAME.view(imagined(view, Random(0)), seat) == view
            legal = GAME.legal_actions(state, seat)
            action = choose(BOTS["skylands"][level], view, legal, streams[seat])
            table = table.acted(action)
            for player in table.state.seats:
                assert board_of(player).total() == final_total(player)
        created |= {facts["special"] for facts in events(table.state, "created")}
        again = replay(GAME, table.record())
        assert again.digest() == table.digest()
    assert "toy-lookout" in created


# --- The other way round: no part of the engine knows a special island by its id. --------------------------------

NAMES_OF_OTHER_THINGS = {
    "skylands/editions.py": None,
    "skylands/clauses.py": {"generator", "hostel", "villa", "power-station", "outpost"},
    "skylands/actions.py": {"hostel"},
    "skylands/state.py": {"outpost"},
    "skylands/imagine.py": {"hostel"},
    "skylands/position.py": {"hostel"},
    "skylands/questions.py": {"hostel"},
    "skylands/view.py": {"hostel"},
    "skylands/search/board.py": {"hostel"},
}
"""Editions list their components, rulings have names, and `hostel` and `outpost` are names in records and views."""


@pytest.mark.native
def test_no_special_island_is_known_by_its_id():
    package = Path(skye.__file__).parent
    for path in sorted(package.rglob("*.py")):
        words = {node.value for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Constant)}
        known = NAMES_OF_OTHER_THINGS.get(path.relative_to(package).as_posix(), set())
        assert known is None or words & SPECIALS.keys() == known, path
