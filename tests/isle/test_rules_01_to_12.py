"""Components, tiles and set-up: rules 1 to 12."""

from collections import Counter

import pytest

from skye.core.board import Board
from skye.core.errors import BadComponents, BadSetup
from skye.core.grid import Pos, Side
from skye.isle import GAME
from skye.isle.editions import newest_edition
from skye.isle.tiles import CASTLES, CLANS, SCROLLS, TILES, check_landscape, read_tiles, tile_parts
from skye.isle.track import track_for
from tests.isle.boards import draw, made, survey
from tests.isle.play import NAMES, play_round, seal, setup, start


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_rule_01_there_are_2_to_5_players(players):
    state = start(players)
    assert len(state.seats) == players
    assert [seat.clan for seat in state.setup.seats] == list(CLANS[:players])


@pytest.mark.parametrize("players", [0, 1, 6])
def test_rule_01_fewer_or_more_players_are_refused(players):
    seats = [{"name": "Ann", "clan": CLANS[seat % 5]} for seat in range(players)]
    with pytest.raises(BadSetup) as caught:
        GAME.parse_setup({"seats": seats, "seed": "x"})
    assert caught.value.code == "wrong_seat_count"
    assert caught.value.facts == {"seats": players, "fewest": 2, "most": 5}


def test_rule_01_there_are_73_landscape_tiles_and_a_castle_for_each_clan():
    assert len(TILES) == 73
    assert tuple(CASTLES) == CLANS == ("blue", "yellow", "red", "white", "green")


def test_rule_02_four_of_the_goals_are_in_play_as_a_b_c_d():
    goals = start(goals="random").goals
    assert len(set(goals)) == 4
    assert set(goals) <= set(newest_edition().goals)
    assert len(newest_edition().goals) >= 16


def test_rule_02_fourteen_tiles_carry_a_scroll_two_of_each_kind():
    assert Counter(tile.scroll for tile in TILES.values() if tile.scroll) == dict.fromkeys(SCROLLS, 2)


def test_rule_03_gold_is_one_number_and_the_bank_is_not_limited():
    state = start().with_seat(0, gold=100_000)
    assert seal(state, 0, 1, 99_999).seats[0].gold == 0


def test_rule_04_each_edge_and_the_centre_show_one_terrain():
    for tile in (*TILES.values(), *CASTLES.values()):
        assert len(tile.edges) == 4
        assert set(tile.edges + tile.centre) <= set("PMW")


@pytest.mark.parametrize(
    ("edges", "centre", "areas"),
    [
        ("PPPP", "P", ["P NESW"]),
        ("PPPP", "W", ["P NESW", "W "]),  # a centre that no edge shows is an area in itself
        ("PPMM", "P", ["P NE", "M SW"]),  # edges that share a corner
        ("PMPM", "P", ["P NS", "M E", "M W"]),  # opposite edges only through the centre
        ("PMPM", "W", ["P N", "M E", "P S", "M W", "W "]),
        ("PWPP", "M", ["P NSW", "W E", "M "]),  # or through an edge between them
        ("WMWM", "M", ["W N", "M EW", "W S"]),
        ("MPPW", "W", ["M N", "P ES", "W W"]),
    ],
)
def test_rule_05_areas_on_one_tile(edges, centre, areas):
    parts, centre_part = tile_parts(edges, centre)
    assert [f"{part.kind} {''.join(side.name for side in part.sides)}" for part in parts] == areas
    assert parts[centre_part].kind == centre
    assert all(parts[centre_part].sides or part.kind != centre for part in parts if part.sides)


def test_rule_06_roads_connect_edges_and_two_roads_do_not_meet():
    assert [road.sides for road in TILES["09"].roads] == [(Side.N, Side.W), (Side.E, Side.S)]
    assert [road.sides for road in TILES["11"].roads] == [(Side.E, Side.S, Side.W)]
    assert [road.sides for road in TILES["01"].roads] == [(Side.N,)]
    assert TILES["07"].roads == ()


def test_rule_06_a_road_is_no_border_between_areas():
    with_road = made("PPPP P road:NS")
    assert with_road.parts == made("PPPP P").parts


