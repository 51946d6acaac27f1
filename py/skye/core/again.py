"""Trying a finished game again from one of its moments, as practice of one seat against bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from skye.core.canonical import digest
from skye.core.errors import BadSetup
from skye.core.practice import MOST_FORKS, NEW, Fork, Practice, same_tiles
from skye.core.table import AnyTable


def tried_again(table: AnyTable, step: int, seat: int, *, players: Sequence[str], seed: str | None = None) -> AnyTable:
    """The table as it was after a number of actions, to be played on as practice; raises BadSetup.

    With a `seed` the tiles to come are drawn anew, without one they are those of the original. All that anybody has
    seen or decided in secret by then stays.
    """
    game = table.game
    result = game.outcome(table.state)
    if result is None:
        raise BadSetup("game_not_over")
    then = table.before(step)
    if game.outcome(then.state) is not None:
        raise BadSetup("no_decision")
    # A fork of this very moment is replaced by the new one.
    earlier = tuple(fork for fork in then.forks if fork.step < step)
    if earlier != then.forks:
        state = game.apply(table.states[step - 1], table.actions[step - 1]) if step else game.new_game(table.setup)
        then = replace(then, states=(*then.states[:-1], state))
    if len(earlier) >= MOST_FORKS:
        raise BadSetup("too_many_forks", limit=MOST_FORKS)
    order = game.upcoming(then.state, table.state)
    fork = same_tiles(step, order) if seed is None else Fork(step, NEW, seed)
    practice = Practice(fingerprint(table), step, seat, fork.tiles, result.points)
    begun = replace(then, players=tuple(players), practice=practice, forks=earlier)
    return begun.forked(fork)


def fingerprint(table: AnyTable) -> str:
    """What names a game wherever it is stored: the digest of how it was drawn and played, without names.

    Practice has another one than its original, even if the same was done.
    """
    game, setup = table.game, table.setup
    return digest(
        {
            "game": game.name,
            "rules": setup.rules,
            "edition": setup.edition,
            "seed": setup.seed,
            "drawn": game.drawn_json(setup),
            "actions": list(map(str, table.actions)),
            "forks": list(map(str, table.forks)),
        }
    )
