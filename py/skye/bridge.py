"""What the page asks of the engine: JSON text in, JSON text out, never raises.

One table is open at a time. Every change gives it a new revision; a request made for an older one is refused.
docs/protocol.md describes the verbs and the shapes of their answers.
"""

from __future__ import annotations

import json
import platform
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from skye import __version__
from skye.arguments import (
    Refusal,
    action_of,
    bot_of,
    entry_of,
    players_of,
    revision_of,
    seat_of,
    text_of,
    viewer_of,
)
from skye.bots.bot import Thought
from skye.bots.remarks import remark_on
from skye.coach.puzzles.desk import PuzzleDesk
from skye.core.action import BaseAction
from skye.core.chance import stream
from skye.core.errors import BadRecord, Facts, IllegalAction, SkyeError
from skye.core.event import as_json
from skye.core.game import Summary, reason_json
from skye.core.limits import excess
from skye.core.question import Args, NoArgs
from skye.core.record import parse_record
from skye.core.seats import check_names
from skye.core.table import AnyTable, new_table, replay
from skye.games import GAMES, HUMAN, LEVELS, REGISTER, Entry
from skye.protocol import (
    ActArgs,
    AdoptArgs,
    AskArgs,
    AtArgs,
    BotAction,
    CatalogueResult,
    FollowArgs,
    FollowResult,
    GameArgs,
    GameCatalogue,
    HelloResult,
    HintArgs,
    HintResult,
    LoadArgs,
    LogArgs,
    LogResult,
    OpenArgs,
    PonderResult,
    SeatPlayerArgs,
    Situation,
    StoredResult,
    TextArgs,
    ThinkArgs,
    ThinkResult,
    UndoArgs,
    Verb,
    ViewerArgs,
)


@dataclass
class Thinking:
    """A bot at work on one decision, and its latest thought.

    It ends when the budget of the bot is used up, or in a hurry: how fast the machine is changes nothing.
    """

    revision: int
    seat: int
    thoughts: Iterator[Thought[BaseAction]]
    latest: Thought[BaseAction]
    is_done: bool = False

    def go_on(self, seconds: float) -> None:
        """Think for about this many seconds."""
        start = time.perf_counter()
        while not self.is_done:
            thought = next(self.thoughts, None)
            if thought is None:
                self.is_done = True
                break
            self.latest = thought
            if time.perf_counter() - start >= seconds:
                break


