"""A bot of one's own, written with public names only: it passes the type checker."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from skye import isle
from skye.bots.bot import Reason, Thought, choose
from skye.match import play


class Cautious:
    """Buys what is cheap, and otherwise takes the first legal action."""

    name = "cautious"

    def think(self, view: isle.View, legal: Sequence[isle.Action], random: Random) -> Iterator[Thought[isle.Action]]:
        """One thought."""
        prices = {offer["tile"]: offer["price"] for seat in view["seats"] for offer in seat["offer"]}
        cheap = [action for action in legal if isinstance(action, isle.Buy) and (prices[action.tile] or 0) < 4]
        yield Thought(cheap[0] if cheap else legal[0], 1.0)

    def explain(self, view: isle.View, action: isle.Action) -> Sequence[Reason]:
        """The reason."""
        return [Reason("cheap", {"kind": action.kind})]


def one_action(state: isle.State) -> isle.State:
    """The state after one action: `choose` keeps its type."""
    (seat, *_) = isle.to_act(state)
    action: isle.Action = choose(Cautious(), isle.view(state, seat), isle.legal_actions(state, seat), Random(1))
    return isle.apply(state, action)


def whole_game() -> tuple[int, ...]:
    """The points of a whole game."""
    table = play(isle.GAME, isle.new_setup("Ann", "Bo", seed="heather"), [Cautious(), Cautious()])
    outcome = isle.outcome(table.state)
    assert outcome is not None
    return outcome.points
