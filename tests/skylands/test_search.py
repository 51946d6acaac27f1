"""The compact twin for search agrees with the engine."""

from itertools import islice
from random import Random

import pytest

from skye.bots.skylands.evaluation.evaluator import Evaluator
from skye.bots.skylands.rollout.player import RolloutPlayer
from skye.skylands import GAME
from skye.skylands.actions import Choose, Done, Pass, Place, Repeat, Take
from skye.skylands.scoring import final_total
from skye.skylands.search.board import board_of
from skye.skylands.search.world import world_of
from skye.skylands.state import Phase
from skye.skylands.tiles import COLUMNS
from tests.skylands.test_laws import random_states


@pytest.mark.parametrize(("players", "kind"), [(2, "printed"), (3, "tactical"), (4, "printed")])
def test_rule_26_a_board_for_search_counts_the_same_points(players, kind):
    for state in islice(random_states(players + 30, players, kind), 0, None, 3):
        for seat in state.seats:
            assert board_of(seat).total() == final_total(seat)


@pytest.mark.parametrize(("players", "kind"), [(2, "tactical"), (3, "printed")])
def test_rules_11_to_13_a_tile_laid_for_search_makes_the_same_islands(players, kind):
    laid = 0
    for state in random_states(players + 40, players, kind):
        if state.phase not in (Phase.START, Phase.DISCOVER, Phase.PLACE, Phase.OUTPOST):
            continue
        seat = state.acting
        placements = [each for each in GAME.legal_actions(state, seat) if isinstance(each, Take | Place)]
        for action in Random(laid).sample(placements, min(4, len(placements))):
            world = world_of(state)
            world.lay(seat, action.tile, COLUMNS * action.y + action.x, action.turn)
            after = GAME.apply(state, action)
            found, wanted = list(world.boards[seat].comparable()), list(board_of(after.seats[seat]).comparable())
            if action.tile == "useful-find":
                continue  # its points come from creating it, not from laying it
            assert found == wanted, str(action)
            assert tuple(world.supply) == after.supply
            assert world.points_supply == after.points_supply
            laid += 1
    assert laid > 50


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_turns_played_in_search_are_legal_turns_of_the_engine(players):
    """Every step that search plays is done by the engine's own actions, and both come to the same boards."""
    turns = 0
    for number, state in enumerate(random_states(players + 90, players, "printed")):
        if state.phase is not Phase.CHOOSE or number % 3 or any(seat.has_hostel for seat in state.seats):
            continue
        player = RolloutPlayer(Evaluator(state.stack, players))
        world = world_of(state)
        for choice in GAME.legal_actions(state, state.acting):
            assert isinstance(choice, Choose | Repeat)
            inner, outer = world.copy(), GAME.apply(state, choice)
            inner.begin(choice.action, is_repeat=isinstance(choice, Repeat))
            if inner.is_over:
                assert outer.phase is Phase.END
                continue
            outer = _mirrored(player, inner, outer)
            assert [board.total() for board in inner.boards] == [final_total(seat) for seat in outer.seats]
            assert tuple(inner.supply) == outer.supply
            assert inner.points_supply == outer.points_supply
            assert inner.is_over == (outer.phase is Phase.END)
            assert inner.is_over or inner.active == outer.active
            turns += 1
    assert turns > 10


def _mirrored(player, inner, outer):
    """Play a turn in search and do each step by the engine's actions too."""
    count = len(inner.boards)
    action = inner.action
    order = [(inner.active + position) % count for position in range(count)]
    if action == "discover":
        order.append(inner.active)
    for position, seat in enumerate(order):
        if position == count and not inner.revealed:
            break
        before = inner.copy()
        player.play_step(inner, seat)
        inner.position += 1
        if outer.phase in (Phase.CHOOSE, Phase.END) or outer.acting != seat or outer.action != action:
            assert before.boards[seat].comparable() == inner.boards[seat].comparable()  # the engine skipped this seat
            continue
        ended = _reached(outer, seat, inner.boards[seat])
        assert ended is not None, f"no legal step of seat {seat} in {action} leads there"
        outer = ended
    inner.end_turn()
    return outer


def _reached(state, seat, board):
    """The state after a step of the engine that leads to a board of search; None when there is no such step."""
    for action in GAME.legal_actions(state, seat):
        after = GAME.apply(state, action)
        if isinstance(action, Done | Pass):
            if board_of(state.seats[seat]).comparable() == board.comparable():
                return after
        elif not isinstance(action, Take | Place) or _lies_so(action, after.seats[seat].land, board):
            ended = _reached(after, seat, board)
            if ended is not None:
                return ended
    return None


def _lies_so(action, land, board):
    """Whether a board may come of a land with this tile; another tile, drawn by the outpost, may follow."""
    if board.wanted[COLUMNS * action.y + action.x] is not None:
        return False
    pairs = [(letters, board.wanted[COLUMNS * pos.y + pos.x] or letters) for pos, letters in land.gaps.items()]
    return all(has in (".", wants) for letters, wanted in pairs for has, wants in zip(letters, wanted, strict=True))


@pytest.mark.parametrize("players", [2, 3])
def test_what_a_tile_is_seen_to_gain_is_what_it_gains_when_laid(players):
    seen = 0
    for number, state in enumerate(random_states(players + 60, players, "printed")):
        if state.phase is not Phase.DISCOVER or number % 5:
            continue
        board = board_of(state.player)
        evaluator = Evaluator(state.stack, players)
        time_left = 0.5
        before = evaluator.value(board, time_left)
        land = evaluator.land_value(board, time_left)
        takes = [each for each in GAME.legal_actions(state, state.acting) if isinstance(each, Take)]
        for action in Random(number).sample(takes, min(3, len(takes))):
            square = COLUMNS * action.y + action.x
            after = board.copy()
            marks = [mark for _, _, mark in after.place(action.tile, square, action.turn)]
            if not any(marks):  # what fertile and profitable islands do is only foreseen
                gain = land.gain(board, action.tile, square, action.turn, time_left)
                assert gain == pytest.approx(evaluator.value(after, time_left) - before)
                seen += 1
    assert seen >= 10
