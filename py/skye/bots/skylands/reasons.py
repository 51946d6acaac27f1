"""The reasons for an action of Skylands, as codes that the page translates.

Codes and their facts: `ahead` (points), `ahead_of_action` (points, action: the next best one), `close_call`,
`completes_island` (terrain, spaces), `fills_island` (terrain, count), `converts` (count), `turn_gains` (mine, theirs),
`points_now` (points), `only_option`, `nothing_better`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from skye.bots.bot import Reason
from skye.bots.skylands.evaluation.evaluator import Evaluator
from skye.bots.skylands.evaluation.weights import FITTED
from skye.bots.skylands.rollout.brisk import BriskPlayer
from skye.core.errors import IllegalAction
from skye.skylands.actions import Action, Choose, Repeat
from skye.skylands.events import Completed, Converted, Deployed, Settled
from skye.skylands.imagine import imagined
from skye.skylands.rules import apply, legal_actions
from skye.skylands.scoring import final_total
from skye.skylands.state import State
from skye.skylands.view import View

CLOSE = 0.5
"""Actions that are worth less than this many points less are called as good."""
TURNS = 8
"""How often the turn is played to see what it brings: what is revealed is unknown."""

Rated = Mapping[Action, float]
"""What each action that was considered is worth, in points."""
UNRATED: Rated = {}


def reasons(view: View, action: Action, rated: Rated = UNRATED) -> Sequence[Reason]:
    """The reasons for an action: how far ahead of the others it was rated, what happens at once, what it brings."""
    state = imagined(view, Random(0))
    seat = state.acting
    try:
        after = apply(state, action)
    except IllegalAction:
        return ()
    found = [*_lead(action, rated), *happenings(after, seat)]
    if isinstance(action, Choose | Repeat):
        found.append(_turn(state, action, seat))
    else:
        gain = _total_once_placed(after, seat) - final_total(state.seats[seat])
        if gain:
            found.append(Reason("points_now", {"points": gain}))
        elif not found:
            is_only = len(legal_actions(state, seat)) == 1
            found.append(Reason("only_option" if is_only else "nothing_better"))
    return found


def _lead(action: Action, rated: Rated) -> list[Reason]:
    """By how much an action was rated better than the next best one, if there was another."""
    others = [(value, number) for number, (other, value) in enumerate(rated.items()) if other != action]
    if action not in rated or not others:
        return []
    value, number = max(others)
    lead = rated[action] - value
    if lead < CLOSE:
        return [Reason("close_call")]
    next_best = list(rated)[number]
    facts = {"points": round(lead, 1)}
    if isinstance(next_best, Choose | Repeat):
        return [Reason("ahead_of_action", {**facts, "action": next_best.action})]
    return [Reason("ahead", facts)]


def happenings(after: State, seat: int) -> list[Reason]:
    """What happened to a seat, by the history of a state.

    >>> from skye.skylands.sample import DEPLOYED, example
    >>> [reason.code for reason in happenings(example(*DEPLOYED), 0)]
    ['fills_island']
    """
    found = []
    for event in after.history:
        match event:
            case Completed(seat=owner) if owner == seat:
                found.append(Reason("completes_island", {"terrain": event.terrain, "spaces": event.spaces}))
            case Deployed(seat=owner) | Settled(seat=owner) if owner == seat:
                found.append(Reason("fills_island", {"terrain": event.terrain, "count": event.count}))
            case Converted(seat=owner) if owner == seat:
                found.append(Reason("converts", {"count": event.count}))
    return found


def _total_once_placed(state: State, seat: int) -> int:
    """The score of a seat; with a special island that is paid for but not placed yet, after the best placement."""
    placements = legal_actions(state, seat) if state.phase == "place" and state.acting == seat else ()
    return max(final_total(each.seats[seat]) for each in (state, *(apply(state, action) for action in placements)))


def _turn(state: State, action: Choose | Repeat, seat: int) -> Reason:
    """The points that the turn brings the chooser, and the best of the others, as the champion plays it on average."""
    evaluator = Evaluator.of_state(state, FITTED)
    world = evaluator.world_of(state)
    evaluator.prepare(world)
    player = BriskPlayer(evaluator)
    gains = [-TURNS * board.total() for board in world.boards]
    for number in range(TURNS):
        turn = world.copy()
        turn.shuffle(Random(number))
        turn.begin(action.action, is_repeat=isinstance(action, Repeat))
        player.play_on(turn, 0)
        gains = [gain + board.total() for gain, board in zip(gains, turn.boards, strict=True)]
    mine, *others = (round(gain / TURNS) for gain in (gains[seat], *gains[:seat], *gains[seat + 1 :]))
    return Reason("turn_gains", {"mine": mine, "theirs": max(others)})
