"""Whole games between bots: one loop for the command line, the arena, the tests and programs that use the library."""

from __future__ import annotations

from collections.abc import Sequence

from skye.bots.bot import Bot, choose
from skye.core.chance import stream
from skye.core.errors import BadSetup
from skye.core.game import ActionT, Game, SetupT, StateT, ViewT
from skye.core.table import Table, new_table


def play(
    game: Game[SetupT, StateT, ActionT, ViewT], setup: SetupT, bots: Sequence[Bot[ViewT, ActionT]]
) -> Table[SetupT, StateT, ActionT, ViewT]:
    """The table at the end of a game with one bot per seat; the seed of the set-up decides everything.

    >>> from skye import isle
    >>> from skye.bots.random_bot import RandomBot
    >>> table = play(isle.GAME, isle.new_setup("Ann", "Bo", seed="heather"), [RandomBot(), RandomBot()])
    >>> len(table.actions), isle.outcome(table.state).decided_by
    (60, 'points')
    """
    if len(bots) != len(setup.seats):
        raise BadSetup("wrong_players", seats=len(setup.seats), players=len(bots))
    table = new_table(game, setup, tuple(bot.name for bot in bots))
    streams = [stream(setup.seed, "bot", seat) for seat in range(len(bots))]
    while seats := game.to_act(table.state):
        seat = seats[0]
        view, legal = game.view(table.state, seat), game.legal_actions(table.state, seat)
        table = table.acted(choose(bots[seat], view, legal, streams[seat]))
    return table
