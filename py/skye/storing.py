"""Records in and out of the bridge: the table that one leads to, and what is stored of a table."""

from __future__ import annotations

from collections.abc import Sequence

from skye.core.again import fingerprint
from skye.core.errors import BadRecord
from skye.core.game import Summary
from skye.core.record import parse_record
from skye.core.table import AnyTable, replay
from skye.games import HUMAN, REGISTER
from skye.protocol import PracticeView, StoredResult


def replayed(text: str, known: AnyTable | None = None) -> AnyTable:
    """The table a record leads to; raises BadRecord. An unknown game or bot is taken for one of a newer Skye."""
    record = parse_record(text)
    entry = REGISTER.get(record.game)
    if entry is None:
        raise BadRecord("newer_version", field="game", game=record.game[:40])
    if not all(player in entry.players for player in record.players):
        raise BadRecord("newer_version", field="players", known=list(entry.players))
    return replay(entry.game, record, known if known is not None and known.game is entry.game else None)


def stored(table: AnyTable) -> StoredResult:
    """A table as it is stored: its record, and the public summary beside it."""
    summary = table.game.summary(table.state)
    seat, is_over = _pictured(table.players, summary), table.game.outcome(table.state) is not None
    return {
        "text": table.record().to_text(),
        "summary": {
            "game": table.game.name,
            "names": [seat.name for seat in table.setup.seats],
            "players": list(table.players),
            "phase": table.state.phase,
            "step": len(table.actions),
            "is_over": is_over,
            "land": {"seat": seat, "tiles": table.game.land(table.state, seat)},
            "practice": practice_view(table),
            "fingerprint": fingerprint(table) if is_over else None,
            **summary.to_json(),
        },
    }


def practice_view(table: AnyTable) -> PracticeView | None:
    """The mark of practice with how far the game was when it began."""
    if table.practice is None:
        return None
    begun = table.game.summary(table.states[table.practice.step]).to_json()["progress"]
    return {**table.practice.to_json(), "begun": begun}


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