def test_rule_07_things_stand_on_their_terrain():
    for tile in TILES.values():
        assert all(tile.parts[part].kind == "M" for part in tile.brochs)
        assert all(tile.parts[part].kind == "W" for part in (*tile.ships, *tile.lighthouses))
        assert (len(tile.brochs), len(tile.ships), len(tile.lighthouses)) == (tile.broch, tile.ship, tile.lighthouse)
        assert "P" in tile.edges + tile.centre or not (tile.sheep or tile.cattle or tile.farm)


@pytest.mark.parametrize(
    ("tile", "ships", "lighthouses"), [("45", ["N", "S"], []), ("41", [], ["E"]), ("56", [], ["E"])]
)
def test_rule_07_the_table_settles_the_tiles_with_two_waters(tile, ships, lighthouses):
    parts = TILES[tile].parts
    assert [parts[part].sides[0].name for part in TILES[tile].ships] == ships
    assert [parts[part].sides[0].name for part in TILES[tile].lighthouses] == lighthouses


def test_rule_07_a_scroll_lies_in_the_area_of_the_centre():
    for tile in TILES.values():
        assert tile.parts[tile.centre_part].kind == tile.centre


def test_rule_08_a_tile_may_be_turned_by_quarter_turns():
    land = draw("a", a="PPPP P")
    assert [where.turn for where in land.placements(TILES["28"], [Pos(1, 0)])] == [0, 1, 3]
    assert [where.turn for where in land.placements(TILES["26"], [Pos(1, 0)])] == [1, 3]


def test_rule_08_a_tile_is_never_flipped():
    # P, W, M, M clockwise fits nowhere that asks for P, M, M, W clockwise.
    hole = draw(". n .\nw . e\n. s .", n="PPPP P", e="MMMM M", s="MMMM M", w="WWWW W")
    assert hole.placements(made("PWMM P"), [Pos(1, 1)]) == ()
    assert [where.turn for where in hole.placements(made("PMMW P"), [Pos(1, 1)])] == [0]


def test_rule_08_a_placed_tile_never_moves_afterwards():
    state = start()
    seen = {}
    for _ in range(6):
        state = play_round(state)
        for seat, each in enumerate(state.seats):
            for pos, placed in each.territory.cells.items():
                assert seen.setdefault((seat, pos), placed) == placed


def test_rule_09_the_goals_are_drawn_at_random_by_the_seed():
    drawn = {start(goals="random", seed=f"seed {number}").goals for number in range(40)}
    assert len(drawn) == 40
    assert start(goals="random", seed="heather").goals == start(goals="random", seed="heather").goals


def test_rule_09_the_goals_may_be_chosen_in_order():
    chosen = ["most-gold", "squares", "sheep", "columns"]
    assert start(goals=chosen).goals == tuple(chosen)


def test_rule_09_a_first_game_has_a_fixed_easy_set():
    assert start(goals="first-game").goals == ("farm-animals", "complete-mountains", "road-tiles", "squares")


def test_rules_09_and_11_the_history_begins_with_what_was_drawn():
    state = start(3, first=2, goals="first-game")
    assert state.history[0].to_json() == {"kind": "start", "goals": list(state.goals), "first_player": 2}


def test_rule_10_each_territory_starts_with_its_castle_unturned_and_points_at_0():
    state = start(5)
    for seat, clan in enumerate(CLANS):
        (castle,) = state.seats[seat].territory
        assert (castle.tile, castle.pos, castle.turn) == (CASTLES[clan], Pos(0, 0), 0)
        assert state.seats[seat].points == 0


def test_rule_10_gold_starts_at_0_so_that_the_first_income_is_all_there_is():
    assert [seat.gold for seat in start(3).seats] == [5, 5, 5]


def test_rule_11_the_first_player_is_chosen_or_drawn():
    assert start(3, first=2).first_player == 2
    assert {start(3, first=None, seed=str(number)).first_player for number in range(30)} == {0, 1, 2}


@pytest.mark.parametrize(("players", "rounds"), [(2, 6), (3, 6), (4, 6), (5, 5)])
def test_rule_12_six_rounds_and_five_with_five_players(players, rounds):
    state = start(players)
    for number in range(1, rounds + 1):
        assert (state.round, state.phase) == (number, "price")
        state = play_round(state)
    assert state.phase == "end"


