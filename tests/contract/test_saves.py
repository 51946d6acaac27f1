"""Saved games of every released version load and continue, also in an engine that has changed since."""

import json
import sys
from dataclasses import dataclass, replace
from types import MappingProxyType

import pytest

from skye.core.canonical import digest
from skye.core.event import BaseEvent
from skye.core.record import parse_record
from skye.core.table import new_table, replay
from skye.games import GAMES
from skye.isle import editions as isle_editions
from skye.isle import phases
from skye.isle import tiles as isle_tiles
from skye.isle.goals import GOALS as ISLE_GOALS
from skye.isle.state import State as IsleState
from skye.skylands import editions as sky_editions
from skye.skylands import start
from skye.skylands import tiles as sky_tiles
from skye.skylands.state import State as SkyState
from tests.contract.games import chance_for
from tests.saves import bundle_text, database, records, versions

SAVES = [(version, entry) for version in versions() for entry in records(version)]
NEXT = 1 + max((*isle_editions.EDITIONS, *sky_editions.EDITIONS))
"""The number of an edition that is newer than all others."""
FINISHING = 12
"""With a changed engine every game is continued for this many actions, and every n-th one to its end."""


@pytest.fixture(scope="module")
def digests():
    """The digest of every saved game, from the engine as it is."""
    return [loaded(entry).digest() for _, entry in SAVES]


def loaded(entry):
    """The table of a record, checked against the position that its version recorded."""
    game = GAMES[entry["game"]]
    table = replay(game, parse_record(entry["text"]))
    outcome = game.outcome(table.state)
    assert str(table.state.phase) == entry["phase"]
    assert list(game.to_act(table.state)) == entry["to_act"]
    assert len(table.actions) == entry["steps"]
    assert table.record().rules == parse_record(entry["text"]).rules, "a running game keeps its rules"
    assert (None if outcome is None else outcome.to_json()) == entry["outcome"]
    return table


def continued(table, most=None):
    """The table after more actions, or at the end of the game."""
    chance = chance_for("saves", str(table.setup.seed))
    game, steps = table.game, 0
    while (to_act := game.to_act(table.state)) and steps != most:
        seat = chance.choice(to_act)
        table = table.acted(chance.choice(game.legal_actions(table.state, seat)))
        steps += 1
    return table


def stored_again(table):
    """The same table, once it was written and read by the current version."""
    again = replay(table.game, parse_record(table.record().to_text()))
    assert again.record() == table.record()
    assert again.state == table.state
    return again


@pytest.mark.parametrize(("version", "entry"), SAVES, ids=[f"{version} {entry['name']}" for version, entry in SAVES])
def test_a_saved_game_loads_and_is_played_to_its_end(version, entry):
    table = continued(stored_again(loaded(entry)))
    assert table.game.outcome(table.state) is not None
    stored_again(table)


@pytest.mark.parametrize("version", versions())
def test_every_game_number_of_players_and_phase_was_saved(version):
    entries = records(version)
    seats = {(entry["game"], len(json.loads(entry["text"])["setup"]["seats"])) for entry in entries}
    assert seats == {("isle", 2), ("isle", 3), ("isle", 4), ("isle", 5)} | {("skylands", n) for n in (2, 3, 4)}
    for game, players in seats:
        names = {entry["name"].rsplit("-", 1)[0] for entry in entries if entry["name"].startswith(f"{game}-{players}-")}
        wanted = {
            "isle": "price sealed buy build end",
            "skylands": "start choose discover deploy create pay place outpost convert end",
        }
        assert names == {f"{game}-{players}-{situation}" for situation in wanted[game].split()}
    sealed = [entry for entry in entries if "-sealed-" in entry["name"]]
    assert all(parse_record(entry["text"]).sealed for entry in sealed)


@pytest.mark.parametrize("version", versions())
def test_the_export_of_all_games_and_the_database_hold_the_same_games(version):
    texts = sorted(entry["text"] for entry in records(version))
    assert sorted(game["record"] for game in json.loads(bundle_text(version))["games"]) == texts
    stored = database(version)
    assert len(stored) == len(texts)
    assert any(len(game["records"]) > 1 for game in stored), "some have backups"


# --- The engine changes after the games were saved


def new_fact_on_every_event(monkeypatch):
    """Events say more than they did."""
    short = BaseEvent.to_json
    monkeypatch.setattr(BaseEvent, "to_json", lambda self: {**short(self), "mood": "merry"})


@dataclass(frozen=True, repr=False)
class WeatheredIsle(IsleState):
    """A state with one field more."""

    weather: str = "rain"


@dataclass(frozen=True, kw_only=True, repr=False)
class WeatheredSky(SkyState):
    """A state with one field more."""

    weather: str = "wind"


def new_field_of_the_state(monkeypatch):
    """States have a field more, with a default."""
    monkeypatch.setattr(phases, "State", WeatheredIsle)
    monkeypatch.setattr(start, "State", WeatheredSky)


def new_goal(monkeypatch):
    """There is one more goal, first in the order of drawing."""
    monkeypatch.setitem(ISLE_GOALS, "new-goal", replace(ISLE_GOALS["sheep"], id="new-goal"))
    first = isle_editions.EDITIONS[1]
    second = replace(
        first, number=NEXT, goals=("new-goal", *first.goals), first_game=("new-goal", *first.first_game[1:])
    )
    add_edition(monkeypatch, isle_editions, second)


