"""A record: set-up, what was drawn for it, and actions. Save, replay, bug report and test fixture share this format.

Version 2 also states the version of the rules and the edition of the components. While a game runs, its seed lies with
the sealed actions in one encoded text: that hides both from a glance at a file, not from somebody who decodes it.
Version 3 is version 2 with practice; only practice is written as such, so that earlier programs read all other games.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NotRequired, TypedDict, TypeVar

from skye.core.errors import BadRecord
from skye.core.limits import excess
from skye.core.practice import Fork, Practice, PracticeJson, parse_forks, parse_practice
from skye.core.seats import LONGEST_SEED

FORMAT = "skye-record"
VERSION = 3
"""The newest version that can be read, in which practice is written."""
PLAIN_VERSION = 2
"""The version in which all other games are written."""
MAX_ACTIONS = 5000
MAX_TEXT = 2_000_000
MAX_SEALED = 4096
MAX_NUMBER = 1_000_000
"""A whole five-player game is far below these; anything above is refused before it costs time."""

Kind = TypeVar("Kind")


class RecordJson(TypedDict):
    """A record as JSON; `sealed` is there until the game is over, and the seed of the set-up and `forks` afterwards."""

    format: str
    version: int
    game: str
    rules: int
    edition: int
    setup: dict[str, object]
    drawn: dict[str, object] | None
    players: list[str]
    actions: list[str]
    sealed: NotRequired[str]
    digest: NotRequired[str]
    practice: NotRequired[PracticeJson]
    forks: NotRequired[list[str]]


@dataclass(frozen=True, slots=True)
class Record:
    """A stored game: its set-up with all that was drawn, who plays, what was done, and the digest of the position.

    `drawn` is None in a record of version 1, where the seed decides as it did in the first edition.
    """

    game: str
    setup: Mapping[str, object]
    players: tuple[str, ...]
    actions: tuple[str, ...]
    sealed: tuple[str, ...] = ()
    digest: str | None = None
    rules: int = 1
    edition: int = 1
    drawn: Mapping[str, object] | None = None
    is_over: bool = False
    practice: Practice | None = None
    forks: tuple[Fork, ...] = ()

    def to_json(self) -> RecordJson:
        """The record as JSON; seed, forks and sealed actions are encoded until the game is over."""
        setup = dict(self.setup)
        data: RecordJson = {
            "format": FORMAT,
            "version": PLAIN_VERSION if self.practice is None else VERSION,
            "game": self.game,
            "rules": self.rules,
            "edition": self.edition,
            "setup": setup,
            "drawn": None if self.drawn is None else dict(self.drawn),
            "players": list(self.players),
            "actions": list(self.actions),
        }
        if self.practice is not None:
            data["practice"] = self.practice.to_json()
        forks = tuple(map(str, self.forks))
        if not self.is_over:
            data["sealed"] = _sealed(str(setup.pop("seed", "")), (*forks, *self.sealed))
        elif forks:
            data["forks"] = list(forks)
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
    skye.core.errors.BadRecord: not_a_record
    """
    too_much = excess(text, MAX_TEXT)
    if too_much is not None:
        raise BadRecord(too_much[0], limit=too_much[1])
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord("not_json") from None
    return record_from_json(data)


