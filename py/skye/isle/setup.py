"""Setting up a game of Isle of Skye (rules 9 to 11): seats, seed, first player, goals and house rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NotRequired, TypedDict

from skye.core.chance import shuffled, stream
from skye.core.errors import BadSetup
from skye.core.game import SeatJson, SeatSetup
from skye.core.seats import check_names, known_fields, parse_first, parse_seats, parse_seed, seats_json
from skye.isle.editions import EDITIONS, Edition, newest_edition
from skye.isle.tiles import CLANS
from skye.isle.track import FEWEST_SEATS, LETTERS, MOST_SEATS

RANDOM_GOALS = "random"
FIRST_GAME_GOALS = "first-game"
RULES = 2
"""The version of the rules that new games are played by."""
OLDER_RULES = (1,)
"""Version 1: the seats build one after another, from the first player clockwise."""


class HouseRulesJson(TypedDict):
    """What a table agreed on; `open_reviews` is there only where it was agreed."""

    open_gold: bool
    open_prices: bool
    open_reviews: NotRequired[bool]


class SetupJson(TypedDict):
    """A set-up; goals are `random`, `first-game` or four names, and the seed decides who begins if `first` is None."""

    seats: list[SeatJson]
    seed: str
    first: int | None
    goals: str | list[str]
    house_rules: HouseRulesJson


class DrawnJson(TypedDict, total=False):
    """What was drawn before the first round, empty before that."""

    goals: list[str]
    first: int


@dataclass(frozen=True, slots=True)
class HouseRules:
    """What a table may agree on: everybody's gold in the open, and for learning games prices and reviews in the open.

    With `open_reviews` the coach reviews a seat during the game, too.
    """

    open_gold: bool = False
    open_prices: bool = False
    open_reviews: bool = False

    def to_json(self) -> HouseRulesJson:
        """The house rules as JSON.

        >>> HouseRules(open_gold=True).to_json()
        {'open_gold': True, 'open_prices': False}
        """
        agreed: HouseRulesJson = {"open_gold": self.open_gold, "open_prices": self.open_prices}
        if self.open_reviews:
            agreed["open_reviews"] = True
        return agreed


@dataclass(frozen=True, slots=True)
class Drawn:
    """What was drawn before the first round: the goals at A, B, C and D, and the first player."""

    goals: tuple[str, ...]
    first: int


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game starts from; `first` None and goals `random` are decided by the seed and then stand in `drawn`."""

    seats: tuple[SeatSetup, ...]
    seed: str
    first: int | None = None
    goals: str | tuple[str, ...] = RANDOM_GOALS
    house_rules: HouseRules = HouseRules()
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
    goals: str | Sequence[str] = RANDOM_GOALS,
    open_gold: bool = False,
    open_prices: bool = False,
    open_reviews: bool = False,
) -> Setup:
    """A set-up for named players; raises BadSetup.

    Goals are `random`, `first-game` or four names, clans are given out in their order, and the seed decides who begins.

    >>> [seat.clan for seat in new_setup("Ann", "Bo", seed="heather").seats]
    ['blue', 'yellow']
    """
    setup = parse_setup(
        {
            "seats": seats_json(names, clans, CLANS),
            "seed": seed,
            "first": first,
            "goals": goals if isinstance(goals, str) else list(goals),
            "house_rules": {"open_gold": open_gold, "open_prices": open_prices, "open_reviews": open_reviews},
        }
    )
    check_names(setup.seats)
    return setup


def parse_setup(
    data: object, *, edition: int | None = None, rules: int | None = None, is_lenient: bool = False
) -> Setup:
    """A set-up from JSON, for the newest edition and rules by default; raises BadSetup.

    `is_lenient` ignores unknown fields.

    >>> parse_setup({"seats": [{"name": " Ann ", "clan": "blue"}, {"name": "Bo", "clan": "red"}], "seed": "x"}).seats[0]
    SeatSetup(name='Ann', clan='blue')
    """
    known = ("seats", "seed", "first", "goals", "house_rules")
    table = known_fields(data, "setup", known, is_lenient=is_lenient)
    seats = parse_seats(table.get("seats"), CLANS, fewest=FEWEST_SEATS, most=MOST_SEATS, is_lenient=is_lenient)
    components = newest_edition() if edition is None else EDITIONS[edition]
    return Setup(
        seats=seats,
        seed=parse_seed(table.get("seed")),
        first=parse_first(table.get("first"), len(seats)),
        goals=_goals(table.get("goals", RANDOM_GOALS), components),
        house_rules=_house_rules(table.get("house_rules", {}), is_lenient=is_lenient),
        edition=components.number,
        rules=RULES if rules is None else rules,
    )