class Bridge:
    """The open table and its revision, behind verbs that take and give JSON values."""

    def __init__(self) -> None:
        self.table: AnyTable | None = None
        self.revision = 0
        self.thinking: dict[str, Thinking] = {}
        self.verbs: dict[str, Verb] = {
            "hello": Verb(NoArgs, self.hello),
            "catalogue": Verb(GameArgs, self.catalogue),
            "open": Verb(OpenArgs, self.open),
            "load": Verb(LoadArgs, self.load),
            "situation": Verb(ViewerArgs, self.situation),
            "act": Verb(ActArgs, self.act),
            "undo": Verb(UndoArgs, self.undo),
            "ask": Verb(AskArgs, self.ask),
            "at": Verb(AtArgs, self.at),
            "log": Verb(LogArgs, self.log),
            "seat_player": Verb(SeatPlayerArgs, self.seat_player),
            "think": Verb(ThinkArgs, self.think),
            "hint": Verb(HintArgs, self.hint),
            "record": Verb(NoArgs, self.record),
            "examine": Verb(TextArgs, self.examine),
            "follow": Verb(FollowArgs, self.follow),
            "ponder": Verb(ThinkArgs, self.ponder),
            "adopt": Verb(AdoptArgs, self.adopt),
            **PuzzleDesk().verbs,
        }

    def handle(self, text: str) -> str:
        """Answer one request; whatever goes wrong becomes a fault with a code."""
        number: object = None
        try:
            too_much = excess(text, MAX_REQUEST)
            if too_much is not None:
                raise Refusal(too_much[0], limit=too_much[1])
            request = json.loads(text)
            if not isinstance(request, dict):
                raise Refusal("bad_request")
            number = request.get("id")
            verb = self.verbs.get(str(request.get("verb")))
            args = request.get("args", {})
            if verb is None or not isinstance(args, dict):
                raise Refusal("unknown_verb", verb=str(request.get("verb"))[:40])
            reply = {"id": number, "ok": True, "result": verb.answer(args)}
            return json.dumps(reply, ensure_ascii=False, separators=(",", ":"))
        except IllegalAction as fault:
            clause = None if self.table is None else self.table.game.clause_of(fault.code, fault.phase)
            return _fault(number, fault.code, fault.facts, clause)
        except SkyeError as fault:
            return _fault(number, fault.code, fault.facts)
        except (ValueError, RecursionError) as fault:
            return _fault(number, "bad_request", {"detail": str(fault)[:200]})
        except Exception as fault:  # the page must always get an answer
            return _fault(number, "engine_error", {"detail": f"{type(fault).__name__}: {fault}"[:400]})

    def hello(self, args: Args) -> HelloResult:
        """Who answers."""
        return {"version": __version__, "python": platform.python_version(), "games": list(GAMES)}

    def catalogue(self, args: Args) -> CatalogueResult:
        """The components of one game."""
        return _catalogue(entry_of(args))

    def open(self, args: Args) -> Situation:
        """Start a new game."""
        entry = entry_of(args)
        game, players = entry.game, args.get("players")
        setup = game.parse_setup(args.get("setup"))
        check_names(setup.seats)
        table = new_table(game, setup, None if players is None else players_of(entry, players))
        return self._changed(table, None)

    def load(self, args: Args) -> Situation:
        """Open the table a record leads to; the table now open stays when the record is refused."""
        revision = None if args.get("revision") is None else revision_of(args)
        table = _replayed(text_of(args, "text"))
        if revision is not None:  # the worker puts a table back as the page knew it
            self.revision = revision - 1
        return self._changed(table, None)

    def situation(self, args: Args) -> Situation:
        """The table as a viewer may see it."""
        return self._situation(self._table(), viewer_of(self._table(), args), len(self._table().actions))

    def act(self, args: Args) -> Situation:
        """Take an action, or the one a bot has thought of."""
        table = self._fresh(args)
        data = args.get("action")
        if isinstance(data, dict) and data.get("kind") == BOT_ACTION:
            action = self._thinking(table, seat_of(table, data, "seat"), "think").latest.action
        else:
            action = action_of(table, data)
        return self._changed(table.acted(action), viewer_of(table, args))

    def undo(self, args: Args) -> Situation:
        """Take a seat's last action back."""
        table = self._fresh(args)
        return self._changed(table.undone(seat_of(table, args, "seat")), viewer_of(table, args))

    def ask(self, args: Args) -> Mapping[str, object]:
        """Put a question of the page to the game."""
        table = self._table()
        details = args.get("args", {})
        if not isinstance(details, dict):
            raise Refusal("bad_request", field="args")
        question = text_of(args, "question")
        try:
            return table.game.ask(table.state, viewer_of(table, args), question, details)
        except (KeyError, TypeError) as fault:
            raise Refusal("bad_question", question=question[:40], detail=str(fault)[:80]) from None

    def at(self, args: Args) -> Situation:
        """The table as it was after a number of actions."""
        table = self._table()
        step = args.get("step")
        if isinstance(step, bool) or not isinstance(step, int) or not 0 <= step < len(table.states):
            raise Refusal("bad_request", field="step")
        return self._situation(table, viewer_of(table, args), step)

    def log(self, args: Args) -> LogResult:
        """What happened since an event number."""
        history = self._table().state.history
        start = args.get("from", 0)
        if isinstance(start, bool) or not isinstance(start, int) or start < 0:
            raise Refusal("bad_request", field="from")
        return {"events": [event.to_json() for event in history[start:]], "count": len(history)}

    def seat_player(self, args: Args) -> Situation:
        """Give a seat to another player: a bot for a person who leaves, or back; with another name if one is given."""
        table = self._fresh(args)
        (player,) = players_of(REGISTER[table.game.name], [args.get("player")])
        seat = seat_of(table, args, "seat")
        if args.get("name") is not None:
            table = _renamed(table, seat, text_of(args, "name"))
        return self._changed(table.seated(seat, player), viewer_of(table, args))

    def think(self, args: Args) -> ThinkResult:
        """One slice of a bot's thinking; the action stays here, for it may be a secret, and is taken by `act`."""
        table = self._fresh(args)
        return _thought(self._slice(table, seat_of(table, args, "seat"), "think", args))

    def hint(self, args: Args) -> HintResult:
        """One slice of thinking for a person, from what that person sees, with the reasons once it is done."""
        table = self._table()
        seat = seat_of(table, args, "viewer")
        thinking = self._slice(table, seat, "hint", args)
        reply: HintResult = {"is_done": thinking.is_done, "progress": thinking.latest.progress}
        if thinking.is_done:
            action = thinking.latest.action
            reasons = REGISTER[table.game.name].adviser.explain(table.game.view(table.state, seat), action)
            reply["action"] = action.to_json()
            reply["reasons"] = [reason.to_json() for reason in reasons]
        return reply

    def record(self, args: Args) -> StoredResult:
        """The record to store and what a list shows of it; the record may hold secrets, so it stays in the worker."""
        return _stored(self._table())

    def examine(self, args: Args) -> StoredResult:
        """The same for the table that another record leads to; the table now open stays open."""
        return _stored(_replayed(text_of(args, "text")))

    def follow(self, args: Args) -> FollowResult:
        """Take the table from another worker, in order to think about it there; what is known of it is not replayed."""
        revision, text = revision_of(args), text_of(args, "text")
        self.table, self.revision = _replayed(text, self.table), revision
        self.thinking.clear()
        return {"revision": revision}

    def ponder(self, args: Args) -> PonderResult:
        """One slice of a bot's thinking with its latest action, for `adopt` in the worker that holds the table."""
        table = self._fresh(args)
        thinking = self._slice(table, seat_of(table, args, "seat"), "think", args)
        latest = thinking.latest
        return {"is_done": thinking.is_done, "progress": latest.progress, "action": latest.action.to_json()}

    def adopt(self, args: Args) -> ThinkResult:
        """Take over what another worker has thought of, as if it had been thought here; `act` plays it."""
        table = self._fresh(args)
        seat, action = seat_of(table, args, "seat"), action_of(table, args.get("action"))
        bot_of(table, table.players[seat])
        if action.seat != seat:
            raise Refusal("unknown_action")
        table.acted(action)  # refuses what the rules forbid
        thinking = Thinking(self.revision, seat, iter(()), Thought(action, 1.0), is_done=True)
        self.thinking["think"] = thinking
        return _thought(thinking)

    def _thinking(self, table: AnyTable, seat: int, purpose: str) -> Thinking:
        """The thinking about this decision, begun if need be."""
        if seat not in table.game.to_act(table.state):
            raise IllegalAction("not_your_turn", seat=seat, phase=table.state.phase)
        thinking = self.thinking.get(purpose)
        if thinking is None or (thinking.revision, thinking.seat) != (self.revision, seat):
            view, legal = table.game.view(table.state, seat), table.game.legal_actions(table.state, seat)
            if purpose == "hint":
                # Even the chance in it comes from what the person sees: the same sight, the same hint.
                bot = REGISTER[table.game.name].adviser
                chance = stream(json.dumps(as_json(view)), purpose, seat)
            else:
                bot = bot_of(table, table.players[seat])
                chance = stream(table.setup.seed, purpose, seat, len(table.actions))
            thoughts = bot.think(view, legal, chance)
            self.thinking[purpose] = thinking = Thinking(self.revision, seat, thoughts, next(thoughts))
        return thinking

    def _slice(self, table: AnyTable, seat: int, purpose: str, args: Args) -> Thinking:
        thinking = self._thinking(table, seat, purpose)
        slice_length = args.get("slice")
        if args.get("hurry") is True:
            thinking.is_done = True
        else:
            thinking.go_on(min(slice_length / 1000, LONGEST_SLICE) if isinstance(slice_length, int | float) else 0)
        return thinking

    def _changed(self, table: AnyTable, viewer: int | None) -> Situation:
        """The situation of the changed table; only when it can be described does the change count."""
        situation = self._situation(table, viewer, len(table.actions))
        self.table = table
        self.revision += 1
        situation["revision"] = self.revision
        return situation

    def _situation(self, table: AnyTable, viewer: int | None, step: int) -> Situation:
        state = table.states[step]
        before = len(table.states[step - 1].history) if step else 0
        seats = table.game.to_act(state)
        outcome = table.game.outcome(state)
        is_now = step == len(table.actions)
        undo_seat = next((seat for seat in seats if is_now and table.can_undo(seat)), None)
        remark = remark_on(REGISTER[table.game.name].narrator, state.history, before, table.players)
        return {
            "revision": self.revision,
            "game": table.game.name,
            "phase": state.phase,
            "to_act": list(seats),
            "forced": [action.to_json() for seat in seats if (action := table.game.forced_end(state, seat))],
            "implied": [action.to_json() for seat in seats if (action := table.game.implied(state, seat))],
            "holder": _holder(table, step),
            "bot": _next_bot(table, step),
            "is_secret": table.game.is_secret(state),
            "players": list(table.players),
            "viewer": viewer,
            "step": step,
            "steps": len(table.actions),
            "can_undo": undo_seat is not None,
            "undo_seat": undo_seat,
            "events": [event.to_json() for event in state.history[before:]],
            "remarks": [] if remark is None else [remark.to_json()],
            "is_over": outcome is not None,
            "outcome": None if outcome is None else outcome.to_json(),
            # The seed determines every tile to come, so it stays here until nothing is to come.
            "setup": None if outcome is None else table.game.setup_json(table.setup),
            "view": table.game.view(state, viewer),
        }

    def _table(self) -> AnyTable:
        if self.table is None:
            raise Refusal("no_table")
        return self.table

    def _fresh(self, args: Args) -> AnyTable:
        table = self._table()
        if args.get("revision") != self.revision:
            raise Refusal("stale_request", revision=self.revision)
        return table


