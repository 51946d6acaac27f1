"""One canonical JSON text for a state, and its digest, equal on every Python."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache

from skye.core.board import Board
from skye.core.game import Event, Json
from skye.core.tile import Tile


def canonical(value: object) -> Json:
    """Any value of a state as plain JSON: dataclasses by field, tiles by id, boards by sorted cells.

    >>> from skye.core.grid import Pos
    >>> canonical((Pos(1, 2), {"b": 1, "a": frozenset({3, 2})}))
    [[1, 2], {'a': [2, 3], 'b': 1}]
    """
    if type(value) in _PLAIN:  # by far the most; a digest is taken after every action
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
        return sorted(canonical(item) for item in value)
    if is_dataclass(value) and not isinstance(value, type):
        return {name: canonical(getattr(value, name)) for name in _field_names(type(value))}
    raise TypeError(f"no canonical form for {type(value).__name__}")


_PLAIN = frozenset({int, str, bool, type(None)})


@cache
def _field_names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


def digest(state: object) -> str:
    """The sha256 of the canonical text of a state.

    >>> digest((1, 2)) == digest([1, 2])
    True
    """
    return hashlib.sha256(canonical_text(state).encode()).hexdigest()


def canonical_text(state: object) -> str:
    """The canonical JSON of a state as text; of its history, which only grows, each event is put into words once.

    >>> canonical_text(((1, None), "a"))
    '[[1,null],"a"]'
    """
    if not is_dataclass(state) or isinstance(state, type):
        return _text(state)
    parts = []
    for name in sorted(_field_names(type(state))):
        value = getattr(state, name)
        is_history = isinstance(value, tuple) and bool(value) and isinstance(value[0], Event)
        text = f"[{','.join(map(_event_text, value))}]" if is_history else _text(value)
        parts.append(f'"{name}":{text}')
    return f"{{{','.join(parts)}}}"


def _text(value: object) -> str:
    return json.dumps(canonical(value), sort_keys=True, separators=(",", ":"), ensure_ascii=True)


_MOST_EVENTS = 2000
_events: dict[int, tuple[Event, str]] = {}
"""Texts of events by their identity; the event beside its text keeps that identity from being given to another."""


def _event_text(event: Event) -> str:
    known = _events.get(id(event))
    if known is not None:
        return known[1]
    if len(_events) >= _MOST_EVENTS:
        _events.clear()
    text = _text(event)
    _events[id(event)] = (event, text)
    return text
