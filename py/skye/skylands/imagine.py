"""A state that a view could stand for, its stack in an order of chance: what a player who looks ahead thinks with."""

from __future__ import annotations

from random import Random

from skye.core.game import SeatSetup
from skye.core.values import FrozenDict
from skye.skylands.land import Land
from skye.skylands.setup import Setup
from skye.skylands.state import NOBODY, Counts, Move, Phase, Seat, State, Step
from skye.skylands.view import CountsView, SeatView, StepView, View

IMAGINED_SEED = "imagined"


def imagined(view: View, random: Random) -> State:
    """A state with the same view and the unseen order of the stack shuffled; its history is empty.

    >>> from skye.skylands import GAME
    >>> seats = [{"name": "Ann", "clan": "blue"}, {"name": "Bo", "clan": "red"}]
    >>> view = GAME.view(GAME.new_game(GAME.parse_setup({"seats": seats, "seed": "heather"})), 0)
    >>> GAME.view(imagined(view, Random(1)), 0) == view
    True
    """
    stack = list(view["stack"])
    random.shuffle(stack)
    active = view["active"]
    return State(
        setup=Setup(
            seats=tuple(SeatSetup(seat["name"], seat["clan"]) for seat in view["seats"]),
            seed=IMAGINED_SEED,
            first=view["first_player"],
            start=view["start"],
            specials=view["specials"],
        ),
        phase=Phase(view["phase"]),
        turn=view["turn"],
        first_player=view["first_player"],
        active=active,
        acting=view["to_act"][0] if view["to_act"] else active,
        position=view["position"],
        action=view["action"],
        step=_step(view["step"]),
        seats=tuple(_seat(seat) for seat in view["seats"]),
        stack=tuple(stack),
        revealed=tuple(view["revealed"]),
        discarded=tuple(view["discarded"]),
        show=tuple(view["show"]),
        supply=_counts(view["supply"]),
        points_supply=view["points_supply"],
        reveals=0,
        end_reason=view["end_reason"],
        history=(),
    )


def _step(step: StepView) -> Step:
    return Step(
        is_bonus=step["is_bonus"],
        has_acted=step["has_acted"],
        deployed=tuple(step["deployed"]),
        moves=tuple(Move(move["source"], move["city"], move["count"]) for move in step["moves"]),
        special=step["special"],
        due=step["due"],
        drawn=step["drawn"],
    )


def _seat(seat: SeatView) -> Seat:
    return Seat(
        land=Land.of((tile, x, y, turn) for tile, x, y, turn in seat["board"]),
        inhabitants=FrozenDict(
            {island["id"]: island["inhabitants"] for island in seat["islands"] if island["inhabitants"]}
        ),
        hostel=NOBODY if seat["hostel"] is None else _counts(seat["hostel"]),
        collected=seat["collected"],
        written=seat["written"],
        pawn=seat["pawn"],
        is_marker_active=seat["is_marker_active"],
        hand=tuple(seat["hand"]),
    )


def _counts(counts: CountsView) -> Counts:
    return counts["G"], counts["P"], counts["B"]
