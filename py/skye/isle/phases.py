"""The course of a round, in the order of the rules: income, draw, price, reveal, buy, build, score, and the end.

Each handler takes a state and an action, refuses or carries it out, and runs on to the next decision.

Building (rule 18): all who have tiles may build at once, in any order, as at a real table. The territories are
independent, so the order gives nobody an edge. A seat with nothing to build is passed over; every other seat ends its
building itself, so that its last placement can still be undone. In games of version 1 of the rules, the seats build one
after another, from the first player clockwise.
"""

from __future__ import annotations

from dataclasses import replace

from skye.core.chance import shuffled
from skye.core.errors import IllegalAction
from skye.core.game import Outcome
from skye.core.grid import Pos
from skye.core.values import FrozenDict
from skye.isle import events
from skye.isle.actions import Buy, Done, GiveUp, Pass, Place, Price
from skye.isle.fitting import placement_fault, placements
from skye.isle.practice import in_order
from skye.isle.pricing import pricing_fault
from skye.isle.scoring import gold_line, score_goal, scroll_lines
from skye.isle.setup import Setup, draw
from skye.isle.state import Offer, Phase, Seat, State
from skye.isle.survey import CASTLE_INCOME, Survey, territory_around
from skye.isle.tiles import IsleTile

DRAWN = 3


# --- Setting up (rules 9 to 12)


def new_game(setup: Setup) -> State:
    """The state after set-up, the first income and the first draw."""
    setup, components = draw(setup), setup.components
    assert setup.drawn is not None  # it has just been drawn
    goals, first = setup.drawn.goals, setup.drawn.first
    state = State(
        setup=setup,
        goals=goals,
        bag=shuffled(components.landscape(), setup.seed, "bag", 0),
        seats=tuple(Seat(territory_around(components.castle(seat.clan))) for seat in setup.seats),
        first_player=first,
    )
    return _start_round(state.with_event(events.Started(goals, first)))


# --- Income and draw (rules 13 and 14)


def _start_round(state: State) -> State:
    state = replace(state, round=state.round + 1, phase=Phase.PRICE, turn=None)
    letters = tuple(state.this_round.letters)
    state = state.with_event(events.RoundStarted(state.round, state.first_player, letters))
    return _draw(_income(state))


def _income(state: State) -> State:
    points = [seat.points for seat in state.seats]
    per_player = state.this_round.gold_per_player_ahead
    for seat in state.clockwise:
        survey = Survey(state.seats[seat].territory)
        ahead = sum(other > points[seat] for other in points)
        behind = ahead * per_player
        gold = survey.income + behind
        state = state.with_seat(seat, gold=state.seats[seat].gold + gold).with_event(
            events.Income(seat, CASTLE_INCOME, len(survey.connected_whisky), ahead, per_player, behind, gold)
        )
    return state


def _draw(state: State) -> State:
    for seat in state.clockwise:
        drawn, bag = state.bag[:DRAWN], state.bag[DRAWN:]
        upcoming = state.upcoming[DRAWN:]
        state = replace(state, bag=bag, upcoming=upcoming).with_seat(seat, offer=tuple(map(Offer, drawn)))
        state = state.with_event(events.Drawn(seat, tuple(tile.id for tile in drawn)))
    return replace(state, reveals=state.reveals + 1)


# --- Price, reveal and discard (rules 14 and 15)


def price(state: State, action: Price) -> State:
    """Seal a discard and two prices; the last seat to do so reveals them all."""
    seat = state.seats[action.seat]
    fault = pricing_fault([offer.tile.id for offer in seat.offer], seat.gold, action)
    if fault is not None:
        raise state.refusal(fault.code, action.seat, **fault.facts)
    prices = dict(action.prices)
    offer = tuple(
        Offer(offer.tile, is_discard=True)
        if offer.tile.id == action.discard
        else Offer(offer.tile, price=prices[offer.tile.id])
        for offer in seat.offer
    )
    state = state.with_seat(action.seat, offer=offer, gold=seat.gold - sum(prices.values()), is_sealed=True)
    state = state.with_event(events.Priced(action.seat))
    return _reveal(state) if all(other.is_sealed for other in state.seats) else state


def _reveal(state: State) -> State:
    discards: tuple[IsleTile, ...] = ()
    for number in state.clockwise:
        offer = state.seats[number].offer
        (discard,) = (item.tile for item in offer if item.is_discard)
        offered = tuple(item for item in offer if not item.is_discard)
        discards += (discard,)
        state = state.with_seat(number, offer=offered, is_sealed=False).with_event(
            events.Revealed(number, discard.id, FrozenDict({item.tile.id: item.price or 0 for item in offered}))
        )
    state = _into_bag(state, discards)
    return replace(state, phase=Phase.BUY, turn=state.first_player, reveals=state.reveals + 1)


