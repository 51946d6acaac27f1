"""The lessons of the page are played by the current rules: every action is offered, every promised fact holds."""

import json
from pathlib import Path

import pytest

from skye.core.event import as_json
from skye.core.table import new_table
from skye.games import GAMES, REGISTER

pytestmark = pytest.mark.native  # The scripts belong to the page and are not shipped with the engine.

LESSONS = Path(__file__).parents[2] / "web" / "learn"
OWN = 0
"""The seat of the person who learns."""
KINDS = {"say", "words", "point", "closes", "until", "do", "rival", "facts", "answers"}


def lesson(name):
    """The script of a game's lesson."""
    return json.loads((LESSONS / f"{name}.json").read_text(encoding="utf-8"))


def at(value, path):
    """The value at a path of keys and numbers.

    >>> at({"seats": [{"gold": 5}]}, "seats.0.gold")
    5
    """
    for key in path.split("."):
        value = value[int(key)] if isinstance(value, list) else value[key]
    return value


def played(name):
    """Each step of a lesson with the table before it."""
    script, game = lesson(name), GAMES[name]
    table = new_table(game, game.parse_setup(script["setup"]), tuple(script["players"]))
    for step in script["steps"]:
        yield step, table
        action = step.get("do") or step.get("rival")
        if action is not None:
            table = table.acted(game.action_from_json(action))
    yield None, table


@pytest.mark.parametrize("name", GAMES)
def test_every_action_of_a_lesson_is_offered_by_the_rules(name):
    game = GAMES[name]
    done = 0
    for step, table in played(name):
        action = step and (step.get("do") or step.get("rival"))
        if not action:
            continue
        parsed = game.action_from_json(action)
        assert parsed.seat == (OWN if "do" in step else 1), action
        assert parsed in game.legal_actions(table.state, parsed.seat), action
        done += 1
    assert done > 8


@pytest.mark.parametrize("name", GAMES)
def test_what_a_lesson_says_is_true(name):
    game = GAMES[name]
    checked = 0
    for step, table in played(name):
        view = as_json(game.view(table.state, OWN))
        for path, value in (step or {}).get("facts", {}).items():
            assert at(view, path) == value, f"{step['say']}: {path}"
            checked += 1
        for answer in (step or {}).get("answers", ()):
            found = as_json(REGISTER[name].ask(table.state, OWN, answer["question"], answer["args"]))
            assert at(found, answer["path"]) == answer["is"], f"{step['say']}: {answer['path']}"
            checked += 1
    assert checked > 20


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_is_short_and_every_step_asks_for_one_thing(name):
    script = lesson(name)
    assert script["game"] == name
    assert script["players"][OWN] == "human"
    shown = [step for step in script["steps"] if "say" in step]
    assert len(shown) <= 40
    assert len({step["say"] for step in shown}) == len(shown)
    for step in script["steps"]:
        assert set(step) <= KINDS, step
        # A step only explains, waits for a tap or for an action, or belongs to the rival.
        assert ("say" in step) != ("rival" in step), step
        assert not ({"until", "do"} <= set(step)), step
        assert "rival" in step or isinstance(step["point"], list)
        assert step["point"] if {"until", "do"} & set(step) else True, "a step that asks for a tap shows where"
    assert not ({"until", "do", "rival"} & set(script["steps"][-1])), "it ends with a word, not with a task"


@pytest.mark.parametrize("name", GAMES)
def test_no_rival_waits_for_a_tap_that_is_not_asked_for(name):
    """Whenever the rules ask only the rival, the script has the rival's next action, up to the closing words."""
    steps = list(played(name))[:-1]
    last = max(number for number, (step, _) in enumerate(steps) if "do" in step or "rival" in step)
    for number, (step, table) in enumerate(steps[: last + 1]):
        if OWN not in GAMES[name].to_act(table.state):
            assert "rival" in step, number


def test_rules_13_to_28_the_lesson_of_isle_of_skye_covers_a_round():
    steps = list(played("isle"))
    events = [event.to_json() for event in steps[-1][1].state.history]
    mine = {event["kind"] for event in events if event.get("seat") == OWN}
    assert {"income", "drawn", "priced", "revealed", "bought", "kept", "placed", "built", "scored"} <= mine
    bought = [event for event in events if event["kind"] == "bought"]
    assert {event["seller"] for event in bought} == {0, 1}, "the person buys and sells"
    offered = {tile for event in events if event["kind"] == "drawn" for tile in event["tiles"]}
    printed = {tile["id"]: tile for tile in GAMES["isle"].catalogue()["tiles"]}
    shown = {thing for tile in offered for thing in ("broch", "ship", "lighthouse") if printed[tile][thing]}
    assert shown == {"broch", "ship", "lighthouse"}
    sheet = GAMES["isle"].ask(steps[-1][1].state, OWN, "sheet", {})
    assert {line["line"]["source"] for line in sheet["end"] if line["seat"] == OWN} == {"scroll", "gold"}


def test_rule_14_the_lesson_discards_a_tile_that_is_shown_with_the_fewest_points():
    step, table = next((step, table) for step, table in played("isle") if step["say"] == "discard")
    worths = {each["tile"]: each["worth"] for each in REGISTER["isle"].ask(table.state, OWN, "worths", {})["worths"]}
    own = [offer["tile"] for offer in GAMES["isle"].view(table.state, OWN)["seats"][OWN]["offer"]]
    discarded = step["until"]["ui"]["discard"]
    assert worths[discarded]["points"] == min(worths[tile]["points"] for tile in own), "the page does not contradict it"


def test_rules_14_to_26_the_lesson_of_skylands_covers_every_action():
    steps = list(played("skylands"))
    events = [event.to_json() for event in steps[-1][1].state.history]
    chosen = {event["action"] for event in events if event["kind"] == "chosen"}
    assert chosen == {"discover", "deploy", "create", "convert"}
    mine = {event["kind"] for event in events if event.get("seat") == OWN}
    assert {"taken", "completed", "deployed", "created", "paid", "converted", "points"} <= mine
    assert {event["seat"] for event in events if event["kind"] == "chosen"} == {0, 1}, "both choose, both follow"
