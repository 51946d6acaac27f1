"""Values that stay as they are: a mapping that can be hashed, pickled and copied, and the names of a value's fields."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import NoReturn, TypeVar

PLAIN = frozenset({int, str, bool, float, type(None)})
"""The types of plain JSON values that contain nothing."""

Key = TypeVar("Key")
Value = TypeVar("Value")


class FrozenDict(dict[Key, Value]):
    """A dictionary that never changes, as fast to read as any other and equal to a plain one with the same items.

    >>> gold = FrozenDict({"Ann": 5})
    >>> hash(gold) == hash(FrozenDict({"Ann": 5})), gold == {"Ann": 5}
    (True, True)
    >>> gold["Ann"] = 6
    Traceback (most recent call last):
    TypeError: a FrozenDict does not change
    """

    __slots__ = ()

    def __hash__(self) -> int:  # type: ignore[override]  # a dict has none
        return hash(frozenset(self.items()))

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (dict(self),))

    def __copy__(self) -> FrozenDict[Key, Value]:
        return self

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("a FrozenDict does not change")

    __setitem__ = __delitem__ = __ior__ = clear = pop = popitem = setdefault = update = _refuse


def frozen(value: object) -> object:
    """A JSON value whose lists are tuples and whose objects are frozen, at every level.

    >>> frozen({"goals": ["sheep"], "lines": [{"points": 3}]})
    {'goals': ('sheep',), 'lines': ({'points': 3},)}
    """
    if type(value) in PLAIN:
        return value
    if isinstance(value, Mapping):
        return FrozenDict({key: item if type(item) in PLAIN else frozen(item) for key, item in value.items()})
    return tuple(map(frozen, value)) if isinstance(value, list | tuple) else value


_NAMES: dict[type, tuple[str, ...]] = {}


def field_names(kind: type) -> tuple[str, ...]:
    """The names of the fields of a dataclass, in their order.

    >>> from skye.core.board import Placement
    >>> field_names(Placement)
    ('x', 'y', 'turn')
    """
    names = _NAMES.get(kind)
    if names is None:
        names = _NAMES[kind] = tuple(field.name for field in fields(kind))
    return names
