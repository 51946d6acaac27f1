"""Convert energy (rules 20 to 22): move inhabitants from a crystal island into a city, one point for each.

Rulings: every move takes as many as go, and the inhabitants are back in the supply at once. The hostel's blue guests,
and blue inhabitants got by trading, serve as a crystal island or on top of one: they never count towards the one or two
islands of the rule. The bonus of the active player is paid once in a step, with the first inhabitant.
"""

from __future__ import annotations

from dataclasses import replace

from skye.skylands import events
from skye.skylands.actions import HOSTEL, Action, Convert, Trade
from skye.skylands.create import TRADE_RATE, given, trade_pairs
from skye.skylands.land import Island
from skye.skylands.placing import gained, without
from skye.skylands.specials import Special
from skye.skylands.state import Move, Seat, State, with_count

BONUS_POINTS = 2
TRADED = "trade"
_NO_ISLAND = frozenset({HOSTEL, TRADED})


def cities(player: Seat) -> list[Island]:
    """The complete cities of a player.

    >>> from skye.skylands.sample import example
    >>> [city.id for city in cities(example().player)]
    ['1,1,0']
    """
    return [island for island in player.land.islands if island.terrain == "T" and island.open_edges == 0]


def sources(player: Seat) -> dict[str, int]:
    """Where a player has blue inhabitants, with how many: crystal islands, and the hostel.

    >>> sources(Seat(hostel=(1, 0, 3)))
    {'hostel': 3}
    """
    by_id = player.land.by_id
    found = {
        island: player.inhabitants[island] for island in sorted(player.inhabitants) if by_id[island].terrain == "C"
    }
    if player.hostel[2]:
        found[HOSTEL] = player.hostel[2]
    return found


def room(state: State, city: Island) -> int:
    """How many inhabitants a city still takes in this step.

    >>> from skye.skylands.sample import example
    >>> state = example("0 choose convert")
    >>> room(state, cities(state.player)[0])
    2
    """
    return city.spaces - sum(move.count for move in state.step.moves if move.city == city.id)


def can_act(state: State) -> bool:
    """Whether the acting seat can move anybody.

    >>> from skye.skylands.sample import example
    >>> can_act(example("0 choose convert"))
    False
    """
    return bool(actions(state))


def actions(state: State) -> list[Action]:
    """Every move that may be made now, trades included.

    >>> from skye.skylands.sample import example
    >>> actions(example("0 choose convert"))
    []
    """
    player = state.player
    open_cities = [city for city in cities(player) if room(state, city) > 0]
    seat = state.acting
    found: list[Action] = [
        Convert(seat, source, city.id)
        for source in sources(player)
        for city in open_cities
        if _is_within_limits(state, source, city.id)
    ]
    if player.land.specials.effects.allows_trading:
        into = [city.id for city in open_cities if _is_within_limits(state, TRADED, city.id)]
        found += [
            Trade(seat, first, second, city)
            for first, second in trade_pairs(player)
            if _has_blue_for(state, first)
            for city in into
        ]
    return found


def bonus_left(state: State) -> int:
    """The points that the acting seat gets on top for the first inhabitant it moves in this step (rule 21).

    >>> from skye.skylands.sample import example
    >>> bonus_left(example("0 choose convert"))
    0
    """
    return BONUS_POINTS if state.has_bonus and not state.step.moves and can_act(state) else 0


def convert(state: State, action: Convert) -> State:
    """Move inhabitants into a city until it is full or nobody is left (rule 20).

    >>> from skye.skylands.sample import example
    >>> convert(example("0 choose convert"), Convert(0, "2,2,1", "1,1,0"))
    Traceback (most recent call last):
    skye.core.errors.IllegalAction: nobody_there (seat 0, phase convert): place=2,2,1
    """
    city = _city(state, action.seat, action.city)
    available = sources(state.player).get(action.source, 0)
    if available == 0:
        raise state.refusal("nobody_there", action.seat, place=action.source)
    if not _is_within_limits(state, action.source, city.id):
        raise state.refusal("too_many_islands", action.seat, source=action.source, city=city.id)
    count = min(available, room(state, city))
    spot = f"{HOSTEL}:B" if action.source == HOSTEL else action.source
    player = without(state.player, spot, count)
    state = replace(state, supply=with_count(state.supply, "B", count))
    state = state.with_seat(action.seat, inhabitants=player.inhabitants, hostel=player.hostel)
    state = state.with_event(events.Converted(action.seat, action.source, city.id, count))
    return _moved(state, action.seat, Move(action.source, city.id, count))


