"""How a game of Skylands is played on to its end after an answer: by the miner, and by the checker in another way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from skye.bots.isle.playout import lead
from skye.bots.skylands.evaluation.evaluator import Evaluator
from skye.bots.skylands.evaluation.weights import FITTED, SIMPLE
from skye.bots.skylands.rollout.brisk import BriskPlayer
from skye.bots.skylands.rollout.options import played_out, world_after_step
from skye.bots.skylands.rollout.player import WIDE, RolloutPlayer
from skye.skylands.actions import Action, Choose, Done, Pass, Repeat
from skye.skylands.rules import apply
from skye.skylands.search.world import World
from skye.skylands.state import State

MORE_TURNS = 300
"""More than any game has."""

Player = Callable[[State], RolloutPlayer]
"""Who plays all seats on from a state."""


def miner(state: State) -> RolloutPlayer:
    """The quick player that the champion looks ahead with."""
    return BriskPlayer(Evaluator.of_state(state, FITTED))


def checker(state: State) -> RolloutPlayer:
    """Slower, and with other values: it tries purchases before it chooses, and more places for each tile."""
    return RolloutPlayer(Evaluator.of_state(state, SIMPLE), WIDE)


@dataclass(slots=True)
class SkylandsPlayout:
    """The lead of a seat at the end after each of some answers, which one player plays on for all seats."""

    state: State
    seat: int
    answers: list[Action]
    player: Player = miner
    known: dict[int, World] = field(default_factory=dict)
    """The worlds after the answers, by their numbers."""
    _quick: RolloutPlayer | None = None

    def __call__(self, answer: int, seed: str) -> float:
        """The lead at the end after an answer."""
        if self._quick is None:
            self._quick = self.player(self.state)
        action = self.answers[answer]
        if answer not in self.known:
            self.known[answer] = self._after(self._quick, action)
        world = self.known[answer].copy()
        world.shuffle(Random(seed))
        if isinstance(action, Choose | Repeat):
            world.begin(action.action, is_repeat=isinstance(action, Repeat))
        self._quick.play_on(world, MORE_TURNS)
        return lead([board.total() for board in world.boards], self.seat)

    def _after(self, player: RolloutPlayer, action: Action) -> World:
        if isinstance(action, Choose | Repeat):
            world = player.evaluator.world_of(self.state)
        else:
            is_end = isinstance(action, Done | Pass)
            after = self.state if is_end else played_out(player, apply(self.state, action), self.seat)
            world = world_after_step(player, after)
        player.evaluator.prepare(world)
        return world
