"""Create islands (rule 19): choose a special island, pay its cost one inhabitant after the other, and place it.

The cost is paid in the order green, purple, white, so that each step asks for one colour. An inhabitant paid as it is
never leaves the rest unpayable; a trade that would is not offered. Where only one way to pay is left the engine pays by
itself.

Rulings: what is paid or given in a trade goes back to the supply at once, so it can be traded for. In Create islands a
trade is made for a green or purple inhabitant of the cost and gives two of another kind; to trade for a white one, or
for the kind one gives, would only waste one.
"""

from __future__ import annotations

from dataclasses import replace

from skye.core.fitting import Fault
from skye.skylands import events
from skye.skylands.actions import Action, Create, Discard, Pay, Place, Trade, place
from skye.skylands.placing import check_fit, colour_at, gained, laid, places_of, without
from skye.skylands.specials import Special
from skye.skylands.state import Counts, Phase, Seat, State, count_of, with_count
from skye.skylands.tiles import ALL_TILES, COLOURS, SPECIALS

TRADE_RATE = 2
"""How many inhabitants of one kind are exchanged for one of any kind."""


def due_cost(player: Seat, special: Special, *, has_bonus: bool) -> str:
    """What a player must pay: the cost less the player's discounts (rule 24) and, for the active player, without W.

    >>> due_cost(Seat(), SPECIALS["academy"], has_bonus=True)
    'GGPP'
    """
    cost = special.cost
    if has_bonus:
        cost = cost.replace("W", "")
    for colour in player.land.specials.effects.discounts:
        cost = cost.replace(colour, "", 1)
    return cost