def record_from_json(data: object) -> Record:
    """A record from JSON, brought up to the newest version first; raises BadRecord. Unknown facts are ignored."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadRecord("not_a_record")
    data = migrated(data)
    digest, drawn = data.get("digest"), data.get("drawn")
    if digest is not None and not isinstance(digest, str):
        raise BadRecord("wrong_type", field="digest")
    if drawn is not None and not isinstance(drawn, dict):
        raise BadRecord("wrong_type", field="drawn")
    game, setup = _typed(data, "game", str), _typed(data, "setup", dict)
    is_over = data.get("sealed") is None
    seed, sealed = (setup.get("seed"), ()) if is_over else _unsealed(data["sealed"])
    practice = None if data.get("practice") is None else parse_practice(data["practice"])
    forks: tuple[Fork, ...] = ()
    if practice is not None:
        lines = tuple(text for text in sealed if text.startswith("@"))
        forks, sealed = parse_forks(data.get("forks") if is_over else lines), sealed[len(lines) :]
    return Record(
        game=game,
        setup={**setup, "seed": seed},
        players=_texts(data, "players"),
        actions=_texts(data, "actions"),
        sealed=sealed,
        digest=digest,
        rules=_number(data, "rules"),
        edition=_number(data, "edition"),
        drawn=drawn,
        is_over=is_over,
        practice=practice,
        forks=forks,
    )


def migrated(data: dict[str, object]) -> dict[str, object]:
    """The data in the form of the newest version, one step at a time; raises BadRecord for an unknown version."""
    version = _number(data, "version")
    if version > VERSION:
        raise BadRecord("newer_version", version=version, newest=VERSION)
    if version not in (VERSION, *MIGRATIONS):
        raise BadRecord("wrong_type", field="version")
    while version != VERSION:
        data = MIGRATIONS[version](data)
        version = _number(data, "version")
    return data


def _from_version_0(data: dict[str, object]) -> dict[str, object]:
    """Version 0, of the first trials, had no players: everybody was a person."""
    setup = data.get("setup")
    seats = setup.get("seats") if isinstance(setup, dict) else None
    if not isinstance(seats, list):
        raise BadRecord("wrong_type", field="setup")
    return {**data, "version": 1, "players": ["human"] * len(seats)}


def _from_version_1(data: dict[str, object]) -> dict[str, object]:
    """Version 1 knew one edition and had its seed in the open.

    Its digest covered the history of events as the program then wrote it, so nothing can be compared with it.
    """
    setup = dict(_typed(data, "setup", dict))
    seed = setup.pop("seed", None)
    if not isinstance(seed, str) or "\n" in seed:
        raise BadRecord("bad_setup", reason="bad_seed", longest=LONGEST_SEED)
    sealed = _sealed(seed, _list_in_base64(data.get("sealed")))
    added = {"rules": 1, "edition": 1, "drawn": None, "sealed": sealed, "digest": None}
    return {**data, **added, "version": 2, "setup": setup}


def _from_version_2(data: dict[str, object]) -> dict[str, object]:
    """Version 2 knew no practice; what a file of it calls so is an unknown fact."""
    return {**data, "version": 3, "practice": None, "forks": None}


MIGRATIONS: dict[int, Callable[[dict[str, object]], dict[str, object]]] = {
    0: _from_version_0,
    1: _from_version_1,
    2: _from_version_2,
}
"""From each old version, the step to the next one."""


def _typed(data: Mapping[str, object], field: str, kind: type[Kind]) -> Kind:
    value = data.get(field)
    if not isinstance(value, kind):
        raise BadRecord("wrong_type", field=field)
    return value


def _number(data: Mapping[str, object], field: str) -> int:
    number = data.get(field)
    if isinstance(number, bool) or not isinstance(number, int) or abs(number) > MAX_NUMBER:
        raise BadRecord("wrong_type", field=field)
    return number


def _texts(data: Mapping[str, object], field: str) -> tuple[str, ...]:
    items = data.get(field)
    if not isinstance(items, list) or not all(isinstance(item, str) for item in items):
        raise BadRecord("wrong_type", field=field)
    if len(items) > MAX_ACTIONS:
        raise BadRecord("too_large", limit=MAX_ACTIONS)
    return tuple(items)


# --- The sealed part: lines of text, so that no parser is needed for what comes out of base64


def _sealed(seed: str, actions: Sequence[str]) -> str:
    lines = "\n".join((seed, *actions))
    return base64.b64encode(lines.encode(errors="surrogatepass")).decode()


def _unsealed(text: object) -> tuple[str, tuple[str, ...]]:
    """The seed and the sealed actions."""
    seed, *actions = _decoded(text).split("\n")
    return seed, tuple(actions)


# A flat list of texts without escapes, which is all that version 1 could seal.
_LIST_OF_TEXTS = re.compile(r'\[(?:"[^"\\\n]*"(?:, ?"[^"\\\n]*")*)?\]')


def _list_in_base64(text: object) -> tuple[str, ...]:
    """The sealed actions of version 1: a JSON list in base64, read without a JSON parser."""
    if text is None:
        return ()
    decoded = _decoded(text)
    if _LIST_OF_TEXTS.fullmatch(decoded) is None:
        raise BadRecord("wrong_type", field="sealed")
    return tuple(re.findall(r'"([^"\\]*)"', decoded))


def _decoded(text: object) -> str:
    if not isinstance(text, str):
        raise BadRecord("wrong_type", field="sealed")
    if len(text) > MAX_SEALED:
        raise BadRecord("too_large", limit=MAX_SEALED)
    try:
        return base64.b64decode(text, validate=True).decode(errors="surrogatepass")
    except (binascii.Error, ValueError):
        raise BadRecord("wrong_type", field="sealed") from None
