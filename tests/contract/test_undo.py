"""Undo steps back only to a state of the same seat with nothing revealed since."""

import pytest

from skye.core.errors import IllegalAction
from skye.core.table import new_table
from skye.games import GAMES
from tests.contract.games import TABLES, random_game, set_up


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_undo_is_for_the_last_seat_while_it_is_still_to_act_and_nothing_was_revealed(name, players):
    game = GAMES[name]
    table = new_table(game, set_up(name, players, 2))
    undone = 0
    for state, actor, action in random_game(name, players, 2):
        if action is None:
            break
        table = table.acted(action)
        may = state.reveals == table.state.reveals and actor in game.to_act(table.state)
        for seat in range(players):
            assert table.can_undo(seat) == (may and seat == actor)
            if table.can_undo(seat):
                undone += 1
                back = table.undone(seat)
                assert back.state == state
                assert back.acted(action).state == table.state
            else:
                with pytest.raises(IllegalAction) as caught:
                    table.undone(seat)
                assert caught.value.code == "cannot_undo"
    assert undone > 5
    assert not any(table.can_undo(seat) for seat in range(players))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_reveals_only_ever_grow(name, players):
    seen = [state.reveals for state, _, _ in random_game(name, players, 5)]
    assert seen == sorted(seen)
    assert seen[-1] > seen[0]


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_undone_before_the_first_action(name):
    table = new_table(GAMES[name], set_up(name, 2, 0))
    with pytest.raises(IllegalAction):
        table.undone(0)


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_may_be_given_to_another_player(name):
    table = new_table(GAMES[name], set_up(name, 2, 0)).seated(1, "easy")
    assert table.players == ("human", "easy")
    assert table.record().players == ("human", "easy")
