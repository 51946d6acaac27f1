"""A bot of Skylands that is given actions of Isle of Skye: the type checker refuses it at each marked line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from skye import isle, skylands
from skye.bots.bot import Reason, Thought, choose
from skye.match import play


class Hasty:
    """Takes the first legal action of Skylands."""

    name = "hasty"

    def think(
        self, view: skylands.View, legal: Sequence[skylands.Action], random: Random
    ) -> Iterator[Thought[skylands.Action]]:
        """One thought."""
        yield Thought(legal[0], 1.0)

    def explain(self, view: skylands.View, action: skylands.Action) -> Sequence[Reason]:
        """No reason."""
        return ()


def mixed_up(state: isle.State, other: skylands.State) -> None:
    """Every way to mix up two games; the comment quotes what the type checker says."""
    of_isle, of_skylands = isle.legal_actions(state, 0), skylands.legal_actions(other, 0)
    Hasty().think(skylands.view(other, 0), of_isle, Random(1))  # incompatible type "Sequence[Price | Buy |
    choose(Hasty(), skylands.view(other, 0), of_isle, Random(1))  # type parameter "ActionT" of "choose"
    choose(Hasty(), isle.view(state, 0), of_skylands, Random(1))  # type parameter "ViewT_contra" of "choose"
    chosen = choose(Hasty(), skylands.view(other, 0), of_skylands, Random(1))
    isle.apply(state, chosen)  # incompatible type "Choose | Repeat | Take |
    play(isle.GAME, isle.new_setup("Ann", "Bo", seed="heather"), [Hasty()])  # type parameter "ActionT" of "play"
    print(skylands.view(other, 0)["territory"])  # TypedDict "View" has no key "territory"
