"""A table: one running game with all its states, so that acting, undoing, saving and looking back are one thing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, Self

from skye.core.canonical import digest
from skye.core.errors import BadRecord, BadSetup, IllegalAction
from skye.core.game import ActionT, AnyGame, Game, SeatSetup, SetupT, StateT, ViewT
from skye.core.practice import NEW, Fork, Practice, check_practice
from skye.core.record import Record
from skye.core.state import changed


@dataclass(frozen=True, slots=True)
class Table(Generic[SetupT, StateT, ActionT, ViewT]):
    """A game being played: its set-up, who plays each seat, the actions so far and the state after each.

    `practice` marks a game that goes on from a moment of another one, with the forks at which tiles were drawn for it.
    """

    game: Game[SetupT, StateT, ActionT, ViewT]
    setup: SetupT
    players: tuple[str, ...]
    states: tuple[StateT, ...]
    actions: tuple[ActionT, ...] = ()
    practice: Practice | None = None
    forks: tuple[Fork, ...] = ()

    @property
    def state(self) -> StateT:
        """The state now."""
        return self.states[-1]

    def acted(self, action: ActionT) -> Self:
        """The table after an action; raises IllegalAction."""
        state = self.game.apply(self.state, action)
        return replace(self, states=(*self.states, state), actions=(*self.actions, action))

    def can_undo(self, seat: int) -> bool:
        """Whether the last action was this seat's, nothing was revealed by it, and the seat is still to act.

        Practice never goes back behind the moment at which it began.
        """
        return (
            len(self.actions) > (0 if self.practice is None else self.practice.step)
            and self.actions[-1].seat == seat
            and self.states[-2].reveals == self.state.reveals
            and seat in self.game.to_act(self.state)
        )

    def undone(self, seat: int) -> Self:
        """The table before the seat's last action; raises IllegalAction when the rules do not allow it."""
        if not self.can_undo(seat):
            raise IllegalAction("cannot_undo", seat=seat, phase=self.state.phase)
        return self.before(len(self.actions) - 1)

    def before(self, step: int) -> Self:
        """The table after its first `step` actions."""
        forks = tuple(fork for fork in self.forks if fork.step <= step)
        return replace(self, states=self.states[: step + 1], actions=self.actions[:step], forks=forks)

    def forked(self, fork: Fork) -> Self:
        """The table with the tiles to come as a fork of this moment has them; raises ValueError for unknown tiles."""
        game, state = self.game, self.state
        state = game.redrawn(state, fork.drawn) if fork.tiles == NEW else game.following(state, fork.order)
        return replace(self, states=(*self.states[:-1], state), forks=(*self.forks, fork))

    def seated(self, seat: int, player: str) -> Self:
        """The table with another player on a seat: a person leaves, or comes back."""
        return replace(self, players=tuple(player if s == seat else p for s, p in enumerate(self.players)))

    def renamed(self, seat: int, name: str) -> Self:
        """The table with another name on a seat, from the beginning of the game on: no rule depends on names."""
        seats = tuple(replace(own, name=name) if s == seat else own for s, own in enumerate(self.setup.seats))
        setup = replace(self.setup, seats=seats)  # type: ignore[type-var]  # every set-up is a dataclass
        return replace(self, setup=setup, states=tuple(_with_seats(state, seats) for state in self.states))

    def digest(self) -> str:
        """The digest of the position, which every program with the same rules comes to."""
        return digest(self.game.position(self.state))

    def record(self) -> Record:
        """The record of the table; actions that are still sealed stand apart."""
        last_open = len(self.actions)
        while last_open and self.actions[last_open - 1].is_secret and self._is_sealed(last_open - 1):
            last_open -= 1
        texts = tuple(map(str, self.actions))
        return Record(
            game=self.game.name,
            rules=self.setup.rules,
            edition=self.setup.edition,
            setup=self.game.setup_json(self.setup),
            drawn=self.game.drawn_json(self.setup),
            players=self.players,
            actions=texts[:last_open],
            sealed=texts[last_open:],
            digest=self.digest(),
            is_over=self.game.outcome(self.state) is not None,
            practice=self.practice,
            forks=self.forks,
        )

    def _is_sealed(self, number: int) -> bool:
        return self.states[number].reveals == self.state.reveals and self.game.outcome(self.state) is None


