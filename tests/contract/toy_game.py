"""A whole game in one file, written as docs/extending.md says: take one to three beads; the last bead wins.

The pile is as large as the seed decides, and its size is secret until fewer than ten beads are left.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import ClassVar, TypedDict

from skye.bots.random_bot import RandomBot
from skye.core.action import BaseAction, Grammar
from skye.core.chance import stream
from skye.core.dispatch import check_seat, dispatched
from skye.core.errors import BadSetup
from skye.core.event import BaseEvent
from skye.core.game import Game, Outcome, SeatSetup, Summary, nothing_is_secret
from skye.core.question import Args, NoArgs, Question
from skye.core.seats import known_fields, parse_first, parse_seats, parse_seed
from skye.core.state import BaseState
from skye.games import Entry

CLANS = ("round", "square", "oval")
MOST = 3
OPEN = 10


# --- The set-up


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game starts from."""

    seats: tuple[SeatSetup, ...]
    seed: str
    first: int | None = None
    edition: int = 1
    rules: int = 1
    drawn: int | None = None


def parse_setup(
    data: object, *, edition: int | None = None, rules: int | None = None, is_lenient: bool = False
) -> Setup:
    """A set-up from JSON; raises BadSetup."""
    table = known_fields(data, "setup", ("seats", "seed", "first"), is_lenient=is_lenient)
    seats = parse_seats(table.get("seats"), CLANS, fewest=2, most=3, is_lenient=is_lenient)
    return Setup(seats, parse_seed(table.get("seed")), parse_first(table.get("first"), len(seats)))


def setup_json(setup: Setup) -> dict[str, object]:
    """The set-up as JSON."""
    seats = [{"name": seat.name, "clan": seat.clan} for seat in setup.seats]
    return {"seats": seats, "seed": setup.seed, "first": setup.first}


def draw(setup: Setup) -> Setup:
    """The set-up with the pile drawn."""
    return setup if setup.drawn is not None else replace(setup, drawn=stream(setup.seed, "pile").randrange(15, 30))


def drawn_json(setup: Setup) -> dict[str, object]:
    """What was drawn."""
    return {"pile": setup.drawn}


def parse_drawn(setup: Setup, data: object) -> Setup:
    """The set-up with what was drawn; raises BadSetup."""
    pile = known_fields(data, "drawn", ("pile",), is_lenient=True).get("pile")
    if not isinstance(pile, int):
        raise BadSetup("wrong_type", field="drawn")
    return replace(setup, drawn=pile)


# --- State, actions and events


class Phase(StrEnum):
    """What is to be decided."""

    TAKE = "take"
    END = "end"


@dataclass(frozen=True)
class Seat:
    """What one player has."""

    beads: int = 0


@dataclass(frozen=True, repr=False)
class State(BaseState[Seat]):
    """A whole game at one moment."""

    game: ClassVar[str] = "toy"

    setup: Setup
    pile: int
    acting: int
    seats: tuple[Seat, ...]
    phase: Phase = Phase.TAKE
    reveals: int = 0
    history: tuple[Event, ...] = ()

    def _summary(self) -> Iterator[str]:
        yield str(self.phase)
        yield from (f"{setup.name} {seat.beads}" for setup, seat in zip(self.setup.seats, self.seats, strict=True))

    def _lands(self) -> Iterator[str]:
        yield from ("o" * seat.beads for seat in self.seats)


@dataclass(frozen=True, slots=True)
class Take(BaseAction):
    """Take some beads."""

    kind: ClassVar[str] = "take"
    form: ClassVar[str] = "{count}"
    count: int


@dataclass(frozen=True, slots=True)
class Taken(BaseEvent):
    """Somebody took beads."""

    kind: ClassVar[str] = "taken"
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Ended(BaseEvent):
    """Somebody took the last bead."""

    kind: ClassVar[str] = "end"
    seat: int


Event = Taken | Ended
GRAMMAR = Grammar((Take,), {"seat": "[0-9]", "count": "[0-9]{1,2}"})


# --- The five verbs


def new_game(setup: Setup) -> State:
    """The first state."""
    setup = draw(setup)
    assert setup.drawn is not None
    return State(setup=setup, pile=setup.drawn, acting=setup.first or 0, seats=(Seat(),) * len(setup.seats))


