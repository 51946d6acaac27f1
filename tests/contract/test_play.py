"""Random games of every game end normally; what is offered applies, what is not offered is refused."""

import pytest

from skye.core.canonical import canonical, digest
from skye.core.errors import IllegalAction
from skye.core.record import MAX_ACTIONS
from skye.games import GAMES
from tests.contract.games import TABLES, chance_for, hook, random_game


def refuse(name, state, offered, random):
    """Try actions that are not offered; each is refused with seat, phase and code. Returns how many there were."""
    game = GAMES[name]
    tried = 0
    for action in hook(name).other_actions(state, random):
        if action in offered.get(action.seat, ()):
            continue
        tried += 1
        with pytest.raises(IllegalAction) as caught:
            game.apply(state, action)
        assert caught.value.code
        assert (caught.value.seat, caught.value.phase) == (action.seat, state.phase)
    return tried


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_offered_action_applies_and_no_other_does(name, players):
    game = GAMES[name]
    random = chance_for("offered", name, players)
    tried = 0
    for state, _, _ in random_game(name, players, 0):
        to_act = game.to_act(state)
        before = canonical(state) if random.random() < 0.1 else None
        offered = {seat: game.legal_actions(state, seat) for seat in to_act}
        for seat in range(players):
            if seat not in to_act:
                assert not game.legal_actions(state, seat)
                continue
            assert len(offered[seat]) == len(set(offered[seat])) > 0
            for action in random.sample(offered[seat], min(60, len(offered[seat]))):
                assert action.seat == seat
                assert game.apply(state, action) != state
        tried += refuse(name, state, offered, random)
        assert before is None or canonical(state) == before
        assert (game.outcome(state) is None) == bool(to_act)
    assert tried > 100


def end_normally(name, players, numbers, look=lambda state: None):
    """Play these games; at every eighth step one more offered action is applied and one not offered is refused.

    `look` is called with each state.
    """
    game = GAMES[name]
    random = chance_for("ends", name, players, numbers)
    for number in numbers:
        steps = -1
        for state, seat, _ in random_game(name, players, number):
            look(state)
            steps += 1
            if seat is None:
                outcome = game.outcome(state)
                assert len(outcome.points) == players
                assert outcome.winners
                assert set(outcome.winners) <= set(range(players))
                assert outcome.decided_by
                break
            if steps % 8:
                continue
            game.apply(state, random.choice(game.legal_actions(state, seat)))
            action = random.choice(hook(name).other_actions(state, random))
            if action.seat not in range(players) or action not in game.legal_actions(state, action.seat):
                with pytest.raises(IllegalAction):
                    game.apply(state, action)
        assert 0 < steps < MAX_ACTIONS


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_random_games_end_normally(name, players):
    end_normally(name, players, range(4))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_same_actions_lead_to_the_same_state(name, players):
    game = GAMES[name]
    steps = list(random_game(name, players, 2))
    again = steps[0][0]
    for _, _, action in steps[:-1]:
        again = game.apply(again, game.parse_action(str(action)))
    assert again == steps[-1][0]
    assert digest(again) == digest(steps[-1][0])


@pytest.mark.parametrize("name", GAMES)
def test_another_seed_is_another_game(name):
    game = GAMES[name]
    states = []
    for seed in ("one", "two"):
        data = hook(name).setup_json(2, seed, 1)
        states.append(game.view(game.new_game(game.parse_setup(data)), 0))
    assert states[0] != states[1]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_forced_end_is_the_only_legal_action(name, players):
    game, ends = GAMES[name], 0
    for state, _, _ in random_game(name, players, 4):
        for seat in range(players):
            end = game.forced_end(state, seat)
            if end is not None:
                ends += 1
                assert list(game.legal_actions(state, seat)) == [end]
    assert ends > 5


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_is_implied_is_legal_and_only_for_who_acts(name, players):
    game = GAMES[name]
    for state, _, _ in random_game(name, players, 5):
        for seat in range(players):
            action = game.implied(state, seat)
            assert action is None or (action in game.legal_actions(state, seat) and action.seat == seat)
