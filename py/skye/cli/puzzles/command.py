"""The command `skye puzzles` and what may follow it."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from skye.cli.puzzles.check import check
from skye.cli.puzzles.collection import choose, read_puzzles, shipped
from skye.cli.puzzles.mine import MINES, mine
from skye.cli.puzzles.terminal import ask_puzzle, list_puzzles, show_puzzle
from skye.coach.puzzles.puzzle import PuzzleJson

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def add_puzzles(commands: Commands) -> None:
    """Add the command and its parts to the parser."""
    command = commands.add_parser("puzzles", help="list, show and ask puzzles; mine and check new ones")
    parts = command.add_subparsers(required=True, metavar="PART")

    part = parts.add_parser("list", help="list the puzzles of a game")
    _add_source(part)
    part.set_defaults(run=lambda options: list_puzzles(_source(options), sys.stdout))

    part = parts.add_parser("show", help="print a puzzle")
    _add_source(part)
    part.add_argument("id", metavar="ID", help="the puzzle, as `list` names it")
    part.add_argument("--solved", action="store_true", help="with its answer")
    part.set_defaults(
        run=lambda options: show_puzzle(_source(options), options.id, sys.stdout, is_solved=options.solved)
    )

    part = parts.add_parser("ask", help="ask a puzzle and grade the answer")
    _add_source(part)
    part.add_argument("id", metavar="ID", help="the puzzle, as `list` names it")
    part.set_defaults(run=lambda options: ask_puzzle(_source(options), options.id, sys.stdin, sys.stdout))

    part = parts.add_parser("mine", help="find puzzles in games of bots; continues after an interruption")
    part.add_argument("game", choices=tuple(MINES))
    part.add_argument("file", metavar="FILE", help="the games searched so far, to which more are added")
    part.add_argument("--games", type=int, default=100, help="how many games the file shall have (default: 100)")
    part.add_argument("--seed", default="puzzles", help="random seed (default: puzzles)")
    _add_processes(part)
    part.set_defaults(run=_mine)

    part = parts.add_parser("check", help="solve every puzzle of a file again; continues after an interruption")
    part.add_argument("file", metavar="FILE", help="mined games, or a collection")
    part.add_argument("results", metavar="RESULTS", help="the puzzles checked so far, to which more are added")
    part.add_argument("--seed", default="check", help="random seed, another one than for mining (default: check)")
    _add_processes(part)
    part.set_defaults(run=_check)

    part = parts.add_parser("choose", help="write a collection of puzzles that passed the check")
    part.add_argument("file", metavar="FILE", help="mined games")
    part.add_argument("results", metavar="RESULTS", help="the results of their check")
    part.add_argument("target", metavar="COLLECTION", help="the file to write")
    part.add_argument("--count", type=int, default=120, help="how many puzzles (default: 120)")
    part.add_argument("--date", required=True, help="the date of the collection")
    part.set_defaults(run=_choose)


def _add_source(part: argparse.ArgumentParser) -> None:
    part.add_argument("game", choices=tuple(MINES))
    part.add_argument("--file", metavar="FILE", help="mined games or a collection instead of the puzzles of Skye")


def _add_processes(part: argparse.ArgumentParser) -> None:
    part.add_argument("--processes", type=int, help="games to search in parallel (default: one per core)")


def _source(options: argparse.Namespace) -> list[PuzzleJson]:
    return shipped(options.game)["puzzles"] if options.file is None else read_puzzles(Path(options.file))


def _mine(options: argparse.Namespace) -> None:
    progress = sys.stderr if sys.stderr.isatty() else None
    mine(
        options.game,
        Path(options.file),
        seed=options.seed,
        games=options.games,
        out=sys.stdout,
        progress=progress,
        processes=options.processes,
    )


def _check(options: argparse.Namespace) -> None:
    check(
        read_puzzles(Path(options.file)),
        Path(options.results),
        seed=options.seed,
        out=sys.stdout,
        progress=sys.stderr if sys.stderr.isatty() else None,
        processes=options.processes,
    )


def _choose(options: argparse.Namespace) -> None:
    choose(
        Path(options.file),
        Path(options.results),
        Path(options.target),
        count=options.count,
        made={"date": options.date, "command": "skye puzzles mine, check, choose"},
        out=sys.stdout,
    )
