"""Trying again: a copy of a finished game at any moment keeps what was seen, and hides what is drawn anew."""

import json
from dataclasses import replace
from functools import cache

import pytest

from skye.core.again import fingerprint, tried_again
from skye.core.errors import BadRecord, BadSetup, IllegalAction
from skye.core.practice import MOST_FORKS, NEW, SAME
from skye.core.record import PLAIN_VERSION, VERSION, parse_record
from skye.core.table import new_table, replay
from skye.games import GAMES
from tests.contract.games import TABLES, chance_for, hook, random_game, set_up


@cache
def finished(name, players, number=0):
    """The table of a whole random game."""
    table = new_table(GAMES[name], set_up(name, players, number))
    for _, _, action in random_game(name, players, number):
        if action is not None:
            table = table.acted(action)
    return table


def bots(players, seat=0):
    """A person on one seat, and bots on the others."""
    return tuple("human" if each == seat else "easy" for each in range(players))


def moments(table, count=5):
    """Some moments of a game, the first one and the last decision among them."""
    last = len(table.actions) - 1
    return sorted({0, last, *(last * part // count for part in range(count))})


def on(table, *purpose):
    """The table played to its end with actions of chance."""
    random = chance_for("again", *purpose)
    while seats := table.game.to_act(table.state):
        seat = random.choice(seats)
        table = table.acted(random.choice(table.game.legal_actions(table.state, seat)))
    return table


def again(table):
    """The table after its record was written and read."""
    return replay(table.game, parse_record(table.record().to_text()))


@pytest.mark.parametrize("seed", [None, "moor"])
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_seat_sees_what_it_saw_at_that_moment(name, players, seed):
    original = finished(name, players)
    for step in moments(original):
        copy = tried_again(original, step, 1, players=bots(players, 1), seed=seed)
        state, then = copy.state, original.states[step]
        for viewer in (None, *range(players)):
            assert copy.game.view(state, viewer) == copy.game.view(then, viewer)
            if viewer is not None:
                assert list(copy.game.legal_actions(state, viewer)) == list(copy.game.legal_actions(then, viewer))
        assert copy.game.summary(state) == copy.game.summary(then)
        assert (state.history, copy.actions) == (then.history, original.actions[:step])
        assert copy.game.to_act(state) == copy.game.to_act(then)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_is_drawn_anew_follows_from_the_seed_and_from_nothing_that_nobody_had_seen(name, players):
    original = finished(name, players, 1)
    random = chance_for("drawn anew", name, players)
    differing = 0
    for step in moments(original):
        state = original.states[step]
        # With every seat's eyes at once nothing but the tiles to come is hidden.
        other = replace(original.game.redrawn(state, "another order"), setup=state.setup)
        first, second = original.game.redrawn(state, "moor"), original.game.redrawn(other, "moor")
        assert original.game.position(first) == original.game.position(second)
        differing += original.game.position(original.game.redrawn(state, "glen")) != original.game.position(first)
        variant = hook(name).hidden_variant(state, None, random)
        redrawn = original.game.redrawn(variant, "moor")
        assert original.game.view(redrawn, None) == original.game.view(first, None)
    assert differing > 3


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_with_the_same_tiles_the_same_actions_lead_to_the_same_end(name, players):
    original = finished(name, players, 2)
    for step in moments(original, 4):
        copy = tried_again(original, step, 0, players=bots(players))
        for action in original.actions[step:]:
            copy = copy.acted(action)
        assert copy.game.outcome(copy.state) == original.game.outcome(original.state)
        assert copy.state.history == original.state.history


@pytest.mark.parametrize("seed", [None, "moor"])
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_practice_round_trips_as_a_record_while_it_runs_and_when_it_is_over(name, players, seed):
    original = finished(name, players, 3)
    before = original.record()
    step = len(original.actions) // 2
    copy = tried_again(original, step, 0, players=bots(players), seed=seed)
    for table in (copy, on(copy, name, players)):
        record = table.record()
        back = again(table)
        assert (back.state, back.practice, back.forks) == (table.state, table.practice, table.forks)
        assert back.record() == record
        assert back.states == table.states
        data = record.to_json()
        assert (data["version"], data["practice"]["points"]) == (
            VERSION,
            list(original.game.outcome(original.state).points),
        )
        assert ("forks" in data) == (table is not copy)
    assert original.record() == before
    assert before.to_json()["version"] == PLAIN_VERSION


@pytest.mark.parametrize("name", GAMES)
def test_what_was_drawn_for_practice_is_not_legible_while_it_runs(name):
    original = finished(name, 2)
    copy = tried_again(original, 5, 0, players=bots(2), seed="peat and heather")
    assert "heather" not in copy.record().to_text()
    same = tried_again(original, 5, 0, players=bots(2))
    assert all(str(fork) not in same.record().to_text() for fork in same.forks)
    assert parse_record(copy.record().to_text()).forks == copy.forks


@pytest.mark.parametrize("name", GAMES)
def test_only_a_finished_game_can_be_tried_again_and_only_from_a_decision(name):
    original = finished(name, 2)
    for table, step, code in (
        (original.before(20), 10, "game_not_over"),
        (original, len(original.actions), "no_decision"),
    ):
        with pytest.raises(BadSetup) as caught:
            tried_again(table, step, 0, players=bots(2), seed="moor")
        assert caught.value.code == code


@pytest.mark.parametrize("name", GAMES)
def test_undo_never_goes_back_behind_the_moment(name):
    original = finished(name, 2)
    undoable = [
        step
        for step in range(1, len(original.actions))
        if original.before(step).can_undo(original.actions[step - 1].seat)
    ]
    assert undoable
    for step in undoable:
        seat = original.actions[step - 1].seat
        copy = tried_again(original, step, seat, players=bots(2, seat))
        assert not copy.can_undo(seat)
        with pytest.raises(IllegalAction):
            copy.undone(seat)
    step = next(step for step in undoable if step - 1 in undoable or step > 1)
    copy = tried_again(original, step - 1, 0, players=bots(2)).acted(original.actions[step - 1])
    assert copy.undone(original.actions[step - 1].seat).forks == copy.forks


@pytest.mark.parametrize("name", GAMES)
def test_practice_can_be_tried_again_from_before_and_after_its_own_moment(name):
    original = finished(name, 2)
    middle = len(original.actions) // 2
    practice = on(tried_again(original, middle, 0, players=bots(2), seed="moor"), name)
    later = tried_again(practice, middle + 3, 0, players=bots(2))
    assert [(fork.step, fork.tiles) for fork in later.forks] == [(middle, NEW), (middle + 3, SAME)]
    assert again(on(later, name)).forks == later.forks
    earlier = tried_again(practice, middle - 3, 1, players=bots(2, 1), seed="glen")
    assert [fork.step for fork in earlier.forks] == [middle - 3]
    here = tried_again(practice, middle, 0, players=bots(2))
    assert [(fork.step, fork.tiles) for fork in here.forks] == [(middle, SAME)]
    for table in (later, earlier, here):
        assert again(table).state == table.state
        assert table.practice.original == fingerprint(practice) != fingerprint(original)


@pytest.mark.parametrize("name", GAMES)
def test_there_is_an_end_to_trying_practice_again(name):
    table = finished(name, 2)
    for step in range(MOST_FORKS):
        table = on(tried_again(table, step, 0, players=bots(2), seed="moor"), name, step)
    assert again(table).state == table.state
    with pytest.raises(BadSetup, match="too_many_forks"):
        tried_again(table, MOST_FORKS, 0, players=bots(2))


@pytest.mark.parametrize("name", GAMES)
def test_a_fingerprint_does_not_depend_on_names_but_on_what_was_done(name):
    table = finished(name, 2)
    assert fingerprint(table.renamed(0, "Morag")) == fingerprint(table)
    assert fingerprint(again(table)) == fingerprint(table)
    assert len({fingerprint(finished(name, 2, number)) for number in range(4)}) == 4


@pytest.mark.parametrize("name", GAMES)
def test_practice_can_be_renamed(name):
    copy = tried_again(finished(name, 2), 9, 0, players=bots(2), seed="moor")
    renamed = copy.renamed(0, "Morag")
    assert again(renamed).state == renamed.state
    assert renamed.digest() == copy.digest()


def tampered(name, is_over=True, **changes):
    """The code and facts with which practice with other fields is refused."""
    table = tried_again(finished(name, 2), 9, 0, players=bots(2), seed="moor")
    data = (on(table, name) if is_over else table).record().to_json()
    data = {**data, **changes} if "practice" not in changes or not isinstance(changes["practice"], dict) else {
        **data, "practice": {**data["practice"], **changes["practice"]},
    }  # fmt: skip
    with pytest.raises(BadRecord) as caught:
        replay(GAMES[name], parse_record(json.dumps(data)))
    return caught.value.code, caught.value.facts.get("field")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("original", "heather"),
        ("original", None),
        ("step", True),
        ("step", -1),
        ("seat", 2),
        ("seat", "0"),
        ("tiles", "best"),
        ("points", [1]),
        ("points", [1, "2"]),
        ("points", {}),
    ],
)
def test_a_mark_that_does_not_fit_is_refused(name, field, value):
    assert tampered(name, practice={field: value}) == ("bad_practice", field)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    "forks",
    [
        None,
        [],
        "moor",
        [5],
        ["@9 new "],
        ["9 new moor"],
        ["@9 best moor"],
        ["@8 new moor"],
        ["@9 same 12"],
        ["@9 new moor", "@9 new moor"],
        ["@12 new glen", "@9 new moor"],
        [f"@{step} new moor" for step in range(1, 10)],
    ],
)
def test_forks_that_do_not_fit_are_refused(name, forks):
    assert tampered(name, forks=forks) == ("bad_practice", "forks")


@pytest.mark.parametrize("name", GAMES)
def test_forks_without_a_mark_or_with_another_seed_are_refused(name):
    assert tampered(name, practice=None)[0] in ("illegal_action", "wrong_digest")
    assert tampered(name, practice="moor") == ("bad_practice", "practice")
    assert tampered(name, forks=["@9 new glen"])[0] in ("illegal_action", "wrong_digest")
    assert tampered(name, practice={"step": 5000}) == ("bad_practice", "forks")
    assert tampered(name, is_over=False, sealed="aGVhdGhlcg==") == ("bad_practice", "forks")
    assert tampered(name, version=2)[0] in ("illegal_action", "wrong_digest")
