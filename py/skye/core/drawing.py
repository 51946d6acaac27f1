"""A board as text, for the terminal, the debugger and a test that fails."""

from __future__ import annotations

from skye.core.board import Board
from skye.core.grid import Pos
from skye.core.tile import Placed, TileT

WIDTH = 7
"""Characters inside the frame of a tile."""


def drawn(board: Board[TileT]) -> str:
    """The board with every tile in a frame: its id in the middle, the letters of its edges around it.

    >>> from skye.core.tile import Tile
    >>> print(drawn(Board.of([Placed(Tile(id="a", edges="PWMM"), Pos(0, 0), 0)])))
    +-------+
    |   P   |
    |M  a  W|
    |   M   |
    +-------+
    """
    if not board:
        return "(empty)"
    columns = range(min(pos.x for pos in board.cells), max(pos.x for pos in board.cells) + 1)
    rows = range(min(pos.y for pos in board.cells), max(pos.y for pos in board.cells) + 1)
    lines = []
    for y in range(rows.start, rows.stop + 1):
        lines.append(_border(board, columns, y))
        if y in rows:
            blocks = [_block(board.get(Pos(x, y))) for x in columns]
            for line in range(3):
                lines.append(_walled([block[line] for block in blocks], board, columns, y))
    return "\n".join(line.rstrip() for line in lines)


def _block(placed: Placed[TileT] | None) -> tuple[str, str, str]:
    if placed is None:
        return (" " * WIDTH,) * 3
    north, east, south, west = tuple(placed.edges())
    return north.center(WIDTH), west + placed.tile.id[: WIDTH - 2].center(WIDTH - 2) + east, south.center(WIDTH)


def _border(board: Board[TileT], columns: range, y: int) -> str:
    """The line above a row of cells, drawn where a tile lies above or below it."""
    line = ""
    for x in range(columns.start, columns.stop + 1):
        around = [Pos(x - dx, y - dy) in board for dx in (0, 1) for dy in (0, 1)]
        line += "+" if any(around) else " "
        if x in columns:
            line += ("-" if Pos(x, y) in board or Pos(x, y - 1) in board else " ") * WIDTH
    return line


def _walled(parts: list[str], board: Board[TileT], columns: range, y: int) -> str:
    """A line of a row of cells, with walls where a tile lies on either side."""
    line = ""
    for part, x in zip([*parts, ""], range(columns.start, columns.stop + 1), strict=True):
        line += ("|" if Pos(x, y) in board or Pos(x - 1, y) in board else " ") + part
    return line
