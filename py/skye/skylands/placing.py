"""What several actions share: refusing, gaining points, laying a tile with all that follows, and the hostel.

Rulings: what the points supply cannot pay is written down (rule 22). One moves to the hostel one inhabitant at a time,
before anything else in the step; the bonus of Discover islands is no new step. Nobody moves out of the hostel but to be
paid, traded or converted.
"""

from __future__ import annotations

from dataclasses import replace

from skye.core.grid import Pos
from skye.core.regions import Member
from skye.core.values import FrozenDict
from skye.skylands import events
from skye.skylands.actions import HOSTEL, Lodge
from skye.skylands.events import Deployed, Placed, Settled, Taken
from skye.skylands.fitting import placement_fault
from skye.skylands.land import Island
from skye.skylands.state import Seat, State, count_of, with_count
from skye.skylands.tiles import ALL_TILES, COLOUR_OF, COLOURS


def gained(state: State, seat: int, points: int, source: str) -> State:
    """The state after a seat got points from the supply, what it cannot pay written down (rule 22).

    >>> from skye.skylands.sample import example
    >>> state = gained(replace(example(), points_supply=1), 0, 3, "energy")
    >>> state.seats[0].collected, state.seats[0].written, state.points_supply
    (1, 2, 0)
    """
    if points == 0:
        return state
    player = state.seats[seat]
    paid = min(points, state.points_supply)
    written = points - paid
    state = replace(state, points_supply=state.points_supply - paid)
    state = state.with_seat(seat, collected=player.collected + paid, written=player.written + written)
    return state.with_event(events.Gained(seat, source, points, written))


def check_fit(state: State, seat: int, tile: str, x: int, y: int, turn: int) -> None:
    """Refuse a placement that the placing rules forbid (rule 11).

    >>> from skye.skylands.sample import example
    >>> check_fit(example(), 0, "i33", 2, 1, 0)
    Traceback (most recent call last):
    skye.core.errors.IllegalAction: cell_taken (seat 0, phase choose): by=p4a, tile=i33, x=2, y=1
    """
    fault = placement_fault(state.seats[seat].land, ALL_TILES[tile], Pos(x, y), turn)
    if fault is not None:
        raise state.refusal(fault.code, seat, tile=tile, **fault.facts)


def laid(state: State, seat: int, tile: str, x: int, y: int, turn: int, *, event: type[Taken | Placed]) -> State:
    """The state after a fitting tile was laid, with what it completes.

    >>> from skye.skylands.sample import example
    >>> len(laid(example(), 0, "i33", 4, 3, 0, event=Placed).seats[0].land.board)
    4
    """
    land, completed = state.seats[seat].land.extended(ALL_TILES[tile], Pos(x, y), turn)
    state = state.with_seat(seat, land=land).with_event(event(seat, tile, x, y, turn))
    for island in completed:
        state = _completed(state, seat, island)
    return state


def filled(state: State, seat: int, island: Island, event: type[Deployed | Settled]) -> State:
    """The state after the free spaces of an island were filled as far as the supply goes.

    >>> from skye.skylands.sample import example
    >>> state = example()
    >>> filled(state, 0, state.player.land.by_id["2,1,0"], Deployed).supply
    (18, 20, 20)
    """
    player = state.seats[seat]
    colour = COLOUR_OF[island.terrain]
    count = min(player.free_spaces(island), count_of(state.supply, colour))
    if count == 0:
        return state
    living = FrozenDict({**player.inhabitants, island.id: player.inhabitants.get(island.id, 0) + count})
    state = replace(state, supply=with_count(state.supply, colour, -count)).with_seat(seat, inhabitants=living)
    return state.with_event(event(seat, island.id, island.terrain, count))


