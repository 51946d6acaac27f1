"""Skylands: `GAME` is the whole game behind the contract of `skye.core.game`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from skye.core.game import Json, Outcome, Summary
from skye.skylands import actions, catalogue, clauses, position, questions, rules, setup, start, summary, view
from skye.skylands.actions import Action
from skye.skylands.editions import EDITIONS
from skye.skylands.setup import Setup
from skye.skylands.state import State


@dataclass(frozen=True)
class Skylands:
    """The verbs of Skylands.

    >>> seats = [{"name": "Ann", "clan": "blue"}, {"name": "Bo", "clan": "red"}]
    >>> state = GAME.new_game(GAME.parse_setup({"seats": seats, "seed": "heather", "first": 1}))
    >>> GAME.to_act(state)
    (1,)
    """

    name: str = "skylands"
    rules: int = 1

    @property
    def editions(self) -> Sequence[int]:
        """The editions of the components, the newest last."""
        return sorted(EDITIONS)

    def parse_setup(self, data: Json, *, edition: int | None = None, is_lenient: bool = False) -> Setup:
        """A set-up from JSON; raises BadSetup."""
        return setup.parse_setup(data, edition=edition, is_lenient=is_lenient)

    def setup_json(self, setup_: Setup) -> dict[str, Json]:
        """The set-up as JSON."""
        return setup.setup_json(setup_)

    def draw(self, setup_: Setup) -> Setup:
        """The set-up with first player, boards and special islands drawn."""
        return setup.draw(setup_)

    def drawn_json(self, setup_: Setup) -> dict[str, Json]:
        """What was drawn, as JSON."""
        return setup.drawn_json(setup_)

    def parse_drawn(self, setup_: Setup, data: Json) -> Setup:
        """The set-up with what was drawn; raises BadSetup."""
        return setup.parse_drawn(setup_, data)

    def new_game(self, setup: Setup) -> State:
        """The first state in which somebody must decide."""
        return start.new_game(setup)

    def to_act(self, state: State) -> tuple[int, ...]:
        """The seat that decides now, none at the end."""
        return rules.to_act(state)

    def legal_actions(self, state: State, seat: int) -> Sequence[Action]:
        """Every action the seat may take now."""
        return rules.legal_actions(state, seat)

    def apply(self, state: State, action: Action) -> State:
        """The state after the action and all that follows by itself; raises IllegalAction."""
        return rules.apply(state, action)

    def view(self, state: State, seat: int | None) -> dict[str, Json]:
        """What a seat may see, or everybody when seat is None."""
        return view.view(state, seat)

    def position(self, state: State) -> Json:
        """What the rules need to continue from a state."""
        return position.position(state)

    def outcome(self, state: State) -> Outcome | None:
        """The result, once the game is over."""
        return rules.outcome(state)

    def summary(self, state: State) -> Summary:
        """What a list of games shows of a state."""
        return summary.summary(state)

    def parse_action(self, text: str) -> Action:
        """An action from its text form; raises ValueError."""
        return actions.parse_action(text)

    def action_from_json(self, data: Json) -> Action:
        """An action from its JSON form; raises ValueError."""
        return actions.action_from_json(data)

    def ask(self, state: State, seat: int | None, question: str, args: Mapping[str, Json]) -> Json:
        """An answer for the page, from what the seat may see."""
        return questions.ask(state, seat, question, args)

    def catalogue(self) -> dict[str, Json]:
        """The components as JSON: tiles, special islands, boards and what a set-up screen offers."""
        return catalogue.catalogue()

    def clause_of(self, code: str, phase: str) -> str | None:
        """The clause of the rules behind a refusal, None when it is about something else."""
        return clauses.clause_of(code, phase)


GAME = Skylands()
