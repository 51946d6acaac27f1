"""The five verbs of Skylands: a table from phase and kind of action to its handler; a turn reads from top to bottom."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from skye.core.dispatch import Handlers, check_seat, dispatched
from skye.core.game import Outcome
from skye.skylands import convert, create, deploy, discover, placing, start, turns
from skye.skylands.actions import (
    Action,
    Choose,
    Convert,
    Create,
    Deploy,
    Discard,
    Done,
    Lodge,
    Pass,
    Pay,
    Place,
    Repeat,
    Take,
    Trade,
)
from skye.skylands.placing import can_lodge, lodge_actions
from skye.skylands.scoring import final_outcome
from skye.skylands.state import Phase, State

HANDLERS: Handlers[State] = {
    (Phase.START, Place): start.place_start,
    (Phase.START, Done): turns.done,
    (Phase.CHOOSE, Choose): turns.choose,
    (Phase.CHOOSE, Repeat): turns.repeat,
    (Phase.DISCOVER, Lodge): placing.lodge,
    (Phase.DISCOVER, Take): discover.take_tile,
    (Phase.DISCOVER, Pass): turns.passed,
    (Phase.DISCOVER, Done): turns.done,
    (Phase.DEPLOY, Lodge): placing.lodge,
    (Phase.DEPLOY, Deploy): deploy.deploy,
    (Phase.DEPLOY, Pass): turns.passed,
    (Phase.DEPLOY, Done): turns.done,
    (Phase.CREATE, Lodge): placing.lodge,
    (Phase.CREATE, Create): create.create,
    (Phase.CREATE, Pass): turns.passed,
    (Phase.CREATE, Done): turns.done,
    (Phase.PAY, Pay): create.pay,
    (Phase.PAY, Trade): create.trade,
    (Phase.PLACE, Place): create.place_special,
    (Phase.OUTPOST, Place): create.place_drawn,
    (Phase.OUTPOST, Discard): create.discard_drawn,
    (Phase.CONVERT, Lodge): placing.lodge,
    (Phase.CONVERT, Convert): convert.convert,
    (Phase.CONVERT, Trade): convert.trade,
    (Phase.CONVERT, Pass): turns.passed,
    (Phase.CONVERT, Done): turns.done,
}

_STEPS: Mapping[Phase, Callable[[State], list[Action]]] = {
    Phase.DISCOVER: discover.actions,
    Phase.DEPLOY: deploy.actions,
    Phase.CREATE: create.actions,
    Phase.CONVERT: convert.actions,
}


def to_act(state: State) -> tuple[int, ...]:
    """The seat that decides now, none at the end.

    >>> from skye.skylands.sample import example
    >>> to_act(example("0 choose deploy", "0 pass"))
    (1,)
    """
    return () if state.phase is Phase.END else (state.acting,)


def legal_actions(state: State, seat: int) -> Sequence[Action]:
    """Every action the seat may take now.

    >>> from skye.skylands.sample import example
    >>> [str(action) for action in legal_actions(example("0 choose deploy"), 0)]
    ['0 deploy 2,1,0', '0 pass']
    """
    if seat != state.acting or state.phase is Phase.END:
        check_seat(state, seat)
        return ()
    step_actions = _STEPS.get(state.phase)
    if step_actions is not None:
        ending: Action = Done(seat) if state.step.has_acted else Pass(seat)
        return [*lodge_actions(state), *step_actions(state), ending]
    if state.phase is Phase.CHOOSE:
        return turns.choices(state)
    if state.phase is Phase.PAY:
        return create.payments(state)
    if state.phase is Phase.PLACE:
        return create.special_placements(state)
    if state.phase is Phase.OUTPOST:
        return create.outpost_actions(state)
    return [Done(seat)] if state.step.has_acted else start.actions(state)


def forced_end(state: State, seat: int) -> Done | Pass | None:
    """`done` of a seat that has acted and can do nothing more, or `pass` of one for whom no revealed tile fits.

    A choice other than Discover islands can still be undone, so a seat that can do nothing after it passes by itself.

    >>> from skye.skylands.sample import example
    >>> forced_end(example("0 choose deploy"), 0), forced_end(example("0 choose deploy", "0 deploy 2,1,0"), 0)
    (None, Done(seat=0))
    """
    if seat not in to_act(state):
        return None
    if not state.step.has_acted:
        is_stuck = state.phase is Phase.DISCOVER and not discover.can_act(state) and not can_lodge(state)
        return Pass(seat) if is_stuck else None
    (*others, ending) = legal_actions(state, seat)
    return ending if isinstance(ending, Done) and not others else None


def implied(state: State, seat: int) -> Action | None:
    """What the seat's own last action leaves as the only thing to do besides ending the step, None without such.

    Deploy inhabitants implies the islands if all of them are filled anyway, whatever the order; Convert energy implies
    its only move. Moves to the hostel come first, so whoever can make one is asked.

    >>> from skye.skylands.sample import example
    >>> implied(example("0 choose deploy"), 0), implied(example("0 choose deploy", "0 deploy 2,1,0"), 0)
    (Deploy(seat=0, island='2,1,0'), None)
    """
    has_begun = state.has_bonus or state.step.has_acted
    if seat not in to_act(state) or not has_begun or can_lodge(state):
        return None
    if state.phase is Phase.DEPLOY:
        return deploy.implied(state)
    if state.phase is Phase.CONVERT and not state.step.has_acted:
        moves = convert.actions(state)
        return moves[0] if len(moves) == 1 else None
    return None


def apply(state: State, action: Action) -> State:
    """The state after the action and all that follows by itself; raises IllegalAction.

    >>> from skye.skylands.sample import example
    >>> str(apply(example(), Choose(0, "discover")).phase)
    'discover'
    """
    return dispatched(state, action, HANDLERS, to_act(state), late="not_your_turn")


def outcome(state: State) -> Outcome | None:
    """The result, once the game is over (rule 27).

    >>> from skye.skylands.sample import example
    >>> outcome(example()) is None
    True
    """
    return final_outcome(state.seats) if state.phase is Phase.END else None
