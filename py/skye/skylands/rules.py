"""The five verbs of Skylands: a table from phase and kind of action to its handler; a turn reads from top to bottom."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from skye.core.game import Outcome, SeatSetup
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
    parse_action,
)
from skye.skylands.placing import lodge_actions, refusal
from skye.skylands.scoring import final_outcome
from skye.skylands.setup import Setup
from skye.skylands.state import Phase, State
from skye.skylands.tiles import CLANS

Handler = Callable[[State, Any], State]

HANDLERS: Mapping[tuple[Phase, type[Action]], Handler] = {
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

DEPLOYED = ("0 choose deploy", "0 deploy 2,1,0", "0 done", "1 deploy 2,1,0", "1 done")
"""A first turn for `example`: Ann then has two green inhabitants and Bo, whose turn it is, two purple ones."""


def to_act(state: State) -> tuple[int, ...]:
    """The seat that decides now, none at the end.

    >>> to_act(example("0 choose deploy", "0 pass"))
    (1,)
    """
    return () if state.phase is Phase.END else (state.acting,)


def legal_actions(state: State, seat: int) -> Sequence[Action]:
    """Every action the seat may take now.

    >>> [str(action) for action in legal_actions(example("0 choose deploy"), 0)]
    ['0 deploy 2,1,0', '0 pass']
    """
    if seat != state.acting or state.phase is Phase.END:
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


def apply(state: State, action: Action) -> State:
    """The state after the action and all that follows by itself; raises IllegalAction.

    >>> str(apply(example(), Choose(0, "discover")).phase)
    'discover'
    """
    seat = action.seat
    if not 0 <= seat < len(state.seats):
        raise refusal("unknown_seat", state, seat, seats=len(state.seats))
    if state.phase is Phase.END:
        raise refusal("game_over", state, seat)
    handler = HANDLERS.get((state.phase, type(action)))
    if handler is None:
        raise refusal("wrong_phase", state, seat, action=action.kind)
    if seat != state.acting:
        raise refusal("not_your_turn", state, seat, turn=state.acting)
    return handler(state, action)


def example(*texts: str, players: int = 2, **changes: Any) -> State:
    """A game after actions given as texts, to try things out: Ann begins, the seed is `heather`.

    >>> str(example("0 choose deploy").phase)
    'deploy'
    """
    seats = tuple(SeatSetup(name, clan) for name, clan in zip(("Ann", "Bo", "Cy", "Dee"), CLANS, strict=False))
    state = start.new_game(Setup(**{"seats": seats[:players], "seed": "heather", "first": 0, **changes}))
    for text in texts:
        state = apply(state, parse_action(text))
    return state


def outcome(state: State) -> Outcome | None:
    """The result, once the game is over (rule 27).

    >>> outcome(example()) is None
    True
    """
    return final_outcome(state.seats) if state.phase is Phase.END else None
