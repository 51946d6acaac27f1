"""Records: what was set up and done is enough to come to the same state again, on every Python."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from skye.core.canonical import canonical, digest
from skye.core.game import BadSetup
from skye.core.record import VERSION, BadRecord, parse_record
from skye.core.table import new_table, replay
from skye.games import GAMES
from tests.contract.games import TABLES, chance_for, hook, random_game, set_up


def played(name, players, number, steps=None):
    """A table after some steps of a random game, or after all of it."""
    table = new_table(GAMES[name], set_up(name, players, number))
    for _, _, action in list(random_game(name, players, number))[:steps]:
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
            assert digest(again.state) == digest(table.state) == table.record().digest
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
    table = played(name, 2, 1, 12)
    data = table.record().to_json()
    old = {key: value for key, value in data.items() if key != "players"} | {"version": 0}
    again = replay(GAMES[name], parse_record(json.dumps(old)))
    assert again.state == table.state
    assert again.players == ("human", "human")
    assert again.record().to_json()["version"] == VERSION


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
    facts = refused(name, "illegal_action", actions=[*actions, actions[0]], sealed=None)
    assert facts["number"] == len(actions)
    assert facts["reason"]
    assert refused(name, "other_game", game="chess") == {"game": "chess"}
    assert refused(name, "bad_setup", setup={"seats": []})["reason"]
    assert refused(name, "bad_setup", players=["human"])["reason"] == "wrong_players"
    assert refused(name, "unknown_version", version=99) == {"version": 99, "newest": VERSION}


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


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_canonical_texts_tell_states_apart(name, players):
    digests = [digest(state) for state, _, _ in list(random_game(name, players, 0))[:40]]
    assert len(set(digests)) == len(digests)


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
