"""Positions out of played games: the engine plays, and what it holds is written as plain rows for the reference."""

from skye.bots.bot import choose
from skye.core.chance import stream
from skye.games import BOTS, GAMES
from skye.isle.survey import territory_rows
from skye.isle.tiles import TILES as ISLE_TILES
from skye.skylands.land import land_rows
from skye.skylands.tiles import ALL_TILES as SKY_TILES
from tests.contract.games import random_game, set_up

PLAYERS = {"isle": (2, 3, 4, 5), "skylands": (2, 3, 4)}


def bot_game(name, players, number, bots):
    """The states of a whole game between bots."""
    game = GAMES[name]
    seed = f"reference {name} {players} {number}"
    minds = [BOTS[name][bots[seat % len(bots)]] for seat in range(players)]
    streams = [stream(seed, "bot", seat) for seat in range(players)]
    state = game.new_game(set_up(name, players, number))
    yield state
    while to_act := game.to_act(state):
        seat = to_act[0]
        action = choose(minds[seat], game.view(state, seat), game.legal_actions(state, seat), streams[seat])
        state = game.apply(state, action)
        yield state


def random_states(name, players, number):
    """The states of a whole game at random."""
    return [state for state, _, _ in random_game(name, players, number)]


def isle_position(state, tile):
    """What of a state of Isle of Skye the reference reads."""
    return {
        "lands": [written(territory_rows(seat.territory)) for seat in state.seats],
        "gold": [seat.gold for seat in state.seats],
        "next": tile,
    }


def skylands_position(state, tile):
    """What of a state of Skylands the reference reads: rows, inhabitants, points got, marker."""
    seats = [
        [written(land_rows(seat.land)), seat.inhabitant_count, seat.collected + seat.written, seat.is_marker_active]
        for seat in state.seats
    ]
    return {"seats": seats, "next": tile}


POSITION = {"isle": isle_position, "skylands": skylands_position}
NEXT = {"isle": sorted(ISLE_TILES), "skylands": sorted(SKY_TILES)}


def positions(name, states, count, chance):
    """A few positions of a game, later ones rather than earlier ones, each with a tile to place."""
    states = list(states)
    for _ in range(count):
        state = states[max(chance.randrange(len(states)), chance.randrange(len(states)))]
        yield POSITION[name](state, chance.choice(NEXT[name]))


def written(rows):
    """Rows of tile, x, y and turn as one short text.

    >>> written([("castle-red", 0, 0, 0), ("01", 0, -1, 2)])
    'castle-red 0 0 0;01 0 -1 2'
    """
    return ";".join(" ".join(map(str, row)) for row in rows)


def read(text):
    """The rows of a short text.

    >>> read("castle-red 0 0 0;01 0 -1 2")
    [('castle-red', 0, 0, 0), ('01', 0, -1, 2)]
    """
    rows = [row.split(" ") for row in text.split(";") if row]
    return [(tile, int(x), int(y), int(turn)) for tile, x, y, turn in rows]
