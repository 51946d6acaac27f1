"""Skylands: its verbs, its actions, and `GAME`, the whole game as one value of `skye.core.game.Game`.

>>> state = new_game("Ann", "Bo", seed="heather")
>>> action = legal_actions(state, to_act(state)[0])[0]
>>> print(action)
1 choose discover
>>> state = apply(state, action)
"""

from __future__ import annotations

from collections.abc import Sequence

from skye.core.game import Game, Outcome, nothing_is_secret
from skye.skylands import catalogue, clauses, log, position, positions, practice, questions, summary
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
    action_from_json,
    parse_action,
)
from skye.skylands.editions import EDITIONS
from skye.skylands.rules import apply, forced_end, implied, legal_actions, outcome, to_act
from skye.skylands.setup import RULES, Setup, draw, drawn_json, new_setup, parse_drawn, parse_setup, setup_json
from skye.skylands.start import new_game as first_state
from skye.skylands.state import Phase, State
from skye.skylands.view import View, view

__all__ = [
    "GAME",
    "Action",
    "Choose",
    "Convert",
    "Create",
    "Deploy",
    "Discard",
    "Done",
    "Lodge",
    "Outcome",
    "Pass",
    "Pay",
    "Phase",
    "Place",
    "Repeat",
    "Setup",
    "State",
    "Take",
    "Trade",
    "View",
    "apply",
    "legal_actions",
    "new_game",
    "new_setup",
    "outcome",
    "parse_action",
    "to_act",
    "view",
]

GAME: Game[Setup, State, Action, View] = Game(
    name="skylands",
    rules=RULES,
    editions=EDITIONS,
    parse_setup=parse_setup,
    setup_json=setup_json,
    draw=draw,
    drawn_json=drawn_json,
    parse_drawn=parse_drawn,
    new_game=first_state,
    to_act=to_act,
    legal_actions=legal_actions,
    apply=apply,
    view=view,
    outcome=outcome,
    redrawn=practice.redrawn,
    is_secret=nothing_is_secret,
    forced_end=forced_end,
    implied=implied,
    parse_action=parse_action,
    action_from_json=action_from_json,
    position=position.position,
    summary=summary.summary,
    land=summary.land,
    log_lines=log.log_lines,
    questions=questions.QUESTIONS,
    catalogue=catalogue.catalogue,
    clause_of=clauses.clause_of,
    evaluate=positions.evaluate,
)
"""The game as one value."""


def new_game(
    *names: str,
    seed: str,
    clans: Sequence[str] | None = None,
    first: int | None = None,
    start: str = "printed",
    specials: str = "random",
) -> State:
    """The first state of a game for named players; raises BadSetup. The options are those of `new_setup`.

    >>> new_game("Ann", "Bo", seed="heather", first=1)
    <skylands state: turn 1, choose, Ann 0, Bo 0>
    """
    chosen = new_setup(*names, seed=seed, clans=clans, first=first, start=start, specials=specials)
    return first_state(chosen)
