"""The reasons for an action of Skylands, as codes that the page translates."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from skye.bots.bot import Reason
from skye.bots.skylands.evaluation.evaluator import Evaluator
from skye.bots.skylands.evaluation.weights import SIMPLE
from skye.bots.skylands.greedy import GreedyPlayer
from skye.core.errors import IllegalAction
from skye.skylands.actions import Action
from skye.skylands.events import Completed, Converted, Created, Deployed, Settled
from skye.skylands.imagine import imagined
from skye.skylands.rules import apply
from skye.skylands.scoring import final_total
from skye.skylands.state import Phase, State
from skye.skylands.view import View

WIDTH = 12
"""The number of placements tried when a turn is played to its end."""


def reasons(view: View, action: Action) -> Sequence[Reason]:
    """The reasons for an action: what happens at once, then the points it brings."""
    state = imagined(view, Random(0))
    seat = state.acting
    try:
        after = apply(state, action)
    except IllegalAction:
        return ()
    found = [*_happenings(after, seat)]
    if state.phase is Phase.CHOOSE:
        found += _turn(state, after, seat)
    else:
        gain = final_total(after.seats[seat]) - final_total(state.seats[seat])
        if gain:
            found.append(Reason("points_now", {"points": gain}))
        elif not found:
            found.append(Reason("nothing_better"))
    return found


def _happenings(after: State, seat: int) -> list[Reason]:
    found = []
    for event in after.history:
        match event:
            case Completed(seat=owner) if owner == seat:
                found.append(Reason("completes_island", {"terrain": event.terrain, "spaces": event.spaces}))
            case Deployed(seat=owner) | Settled(seat=owner) if owner == seat:
                found.append(Reason("fills_island", {"terrain": event.terrain, "count": event.count}))
            case Converted(seat=owner) if owner == seat:
                found.append(Reason("converts", {"count": event.count}))
            case Created(seat=owner) if owner == seat:
                found.append(Reason("creates", {"special": event.special}))
    return found


def _turn(state: State, after: State, seat: int) -> list[Reason]:
    """The points that the whole turn brings the chooser, and the best of the others, if all play greedily."""
    end = GreedyPlayer(Evaluator.of_state(state, SIMPLE), WIDTH).play_turn(after)
    gains = [final_total(end.seats[number]) - final_total(player) for number, player in enumerate(state.seats)]
    others = [gain for number, gain in enumerate(gains) if number != seat]
    return [Reason("turn_gains", {"mine": gains[seat], "theirs": max(others)})]