LONGEST_SLICE = 2.0
"""The most seconds of thinking that a page may ask for at once."""
MAX_REQUEST = 8_000_000
"""Characters of a request; the largest record that is accepted, quoted once more, is well below."""
BOT_ACTION: Final = "bot"
"""Stands for the action a bot has thought of, so that a secret one need not cross to the page."""

_BRIDGE = Bridge()


def handle(text: str) -> str:
    """Answer one request of the page.

    >>> json.loads(handle('{"id": 1, "verb": "hello"}'))["result"]["version"] == __version__
    True
    >>> json.loads(handle("no JSON"))["fault"]["code"]
    'bad_request'
    """
    return _BRIDGE.handle(text)


def catalogue_text() -> str:
    """The components of every game as one JSON text, for the build to lay beside the page."""
    return json.dumps({name: _catalogue(entry) for name, entry in REGISTER.items()}, ensure_ascii=False, sort_keys=True)


def _fault(number: object, code: str, facts: Facts, clause: str | None = None) -> str:
    return json.dumps({"id": number, "ok": False, "fault": reason_json(code, facts, clause)}, default=str)


def _catalogue(entry: Entry) -> GameCatalogue:
    """The components of a game, and who may play it."""
    return {
        **entry.game.catalogue(),
        "players": list(entry.players),
        "levels": list(LEVELS),
        "characters": list(entry.characters),
    }


