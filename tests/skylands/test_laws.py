"""Laws that hold on every board and in every game, whatever is played."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skye.core.grid import Pos
from skye.skylands import GAME
from skye.skylands.editions import newest_edition
from skye.skylands.fitting import placement_fault
from skye.skylands.forecast import most_deployed, most_energy
from skye.skylands.land import EMPTY_LAND, Land, islands_from_regions, land_rows
from skye.skylands.scoring import Holding, final_lines, final_total, holding_of
from skye.skylands.tiles import ALL_TILES, CELLS, POINTS_SUPPLY, SPECIALS, START_OF, TILES
from tests.skylands.play import NAMES
from tests.skylands.recorded import choose

SEEDS = st.integers(min_value=0, max_value=10**9)


def random_land(seed, tiles=18):
    """A board of different tiles that match, laid at random."""
    chance = random.Random(seed)
    land = EMPTY_LAND
    names = list(TILES) + list(SPECIALS)
    chance.shuffle(names)
    for name in names:
        places = land.placements(ALL_TILES[name])
        if places and len(land.board) < tiles:
            pos, turns = chance.choice(places)
            land = land.placed(ALL_TILES[name], pos, chance.choice(turns))
    return land


def random_states(seed, players, start):
    """Every state of a lively random game."""
    chance = random.Random(seed)
    seats = [{"name": NAMES[seat], "clan": clan} for seat, clan in enumerate(["blue", "red", "green", "white"])]
    state = GAME.new_game(GAME.parse_setup({"seats": seats[:players], "seed": f"laws {seed}", "start": start}))
    while GAME.to_act(state):
        yield state
        state = GAME.apply(state, choose(state, GAME.legal_actions(state, state.acting), chance))
    yield state


@given(SEEDS)
def test_rule_13_islands_grown_tile_by_tile_are_those_of_the_whole_board(seed):
    land = random_land(seed)
    assert land.islands == islands_from_regions(land.board)
    assert land.gaps == {pos: land.board.wanted(pos) for pos in CELLS if pos not in land.board}
    assert list(land.gaps) == [pos for pos in CELLS if pos in land.gaps]
    assert dict(land.specials) == {row[0]: Pos(row[1], row[2]) for row in land_rows(land) if row[0] in SPECIALS}


@given(SEEDS)
def test_rule_13_the_order_of_placing_does_not_matter(seed):
    land = random_land(seed)
    rows = land_rows(land)
    random.Random(seed).shuffle(rows)
    assert Land.of(rows).islands == land.islands


@given(SEEDS, st.sampled_from(sorted(ALL_TILES)))
def test_rule_11_what_is_offered_is_what_has_no_fault(seed, name):
    land = random_land(seed, tiles=10)
    tile = ALL_TILES[name]
    offered = {(pos, turn) for pos, turns in land.placements(tile) for turn in turns}
    for pos in CELLS:
        for turn in range(4):
            assert (placement_fault(land, tile, pos, turn) is None) == ((pos, turn) in offered)
    assert land.has_place_for(tile) == bool(offered)


@given(SEEDS, st.integers(0, 30))
def test_rule_26_half_a_turn_of_the_whole_board_changes_no_points(seed, inhabitants):
    land = random_land(seed)
    turned = Land.of((tile, 4 - x, 3 - y, (turn + 2) % 4) for tile, x, y, turn in land_rows(land))
    scored = [
        sorted((line.source, line.facts.get("special"), line.count, line.points) for line in final_lines(holding))
        for holding in (Holding(land, inhabitants, 0), Holding(turned, inhabitants, 0))
    ]
    assert scored[0] == scored[1]
    assert Counter((island.terrain, island.spaces, island.open_edges) for island in land.islands) == Counter(
        (island.terrain, island.spaces, island.open_edges) for island in turned.islands
    )


@given(SEEDS)
def test_rule_13_a_complete_island_never_changes(seed):
    land = random_land(seed, tiles=8)
    bigger = land
    for name in TILES:
        places = bigger.placements(TILES[name])
        if places and name not in {row[0] for row in land_rows(bigger)}:
            bigger = bigger.placed(TILES[name], places[0][0], places[0][1][0])
    for island in land.islands:
        if island.is_complete:
            assert bigger.by_id[island.id] == island


def conserved(state):
    """Everything is in exactly one place."""
    players = len(state.seats)
    lying = [placed.tile.id for seat in state.seats for placed in seat.land.board]
    held = [tile for seat in state.seats for tile in seat.hand]
    drawn = [state.step.drawn] if state.step.drawn else []
    islands = [tile for tile in lying + held if tile in TILES]
    islands += [*state.stack, *state.revealed, *state.discarded, *drawn]
    assert sorted(islands) == sorted(newest_edition().stack(players))
    specials = [tile for tile in lying if tile in SPECIALS] + ([state.step.special] if state.step.special else [])
    assert not set(specials) & set(state.show)
    assert len(specials) + len(state.show) == 16
    assert len(set(specials)) == len(specials)
    for number in range(3):
        assert state.supply[number] + sum(seat.colours()[number] for seat in state.seats) == 20
        assert state.supply[number] >= 0
    assert state.points_supply + sum(seat.collected for seat in state.seats) == POINTS_SUPPLY[players]
    assert state.points_supply >= 0
    if state.points_supply:
        assert all(seat.written == 0 for seat in state.seats)
    for seat in state.seats:
        for name, count in seat.inhabitants.items():
            island = seat.land.by_id[name]
            assert island.is_complete and island.colour is not None
            assert 0 < count <= island.spaces
        assert sum(seat.hostel) <= (4 if seat.has_hostel else 0)
        assert seat.land.islands == islands_from_regions(seat.land.board)
        assert final_total(seat) == sum(line.points for line in final_lines(holding_of(seat)))
        starts = [START_OF[placed.tile.id] for placed in seat.land.board if placed.tile.id in START_OF]
        assert len(starts) <= 1


@pytest.mark.parametrize("start", ["printed", "tactical"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_is_conserved_in_every_state(players, start):
    for state in random_states(players, players, start):
        conserved(state)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_is_conserved_in_every_state_of_many_games(players):
    for seed in range(100, 120):
        for state in random_states(seed, players, ["printed", "tactical"][seed % 2]):
            conserved(state)


def inhabitants_of(state, seat):
    """How many live on a seat's board."""
    return state.seats[seat].inhabitant_count


