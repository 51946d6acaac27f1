"""Components and setting up: rules 1 to 10."""

from collections import Counter

import pytest

from skye.core.errors import BadComponents, BadSetup
from skye.core.grid import Pos
from skye.skylands import GAME
from skye.skylands.editions import newest_edition
from skye.skylands.land import Land
from skye.skylands.setup import parse_setup, setup_json
from skye.skylands.tiles import (
    ALL_TILES,
    BOARDS,
    CELLS,
    CLANS,
    SPECIALS,
    START_TILES,
    TILES,
    read_boards,
    read_specials,
    read_start_tiles,
    read_tiles,
)
from tests.skylands.play import NAMES, act, events, offered, refused, setup, start


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rule_01_there_are_2_to_4_players_with_20_squares_each(players):
    state = start(players, start="tactical")
    assert len(state.seats) == players
    assert [player.empty_squares for player in state.seats] == [20] * players
    assert len(set(CELLS)) == 20
    assert {pos.x for pos in CELLS} == set(range(5))
    assert {pos.y for pos in CELLS} == set(range(4))


@pytest.mark.parametrize("players", [0, 1, 5])
def test_rule_01_fewer_or_more_players_are_refused(players):
    seats = [{"name": "Ann", "clan": CLANS[seat % 5]} for seat in range(players)]
    with pytest.raises(BadSetup) as caught:
        GAME.parse_setup({"seats": seats, "seed": "x"})
    assert caught.value.code == "wrong_seat_count"
    assert caught.value.facts == {"seats": players, "fewest": 2, "most": 4}


@pytest.mark.parametrize(("players", "tiles"), [(2, 48), (3, 68), (4, 88)])
def test_rule_02_the_stack_holds_the_tiles_for_the_number_of_players(players, tiles):
    state = start(players)
    assert len(state.stack) == tiles
    assert set(state.stack) == set(newest_edition().stack(players))


def test_rule_02_edges_of_one_letter_are_one_part_with_a_space_per_edge():
    assert len(TILES) == 88
    large, long, opposite, adjacent = (TILES[tile] for tile in ("i33", "i37", "i41", "i65"))
    assert [(part.kind, len(part.sides)) for part in large.parts] == [("F", 4)]
    assert large.spaces == (4,)
    assert [(part.kind, part.sides) for part in long.parts] == [("F", (0, 2))]
    assert [(part.kind, part.sides) for part in opposite.parts] == [("F", (0,)), ("M", (2,))]
    assert [(part.kind, part.sides) for part in adjacent.parts] == [("F", (0,)), ("M", (1,))]
    assert adjacent.spaces == (1, 1)


def test_rule_03_there_are_32_special_islands_in_four_groups():
    groups = Counter(special.group for special in SPECIALS.values())
    assert groups == {"plain": 12, "instant": 6, "lasting": 6, "scoring": 8}
    assert SPECIALS["academy"].cost == "GGPPW"
    assert SPECIALS["whole-forest"].cost == "GPPW"


def test_rule_03_an_island_without_edges_is_complete_on_its_tile():
    land = Land.of([("whole-city", 0, 0, 0)])
    assert [(island.terrain, island.spaces, island.is_complete) for island in land.islands] == [("T", 3, True)]


def test_rule_04_there_are_20_inhabitants_of_each_colour():
    assert start().supply == (20, 20, 20)


@pytest.mark.parametrize(("players", "points"), [(2, 32), (3, 42), (4, 48)])
def test_rule_05_the_points_supply_depends_on_the_number_of_players(players, points):
    assert start(players).points_supply == points


def test_rule_06_each_has_a_pawn_off_the_actions_and_an_active_marker():
    for player in start(4).seats:
        assert player.pawn is None
        assert player.is_marker_active


@pytest.mark.parametrize("name", list(BOARDS))
def test_rule_07_a_printed_board_has_two_complete_islands_of_2_and_two_unfinished_ones(name):
    land = Land.of((tile.id, pos.x, pos.y, 0) for tile, pos in BOARDS[name])
    assert len(land.board) == 3
    assert sorted((island.spaces, island.is_complete) for island in land.islands) == [
        (1, False),
        (1, False),
        (2, True),
        (2, True),
    ]
    assert sorted(island.terrain for island in land.islands) == ["C", "F", "M", "T"]