def _into_bag(state: State, tiles: tuple[IsleTile, ...]) -> State:
    """Tiles back into the bag, which is shuffled."""
    shuffles = state.shuffles + 1
    # Shuffled from a sorted bag, so that the new order reveals nothing about the old one.
    together = sorted((*state.bag, *tiles), key=lambda tile: tile.id)
    bag = shuffled(together, state.setup.seed, "bag", shuffles)
    return replace(state, bag=in_order(bag, state.upcoming) if state.upcoming else bag, shuffles=shuffles)


# --- Buy (rules 16 and 17)


def buy(state: State, action: Buy) -> State:
    """Buy one tile of another player; the seller gets its price and takes back the gold that lay on it."""
    fault = buying_fault(state, action.seat, action.tile)
    if fault is not None:
        raise fault
    seller = owner_of(state, action.tile)
    assert seller is not None  # a tile without an owner was refused
    seat = state.seats[seller]
    (price,) = (offer.price or 0 for offer in seat.offer if offer.tile.id == action.tile)
    offers = tuple(
        replace(offer, bought_by=action.seat) if offer.tile.id == action.tile else offer for offer in seat.offer
    )
    state = state.with_seat(action.seat, gold=state.seats[action.seat].gold - price)
    state = state.with_seat(seller, gold=seat.gold + 2 * price, offer=offers)
    return _next_buyer(state.with_event(events.Bought(action.seat, action.tile, seller, price)))


def pass_by(state: State, action: Pass) -> State:
    """Buy nothing."""
    return _next_buyer(state.with_event(events.Passed(action.seat)))


def buying_fault(state: State, seat: int, tile: str) -> IllegalAction | None:
    """Why a seat could not buy a tile if it were its turn, or None if it could."""
    owner = owner_of(state, tile)
    if owner is None:
        return state.refusal("not_on_offer", seat, tile=tile)
    (offer,) = (offer for offer in state.seats[owner].offer if offer.tile.id == tile)
    if owner == seat:
        return state.refusal("own_tile", seat, tile=tile)
    if offer.bought_by is not None:
        return state.refusal("already_bought", seat, tile=tile, by=offer.bought_by)
    gold = state.seats[seat].gold
    if (offer.price or 0) > gold:
        return state.refusal("not_enough_gold", seat, tile=tile, price=offer.price, gold=gold)
    return None


def owner_of(state: State, tile: str) -> int | None:
    """The seat before which a tile lies on offer."""
    for number, seat in enumerate(state.seats):
        if any(offer.tile.id == tile for offer in seat.offer):
            return number
    return None


def _next_buyer(state: State) -> State:
    assert state.turn is not None  # somebody has just bought or passed
    buyer = (state.turn + 1) % len(state.seats)
    return _keep(state) if buyer == state.first_player else replace(state, turn=buyer)


def _keep(state: State) -> State:
    """What nobody bought stays with its owner, the gold on it goes to the bank; all tiles got come to hand."""
    bought: dict[int, tuple[IsleTile, ...]] = {}
    for number in state.clockwise:
        for offer in state.seats[number].offer:
            if offer.bought_by is not None:
                bought[offer.bought_by] = (*bought.get(offer.bought_by, ()), offer.tile)
    for number in state.clockwise:
        seat = state.seats[number]
        unsold = tuple(offer.tile for offer in seat.offer if offer.bought_by is None)
        paid = seat.gold_on_tiles
        state = state.with_seat(number, offer=(), hand=(*unsold, *bought.get(number, ())))
        if unsold:
            state = state.with_event(events.Kept(number, tuple(tile.id for tile in unsold), paid))
    state = replace(state, phase=Phase.BUILD, turn=None)
    if not state.builds_in_any_order:
        return _next_builder(state)
    for number in state.clockwise:
        state = state.with_seat(number, has_built=not state.seats[number].hand)
    return _scored_once_built(state)


# --- Build (rules 18 and 19)


def place(state: State, action: Place) -> State:
    """Add a tile to the territory."""
    tile = _in_hand(state, action.seat, action.tile)
    seat = state.seats[action.seat]
    fault = placement_fault(seat.territory, tile, Pos(action.x, action.y), action.turn)
    if fault is not None:
        raise state.refusal(fault.code, action.seat, tile=tile.id, **fault.facts)
    territory = seat.territory.placed(tile, Pos(action.x, action.y), action.turn)
    state = state.with_seat(action.seat, territory=territory, hand=_without(seat.hand, tile))
    return state.with_event(events.Placed(action.seat, tile.id, action.x, action.y, action.turn))


