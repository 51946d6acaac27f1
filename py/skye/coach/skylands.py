"""The coach of Skylands, which judges by the champion's look ahead, for the final margin instead of the win."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from skye.bots.bot import Reason
from skye.bots.skylands.evaluation.evaluator import Evaluator
from skye.bots.skylands.evaluation.weights import FITTED
from skye.bots.skylands.judgement.judgement import judgement_for
from skye.bots.skylands.reasons import reasons
from skye.coach.decision import ChanceWork, Verdict, Work, leads_of
from skye.coach.skylands_examiner import Examiner
from skye.coach.skylands_luck import first_player, tiles_revealed
from skye.core.action import BaseAction
from skye.core.chance import stream
from skye.core.table import AnyTable
from skye.skylands.actions import Action
from skye.skylands.imagine import imagined
from skye.skylands.state import Phase
from skye.skylands.view import View

KIND_OF = {
    Phase.CHOOSE: "action",
    Phase.DISCOVER: "tile",
    Phase.OUTPOST: "tile",
    Phase.DEPLOY: "island",
    Phase.CREATE: "special",
    Phase.PLACE: "special",
    Phase.PAY: "payment",
    Phase.CONVERT: "energy",
}
"""What is decided in each phase; the tactical start is not judged."""

STAGES = 3
"""The game is divided into so many parts by how much of it is left."""


class SkylandsCoach:
    """Judges decisions of Skylands."""

    def __init__(self) -> None:
        self.kinds = tuple(dict.fromkeys(KIND_OF.values()))

    def is_decision(self, table: AnyTable, step: int) -> bool:
        """Whether the action was a choice."""
        state = table.states[step]
        if state.phase not in KIND_OF:
            return False
        legal = table.game.legal_actions(state, state.acting)
        return len(legal) > 1 and table.game.implied(state, state.acting) is None

    def judge(self, table: AnyTable, step: int) -> Work:
        """Evaluate an action."""
        action, state = table.actions[step], table.states[step]
        view: View = table.game.view(state, action.seat)
        examiner = Examiner.for_seats(len(state.seats))
        better, loss = yield from examiner.compare(view, action, stream("coach", step, action.seat))
        return [Verdict(KIND_OF[state.phase], state.turn, stage(view), loss, better)]

    def reasons(self, table: AnyTable, step: int, action: BaseAction, lead: float | None = None) -> Sequence[Reason]:
        """The champion's reasons for an action, first of all that it is better than what was chosen."""
        chosen = table.actions[step]
        assert isinstance(action, Action)
        assert isinstance(chosen, Action)
        rated = {} if lead is None else {action: lead, chosen: 0.0}
        return reasons(table.game.view(table.states[step], action.seat), action, rated)

    def moments(self, table: AnyTable) -> Sequence[int]:
        """When a turn begins."""
        states = table.states
        return [
            step
            for step, state in enumerate(states)
            if state.phase is Phase.CHOOSE and (not step or states[step - 1].phase is not Phase.CHOOSE)
        ]

    def round_of(self, table: AnyTable, step: int) -> int:
        """The turn."""
        number: int = table.states[step].turn
        return number

    def leads(self, table: AnyTable, step: int) -> list[float]:
        """The leads by what the champion has learned of lands and inhabitants."""
        state = imagined(table.game.view(table.states[step], None), Random(0))
        evaluator = Evaluator.of_state(state, FITTED)
        return leads_of(judgement_for(len(state.seats)).points(evaluator, evaluator.world_of(state)))

    def draws(self, table: AnyTable) -> Sequence[int]:
        """When the first player is known, and whenever tiles have been revealed."""
        states = table.states
        revealed = [
            step
            for step, state in enumerate(states)
            if step and state.phase is Phase.DISCOVER and states[step - 1].phase is Phase.CHOOSE
        ]
        return [0, *revealed]

    def chances(self, table: AnyTable, step: int) -> ChanceWork:
        """What the first turn, or the tiles revealed, gave each seat."""
        view: View = table.game.view(table.states[step], None)
        if not step:
            return first_player(view)
        return tiles_revealed(view, stage(view), stream("luck", step))


def stage(view: View) -> int:
    """Which part of the game is left: 2 at its beginning, 0 at its end.

    >>> from skye.skylands.sample import example
    >>> from skye.skylands.view import view
    >>> stage(view(example(), 0))
    2
    """
    state = imagined(view, Random(0))
    return min(STAGES - 1, int(STAGES * Evaluator.of_state(state, FITTED).time_left_in(state)))