def setup_json(setup: Setup) -> SetupJson:
    """The set-up as JSON, complete, so that `parse_setup` gives it back."""
    return {
        "seats": [{"name": seat.name, "clan": seat.clan} for seat in setup.seats],
        "seed": setup.seed,
        "first": setup.first,
        "goals": setup.goals if isinstance(setup.goals, str) else list(setup.goals),
        "house_rules": setup.house_rules.to_json(),
    }


def draw(setup: Setup) -> Setup:
    """The set-up with its goals and first player drawn (rules 9 and 11), unless they have been drawn already.

    >>> draw(Setup((SeatSetup("Ann", "blue"), SeatSetup("Bo", "red")), "heather")).drawn.first
    1
    """
    if setup.drawn is not None:
        return setup
    if setup.goals == FIRST_GAME_GOALS:
        goals: tuple[str, ...] = setup.components.first_game
    elif isinstance(setup.goals, str):
        goals = shuffled(setup.components.goals, setup.seed, "goals")[: len(LETTERS)]
    else:
        goals = setup.goals
    first = setup.first
    if first is None:
        first = stream(setup.seed, "first").randrange(len(setup.seats))
    return replace(setup, drawn=Drawn(goals, first))


def drawn_json(setup: Setup) -> DrawnJson:
    """What was drawn, as JSON.

    >>> drawn_json(Setup((), "x", drawn=Drawn(("sheep",), 1)))
    {'goals': ['sheep'], 'first': 1}
    """
    drawn = setup.drawn
    return {} if drawn is None else {"goals": list(drawn.goals), "first": drawn.first}


def parse_drawn(setup: Setup, data: object) -> Setup:
    """The set-up with what was drawn for it, from JSON; raises BadSetup.

    >>> parse_drawn(Setup((), "x"), {"goals": ["sheep"]})
    Traceback (most recent call last):
    skye.core.errors.BadSetup: wrong_goal_count: goals=1, needed=4
    """
    drawn = known_fields(data, "drawn", ("goals", "first"), is_lenient=True)
    goals, first = drawn.get("goals"), parse_first(drawn.get("first"), len(setup.seats))
    parsed = _goals(goals if isinstance(goals, list) else None, setup.components)
    wanted = setup.components.first_game if setup.goals == FIRST_GAME_GOALS else setup.goals
    is_other = isinstance(wanted, tuple) and wanted != parsed
    if first is None or isinstance(parsed, str) or is_other or setup.first not in (None, first):
        raise BadSetup("wrong_type", field="drawn")
    return replace(setup, drawn=Drawn(parsed, first))


def _goals(goals: object, components: Edition) -> str | tuple[str, ...]:
    if isinstance(goals, str) and goals in (RANDOM_GOALS, FIRST_GAME_GOALS):
        return goals
    if not isinstance(goals, list) or not all(isinstance(goal, str) for goal in goals):
        raise BadSetup("wrong_type", field="goals")
    if len(goals) != len(LETTERS):
        raise BadSetup("wrong_goal_count", goals=len(goals), needed=len(LETTERS))
    for number, goal in enumerate(goals):
        if goal not in components.goals:
            raise BadSetup("unknown_goal", letter=LETTERS[number])
        if goal in goals[:number]:
            raise BadSetup("repeated_goal", goal=goal)
    return tuple(goals)


def are_reviews_open(setup: Setup) -> bool:
    """Whether everybody agreed that the coach may review the game while it is running.

    >>> are_reviews_open(new_setup("Ann", "Bo", seed="heather", open_reviews=True))
    True
    """
    return setup.house_rules.open_reviews


def _house_rules(data: object, *, is_lenient: bool) -> HouseRules:
    rules = known_fields(data, "house_rules", ("open_gold", "open_prices", "open_reviews"), is_lenient=is_lenient)
    agreed: dict[str, bool] = {}
    for key, value in rules.items():
        if not isinstance(value, bool):
            raise BadSetup("wrong_type", field=key)
        agreed[key] = value
    return HouseRules(**agreed)