def give_up(state: State, action: GiveUp) -> State:
    """Put a tile back into the bag, its gold stays lost.

    Ruling (rule 19): only when no legal place for it exists now; the other tiles may be placed first to make room.
    """
    tile = _in_hand(state, action.seat, action.tile)
    seat = state.seats[action.seat]
    places = placements(seat.territory, tile)
    if places:
        where = places[0]
        raise state.refusal("still_fits", action.seat, tile=tile.id, x=where.x, y=where.y, turn=where.turn)
    state = _into_bag(state.with_seat(action.seat, hand=_without(seat.hand, tile)), (tile,))
    return state.with_event(events.GivenUp(action.seat, tile.id))


def done(state: State, action: Done) -> State:
    """End one's building; after the last seat the round is scored."""
    hand = state.seats[action.seat].hand
    if hand:
        raise state.refusal("must_place_first", action.seat, tiles=[tile.id for tile in hand])
    state = state.with_event(events.Built(action.seat))
    if not state.builds_in_any_order:
        return _next_builder(state)
    return _scored_once_built(state.with_seat(action.seat, has_built=True))


def _in_hand(state: State, seat: int, tile: str) -> IsleTile:
    hand = state.seats[seat].hand
    for held in hand:
        if held.id == tile:
            return held
    raise state.refusal("not_in_hand", seat, tile=tile, hand=[held.id for held in hand])


def _without(hand: tuple[IsleTile, ...], tile: IsleTile) -> tuple[IsleTile, ...]:
    return tuple(held for held in hand if held is not tile)


def _scored_once_built(state: State) -> State:
    """Once nobody builds any more, the round is scored."""
    if not all(seat.has_built for seat in state.seats):
        return state
    for number in state.clockwise:
        state = state.with_seat(number, has_built=False)
    return _score(state)


def _next_builder(state: State) -> State:
    """The next seat with tiles builds, in version 1 of the rules."""
    order = state.clockwise
    still = order if state.turn is None else order[order.index(state.turn) + 1 :]
    for seat in still:
        if state.seats[seat].hand:
            return replace(state, turn=seat)
    return _score(replace(state, turn=None))


# --- Score (rule 20) and the end (rules 26 to 28)


def scored(state: State) -> State:
    """The state after the goals of the round were scored (rule 20).

    >>> from skye.core.game import SeatSetup
    >>> state = scored(new_game(Setup((SeatSetup("Ann", "blue"), SeatSetup("Bo", "red")), "heather")))
    >>> [event.kind for event in state.history[-3:]]
    ['scored', 'scored', 'round_end']
    """
    surveys = [Survey(seat.territory) for seat in state.seats]
    gold = [seat.gold for seat in state.seats]
    for letter in state.this_round.letters:
        goal = state.goal(letter)
        for number, line in enumerate(score_goal(goal, surveys, gold)):
            points = state.seats[number].points + line.points
            state = state.with_seat(number, points=points).with_event(
                events.Scored(state.round, letter, goal, number, line, points)
            )
    return state.with_event(events.RoundEnded(state.round, tuple(seat.points for seat in state.seats)))


def _score(state: State) -> State:
    state = scored(state)
    if state.round == len(state.track):
        return finished(state)
    first = (state.first_player + 1) % len(state.seats)
    return _start_round(replace(state, first_player=first).with_event(events.FirstPlayerMoved(first)))


def finished(state: State) -> State:
    """The state at the end of the game: scrolls and gold are scored, and the winners are found (rules 26 to 28).

    >>> from skye.core.game import SeatSetup
    >>> finished(new_game(Setup((SeatSetup("Ann", "blue"), SeatSetup("Bo", "red")), "heather")))
    <isle state: round 1 of 6, end, Ann 1, Bo 1>
    """
    for number, seat in enumerate(state.seats):
        lines = tuple(scroll_lines(Survey(seat.territory)))
        points = seat.points + sum(line.points for line in lines)
        state = state.with_seat(number, points=points).with_event(events.ScrollsScored(number, lines, points))
    for number, seat in enumerate(state.seats):
        line = gold_line(seat.gold)
        points = seat.points + line.points
        state = state.with_seat(number, points=points).with_event(events.GoldScored(number, line, points))
    state = replace(state, phase=Phase.END)
    result = outcome(state)
    assert result is not None  # the phase is the end
    return state.with_event(events.Ended(result.points, result.winners, result.decided_by))


def outcome(state: State) -> Outcome | None:
    """Most points win, then most gold left, then the victory is shared (rule 28); None while the game runs."""
    if state.phase is not Phase.END:
        return None
    points = tuple(seat.points for seat in state.seats)
    best = [number for number, seat in enumerate(state.seats) if seat.points == max(points)]
    if len(best) == 1:
        return Outcome(points, tuple(best), "points")
    most = max(state.seats[number].gold for number in best)
    richest = tuple(number for number in best if state.seats[number].gold == most)
    return Outcome(points, richest, "gold" if len(richest) == 1 else "shared")
