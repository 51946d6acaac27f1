"""How a step of Skylands is played well at first sight: every option is tried and the board after it weighed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from skye.bots.skylands.value import Judge
from skye.core.grid import Pos
from skye.core.tile import turned_edges
from skye.skylands.actions import Action, Create, Deploy, Done, Lodge, Pass, Place, Take
from skye.skylands.rules import apply, legal_actions
from skye.skylands.specials import Special
from skye.skylands.state import Phase, State
from skye.skylands.tiles import ALL_TILES, CLOUD, COLUMNS, ROWS

WIDE = 400
"""A width at which every placement is weighed."""


class Player:
    """Plays steps by weighing boards; `width` placements that look best at a glance are weighed."""

    def __init__(self, judge: Judge, width: int = WIDE) -> None:
        self.judge = judge
        self.width = width

    def best(self, state: State) -> Action:
        """The action that leads to the best board for the seat to act, in any phase but choosing."""
        return max(self.rated(state), key=lambda rated: rated[0])[1]

    def rated(self, state: State) -> list[tuple[float, Action]]:
        """Every option worth a look with the value of the board it leads to."""
        return [(self._worth(state, action), action) for action in self._worth_a_look(state)]

    def play_turn(self, state: State) -> State:
        """Everybody's steps from here on, until somebody chooses an action or the game ends."""
        while state.phase is not Phase.CHOOSE and state.phase is not Phase.END:
            state = apply(state, self.best(state))
        return state

    def play_step(self, state: State) -> State:
        """The rest of one seat's step."""
        seat = state.acting
        while state.acting == seat and state.phase is not Phase.CHOOSE and state.phase is not Phase.END:
            action = self.best(state)
            state = apply(state, action)
            if isinstance(action, Done | Pass):
                break
        return state

    def choice(self, state: State) -> Action:
        """The action to choose at first sight: what does the chooser's own board most good, the bonus counted."""
        seat = state.acting
        best, best_value = None, float("-inf")
        for action in legal_actions(state, seat):
            after = self.play_step(apply(state, action))
            time_left = self.judge.time_left(after) if after.phase is not Phase.END else 0.0
            value = self.judge.value(after.seats[seat], time_left)
            if after.phase is Phase.END:
                value = self.standing(after, seat) * 2
            if value > best_value:
                best, best_value = action, value
        assert best is not None
        return best

    def play_on(self, state: State, turns: int) -> State:
        """So many turns more, chosen and played at first sight; the one under way counts as one."""
        for _ in range(turns):
            if state.phase is Phase.CHOOSE:
                state = apply(state, self.choice(state))
            state = self.play_turn(state)
            if state.phase is Phase.END:
                break
        return state

    def standing(self, state: State, seat: int) -> float:
        """How far a seat is before the others: its value less the mean of the mean and the best of theirs."""
        time_left = self.judge.time_left(state) if state.phase is not Phase.END else 0.0
        values = [self.judge.value(player, time_left) for player in state.seats]
        others = [value for number, value in enumerate(values) if number != seat]
        return values[seat] - (sum(others) / len(others) + max(others)) / 2

    def _worth(self, state: State, action: Action) -> float:
        seat = state.acting
        if isinstance(action, Done | Pass):
            return self.judge.value(state.seats[seat], self.judge.time_left(state))
        if isinstance(action, Take | Place) and state.phase is not Phase.START:
            weighed = self._laid(state, action)
            if weighed is not None:
                return weighed
        after = apply(state, action)
        if isinstance(action, Lodge):
            # Room is made for those who come, so it is only worth what is deployed after it.
            options = [each for each in legal_actions(after, seat) if isinstance(each, Deploy)]
            return max((self._worth(after, each) for each in options), default=float("-inf"))
        while after.phase in (Phase.PAY, Phase.PLACE, Phase.OUTPOST) and isinstance(action, Create):
            after = apply(after, self.best(after))
        return self.judge.value(after.seats[seat], self.judge.time_left(after))

    def _laid(self, state: State, action: Take | Place) -> float | None:
        """The value of a board with one more tile, quickly; None when the tile would set more going than that."""
        player = state.player
        tile = ALL_TILES[action.tile]
        if isinstance(tile, Special) and tile.group == "instant":
            return None
        land, completed = player.land.extended(tile, Pos(action.x, action.y), action.turn)
        if completed and any(special.group == "instant" for special, _ in land.specials.tiles):
            return None
        return self.judge.value(replace(player, land=land), self.judge.time_left(state))

    def _worth_a_look(self, state: State) -> Sequence[Action]:
        actions = legal_actions(state, state.acting)
        if state.phase is not Phase.DEPLOY:
            actions = [action for action in actions if not isinstance(action, Lodge)]
        if len(actions) <= self.width:
            return actions
        placing = [action for action in actions if isinstance(action, Take | Place)]
        others = [action for action in actions if not isinstance(action, Take | Place)]
        gaps = state.player.land.gaps
        glances = sorted(
            ((_glance(each, gaps[Pos(each.x, each.y)]), number) for number, each in enumerate(placing)), reverse=True
        )
        return [*(placing[number] for _, number in glances[: self.width]), *others]


def _glance(action: Take | Place, wanted: str) -> float:
    """How snugly a tile lies there: edges that meet their like are good, islands at the rim are lost."""
    score = 0.0
    for side, letter in enumerate(turned_edges(ALL_TILES[action.tile].edges, action.turn)):
        if wanted[side] != ".":
            score += 0.4 if letter == CLOUD else 1.5
        elif _is_rim(action.x, action.y, side):
            score += 0.3 if letter == CLOUD else -2.0
        elif letter != CLOUD:
            score -= 0.3
    return score


def _is_rim(x: int, y: int, side: int) -> bool:
    return (
        (side == 0 and y == 0)
        or (side == 1 and x == COLUMNS - 1)
        or (side == 2 and y == ROWS - 1)
        or (side == 3 and x == 0)
    )
