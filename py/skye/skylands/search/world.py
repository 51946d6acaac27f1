"""A game for search: boards, stack, show and supplies, changed step by step as the engine would change them.

Search plays whole steps at once and leaves out what hardly pays: nobody lodges in the hostel, nobody trades.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from skye.skylands.convert import BONUS_POINTS
from skye.skylands.search.board import Board, KnownLands, board_of
from skye.skylands.search.tables import CITY
from skye.skylands.state import Phase, State
from skye.skylands.tiles import SPECIALS

CRYSTAL = 2
"""The terrain of crystal islands, and the colour of those who live there."""


class World:
    """A whole game at one moment; `position` counts the steps of the action that are over, -1 between turns.

    The bonus step of Discover islands comes when all steps are over and tiles are left.
    """

    __slots__ = (
        "action",
        "active",
        "boards",
        "drawn",
        "is_over",
        "points_supply",
        "position",
        "revealed",
        "show",
        "stack",
        "supply",
    )

    def __init__(self, boards: list[Board]) -> None:
        self.boards = boards
        self.active = 0
        self.action: str | None = None
        self.position = -1
        self.revealed: list[str] = []
        self.stack: list[str] = []
        self.show: tuple[str, ...] = ()
        self.supply = [0, 0, 0]
        self.points_supply = 0
        self.is_over = False
        self.drawn = 0

    def copy(self) -> World:
        """An independent copy; the stack is shared, since it is only ever read from `drawn` on."""
        other = World.__new__(World)
        other.boards = [board.copy() for board in self.boards]
        other.active = self.active
        other.action = self.action
        other.position = self.position
        other.revealed = self.revealed[:]
        other.stack = self.stack
        other.show = self.show
        other.supply = self.supply[:]
        other.points_supply = self.points_supply
        other.is_over = self.is_over
        other.drawn = self.drawn
        return other

    def shuffle(self, random: Random) -> None:
        """Mix the tiles that are still to come."""
        stack = self.stack[self.drawn :]
        random.shuffle(stack)
        self.stack = stack
        self.drawn = 0

    @property
    def stack_left(self) -> int:
        """How many tiles are still to come."""
        return len(self.stack) - self.drawn

    def gain(self, seat: int, points: int) -> None:
        """Give points; what the supply cannot pay counts all the same (rule 22)."""
        self.boards[seat].points += points
        self.points_supply = max(0, self.points_supply - points)

    def fill(self, seat: int, terrain: int, index: int) -> int:
        """Fill the free spaces of a complete island as far as the supply goes (rule 18); returns how many came."""
        board = self.boards[seat]
        spaces, living = board.homes[terrain][index]
        count = min(spaces - living, self.supply[terrain])
        board.settle(terrain, index, count)
        self.supply[terrain] -= count
        return count

    def lay(self, seat: int, tile: str, square: int, turn: int) -> None:
        """Lay a tile, with what comes of the islands it completes (rule 24)."""
        board = self.boards[seat]
        for terrain, index, specials in board.place(tile, square, turn):
            for special in specials:
                if special.fills_when_completed:
                    self.fill(seat, terrain, index)
                points = special.points_when_completed(board.homes[terrain][index][0])
                if points:
                    self.gain(seat, points)

    def pay(self, seat: int, paid: Sequence[int]) -> None:
        """Take inhabitants by colour from a board (rule 19)."""
        board = self.boards[seat]
        for colour, count in enumerate(paid):
            if count:
                board.leave(colour, count)
                self.supply[colour] += count

    def create(self, seat: int, special: str, paid: Sequence[int], square: int, turn: int) -> None:
        """Pay a special island and place it; a tile that is drawn with it is left to the caller."""
        self.show = tuple([name for name in self.show if name != special])
        self.pay(seat, paid)
        self.lay(seat, special, square, turn)
        points = SPECIALS[special].points_when_placed
        if points:
            self.gain(seat, points)

    def convert(self, seat: int, sources: Sequence[int], cities: Sequence[int], *, has_bonus: bool) -> int:
        """Move as many as go from crystal islands, then from the hostel, into cities; returns how many (rule 20)."""
        board = self.boards[seat]
        homes = board.homes[CRYSTAL]
        room = sum([board.homes[CITY][city][0] for city in cities])
        moved = 0
        for source in sources:
            count = min(homes[source][1], room - moved)
            board.settle(CRYSTAL, source, -count)
            moved += count
        guests = min(board.hostel[CRYSTAL], room - moved)
        if guests:
            board.hostel[CRYSTAL] -= guests
            board.people[CRYSTAL] -= guests
            moved += guests
        if moved:
            self.supply[CRYSTAL] += moved
            extra = (BONUS_POINTS if has_bonus else 0) + board.points_when_entered(cities)
            self.gain(seat, moved + extra)
        return moved

    def begin(self, action: str, *, is_repeat: bool) -> None:
        """Begin an action; without tiles to reveal the game ends (rules 14 and 17)."""
        board = self.boards[self.active]
        board.pawn = action
        if is_repeat:
            board.marker = False
        self.action = action
        self.position = 0
        if action == "discover":
            needed = len(self.boards) + 1
            if self.stack_left < needed:
                self.is_over = True
                return
            self.revealed = self.stack[self.drawn : self.drawn + needed]
            self.drawn += needed
        for seat, other in enumerate(self.boards):
            points = other.specials.effects.points_when_chosen(action)
            if points:
                self.gain(seat, points)

    def end_turn(self) -> None:
        """End the game, or give the turn to the next seat (rule 25)."""
        self.revealed = []
        self.action = None
        self.position = -1
        if self.points_supply == 0 or min([board.empty for board in self.boards]) <= 1:
            self.is_over = True
        else:
            self.active = (self.active + 1) % len(self.boards)


def world_of(state: State, known_lands: KnownLands | None = None) -> World:
    """A state of the engine, between steps, as a world for search; `known_lands` are used and added to.

    >>> from skye.skylands.sample import example
    >>> world_of(example()).stack_left
    48
    """
    known_lands = {} if known_lands is None else known_lands
    world = World([board_of(seat, known_lands) for seat in state.seats])
    world.active = state.active
    world.action = state.action
    world.position = state.position if state.action is not None else -1
    if state.step.is_bonus:
        world.position = len(state.seats)
    world.revealed = list(state.revealed)
    world.stack = list(state.stack)
    world.show = state.show
    world.supply = list(state.supply)
    world.points_supply = state.points_supply
    world.is_over = state.phase is Phase.END
    return world
