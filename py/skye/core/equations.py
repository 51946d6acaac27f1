"""Linear equations, for what is learned and rated."""

from __future__ import annotations

from collections.abc import Sequence


def solved(square: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of linear equations, by elimination with the largest pivot.

    >>> solved([[2.0, 1.0], [1.0, 3.0]], [3.0, 5.0])
    [0.8, 1.4]
    """
    size = len(right)
    rows = [[*line, value] for line, value in zip(square, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda number: abs(rows[number][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        top = rows[column]
        for number in range(column + 1, size):
            factor = rows[number][column] / top[column]
            if factor:
                rows[number] = [value - factor * above for value, above in zip(rows[number], top, strict=True)]
    solution = [0.0] * size
    for number in reversed(range(size)):
        known = sum([rows[number][other] * solution[other] for other in range(number + 1, size)])
        solution[number] = (rows[number][size] - known) / rows[number][number]
    return solution
