"""Which special island is best to create, how it is paid, and where it is placed."""

from __future__ import annotations

from collections.abc import Sequence

from skye.bots.skylands.evaluation.evaluator import Evaluator
from skye.skylands.search.board import Board
from skye.skylands.search.tables import CITY
from skye.skylands.tiles import SPECIALS

Payment = tuple[int, int, int]
"""The inhabitants paid, by colour."""

Purchase = tuple[str, Payment, int, int]
"""A special island, its payment, its square and its turn."""

_MOST_TRIED = 3
_TRIED_BEHIND = 2
"""A special island is not evaluated when its estimate is this many points behind the best one."""

_FILLED_SQUARE = 1.1
"""Estimates: what filling a square is worth."""


def best_purchase(
    evaluator: Evaluator, board: Board, show: Sequence[str], time_left: float, width: int, *, has_bonus: bool
) -> tuple[float, Purchase | None]:
    """The gain of the best special island on show, its cost included, and the purchase.

    >>> best_purchase(Evaluator((), 2), Board(), ["outpost"], 1.0, 3, has_bonus=True)
    (0.0, None)
    """
    if not any(board.people):
        return 0.0, None
    candidates: list[tuple[float, str, Payment]] = []
    for special in show:
        paid = payment(board, special, has_bonus=has_bonus)
        if paid is not None:
            candidates.append((_estimate(evaluator, board, special, paid, time_left), special, paid))
    if not candidates:
        return 0.0, None
    candidates.sort(reverse=True)
    best: Purchase | None = None
    best_gain = 0.0
    tried = 0
    before = evaluator.value(board, time_left)
    for estimate, special, paid in candidates:
        if tried >= _MOST_TRIED or (tried and estimate < best_gain - _TRIED_BEHIND):
            break
        found = _placed(evaluator, board, special, paid, time_left, width)
        if found is not None:
            tried += 1
            gain = found[0] - before
            if gain > best_gain:
                best, best_gain = (special, paid, found[1], found[2]), gain
    return best_gain, best


def purchase_gain(
    evaluator: Evaluator, board: Board, special: str, time_left: float, width: int, *, has_bonus: bool
) -> float | None:
    """The gain of one special island, its cost included; None when it cannot be created without trading.

    >>> purchase_gain(Evaluator((), 2), Board(), "outpost", 1.0, 3, has_bonus=True) is None
    True
    """
    paid = payment(board, special, has_bonus=has_bonus)
    found = _placed(evaluator, board, special, paid, time_left, width) if paid is not None else None
    return found[0] - evaluator.value(board, time_left) if found is not None else None


def payment(board: Board, special: str, *, has_bonus: bool) -> Payment | None:
    """The inhabitants by colour that a player pays for a special island; None when there are too few.

    >>> board = Board()
    >>> board.people = [2, 1, 1]
    >>> payment(board, "outpost", has_bonus=False), payment(board, "outpost", has_bonus=True)
    ((2, 0, 0), (1, 0, 0))
    """
    green, purple, white = SPECIALS[special].cost_counts
    discounts = board.specials.effects.discounts
    if discounts:
        green, purple = max(0, green - discounts.count("G")), max(0, purple - discounts.count("P"))
    people = board.people
    if people[0] < green or people[1] < purple:
        return None
    if has_bonus or not white:
        return green, purple, 0
    paid = [green, purple, 0]
    for _ in range(white):
        left = [people[0] - paid[0], people[1] - paid[1], people[2] - paid[2]]
        # Blue inhabitants are points to come as far as there are cities for them.
        ranks = [left[0] + 0.5, left[1] + 0.5, left[2] - min(left[2], board.spaces[CITY]) + 0.25]
        colours = [colour for colour in (0, 1, 2) if left[colour] > 0]
        if not colours:
            return None
        paid[max(colours, key=ranks.__getitem__)] += 1
    return paid[0], paid[1], paid[2]


def best_spot(evaluator: Evaluator, board: Board, special: str, time_left: float, width: int) -> tuple[int, int] | None:
    """The best spot for a special island, stored with the land; all without islands have the same.

    >>> best_spot(Evaluator((), 2), Board(), "outpost", 1.0, 1)
    (19, 0)
    """
    land = evaluator.land_value(board, time_left)
    key = (special if SPECIALS[special].parts else "", width)
    if key not in land.best_spots:
        places = land.spots(board, SPECIALS[special].edges)[:width]
        rated = [(land.gain(board, special, square, turn, time_left), square, turn) for _, square, turn in places]
        land.best_spots[key] = max(rated)[1:] if rated else None
    return land.best_spots[key]


def _placed(
    evaluator: Evaluator, board: Board, special: str, paid: Payment, time_left: float, width: int
) -> tuple[float, int, int] | None:
    """The value of a board with a special island on its best spot, and the spot."""
    spot = best_spot(evaluator, board, special, time_left, width)
    if spot is None:
        return None
    square, turn = spot
    after = board.copy()
    for colour in (0, 1, 2):
        if paid[colour]:
            after.leave(colour, paid[colour])
    after.place(special, square, turn)
    return evaluator.value(after, time_left) + SPECIALS[special].worth_when_placed, square, turn


def _estimate(evaluator: Evaluator, board: Board, special: str, paid: Payment, time_left: float) -> float:
    """A quick estimate of the gain of a special island."""
    tile = SPECIALS[special]
    value = float(tile.points or 0) + _FILLED_SQUARE + tile.worth_when_placed + tile.guess(board, time_left)
    return value - sum(paid) * (0.5 + time_left * evaluator.weights.payer)
