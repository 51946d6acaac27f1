"""Whole games followed by the reference: every income, every scored goal and the end are computed a second time."""

from itertools import pairwise

import pytest

from skye.isle.survey import territory_rows
from skye.skylands.land import land_rows
from tests.reference import isle, skylands
from tests.reference.sources import PLAYERS, bot_game, random_states
from tests.times import TIMES

NUMBERS = range(3 * TIMES)


def games(name, players, number):
    """A game at random, or every third time one of bots."""
    if number % 3 == 2:
        return list(bot_game(name, players, 2300 + number, ("easy", "random", "random")))
    return random_states(name, players, 2300 + number)


def fresh(before, after, kind):
    """The facts of the events of a kind that an action brought."""
    return [event.to_json() for event in after.history[len(before.history) :] if event.kind == kind]


def lands_of(state):
    """The territories of a state, read by the reference."""
    return [isle.Land(territory_rows(seat.territory)) for seat in state.seats]


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("players", PLAYERS["isle"])
def test_rules_13_20_and_26_to_28_incomes_goals_and_the_end_of_a_game_of_isle(players, number):
    states = games("isle", players, number)
    points = [0] * players
    rounds = 0
    for before, after in pairwise(states):
        scored = fresh(before, after, "scored")
        if not scored:
            continue
        rounds += 1
        lands, gold = lands_of(after), [seat.gold for seat in before.seats]
        letters = isle.rounds(players)[rounds - 1][0]
        assert [facts["letter"] for facts in scored] == [letter for letter in letters for _ in range(players)]
        for place, letter in enumerate(letters):
            lines = scored[place * players : (place + 1) * players]
            goal = after.goals["ABCD".index(letter)]
            gained = [facts["line"]["points"] for facts in lines]
            if goal in isle.GOALS:
                assert gained == isle.goal_points(goal, lands, gold), goal
            points = [have + more for have, more in zip(points, gained, strict=True)]
            assert [facts["points"] for facts in lines] == points
        for facts in fresh(before, after, "income"):
            assert facts["gold"] == isle.income(lands[facts["seat"]], rounds + 1, points, facts["seat"], players)
            assert facts["gold"] == after.seats[facts["seat"]].gold - gold[facts["seat"]]
    last = states[-1]
    gold = [seat.gold for seat in last.seats]
    final = [have + isle.scroll_points(land) for have, land in zip(points, lands_of(last), strict=True)]
    final = [have + coins // 5 for have, coins in zip(final, gold, strict=True)]
    (end,) = [event.to_json() for event in last.history if event.kind == "end"]
    assert rounds == len(isle.rounds(players))
    assert end["points"] == final == [seat.points for seat in last.seats]
    assert end["winners"] == isle.winners(final, gold)


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("players", PLAYERS["skylands"])
def test_rules_13_and_26_to_27_islands_completed_and_the_end_of_a_game_of_skylands(players, number):
    states = games("skylands", players, number)
    for before, after in pairwise(states):
        for seat, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
            if len(old.land.board) == len(new.land.board):
                continue
            boards = [skylands.Board(land_rows(each.land)) for each in (old, new)]
            known, found = ({frozenset(island) for island in board.complete()} for board in boards)
            reported = [facts for facts in fresh(before, after, "completed") if facts["seat"] == seat]
            expected = [[skylands_letter(island), boards[1].size(island)] for island in found - known]
            assert sorted([facts["terrain"], facts["spaces"]] for facts in reported) == sorted(expected)
    last = states[-1]
    final = [
        sum(
            skylands.final(
                land_rows(seat.land), seat.inhabitant_count, seat.collected + seat.written, seat.is_marker_active
            ).values()
        )
        for seat in last.seats
    ]
    (end,) = [event.to_json() for event in last.history if event.kind == "end"]
    assert end["points"] == final
    assert end["winners"] == skylands.winners(final)


def skylands_letter(island):
    """The terrain of an island of the reference."""
    return next(iter(island))[2]
