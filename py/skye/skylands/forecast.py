"""What each action would give whom at best, and whether the game may end this turn: hints, never rules."""

from __future__ import annotations

from itertools import combinations
from typing import Required, TypedDict

from skye.core.game import ReasonJson
from skye.skylands import convert, create, deploy, discover
from skye.skylands.actions import CHOICES, HOSTEL
from skye.skylands.clauses import reason_with_clause
from skye.skylands.scoring import holding_of
from skye.skylands.specials import Special
from skye.skylands.state import Phase, Seat, State, count_of
from skye.skylands.tiles import COLOUR_OF, SPECIALS
from skye.skylands.turns import FEW_SQUARES, end_reason


class Gain(TypedDict, total=False):
    """What a seat could gain at best: tiles, inhabitants and islands that take them, special islands, or points."""

    tiles: int
    inhabitants: int
    islands: list[str]
    specials: list[str]
    points: int


class SeatGain(Gain):
    """What one seat could gain."""

    seat: Required[int]


class ActionForecast(TypedDict):
    """One of the four actions: may it be chosen, and who would gain what."""

    action: str
    can_choose: bool
    is_repeat: bool
    reason: ReasonJson | None
    ends_game: bool
    gains: list[SeatGain]


class EndWarning(TypedDict):
    """Whether the game may end this turn or will, and the reasons."""

    may_end: bool
    will_end: bool
    reasons: list[ReasonJson]


def action_forecasts(state: State, seat: int) -> list[ActionForecast]:
    """The four actions with the asking seat as the active player: may it choose them, and who would gain what.

    >>> from skye.skylands.sample import example
    >>> action_forecasts(example(), 0)[1]["gains"][0]
    {'seat': 0, 'inhabitants': 2, 'islands': ['2,1,0']}
    """
    player = state.seats[seat]
    answer: list[ActionForecast] = []
    for choice in CHOICES:
        is_repeat = choice == player.pawn
        reason: ReasonJson | None = None
        if is_repeat and not player.is_marker_active:
            reason = reason_with_clause("marker_used", {"action": choice})
        answer.append(
            {
                "action": choice,
                "can_choose": reason is None and state.phase is Phase.CHOOSE and seat == state.acting,
                "is_repeat": is_repeat,
                "reason": reason,
                "ends_game": choice == "discover" and len(state.stack) < discover.needed_tiles(state),
                "gains": [
                    {"seat": other, **_gain(state, other, choice, has_bonus=other == seat)}
                    for other in range(len(state.seats))
                ],
            }
        )
    return answer


def most_deployed(state: State, player: Seat, *, has_bonus: bool) -> tuple[int, list[str]]:
    """The most inhabitants a player could deploy now, and the islands that take them (rule 18).

    >>> from skye.skylands.sample import example
    >>> state = example()
    >>> most_deployed(state, state.seats[1], has_bonus=True)
    (4, ['1,1,0', '2,1,0'])
    """
    islands = deploy.fillable(state, player)
    best: tuple[int, list[str]] = (0, [])
    for size in (1, 2) if has_bonus else (1,):
        for group in combinations(islands, size):
            supply = dict(zip("GPB", state.supply, strict=True))
            count = 0
            for island in group:
                colour = COLOUR_OF[island.terrain]
                here = min(player.free_spaces(island), supply[colour])
                supply[colour] -= here
                count += here
            if count > best[0]:
                best = (count, [island.id for island in group])
    return best