def new_special_island(monkeypatch):
    """There is another special island of every group, first in the order of drawing."""
    first = sky_editions.EDITIONS[1]
    names = ("small-forest", "useful-find", "generator", "villa")
    new = {f"new-{name}": replace(sky_tiles.SPECIALS[name], id=f"new-{name}") for name in names}
    add_to_tables(monkeypatch, new, {})
    add_edition(monkeypatch, sky_editions, replace(first, number=NEXT, specials=(*new, *first.specials)))


def corrected_tiles(monkeypatch):
    """Some tiles are corrected in a new edition: they have other faces, and ids of their own."""
    tiles = isle_tiles.ALL_TILES
    face = replace(tiles["27"], id="27b", edges="PPPP", parts=tiles["01"].parts)
    for module in (isle_tiles, isle_editions):
        monkeypatch.setattr(module, "ALL_TILES", MappingProxyType({**tiles, "27b": face}))
    isle = isle_editions.EDITIONS[1]
    corrected = tuple("27b" if tile == "27" else tile for tile in isle.tiles)
    add_edition(monkeypatch, isle_editions, replace(isle, number=NEXT, tiles=corrected))
    sky = sky_editions.EDITIONS[1]
    add_to_tables(monkeypatch, {}, {"i01b": replace(sky_tiles.TILES["i02"], id="i01b")})
    corrected = tuple("i01b" if tile == "i01" else tile for tile in sky.tiles)
    add_edition(monkeypatch, sky_editions, replace(sky, number=NEXT, tiles=corrected))


def add_edition(monkeypatch, module, edition):
    """A new edition, which is checked like every other when the program starts."""
    module.check_edition(edition)
    monkeypatch.setitem(module.EDITIONS, edition.number, edition)


def add_to_tables(monkeypatch, specials, tiles):
    """More components of Skylands, wherever they are looked up."""
    everything = MappingProxyType({**sky_tiles.ALL_TILES, **specials, **tiles})
    tables = {"ALL_TILES": everything, "SPECIALS": MappingProxyType({**sky_tiles.SPECIALS, **specials})}
    for module in [module for name, module in sys.modules.items() if name.startswith("skye.skylands")]:
        for name, table in tables.items():
            if hasattr(module, name):
                monkeypatch.setattr(module, name, table)
    monkeypatch.setattr(sky_tiles, "_PLAYERS", {**sky_tiles._PLAYERS, **dict.fromkeys(tiles, 2)})


CHANGES = [new_fact_on_every_event, new_field_of_the_state, new_goal, new_special_island, corrected_tiles]


@pytest.mark.slow
@pytest.mark.parametrize("change", CHANGES)
def test_saved_games_load_and_continue_after_the_engine_changed(change, digests, monkeypatch):
    change(monkeypatch)
    for number, (_, entry) in enumerate(SAVES):
        table = loaded(entry)
        assert table.digest() == digests[number], entry["name"]
        table = continued(stored_again(table), None if number % FINISHING == 0 else FINISHING)
        assert stored_again(table).setup.edition == parse_record(entry["text"]).edition


@pytest.mark.parametrize(
    ("change", "name"),
    [(new_goal, "isle"), (corrected_tiles, "isle"), (new_special_island, "skylands"), (corrected_tiles, "skylands")],
)
def test_a_new_game_uses_the_newest_edition_and_a_running_one_its_own(change, name, monkeypatch):
    game = GAMES[name]
    seats = [{"name": "Ann", "clan": "blue"}, {"name": "Bo", "clan": "red"}]
    data = {"seats": seats, "seed": "edition"}
    first = continued(new_table(game, game.parse_setup(data)), 10)
    newest = max(game.editions)
    change(monkeypatch)
    second = new_table(game, game.parse_setup(data))
    assert (first.record().edition, second.record().edition) == (newest, NEXT)
    assert game.position(second.states[0]) != game.position(first.states[0])
    assert stored_again(first).states[0] == first.states[0]
    assert stored_again(continued(second, 10)).setup.edition == NEXT


def test_a_record_of_an_edition_that_is_not_known_here_is_made_by_a_newer_program(monkeypatch):
    with monkeypatch.context() as later:
        new_goal(later)
        game = GAMES["isle"]
        seats = [{"name": "Ann", "clan": "blue"}, {"name": "Bo", "clan": "red"}]
        text = new_table(game, game.parse_setup({"seats": seats, "seed": "edition"})).record().to_text()
    with pytest.raises(ValueError, match="newer_version"):
        replay(GAMES["isle"], parse_record(text))


def test_the_first_editions_are_frozen():
    """The digest of everything in edition 1: faces, groups and the order of drawing."""
    isle, sky = isle_editions.EDITIONS[1], sky_editions.EDITIONS[1]
    faces = [tile.to_json() for tile in (*map(isle.castle, isle_tiles.CLANS), *isle.landscape())]
    for face in faces:
        del face["afloat"]  # derived from the rest, for the painter
    assert digest((faces, isle.goals, isle.first_game)) == ISLE_1
    tiles = [(sky_tiles.ALL_TILES[name].to_json(), sky_tiles.fewest_players(name)) for name in sky.tiles]
    specials = [sky_tiles.SPECIALS[name].to_json() for name in sky.specials]
    boards = [[(tile.to_json(), pos) for tile, pos in sky_tiles.BOARDS[name]] for name in sky.boards]
    starts = [[side.to_json() for side in sky_tiles.START_TILES[name]] for name in sky.start_tiles]
    assert digest((tiles, specials, boards, starts, sky.first_game)) == SKY_1


ISLE_1 = "9b05f7c6e7b2d8cea83f4ee3347d860fe9a122f56dac9fc1c74d77c6732bc3d1"
SKY_1 = "ce2ede2477d2d4b182d89da3655f862b64ec6559ba4aea6558121dc745334435"
