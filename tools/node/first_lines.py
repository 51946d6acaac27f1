"""Runs inside Pyodide: code objects without their line tables."""

from types import CodeType


def with_first_lines(code: CodeType) -> CodeType:
    """A code that knows only in which line it begins: all its lines would weigh a tenth of it.

    Where in the library something failed matters little, and a fault of the engine reaches the page without its lines.
    """
    inner = (with_first_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    # Each entry of a line table covers up to eight instructions; these have no columns and stay in the same line.
    whole, rest = divmod(len(code.co_code) // 2, 8)
    table = bytes([0xE8 + 7, 0]) * whole + (bytes([0xE8 + rest - 1, 0]) if rest else b"")
    return code.replace(co_linetable=table, co_consts=tuple(inner))
