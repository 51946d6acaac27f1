"""What a seat may do: the base of every action, and the grammar that reads the actions of a game.

An action declares its fields and its form, such as `{tile} {x},{y},{turn}`; its text and its JSON follow from them, and
both can be read back. A part of the form in brackets is left out when its field is None.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import ClassVar, Generic, Self, TypeVar

from skye.core.errors import UnknownAction
from skye.core.values import field_names

LONGEST_QUOTE = 60
"""How many characters of a text that is no action an error quotes."""

_FIELD = re.compile(r"\{(\w+)\}")
_OPTIONAL = re.compile(r"\[([^\[\]]*)\]")


@dataclass(frozen=True, slots=True)
class BaseAction:
    """A small value whose text form round-trips: the seat, the kind, and what its form adds.

    >>> @dataclass(frozen=True, slots=True)
    ... class Move(BaseAction):
    ...     kind: ClassVar[str] = "move"
    ...     form: ClassVar[str] = "{piece}[ to {x}]"
    ...     piece: str
    ...     x: int | None = None
    >>> str(Move(0, "pawn", 3)), str(Move(1, "pawn")), Move(1, "pawn").to_json()
    ('0 move pawn to 3', '1 move pawn', {'kind': 'move', 'seat': 1, 'piece': 'pawn'})
    """

    kind: ClassVar[str] = ""
    form: ClassVar[str] = ""
    is_secret: ClassVar[bool] = False
    """Whether the content stays sealed until something is revealed."""

    seat: int

    def __str__(self) -> str:
        details = self.details()
        return f"{self.seat} {self.kind} {details}" if details else f"{self.seat} {self.kind}"

    def details(self) -> str:
        """What follows the kind in the text form."""
        values = {name: getattr(self, name) for name in field_names(type(self))}
        return _OPTIONAL.sub(lambda part: _kept(part[1], values), self.form).format_map(values)

    def to_json(self) -> Mapping[str, object]:
        """The action as JSON: `kind`, `seat` and its other fields, those that are None left out."""
        values = {name: getattr(self, name) for name in field_names(type(self))}
        return {"kind": self.kind, **{name: value for name, value in values.items() if value is not None}}

    @classmethod
    def from_texts(cls, texts: Mapping[str, str | None]) -> Self:
        """An action from the parts of its text form."""
        types = {field.name: str(field.type) for field in fields(cls)}
        values = {name: _value(text, types[name]) for name, text in texts.items()}
        return cls(**values)  # type: ignore[arg-type]  # the patterns of the grammar see to the types

    @classmethod
    def from_values(cls, values: Mapping[str, object]) -> Self:
        """An action from the values of its JSON form, whose types are checked afterwards; raises TypeError."""
        return cls(**values)  # type: ignore[arg-type]  # the grammar compares it with what its text says


ActionT = TypeVar("ActionT", bound=BaseAction)


class Grammar(Generic[ActionT]):
    """The actions of a game, and how their fields are written: a pattern for every name of a field.

    >>> from skye.core.action import BaseAction
    >>> @dataclass(frozen=True, slots=True)
    ... class Buy(BaseAction):
    ...     kind: ClassVar[str] = "buy"
    ...     form: ClassVar[str] = "{tile}"
    ...     tile: str
    >>> grammar = Grammar([Buy], {"seat": "[0-9]", "tile": "[a-z]+"})
    >>> grammar.parse("1 buy farm"), grammar.from_json({"kind": "buy", "seat": 1, "tile": "farm"})
    (Buy(seat=1, tile='farm'), Buy(seat=1, tile='farm'))
    """

    def __init__(self, kinds: Sequence[type[ActionT]], patterns: Mapping[str, str]) -> None:
        self.kinds: Mapping[str, type[ActionT]] = {kind.kind: kind for kind in kinds}
        self._patterns = {kind.kind: _compiled(kind, patterns) for kind in kinds}

    def parse(self, text: str) -> ActionT:
        """An action from its text form; raises UnknownAction."""
        kind = text.partition(" ")[2].partition(" ")[0]
        if kind in self.kinds:
            match = self._patterns[kind].fullmatch(text)
            if match is not None:
                try:
                    return self.kinds[kind].from_texts(match.groupdict())
                except ValueError:
                    pass
        raise UnknownAction("unknown_action", text=text[:LONGEST_QUOTE])

    def from_json(self, data: object) -> ActionT:
        """An action from its JSON form; raises UnknownAction."""
        if not isinstance(data, Mapping):
            raise UnknownAction("unknown_action")
        kind = data.get("kind")
        if not isinstance(kind, str) or kind not in self.kinds:
            raise UnknownAction("unknown_action", kind=str(kind)[:LONGEST_QUOTE])
        try:
            action = self.kinds[kind].from_values({key: data[key] for key in data if key != "kind"})
            # The text form is strict about every part, so an action that comes back from it unchanged is well formed.
            parsed = self.parse(str(action))
        except (TypeError, ValueError):
            raise UnknownAction("unknown_action", kind=kind) from None
        if parsed != action:
            raise UnknownAction("unknown_action", kind=kind)
        return parsed


def _kept(part: str, values: Mapping[str, object]) -> str:
    """An optional part of a form, empty when a field of it is None."""
    return part if all(values[name] is not None for name in _FIELD.findall(part)) else ""


def _compiled(kind: type[BaseAction], patterns: Mapping[str, str]) -> re.Pattern[str]:
    form = _OPTIONAL.sub(r"(?:\1)?", kind.form)
    form = _FIELD.sub(lambda field: f"(?P<{field[1]}>{patterns[field[1]]})", form)
    return re.compile(f"(?P<seat>{patterns['seat']}) {kind.kind}" + (f" {form}" if form else ""))


def _value(text: str | None, kind: str) -> object:
    return int(text) if text is not None and kind.startswith("int") else text
