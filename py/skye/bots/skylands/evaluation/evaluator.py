"""What a board of Skylands is worth before the end: the points it has, and what it may still score."""

from __future__ import annotations

from collections.abc import Sequence

from skye.bots.skylands.evaluation.chances import Chances, edge_counts
from skye.bots.skylands.evaluation.land import LandValue
from skye.bots.skylands.evaluation.people import people_value
from skye.bots.skylands.evaluation.weights import FITTED, Weights
from skye.skylands.editions import newest_edition
from skye.skylands.search.board import Board, KnownLands, board_of
from skye.skylands.search.world import World, world_of
from skye.skylands.state import Phase, Seat, State
from skye.skylands.tiles import POINTS_SUPPLY, STACK_SIZES

STAGES = 8
"""The number of stages of a game for which chances are computed."""


class Evaluator:
    """Evaluates boards in one position of a game, of which it knows the tiles still to come."""

    def __init__(self, stack: Sequence[str], players: int, weights: Weights = FITTED) -> None:
        counts = edge_counts(stack or newest_edition().stack(players))
        self.weights = weights
        self._stack_at_start = STACK_SIZES[players]
        self._points_at_start = POINTS_SUPPLY[players]
        self._known_lands: KnownLands = {}
        self._chances = [Chances(counts, weights.tries * stage / STAGES) for stage in range(STAGES + 1)]

    @staticmethod
    def of_state(state: State, weights: Weights) -> Evaluator:
        """An evaluator for a state and what follows from it.

        >>> from skye.skylands.sample import example
        >>> Evaluator.of_state(example(), FITTED).time_left_in(example())
        1.0
        """
        return Evaluator(state.stack, len(state.seats), weights)

    def board_of(self, seat: Seat) -> Board:
        """A seat of the engine as a board for search; each land is converted once.

        >>> from skye.skylands.sample import example
        >>> Evaluator((), 2).board_of(example().player).empty
        17
        """
        return board_of(seat, self._known_lands)

    def world_of(self, state: State) -> World:
        """A state of the engine, between steps, as a world for search; each land is converted once.

        >>> from skye.skylands.sample import example
        >>> Evaluator((), 2).world_of(example()).stack_left
        48
        """
        return world_of(state, self._known_lands)

    def time_left(self, world: World) -> float:
        """How much of the game is left, from 1 at the start to 0.

        >>> from skye.skylands.sample import example
        >>> from skye.skylands.search.world import world_of
        >>> Evaluator(example().stack, 2).time_left(world_of(example()))
        1.0
        """
        if world.is_over:
            return 0.0
        return self._share_left(min([board.empty for board in world.boards]), world.points_supply, world.stack_left)

    def time_left_in(self, state: State) -> float:
        """How much of the game is left in a state of the rules, from 1 at the start to 0.

        >>> from skye.skylands.sample import example
        >>> Evaluator(example().stack, 2).time_left_in(example())
        1.0
        """
        if state.phase is Phase.END:
            return 0.0
        squares = min([player.empty_squares for player in state.seats])
        return self._share_left(squares, state.points_supply, len(state.stack))

    def value(self, board: Board, time_left: float) -> float:
        """The points a player may expect at the end of the game.

        >>> Evaluator((), 2).value(Board(), 0.0)
        -38.0
        """
        people = board.people
        single = (people[0] + people[1] + people[2]) % 2
        if time_left <= 0:
            return board.total() + self.weights.single_at_end * single
        return board.total() + single / 2 + self.prospect(board, time_left)

    def lead(self, boards: Sequence[Board], seat: int, time_left: float) -> float:
        """How far a seat leads: its value less the mean of the others' average and the best of them.

        >>> Evaluator((), 2).lead([Board(), Board()], 0, 0.5)
        0.0
        """
        values = [self.value(board, time_left) for board in boards]
        others = [value for number, value in enumerate(values) if number != seat]
        return values[seat] - (sum(others) / len(others) + max(others)) / 2

    def prospect(self, board: Board, time_left: float) -> float:
        """What a board may still score.

        >>> Evaluator((), 2).prospect(Board(), 1.0)
        35.0
        """
        value = self.land_value(board, time_left).value
        value += people_value(self.weights, time_left, board.people, board.free, board.spaces)
        return value + time_left * (self.weights.lasting * board.specials.effects.lasting_worth)

    def land_value(self, board: Board, time_left: float) -> LandValue:
        """The value of a board's land, stored with the board until a tile is placed.

        >>> board = Board()
        >>> evaluator = Evaluator((), 2)
        >>> evaluator.land_value(board, 0.5) is evaluator.land_value(board.copy(), 0.5)
        True
        """
        chances = self._chances[round(time_left * STAGES)]
        known = board.sight
        if type(known) is LandValue and known.chances is chances:
            return known
        board.sight = known = LandValue(self.weights, chances, board)
        return known

    def prepare(self, world: World) -> None:
        """Evaluate the land of every board once, so that all copies of the world share what is found out about it.

        >>> from skye.skylands.sample import example
        >>> from skye.skylands.search.world import world_of
        >>> Evaluator(example().stack, 2).prepare(world_of(example()))
        """
        time_left = self.time_left(world)
        for board in world.boards:
            self.land_value(board, time_left)

    def _share_left(self, squares: int, points: int, stack: int) -> float:
        """The smallest of the three shares: the game ends when one of them is used up (rules 17 and 25)."""
        return max(0.0, min((squares - 1) / 16, points / self._points_at_start, stack / self._stack_at_start))
