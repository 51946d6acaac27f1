"""`puzzles list`, `show` and `ask`: the puzzles in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TextIO

from skye.cli.puzzles.check import NAMES
from skye.cli.trouble import Trouble
from skye.cli.words import printable, refusal_words
from skye.coach.puzzles.grading import graded, next_best
from skye.coach.puzzles.puzzle import Puzzle, PuzzleJson, read_puzzle
from skye.core.action import BaseAction
from skye.core.errors import IllegalAction, SkyeError

LEVEL_WORDS = {1: "easy", 2: "medium", 3: "hard"}

ASKS = {
    "placement": "Where do you place {count}?",
    "purchase": "What do you buy?",
    "pricing": "How do you price your tiles?",
    "action": "Which action do you choose?",
}


def list_puzzles(puzzles: Sequence[PuzzleJson], out: TextIO) -> None:
    """Print one line for each puzzle."""
    for puzzle in puzzles:
        print(f"{printable(puzzle['id']):<16} {puzzle['kind']:<10} {LEVEL_WORDS[puzzle['level']]}", file=out)
    groups = [(puzzle["kind"], puzzle["level"]) for puzzle in puzzles]
    for kind in sorted({kind for kind, _ in groups}):
        counts = (f"{groups.count((kind, level))} {words}" for level, words in LEVEL_WORDS.items())
        print(f"{kind}: {', '.join(counts)}", file=out)
    gaps = sorted(puzzle["gap"] for puzzle in puzzles)
    if gaps:
        print(f"smallest gap {gaps[0]:g}, median {gaps[len(gaps) // 2]:g}", file=out)
    print(f"{len(puzzles)} puzzles", file=out)


def show_puzzle(puzzles: Sequence[PuzzleJson], name: str, out: TextIO, *, is_solved: bool) -> Puzzle:
    """Print a puzzle, with its answer if that is wanted; raises Trouble."""
    data = next((each for each in puzzles if each["id"] == name), None)
    if data is None:
        raise Trouble(f"there is no puzzle {printable(name)}.")
    try:
        puzzle = read_puzzle(data, NAMES)
    except SkyeError as fault:
        raise Trouble(f"the puzzle {printable(name)} cannot be read ({fault.code}).") from None
    state = puzzle.table.state
    print(f"{state!r}", file=out)
    print(state, file=out)
    for number, line in enumerate(_facts(puzzle)):
        print(line if number else f"You are {NAMES[puzzle.seat]}. {line}", file=out)
    if is_solved:
        print("Best: " + " and ".join(map(str, puzzle.best)), file=out)
        for action, loss in next_best(puzzle)[:3]:
            print(f"  {action} brings about {loss:g} points less", file=out)
    return puzzle


def ask_puzzle(puzzles: Sequence[PuzzleJson], name: str, answers: TextIO, out: TextIO) -> None:
    """Print a puzzle, read an answer and grade it; raises Trouble."""
    puzzle = show_puzzle(puzzles, name, out, is_solved=False)
    given: list[BaseAction] = []
    while len(given) < len(puzzle.best):
        options = [] if puzzle.kind == "placement" else list(puzzle.answers)
        for number, action in enumerate(options, 1):
            print(f"  {number}) {action}", file=out)
        print("Your answer, as a number: " if options else "Your answer, as `place TILE X,Y,TURN`: ", end="", file=out)
        out.flush()
        line = answers.readline()
        if not line:
            raise Trouble("there was no answer.")
        found = _answer(puzzle, options, line.strip())
        if found is None:
            print("That is not an answer.", file=out)
            continue
        try:
            verdict = graded(puzzle, [*given, found]) if len(given) + 1 == len(puzzle.best) else None
        except IllegalAction as fault:
            print(f"Not possible: {refusal_words(fault.code)}.", file=out)
            continue
        given.append(found)
        if verdict is not None:
            if verdict.is_best:
                print("Right: this is the best answer.", file=out)
            elif verdict.loss is None:
                print("No. The best answer: " + " and ".join(map(str, puzzle.best)), file=out)
            else:
                about = "" if verdict.is_exact else "about "
                best = " and ".join(map(str, puzzle.best))
                print(f"No: it brings {about}{verdict.loss:g} points less than the best answer, {best}.", file=out)


def _answer(puzzle: Puzzle, options: Sequence[BaseAction], text: str) -> BaseAction | None:
    if options:
        return options[int(text) - 1] if text.isdecimal() and 0 < int(text) <= len(options) else None
    try:
        action: BaseAction = puzzle.table.game.parse_action(f"{puzzle.seat} {text}")
    except ValueError:
        return None
    return action


def _facts(puzzle: Puzzle) -> Sequence[str]:
    view = puzzle.table.game.view(puzzle.table.state, puzzle.seat)
    found = [ASKS[puzzle.kind].format(count="your tile" if len(puzzle.best) == 1 else f"{len(puzzle.best)} tiles")]
    if view["game"] == "isle":
        own = view["seats"][puzzle.seat]
        found.append(f"Goals A to D: {', '.join(view['goals'])}. Gold: {own['gold']}.")
        for seat in view["seats"]:
            prices = [(each["tile"], each["price"]) for each in seat["offer"]]
            tiles = [tile if price is None else f"{tile} for {price}" for tile, price in prices]
            if tiles:
                found.append(f"{seat['name']} offers {', '.join(tiles)}.")
        if own["hand"]:
            found.append(f"Tiles in hand: {', '.join(own['hand'])}.")
    else:
        found.append(f"Revealed: {', '.join(view['revealed']) or 'nothing'}. On display: {', '.join(view['show'])}.")
    return found