def most_energy(state: State, player: Seat, *, has_bonus: bool) -> int:
    """The most points a player could make in Convert energy now, with hostel and trades (rules 20, 21, 24).

    >>> from skye.skylands.land import Land
    >>> from skye.skylands.sample import example
    >>> land = Land.of([("whole-city", 0, 0, 0), ("hostel", 2, 0, 0)])
    >>> most_energy(example(), Seat(land=land, hostel=(0, 0, 4)), has_bonus=True)
    5
    """
    cities = convert.cities(player)
    blue = convert.sources(player)
    guests = blue.pop(HOSTEL, 0)
    crystal = sorted(blue.values(), reverse=True)
    colours = player.colours()
    at_entry = {
        city.id: sum(special.points_when_entered for special in convert.entered(player, city.id)) for city in cities
    }
    limits = ((2, 1), (1, 2)) if has_bonus else ((1, 1),)
    best = 0
    for most_islands, most_cities in limits:
        chosen = sum(crystal[:most_islands]) + guests
        others = colours[2] - chosen
        lodged = min(others, player.hostel_room)
        moving = chosen + lodged
        if player.land.specials.effects.allows_trading and (moving or count_of(state.supply, "B")):
            moving += sum(count // create.TRADE_RATE for count in (colours[0], colours[1], others - lodged))
        for size in range(1, most_cities + 1):
            for group in combinations(cities, size):
                moved = min(moving, sum(city.spaces for city in group))
                extra = convert.BONUS_POINTS if has_bonus else 0
                extra += sum(at_entry[city.id] for city in group)
                best = max(best, moved + extra if moved else 0)
    return best


def special_points(player: Seat, special: Special) -> int:
    """The points a special island would have at the end if it lay on this board as it is now, in a complete island.

    >>> from skye.skylands.tiles import SPECIALS
    >>> special_points(Seat(), SPECIALS["academy"])
    2
    """
    return special.points_if_added(holding_of(player))


def end_warning(state: State) -> EndWarning:
    """Whether the game may end this turn or will, and the reasons (rules 17 and 25).

    >>> from skye.skylands.sample import example
    >>> end_warning(example())
    {'may_end': False, 'will_end': False, 'reasons': []}
    """
    reasons: list[ReasonJson] = []
    is_running = state.phase not in (Phase.START, Phase.END)
    if is_running:
        reasons = [*_few_tiles(state), *_few_squares(state), *_few_points(state)]
    will_end = is_running and end_reason(state) is not None
    return {"may_end": bool(reasons) or will_end, "will_end": will_end, "reasons": reasons}


def _gain(state: State, seat: int, choice: str, *, has_bonus: bool) -> Gain:
    player = state.seats[seat]
    if choice == "discover":
        is_possible = len(state.stack) >= discover.needed_tiles(state) and bool(player.land.gaps)
        return {"tiles": (2 if has_bonus else 1) if is_possible else 0}
    if choice == "deploy":
        count, islands = most_deployed(state, player, has_bonus=has_bonus)
        return {"inhabitants": count, "islands": islands}
    if choice == "create":
        return {
            "specials": [
                special
                for special in state.show
                if create.create_fault(state, player, special, has_bonus=has_bonus) is None
            ]
        }
    when_chosen = player.land.specials.effects.points_when_chosen(choice)
    return {"points": most_energy(state, player, has_bonus=has_bonus) + when_chosen}


def _few_tiles(state: State) -> list[ReasonJson]:
    player = state.seats[state.active]
    can_discover = player.pawn != "discover" or player.is_marker_active
    needed = discover.needed_tiles(state)
    if state.phase is Phase.CHOOSE and can_discover and len(state.stack) < needed:
        return [{"code": "few_tiles", "facts": {"tiles": len(state.stack), "needed": needed}}]
    return []


def _few_squares(state: State) -> list[ReasonJson]:
    found: list[ReasonJson] = []
    for seat, player in enumerate(state.seats):
        if player.empty_squares - _most_placed(state, seat) <= FEW_SQUARES:
            found.append({"code": "few_squares", "facts": {"seat": seat, "empty": player.empty_squares}})
    return found


def _most_placed(state: State, seat: int) -> int:
    """The most tiles a seat may still place this turn, if all goes its way."""
    by_special = max((_tiles_with(state, name) for name in state.show), default=0)
    if state.action is None:
        by_tile = 2 if seat == state.active else 1
        return max(by_special, by_tile if len(state.stack) >= discover.needed_tiles(state) else 0)
    place_in_order = (seat - state.active) % len(state.seats)
    if state.action == "discover":
        left = 1 if seat == state.active and not (state.step.is_bonus and state.step.has_acted) else 0
        if not state.step.is_bonus and place_in_order >= state.position:
            left += 0 if place_in_order == state.position and state.step.has_acted else 1
        return min(left, len(state.revealed))
    if state.action == "create" and place_in_order >= state.position:
        if place_in_order == state.position and state.step.has_acted:
            # What is paid or drawn but not placed yet.
            if state.step.special is None:
                return int(state.step.drawn is not None)
            return _tiles_with(state, state.step.special)
        return by_special
    return 0


def _tiles_with(state: State, special: str) -> int:
    """How many tiles are placed with a special island: itself, and what it draws."""
    return 1 + min(SPECIALS[special].tiles_when_placed, len(state.stack))


def _few_points(state: State) -> list[ReasonJson]:
    """The points supply may run out: by everybody's energy, or by what special islands pay at once."""
    most = 0
    for choice in CHOICES if state.action is None else (state.action,):
        points = 0
        if state.action is None:
            points += sum(player.land.specials.effects.points_when_chosen(choice) for player in state.seats)
        if choice == "convert":
            points += sum(
                most_energy(state, player, has_bonus=seat == state.active)
                for seat, player in enumerate(state.seats)
                if (seat - state.active) % len(state.seats) >= state.position
            )
        elif choice == "create":
            shown = state.show if state.step.special is None else (*state.show, state.step.special)
            points += max((SPECIALS[name].points_when_placed for name in shown), default=0)
        most = max(most, points)
    if state.points_supply <= most:
        return [{"code": "few_points", "facts": {"points": state.points_supply}}]
    return []
