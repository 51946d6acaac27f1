"""A record: set-up with seed, and actions. Save, replay, undo, bug report and test fixture are this one format."""

from __future__ import annotations

import base64
import binascii
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from skye.core.game import Json

FORMAT = "skye-record"
VERSION = 1
MAX_ACTIONS = 5000
MAX_TEXT = 2_000_000
"""A whole five-player game is far below these; anything above is refused before it costs time."""


class BadRecord(ValueError):
    """A record that cannot be read or played, with a stable code and the facts behind it.

    >>> str(BadRecord("unknown_version", version=9))
    'unknown_version: version=9'
    """

    def __init__(self, code: str, **facts: Json) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        told = ", ".join(f"{key}={self.facts[key]}" for key in sorted(self.facts))
        return self.code + (f": {told}" if told else "")


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it is kept: what it was set up with, who plays, what was done, and the digest it led to."""

    game: str
    setup: Mapping[str, Json]
    players: tuple[str, ...]
    actions: tuple[str, ...]
    sealed: tuple[str, ...] = ()
    digest: str | None = None

    def to_json(self) -> dict[str, Json]:
        """The record as JSON; sealed actions are encoded so that a glance at the file tells nothing."""
        data: dict[str, Json] = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "setup": dict(self.setup),
            "players": list(self.players),
            "actions": list(self.actions),
        }
        if self.sealed:
            data["sealed"] = base64.b64encode(json.dumps(self.sealed).encode()).decode()
        if self.digest is not None:
            data["digest"] = self.digest
        return data

    def to_text(self) -> str:
        """The record as one JSON text."""
        return json.dumps(self.to_json(), ensure_ascii=False, separators=(",", ":"))


def parse_record(text: str) -> Record:
    """A record from its text; raises BadRecord. What its actions do is checked by replaying them.

    >>> parse_record("{}")
    Traceback (most recent call last):
    skye.core.record.BadRecord: not_a_record
    """
    if len(text) > MAX_TEXT:
        raise BadRecord("too_large", limit=MAX_TEXT)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord("not_json") from None
    return record_from_json(data)


def record_from_json(data: Json) -> Record:
    """A record from JSON, brought up to the newest version first; raises BadRecord."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadRecord("not_a_record")
    data = migrated(data)
    game, setup = data.get("game"), data.get("setup")
    if not isinstance(game, str) or not isinstance(setup, dict):
        raise BadRecord("wrong_type", field="game" if not isinstance(game, str) else "setup")
    digest = data.get("digest")
    if digest is not None and not isinstance(digest, str):
        raise BadRecord("wrong_type", field="digest")
    return Record(
        game=game,
        setup=setup,
        players=_texts(data, "players"),
        actions=_texts(data, "actions"),
        sealed=_unsealed(data.get("sealed")),
        digest=digest,
    )


def migrated(data: dict[str, Json]) -> dict[str, Json]:
    """The data in the newest version's form, one step at a time; raises BadRecord for a version nobody knows."""
    version = data.get("version")
    if isinstance(version, bool) or not isinstance(version, int):
        raise BadRecord("wrong_type", field="version")
    while version != VERSION:
        step = MIGRATIONS.get(version)
        if step is None:
            raise BadRecord("unknown_version", version=version, newest=VERSION)
        data = step(data)
        version = data["version"]
    return data


def _from_version_0(data: dict[str, Json]) -> dict[str, Json]:
    """Version 0, of the first trials, had no players: everybody was a person."""
    setup = data.get("setup")
    seats = setup.get("seats") if isinstance(setup, dict) else None
    if not isinstance(seats, list):
        raise BadRecord("wrong_type", field="setup")
    return {**data, "version": 1, "players": ["human"] * len(seats)}


MIGRATIONS: dict[int, Callable[[dict[str, Json]], dict[str, Json]]] = {0: _from_version_0}
"""From each old version, the step to the next one."""


def _texts(data: Mapping[str, Json], field: str) -> tuple[str, ...]:
    items = data.get(field)
    if not isinstance(items, list) or not all(isinstance(item, str) for item in items):
        raise BadRecord("wrong_type", field=field)
    if len(items) > MAX_ACTIONS:
        raise BadRecord("too_large", limit=MAX_ACTIONS)
    return tuple(items)


def _unsealed(text: Json) -> tuple[str, ...]:
    if text is None:
        return ()
    if not isinstance(text, str):
        raise BadRecord("wrong_type", field="sealed")
    try:
        data = json.loads(base64.b64decode(text, validate=True))
    except (binascii.Error, ValueError, RecursionError):
        raise BadRecord("wrong_type", field="sealed") from None
    return _texts({"sealed": data}, "sealed")
