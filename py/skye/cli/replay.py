"""`replay FILE`: print the log of a recorded game, verify every action and the final digest."""

from __future__ import annotations

from pathlib import Path
from typing import TextIO

from skye.cli.trouble import Trouble
from skye.cli.words import printable, refusal_words, setup_words
from skye.core.errors import BadRecord
from skye.core.record import MAX_TEXT, parse_record
from skye.core.table import AnyTable, replay
from skye.games import GAMES

SENTENCES = {
    "not_json": "it is not JSON",
    "not_a_record": "it is not a game record",
    "too_large": "it is larger than any valid game",
    "too_deep": "it is nested more deeply than any valid game",
    "newer_version": "it was made by a newer version of Skye; update Skye to replay it",
    "other_rules": "it was made with other rules ({field} {version}); replay it with the version of Skye that made it",
    "unknown_game": "it is a record of an unknown game, {game}",
    "wrong_type": "the field {field} is missing or has the wrong type",
    "bad_setup": "its set-up is invalid: {reason}",
    "unknown_action": "action {number} cannot be read: {action}",
    "illegal_action": "action {number} ({action}) is illegal: {reason}",
    "bad_practice": "what it says about its original is invalid: {field}",
    "wrong_digest": "its digest does not match the position after {number} actions",
}
"""What is wrong with a record, by code."""


def replay_file(name: str, out: TextIO) -> None:
    """Print the log of the game in a file; raises Trouble."""
    table, is_verified = read_table(name)
    if table.practice is not None:
        print(f"Practice, from action {table.practice.step} of another game.", file=out)
    for line in table.game.log_lines(table.state):
        print(printable(line), file=out)
    verified = "which matches the record" if is_verified else "but the record has none to compare"
    print(f"{len(table.actions)} actions verified; digest {table.digest()}, {verified}.", file=out)


def read_table(name: str) -> tuple[AnyTable, bool]:
    """The table of the record in a file, and whether the record has a digest that confirms it; raises Trouble."""
    try:
        record = parse_record(_read(Path(name)))
        game = GAMES.get(record.game)
        if game is None:
            raise BadRecord("unknown_game", game=record.game[:40])
        return replay(game, record), record.digest is not None
    except BadRecord as fault:
        facts = dict(fault.facts)
        if fault.code == "bad_setup":
            facts["reason"] = setup_words(str(facts["reason"]), facts)
        elif fault.code == "illegal_action":
            facts["reason"] = refusal_words(str(facts["reason"]))
        what = SENTENCES.get(fault.code, fault.code).format(**facts)
        raise Trouble(f"{name} cannot be replayed: {what}.") from None


def _read(path: Path) -> str:
    try:
        with path.open(encoding="utf-8") as file:
            return file.read(MAX_TEXT + 1)
    except OSError as fault:
        raise Trouble(f"{path} cannot be read: {fault.strerror or fault}.") from None
    except UnicodeDecodeError:
        raise Trouble(f"{path} cannot be replayed: it is not a text file.") from None
    except ValueError:
        raise Trouble(f"{path} cannot be read: this is not a valid file name.") from None