def without(player: Seat, place: str, count: int = 1) -> Seat:
    """The player after inhabitants left a place, an island or `hostel:` with a colour.

    >>> without(Seat(hostel=(2, 1, 0)), "hostel:G").hostel
    (1, 1, 0)
    """
    if place.startswith(HOSTEL):
        return replace(player, hostel=with_count(player.hostel, place[-1], -count))
    left = player.inhabitants[place] - count
    living = dict(player.inhabitants)
    if left:
        living[place] = left
    else:
        del living[place]
    return replace(player, inhabitants=FrozenDict(living))


def places_of(player: Seat, colour: str | None) -> dict[str, int]:
    """The places that hold inhabitants of a colour, or of any, with how many.

    >>> places_of(Seat(hostel=(2, 1, 0)), "P")
    {'hostel:P': 1}
    """
    by_id = player.land.by_id
    found = {
        island: player.inhabitants[island]
        for island in sorted(player.inhabitants)
        if colour is None or COLOUR_OF[by_id[island].terrain] == colour
    }
    for number, letter in enumerate(COLOURS):
        if player.hostel[number] and (colour is None or letter == colour):
            found[f"{HOSTEL}:{letter}"] = player.hostel[number]
    return found


def colour_at(player: Seat, place: str) -> str | None:
    """The colour of the inhabitants of a place; None when nobody is there.

    >>> colour_at(Seat(hostel=(2, 1, 0)), "hostel:G")
    'G'
    """
    if place.startswith(HOSTEL):
        letter = place[-1]
        return letter if letter in COLOURS and count_of(player.hostel, letter) else None
    if place not in player.inhabitants:
        return None
    return COLOUR_OF[player.land.by_id[place].terrain]


def can_lodge(state: State) -> bool:
    """Whether the acting seat may now move somebody to its hostel: first in its step, not at the bonus (rule 24).

    >>> from skye.skylands.sample import example
    >>> can_lodge(example("0 choose deploy"))
    False
    """
    player = state.player
    step = state.step
    return not step.has_acted and not step.is_bonus and bool(player.inhabitants) and player.hostel_room > 0


def lodge_actions(state: State) -> list[Lodge]:
    """Every move to the hostel that the acting seat may make now.

    >>> from skye.skylands.sample import example
    >>> lodge_actions(example("0 choose deploy"))
    []
    """
    if not can_lodge(state):
        return []
    return [Lodge(state.acting, island) for island in sorted(state.player.inhabitants)]


def lodge(state: State, action: Lodge) -> State:
    """Move one inhabitant from an island to the hostel (rule 24).

    >>> from skye.skylands.sample import example
    >>> lodge(example("0 choose deploy"), Lodge(0, "2,1,0"))
    Traceback (most recent call last):
    skye.core.errors.IllegalAction: no_hostel (seat 0, phase deploy)
    """
    player = state.player
    if not player.has_hostel:
        raise state.refusal("no_hostel", action.seat)
    if state.step.has_acted or state.step.is_bonus:
        raise state.refusal("lodging_comes_first", action.seat)
    if player.hostel_room <= 0:
        raise state.refusal("hostel_full", action.seat)
    colour = None if action.island.startswith(HOSTEL) else colour_at(player, action.island)
    if colour is None:
        raise state.refusal("nobody_there", action.seat, place=action.island)
    living = without(player, action.island).inhabitants
    state = state.with_seat(action.seat, inhabitants=living, hostel=with_count(player.hostel, colour, 1))
    return state.with_event(events.Lodged(action.seat, action.island, colour))


def _completed(state: State, seat: int, island: Island) -> State:
    """Record a completed island and let the special islands in it act (rule 24)."""
    state = state.with_event(events.Completed(seat, island.id, island.terrain, island.spaces, island.cells))
    for special, pos in state.seats[seat].land.specials.tiles:
        # A special island has one part at most.
        if special.parts and Member(pos, 0) in island.members:
            if special.fills_when_completed:
                state = filled(state, seat, island, Settled)
            state = gained(state, seat, special.points_when_completed(island.spaces), special.id)
    return state