def test_rule_12_the_tracks_of_goals_and_gold():
    four = [("A", 0), ("B", 0), ("AC", 1), ("BD", 2), ("ACD", 3), ("BCD", 4)]
    five = [("AB", 0), ("AC", 0), ("BD", 1), ("ACD", 2), ("BCD", 3)]
    for players in (2, 3, 4):
        assert [("".join(each.letters), each.gold_per_player_ahead) for each in track_for(players)] == four
    assert [("".join(each.letters), each.gold_per_player_ahead) for each in track_for(5)] == five


# --- What a set-up may say

SEATS = [{"name": "Ann", "clan": "blue"}, {"name": "Bo", "clan": "red"}]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seats": "two"}, "wrong_type"),
        ({"seats": [SEATS[0], "Bo"]}, "wrong_type"),
        ({"seats": [SEATS[0], {"name": 5, "clan": "red"}]}, "wrong_type"),
        ({"seats": [SEATS[0], {"name": "  ", "clan": "red"}]}, "name_missing"),
        ({"seats": [SEATS[0], {"name": "x" * 25, "clan": "red"}]}, "name_too_long"),
        ({"seats": [SEATS[0], {"name": "B\no", "clan": "red"}]}, "name_unfit"),
        ({"seats": [SEATS[0], {"name": "B\u202eo", "clan": "red"}]}, "name_unfit"),
        ({"seats": [SEATS[0], {"name": "B\ud800", "clan": "red"}]}, "name_unfit"),
        ({"seats": [SEATS[0], {"name": "Bo", "clan": "pink"}]}, "unknown_clan"),
        ({"seats": [SEATS[0], {"name": "Bo", "clan": ["red"]}]}, "unknown_clan"),
        ({"seats": [SEATS[0], {"name": "Bo", "clan": "blue"}]}, "clan_taken"),
        ({"seats": [SEATS[0], {"name": "Bo", "clan": "red", "age": 9}]}, "unknown_field"),
        ({"seats": [SEATS[0], {"name": "Bo"}]}, "missing_field"),
        ({"seats": [SEATS[0], {"clan": "red"}]}, "missing_field"),
        ({"seed": None}, "missing_field"),
        ({"seed": ""}, "bad_seed"),
        ({"seed": 7}, "bad_seed"),
        ({"seed": "x" * 65}, "bad_seed"),
        ({"first": 2}, "bad_first_player"),
        ({"first": -1}, "bad_first_player"),
        ({"first": True}, "bad_first_player"),
        ({"goals": "easy"}, "wrong_type"),
        ({"goals": ["sheep", "squares"]}, "wrong_goal_count"),
        ({"goals": ["sheep", "squares", "columns", "goats"]}, "unknown_goal"),
        ({"goals": ["sheep", "squares", "columns", "sheep"]}, "repeated_goal"),
        ({"goals": ["sheep", "squares", "columns", 4]}, "wrong_type"),
        ({"house_rules": []}, "wrong_type"),
        ({"house_rules": {"open_gold": 1}}, "wrong_type"),
        ({"house_rules": {"open_bag": True}}, "unknown_field"),
        ({"speed": 3}, "unknown_field"),
    ],
)
def test_rule_09_a_set_up_that_makes_no_game_is_refused_with_a_code(change, code):
    with pytest.raises(BadSetup) as caught:
        GAME.parse_setup({"seats": SEATS, "seed": "x", **change})
    assert caught.value.code == code


@pytest.mark.parametrize("data", [None, [], "isle", 3])
def test_rule_09_a_set_up_is_an_object(data):
    with pytest.raises(BadSetup):
        GAME.parse_setup(data)


@pytest.mark.parametrize("name", ["Ann", "Ая", "李", "👩‍👩‍👧", "x" * 24, "<b>", "Zoë O'Neil"])
def test_rule_01_names_may_be_written_in_any_script(name):
    seats = [{"name": f"  {name} ", "clan": "blue"}, SEATS[1]]
    assert GAME.setup_json(GAME.parse_setup({"seats": seats, "seed": "x"}))["seats"][0]["name"] == name


