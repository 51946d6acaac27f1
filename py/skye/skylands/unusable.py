"""Why nothing comes of an action, or of pointing at an island."""

from __future__ import annotations

from collections.abc import Sequence

from skye.core.errors import IllegalAction
from skye.core.game import ReasonJson
from skye.skylands.actions import Action, Convert, Pay
from skye.skylands.clauses import reason_with_clause
from skye.skylands.deploy import fill_fault
from skye.skylands.rules import apply, legal_actions
from skye.skylands.state import Phase, State


def refused(state: State, action: Action) -> ReasonJson:
    """Why the rules refuse an action; the code is `fits` when they do not.

    >>> from skye.skylands.sample import example
    >>> refused(example("0 choose deploy"), Pay(0, "1,1,0"))["code"]
    'wrong_phase'
    """
    try:
        apply(state, action)
    except IllegalAction as fault:
        return reason_with_clause(fault.code, fault.facts, fault.phase)
    return {"code": "fits", "facts": {}}


def unusable(state: State, seat: int, places: Sequence[str]) -> ReasonJson:
    """Why nothing can be done now with the first island that is among some places.

    >>> from skye.skylands.sample import example
    >>> state = example("0 choose deploy")
    >>> [unusable(state, 0, [place])["code"] for place in ("1,1,0", "1,1,1", "hostel")]
    ['nobody_lives_in_a_city', 'not_complete', 'no_island_there']
    """
    player = state.seats[seat]
    island = next((each for each in player.land.islands if each.id in places), None)
    if island is None:
        return _note("no_island_there")
    if state.phase is Phase.PAY:
        return refused(state, Pay(seat, island.id))
    if state.phase is Phase.DEPLOY:
        if island.id in state.step.deployed:
            return _note("filled_already")
        code = fill_fault(state, player, island)
        return _note("not_this_island") if code is None else _fault(state, code, island.id)
    sources = [action.source for action in legal_actions(state, seat) if isinstance(action, Convert)]
    if island.terrain == "T" and sources:
        return refused(state, Convert(seat, sources[0], island.id))
    return _note("convert_only")


def _note(code: str) -> ReasonJson:
    """What is no refusal of the rules, but advice."""
    return {"code": code, "facts": {}}


def _fault(state: State, code: str, island: str) -> ReasonJson:
    return reason_with_clause(code, {"island": island}, str(state.phase))
