"""How an action finds its handler: a table from the phase and the class of the action."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Never, TypeVar

from skye.core.action import LONGEST_QUOTE, BaseAction
from skye.core.errors import UnknownAction
from skye.core.state import BaseState

StateT = TypeVar("StateT", bound=BaseState[object])
Handlers = Mapping[tuple[str, type[BaseAction]], Callable[[StateT, Never], StateT]]
"""What each action does in the phase it belongs to; in every other phase it is refused."""

END = "end"
"""The phase of a game that is over."""


def dispatched(
    state: StateT,
    action: BaseAction,
    handlers: Handlers[StateT],
    to_act: Sequence[int],
    *,
    late: str,
) -> StateT:
    """The state after an action by its handler; raises IllegalAction. `late` is the code for a seat not to act now."""
    handler = handlers.get((state.phase, type(action)))
    if handler is None and not any(kind is type(action) for _, kind in handlers):
        raise UnknownAction("unknown_action", action=str(action)[:LONGEST_QUOTE])
    seat = action.seat
    check_seat(state, seat)
    if state.phase == END:
        raise state.refusal("game_over", seat)
    if handler is None:
        raise state.refusal("wrong_phase", seat, action=action.kind)
    if seat not in to_act:
        facts = {"turn": to_act[0]} if late == "not_your_turn" else {}
        raise state.refusal(late, seat, **facts)
    return handler(state, action)  # type: ignore[arg-type]  # it stands in the table under the class of the action


def check_seat(state: BaseState[object], seat: int) -> None:
    """Refuse a seat that this game does not have; raises IllegalAction."""
    if not 0 <= seat < len(state.seats):
        raise state.refusal("unknown_seat", seat, seats=len(state.seats))
