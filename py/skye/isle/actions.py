"""What a seat may do in Isle of Skye: one small value per action, with a text form and a JSON form that round-trip."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal, Self, TypedDict

from skye.core.action import BaseAction, Grammar


class PriceJson(TypedDict):
    """The discard and the prices by tile."""

    kind: Literal["price"]
    seat: int
    discard: str
    prices: dict[str, int]


@dataclass(frozen=True, slots=True)
class Price(BaseAction):
    """Put the discard marker on one tile of one's offer and gold on the others, sealed until all have (rule 14).

    >>> str(Price.of(0, "12", {"44": 2, "30": 4}))
    '0 price 12=x 30=4 44=2'
    """

    kind: ClassVar[str] = "price"
    form: ClassVar[str] = "{marks}"
    is_secret: ClassVar[bool] = True
    discard: str
    prices: tuple[tuple[str, int], ...]

    def __post_init__(self) -> None:
        # In the order of the tiles, so that equal choices are equal values.
        object.__setattr__(self, "prices", tuple(sorted(self.prices)))

    @classmethod
    def of(cls, seat: int, discard: str, prices: Mapping[str, int]) -> Self:
        """The action from prices by tile."""
        return cls(seat, discard, tuple(prices.items()))

    def details(self) -> str:
        """Each tile with its price, or with an x for the discard marker."""
        marks = sorted([(self.discard, "x"), *((tile, str(price)) for tile, price in self.prices)])
        return " ".join(f"{tile}={mark}" for tile, mark in marks)

    def to_json(self) -> PriceJson:
        """The action as JSON, with the prices by tile."""
        return {"kind": "price", "seat": self.seat, "discard": self.discard, "prices": dict(self.prices)}

    @classmethod
    def from_texts(cls, texts: Mapping[str, str | None]) -> Self:
        """The action from its marks, of which one must be an x; raises ValueError."""
        marks = dict(mark.split("=") for mark in (texts["marks"] or "").split(" "))
        (discard,) = (tile for tile, mark in marks.items() if mark == "x")
        prices = {tile: int(mark) for tile, mark in marks.items() if mark != "x"}
        if len(prices) != 2:
            raise ValueError("a tile is named twice")
        return cls.of(int(texts["seat"] or 0), discard, prices)

    @classmethod
    def from_values(cls, values: Mapping[str, object]) -> Self:
        """The action from its JSON values; raises TypeError."""
        prices = values.get("prices")
        if not isinstance(prices, Mapping):
            raise TypeError("prices by tile are needed")
        return cls(**{**values, "prices": tuple(prices.items())})  # type: ignore[arg-type]  # the grammar checks it


@dataclass(frozen=True, slots=True)
class Buy(BaseAction):
    """Buy a tile of another player for its price (rule 16).

    >>> str(Buy(0, "30"))
    '0 buy 30'
    """

    kind: ClassVar[str] = "buy"
    form: ClassVar[str] = "{tile}"
    tile: str


@dataclass(frozen=True, slots=True)
class Pass(BaseAction):
    """Buy nothing this round (rule 16).

    >>> str(Pass(2))
    '2 pass'
    """

    kind: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Place(BaseAction):
    """Add a tile to one's territory, turned clockwise by quarter turns (rule 18).

    >>> str(Place(0, "30", 1, -2, 3))
    '0 place 30 1,-2,3'
    """

    kind: ClassVar[str] = "place"
    form: ClassVar[str] = "{tile} {x},{y},{turn}"
    tile: str
    x: int
    y: int
    turn: int


@dataclass(frozen=True, slots=True)
class GiveUp(BaseAction):
    """Put a tile that fits nowhere back into the bag (rule 19).

    >>> str(GiveUp(1, "30"))
    '1 give_up 30'
    """

    kind: ClassVar[str] = "give_up"
    form: ClassVar[str] = "{tile}"
    tile: str


@dataclass(frozen=True, slots=True)
class Done(BaseAction):
    """End one's building once the hand is empty; until then the last placements may be undone.

    >>> str(Done(0))
    '0 done'
    """

    kind: ClassVar[str] = "done"


Action = Price | Buy | Pass | Place | GiveUp | Done

_NUMBER = r"-?[0-9]{1,6}"
_TILE = r"[a-z0-9-]{1,16}"
_MARK = rf"{_TILE}=(?:x|{_NUMBER})"

GRAMMAR: Grammar[Action] = Grammar(
    (Price, Buy, Pass, Place, GiveUp, Done),
    {
        "seat": _NUMBER,
        "tile": _TILE,
        "x": _NUMBER,
        "y": _NUMBER,
        "turn": _NUMBER,
        "marks": rf"{_MARK} {_MARK} {_MARK}",
    },
)
"""How the actions are written."""


def parse_action(text: str) -> Action:
    """An action from its text form; raises UnknownAction.

    >>> parse_action("0 place 30 1,0,2")
    Place(seat=0, tile='30', x=1, y=0, turn=2)
    >>> parse_action("0 dance")
    Traceback (most recent call last):
    skye.core.errors.UnknownAction: unknown_action: text=0 dance
    """
    return GRAMMAR.parse(text)


def action_from_json(data: object) -> Action:
    """An action from its JSON form; raises UnknownAction.

    >>> action_from_json({"kind": "buy", "seat": 0, "tile": "30"})
    Buy(seat=0, tile='30')
    """
    return GRAMMAR.from_json(data)