def _with_seats(state: StateT, seats: Sequence[SeatSetup]) -> StateT:
    """The state with other names; its seed stays, which a fork may have changed."""
    setup = replace(state.setup, seats=tuple(seats))  # type: ignore[attr-defined]  # every state has its set-up
    return changed(state, {"setup": setup})


AnyTable = Table[Any, Any, Any, Any]
"""A table of which only the name of its game is known; see `AnyGame`."""


def new_table(
    game: Game[SetupT, StateT, ActionT, ViewT], setup: SetupT, players: tuple[str, ...] | None = None
) -> Table[SetupT, StateT, ActionT, ViewT]:
    """A table at the start of a game; everybody is a person by default."""
    setup = game.draw(setup)
    state = game.new_game(setup)
    seats = len(setup.seats)
    if players is None:
        players = ("human",) * seats
    if len(players) != seats:
        raise BadSetup("wrong_players", seats=seats, players=len(players))
    return Table(game=game, setup=setup, players=players, states=(state,))


def replay(
    game: Game[SetupT, StateT, ActionT, ViewT],
    record: Record,
    known: Table[SetupT, StateT, ActionT, ViewT] | None = None,
) -> Table[SetupT, StateT, ActionT, ViewT]:
    """The table a record leads to, every action applied by the rules; raises BadRecord.

    If a `known` table of the same game began with the same actions, its states after these are used again.
    """
    if record.game != game.name:
        raise BadRecord("other_game", game=record.game)
    _check_rules(game, record)
    try:
        setup = game.parse_setup(record.setup, edition=record.edition, rules=record.rules, is_lenient=True)
        if record.drawn is not None:
            setup = game.parse_drawn(setup, record.drawn)
        table = new_table(game, setup, record.players)
    except BadSetup as fault:
        raise BadRecord("bad_setup", reason=fault.code, **fault.facts) from None
    texts = (*record.actions, *record.sealed)
    check_practice(record.practice, record.forks, actions=len(texts), seats=len(table.players))
    if known is not None and (known.setup, known.forks) == (table.setup, record.forks):
        table = replace(known.before(_shared(known, texts)), players=table.players)
    table = replace(table, practice=record.practice)
    forks = {fork.step: fork for fork in record.forks[len(table.forks) :]}
    for number, text in enumerate(texts[len(table.actions) :], len(table.actions)):
        table = _forked(table, forks.get(number))
        # The fault may be shown to everybody, so it does not quote what is sealed.
        shown = text[:80] if number < len(record.actions) else "sealed"
        try:
            table = table.acted(game.parse_action(text))
        except IllegalAction as fault:
            raise BadRecord("illegal_action", number=number, action=shown, reason=fault.code) from None
        except ValueError:
            raise BadRecord("unknown_action", number=number, action=shown) from None
    table = _forked(table, forks.get(len(texts)))
    if record.digest is not None and record.digest != table.digest():
        raise BadRecord("wrong_digest", number=len(table.actions))
    return table


def _forked(table: Table[SetupT, StateT, ActionT, ViewT], fork: Fork | None) -> Table[SetupT, StateT, ActionT, ViewT]:
    """The table with the tiles to come as a record's fork has them; raises BadRecord."""
    if fork is None:
        return table
    try:
        return table.forked(fork)
    except ValueError:
        raise BadRecord("bad_practice", field="forks") from None


def _shared(table: AnyTable, texts: Sequence[str]) -> int:
    """How many actions a table and a record have in common from the start."""
    pairs = enumerate(zip(map(str, table.actions), texts, strict=False))
    return next((number for number, (own, other) in pairs if own != other), min(len(table.actions), len(texts)))


def _check_rules(game: AnyGame, record: Record) -> None:
    """Refuse a record that these rules and components cannot continue, though nothing is wrong with it."""
    rules, editions = [*game.older_rules, game.rules], sorted(game.editions)
    for field, number, known in (("rules", record.rules, rules), ("edition", record.edition, editions)):
        if number > known[-1]:
            raise BadRecord("newer_version", field=field, version=number, newest=known[-1])
        if number not in known:
            raise BadRecord("other_rules", game=game.name, field=field, version=number, known=known)
