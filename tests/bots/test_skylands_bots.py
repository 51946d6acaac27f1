"""The bots of Skylands: legal, honest, reproducible, better than chance, and able to say why."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from skye.bots.bot import choose
from skye.bots.skylands.champion import ChampionBot
from skye.bots.skylands.characters import SKYLANDS_CHARACTERS
from skye.bots.skylands.evaluation.evaluator import Evaluator
from skye.bots.skylands.hard import HardBot
from skye.bots.skylands.levels import SKYLANDS_LEVELS, SKYLANDS_OPPONENTS
from skye.core.chance import stream
from skye.games import BOTS, LEVELS
from skye.skylands import GAME
from skye.skylands.imagine import imagined
from skye.skylands.scoring import final_total
from skye.skylands.search.board import board_of
from skye.skylands.tiles import CLANS

BRIEF = HardBot(name="brief", samples=2, turns=1, options=2, width=4)
"""Hard with a small budget: the same code in a fraction of the time."""

BRIEF_CHAMPION = ChampionBot("brief champion", samples=8, step_samples=7, looks=(0, 1), options=3)
"""The champion with a small budget, in the same way; enough worlds to drop options."""

BRIEF_BOTS = {bot.name: bot for bot in (BRIEF, BRIEF_CHAMPION)}
HONEST = ("easy", "medium", "brief", *tuple(SKYLANDS_LEVELS)[:-1], "brief champion", "newcomer")
"""Every way to play."""


def bot_named(name):
    """A bot by its name, the ones with a small budget included."""
    return BRIEF_BOTS.get(name) or BOTS["skylands"][name]


def game_of(bots, seed, start="printed"):
    """A whole game between bots by the public verbs: state, view and action of each step, then the last state."""
    seats = [{"name": clan, "clan": clan} for clan in CLANS[: len(bots)]]
    state = GAME.new_game(GAME.parse_setup({"seats": seats, "seed": seed, "start": start}))
    streams = [stream(seed, "bot", seat) for seat in range(len(bots))]
    while to_act := GAME.to_act(state):
        seat = to_act[0]
        view, legal = GAME.view(state, seat), GAME.legal_actions(state, seat)
        action = choose(bot_named(bots[seat]), view, legal, streams[seat])
        assert action in legal
        yield state, view, action
        state = GAME.apply(state, action)
    yield state, None, None


@pytest.mark.slow
@pytest.mark.parametrize("start", ["printed", "tactical"])
@pytest.mark.parametrize(
    "bots",
    [
        ("easy", "medium"),
        ("medium", "random", "brief"),
        ("easy", "random", "easy", "random"),
        ("brief champion", "newcomer"),
        ("beginner", "skilled", "brief champion"),
        ("casual", "expert", "newcomer", "steady"),
    ],
)
def test_whole_games_without_an_illegal_action(bots, start):
    *_, (state, _, _) = game_of(bots, f"legal {bots}", start)
    assert GAME.outcome(state) is not None


@pytest.mark.slow
def test_medium_beats_chance():
    for number in range(3):
        *_, (state, _, _) = game_of(("medium", "random"), f"chance {number}")
        assert GAME.outcome(state).winners == (0,)


def test_the_same_stream_gives_the_same_thoughts():
    state, view, _ = next(game_of(("random", "random"), "again"))
    legal = GAME.legal_actions(state, 0) or GAME.legal_actions(state, 1)
    for name in HONEST:
        thoughts = [list(bot_named(name).think(view, legal, Random(3))) for _ in range(2)]
        assert thoughts[0] == thoughts[1]
        assert all(thought.action in legal for thought in thoughts[0])
        assert thoughts[0][-1].progress <= 1


def test_rule_26_at_the_very_end_a_board_is_worth_its_final_points():
    *_, (state, _, _) = game_of(("random", "random"), "worth")
    evaluator = Evaluator(state.stack, 2)
    for player in state.seats:
        assert evaluator.value(board_of(player), 0.0) == final_total(player)


def test_what_the_turn_gives_me_and_the_others_is_among_the_reasons():
    _, view, _ = next(game_of(("random", "random"), "why"))
    world = imagined(view, Random(0))
    reasons = BOTS["skylands"]["medium"].explain(view, GAME.legal_actions(world, world.acting)[1])
    assert {"turn_gains"} <= {reason.code for reason in reasons}
    assert {"mine", "theirs"} <= set(reasons[-1].facts)


def test_the_levels_are_one_player_with_less_patience_and_a_worse_eye_the_lower_they_are():
    levels = list(SKYLANDS_LEVELS.values())
    assert tuple(SKYLANDS_LEVELS) == LEVELS
    assert all(BOTS["skylands"][level.name] is level for level in levels)
    for lower, higher in pairwise(levels):
        assert (lower.samples, -lower.error) < (higher.samples, -higher.error)
    assert levels[-1] == ChampionBot()


def test_every_character_plays_a_whole_game():
    names = [f"steady.{character}" for character in SKYLANDS_CHARACTERS]
    assert set(names) <= set(SKYLANDS_OPPONENTS)
    for pair in zip(names[::2], names[1::2], strict=True):
        *_, (state, _, _) = game_of(pair, f"characters {pair}")
        assert GAME.outcome(state) is not None


def test_a_taste_shows_in_what_is_chosen():
    """The settler deploys more often than the collector of special islands, which creates more often."""
    chosen = {"nimbus": [], "halo": []}
    for number in range(3):
        seated = ("nimbus", "halo") if number % 2 else ("halo", "nimbus")
        for _, _, action in game_of(tuple(f"steady.{name}" for name in seated), f"taste {number}"):
            if action is not None and action.kind in ("choose", "repeat"):
                chosen[seated[action.seat]].append(action.action)
    assert chosen["nimbus"].count("deploy") > chosen["halo"].count("deploy")
    assert chosen["halo"].count("create") > chosen["nimbus"].count("create")


@pytest.mark.slow
def test_the_champion_beats_a_newcomer_and_a_newcomer_beats_a_beginner():
    for number in range(2):
        *_, (state, _, _) = game_of(("brief champion", "newcomer"), f"first game {number}")
        assert GAME.outcome(state).winners == (0,)
    lost = 0
    for number in range(10):
        *_, (state, _, _) = game_of(("beginner", "newcomer"), f"first game {number}")
        lost += GAME.outcome(state).winners == (1,)
    assert lost >= 6


def test_a_taste_decides_and_is_asked_about_the_state_that_the_view_shows():
    state, view, _ = next(game_of(("random", "random"), "taste"))
    legal = GAME.legal_actions(state, state.acting)
    for favourite in legal:
        fond = replace(BRIEF_CHAMPION, taste=lambda seen, action, it=favourite: 1000.0 * (action == it))
        assert choose(fond, view, legal, Random(1)) == favourite


def test_a_champion_drops_options_and_ends_early_when_it_is_sure():
    state, view, _ = next(game_of(("random", "random"), "sure"))
    legal = GAME.legal_actions(state, state.acting)
    thoughts = list(replace(BRIEF_CHAMPION, doubt=1000.0).think(view, legal, Random(1)))
    sure = list(replace(BRIEF_CHAMPION, doubt=0.0).think(view, legal, Random(1)))
    assert len(sure) < len(thoughts)
    assert sure[-1].progress == thoughts[-1].progress == 1.0
    assert all(first.progress <= second.progress for first, second in pairwise(thoughts))