def to_act(state: State) -> tuple[int, ...]:
    """The seat that decides now."""
    return () if state.phase is Phase.END else (state.acting,)


def legal_actions(state: State, seat: int) -> list[Take]:
    """Every number of beads."""
    check_seat(state, seat)
    return [Take(seat, count) for count in range(1, min(MOST, state.pile) + 1)] if seat in to_act(state) else []


def apply(state: State, action: Take) -> State:
    """The state after an action; raises IllegalAction."""
    return dispatched(state, action, {(Phase.TAKE, Take): _take}, to_act(state), late="not_your_turn")


def _take(state: State, action: Take) -> State:
    if not 1 <= action.count <= min(MOST, state.pile):
        raise state.refusal("wrong_count", action.seat, most=min(MOST, state.pile))
    state = state.with_seat(action.seat, beads=state.seats[action.seat].beads + action.count)
    state = replace(state, pile=state.pile - action.count, acting=(state.acting + 1) % len(state.seats))
    state = replace(state, reveals=state.reveals + (state.pile < OPEN)).with_event(Taken(action.seat, action.count))
    return replace(state, phase=Phase.END).with_event(Ended(action.seat)) if state.pile == 0 else state


class View(TypedDict):
    """The game as a seat may see it."""

    game: str
    seat: int | None
    phase: str
    pile: int | None
    seats: list[int]


def view(state: State, viewer: int | None) -> View:
    """What a seat may see: the pile only when it is small."""
    if viewer is not None:
        check_seat(state, viewer)
    pile = state.pile if state.pile < OPEN else None
    return {
        "game": "toy", "seat": viewer, "phase": str(state.phase), "pile": pile,
        "seats": [seat.beads for seat in state.seats],
    }  # fmt: skip


def outcome(state: State) -> Outcome | None:
    """Who took the last bead."""
    if state.phase is not Phase.END:
        return None
    last = state.history[-1]
    assert isinstance(last, Ended)
    return Outcome(tuple(int(seat == last.seat) for seat in range(len(state.seats))), (last.seat,), "points")


def redrawn(state: State, seed: str) -> State:
    """The state with a pile of another size, unless that has been seen."""
    pile = state.pile if state.pile < OPEN else stream(seed, "pile").randrange(OPEN, 30)
    return replace(state, pile=pile)


# --- Texts, questions, and the game as one value


def summary(state: State) -> Summary:
    """What a list of games shows."""
    result = outcome(state)
    points = tuple(seat.beads for seat in state.seats)
    return Summary("turn", len(state.history), None, points, () if result is None else result.winners)


def log_lines(state: State) -> Iterator[str]:
    """One line for each event."""
    return (f"{state.setup.seats[event.seat].name}: {event.kind}." for event in state.history)


def position(state: State) -> dict[str, object]:
    """What the rules need to continue."""
    return {"pile": state.pile, "acting": state.acting, "beads": [seat.beads for seat in state.seats]}


class LimitAnswer(TypedDict):
    """How many beads may be taken."""

    most: int


def ask_limit(state: State, viewer: int | None, args: Args) -> LimitAnswer:
    """How many beads may be taken."""
    return {"most": MOST}


GAME: Game[Setup, State, Take, View] = Game(
    name="toy",
    rules=1,
    editions={1: None},
    parse_setup=parse_setup,
    setup_json=setup_json,
    draw=draw,
    drawn_json=drawn_json,
    parse_drawn=parse_drawn,
    new_game=new_game,
    to_act=to_act,
    legal_actions=legal_actions,
    apply=apply,
    view=view,
    outcome=outcome,
    redrawn=redrawn,
    is_secret=nothing_is_secret,
    forced_end=lambda state, seat: None,
    parse_action=GRAMMAR.parse,
    action_from_json=GRAMMAR.from_json,
    position=position,
    summary=summary,
    land=lambda state, seat: [],
    log_lines=log_lines,
    questions={"limit": Question(NoArgs, ask_limit)},
    catalogue=lambda: {"game": "toy", "clans": list(CLANS)},
    clause_of=lambda code, phase: None,
    evaluate=lambda data: {},
)

ENTRY = Entry(game=GAME, bots={"random": RandomBot()}, characters=(), adviser=RandomBot())
"""The one line that a game adds to `skye.games`."""
