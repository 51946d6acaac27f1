"""A greedy player: it tries every option with the rules and takes the one with the best board after it."""

from __future__ import annotations

from collections.abc import Sequence

from skye.bots.skylands.evaluation.evaluator import Evaluator
from skye.bots.skylands.evaluation.snugness import snugness
from skye.core.tile import turned_edges
from skye.skylands.actions import Action, Create, Deploy, Done, Lodge, Pass, Place, Take
from skye.skylands.rules import apply, legal_actions
from skye.skylands.search.board import Board
from skye.skylands.search.tables import RIM
from skye.skylands.state import Phase, State
from skye.skylands.tiles import ALL_TILES, COLUMNS, SPECIALS


class GreedyPlayer:
    """Plays by trying options; of more than `width` options only the snuggest placements are tried."""

    def __init__(self, evaluator: Evaluator, width: int) -> None:
        self.evaluator = evaluator
        self.width = width

    def best(self, state: State) -> Action:
        """The action that leads to the best board for the seat to act, in any phase but choosing.

        >>> from skye.bots.skylands.evaluation.weights import SIMPLE
        >>> from skye.skylands.sample import example
        >>> GreedyPlayer(Evaluator((), 2, SIMPLE), 12).best(example("0 choose deploy"))
        Deploy(seat=0, island='2,1,0')
        """
        return max(self.rated(state), key=lambda rated: rated[0])[1]

    def rated(self, state: State) -> list[tuple[float, Action]]:
        """The options worth a look with the value of the board each leads to.

        >>> from skye.bots.skylands.evaluation.weights import SIMPLE
        >>> from skye.skylands.sample import example
        >>> len(GreedyPlayer(Evaluator((), 2, SIMPLE), 12).rated(example("0 choose discover")))
        13
        """
        board = self.evaluator.board_of(state.player)
        return [(self._value_after(state, board, action), action) for action in self._worth_a_look(state)]

    def choice(self, state: State) -> Action:
        """The action whose step, the bonus included, is best for the chooser's own board.

        >>> from skye.bots.skylands.evaluation.weights import SIMPLE
        >>> from skye.skylands.sample import example
        >>> GreedyPlayer(Evaluator((), 2, SIMPLE), 12).choice(example())
        Choose(seat=0, action='discover')
        """
        seat = state.acting

        def value(action: Action) -> float:
            after = self._play_step(apply(state, action))
            # An action that ends the game is judged by who wins.
            return 2 * self.lead(after, seat) if after.phase is Phase.END else self._value(after, seat)

        return max(legal_actions(state, seat), key=value)

    def play_turn(self, state: State) -> State:
        """The state after everybody's steps, when somebody chooses an action or the game is over.

        >>> from skye.bots.skylands.evaluation.weights import SIMPLE
        >>> from skye.skylands.sample import example
        >>> GreedyPlayer(Evaluator((), 2, SIMPLE), 12).play_turn(example("0 choose deploy")).acting
        1
        """
        while state.phase is not Phase.CHOOSE and state.phase is not Phase.END:
            state = apply(state, self.best(state))
        return state

    def lead(self, state: State, seat: int) -> float:
        """How far a seat leads.

        >>> from skye.bots.skylands.evaluation.weights import SIMPLE
        >>> from skye.skylands.sample import example
        >>> GreedyPlayer(Evaluator((), 2, SIMPLE), 12).lead(example("0 choose deploy", "0 deploy 2,1,0"), 0) > 0
        True
        """
        boards = [self.evaluator.board_of(player) for player in state.seats]
        return self.evaluator.lead(boards, seat, self.evaluator.time_left_in(state))

    def _play_step(self, state: State) -> State:
        """The state after the step of the seat to act."""
        seat = state.acting
        while state.acting == seat and state.phase is not Phase.CHOOSE and state.phase is not Phase.END:
            action = self.best(state)
            state = apply(state, action)
            if isinstance(action, Done | Pass):
                break
        return state

    def _value(self, state: State, seat: int) -> float:
        return self.evaluator.value(self.evaluator.board_of(state.seats[seat]), self.evaluator.time_left_in(state))

    def _value_after(self, state: State, board: Board, action: Action) -> float:
        """The value of the acting seat's board after an action."""
        seat = state.acting
        if isinstance(action, Done | Pass):
            return self.evaluator.value(board, self.evaluator.time_left_in(state))
        if isinstance(action, Take | Place):
            value = self._value_with_tile(state, board, action)
            if value is not None:
                return value
        after = apply(state, action)
        if isinstance(action, Lodge):
            # Room is made for new inhabitants, so it is worth what can be deployed after it.
            options = [each for each in legal_actions(after, seat) if isinstance(each, Deploy)]
            return max((self._value(apply(after, each), seat) for each in options), default=float("-inf"))
        while after.phase in (Phase.PAY, Phase.PLACE, Phase.OUTPOST) and isinstance(action, Create):
            after = apply(after, self.best(after))
        return self._value(after, seat)

    def _value_with_tile(self, state: State, board: Board, action: Take | Place) -> float | None:
        """The value of a board with one more tile, quickly; None when an instant effect may follow."""
        special = SPECIALS.get(action.tile)
        if special is not None and special.group == "instant":
            return None
        after = board.copy()
        completed = after.place(action.tile, COLUMNS * action.y + action.x, action.turn)
        if completed and any(special.group == "instant" for special, _ in after.specials.tiles):
            return None
        return self.evaluator.value(after, self.evaluator.time_left_in(state))

    def _worth_a_look(self, state: State) -> Sequence[Action]:
        actions = legal_actions(state, state.acting)
        if state.phase is not Phase.DEPLOY:
            actions = [action for action in actions if not isinstance(action, Lodge)]
        if len(actions) <= self.width:
            return actions
        placements = [action for action in actions if isinstance(action, Take | Place)]
        others = [action for action in actions if not isinstance(action, Take | Place)]
        wanted = self.evaluator.board_of(state.player).wanted
        scores = [_snugness(action, wanted) for action in placements]
        ranked = sorted(range(len(placements)), key=lambda number: (scores[number], number), reverse=True)
        return [*(placements[number] for number in ranked[: self.width]), *others]


def _snugness(action: Take | Place, wanted: Sequence[str | None]) -> float:
    square = COLUMNS * action.y + action.x
    letters = wanted[square]
    assert letters is not None  # a legal placement is on an empty square
    return snugness(turned_edges(ALL_TILES[action.tile].edges, action.turn), letters, RIM[square])
