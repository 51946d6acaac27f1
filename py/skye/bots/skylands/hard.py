"""The hard player: plays the best options on in sampled worlds, the same for all, and keeps the one that does best."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from skye.bots.bot import Reason, Thought
from skye.bots.skylands.ahead.policy import WIDE, Player
from skye.bots.skylands.ahead.steps import after_step, best, played_out, rated
from skye.bots.skylands.ahead.value import PLAIN, Judge, Weights
from skye.bots.skylands.reasons import reasons
from skye.skylands.actions import Action, Choose, Repeat
from skye.skylands.imagine import imagined
from skye.skylands.rules import apply
from skye.skylands.search.world import World, world_of
from skye.skylands.state import Phase, State
from skye.skylands.view import View


@dataclass(frozen=True, slots=True)
class HardBot:
    """Looks ahead: `turns` turns of everybody in up to `samples` worlds, in `step_samples` for one of `options` steps.

    What a step looks like at first sight is known without chance, so it counts like `trust` worlds.
    """

    name: str = "hard"
    samples: int = 24
    step_samples: int = 12
    turns: int = 2
    options: int = 4
    trust: float = 8.0
    width: int = 3
    weights: Weights = PLAIN

    def think(self, view: View, legal: Sequence[Action], random: Random) -> Iterator[Thought[Action]]:
        """A thought after every world; options that fall behind are given up on the way."""
        if len(legal) == 1:
            yield Thought(legal[0], 1.0)
            return
        state = imagined(view, random)
        judge = Judge(state.stack, len(state.seats), self.weights)
        wide = Player(judge, WIDE)
        is_choice = state.phase is Phase.CHOOSE
        samples = self.samples if is_choice else self.step_samples
        if state.phase is Phase.START or not samples:
            yield Thought(best(wide, state), 1.0)
            return
        quick = Player(judge, self.width)
        seat = state.acting
        options = self._options(wide, state, legal, seat)
        totals = {option: worth for option, (worth, _, _) in enumerate(options)}
        for _, _, world in options:
            judge.look(world)
        yield Thought(options[0][1], 0.0)
        for number in range(samples):
            if len(totals) == 1:
                break
            seed = random.getrandbits(32)
            for option in totals:
                _, action, world = options[option]
                after = world.copy()
                after.shuffle(Random(seed))
                if is_choice:
                    assert isinstance(action, Choose | Repeat)  # nothing else is chosen in this phase
                    after.begin(action.action, is_repeat=isinstance(action, Repeat))
                quick.play_on(after, self.turns)
                totals[option] += quick.standing(after, seat)
            ranked = sorted(totals, key=totals.__getitem__, reverse=True)
            keep = max(2, round(len(options) * (1 - (number + 1) / samples)))
            totals = {option: totals[option] for option in sorted(ranked[:keep])}
            yield Thought(options[ranked[0]][1], (number + 1) / samples)

    def _options(
        self, player: Player, state: State, legal: Sequence[Action], seat: int
    ) -> list[tuple[float, Action, World]]:
        """The options that look best at first sight, best first, each with the world after the step it belongs to."""
        if state.phase is Phase.CHOOSE:
            world = world_of(state, player.judge.known_lands)
            return [(0.0, action, world) for action in legal]
        ranked = sorted(rated(player, state), key=lambda each: each[0], reverse=True)[: self.options]
        return [
            (self.trust * worth, action, after_step(player, _ended(player, state, action, seat)))
            for worth, action in ranked
        ]

    def explain(self, view: View, action: Action) -> Sequence[Reason]:
        """What speaks for an action."""
        return reasons(view, action)


def _ended(player: Player, state: State, action: Action, seat: int) -> State:
    if action.kind in ("done", "pass"):
        return state
    return played_out(player, apply(state, action), seat)
