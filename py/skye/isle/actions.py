"""What a seat may do: one small value per action, with a text form and a JSON form that round-trip."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar

from skye.core.game import Json

_NUMBER = re.compile(r"-?[0-9]{1,6}")
_LARGEST = 999_999
_TILE = re.compile(r"[a-z0-9-]{1,16}")


@dataclass(frozen=True, slots=True)
class Price:
    """Put the discard marker on one tile of one's offer and gold on the others, sealed until all have (rule 14).

    >>> str(Price.of(0, "12", {"44": 2, "30": 4}))
    '0 price 12=x 30=4 44=2'
    """

    seat: int
    discard: str
    prices: tuple[tuple[str, int], ...]
    kind: ClassVar[str] = "price"
    is_secret: ClassVar[bool] = True

    def __post_init__(self) -> None:
        # In the order of the tiles, so that equal choices are equal values.
        object.__setattr__(self, "prices", tuple(sorted(self.prices)))

    @staticmethod
    def of(seat: int, discard: str, prices: Mapping[str, int]) -> Price:
        """The action from prices by tile."""
        return Price(seat, discard, tuple(prices.items()))

    def __str__(self) -> str:
        marks = sorted([(self.discard, "x"), *((tile, str(price)) for tile, price in self.prices)])
        return f"{self.seat} price " + " ".join(f"{tile}={mark}" for tile, mark in marks)

    def to_json(self) -> dict[str, Json]:
        """The action as JSON."""
        return {"kind": self.kind, "seat": self.seat, "discard": self.discard, "prices": dict(self.prices)}


@dataclass(frozen=True, slots=True)
class Buy:
    """Buy a tile of another player for its price (rule 16).

    >>> str(Buy(0, "30"))
    '0 buy 30'
    """

    seat: int
    tile: str
    kind: ClassVar[str] = "buy"
    is_secret: ClassVar[bool] = False

    def __str__(self) -> str:
        return f"{self.seat} buy {self.tile}"

    def to_json(self) -> dict[str, Json]:
        """The action as JSON."""
        return {"kind": self.kind, "seat": self.seat, "tile": self.tile}


@dataclass(frozen=True, slots=True)
class Pass:
    """Buy nothing this round (rule 16).

    >>> str(Pass(2))
    '2 pass'
    """

    seat: int
    kind: ClassVar[str] = "pass"
    is_secret: ClassVar[bool] = False

    def __str__(self) -> str:
        return f"{self.seat} pass"

    def to_json(self) -> dict[str, Json]:
        """The action as JSON."""
        return {"kind": self.kind, "seat": self.seat}


@dataclass(frozen=True, slots=True)
class Place:
    """Add a tile to one's territory, turned clockwise by quarter turns (rule 18).

    >>> str(Place(0, "30", 1, -2, 3))
    '0 place 30 1,-2,3'
    """

    seat: int
    tile: str
    x: int
    y: int
    turn: int
    kind: ClassVar[str] = "place"
    is_secret: ClassVar[bool] = False

    def __str__(self) -> str:
        return f"{self.seat} place {self.tile} {self.x},{self.y},{self.turn}"

    def to_json(self) -> dict[str, Json]:
        """The action as JSON."""
        return {
            "kind": self.kind, "seat": self.seat, "tile": self.tile, "x": self.x, "y": self.y, "turn": self.turn,
        }  # fmt: skip


@dataclass(frozen=True, slots=True)
class GiveUp:
    """Put a tile that fits nowhere back into the bag (rule 19).

    >>> str(GiveUp(1, "30"))
    '1 give_up 30'
    """

    seat: int
    tile: str
    kind: ClassVar[str] = "give_up"
    is_secret: ClassVar[bool] = False

    def __str__(self) -> str:
        return f"{self.seat} give_up {self.tile}"

    def to_json(self) -> dict[str, Json]:
        """The action as JSON."""
        return {"kind": self.kind, "seat": self.seat, "tile": self.tile}


@dataclass(frozen=True, slots=True)
class Done:
    """End one's building once the hand is empty; until then the last placements may be undone.

    >>> str(Done(0))
    '0 done'
    """

    seat: int
    kind: ClassVar[str] = "done"
    is_secret: ClassVar[bool] = False

    def __str__(self) -> str:
        return f"{self.seat} done"

    def to_json(self) -> dict[str, Json]:
        """The action as JSON."""
        return {"kind": self.kind, "seat": self.seat}


Action = Price | Buy | Pass | Place | GiveUp | Done


def parse_action(text: str) -> Action:
    """An action from its text form; raises ValueError.

    >>> parse_action("0 place 30 1,0,2")
    Place(seat=0, tile='30', x=1, y=0, turn=2)
    >>> parse_action("0 dance")
    Traceback (most recent call last):
    ValueError: no such action: 0 dance
    """
    words = text.split(" ")
    if len(words) >= 2:
        seat, kind, rest = words[0], words[1], words[2:]
        if kind == "price" and len(rest) == 3:
            marks = [word.partition("=") for word in rest]
            discards = [tile for tile, _, mark in marks if mark == "x"]
            prices = {tile: number(mark) for tile, _, mark in marks if mark != "x"}
            if len(discards) == 1 and len(prices) == 2:
                return Price.of(number(seat), tile_id(discards[0]), {tile_id(t): p for t, p in prices.items()})
        if kind == "place" and len(rest) == 2 and rest[1].count(",") == 2:
            x, y, turn = map(number, rest[1].split(","))
            return Place(number(seat), tile_id(rest[0]), x, y, turn)
        if kind in _WITH_TILE and len(rest) == 1:
            return _WITH_TILE[kind](number(seat), tile_id(rest[0]))
        if kind in _ALONE and not rest:
            return _ALONE[kind](number(seat))
    raise ValueError(f"no such action: {text[:80]}")


def action_from_json(data: Json) -> Action:
    """An action from its JSON form; raises ValueError.

    >>> action_from_json({"kind": "buy", "seat": 0, "tile": "30"})
    Buy(seat=0, tile='30')
    """
    if not isinstance(data, Mapping):
        raise ValueError("an action is an object")
    kind = data.get("kind")
    if kind == "price":
        prices = data.get("prices")
        if not isinstance(prices, Mapping) or len(prices) != 2:
            raise ValueError("two prices are needed")
        parsed = {tile_id(tile): json_number(price) for tile, price in prices.items()}
        return Price.of(json_number(data.get("seat")), tile_id(data.get("discard")), parsed)
    if kind == "place":
        seat, x, y, turn = (json_number(data.get(key)) for key in ("seat", "x", "y", "turn"))
        return Place(seat, tile_id(data.get("tile")), x, y, turn)
    if isinstance(kind, str) and kind in _WITH_TILE:
        return _WITH_TILE[kind](json_number(data.get("seat")), tile_id(data.get("tile")))
    if isinstance(kind, str) and kind in _ALONE:
        return _ALONE[kind](json_number(data.get("seat")))
    raise ValueError(f"no such action: {str(kind)[:80]}")


_WITH_TILE: dict[str, Callable[[int, str], Action]] = {"buy": Buy, "give_up": GiveUp}
_ALONE: dict[str, Callable[[int], Action]] = {"pass": Pass, "done": Done}


def number(text: str) -> int:
    """A whole number from plain digits; raises ValueError.

    >>> number("-12")
    -12
    """
    if not _NUMBER.fullmatch(text):
        raise ValueError(f"not a number: {text[:20]}")
    return int(text)


def json_number(value: Json) -> int:
    """A whole number out of JSON, neither true nor a fraction nor beyond any game; raises ValueError.

    >>> json_number(3)
    3
    """
    if isinstance(value, bool) or not isinstance(value, int) or abs(value) > _LARGEST:
        raise ValueError("not a number")
    return value


def tile_id(value: Json) -> str:
    """The text of a tile's id; whether there is such a tile is the rules' question; raises ValueError.

    >>> tile_id("castle-blue")
    'castle-blue'
    """
    if not isinstance(value, str) or not _TILE.fullmatch(value):
        raise ValueError("not a tile")
    return value
