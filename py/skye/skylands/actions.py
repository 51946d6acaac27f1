"""What a seat may do in Skylands: one small value per action, with a text form and a JSON form that round-trip.

Text form: the seat, the kind, and what else it says, such as `0 take i41 2,1,3`. A square with a turn is `x,y,turn`,
an island is named by its first part as `x,y,part`, and inhabitants of the hostel by their colour as `hostel:G`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import ClassVar

from skye.core.game import Json

CHOICES = ("discover", "deploy", "create", "convert")
"""The four actions a pawn may stand on."""

HOSTEL = "hostel"
"""The hostel as the source of a conversion; as the place of inhabitants it is followed by their colour."""


@dataclass(frozen=True, slots=True)
class _Base:
    kind: ClassVar[str] = ""
    seat: int

    @property
    def is_secret(self) -> bool:
        """Nothing is done in secret."""
        return False

    def words(self) -> tuple[object, ...]:
        """What follows the kind in the text form."""
        return ()

    def __str__(self) -> str:
        return " ".join(map(str, (self.seat, self.kind, *self.words())))

    def to_json(self) -> dict[str, Json]:
        """The action as JSON: `kind`, `seat` and what else it says."""
        return {"kind": self.kind, **asdict(self)}


@dataclass(frozen=True, slots=True)
class Choose(_Base):
    """Move the pawn to another action (rule 14)."""

    kind: ClassVar[str] = "choose"
    action: str

    def words(self) -> tuple[object, ...]:
        """The action."""
        return (self.action,)


@dataclass(frozen=True, slots=True)
class Repeat(_Base):
    """Turn the marker to stay and repeat the action the pawn stands on (rule 14)."""

    kind: ClassVar[str] = "repeat"
    action: str

    def words(self) -> tuple[object, ...]:
        """The action."""
        return (self.action,)


@dataclass(frozen=True, slots=True)
class _OnSquare(_Base):
    tile: str
    x: int
    y: int
    turn: int

    def words(self) -> tuple[object, ...]:
        """The tile and where it goes."""
        return (self.tile, f"{self.x},{self.y},{self.turn}")


@dataclass(frozen=True, slots=True)
class Take(_OnSquare):
    """Take a revealed tile and place it (rule 16)."""

    kind: ClassVar[str] = "take"


@dataclass(frozen=True, slots=True)
class Place(_OnSquare):
    """Place a tile one has: at the tactical start, a paid special island, or the tile drawn by the outpost."""

    kind: ClassVar[str] = "place"


@dataclass(frozen=True, slots=True)
class Pass(_Base):
    """Leave the action out (rule 15)."""

    kind: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Done(_Base):
    """End one's step after having done something; until then it may be undone."""

    kind: ClassVar[str] = "done"


@dataclass(frozen=True, slots=True)
class Discard(_Base):
    """Discard the tile drawn by the outpost."""

    kind: ClassVar[str] = "discard"
    tile: str

    def words(self) -> tuple[object, ...]:
        """The tile."""
        return (self.tile,)


@dataclass(frozen=True, slots=True)
class Deploy(_Base):
    """Fill an island with inhabitants (rule 18)."""

    kind: ClassVar[str] = "deploy"
    island: str

    def words(self) -> tuple[object, ...]:
        """The island."""
        return (self.island,)


@dataclass(frozen=True, slots=True)
class Lodge(_Base):
    """Move one inhabitant from an island to the hostel (rule 24)."""

    kind: ClassVar[str] = "lodge"
    island: str

    def words(self) -> tuple[object, ...]:
        """The island."""
        return (self.island,)


@dataclass(frozen=True, slots=True)
class Create(_Base):
    """Choose a special island on show (rule 19)."""

    kind: ClassVar[str] = "create"
    special: str

    def words(self) -> tuple[object, ...]:
        """The special island."""
        return (self.special,)


@dataclass(frozen=True, slots=True)
class Pay(_Base):
    """Pay the next inhabitant of a cost from an island or the hostel (rule 19)."""

    kind: ClassVar[str] = "pay"
    place: str

    def words(self) -> tuple[object, ...]:
        """Where the inhabitant comes from."""
        return (self.place,)


@dataclass(frozen=True, slots=True)
class Trade(_Base):
    """Exchange two inhabitants of one kind for one that is paid, or moved into a city, at once (trading district).

    The two places are in the order of their names, so that equal trades are equal values.
    """

    kind: ClassVar[str] = "trade"
    first: str
    second: str
    city: str | None = None

    def to_json(self) -> dict[str, Json]:
        """The action as JSON; `city` is there only in Convert energy."""
        data = _Base.to_json(self)
        return data if self.city is not None else {key: value for key, value in data.items() if key != "city"}

    def words(self) -> tuple[object, ...]:
        """The places of the two, and the city."""
        return (self.first, self.second) if self.city is None else (self.first, self.second, "into", self.city)


@dataclass(frozen=True, slots=True)
class Convert(_Base):
    """Move inhabitants from a crystal island, or the hostel, into a city (rule 20)."""

    kind: ClassVar[str] = "convert"
    source: str
    city: str

    def words(self) -> tuple[object, ...]:
        """The crystal island and the city."""
        return (self.source, self.city)


