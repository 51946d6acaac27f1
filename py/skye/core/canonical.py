"""One canonical JSON text for a value of the engine, and its digest, equal on every Python."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import is_dataclass
from enum import Enum

from skye.core.board import Board
from skye.core.tile import Tile
from skye.core.values import field_names


def canonical(value: object) -> object:
    """Any value of a state as plain JSON: dataclasses by field, tiles by id, boards by sorted cells.

    >>> from skye.core.grid import Pos
    >>> canonical((Pos(1, 2), {"b": 1, "a": frozenset({3, 2})}))
    [[1, 2], {'a': [2, 3], 'b': 1}]
    """
    if type(value) in _PLAIN:  # by far the most; a digest is computed after every action
        return value
    if isinstance(value, tuple | list):
        return [canonical(item) for item in value]
    if isinstance(value, dict | Mapping):
        return {str(canonical(key)): canonical(value[key]) for key in sorted(value, key=str)}
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Tile):
        return value.id
    if isinstance(value, Board):
        return [[pos.x, pos.y, value.cells[pos].tile.id, value.cells[pos].turn] for pos in sorted(value.cells)]
    if isinstance(value, set | frozenset):
        return [canonical(item) for item in sorted(value)]
    if is_dataclass(value) and not isinstance(value, type):
        return {name: canonical(getattr(value, name)) for name in field_names(type(value))}
    raise TypeError(f"no canonical form for {type(value).__name__}")


_PLAIN = frozenset({int, str, bool, type(None)})


def digest(value: object) -> str:
    """The sha256 of the canonical text of a value.

    >>> digest((1, 2)) == digest([1, 2])
    True
    """
    text = json.dumps(canonical(value), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()