def can_pay(player: Seat, supply: Counts, due: str) -> bool:
    """Whether a player has the inhabitants for what is due, trades included.

    >>> can_pay(Seat(hostel=(1, 2, 0)), (20, 20, 20), "GPW"), can_pay(Seat(hostel=(3, 0, 0)), (20, 20, 20), "GP")
    (True, False)
    """
    green, purple, blue = player.colours()
    if green + purple + blue < len(due):
        return False
    due_green, due_purple, due_white = due.count("G"), due.count("P"), due.count("W")
    short = (max(0, due_green - green), max(0, due_purple - purple))
    trades = sum(short)
    rest = (max(0, green - due_green), max(0, purple - due_purple), blue)
    if trades == 0:
        return sum(rest) >= due_white
    if not player.land.specials.effects.allows_trading:
        return False
    # A traded inhabitant must be in the supply; what one pays of that colour is there by then.
    if (short[0] and not supply[0] + green) or (short[1] and not supply[1] + purple):
        return False
    return sum(count // TRADE_RATE for count in rest) >= trades and sum(rest) - TRADE_RATE * trades >= due_white


def create_fault(state: State, player: Seat, special: str, *, has_bonus: bool) -> Fault | None:
    """Why a player cannot create a special island on show; None when it is possible.

    >>> from skye.skylands.sample import example
    >>> state = example()
    >>> create_fault(state, state.player, "villa", has_bonus=True)
    Fault(code='cannot_pay', facts={'special': 'villa', 'due': 'GPP'})
    """
    tile = SPECIALS[special]
    due = due_cost(player, tile, has_bonus=has_bonus)
    if not can_pay(player, state.supply, due):
        return Fault("cannot_pay", {"special": special, "due": due})
    if not player.land.has_place_for(tile):
        return Fault("fits_nowhere", {"special": special})
    return None


def can_act(state: State) -> bool:
    """Whether the acting seat can pay and place anything on show.

    >>> from skye.skylands.sample import DEPLOYED, example
    >>> can_act(example(*DEPLOYED, "1 choose create"))
    True
    """
    bonus = state.has_bonus
    return any(create_fault(state, state.player, special, has_bonus=bonus) is None for special in state.show)


def actions(state: State) -> list[Action]:
    """Every special island the acting seat can pay and place, one in a step.

    >>> from skye.skylands.sample import DEPLOYED, example
    >>> [action.special for action in actions(example(*DEPLOYED, "1 choose create"))]
    ['fertile-forest', 'generator', 'mountain-district']
    """
    if state.step.has_acted:
        return []
    bonus = state.has_bonus
    return [
        Create(state.acting, special)
        for special in state.show
        if create_fault(state, state.player, special, has_bonus=bonus) is None
    ]


def create(state: State, action: Create) -> State:
    """Choose a special island on show; what is due comes next.

    >>> from skye.skylands.sample import DEPLOYED, example
    >>> create(example(*DEPLOYED, "1 choose create"), Create(1, "generator")).seats[1].inhabitants
    {}
    """
    if state.step.has_acted:
        raise state.refusal("already_acted", action.seat)
    if action.special not in state.show:
        raise state.refusal("not_on_show", action.seat, special=action.special)
    fault = create_fault(state, state.player, action.special, has_bonus=state.has_bonus)
    if fault is not None:
        raise state.refusal(fault.code, action.seat, **fault.facts)
    due = due_cost(state.player, SPECIALS[action.special], has_bonus=state.has_bonus)
    state = replace(
        state,
        phase=Phase.PAY,
        step=replace(state.step, has_acted=True, special=action.special, due=due),
        show=tuple(special for special in state.show if special != action.special),
    )
    return _paid_on(state.with_event(events.Created(action.seat, action.special, due)))


def payments(state: State) -> list[Pay | Trade]:
    """Every way to pay the next inhabitant that leaves the rest payable.

    >>> from skye.skylands.sample import DEPLOYED, example
    >>> state = example(*DEPLOYED, "1 choose create")
    >>> payments(replace(state, step=replace(state.step, due="P")))
    [Pay(seat=1, place='2,1,0')]
    """
    player, wanted = state.player, state.step.due[0]
    spots = places_of(player, None if wanted == "W" else wanted)
    found: list[Pay | Trade] = [Pay(state.acting, spot) for spot in spots]
    if player.land.specials.effects.allows_trading:
        for first, second in trade_pairs(player, leave_out=wanted):
            if _trade_fault(state, first, second) is None:
                found.append(Trade(state.acting, first, second))
    return found


def trade_pairs(player: Seat, leave_out: str | None = None) -> list[tuple[str, str]]:
    """Every two places, or one twice, that hold two inhabitants of one kind.

    >>> trade_pairs(Seat(hostel=(3, 1, 0)))
    [('hostel:G', 'hostel:G')]
    """
    pairs: list[tuple[str, str]] = []
    for colour in COLOURS:
        if colour != leave_out:
            spots = places_of(player, colour)
            names = list(spots)
            for number, first in enumerate(names):
                if spots[first] >= TRADE_RATE:
                    pairs.append((first, first))
                pairs += [(first, second) for second in names[number + 1 :]]
    return pairs


def given(player: Seat, first: str, second: str) -> tuple[Seat, str] | None:
    """The player without the two inhabitants of a trade, and their colour; None when they are not two of one kind.

    >>> given(Seat(hostel=(2, 1, 0)), "hostel:G", "hostel:G")[0].hostel
    (0, 1, 0)
    """
    colour = colour_at(player, first)
    if colour is None:
        return None
    player = without(player, first)
    if colour_at(player, second) != colour:
        return None
    return without(player, second), colour


def pay(state: State, action: Pay) -> State:
    """Pay the next inhabitant (rule 19).

    >>> from skye.skylands.sample import DEPLOYED, example
    >>> state = example(*DEPLOYED, "1 choose create")
    >>> pay(replace(state, step=replace(state.step, due="PP")), Pay(1, "2,1,0")).supply
    (18, 20, 20)
    """
    player, due = state.player, state.step.due
    colour = colour_at(player, action.place)
    if colour is None:
        raise state.refusal("nobody_there", action.seat, place=action.place)
    if due[0] not in ("W", colour):
        raise state.refusal("wrong_colour", action.seat, colour=colour, due=due[0])
    player = without(player, action.place)
    state = replace(state, supply=with_count(state.supply, colour, 1), step=replace(state.step, due=due[1:]))
    state = state.with_seat(action.seat, inhabitants=player.inhabitants, hostel=player.hostel)
    return _paid_on(state.with_event(events.Paid(action.seat, action.place, colour)))


def trade(state: State, action: Trade) -> State:
    """Exchange two inhabitants for the next one of the cost (rule 24).

    >>> from skye.skylands.sample import DEPLOYED, example
    >>> state = example(*DEPLOYED, "1 choose create")
    >>> trade(replace(state, step=replace(state.step, due="G")), Trade(1, "2,1,0", "2,1,0"))
    Traceback (most recent call last):
    skye.core.errors.IllegalAction: no_trading_district (seat 1, phase create): due=G
    """
    if action.city is not None:
        raise state.refusal("nothing_moves_to_a_city", action.seat)
    if action.first > action.second:
        raise state.refusal("wrong_order", action.seat)
    fault = _trade_fault(state, action.first, action.second)
    if fault is not None:
        raise state.refusal(fault, action.seat, due=state.step.due)
    traded = given(state.player, action.first, action.second)
    assert traded is not None
    player, colour = traded
    wanted = state.step.due[0]
    state = replace(
        state,
        supply=with_count(state.supply, colour, TRADE_RATE),
        step=replace(state.step, due=state.step.due[1:]),
    )
    state = state.with_seat(action.seat, inhabitants=player.inhabitants, hostel=player.hostel)
    return _paid_on(state.with_event(events.Traded(action.seat, action.first, action.second, colour, wanted)))


def special_placements(state: State) -> list[Action]:
    """Every square and turn for the special island that is paid.

    >>> from skye.skylands.sample import DEPLOYED, example
    >>> len(special_placements(example(*DEPLOYED, "1 choose create", "1 create generator")))
    60
    """
    special = state.step.special
    assert special is not None
    return [
        place(state.acting, special, x, y, turn)
        for (x, y), turns in state.player.land.placements(ALL_TILES[special])
        for turn in turns
    ]


def place_special(state: State, action: Place) -> State:
    """Place the special island that is paid, and let it act at once.

    >>> from skye.skylands.sample import DEPLOYED, example
    >>> state = example(*DEPLOYED, "1 choose create", "1 create generator")
    >>> place_special(state, Place(1, "generator", 4, 3, 0)).seats[1].land.specials
    {'generator': Pos(x=4, y=3)}
    """
    if action.tile != state.step.special:
        raise state.refusal("not_yours", action.seat, tile=action.tile)
    check_fit(state, action.seat, action.tile, action.x, action.y, action.turn)
    state = replace(state, phase=Phase.CREATE, step=replace(state.step, special=None))
    state = laid(state, action.seat, action.tile, action.x, action.y, action.turn, event=events.Placed)
    special = SPECIALS[action.tile]
    state = paid_when_placed(state, action.seat, special)
    if special.tiles_when_placed and state.stack:
        drawn = state.stack[0]
        state = replace(
            state,
            phase=Phase.OUTPOST,
            stack=state.stack[1:],
            step=replace(state.step, drawn=drawn),
            reveals=state.reveals + 1,
        )
        return state.with_event(events.Drawn(action.seat, drawn))
    return state


def paid_when_placed(state: State, seat: int, special: Special) -> State:
    """The state after a special island paid the points it gives at once.

    >>> from skye.skylands.sample import example
    >>> paid_when_placed(example(), 0, SPECIALS["useful-find"]).seats[0].collected
    2
    """
    return gained(state, seat, special.points_when_placed, special.id)


def outpost_actions(state: State) -> list[Action]:
    """Every place for the tile that was drawn, or discarding it.

    >>> from skye.skylands.sample import example
    >>> state = example()
    >>> outpost_actions(replace(state, step=replace(state.step, drawn="i33")))[-1]
    Discard(seat=0, tile='i33')
    """
    drawn = state.step.drawn
    assert drawn is not None
    found: list[Action] = [
        place(state.acting, drawn, x, y, turn)
        for (x, y), turns in state.player.land.placements(ALL_TILES[drawn])
        for turn in turns
    ]
    found.append(Discard(state.acting, drawn))
    return found


def place_drawn(state: State, action: Place) -> State:
    """Place the tile that was drawn.

    >>> from skye.skylands.sample import example
    >>> state = example()
    >>> state = replace(state, step=replace(state.step, drawn="i33"))
    >>> len(place_drawn(state, Place(0, "i33", 4, 3, 0)).seats[0].land.board)
    4
    """
    if action.tile != state.step.drawn:
        raise state.refusal("not_yours", action.seat, tile=action.tile)
    check_fit(state, action.seat, action.tile, action.x, action.y, action.turn)
    state = replace(state, phase=Phase.CREATE, step=replace(state.step, drawn=None))
    return laid(state, action.seat, action.tile, action.x, action.y, action.turn, event=events.Placed)


def discard_drawn(state: State, action: Discard) -> State:
    """Discard the tile that was drawn.

    >>> from skye.skylands.sample import example
    >>> state = example()
    >>> discard_drawn(replace(state, step=replace(state.step, drawn="i33")), Discard(0, "i33")).discarded
    ('i33',)
    """
    if action.tile != state.step.drawn:
        raise state.refusal("not_yours", action.seat, tile=action.tile)
    state = replace(
        state,
        phase=Phase.CREATE,
        step=replace(state.step, drawn=None),
        discarded=(*state.discarded, action.tile),
    )
    return state.with_event(events.Discarded(action.seat, (action.tile,)))


def _trade_fault(state: State, first: str, second: str) -> str | None:
    player, due = state.player, state.step.due
    wanted = due[0]
    if not player.land.specials.effects.allows_trading:
        return "no_trading_district"
    if wanted == "W":
        return "nothing_to_trade_for"
    traded = given(player, first, second)
    if traded is None:
        return "not_two_of_a_kind"
    player, colour = traded
    if colour == wanted:
        return "nothing_to_trade_for"
    if count_of(state.supply, wanted) == 0:
        return "supply_empty"
    if not can_pay(player, with_count(state.supply, colour, TRADE_RATE), due[1:]):
        return "rest_unpayable"
    return None


def _paid_on(state: State) -> State:
    """Go on to placing once everything is paid; pay by itself while there is only one way."""
    if not state.step.due:
        return replace(state, phase=Phase.PLACE)
    ways = payments(state)
    if len(ways) > 1:
        return state
    only = ways[0]
    return pay(state, only) if isinstance(only, Pay) else trade(state, only)
