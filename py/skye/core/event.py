"""Something that happened and that everybody may know: each game declares one small frozen value per kind of event."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from skye.core.errors import Facts
from skye.core.values import PLAIN, FrozenDict, field_names


@dataclass(frozen=True, slots=True)
class BaseEvent:
    """What happened: its fields are facts that everybody may see, never a secret.

    >>> @dataclass(frozen=True, slots=True)
    ... class Moved(BaseEvent):
    ...     kind: ClassVar[str] = "moved"
    ...     seat: int
    ...     cells: tuple[int, ...]
    >>> Moved(1, (2, 3)).to_json()
    {'kind': 'moved', 'seat': 1, 'cells': [2, 3]}
    """

    kind: ClassVar[str] = ""

    json_names: ClassVar[Mapping[str, str]] = FrozenDict()
    """The keys of fields whose name in JSON is no name in Python."""

    def to_json(self) -> Mapping[str, object]:
        """The event as one flat JSON object; what is None is left out."""
        values = {name: getattr(self, name) for name in field_names(type(self))}
        facts = {self.json_names.get(name, name): as_json(values[name]) for name in values if values[name] is not None}
        return {"kind": self.kind, **facts}


def facts_json(facts: Facts) -> dict[str, object]:
    """Facts as plain JSON.

    >>> facts_json({"amounts": (1, 2)})
    {'amounts': [1, 2]}
    """
    return {key: value if type(value) in PLAIN else as_json(value) for key, value in facts.items()}


def as_json(value: object) -> object:
    """A value as plain JSON: tuples as lists, and values such as score lines by their own JSON form.

    >>> as_json(({"a": (1,)}, "b"))
    [{'a': [1]}, 'b']
    """
    if type(value) in PLAIN:  # Most values are: asking for a mapping would take longer than all the rest.
        return value
    if isinstance(value, tuple | list):
        return [as_json(item) for item in value]
    if isinstance(value, Mapping):
        return {key: as_json(item) for key, item in value.items()}
    to_json = getattr(value, "to_json", None)
    return value if to_json is None else to_json()
