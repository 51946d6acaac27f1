"""Isle of Skye: `GAME` is the whole game behind the contract of `skye.core.game`."""

from __future__ import annotations

from skye.core.game import Game
from skye.isle import (
    actions,
    catalogue,
    clauses,
    log,
    phases,
    position,
    positions,
    questions,
    rules,
    setup,
    summary,
    view,
)
from skye.isle.actions import Action
from skye.isle.editions import EDITIONS
from skye.isle.setup import Setup
from skye.isle.state import State
from skye.isle.view import View

GAME: Game[Setup, State, Action, View] = Game(
    name="isle",
    rules=1,
    editions=EDITIONS,
    parse_setup=setup.parse_setup,
    setup_json=setup.setup_json,
    draw=setup.draw,
    drawn_json=setup.drawn_json,
    parse_drawn=setup.parse_drawn,
    new_game=phases.new_game,
    to_act=rules.to_act,
    legal_actions=rules.legal_actions,
    apply=rules.apply,
    view=view.view,
    outcome=phases.outcome,
    parse_action=actions.parse_action,
    action_from_json=actions.action_from_json,
    position=position.position,
    summary=summary.summary,
    log_lines=log.log_lines,
    ask=questions.ask,
    catalogue=catalogue.catalogue,
    clause_of=clauses.clause_of,
    evaluate=positions.evaluate,
)
"""The game as one value."""
