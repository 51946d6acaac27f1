"""Who gives hints in Skylands: the champion, which here remembers what it found every option to be worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from skye.bots.bot import Reason, Thought
from skye.bots.skylands.champion import ChampionBot, Option
from skye.bots.skylands.evaluation.evaluator import Evaluator
from skye.bots.skylands.reasons import reasons
from skye.skylands.actions import Action
from skye.skylands.state import State
from skye.skylands.view import View


class Notes:
    """The options of the decision that was thought about last, with what they were found to be worth."""

    __slots__ = ("options", "view")

    def __init__(self) -> None:
        self.view: View | None = None
        self.options: list[Option] = []


@dataclass(frozen=True, slots=True)
class Adviser(ChampionBot):
    """The champion, which explains a choice by how the options compared while it thought about them."""

    name: str = "adviser"
    notes: Notes = field(default_factory=Notes, compare=False, repr=False)

    def think(self, view: View, legal: Sequence[Action], random: Random) -> Iterator[Thought[Action]]:
        """Think as the champion does."""
        self.notes.view, self.notes.options = view, []
        return ChampionBot.think(self, view, legal, random)

    def explain(self, view: View, action: Action) -> Sequence[Reason]:
        """The reasons for an action; the options are compared if this decision was the last to be thought about."""
        options = self.notes.options if self.notes.view == view else []
        return reasons(view, action, {option.action: option.value for option in options})

    def _choices(self, evaluator: Evaluator, state: State, legal: Sequence[Action], random: Random) -> list[Option]:
        options = ChampionBot._choices(self, evaluator, state, legal, random)
        self.notes.options.extend(options)
        return options

    def _steps(self, evaluator: Evaluator, state: State, random: Random) -> Iterator[Option]:
        noted = self.notes.options
        for option in ChampionBot._steps(self, evaluator, state, random):
            noted.append(option)
            yield option


SKYLANDS_ADVISER = Adviser()
"""The bot that gives hints."""
