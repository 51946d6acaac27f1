"""The course of a turn (rules 14, 15 and 25): choosing, everybody's step in order, and the end.

Where a decision is left to the player and where the engine runs on by itself:
- A step in which a seat did something ends with `done`, so that a person sees what came of it and may undo it; a step
  without the action ends with `pass`.
- A seat that can do nothing but pass is passed over, except the active player, who may still undo the choice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from skye.skylands import convert, create, deploy, discover, events, start
from skye.skylands.actions import CHOICES, Choose, Done, Pass, Repeat
from skye.skylands.placing import can_lodge, gained
from skye.skylands.scoring import final_outcome, final_total
from skye.skylands.state import FRESH_STEP, Phase, State, Step

FEW_SQUARES = 1
"""The game ends when somebody has at most this many empty squares (rule 25)."""

_PHASES: Mapping[str, Phase] = {choice: Phase(choice) for choice in CHOICES}
_CAN_ACT: Mapping[str, Callable[[State], bool]] = {
    "discover": discover.can_act,
    "deploy": deploy.can_act,
    "create": create.can_act,
    "convert": convert.can_act,
}


def choices(state: State) -> list[Choose | Repeat]:
    """Every action the active player may choose, the repeated one by turning the marker (rule 14).

    >>> from skye.skylands.sample import example
    >>> [str(choice) for choice in choices(example())]
    ['0 choose discover', '0 choose deploy', '0 choose create', '0 choose convert']
    """
    seat, player = state.acting, state.player
    found: list[Choose | Repeat] = [Choose(seat, choice) for choice in CHOICES if choice != player.pawn]
    if player.pawn is not None and player.is_marker_active:
        found.append(Repeat(seat, player.pawn))
    return found


def choose(state: State, action: Choose) -> State:
    """Move the pawn to another action and begin it (rule 14).

    >>> from skye.skylands.sample import example
    >>> choose(example(), Choose(0, "deploy")).seats[0].pawn
    'deploy'
    """
    if action.action not in CHOICES:
        raise state.refusal("unknown_choice", action.seat, action=action.action)
    if action.action == state.player.pawn:
        raise state.refusal("pawn_is_there", action.seat, action=action.action)
    return _begun(state.with_seat(action.seat, pawn=action.action), action.action, is_repeat=False)


def repeat(state: State, action: Repeat) -> State:
    """Turn the marker, stay on the action and begin it again (rule 14).

    >>> from skye.skylands.sample import example
    >>> repeat(example(), Repeat(0, "deploy"))
    Traceback (most recent call last):
    skye.core.errors.IllegalAction: not_a_repeat (seat 0, phase choose): action=deploy
    """
    if action.action != state.player.pawn:
        raise state.refusal("not_a_repeat", action.seat, action=action.action)
    if not state.player.is_marker_active:
        raise state.refusal("marker_used", action.seat)
    return _begun(state.with_seat(action.seat, is_marker_active=False), action.action, is_repeat=True)


def passed(state: State, action: Pass) -> State:
    """Leave the action out, or the rest of it (rule 15).

    >>> from skye.skylands.sample import example
    >>> passed(example("0 choose deploy"), Pass(0)).acting
    1
    """
    if state.step.has_acted:
        raise state.refusal("already_acted", action.seat)
    return _next_step(state.with_event(events.Passed(action.seat, is_forced=False)))


def done(state: State, action: Done) -> State:
    """End a step in which something was done.

    >>> from skye.skylands.sample import example
    >>> done(example("0 choose deploy"), Done(0))
    Traceback (most recent call last):
    skye.core.errors.IllegalAction: nothing_done (seat 0, phase deploy)
    """
    if not state.step.has_acted:
        raise state.refusal("nothing_done", action.seat)
    if state.phase is Phase.START:
        return _next_start(start.hand_discarded(state))
    return _next_step(state)


def ended(state: State, reason: str) -> State:
    """The state at the end of the game.

    >>> from skye.skylands.sample import example
    >>> ended(example(), "stack_gone").end_reason
    'stack_gone'
    """
    result = final_outcome(state.seats)
    state = replace(state, phase=Phase.END, step=FRESH_STEP, end_reason=reason)
    return state.with_event(events.Ended(reason, result.points, result.winners, result.decided_by))


def end_reason(state: State) -> str | None:
    """Why the game ends after this turn, None when it goes on (rule 25).

    >>> from skye.skylands.sample import example
    >>> end_reason(replace(example(), points_supply=0))
    'points_gone'
    """
    if any(player.empty_squares <= FEW_SQUARES for player in state.seats):
        return "few_squares"
    if state.points_supply == 0:
        return "points_gone"
    return None


def _begun(state: State, choice: str, *, is_repeat: bool) -> State:
    """Begin the action on which the active player's pawn stands; without tiles to reveal the game ends (rule 17)."""
    state = replace(state, phase=_PHASES[choice], step=FRESH_STEP, position=0, action=choice)
    state = state.with_event(events.Chosen(state.acting, choice, is_repeat))
    if choice == "discover":
        if len(state.stack) < discover.needed_tiles(state):
            return ended(state, "stack_gone")
        state = discover.revealed(state)
    for seat, player in enumerate(state.seats):
        for special, _ in player.land.specials.tiles:
            state = gained(state, seat, special.points_when_chosen(choice), special.id)
    return state


def _next_step(state: State) -> State:
    """Go on to the next seat that has something to decide; after the last one the turn ends."""
    assert state.action is not None
    can_act = _CAN_ACT[state.action]
    if not state.step.is_bonus:
        for position in range(state.position + 1, len(state.seats)):
            seat = (state.active + position) % len(state.seats)
            state = replace(state, acting=seat, position=position, step=FRESH_STEP, phase=_PHASES[state.action])
            if can_act(state) or can_lodge(state):
                return state
            state = state.with_event(events.Passed(seat, is_forced=True))
        if state.action == "discover":
            # Bonus: after all others the active player may take one more (rule 16).
            state = replace(state, acting=state.active, position=len(state.seats), step=Step(is_bonus=True))
            if can_act(state):
                return state
    return _turn_ended(state)


def _turn_ended(state: State) -> State:
    """Clear the table, end the game or give the turn to the next seat."""
    if state.revealed:
        tiles = state.revealed
        state = replace(state, revealed=(), discarded=(*state.discarded, *tiles))
        state = state.with_event(events.Discarded(state.active, tiles))
    reason = end_reason(state)
    if reason is not None:
        return ended(state, reason)
    return _turn_begun(state, (state.active + 1) % len(state.seats))


def _turn_begun(state: State, seat: int) -> State:
    turn = state.turn + 1
    state = replace(
        state,
        phase=Phase.CHOOSE,
        turn=turn,
        active=seat,
        acting=seat,
        position=0,
        action=None,
        step=FRESH_STEP,
    )
    totals = tuple(final_total(player) for player in state.seats)
    return state.with_event(events.TurnStarted(turn, seat, totals))


def _next_start(state: State) -> State:
    """The next seat places its start tiles; after the last one the first turn begins."""
    position = state.position + 1
    if position == len(state.seats):
        return _turn_begun(state, state.first_player)
    seat = (state.first_player + position) % len(state.seats)
    return replace(state, acting=seat, position=position, step=FRESH_STEP)