def _thought(thinking: Thinking) -> ThinkResult:
    """How far a thinking is, as the page may know it."""
    action: BotAction = {"kind": BOT_ACTION, "seat": thinking.seat}
    return {"is_done": thinking.is_done, "progress": thinking.latest.progress, "action": action}


def _replayed(text: str, known: AnyTable | None = None) -> AnyTable:
    """The table a record leads to; raises BadRecord. An unknown game or bot is taken for one of a newer Skye."""
    record = parse_record(text)
    entry = REGISTER.get(record.game)
    if entry is None:
        raise BadRecord("newer_version", field="game", game=record.game[:40])
    if not all(player in entry.players for player in record.players):
        raise BadRecord("newer_version", field="players", known=list(entry.players))
    return replay(entry.game, record, known if known is not None and known.game is entry.game else None)


def _stored(table: AnyTable) -> StoredResult:
    """A table as it is stored: its record, and the public summary beside it."""
    summary = table.game.summary(table.state)
    seat = _pictured(table.players, summary)
    return {
        "text": table.record().to_text(),
        "summary": {
            "game": table.game.name,
            "names": [seat.name for seat in table.setup.seats],
            "players": list(table.players),
            "phase": table.state.phase,
            "step": len(table.actions),
            "is_over": table.game.outcome(table.state) is not None,
            "land": {"seat": seat, "tiles": table.game.land(table.state, seat)},
            **summary.to_json(),
        },
    }


def _pictured(players: Sequence[str], summary: Summary) -> int:
    """The seat whose land stands for the game in a list: the only person's, else a winner's or the leader's.

    >>> _pictured(["easy", "human", "easy"], Summary("round", 1, 6, (9, 2, 4), ()))
    1
    >>> _pictured(["human", "human"], Summary("round", 6, 6, (30, 30), (1,)))
    1
    """
    people = [seat for seat, player in enumerate(players) if player == HUMAN]
    if len(people) == 1:
        return people[0]
    return summary.winners[0] if summary.winners else summary.points.index(max(summary.points))


def _renamed(table: AnyTable, seat: int, name: str) -> AnyTable:
    """The table with another name on a seat; raises BadSetup where a new game would not take the name."""
    game, setup = table.game, table.renamed(seat, name).setup
    parsed = game.parse_setup(game.setup_json(setup), edition=setup.edition, rules=setup.rules, is_lenient=True)
    check_names(parsed.seats)
    return table.renamed(seat, parsed.seats[seat].name)


def _holder(table: AnyTable, step: int) -> int | None:
    """The person who acted last before a step, and so holds the device."""
    seats = (action.seat for action in reversed(table.actions[:step]))
    return next((seat for seat in seats if table.players[seat] == HUMAN), None)


def _next_bot(table: AnyTable, step: int) -> int | None:
    """The bot that acts now: the first that may, unless the game lets people go first and one of them may act."""
    state = table.states[step]
    seats = table.game.to_act(state)
    bots = [seat for seat in seats if table.players[seat] != HUMAN]
    is_waiting = len(bots) < len(seats) and table.game.are_people_first(state)
    return bots[0] if bots and not is_waiting else None