def trade(state: State, action: Trade) -> State:
    """Exchange two inhabitants for a blue one that moves into a city at once (rule 24).

    >>> from skye.skylands.sample import example
    >>> trade(example("0 choose convert"), Trade(0, "2,1,0", "2,1,0", "1,1,0"))
    Traceback (most recent call last):
    skye.core.errors.IllegalAction: no_trading_district (seat 0, phase convert)
    """
    if not state.player.land.specials.effects.allows_trading:
        raise state.refusal("no_trading_district", action.seat)
    if action.city is None:
        raise state.refusal("city_missing", action.seat)
    if action.first > action.second:
        raise state.refusal("wrong_order", action.seat)
    city = _city(state, action.seat, action.city)
    if not _is_within_limits(state, TRADED, city.id):
        raise state.refusal("too_many_islands", action.seat, source=TRADED, city=city.id)
    traded = given(state.player, action.first, action.second)
    if traded is None:
        raise state.refusal("not_two_of_a_kind", action.seat)
    if not _has_blue_for(state, action.first):
        raise state.refusal("supply_empty", action.seat, colour="B")
    player, colour = traded
    state = replace(state, supply=with_count(state.supply, colour, TRADE_RATE))
    state = state.with_seat(action.seat, inhabitants=player.inhabitants, hostel=player.hostel)
    state = state.with_event(events.Traded(action.seat, action.first, action.second, colour, "B", city.id))
    return _moved(state, action.seat, Move(TRADED, city.id, 1))


def entered(player: Seat, city: str) -> list[Special]:
    """The special islands in a city that pay when inhabitants move into it.

    >>> from skye.skylands.land import Land
    >>> [special.id for special in entered(Seat(land=Land.of([("power-station", 0, 0, 0)])), "0,0,0")]
    ['power-station']
    """
    return [
        special
        for special, pos in player.land.specials.tiles
        if special.points_when_entered and player.land.island_of(pos, 0).id == city
    ]


def _city(state: State, seat: int, name: str) -> Island:
    """A complete city with room; refuses anything else."""
    city = state.player.land.by_id.get(name)
    if city is None or city.terrain != "T":
        raise state.refusal("no_such_city", seat, city=name)
    if city.open_edges:
        raise state.refusal("not_complete", seat, island=name)
    if room(state, city) <= 0:
        raise state.refusal("city_full", seat, city=name)
    return city


def _is_within_limits(state: State, source: str, city: str) -> bool:
    """One island to one city; with the bonus two islands to one city, or one island to two cities (rules 20, 21)."""
    islands = {move.source for move in state.step.moves} | {source}
    islands -= _NO_ISLAND
    towns = {move.city for move in state.step.moves} | {city}
    if state.has_bonus:
        return len(islands) + len(towns) <= 3 and len(towns) <= 2
    return len(islands) <= 1 and len(towns) <= 1


def _has_blue_for(state: State, first: str) -> bool:
    """Whether a blue inhabitant is in the supply once the two traded ones are back in it."""
    return state.supply[2] > 0 or first == f"{HOSTEL}:B" or _is_crystal(state.player, first)


def _is_crystal(player: Seat, place: str) -> bool:
    island = player.land.by_id.get(place)
    return island is not None and island.terrain == "C"


def _moved(state: State, seat: int, move: Move) -> State:
    """Pay for inhabitants that moved into a city, with what the first of them brings."""
    moves = state.step.moves
    state = replace(state, step=replace(state.step, has_acted=True, moves=(*moves, move)))
    state = gained(state, seat, move.count, "energy")
    if not moves and state.has_bonus:
        state = gained(state, seat, BONUS_POINTS, "bonus")
    if all(earlier.city != move.city for earlier in moves):
        for special in entered(state.seats[seat], move.city):
            state = gained(state, seat, special.points_when_entered, special.id)
    return state
