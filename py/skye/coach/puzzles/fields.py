"""Fields of JSON that comes from outside: each is returned as what it must be, or refused with ValueError."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from skye.core.reading import whole_number

Row = Mapping[str, object]

MOST_ITEMS = 500
"""Items of a list; no puzzle has more answers."""


def text(row: Row, name: str) -> str:
    """A text.

    >>> text({"clan": "red"}, "clan")
    'red'
    """
    value = row.get(name)
    if not isinstance(value, str):
        raise ValueError(f"{name} must be a text")
    return value


def maybe_text(row: Row, name: str) -> str | None:
    """A text, or None."""
    return None if row.get(name) is None else text(row, name)


def number(row: Row, name: str) -> int:
    """A whole number.

    >>> number({"seat": 1}, "seat")
    1
    """
    return whole_number(row.get(name))


def maybe_number(row: Row, name: str) -> int | None:
    """A whole number, or None."""
    return None if row.get(name) is None else number(row, name)


def points(value: object) -> float:
    """Points, which need not be whole.

    >>> points(2.5)
    2.5
    """
    if isinstance(value, bool) or not isinstance(value, int | float) or not abs(value) < 1e6:
        raise ValueError("points are needed")
    return float(value)


def flag(row: Row, name: str) -> bool:
    """True or false."""
    value = row.get(name)
    if not isinstance(value, bool):
        raise ValueError(f"{name} must be true or false")
    return value


def items(row: Row, name: str) -> Sequence[object]:
    """A list.

    >>> items({"losses": [0, None]}, "losses")
    [0, None]
    """
    value = row.get(name)
    if not isinstance(value, list) or len(value) > MOST_ITEMS:
        raise ValueError(f"{name} must be a list")
    return value


def rows(row: Row, name: str) -> list[Row]:
    """A list of objects."""
    return [inner(each, name) for each in items(row, name)]


def inner(value: object, name: str) -> Row:
    """An object.

    >>> inner({}, "position")
    {}
    """
    if not isinstance(value, Mapping):
        raise ValueError(f"{name} must be an object")
    return value


def texts(row: Row, name: str) -> list[str]:
    """A list of texts."""
    return [text({name: each}, name) for each in items(row, name)]


def numbers(row: Row, name: str) -> list[int]:
    """A list of whole numbers."""
    return [whole_number(each) for each in items(row, name)]
