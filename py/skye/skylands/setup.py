"""Setting up a game of Skylands (rules 7 to 10): seats, seed, first player, start and special islands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypedDict

from skye.core.chance import shuffled, stream
from skye.core.errors import BadSetup
from skye.core.game import SeatJson, SeatSetup
from skye.core.seats import check_names, known_fields, parse_first, parse_seats, parse_seed, seats_json
from skye.skylands.editions import EDITIONS, Edition, newest_edition
from skye.skylands.tiles import CLANS, GROUPS, SHOWN_PER_GROUP, SPECIALS

FEWEST_SEATS = 2
MOST_SEATS = 4
STARTS = ("printed", "tactical")
SPECIALS_CHOICES = ("random", "first-game")
RULES = 1
"""The version of the rules that new games are played by."""


class SetupJson(TypedDict):
    """A set-up; the start is `printed` or `tactical`, special islands are `random` or `first-game`."""

    seats: list[SeatJson]
    seed: str
    first: int | None
    start: str
    specials: str


class DrawnJson(TypedDict, total=False):
    """What was drawn for the start, empty before that."""

    first: int
    boards: list[str]
    show: list[str]


@dataclass(frozen=True, slots=True)
class Drawn:
    """What was drawn for the start: the first player, each seat's printed board or start tile, the islands on show."""

    first: int
    boards: tuple[str, ...]
    show: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game starts from; what `first` None and specials `random` leave to the seed then stands in `drawn`."""

    seats: tuple[SeatSetup, ...]
    seed: str
    first: int | None = None
    start: str = "printed"
    specials: str = "random"
    edition: int = 1
    rules: int = RULES
    drawn: Drawn | None = None

    @property
    def components(self) -> Edition:
        """The components the game is played with."""
        return EDITIONS[self.edition]


def new_setup(
    *names: str,
    seed: str,
    clans: Sequence[str] | None = None,
    first: int | None = None,
    start: str = "printed",
    specials: str = "random",
) -> Setup:
    """A set-up for named players; raises BadSetup.

    The start is `printed` or `tactical`, special islands are `random` or `first-game`, clans are given out in their
    order, and the seed decides who begins.

    >>> [seat.clan for seat in new_setup("Ann", "Bo", seed="heather").seats]
    ['blue', 'yellow']
    """
    seats = seats_json(names, clans, CLANS)
    setup = parse_setup({"seats": seats, "seed": seed, "first": first, "start": start, "specials": specials})
    check_names(setup.seats)
    return setup


def parse_setup(
    data: object, *, edition: int | None = None, rules: int | None = None, is_lenient: bool = False
) -> Setup:
    """A set-up from JSON, for the newest edition and rules by default; raises BadSetup.

    `is_lenient` ignores unknown fields.

    >>> seats = [{"name": "Ann", "clan": "blue"}, {"name": "Bo", "clan": "red"}]
    >>> parse_setup({"seats": seats, "seed": "x"}).start
    'printed'
    """
    table = known_fields(data, "setup", ("seats", "seed", "first", "start", "specials"), is_lenient=is_lenient)
    seats = parse_seats(table.get("seats"), CLANS, fewest=FEWEST_SEATS, most=MOST_SEATS, is_lenient=is_lenient)
    return Setup(
        seats=seats,
        seed=parse_seed(table.get("seed")),
        first=parse_first(table.get("first"), len(seats)),
        start=_choice(table.get("start", "printed"), "start", STARTS),
        specials=_choice(table.get("specials", "random"), "specials", SPECIALS_CHOICES),
        edition=newest_edition().number if edition is None else edition,
        rules=RULES if rules is None else rules,
    )


def setup_json(setup: Setup) -> SetupJson:
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


def draw(setup: Setup) -> Setup:
    """The set-up with first player, boards and show drawn (rules 7 to 9), unless they have been drawn already.

    >>> draw(Setup((SeatSetup("Ann", "blue"), SeatSetup("Bo", "red")), "heather")).drawn.boards
    ('west', 'north')
    """
    if setup.drawn is not None:
        return setup
    count = len(setup.seats)
    first = setup.first if setup.first is not None else stream(setup.seed, "first").randrange(count)
    purpose = "starts" if setup.start == "tactical" else "boards"
    boards = shuffled(_boards(setup), setup.seed, purpose)[:count]
    return replace(setup, drawn=Drawn(first, boards, _show(setup)))


def _boards(setup: Setup) -> tuple[str, ...]:
    """The start tiles or printed boards that are dealt."""
    return setup.components.start_tiles if setup.start == "tactical" else setup.components.boards


def _show(setup: Setup) -> tuple[str, ...]:
    """The 16 special islands on show, in the order of their table (rule 9)."""
    components = setup.components
    if setup.specials == "first-game":
        return components.first_game
    drawn = {
        name
        for group in GROUPS
        for name in shuffled(components.group(group), setup.seed, "show", group)[:SHOWN_PER_GROUP]
    }
    return tuple(name for name in components.specials if name in drawn)


def drawn_json(setup: Setup) -> DrawnJson:
    """What was drawn, as JSON.

    >>> drawn_json(Setup((), "x", drawn=Drawn(1, ("west", "east"), ())))
    {'first': 1, 'boards': ['west', 'east'], 'show': []}
    """
    drawn = setup.drawn
    if drawn is None:
        return {}
    return {"first": drawn.first, "boards": list(drawn.boards), "show": list(drawn.show)}


def parse_drawn(setup: Setup, data: object) -> Setup:
    """The set-up with what was drawn for it, from JSON; raises BadSetup.

    >>> parse_drawn(Setup((), "x"), {"first": None})
    Traceback (most recent call last):
    skye.core.errors.BadSetup: wrong_type: field=drawn
    """
    fields = known_fields(data, "drawn", ("first", "boards", "show"), is_lenient=True)
    first = parse_first(fields.get("first"), len(setup.seats))
    boards, show = _names(fields.get("boards"), _boards(setup)), _names(fields.get("show"), setup.components.specials)
    shown = sorted(SPECIALS[name].group for name in show)
    # As many of each group as any draw would bring, or exactly the set for a first game.
    is_full = show == _show(setup) if setup.specials == "first-game" else shown == sorted([*GROUPS] * SHOWN_PER_GROUP)
    if first is None or setup.first not in (None, first) or len(boards) != len(setup.seats) or not is_full:
        raise BadSetup("wrong_type", field="drawn")
    return replace(setup, drawn=Drawn(first, boards, show))


def _names(data: object, known: tuple[str, ...]) -> tuple[str, ...]:
    """Different names out of those that are known, none of them twice; raises BadSetup."""
    if not isinstance(data, list) or not all(isinstance(name, str) and name in known for name in data):
        raise BadSetup("wrong_type", field="drawn")
    if len(set(data)) != len(data):
        raise BadSetup("wrong_type", field="drawn")
    return tuple(data)


def _choice(data: object, field: str, choices: tuple[str, ...]) -> str:
    if not isinstance(data, str) or data not in choices:
        raise BadSetup("unknown_choice", field=field, choices=list(choices))
    return data
