"""The start of a game (rules 7 to 10): boards, show and stack, and the placing of the tactical start.

Rulings: printed boards and start tiles are dealt by the seed. At the tactical start all tiles are drawn openly at once;
the seats place one after the other from the first player on, in any order of tiles, and the remaining tile goes to the
discard pile.
"""

from __future__ import annotations

from dataclasses import replace

from skye.core.chance import shuffled
from skye.skylands import events
from skye.skylands.actions import Action, Place, place
from skye.skylands.events import Event
from skye.skylands.land import Land
from skye.skylands.placing import check_fit, laid
from skye.skylands.scoring import final_total
from skye.skylands.setup import Setup, draw
from skye.skylands.state import FRESH_STEP, FULL_SUPPLY, Phase, Seat, State
from skye.skylands.tiles import ALL_TILES, BOARDS, POINTS_SUPPLY, START_OF, START_TILES

DRAWN_AT_START = 3
KEPT_AT_START = 2


def new_game(setup: Setup) -> State:
    """The first state in which somebody must decide.

    >>> from skye.core.game import SeatSetup
    >>> new_game(Setup((SeatSetup("Ann", "blue"), SeatSetup("Bo", "red")), "heather")).points_supply
    32
    """
    setup, count = draw(setup), len(setup.seats)
    assert setup.drawn is not None  # it has just been drawn
    first, boards, show = setup.drawn.first, setup.drawn.boards, setup.drawn.show
    stack = shuffled(setup.components.stack(count), setup.seed, "stack")
    is_tactical = setup.start == "tactical"
    history: list[Event] = [events.Started(first, setup.start, show)]
    seats: list[Seat] = []
    if is_tactical:
        for seat, start_tile in enumerate(boards):
            drawn, stack = stack[:DRAWN_AT_START], stack[DRAWN_AT_START:]
            seats.append(Seat(hand=(start_tile, *drawn)))
            history.append(events.HandDrawn(seat, start_tile, drawn))
    else:
        for seat, board in enumerate(boards):
            seats.append(Seat(land=Land.of((tile.id, pos.x, pos.y, 0) for tile, pos in BOARDS[board])))
            history.append(events.BoardDealt(seat, board))
        totals = tuple(final_total(seat) for seat in seats)
        history.append(events.TurnStarted(1, first, totals))
    return State(
        setup=setup,
        phase=Phase.START if is_tactical else Phase.CHOOSE,
        turn=0 if is_tactical else 1,
        first_player=first,
        active=first,
        acting=first,
        position=0,
        action=None,
        step=FRESH_STEP,
        seats=tuple(seats),
        stack=stack,
        revealed=(),
        discarded=(),
        show=show,
        supply=FULL_SUPPLY,
        points_supply=POINTS_SUPPLY[count],
        reveals=0,
        end_reason=None,
        history=tuple(history),
    )


def actions(state: State) -> list[Action]:
    """Every placement of a tile of the start still to be placed.

    >>> from skye.skylands.sample import example
    >>> actions(example(start="tactical"))[0]
    Place(seat=0, tile='s4a', x=0, y=0, turn=0)
    """
    seat, land = state.acting, state.player.land
    return [
        place(seat, tile, x, y, turn)
        for tile in placeable(state.player)
        for (x, y), turns in land.placements(ALL_TILES[tile])
        for turn in turns
    ]


def placeable(player: Seat) -> tuple[str, ...]:
    """The tiles that may be placed at the tactical start, a start tile by each of its sides.

    >>> placeable(Seat(hand=("s1", "i01", "i02", "i03")))
    ('s1a', 's1b', 'i01', 'i02', 'i03')
    >>> placeable(Seat(hand=("s1", "i03")))
    ('s1a', 's1b')
    """
    starts = tuple(side.id for tile in player.hand if tile in START_TILES for side in START_TILES[tile])
    drawn = tuple(tile for tile in player.hand if tile not in START_TILES)
    return starts + (drawn if len(drawn) > DRAWN_AT_START - KEPT_AT_START else ())


def is_finished(player: Seat) -> bool:
    """Whether a player has placed all that is to be placed at the tactical start.

    >>> is_finished(Seat(hand=("i03",)))
    True
    """
    return not placeable(player)


def place_start(state: State, action: Place) -> State:
    """Place a tile at the tactical start (rule 8).

    >>> from skye.skylands.sample import example
    >>> state = example(start="tactical")
    >>> place_start(state, actions(state)[0]).seats[0].hand
    ('i74', 'i18', 'i02')
    """
    if action.tile not in placeable(state.player):
        raise state.refusal("not_yours", action.seat, tile=action.tile)
    check_fit(state, action.seat, action.tile, action.x, action.y, action.turn)
    used = START_OF.get(action.tile, action.tile)
    state = state.with_seat(action.seat, hand=tuple(tile for tile in state.player.hand if tile != used))
    state = replace(state, step=replace(state.step, has_acted=is_finished(state.player)))
    return laid(state, action.seat, action.tile, action.x, action.y, action.turn, event=events.Placed)


def hand_discarded(state: State) -> State:
    """The state after the acting seat ended its start: the tile it did not keep is discarded.

    >>> from skye.skylands.sample import example
    >>> hand_discarded(example(start="tactical")).seats[0].hand
    ()
    """
    rest = state.player.hand
    state = replace(state, discarded=(*state.discarded, *rest)).with_seat(state.acting, hand=())
    return state.with_event(events.Discarded(state.acting, tuple(rest)))
