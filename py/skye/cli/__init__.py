"""The command `skye`, for programmers and testers; `python -m skye` is the same."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TextIO, TypedDict

from skye.cli.arena import arena
from skye.cli.characters import characters
from skye.cli.league import league
from skye.cli.positions import positions
from skye.cli.purchases import purchases
from skye.cli.puzzles.command import add_puzzles
from skye.cli.replay import replay_file
from skye.cli.simulate import simulate
from skye.cli.specials import specials
from skye.cli.strength import strength
from skye.cli.train_isle import train_isle
from skye.cli.train_skylands import train_skylands
from skye.cli.trouble import Trouble
from skye.cli.words import printable
from skye.games import GAMES, LEVELS

TRAINING = {"isle": train_isle, "skylands": train_skylands}
"""How the champion of each game learns."""

INTERRUPTED = 130
READER_GONE = 141
"""Exit statuses as shells give them for a program that Ctrl-C, or the end of who reads its output, has stopped."""


class Series(TypedDict):
    """What every command needs that plays many games."""

    games: int
    seed: str
    is_json: bool
    out: TextIO
    progress: TextIO | None


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status; every failure is one sentence on standard error."""
    options = _parser().parse_args(arguments)
    if sys.stdout is None:  # a shell may close it
        return _failed("standard output is closed.")
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a name may need letters that the terminal does not have
    try:
        options.run(options)
        sys.stdout.flush()
    except Trouble as trouble:
        return _failed(str(trouble))
    except UnicodeDecodeError:
        return _failed("the input is not text.")
    except KeyboardInterrupt:
        return _failed("interrupted.", INTERRUPTED, on_a_new_line=sys.stderr.isatty())
    except BrokenPipeError:
        _drop_output()
        return READER_GONE
    except OSError as fault:
        _drop_output()
        return _failed(f"reading or writing failed: {fault.strerror or fault}.")
    return 0


def _failed(sentence: str, status: int = 1, *, on_a_new_line: bool = False) -> int:
    start = "\n" if on_a_new_line else ""  # behind a bar, and what the terminal shows of Ctrl-C
    print(f"{start}skye: {printable(sentence)}", file=sys.stderr)
    return status


