"""The value of a land: of its empty squares, its open islands, and of every placement without placing the tile."""

from __future__ import annotations

from collections.abc import Sequence

from skye.bots.skylands.evaluation.chances import Chances
from skye.bots.skylands.evaluation.people import people_value
from skye.bots.skylands.evaluation.snugness import Spot, spots
from skye.bots.skylands.evaluation.weights import Weights
from skye.skylands.scoring import EMPTY_SQUARE_POINTS
from skye.skylands.search.board import Board, Specials
from skye.skylands.search.tables import ACROSS, NEIGHBOURS, SQUARES, lying

Completed = tuple[int, int, Specials]
"""An island that a tile would complete: terrain, spaces and the special islands in it."""

_NO_SPECIALS: Specials = ()


class LandValue:
    """What the land of a board may still score; good for all boards with the same land.

    `best_placements` and `best_spots` are where a player stores the best placements of tiles and special islands
    that it has found, each with the number of placements evaluated, and `gains` what the latter bring.
    """

    __slots__ = (
        "_chance_at",
        "_islands_at",
        "_promises",
        "_spots",
        "_weights",
        "best_placements",
        "best_spots",
        "chances",
        "gains",
        "value",
    )

    def __init__(self, weights: Weights, chances: Chances, board: Board) -> None:
        self._weights = weights
        self.chances = chances
        self.best_placements: dict[tuple[str, int], Spot] = {}
        self.best_spots: dict[tuple[str, int], tuple[int, int] | None] = {}
        self.gains: dict[tuple[str, int], float] = {}
        self._spots: dict[str, list[Spot]] = {}
        self._chance_at = chance_at = [0.0] * (SQUARES + 1)  # the last one is everything beyond the rim
        total = 0.0
        for square, wanted in enumerate(board.wanted):
            if wanted is not None:
                chance_at[square] = chance = chances[wanted]
                total += chance
        value = weights.gap * total
        self._promises: dict[int, float] = {}
        self._islands_at: dict[int, list[int]] = {}
        for name, (_, spaces, slots, _, printed) in board.open.items():
            promise = weights.open_island * spaces + weights.printed * printed
            for slot in slots:
                beyond = ACROSS[slot]
                promise *= chance_at[beyond]
                self._islands_at.setdefault(beyond, []).append(name)
            self._promises[name] = promise
            value += promise
        self.value = value

    def spots(self, board: Board, edges: str) -> list[Spot]:
        """The placements of a tile on this land, the snuggest first; computed once.

        >>> from skye.bots.skylands.evaluation.chances import edge_counts
        >>> from skye.bots.skylands.evaluation.weights import SIMPLE
        >>> LandValue(SIMPLE, Chances(edge_counts(["i01"]), 1.0), Board()).spots(Board(), "FFFF")[0][1:]
        (13, 0)
        """
        found = self._spots.get(edges)
        if found is None:
            found = self._spots[edges] = spots(board, edges)
        return found

    def gain(self, board: Board, tile: str, square: int, turn: int, time_left: float) -> float:
        """How much more a board is worth with a tile; points of a special island itself are not included.

        >>> from skye.bots.skylands.evaluation.chances import edge_counts
        >>> from skye.bots.skylands.evaluation.weights import SIMPLE
        >>> land = LandValue(SIMPLE, Chances(edge_counts(["i01"]), 1.0), Board())
        >>> round(land.gain(Board(), "whole-forest", 7, 0, 1.0), 6)
        5.0
        """
        weights, chances, chance_at = self._weights, self.chances, self._chance_at
        wanted, owner, islands, promises = board.wanted, board.owner, board.open, self._promises
        edges, parts = lying(tile, turn)
        around = NEIGHBOURS[square]
        # The square is filled, and its empty neighbours want other tiles than before.
        gain = -EMPTY_SQUARE_POINTS - weights.gap * chance_at[square]
        changed: dict[int, float] = {}
        for side in (0, 1, 2, 3):
            beyond = around[side]
            if beyond >= 0:
                want = wanted[beyond]
                if want is not None:
                    back = side ^ 2
                    changed[beyond] = chance = chances[want[:back] + edges[side] + want[back + 1 :]]
                    gain += weights.gap * (chance - chance_at[beyond])
        # Each part of the tile makes an island with those it meets.
        met: list[int] = []
        completed: list[Completed] = []
        for terrain, sides, spaces in parts:
            promise = 1.0
            is_open = False
            printed, specials = 0, _NO_SPECIALS
            for side in sides:
                beyond = around[side]
                if beyond < 0:
                    promise, is_open = 0.0, True
                elif beyond in changed:
                    promise *= changed[beyond]
                    is_open = True
                else:
                    name = owner[4 * beyond + (side ^ 2)]
                    if name not in met:
                        met.append(name)
                        _, more, slots, their_specials, their_printed = islands[name]
                        spaces += more
                        printed += their_printed
                        specials += their_specials
                        gain -= promises[name]
                        for slot in slots:
                            other = ACROSS[slot]
                            if other != square:
                                is_open = True
                                promise *= changed.get(other, chance_at[other])
            if is_open:
                gain += (weights.open_island * spaces + weights.printed * printed) * promise
            else:
                gain += spaces + printed
                completed.append((terrain, spaces, specials))
        # Other islands are open to a neighbouring square whose chance has changed.
        islands_at = self._islands_at
        if islands_at:
            others: set[int] = set()
            for beyond in changed:
                if beyond in islands_at:
                    others.update(islands_at[beyond])
            for name in others:
                if name not in met:
                    _, spaces, slots, _, printed = islands[name]
                    promise = weights.open_island * spaces + weights.printed * printed
                    for slot in slots:
                        other = ACROSS[slot]
                        promise *= changed.get(other, chance_at[other])
                    gain += promise - promises[name]
        if completed or board.specials:
            gain += self._more(board, square, completed, time_left)
        return gain

    def _more(self, board: Board, square: int, completed: Sequence[Completed], time_left: float) -> float:
        """What special islands bring by a tile, and completed islands besides their spaces and printed points."""
        weights = self._weights
        counted = board.specials.counted
        gain = 0.0
        for special, mine in counted:
            gain += special.points_by_tile(board, mine, square)
        if not completed:
            return gain
        people, free, spaces = board.people[:], board.free[:], board.spaces[:]
        before = people_value(weights, time_left, people, free, spaces)
        largest = board.biggest
        for terrain, size, specials in completed:
            spaces[terrain] += size
            if specials and any(special.fills_when_completed for special in specials):
                people[terrain] += size
                gain += size / 2
            else:
                free[terrain] += size
            for special in specials:
                gain += special.points_when_completed(size)
            for special, _ in counted:
                gain += special.points_by_island(board, terrain, size, largest)
            largest = max(largest, size)
        return gain + people_value(weights, time_left, people, free, spaces) - before