Action = Choose | Repeat | Take | Place | Pass | Done | Discard | Deploy | Lodge | Create | Pay | Trade | Convert

KINDS: Mapping[str, type[Action]] = {
    action.kind: action
    for action in (Choose, Repeat, Take, Place, Pass, Done, Discard, Deploy, Lodge, Create, Pay, Trade, Convert)
}
"""The class of each kind."""

_SEAT = r"[0-9]"
_ISLAND = r"[0-4],[0-3],[0-3]"
_CHOICE = "|".join(CHOICES)
_TILE = r"[a-z0-9-]{1,24}"
_SQUARE = r"-?[0-9]{1,2},-?[0-9]{1,2},[0-3]"
_INHABITANT = rf"(?:{_ISLAND}|{HOSTEL}:[GPB])"

_FORMS: Mapping[str, tuple[re.Pattern[str], Callable[[re.Match[str]], Action]]] = {
    "choose": (re.compile(rf"({_SEAT}) choose ({_CHOICE})"), lambda m: Choose(int(m[1]), m[2])),
    "repeat": (re.compile(rf"({_SEAT}) repeat ({_CHOICE})"), lambda m: Repeat(int(m[1]), m[2])),
    "take": (re.compile(rf"({_SEAT}) take ({_TILE}) ({_SQUARE})"), lambda m: Take(int(m[1]), m[2], *_square(m[3]))),
    "place": (re.compile(rf"({_SEAT}) place ({_TILE}) ({_SQUARE})"), lambda m: Place(int(m[1]), m[2], *_square(m[3]))),
    "pass": (re.compile(rf"({_SEAT}) pass"), lambda m: Pass(int(m[1]))),
    "done": (re.compile(rf"({_SEAT}) done"), lambda m: Done(int(m[1]))),
    "discard": (re.compile(rf"({_SEAT}) discard ({_TILE})"), lambda m: Discard(int(m[1]), m[2])),
    "deploy": (re.compile(rf"({_SEAT}) deploy ({_ISLAND})"), lambda m: Deploy(int(m[1]), m[2])),
    "lodge": (re.compile(rf"({_SEAT}) lodge ({_ISLAND})"), lambda m: Lodge(int(m[1]), m[2])),
    "create": (re.compile(rf"({_SEAT}) create ({_TILE})"), lambda m: Create(int(m[1]), m[2])),
    "pay": (re.compile(rf"({_SEAT}) pay ({_INHABITANT})"), lambda m: Pay(int(m[1]), m[2])),
    "trade": (
        re.compile(rf"({_SEAT}) trade ({_INHABITANT}) ({_INHABITANT})(?: into ({_ISLAND}))?"),
        lambda m: Trade(int(m[1]), m[2], m[3], m[4]),
    ),
    "convert": (
        re.compile(rf"({_SEAT}) convert ({_ISLAND}|{HOSTEL}) ({_ISLAND})"),
        lambda m: Convert(int(m[1]), m[2], m[3]),
    ),
}
"""How each kind is written."""


def parse_action(text: str) -> Action:
    """An action from its text form; raises ValueError.

    >>> parse_action("0 take i41 2,1,3")
    Take(seat=0, tile='i41', x=2, y=1, turn=3)
    >>> str(parse_action("1 trade 0,0,0 hostel:G into 3,1,0"))
    '1 trade 0,0,0 hostel:G into 3,1,0'
    """
    kind = text.partition(" ")[2].partition(" ")[0]
    if kind in _FORMS:
        pattern, make = _FORMS[kind]
        match = pattern.fullmatch(text)
        if match is not None:
            return make(match)
    raise ValueError(f"no action of Skylands: {text[:60]!r}")


def action_from_json(data: Json) -> Action:
    """An action from its JSON form; raises ValueError.

    >>> action_from_json({"kind": "deploy", "seat": 1, "island": "2,1,0"})
    Deploy(seat=1, island='2,1,0')
    """
    if not isinstance(data, Mapping) or not isinstance(data.get("kind"), str) or data["kind"] not in KINDS:
        raise ValueError("no action of Skylands")
    values = {key: value for key, value in data.items() if key != "kind"}
    if not all(type(value) in (int, str) for value in values.values()):
        raise ValueError("no action of Skylands: a value has the wrong type")
    try:
        action = KINDS[data["kind"]](**values)
    except TypeError as fault:
        raise ValueError(f"no action of Skylands: {fault}") from None
    # The text form is strict about every part, so what comes back from it unchanged is well formed.
    parsed = parse_action(str(action))
    if parsed != action:
        raise ValueError("no action of Skylands: a value has the wrong type")
    return parsed


# Searching bots ask for the same few thousand placements again and again; making each once saves half of that time.
take = lru_cache(maxsize=None)(Take)
place = lru_cache(maxsize=None)(Place)


def _square(text: str) -> tuple[int, int, int]:
    x, y, turn = map(int, text.split(","))
    return x, y, turn
