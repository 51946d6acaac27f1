"""A model of somebody who plays for the first time: a yardstick for the levels, not an opponent to choose.

It chooses any action that it can do something with, takes what brings most points at once, and creates the most
expensive special island that it can pay.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from skye.bots.bot import Reason, Thought
from skye.bots.skylands.reasons import reasons
from skye.bots.skylands.rollout.options import is_useful
from skye.skylands.actions import Action, Choose, Create, Discard, Done, Lodge, Pass, Place, Take, Trade
from skye.skylands.imagine import imagined
from skye.skylands.rules import apply
from skye.skylands.scoring import final_total
from skye.skylands.search.board import board_of
from skye.skylands.state import Phase, State
from skye.skylands.tiles import COLUMNS, SPECIALS
from skye.skylands.view import View


@dataclass(frozen=True, slots=True)
class NewcomerBot:
    """Knows the rules and looks no further than the points of this moment."""

    name: str = "newcomer"

    def think(self, view: View, legal: Sequence[Action], random: Random) -> Iterator[Thought[Action]]:
        """One thought: a useful action at random, or the step that brings most at once."""
        if len(legal) == 1:
            yield Thought(legal[0], 1.0)
            return
        state = imagined(view, random)
        if state.phase is Phase.CHOOSE:
            useful = [action for action in legal if isinstance(action, Choose) and is_useful(state, action)]
            yield Thought(random.choice(useful or legal), 1.0)
            return
        # What it need not understand to play is left alone: the hostel and trades.
        plain = [action for action in legal if not isinstance(action, Lodge | Trade)]
        rated = [(gain_at_once(state, action), random.random(), action) for action in plain or legal]
        yield Thought(max(rated, key=lambda each: each[:2])[2], 1.0)

    def explain(self, view: View, action: Action) -> Sequence[Reason]:
        """The reasons for an action."""
        return reasons(view, action)


def gain_at_once(state: State, action: Action) -> float:
    """What an action brings at first sight: points, for a special island its cost, and a little less than none to pass.

    >>> from skye.skylands.sample import example
    >>> gain_at_once(example("0 choose deploy"), Pass(0))
    -1.0
    """
    if isinstance(action, Done | Pass | Discard):
        return -1.0
    if isinstance(action, Create):
        return float(len(SPECIALS[action.special].cost))
    player = state.seats[action.seat]
    if isinstance(action, Take | Place):
        board = board_of(player)
        before = board.total()
        board.place(action.tile, COLUMNS * action.y + action.x, action.turn)
        return float(board.total() - before)
    return float(final_total(apply(state, action).seats[action.seat]) - final_total(player))
