"""Records: the set-up and the actions are enough to reach the same state again, on every Python."""

import json
import os
import subprocess
import sys
from dataclasses import fields, replace
from pathlib import Path

import pytest

from skye.core.canonical import canonical, digest
from skye.core.errors import BadRecord, BadSetup
from skye.core.record import PLAIN_VERSION, VERSION, parse_record
from skye.core.table import new_table, replay
from skye.games import GAMES
from tests.contract.games import TABLES, chance_for, hook, random_game, set_up


def drawn_of(name):
    """The names of what is drawn for a game."""
    game = GAMES[name]
    return list(game.drawn_json(game.draw(set_up(name, 2, 0))))


def played(name, players, number, steps=None, edition=None, rules=None):
    """A table after some steps of a random game, or after all of it."""
    table = new_table(GAMES[name], set_up(name, players, number, edition, rules))
    for _, _, action in list(random_game(name, players, number, edition, rules))[:steps]:
        if action is not None:
            table = table.acted(action)
    return table


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_record_leads_to_the_same_state_at_any_step(name, players):
    game = GAMES[name]
    table = new_table(game, set_up(name, players, 3), tuple(["human", "easy"] * 3)[:players])
    random = chance_for("records", name, players)
    for state, _, action in random_game(name, players, 3):
        assert table.state == state
        if action is None or random.random() < 0.05:
            again = replay(game, parse_record(table.record().to_text()))
            assert again.state == table.state
            assert again.digest() == table.digest() == table.record().digest
            assert again.players == table.players
            assert again.setup == table.setup
            assert again.record() == table.record()
        if action is not None:
            table = table.acted(action)
    assert table.record().sealed == ()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_is_sealed_cannot_be_read_at_a_glance(name, players):
    table = new_table(GAMES[name], set_up(name, players, 0))
    for _, _, action in list(random_game(name, players, 0))[:30]:
        table = table.acted(action)
        record = table.record()
        assert record.actions + record.sealed == tuple(map(str, table.actions))
        for text in record.sealed:
            assert text not in record.to_text()
        if action.is_secret and table.states[-2].reveals == table.state.reveals:
            assert str(action) in record.sealed


@pytest.mark.parametrize("name", GAMES)
def test_version_0_without_players_is_still_read(name):
    table = played(name, 2, 1, 12, edition=1, rules=1)
    setup = table.game.setup_json(table.setup)
    actions = list(map(str, table.actions))
    old = {"format": "skye-record", "version": 0, "game": name, "setup": setup, "actions": actions}
    again = replay(GAMES[name], parse_record(json.dumps(old)))
    assert again.state == table.state
    assert again.players == ("human", "human")
    assert again.record().to_json()["version"] == PLAIN_VERSION


def refused(name, code, **changes):
    """The facts of a refused record of this game with some fields changed."""
    data = {**played(name, 2, 1, 12).record().to_json(), **changes}
    with pytest.raises(BadRecord) as caught:
        replay(GAMES[name], parse_record(json.dumps(data)))
    assert caught.value.code == code
    return caught.value.facts


@pytest.mark.parametrize("name", GAMES)
def test_records_that_cannot_be_played_are_refused_with_a_code(name):
    actions = list(played(name, 2, 1, 12).record().actions)
    assert refused(name, "wrong_digest", digest="0" * 64)
    assert refused(name, "unknown_action", actions=["hop"])["number"] == 0
    facts = refused(name, "illegal_action", actions=[*actions, actions[0]])
    assert facts["number"] == len(actions)
    assert facts["reason"]
    assert refused(name, "other_game", game="chess") == {"game": "chess"}
    assert refused(name, "bad_setup", setup={"seats": []})["reason"]
    assert refused(name, "bad_setup", players=["human"])["reason"] == "wrong_players"
    assert refused(name, "newer_version", version=99) == {"version": 99, "newest": VERSION}


@pytest.mark.parametrize("name", GAMES)
def test_records_with_newer_or_other_rules_are_not_called_damaged(name):
    game = GAMES[name]
    newest = max(game.editions)
    assert refused(name, "newer_version", rules=99) == {"field": "rules", "version": 99, "newest": game.rules}
    assert refused(name, "newer_version", edition=99) == {"field": "edition", "version": 99, "newest": newest}
    facts = refused(name, "other_rules", rules=0)
    assert facts == {"game": name, "field": "rules", "version": 0, "known": [*game.older_rules, game.rules]}
    assert refused(name, "other_rules", edition=0)["known"] == sorted(game.editions)


def drawn_in(table):
    """What was drawn for a game, as its first state shows it to everybody."""
    view = table.game.view(table.states[0], None)
    return [view["first_player"], view.get("goals"), view.get("show"), [_start_of(seat) for seat in view["seats"]]]


def _start_of(seat):
    """The printed board of a seat of Skylands, or its start tile; the tiles beside that come from the stack."""
    return [seat.get("board"), seat["hand"][:1]]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_was_drawn_stands_in_the_record_and_decides(name, players):
    """Another seed changes what comes later, but nothing that was drawn before."""
    game = GAMES[name]
    for number in range(6):
        table = new_table(game, set_up(name, players, number))
        record = table.record()
        assert record.drawn == game.drawn_json(game.draw(set_up(name, players, number)))
        other = replace(record, setup={**record.setup, "seed": "another"}, digest=None)
        again = replay(game, parse_record(other.to_text()))
        assert again.record().drawn == record.drawn
        assert drawn_in(again) == drawn_in(table)


