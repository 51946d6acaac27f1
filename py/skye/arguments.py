"""The arguments of a request: each is taken as what the verb needs, or refused with a code."""

from __future__ import annotations

from skye.bots.bot import AnyBot
from skye.core.action import BaseAction
from skye.core.errors import BadSetup, SkyeError
from skye.core.question import Args
from skye.core.table import AnyTable
from skye.games import REGISTER, Entry


class Refusal(SkyeError):
    """A request that cannot be answered."""


def entry_of(args: Args) -> Entry:
    """The game that is named.

    >>> entry_of({"game": "isle"}).game.name
    'isle'
    """
    entry = REGISTER.get(str(args.get("game")))
    if entry is None:
        raise Refusal("unknown_game", game=str(args.get("game"))[:40])
    return entry


def bot_of(table: AnyTable, player: str) -> AnyBot:
    """The bot that plays a seat.

    >>> from skye.core.table import new_table
    >>> game, seats = REGISTER["skylands"].game, [{"name": "Ann", "clan": "red"}, {"name": "Bo", "clan": "blue"}]
    >>> table = new_table(game, game.parse_setup({"seats": seats, "seed": "heather"}))
    >>> bot_of(table, "easy").name
    'easy'
    """
    bot = REGISTER[table.game.name].bots.get(player)
    if bot is None:
        raise Refusal("no_bot", player=player)
    return bot


def players_of(entry: Entry, players: object) -> tuple[str, ...]:
    """Who plays each seat; raises BadSetup.

    >>> players_of(REGISTER["isle"], ["human", "easy"])
    ('human', 'easy')
    """
    if not isinstance(players, list) or not all(player in entry.players for player in players):
        raise BadSetup("unknown_player", known=list(entry.players))
    return tuple(players)


def text_of(args: Args, field: str) -> str:
    """A text.

    >>> text_of({"text": "{}"}, "text")
    '{}'
    """
    text = args.get(field)
    if not isinstance(text, str):
        raise Refusal("bad_request", field=field)
    return text


def revision_of(args: Args) -> int:
    """The revision that a table shall have.

    >>> revision_of({"revision": 7})
    7
    >>> revision_of({"revision": True})
    Traceback (most recent call last):
    skye.arguments.Refusal: bad_request: field=revision
    """
    revision = args.get("revision")
    if isinstance(revision, bool) or not isinstance(revision, int):
        raise Refusal("bad_request", field="revision")
    return revision


def action_of(table: AnyTable, data: object) -> BaseAction:
    """An action of the game on the table, in its JSON form; whether it is legal is for the rules to say.

    >>> from skye.core.table import new_table
    >>> game, seats = REGISTER["skylands"].game, [{"name": "Ann", "clan": "red"}, {"name": "Bo", "clan": "blue"}]
    >>> table = new_table(game, game.parse_setup({"seats": seats, "seed": "heather"}))
    >>> action_of(table, {"kind": "pass", "seat": 0})
    Pass(seat=0)
    """
    try:
        action: BaseAction = table.game.action_from_json(data)
    except (ValueError, KeyError, TypeError):
        raise Refusal("unknown_action") from None
    return action


def seat_of(table: AnyTable, args: Args, field: str) -> int:
    """A seat of the table.

    >>> from skye.core.table import new_table
    >>> game, seats = REGISTER["skylands"].game, [{"name": "Ann", "clan": "red"}, {"name": "Bo", "clan": "blue"}]
    >>> table = new_table(game, game.parse_setup({"seats": seats, "seed": "heather"}))
    >>> seat_of(table, {"seat": 1}, "seat")
    1
    """
    seat = args.get(field)
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < len(table.players):
        raise Refusal("unknown_seat", seats=len(table.players))
    return seat


def step_of(table: AnyTable, args: Args) -> int:
    """A number of actions after which the table can be looked at.

    >>> from skye.core.table import new_table
    >>> game, seats = REGISTER["skylands"].game, [{"name": "Ann", "clan": "red"}, {"name": "Bo", "clan": "blue"}]
    >>> table = new_table(game, game.parse_setup({"seats": seats, "seed": "heather"}))
    >>> step_of(table, {"step": 0})
    0
    """
    step = args.get("step")
    if isinstance(step, bool) or not isinstance(step, int) or not 0 <= step < len(table.states):
        raise Refusal("bad_request", field="step")
    return step


def viewer_of(table: AnyTable, args: Args) -> int | None:
    """The seat for which to answer, or None for everyone.

    >>> from skye.core.table import new_table
    >>> game, seats = REGISTER["skylands"].game, [{"name": "Ann", "clan": "red"}, {"name": "Bo", "clan": "blue"}]
    >>> table = new_table(game, game.parse_setup({"seats": seats, "seed": "heather"}))
    >>> viewer_of(table, {"viewer": 1})
    1
    >>> viewer_of(table, {"viewer": None})
    """
    return None if args.get("viewer") is None else seat_of(table, args, "viewer")
