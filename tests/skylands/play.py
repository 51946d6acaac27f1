"""Games of Skylands brought to a point that a test needs."""

from dataclasses import replace

import pytest

from skye.core.canonical import canonical
from skye.core.errors import IllegalAction
from skye.core.values import FrozenDict
from skye.skylands import GAME
from skye.skylands.land import Land
from skye.skylands.state import FRESH_STEP, NOBODY, Phase
from skye.skylands.tiles import CELLS, CLANS, SPECIALS
from tests.contract.games import facts_of

NAMES = ("Ann", "Bo", "Cy", "Dee")


def setup(players=2, **changes):
    """A set-up: seat 0 begins on printed boards, everything follows from one seed."""
    seats = [{"name": NAMES[seat], "clan": CLANS[seat]} for seat in range(players)]
    return GAME.parse_setup({"seats": seats, "seed": "heather", "first": 0, **changes})


def start(players=2, **changes):
    """The first state of a game."""
    return GAME.new_game(setup(players, **changes))


def board(state, seat, tiles, inhabitants=None, **changes):
    """The state with another board for a seat: tiles as (tile, x, y, turn), inhabitants by island; supply follows."""
    player = replace(
        state.seats[seat],
        land=Land.of(tiles),
        inhabitants=FrozenDict(inhabitants or {}),
        **{"hostel": NOBODY, **changes},
    )
    for island, count in player.inhabitants.items():
        home = player.land.by_id[island]
        assert home.is_complete and 0 < count <= home.spaces, f"{island} cannot hold {count}"
    seats = list(state.seats)
    seats[seat] = player
    living = [seat_.colours() for seat_ in seats]
    supply = tuple(20 - sum(colours[number] for colours in living) for number in range(3))
    taken = {tile for seat_ in seats for tile in seat_.land.specials}
    show = tuple(special for special in state.show if special not in taken)
    used = {placed.tile.id for seat_ in seats for placed in seat_.land.board}
    stack = tuple(tile for tile in state.stack if tile not in used)
    return replace(state, seats=tuple(seats), supply=supply, show=show, stack=stack)


def empty(players=2, **changes):
    """A game on empty boards, with all special islands on show."""
    state = replace(start(players, **changes), show=tuple(SPECIALS))
    for seat in range(players):
        state = board(state, seat, ())
    return state


def on_turn(state, seat):
    """The state with another seat about to choose."""
    return replace(state, phase=Phase.CHOOSE, active=seat, acting=seat, position=0, action=None, step=FRESH_STEP)


def act(state, *texts):
    """The state after actions given as texts, each of which was offered."""
    for text in texts:
        action = GAME.parse_action(text)
        assert action in GAME.legal_actions(state, action.seat), f"{text} is not offered: {offered(state)}"
        state = GAME.apply(state, action)
    return state


def offered(state):
    """The legal actions of the seat to act, as texts."""
    return [str(action) for seat in GAME.to_act(state) for action in GAME.legal_actions(state, seat)]


def kinds(state):
    """The kinds of the legal actions of the seat to act."""
    return {text.split()[1] for text in offered(state)}


def refused(state, text, code):
    """The facts of a refusal with this code; the state is untouched and the action was not offered."""
    action = GAME.parse_action(text)
    before = canonical(state)
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, action)
    assert caught.value.code == code
    assert caught.value.seat == action.seat
    assert caught.value.phase == state.phase
    assert canonical(state) == before
    assert not 0 <= action.seat < len(state.seats) or action not in GAME.legal_actions(state, action.seat)
    return caught.value.facts


def events(state, kind):
    """The facts of all events of a kind."""
    return [facts_of(event) for event in state.history if event.kind == kind]


def points(state, source):
    """The points that were paid for a source, by seat, added up."""
    found = [0] * len(state.seats)
    for facts in events(state, "points"):
        if facts["source"] == source:
            found[facts["seat"]] += facts["points"]
    return found


# Complete islands to build boards from: a pair of small tiles facing each other is an island of 2 spaces.
FOREST_2 = (("i01", 0, 0, 1), ("i02", 1, 0, 3))  # 0,0,0
MOUNTAIN_2 = (("i05", 0, 1, 1), ("i06", 1, 1, 3))  # 0,1,0
CRYSTAL_2 = (("i09", 0, 2, 1), ("i10", 1, 2, 3))  # 0,2,0
CITY_2 = (("i13", 0, 3, 1), ("i14", 1, 3, 3))  # 0,3,0
FOUR = (*FOREST_2, *MOUNTAIN_2, *CRYSTAL_2, *CITY_2)

# Special islands with cloud all round and no spaces, to fill squares with.
BLANKS = tuple(name for name, special in SPECIALS.items() if not special.parts and name != "hostel")


def blanks(cells):
    """Different special islands with cloud all round, one for each square."""
    return [(name, pos.x, pos.y, 0) for name, pos in zip(BLANKS, cells, strict=False)]


def chequered(colour):
    """The squares of one colour of a chequered board."""
    return [pos for pos in CELLS if (pos.x + pos.y) % 2 == colour]