def test_rule_07_the_four_boards_differ_and_permute_the_terrains():
    complete = set()
    for printed in BOARDS.values():
        land = Land.of((tile.id, pos.x, pos.y, 0) for tile, pos in printed)
        complete.add(frozenset(island.terrain for island in land.islands if island.is_complete))
    assert len(complete) == 4
    assert Counter(letter for pair in complete for letter in pair) == {"F": 2, "M": 2, "C": 2, "T": 2}


def test_rule_07_each_player_gets_another_printed_board_by_the_seed():
    dealt = [facts["board"] for facts in events(start(4), "board")]
    assert sorted(dealt) == sorted(BOARDS)
    assert dealt == [facts["board"] for facts in events(start(4), "board")]
    assert any(dealt != [facts["board"] for facts in events(start(4, seed=str(n)), "board")] for n in range(5))
    assert all(player.empty_squares == 17 for player in start(4).seats)


def test_rule_08_a_start_tile_shows_two_terrains_as_neighbours_and_as_opposites():
    assert len(START_TILES) == 4
    for near, far in START_TILES.values():
        letters = [letter for letter in near.edges if letter != "-"]
        assert sorted(letters) == sorted(letter for letter in far.edges if letter != "-")
        assert len(set(letters)) == 2
        assert "-" not in (near.edges[0], near.edges[1])
        assert "-" not in (far.edges[0], far.edges[2])


def test_rule_08_at_the_tactical_start_each_places_a_start_tile_and_two_of_three_drawn_tiles():
    state = start(3, start="tactical")
    assert GAME.to_act(state) == (0,)
    assert [len(player.hand) for player in state.seats] == [4, 4, 4]
    assert len(state.stack) == 68 - 9
    start_tile, first, second, third = state.seats[0].hand
    state = act(state, f"0 place {start_tile}b 2,2,1")
    refused(state, f"0 place {start_tile}a 0,0,0", "not_yours")
    refused(state, "0 done", "nothing_done")
    state = act(state, f"0 place {third} 0,0,0", f"0 place {first} 4,3,2")
    refused(state, f"0 place {second} 4,0,0", "not_yours")
    assert offered(state) == ["0 done"]
    state = act(state, "0 done")
    assert state.discarded == (second,)
    assert state.seats[0].hand == ()
    assert state.seats[0].empty_squares == 17
    assert GAME.to_act(state) == (1,)


def test_rule_08_the_first_turn_begins_when_all_have_placed_by_the_placing_rules():
    state = start(2, start="tactical", first=1)
    assert GAME.to_act(state) == (1,)
    tile = state.seats[1].hand[0] + "a"
    letter = ALL_TILES[tile].edges[0]
    state = act(state, f"1 place {tile} 2,2,0")
    blank = next(name for name in state.seats[1].hand if letter not in ALL_TILES[name].edges)
    refused(state, f"1 place {blank} 2,1,0", "terrain_mismatch")
    while state.phase == "start":
        state = GAME.apply(state, GAME.legal_actions(state, state.acting)[0])
    assert state.phase == "choose"
    assert GAME.to_act(state) == (1,)
    assert state.turn == 1
    assert len(state.discarded) == 2


def test_rule_09_four_special_islands_of_each_group_are_shown():
    for seed in ("heather", "thistle"):
        show = start(seed=seed).show
        assert len(set(show)) == 16
        assert set(Counter(SPECIALS[special].group for special in show).values()) == {4}
    assert start(seed="heather").show != start(seed="thistle").show


def test_rule_09_the_first_game_shows_the_plain_ones_and_four_easy_ones():
    show = start(specials="first-game").show
    plain = [name for name, special in SPECIALS.items() if special.group == "plain"]
    assert list(show) == [*plain, "useful-find", "outpost", "fertile-forest", "profitable-city"]


def test_rule_10_the_first_player_is_drawn_by_the_seed_unless_named():
    firsts = {start(4, first=None, seed=f"seed {number}").first_player for number in range(40)}
    assert firsts == {0, 1, 2, 3}
    assert start(4, first=2).first_player == 2
    assert GAME.to_act(start(4, first=2)) == (2,)


