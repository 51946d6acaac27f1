"""The champion: it continues the game for many turns after each option, and judges by what it learned who will win.

The levels below it are the same player with less patience and a worse eye: fewer worlds, fewer turns, and errors in
what it thinks of each option.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from skye.bots.bot import Reason, Thought
from skye.bots.skylands.evaluation.evaluator import Evaluator
from skye.bots.skylands.evaluation.weights import FITTED, Weights
from skye.bots.skylands.judgement.judgement import Judgement, judgement_for
from skye.bots.skylands.reasons import reasons
from skye.bots.skylands.rollout.brisk import BriskPlayer
from skye.bots.skylands.rollout.options import is_useful, played_out, rated_options, world_after_step
from skye.bots.skylands.rollout.player import WIDE
from skye.skylands.actions import Action, Choose, Done, Pass, Repeat
from skye.skylands.imagine import imagined
from skye.skylands.rules import apply
from skye.skylands.search.world import World
from skye.skylands.state import Phase, State
from skye.skylands.view import View

Taste = Callable[[State, Action], float]
"""What a player likes about an action beside what it brings, in points; little enough to decide only close calls."""

_FEWEST = 6
"""Up to this many worlds, nothing is surely worse."""
_CHOICE_TRUST = 0.5
"""What an action to choose seems to bring at first sight counts as much as this many worlds."""


def no_taste(state: State, action: Action) -> float:
    """Likes all actions alike.

    >>> from skye.skylands.sample import example
    >>> no_taste(example(), Choose(0, "deploy"))
    0.0
    """
    return 0.0


class Option:
    """An action with the world after the step it belongs to, and what it has been found to be worth.

    `estimate` is what it seems to be worth at first sight, and counts as much as `trust` worlds. `bias` is what the
    player always thinks of it too much or too little: an error, or a taste. `found` has the worth in each world.
    """

    __slots__ = ("action", "bias", "estimate", "found", "total", "trust", "world")

    def __init__(self, action: Action, world: World, estimate: float, trust: float, bias: float) -> None:
        self.action = action
        self.world = world
        self.estimate = estimate
        self.trust = trust
        self.bias = bias
        self.found: list[float] = []
        self.total = trust * estimate

    @property
    def value(self) -> float:
        """What it is thought to be worth by now."""
        return self.bias + self.total / (self.trust + len(self.found))

    def add(self, worth: float) -> None:
        """Add what it was worth in one more world."""
        self.found.append(worth)
        self.total += worth

    def is_behind(self, other: Option, doubt: float) -> bool:
        """Whether it is less than another by at least so many standard errors of the difference."""
        differences = [mine - theirs for mine, theirs in zip(self.found, other.found, strict=True)]
        count = len(differences)
        mean = sum(differences) / count
        square = sum([(difference - mean) ** 2 for difference in differences])
        return other.value - self.value >= doubt * math.sqrt(square / (count * (count - 1)))


@dataclass(frozen=True, slots=True)
class ChampionBot:
    """Plays on in up to `samples` worlds for an action to choose, in `step_samples` for a step.

    `looks` are the numbers of turns after which it judges a world; late looks see more, early ones are less subject to
    chance, so the mean counts. Only the best `options` steps are continued. What a step itself is worth does not depend
    on chance, so it counts as much as `trust` worlds. A world is worth the points by which the seat is expected to
    lead, and `ambition` points for a win. `doubt` is how sure it must be, in standard errors, to drop an option.
    `error` is how far it misjudges an option, as a standard deviation in points; `weights` and `taste` are its
    temperament.
    """

    name: str = "champion"
    samples: int = 64
    step_samples: int = 24
    looks: tuple[int, ...] = (1, 2, 4, 8)
    options: int = 6
    trust: float = 10.0
    width: int = 3
    ambition: float = 30.0
    doubt: float = 3.0
    error: float = 0.0
    weights: Weights = FITTED
    taste: Taste = no_taste

    def think(self, view: View, legal: Sequence[Action], random: Random) -> Iterator[Thought[Action]]:
        """One thought per option and world; options that fall behind are dropped on the way."""
        if len(legal) == 1:
            yield Thought(legal[0], 1.0)
            return
        state = imagined(view, random)
        evaluator = Evaluator.of_state(state, self.weights)
        if state.phase is Phase.CHOOSE:
            options = self._choices(evaluator, state, legal, random)
            samples = self.samples
        else:
            options = []
            for option in self._steps(evaluator, state, random):
                options.append(option)
                yield Thought(options[0].action, 0.0)
            samples = self.step_samples if state.phase is not Phase.START else 0
        yield Thought(options[0].action, 0.0 if samples else 1.0)
        quick = BriskPlayer(evaluator, self.width)
        judgement = judgement_for(len(state.seats))
        seat = state.acting
        left = options
        for number in range(samples):
            if len(left) == 1:
                break
            best = left[0].action
            seed = random.getrandbits(32)
            stacks: dict[int, list[str]] = {}
            for place, option in enumerate(left):
                after = option.world.copy()
                if after.stack_left not in stacks:
                    after.shuffle(Random(seed))
                    stacks[after.stack_left] = after.stack
                after.stack, after.drawn = stacks[after.stack_left], 0
                if isinstance(option.action, Choose | Repeat):
                    after.begin(option.action.action, is_repeat=isinstance(option.action, Repeat))
                option.add(self._outlook(judgement, quick, after, seat))
                yield Thought(best, (number + place / len(left)) / samples)
            left = self._left(left, len(options), (number + 1) / samples)
        yield Thought(left[0].action, 1.0)

    def explain(self, view: View, action: Action) -> Sequence[Reason]:
        """The reasons for an action."""
        return reasons(view, action)

    def _outlook(self, judgement: Judgement, player: BriskPlayer, world: World, seat: int) -> float:
        """The mean worth of a world to a seat at each look."""
        total, turn = 0.0, 0
        worth: float | None = None
        for look in self.looks:
            if worth is None or not world.is_over:
                player.play_on(world, look - turn)
                turn = look
                worth = self._worth(judgement, player.evaluator, world, seat)
            total += worth
        return total / len(self.looks)

    def _worth(self, judgement: Judgement, evaluator: Evaluator, world: World, seat: int) -> float:
        """The points by which a seat will lead, and what its chance to win is worth."""
        points = judgement.points(evaluator, world)
        others = [value for number, value in enumerate(points) if number != seat]
        lead = points[seat] - (sum(others) / len(others) + max(others)) / 2
        return lead + self.ambition * judgement.chance(points, seat, evaluator.time_left(world))

    def _left(self, options: Sequence[Option], count: int, progress: float) -> list[Option]:
        """The options still worth a look, best first: fewer and fewer, and none that is surely worse than the best."""
        ranked = sorted(options, key=lambda option: option.value, reverse=True)
        kept = ranked[: max(2, round(count * (1 - progress)))]
        if len(kept[0].found) < _FEWEST:
            return kept
        return [kept[0], *(option for option in kept[1:] if not option.is_behind(kept[0], self.doubt))]

    def _choices(self, evaluator: Evaluator, state: State, legal: Sequence[Action], random: Random) -> list[Option]:
        """The actions to choose, best first."""
        world = evaluator.world_of(state)
        evaluator.prepare(world)
        player = BriskPlayer(evaluator, WIDE)
        gains = {(action, is_repeat): gain for gain, action, is_repeat in player.prospects(world)}
        options = []
        # Even a player with a bad eye sees when there is nothing to do after choosing an action.
        useful = [action for action in legal if is_useful(state, action)] if self.error else legal
        for action in useful or legal:
            assert isinstance(action, Choose | Repeat)  # nothing else is chosen in this phase
            gain = gains[action.action, isinstance(action, Repeat)]
            options.append(Option(action, world, gain, _CHOICE_TRUST, self._bias(state, action, random)))
        return sorted(options, key=lambda option: option.value, reverse=True)

    def _steps(self, evaluator: Evaluator, state: State, random: Random) -> Iterator[Option]:
        """The best options of a step, best first."""
        player = BriskPlayer(evaluator, WIDE)
        seat = state.acting
        rated = [(value, self._bias(state, action, random), action) for value, action in rated_options(player, state)]
        rated.sort(key=lambda each: each[0] + each[1], reverse=True)
        for value, bias, action in rated[: self.options]:
            if not self.step_samples or state.phase is Phase.START:
                yield Option(action, World([]), value, self.trust, bias)
                return
            is_end = isinstance(action, Done | Pass)
            after = state if is_end else played_out(player, apply(state, action), seat)
            world = world_after_step(player, after)
            evaluator.prepare(world)
            yield Option(action, world, value, self.trust, bias)

    def _bias(self, state: State, action: Action, random: Random) -> float:
        # A taste must be seen through the errors.
        error = random.gauss(0.0, self.error) if self.error else 0.0
        return error + (1 + self.error / 2) * self.taste(state, action)
