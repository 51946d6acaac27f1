"""Reading values that come from outside, such as the arguments of a question."""

from __future__ import annotations

_LARGEST = 999_999


def whole_number(value: object) -> int:
    """A whole number out of JSON, neither true nor a fraction nor beyond any game; raises ValueError.

    >>> whole_number(3)
    3
    """
    if isinstance(value, bool) or not isinstance(value, int) or abs(value) > _LARGEST:
        raise ValueError("a whole number is needed")
    return value