def points_of(state, seat):
    """How many points a seat got so far."""
    return state.seats[seat].collected + state.seats[seat].written


def best_way(state, worth, left_out, known):
    """The most that the rest of a step can bring to the acting seat, by trying every way through it."""
    player, seat = state.player, state.acting
    key = (tuple(sorted(player.inhabitants.items())), player.hostel, state.step)
    if key not in known:
        ways = [action for action in GAME.legal_actions(state, seat) if action.kind not in left_out]
        after = [best_way(GAME.apply(state, action), worth, left_out, known) for action in ways]
        known[key] = max([worth(state, seat), *after])
    return known[key]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rules_18_to_21_forecasts_are_reached_and_never_beaten(players):
    checked = 0
    for state in random_states(players + 50, players, "printed"):
        if state.phase not in ("deploy", "convert") or state.step.has_acted:
            continue
        if state.phase == "deploy":
            forecast = most_deployed(state, state.player, has_bonus=state.has_bonus)[0]
            # Who moves to the hostel first could deploy more; the forecast is for the islands as they are.
            worth, left_out = inhabitants_of, ("pass", "done", "lodge")
        else:
            forecast = most_energy(state, state.player, has_bonus=state.has_bonus)
            worth, left_out = points_of, ("pass", "done")
        assert best_way(state, worth, left_out, {}) - worth(state, state.acting) == forecast
        checked += 1
    assert checked > 10