def _drop_output() -> None:
    """Let Python forget what could not be written: it would try again when it ends, and complain in its own words."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="skye", description="Play, replay and analyse games of Isle of Skye and Skylands."
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    command = commands.add_parser("positions", help="score positions given as JSON lines on standard input")
    command.add_argument("game", choices=tuple(GAMES))
    command.set_defaults(run=lambda options: positions(GAMES[options.game], sys.stdin, sys.stdout))

    command = commands.add_parser("simulate", help="play whole games between bots and print the results")
    command.add_argument("game", choices=tuple(GAMES))
    command.add_argument("--players", type=int, default=2, help="number of players (default: 2)")
    command.add_argument(
        "--bots",
        default="random",
        help="one bot for all seats, or a comma-separated list of one per seat (default: random)",
    )
    _add_games(command, default=10)
    command.set_defaults(run=_simulate)

    command = commands.add_parser("replay", help="print the log of a saved game and verify it")
    command.add_argument("file", metavar="FILE", help="a saved game")
    command.set_defaults(run=lambda options: replay_file(options.file, sys.stdout))

    command = commands.add_parser("arena", help="compare bots over many games, on all cores")
    command.add_argument("game", choices=tuple(GAMES))
    command.add_argument("--bots", required=True, help="comma-separated list of bots, one per seat; they rotate seats")
    _add_games(command, default=100)
    _add_processes(command)
    command.set_defaults(run=_arena)

    command = commands.add_parser(
        "specials", help="measure how often special islands are created and how often their owners win"
    )
    command.add_argument(
        "--bot",
        default="medium",
        help="the bot for all seats; quick is the fast simulation that hard uses (default: medium)",
    )
    command.add_argument("--players", type=int, default=2, help="number of players (default: 2)")
    _add_games(command, default=100)
    _add_processes(command)
    command.set_defaults(run=_specials)

    command = commands.add_parser("league", help="rate all levels and characters; continues after an interruption")
    command.add_argument("game", choices=tuple(GAMES))
    command.add_argument("file", metavar="FILE", help="the games played so far, to which more are added")
    _add_processes(command)
    command.set_defaults(run=_league)

    command = commands.add_parser(
        "strength", help="measure the champions against other opponents; continues after an interruption"
    )
    command.add_argument("file", metavar="FILE", help="the games played so far, to which more are added")
    _add_processes(command)
    command.set_defaults(run=_strength)

    command = commands.add_parser("characters", help="measure whether characters can be recognised by how they play")
    command.add_argument("game", choices=tuple(GAMES))
    command.add_argument("--level", choices=LEVELS, default="skilled", help="the level of all (default: skilled)")
    command.add_argument("--games", type=int, default=40, help="games of each character (default: 40)")
    command.add_argument("--seed", default="characters", help="random seed (default: characters)")
    _add_processes(command)
    command.set_defaults(run=_characters)

    command = commands.add_parser(
        "purchases", help="measure which good purchases a bot of Isle of Skye passes, and its gold at the end"
    )
    command.add_argument("--bots", required=True, help="the bot that is watched, and one for each other seat")
    command.add_argument("--games", type=int, default=100, help="number of games (default: 100)")
    command.add_argument(
        "--pairs", type=int, default=40, help="games played on with each purchase and without (default: 40)"
    )
    command.add_argument("--seed", default="purchases", help="random seed (default: purchases)")
    _add_processes(command)
    command.set_defaults(run=_purchases)

    add_puzzles(commands)

    command = commands.add_parser("train", help="learn the data file of a game's champion from games that it plays")
    command.add_argument("game", choices=tuple(TRAINING))
    command.add_argument("--games", type=int, default=1000, help="games of two players (default: 1000)")
    command.add_argument("--seed", default="train", help="random seed (default: train)")
    command.add_argument("--out", required=True, metavar="FILE", help="the file to write")
    _add_processes(command)
    command.set_defaults(run=_train)
    return parser


def _add_games(command: argparse.ArgumentParser, default: int) -> None:
    command.add_argument("--games", type=int, default=default, help=f"number of games (default: {default})")
    command.add_argument("--seed", default="skye", help="random seed (default: skye)")
    command.add_argument("--json", action="store_true", help="print JSON instead of a table")


def _add_processes(command: argparse.ArgumentParser) -> None:
    command.add_argument("--processes", type=int, help="games to play in parallel (default: one per core)")


def _simulate(options: argparse.Namespace) -> None:
    bots = options.bots.split(",")
    simulate(options.game, players=options.players, bots=bots, **_series(options))


def _arena(options: argparse.Namespace) -> None:
    arena(options.game, bots=options.bots.split(","), processes=options.processes, **_series(options))


def _specials(options: argparse.Namespace) -> None:
    specials(bot=options.bot, players=options.players, processes=options.processes, **_series(options))


def _league(options: argparse.Namespace) -> None:
    progress = sys.stderr if sys.stderr.isatty() else None
    league(options.game, Path(options.file), out=sys.stdout, progress=progress, processes=options.processes)


def _strength(options: argparse.Namespace) -> None:
    progress = sys.stderr if sys.stderr.isatty() else None
    strength(Path(options.file), out=sys.stdout, progress=progress, processes=options.processes)


def _characters(options: argparse.Namespace) -> None:
    progress = sys.stderr if sys.stderr.isatty() else None
    characters(
        options.game,
        level=options.level,
        games=options.games,
        seed=options.seed,
        out=sys.stdout,
        progress=progress,
        processes=options.processes,
    )


def _purchases(options: argparse.Namespace) -> None:
    purchases(
        bots=options.bots.split(","),
        games=options.games,
        pairs=options.pairs,
        seed=options.seed,
        out=sys.stdout,
        progress=sys.stderr if sys.stderr.isatty() else None,
        processes=options.processes,
    )


def _train(options: argparse.Namespace) -> None:
    TRAINING[options.game](
        games=options.games,
        seed=options.seed,
        path=options.out,
        out=sys.stdout,
        progress=sys.stderr if sys.stderr.isatty() else None,
        processes=options.processes,
    )


def _series(options: argparse.Namespace) -> Series:
    """What every command needs that plays many games."""
    progress = sys.stderr if sys.stderr.isatty() else None
    return {
        "games": options.games,
        "seed": options.seed,
        "is_json": options.json,
        "out": sys.stdout,
        "progress": progress,
    }