def test_rule_10_turns_go_clockwise():
    state = start(3, first=1)
    for seat in (1, 2, 0, 1):
        assert GAME.to_act(state) == (seat,)
        state = act(state, f"{seat} {'repeat' if state.turn == 4 else 'choose'} deploy", f"{seat} pass")
        while state.phase != "choose":
            state = act(state, f"{state.acting} pass")


def test_rule_09_a_setup_round_trips_and_a_bad_one_is_refused():
    full = setup_json(setup(3, start="tactical", specials="first-game", first=None))
    assert setup_json(parse_setup(full)) == full
    for field, value in (("start", "empty"), ("specials", ["villa"]), ("start", None)):
        with pytest.raises(BadSetup) as caught:
            GAME.parse_setup({**full, field: value})
        assert caught.value.code == "unknown_choice"
        assert caught.value.facts["field"] == field


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seats": "two"}, "wrong_type"),
        ({"seats": [{"name": "", "clan": "blue"}, {"name": "Bo", "clan": "red"}]}, "name_missing"),
        ({"seats": [{"name": "x" * 25, "clan": "blue"}, {"name": "Bo", "clan": "red"}]}, "name_too_long"),
        ({"seats": [{"name": "a\u202eb", "clan": "blue"}, {"name": "Bo", "clan": "red"}]}, "name_unfit"),
        ({"seats": [{"name": 7, "clan": "blue"}, {"name": "Bo", "clan": "red"}]}, "wrong_type"),
        ({"seats": [{"name": "Ann", "clan": "pink"}, {"name": "Bo", "clan": "red"}]}, "unknown_clan"),
        ({"seats": [{"name": "Ann", "clan": "red"}, {"name": "Bo", "clan": "red"}]}, "clan_taken"),
        ({"seed": ""}, "bad_seed"),
        ({"seed": 7}, "bad_seed"),
        ({"first": 2}, "bad_first_player"),
        ({"first": True}, "bad_first_player"),
        ({"house": 1}, "unknown_field"),
    ],
)
def test_rule_01_a_setup_that_no_game_can_start_from_is_refused(change, code):
    seats = [{"name": NAMES[seat], "clan": CLANS[seat]} for seat in range(2)]
    with pytest.raises(BadSetup) as caught:
        GAME.parse_setup({"seats": seats, "seed": "x", **change})
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("read", "text", "said"),
    [
        (read_tiles, "id,kind,edges,players\na,small,F--,2", "four edges"),
        (read_tiles, "id,kind,edges,players\na,small,FF--,2", "not of the kind small"),
        (read_tiles, "id,kind,edges,players\na,small,F---,2\na,small,F---,2", "twice"),
        (read_specials, "id,group,edges,terrain,spaces,cost,points,effect\na,plain,M---,forest,1,G,1,", "not of its"),
        (read_specials, "id,group,edges,terrain,spaces,cost,points,effect\na,plain,M---,sea,1,G,1,", "no terrain"),
        (read_specials, "id,group,edges,terrain,spaces,cost,points,effect\na,plain,F---,forest,1,B,1,", "the cost B"),
        (read_boards, "board,id,x,y,edges\na,p,9,0,F---", "not on the board"),
        (read_start_tiles, "start,id,edges\na,b,F---\nc,d,F---\ne,f,F---\ng,h,F---", "neighbours and as opposites"),
    ],
)
def test_rule_02_components_are_checked_on_load(read, text, said):
    with pytest.raises(BadComponents, match=said):
        read(text)


@pytest.mark.parametrize(
    ("edges", "said"),
    [
        (("--MF", "-C-C", "MT--"), "do not match"),
        (("--MF", "-F-C", "MF--"), "one of each terrain"),
        (("--MF", "CF--", "M--T"), "rim"),
        (("---F", "-F-C", "----"), "one of each terrain"),
    ],
)
def test_rule_07_a_board_that_is_no_printed_board_is_refused(edges, said):
    cells = (Pos(2, 1), Pos(1, 1), Pos(2, 2)) if said != "rim" else (Pos(1, 0), Pos(0, 0), Pos(1, 1))
    rows = [f"{name},{name}{n},{cells[n].x},{cells[n].y},{edges[n]}" for name in "abcd" for n in range(3)]
    with pytest.raises(BadComponents, match=said):
        read_boards("\n".join(["board,id,x,y,edges", *rows]))
