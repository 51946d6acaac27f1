"""Setting up a game of Isle of Skye (rules 9 to 11): seats, seed, first player, goals and house rules."""

from __future__ import annotations

from dataclasses import dataclass

from skye.core.game import BadSetup, Json
from skye.core.seats import SeatSetup, known_fields, parse_first, parse_seats, parse_seed
from skye.isle.scoring import GOALS
from skye.isle.tiles import CLANS
from skye.isle.track import FEWEST_SEATS, LETTERS, MOST_SEATS

RANDOM_GOALS = "random"
FIRST_GAME_GOALS = "first-game"
FIRST_GAME = ("farm-animals", "complete-mountains", "road-tiles", "squares")
"""Ruling (rule 9): the easy set recommended for a first game, as A, B, C, D."""


@dataclass(frozen=True, slots=True)
class HouseRules:
    """What a table may agree on: everybody's gold in the open, sealed prices in the open for learning games."""

    open_gold: bool = False
    open_prices: bool = False


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game starts from; `first` None and goals `random` are decided by the seed."""

    seats: tuple[SeatSetup, ...]
    seed: str
    first: int | None = None
    goals: str | tuple[str, ...] = RANDOM_GOALS
    house_rules: HouseRules = HouseRules()


def parse_setup(data: Json) -> Setup:
    """A set-up from JSON; raises BadSetup.

    >>> parse_setup({"seats": [{"name": " Ann ", "clan": "blue"}, {"name": "Bo", "clan": "red"}], "seed": "x"}).seats[0]
    SeatSetup(name='Ann', clan='blue')
    """
    table = known_fields(data, "setup", ("seats", "seed", "first", "goals", "house_rules"))
    seats = parse_seats(table.get("seats"), CLANS, fewest=FEWEST_SEATS, most=MOST_SEATS)
    return Setup(
        seats=seats,
        seed=parse_seed(table.get("seed")),
        first=parse_first(table.get("first"), len(seats)),
        goals=_goals(table.get("goals", RANDOM_GOALS)),
        house_rules=_house_rules(table.get("house_rules", {})),
    )


def setup_json(setup: Setup) -> dict[str, Json]:
    """The set-up as JSON, complete, so that `parse_setup` gives it back."""
    return {
        "seats": [{"name": seat.name, "clan": seat.clan} for seat in setup.seats],
        "seed": setup.seed,
        "first": setup.first,
        "goals": setup.goals if isinstance(setup.goals, str) else list(setup.goals),
        "house_rules": {
            "open_gold": setup.house_rules.open_gold,
            "open_prices": setup.house_rules.open_prices,
        },
    }


def _goals(goals: Json) -> str | tuple[str, ...]:
    if isinstance(goals, str) and goals in (RANDOM_GOALS, FIRST_GAME_GOALS):
        return goals
    if not isinstance(goals, list) or not all(isinstance(goal, str) for goal in goals):
        raise BadSetup("wrong_type", field="goals")
    if len(goals) != len(LETTERS):
        raise BadSetup("wrong_goal_count", goals=len(goals), needed=len(LETTERS))
    for number, goal in enumerate(goals):
        if goal not in GOALS:
            raise BadSetup("unknown_goal", letter=LETTERS[number])
        if goal in goals[:number]:
            raise BadSetup("repeated_goal", goal=goal)
    return tuple(goals)


def _house_rules(data: Json) -> HouseRules:
    rules = known_fields(data, "house_rules", ("open_gold", "open_prices"))
    for key, value in rules.items():
        if not isinstance(value, bool):
            raise BadSetup("wrong_type", field=key)
    return HouseRules(**rules)
