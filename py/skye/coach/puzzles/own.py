"""Puzzles of one's own games: a decision that was a mistake comes back as a puzzle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from skye.coach.puzzles.isle_position import isle_position
from skye.coach.puzzles.puzzle import VERSION, PuzzleJson
from skye.coach.puzzles.skylands_position import is_between_steps, skylands_position
from skye.core.action import BaseAction
from skye.core.game import ReasonJson
from skye.core.table import AnyTable
from skye.isle.actions import Buy, GiveUp, Pass, Place, Price
from skye.skylands.actions import Choose, Create, Repeat, Take
from skye.skylands.actions import Pass as SkylandsPass

_KINDS: Mapping[type, str] = {
    Price: "pricing",
    Buy: "purchase",
    Pass: "purchase",
    Place: "placement",
    Choose: "action",
    Repeat: "action",
    Take: "placement",
    Create: "purchase",
}


def own_puzzle(
    table: AnyTable, losses: Sequence[tuple[BaseAction, float | None]], reasons: Sequence[ReasonJson]
) -> PuzzleJson | None:
    """A puzzle about the decision at the end of a table, from what its seat saw; None if it is no kind of puzzle.

    `losses` has the answers with what each loses, 0 for the best one. The page gives the puzzle its id.

    >>> from skye import isle
    >>> from skye.core.table import new_table
    >>> table = new_table(isle.GAME, isle.new_setup("Ann", "Bo", seed="heather"))
    >>> prices = isle.legal_actions(table.state, 0)
    >>> puzzle = own_puzzle(table, [(prices[0], 0.0), (prices[5], 4.5)], [])
    >>> puzzle["kind"], puzzle["gap"]
    ('pricing', 4.5)
    """
    best = next(action for action, loss in losses if loss == 0)
    kind = _KINDS.get(type(best))
    if isinstance(best, SkylandsPass) and table.state.phase == "create":
        kind = "purchase"
    if kind is None or isinstance(best, GiveUp):
        return None
    game, state, seat = table.game, table.state, best.seat
    view = game.view(state, seat)
    position: Mapping[str, object]
    if game.name == "isle":
        position = {**isle_position(view, state.setup.edition)}
    elif is_between_steps(view):
        position = {**skylands_position(view, state.setup.edition)}
    else:
        return None
    others = [loss for action, loss in losses if loss is not None and action != best]
    return {
        "version": VERSION,
        "id": "own",
        "game": game.name,
        "kind": kind,
        "level": 2,
        "seat": seat,
        "position": position,
        "answers": [str(action) for action, _ in losses],
        "best": [str(best)],
        "losses": [loss for _, loss in losses],
        "gap": min(others, default=0.0),
        "reasons": list(reasons),
    }