@pytest.mark.parametrize(("name", "field"), [(name, field) for name in GAMES for field in drawn_of(name)])
@pytest.mark.parametrize("odd", [None, "", 7, -1, True, [], ["sheep"], ["sheep"] * 4, [None], {}, [["north"]]])
def test_a_record_with_something_that_cannot_have_been_drawn_is_refused(name, field, odd):
    data = played(name, 2, 1, 3).record().to_json()
    refused(name, "bad_setup", drawn={**data["drawn"], field: odd})


def test_a_record_whose_chosen_goals_are_not_those_that_were_drawn_is_refused():
    drawn = {"goals": ["sheep", "columns", "most-ships", "squares"], "first": 0}
    for goals in ("first-game", ["columns", "sheep", "most-ships", "squares"]):
        setup = {**played("isle", 2, 1, 3).record().setup, "goals": goals}
        refused("isle", "bad_setup", setup=setup, drawn=drawn)


def test_a_fault_about_a_sealed_action_does_not_quote_it():
    table = new_table(GAMES["isle"], set_up("isle", 2, 0))
    record = table.acted(next(action for _, _, action in random_game("isle", 2, 0))).record()
    (price,) = record.sealed
    for sealed in ((price, price), (price, "0 hop")):
        with pytest.raises(BadRecord) as caught:
            replay(GAMES["isle"], replace(record, sealed=sealed))
        assert caught.value.facts["action"] == "sealed"
        assert not {price, "0 hop"} & set(map(str, caught.value.facts.values()))


@pytest.mark.parametrize("name", GAMES)
def test_unknown_facts_of_a_record_are_ignored(name):
    table = played(name, 2, 1, 12)
    data = table.record().to_json()
    setup = {**data["setup"], "weather": "rain"}
    setup["seats"] = [{**seat, "hat": "tall"} for seat in setup["seats"]]
    more = {**data, "setup": setup, "drawn": {**data["drawn"], "wind": 3}, "mood": "merry"}
    assert replay(GAMES[name], parse_record(json.dumps(more))).state == table.state


OLD_RULES = [(name, rules) for name, game in GAMES.items() for rules in game.older_rules]


@pytest.mark.parametrize(("name", "rules"), OLD_RULES)
def test_a_game_of_older_rules_continues_with_them(name, rules):
    game = GAMES[name]
    table = new_table(game, set_up(name, 3, 1, rules=rules))
    for _, _, action in random_game(name, 3, 1, rules=rules):
        again = replay(game, parse_record(table.record().to_text()))
        assert (again.record().rules, again.state) == (rules, table.state)
        if action is not None:
            table = again.acted(action)
    assert game.outcome(table.state) is not None
    assert OLD_RULES == [("isle", 1)]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_digest_does_not_cover_what_happened_before(name, players):
    game = GAMES[name]
    state = list(random_game(name, players, 0))[20][0]
    assert game.position(replace(state, history=())) == game.position(state)


NOT_OF_THE_POSITION = {"setup", "history", "reveals"}
"""Fields of a state that no rule needs to continue; every other one is part of the position."""


@pytest.mark.parametrize("name", GAMES)
def test_a_position_has_every_field_that_the_rules_need(name):
    game = GAMES[name]
    for state, _, _ in random_game(name, 2, 1):
        position = game.position(state)
        missing = {field.name for field in fields(state)} - set(position)
        assert missing == NOT_OF_THE_POSITION
        for seat, data in zip(state.seats, position["seats"], strict=True):
            assert {field.name for field in fields(seat)} == set(data)
            for offer, each in zip(getattr(seat, "offer", ()), data.get("offer", ()), strict=True):
                assert {field.name for field in fields(offer)} == set(each)
        if hasattr(state, "step"):
            assert {field.name for field in fields(state.step)} == set(position["step"])
            for move, each in zip(state.step.moves, position["step"]["moves"], strict=True):
                assert {field.name for field in fields(move)} == set(each)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_positions_tell_states_apart(name, players):
    digests = [digest(GAMES[name].position(state)) for state, _, _ in list(random_game(name, players, 0))[:40]]
    assert len(set(digests)) == len(digests)


@pytest.mark.parametrize("name", GAMES)
def test_a_table_needs_a_player_for_each_seat(name):
    with pytest.raises(BadSetup):
        new_table(GAMES[name], set_up(name, 2, 0), ("human",))


@pytest.mark.parametrize("name", GAMES)
def test_a_set_up_round_trips_through_json(name):
    game = GAMES[name]
    for number in range(30):
        for players in hook(name).SEATS:
            setup = set_up(name, players, number)
            data = game.setup_json(setup)
            assert game.parse_setup(json.loads(json.dumps(data))) == setup
            assert game.setup_json(game.parse_setup(data)) == data


@pytest.mark.parametrize("name", GAMES)
def test_a_canonical_state_is_plain_json(name):
    state = list(random_game(name, 2, 0))[-1][0]
    assert json.loads(json.dumps(canonical(state))) == canonical(state)


@pytest.mark.native
@pytest.mark.parametrize("name", GAMES)
def test_digests_do_not_depend_on_the_hash_seed_of_a_process(name):
    root = Path(__file__).parents[2]
    program = (
        "from tests.contract.games import random_game\n"
        "from skye.core.canonical import digest\n"
        f"print(digest(list(random_game({name!r}, 2, 0))[-1][0]))\n"
    )
    found = set()
    for seed in ("1", "2"):
        environment = {
            **os.environ,
            "PYTHONHASHSEED": seed,
            "PYTHONPATH": os.pathsep.join([str(root / "py"), str(root)]),
        }
        run = subprocess.run(
            [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
        )
        found.add(run.stdout.strip())
    assert found == {digest(list(random_game(name, 2, 0))[-1][0])}
