"""Setting up a game of Skylands (rules 7 to 10): seats, seed, first player, start and special islands."""

from __future__ import annotations

from dataclasses import dataclass

from skye.core.game import BadSetup, Json
from skye.core.seats import SeatSetup, known_fields, parse_first, parse_seats, parse_seed
from skye.skylands.tiles import CLANS

FEWEST_SEATS = 2
MOST_SEATS = 4
STARTS = ("printed", "tactical")
SPECIALS_CHOICES = ("random", "first-game")


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game starts from; `first` None and specials `random` are decided by the seed."""

    seats: tuple[SeatSetup, ...]
    seed: str
    first: int | None = None
    start: str = "printed"
    specials: str = "random"


def parse_setup(data: Json) -> Setup:
    """A set-up from JSON; raises BadSetup.

    >>> seats = [{"name": "Ann", "clan": "blue"}, {"name": "Bo", "clan": "red"}]
    >>> parse_setup({"seats": seats, "seed": "x"}).start
    'printed'
    """
    table = known_fields(data, "setup", ("seats", "seed", "first", "start", "specials"))
    seats = parse_seats(table.get("seats"), CLANS, fewest=FEWEST_SEATS, most=MOST_SEATS)
    return Setup(
        seats=seats,
        seed=parse_seed(table.get("seed")),
        first=parse_first(table.get("first"), len(seats)),
        start=_choice(table.get("start", "printed"), "start", STARTS),
        specials=_choice(table.get("specials", "random"), "specials", SPECIALS_CHOICES),
    )


def setup_json(setup: Setup) -> dict[str, Json]:
    """The set-up as JSON, complete, so that `parse_setup` gives it back.

    >>> setup_json(Setup((), "x"))["specials"]
    'random'
    """
    return {
        "seats": [{"name": seat.name, "clan": seat.clan} for seat in setup.seats],
        "seed": setup.seed,
        "first": setup.first,
        "start": setup.start,
        "specials": setup.specials,
    }


def _choice(data: Json, field: str, choices: tuple[str, ...]) -> str:
    if not isinstance(data, str) or data not in choices:
        raise BadSetup("unknown_choice", field=field, choices=list(choices))
    return data
