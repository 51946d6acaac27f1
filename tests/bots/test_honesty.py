"""Honesty: a choice depends on what the seat may see and on nothing else, whoever plays and whoever thought before.

`build.py test` looks at 20 positions per level with small budgets; `build.py nightly` at 200 with whole ones.
"""

from collections import defaultdict
from dataclasses import replace

import pytest

from skye.bots.isle.champion.champion import Notes
from skye.bots.isle.economy import Memory
from skye.games import BOTS, EARLIER_LEVELS, GAMES, LEVELS, REGISTER
from skye.isle import GAME as ISLE
from skye.isle.state import Offer, Phase
from tests.bots.honesty import brief, choice, decisions, forgetful, positions
from tests.contract.games import chance_for, hook
from tests.times import TIMES

POSITIONS = 20 * TIMES
OTHERS = {"isle": ("market", "newcomer", "thirds", "thirds-champion"), "skylands": ("newcomer",)}
"""Opponents to measure by, which are quick."""


def player(name, bot):
    """A bot by its name: with its whole budget in the nightly run, with a small one otherwise."""
    return forgetful(BOTS[name][bot] if TIMES > 1 else brief(BOTS[name][bot]))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "bot"), [(name, bot) for name in GAMES for bot in (*EARLIER_LEVELS, *LEVELS, *OTHERS[name])]
)
def test_a_choice_of_a_level_is_the_same_when_only_hidden_things_change(name, bot):
    compared = 0
    for number, (state, seat, variant) in enumerate(positions(name, POSITIONS)):
        one, other = (choice(name, player(name, bot), each, seat, number) for each in (state, variant))
        assert one == other
        compared += 1
    assert compared == POSITIONS


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_a_choice_of_a_character_is_the_same_when_only_hidden_things_change(name, level):
    """All characters of a game take turns, on every level."""
    characters = REGISTER[name].characters
    seen = set()
    for number, (state, seat, variant) in enumerate(positions(name, POSITIONS)):
        character = characters[number % len(characters)]
        bot = player(name, f"{level}.{character}")
        one, other = (choice(name, bot, each, seat, number) for each in (state, variant))
        assert one == other
        seen.add(character)
    assert seen == set(characters)


def test_every_bot_is_among_those_whose_honesty_is_tested():
    for name, bots in BOTS.items():
        opponents = {f"{level}.{character}" for level in LEVELS for character in REGISTER[name].characters}
        others = {bot for bot in bots if bot.startswith("exploits-")}  # ask the bots that they exploit
        assert set(bots) == {"random", *EARLIER_LEVELS, *LEVELS, *opponents, *OTHERS[name], *others}


# Bots at one table share what they have computed, so none of it may depend on what only one of them knows.

SHARING = ("easy", "medium", "hard", "champion", "skilled", "champion.morag", "casual.hamish")


def bots_with(names, notes, memory):
    """Bots that share their notes and their memory, as those of a table do."""
    bots = {}
    for bot in names:
        known = forgetful(brief(BOTS["isle"][bot]))
        bots[bot] = replace(known, memory=memory) if bot in EARLIER_LEVELS else replace(known, notes=notes)
    return bots


def before_sealing(state, seat):
    """The position in which a seat thought about its prices."""
    player = state.seats[seat]
    if not player.is_sealed:
        return state
    offer = tuple(Offer(each.tile) for each in player.offer)
    return state.with_seat(seat, offer=offer, gold=player.gold + player.gold_on_tiles, is_sealed=False)


def choices_after_others(state, seat, notes):
    """What bots that share notes choose for a seat, after they have thought about prices for all other seats."""
    bots = bots_with(SHARING, notes, Memory())
    found = []
    for bot in bots.values():
        for other in range(len(state.seats)):
            if other != seat:
                choice("isle", bot, before_sealing(state, other), other, other)
        found.append(choice("isle", bot, state, seat, 7))
    return found


def pricing(players, number):
    """The positions of a game in which somebody prices tiles, and others may have sealed their prices already."""
    return [(state, seat) for state, seat in decisions("isle", players, number) if state.phase is Phase.PRICE]


def found_out(notes, players=3, number=3):
    """In how many positions of a game a seat chooses differently because of what others knew when they thought."""
    random = chance_for("leak", players, number)
    different = 0
    for state, seat in pricing(players, number)[::4]:
        variant = hook("isle").hidden_variant(state, seat, random)
        assert ISLE.view(variant, seat) == ISLE.view(state, seat)
        one, other = (choices_after_others(each, seat, notes()) for each in (state, variant))
        alone = [choice("isle", forgetful(brief(BOTS["isle"][bot])), state, seat, 7) for bot in SHARING]
        different += not one == other == alone
    return different


def test_nothing_that_another_seat_knew_when_it_thought_changes_a_choice():
    assert found_out(Notes) == 0


class Gossip(Notes):
    """Notes with a leak: a round is the same round to everybody, whatever gold they have in their own purse."""

    def market(self, key):
        return super().market(key[0][0])

    def add_market(self, key, market):
        super().add_market(key[0][0], market)


def test_a_leak_in_the_notes_would_be_found():
    assert found_out(Gossip) > 0


def noted(notes):
    """All that notes contain: keys and what was computed for them."""
    return notes._markets, notes._mixtures


def remembered(memory):
    """All that a memory contains: keys and what was computed for them."""
    return {
        key: (known.worths, known.fits, {at: sorted(stakes) for at, stakes in known.stakes.items()})
        for key, known in memory._tables.items()
    }


@pytest.mark.parametrize("bot", ["champion", "skilled", "champion.morag"])
def test_what_is_noted_is_the_same_whichever_seat_thinks(bot):
    """Keys and contents hold public facts only: no price, no discard, no gold that the table cannot deduce."""
    found = defaultdict(list)
    for state, seat in pricing(3, 6):
        notes = Notes()
        choice("isle", bots_with([bot], notes, Memory())[bot], state, seat, seat)
        found[state.round].append(noted(notes))
    assert len(found) > 3
    for of_round in found.values():
        assert len(of_round) == 3
        assert of_round[0][0]
        assert of_round[0] == of_round[1] == of_round[2]


def test_what_earlier_levels_remember_is_the_same_whichever_seat_thinks():
    found = defaultdict(list)
    for state, seat in pricing(3, 6):
        memory = Memory()
        choice("isle", bots_with(["easy"], Notes(), memory)["easy"], state, seat, seat)
        found[state.round].append(remembered(memory))
    for of_round in found.values():
        assert of_round[0]
        assert of_round[0] == of_round[1] == of_round[2]
