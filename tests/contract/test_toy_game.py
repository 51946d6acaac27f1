"""A third game is added by its own file and one entry in the register; nothing else needs to change."""

import copy
import io
import json
import pickle

import pytest

from skye.bridge import Bridge
from skye.cli.replay import replay_file
from skye.cli.simulate import simulate
from skye.core.errors import IllegalAction, UnknownAction
from skye.core.record import parse_record
from skye.core.table import replay
from skye.games import BOTS, GAMES, REGISTER
from skye.isle.actions import Pass
from skye.match import play
from tests.contract import toy_game
from tests.contract.toy_game import ENTRY, GAME, OPEN, Take

SEATS = [{"name": "Ann", "clan": "round"}, {"name": "Bo", "clan": "oval"}]


@pytest.fixture(autouse=True)
def _registered(monkeypatch):
    """The game in the register, for these tests only."""
    monkeypatch.setitem(REGISTER, GAME.name, ENTRY)
    monkeypatch.setitem(GAMES, GAME.name, ENTRY.game)
    monkeypatch.setitem(BOTS, GAME.name, ENTRY.bots)


def ask(bridge, verb, **args):
    """The reply of the bridge."""
    return json.loads(bridge.handle(json.dumps({"id": 1, "verb": verb, "args": args})))


def set_up(seed="heather"):
    """A set-up of the game."""
    return GAME.parse_setup({"seats": SEATS, "seed": seed})


def test_bots_play_it_and_its_record_replays():
    table = play(GAME, set_up(), [ENTRY.bots["random"]] * 2)
    assert GAME.outcome(table.state).winners == (table.actions[-1].seat,)
    assert replay(GAME, parse_record(table.record().to_text())).state == table.state
    assert pickle.loads(pickle.dumps(table.state)) == copy.deepcopy(table.state)
    assert {table.state} == {table.states[-1]}
    assert repr(table.state) == "<toy state: end, Ann 10, Bo 9>"


def test_the_page_opens_plays_undoes_stores_and_loads_it():
    bridge = Bridge()
    assert "toy" in ask(bridge, "hello")["result"]["games"]
    assert ask(bridge, "catalogue", game="toy")["result"]["players"] == ["human", "random"]
    opened = ask(bridge, "open", game="toy", setup={"seats": SEATS, "seed": "heather"}, players=["human", "random"])
    revision = opened["result"]["revision"]
    acted = ask(bridge, "act", revision=revision, viewer=0, action={"kind": "take", "seat": 0, "count": 2})["result"]
    assert acted["events"] == [{"kind": "taken", "seat": 0, "count": 2}]
    assert acted["view"]["pile"] is None
    thought = ask(bridge, "think", revision=acted["revision"], seat=1)["result"]
    after = ask(bridge, "act", revision=acted["revision"], viewer=0, action=thought["action"])["result"]
    assert after["to_act"] == [0]
    stored = ask(bridge, "record")["result"]
    assert stored["summary"]["game"] == "toy"
    assert ask(Bridge(), "load", text=stored["text"])["result"]["view"] == ask(bridge, "situation")["result"]["view"]
    refused = ask(bridge, "act", revision=after["revision"], viewer=0, action={"kind": "take", "seat": 0, "count": 9})
    assert refused["fault"]["code"] == "wrong_count"
    assert ask(bridge, "ask", viewer=0, question="limit", args={})["result"] == {"most": 3}


def test_the_command_line_simulates_and_replays_it(tmp_path):
    out = io.StringIO()
    simulate("toy", players=2, bots=["random"], games=3, seed="heather", is_json=False, out=out)
    assert out.getvalue().count("won by") == 3
    file = tmp_path / "toy.json"
    file.write_text(play(GAME, set_up(), [ENTRY.bots["random"]] * 2).record().to_text(), encoding="utf-8")
    lines = io.StringIO()
    replay_file(str(file), lines)
    assert "actions verified" in lines.getvalue()


def test_actions_of_other_games_and_seats_that_are_not_there_are_refused():
    state = GAME.new_game(set_up())
    for action in (Pass(0), "0 take 1", None):
        with pytest.raises(UnknownAction):
            GAME.apply(state, action)
    for refuse in (
        lambda: GAME.apply(state, Take(7, 1)),
        lambda: GAME.legal_actions(state, 7),
        lambda: GAME.view(state, 7),
    ):
        with pytest.raises(IllegalAction) as caught:
            refuse()
        assert caught.value.code == "unknown_seat"


def test_no_view_contains_what_is_secret():
    state = GAME.new_game(set_up())
    assert state.pile >= OPEN
    other = GAME.new_game(set_up("another seed"))
    assert other.pile != state.pile
    assert GAME.view(other, 0) == GAME.view(state, 0)
    assert toy_game.view(state, None)["pile"] is None
