"""The best spots for a tile on a board, by the evaluation of the bots: what the board is worth with it and without."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from skye.bots.bot import Reason, Spot
from skye.bots.skylands.evaluation.evaluator import Evaluator
from skye.bots.skylands.evaluation.weights import FITTED
from skye.bots.skylands.reasons import happenings
from skye.skylands import events
from skye.skylands.create import paid_when_placed
from skye.skylands.imagine import imagined
from skye.skylands.placing import laid
from skye.skylands.scoring import final_total
from skye.skylands.specials import Special
from skye.skylands.state import Seat, State
from skye.skylands.tiles import ALL_TILES
from skye.skylands.view import View


def skylands_spots(view: View, tile: str, most: int) -> list[Spot]:
    """The best squares for a tile on the viewer's board, each in its best turn, best first.

    >>> from skye.skylands.study import new_study, parse_study, state_of
    >>> from skye.skylands.view import view
    >>> state = state_of(parse_study(new_study([("i01", 0, 0, 2)])), 0, "i02")
    >>> [(spot.x, spot.y, spot.turn, spot.reasons[0].code) for spot in skylands_spots(view(state, 0), "i02", 1)]
    [(0, 1, 0, 'completes_island')]
    """
    seat = view["seat"]
    if seat is None:
        return []
    state = imagined(view, Random(0))
    if len(state.seats) == 1:
        # The bots learned no game for one: a rival with an empty board changes nothing of this one.
        state = replace(state, seats=(*state.seats, Seat()))
    evaluator = Evaluator.of_state(state, FITTED)
    time_left = evaluator.time_left_in(state)
    before = evaluator.value(evaluator.board_of(state.seats[seat]), time_left)
    best: dict[tuple[int, int], tuple[float, int, State]] = {}
    for (x, y), turns in state.seats[seat].land.placements(ALL_TILES[tile]):
        for turn in turns:
            after = _with_tile(state, seat, tile, x, y, turn)
            worth = evaluator.value(evaluator.board_of(after.seats[seat]), time_left) - before
            if (x, y) not in best or worth > best[x, y][0]:
                best[x, y] = (worth, turn, after)
    ranked = sorted(best.items(), key=lambda each: -each[1][0])[:most]
    return [Spot(x, y, turn, round(worth, 1), _reasons(state, after, seat)) for (x, y), (worth, turn, after) in ranked]


def _with_tile(state: State, seat: int, tile: str, x: int, y: int, turn: int) -> State:
    """The state with a tile placed, and with what a special island does at once."""
    after = laid(state, seat, tile, x, y, turn, event=events.Placed)
    placed = ALL_TILES[tile]
    return paid_when_placed(after, seat, placed) if isinstance(placed, Special) else after


def _reasons(state: State, after: State, seat: int) -> list[Reason]:
    found = happenings(after, seat)
    gain = final_total(after.seats[seat]) - final_total(state.seats[seat])
    return [*found, Reason("points_now", {"points": gain})] if gain else found
