"""Isle of Skye: its verbs, its actions, and `GAME`, the whole game as one value of `skye.core.game.Game`.

>>> state = new_game("Ann", "Bo", seed="heather")
>>> action = legal_actions(state, to_act(state)[0])[0]
>>> print(action)
0 price 36=x 56=1 62=1
>>> state = apply(state, action)
"""

from __future__ import annotations

from collections.abc import Sequence

from skye.core.game import Game, Outcome
from skye.isle import catalogue, clauses, log, position, positions, practice, questions, summary
from skye.isle.actions import Action, Buy, Done, GiveUp, Pass, Place, Price, action_from_json, parse_action
from skye.isle.editions import EDITIONS
from skye.isle.phases import new_game as first_state
from skye.isle.phases import outcome
from skye.isle.rules import apply, are_people_first, forced_end, legal_actions, to_act
from skye.isle.setup import (
    OLDER_RULES,
    RANDOM_GOALS,
    RULES,
    Setup,
    are_reviews_open,
    draw,
    drawn_json,
    new_setup,
    parse_drawn,
    parse_setup,
    setup_json,
)
from skye.isle.state import Phase, State
from skye.isle.view import View, is_secret, view

__all__ = [
    "GAME",
    "Action",
    "Buy",
    "Done",
    "GiveUp",
    "Outcome",
    "Pass",
    "Phase",
    "Place",
    "Price",
    "Setup",
    "State",
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
    name="isle",
    rules=RULES,
    older_rules=OLDER_RULES,
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
    upcoming=practice.upcoming,
    following=practice.following,
    is_secret=is_secret,
    forced_end=forced_end,
    are_people_first=are_people_first,
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
    are_reviews_open=are_reviews_open,
)
"""The game as one value."""


def new_game(
    *names: str,
    seed: str,
    clans: Sequence[str] | None = None,
    first: int | None = None,
    goals: str | Sequence[str] = RANDOM_GOALS,
    open_gold: bool = False,
    open_prices: bool = False,
    open_reviews: bool = False,
) -> State:
    """The first state of a game for named players; raises BadSetup. The options are those of `new_setup`.

    >>> new_game("Ann", "Bo", seed="heather", first=1)
    <isle state: round 1 of 6, price, Ann 0, Bo 0>
    """
    chosen = new_setup(
        *names,
        seed=seed,
        clans=clans,
        first=first,
        goals=goals,
        open_gold=open_gold,
        open_prices=open_prices,
        open_reviews=open_reviews,
    )
    return first_state(chosen)
