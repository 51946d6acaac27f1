"""What a seat may do in Skylands: one small value per action, with a text form and a JSON form that round-trip.

Text form: the seat, the kind, and what else it says, such as `0 take i41 2,1,3`. A square with a turn is `x,y,turn`,
an island is named by its first part as `x,y,part`, and inhabitants of the hostel by their colour as `hostel:G`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from skye.core.action import BaseAction, Grammar

CHOICES = ("discover", "deploy", "create", "convert")
"""The four actions a pawn may stand on."""

HOSTEL = "hostel"
"""The hostel as the source of a conversion; as the place of inhabitants it is followed by their colour."""


@dataclass(frozen=True, slots=True)
class Choose(BaseAction):
    """Move the pawn to another action (rule 14)."""

    kind: ClassVar[str] = "choose"
    form: ClassVar[str] = "{action}"
    action: str


@dataclass(frozen=True, slots=True)
class Repeat(BaseAction):
    """Turn the marker to stay and repeat the action the pawn stands on (rule 14)."""

    kind: ClassVar[str] = "repeat"
    form: ClassVar[str] = "{action}"
    action: str


@dataclass(frozen=True, slots=True)
class Take(BaseAction):
    """Take a revealed tile and place it (rule 16)."""

    kind: ClassVar[str] = "take"
    form: ClassVar[str] = "{tile} {x},{y},{turn}"
    tile: str
    x: int
    y: int
    turn: int


@dataclass(frozen=True, slots=True)
class Place(BaseAction):
    """Place a tile one has: at the tactical start, a paid special island, or the tile drawn by the outpost."""

    kind: ClassVar[str] = "place"
    form: ClassVar[str] = "{tile} {x},{y},{turn}"
    tile: str
    x: int
    y: int
    turn: int


@dataclass(frozen=True, slots=True)
class Pass(BaseAction):
    """Leave the action out (rule 15)."""

    kind: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Done(BaseAction):
    """End one's step after having done something; until then it may be undone."""

    kind: ClassVar[str] = "done"


@dataclass(frozen=True, slots=True)
class Discard(BaseAction):
    """Discard the tile drawn by the outpost."""

    kind: ClassVar[str] = "discard"
    form: ClassVar[str] = "{tile}"
    tile: str


@dataclass(frozen=True, slots=True)
class Deploy(BaseAction):
    """Fill an island with inhabitants (rule 18)."""

    kind: ClassVar[str] = "deploy"
    form: ClassVar[str] = "{island}"
    island: str


@dataclass(frozen=True, slots=True)
class Lodge(BaseAction):
    """Move one inhabitant from an island to the hostel (rule 24)."""

    kind: ClassVar[str] = "lodge"
    form: ClassVar[str] = "{island}"
    island: str


@dataclass(frozen=True, slots=True)
class Create(BaseAction):
    """Choose a special island on show (rule 19)."""

    kind: ClassVar[str] = "create"
    form: ClassVar[str] = "{special}"
    special: str


@dataclass(frozen=True, slots=True)
class Pay(BaseAction):
    """Pay the next inhabitant of a cost from an island or the hostel (rule 19)."""

    kind: ClassVar[str] = "pay"
    form: ClassVar[str] = "{place}"
    place: str


@dataclass(frozen=True, slots=True)
class Trade(BaseAction):
    """Exchange two inhabitants of one kind for one that is paid, or moved into a city, at once (trading district).

    The two places are in the order of their names, so that equal trades are equal values. `city` is there only in
    Convert energy.
    """

    kind: ClassVar[str] = "trade"
    form: ClassVar[str] = "{first} {second}[ into {city}]"
    first: str
    second: str
    city: str | None = None


@dataclass(frozen=True, slots=True)
class Convert(BaseAction):
    """Move inhabitants from a crystal island, or the hostel, into a city (rule 20)."""

    kind: ClassVar[str] = "convert"
    form: ClassVar[str] = "{source} {city}"
    source: str
    city: str


Action = Choose | Repeat | Take | Place | Pass | Done | Discard | Deploy | Lodge | Create | Pay | Trade | Convert

_ISLAND = r"[0-4],[0-3],[0-3]"
_INHABITANT = rf"(?:{_ISLAND}|{HOSTEL}:[GPB])"
_TILE = r"[a-z0-9-]{1,24}"
_COORDINATE = r"-?[0-9]{1,2}"

GRAMMAR: Grammar[Action] = Grammar(
    (Choose, Repeat, Take, Place, Pass, Done, Discard, Deploy, Lodge, Create, Pay, Trade, Convert),
    {
        "seat": "[0-9]",
        "action": "|".join(CHOICES),
        "tile": _TILE,
        "special": _TILE,
        "x": _COORDINATE,
        "y": _COORDINATE,
        "turn": "[0-3]",
        "island": _ISLAND,
        "city": _ISLAND,
        "source": rf"{_ISLAND}|{HOSTEL}",
        "place": _INHABITANT,
        "first": _INHABITANT,
        "second": _INHABITANT,
    },
)
"""How the actions are written."""


def parse_action(text: str) -> Action:
    """An action from its text form; raises UnknownAction.

    >>> parse_action("0 take i41 2,1,3")
    Take(seat=0, tile='i41', x=2, y=1, turn=3)
    >>> str(parse_action("1 trade 0,0,0 hostel:G into 3,1,0"))
    '1 trade 0,0,0 hostel:G into 3,1,0'
    """
    return GRAMMAR.parse(text)


def action_from_json(data: object) -> Action:
    """An action from its JSON form; raises UnknownAction.

    >>> action_from_json({"kind": "deploy", "seat": 1, "island": "2,1,0"})
    Deploy(seat=1, island='2,1,0')
    """
    return GRAMMAR.from_json(data)


# Searching bots ask for the same few thousand placements again and again; making each once saves half of that time.
take = lru_cache(maxsize=None)(Take)
place = lru_cache(maxsize=None)(Place)