def test_a_set_up_is_normalised_and_round_trips():
    short = GAME.parse_setup({"seats": SEATS, "seed": "x"})
    full = {
        "seats": SEATS,
        "seed": "x",
        "first": None,
        "goals": "random",
        "house_rules": {"open_gold": False, "open_prices": False},
    }
    assert GAME.setup_json(short) == full
    assert GAME.parse_setup(full) == short
    chosen = setup(4, goals=list(newest_edition().goals[:4]), first=3, house_rules={"open_prices": True})
    assert GAME.parse_setup(GAME.setup_json(chosen)) == chosen
    assert [seat.name for seat in chosen.seats] == list(NAMES[:4])


# --- Components are checked on load


def csv_of(*changes):
    """The table of the tiles with some texts replaced."""
    head = "id,edges,centre,roads,whisky,sheep,cattle,farm,broch,lighthouse,ship,scroll,lighthouse_at,ship_at"
    rows = []
    for tile in (*CASTLES.values(), *TILES.values()):
        roads = "+".join("".join(side.name for side in road.sides) for road in tile.roads)
        lighthouse_at, ship_at = "E" if tile.id in ("41", "56") else "", "NS" if tile.id == "45" else ""
        things = [tile.whisky, tile.sheep, tile.cattle, tile.farm, tile.broch, tile.lighthouse, tile.ship]
        printed = [tile.id, tile.edges, tile.centre, roads, *things, tile.scroll or "", lighthouse_at, ship_at]
        rows.append(",".join(map(str, printed)))
    text = "\n".join([head, *rows])
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return text


def test_components_read_as_they_are():
    assert read_tiles(csv_of()) == {tile.id: tile for tile in (*CASTLES.values(), *TILES.values())}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("01,PWWW", "01,PWXW"), "tile 01: four edges"),
        (("01,PWWW", "01,PWW"), "tile 01: four edges"),
        (("02,PMPP", "01,PMPP"), "tile 01 is there twice"),
        (("07,WWMW,W,,0,0,0,0,0,1", "07,WWMW,W,,0,1,0,0,0,1"), "tile 07: a sheep needs terrain P"),
        (("07,WWMW,W,,0,0,0,0,0,1", "07,WWMW,W,,2,0,0,0,0,1"), "tile 07: at most one"),
        (("0,broch,", "0,brooch,"), "no scroll is called brooch"),
        (("\n73,MPPM,W,EW,0,0,0,1,0,0,0,,,", ""), "73 landscape tiles are needed, not 72"),
        (("castle-green", "castle-pink"), "the castles are not those of the clans"),
        (("castle-blue,PWPM,P,NSW,0", "castle-blue,PWPM,P,NSW,1"), "a castle has one road and nothing else"),
        (("0,0,cattle,", "0,0,,"), "two scrolls of each kind"),
        ((",E,\n", ",,\n"), "the table does not say where each lighthouse stands"),
        ((",NS\n", ",NE\n"), "the table does not say where each ship stands"),
        (("09,MPPP,P,NW+ES", "09,MPPP,P,NW+WS"), "tile 09: two roads at one edge"),
    ],
)
def test_components_that_are_not_those_of_the_game_are_refused(change, message):
    with pytest.raises(BadComponents, match=message):
        tiles = read_tiles(csv_of(change))
        check_landscape([tile for tile in tiles.values() if not tile.is_castle])


def test_the_catalogue_lists_all_components():
    catalogue = GAME.catalogue()
    assert [tile["id"] for tile in catalogue["tiles"]] == list(TILES)
    assert [castle["id"] for castle in catalogue["castles"]] == [f"castle-{clan}" for clan in CLANS]
    assert catalogue["goals"] == list(newest_edition().goals)
    assert catalogue["clans"] == list(CLANS)
    assert set(catalogue["tracks"]) == {"2", "3", "4", "5"}
    assert len(catalogue["scrolls"]) == 7
    (tile,) = (tile for tile in catalogue["tiles"] if tile["id"] == "45")
    assert (tile["edges"], tile["roads"], tile["ships"]) == ("WMWM", [[1, 3]], [0, 2])


def test_an_empty_board_has_no_castle_and_nothing_is_connected():
    assert survey("a", a="PPPP P road:NESW whisky").connected == frozenset()
    assert Board.of([]).frontier() == ()
