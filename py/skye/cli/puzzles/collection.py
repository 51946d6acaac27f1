"""`puzzles choose`: the puzzles that are shipped, from those that were mined and checked, with how they were made."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import TextIO

from skye.cli.kept import read_lines
from skye.cli.puzzles.check import NAMES, Checked
from skye.cli.puzzles.found import Found
from skye.cli.puzzles.mine import MinedGame
from skye.cli.trouble import Trouble
from skye.coach.puzzles.grading import reasons_for
from skye.coach.puzzles.puzzle import KINDS, LEVELS, VERSION, PuzzleJson, PuzzlesJson, read_puzzle

EASY, HARD = 0.7, 0.35
"""An easy puzzle is found at least that often by somebody who misjudges, a hard one less often than that."""

FOLDER = "data"


def shipped(game: str) -> PuzzlesJson:
    """The puzzles that come with this version; raises Trouble where they are missing, as in the page's own package."""
    path = files("skye.cli.puzzles") / FOLDER / f"{game}.json"
    if not path.is_file():
        raise Trouble("this package has no puzzles; name a file with --file.")
    data: PuzzlesJson = json.loads(path.read_text(encoding="utf-8"))
    return data


def read_puzzles(path: Path) -> list[PuzzleJson]:
    """The puzzles of a file: a collection as it is shipped, or games that were mined; raises Trouble."""
    if not path.is_file():
        raise Trouble(f"there is no file {path.name}.")
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        data = None  # several lines: games that were mined
    if not isinstance(data, Mapping) or "puzzles" not in data:
        return mined_puzzles(read_lines(path, MinedGame))
    rows = data["puzzles"]
    if not isinstance(rows, list) or not all(_is_puzzle(row) for row in rows):
        raise Trouble(f"{path.name} is not a collection of puzzles.")
    return rows


def _is_puzzle(row: object) -> bool:
    """Whether a row of a file has what a list shows of a puzzle; `read_puzzle` reads the rest."""
    if not isinstance(row, Mapping):
        return False
    has_words = isinstance(row.get("id"), str) and row.get("kind") in KINDS and row.get("level") in LEVELS
    return has_words and isinstance(row.get("gap"), int | float)


def mined_puzzles(games: Sequence[MinedGame]) -> list[PuzzleJson]:
    """The puzzles of mined games, which have their numbers as ids."""
    return [
        _puzzle(f"{game.game}-{game.number}-{place}", found) for game in games for place, found in enumerate(game.found)
    ]


def level_of(chance: float) -> int:
    """How hard a puzzle is, by how often it is found.

    >>> [level_of(chance) for chance in (0.9, 0.5, 0.1)]
    [1, 2, 3]
    """
    return 1 if chance >= EASY else 2 if chance >= HARD else 3


def choose(mined: Path, checked: Path, target: Path, *, count: int, made: Mapping[str, object], out: TextIO) -> None:
    """Write a collection of puzzles that passed the check, as even in kind and level as they allow; raises Trouble."""
    games = read_lines(mined, MinedGame)
    passed = {each.id: each for each in read_lines(checked, Checked) if each.is_solved and each.is_sure}
    candidates = [puzzle for puzzle in mined_puzzles(games) if puzzle["id"] in passed]
    found = {f"{game.game}-{game.number}-{place}": each for game in games for place, each in enumerate(game.found)}
    chosen = evenly(candidates, count)
    if not chosen:
        raise Trouble("no puzzle has passed the check.")
    chosen.sort(key=lambda puzzle: (puzzle["level"], -found[puzzle["id"]]["chance"]))
    groups = [(puzzle["kind"], puzzle["level"]) for puzzle in chosen]
    for puzzle in chosen:
        # A puzzle was mined because its gap looked large; what the check found is not chosen by that.
        puzzle["gap"] = min(found[puzzle["id"]]["gap"], passed[puzzle["id"]].gap)
        puzzle["reasons"] = reasons_for(read_puzzle(puzzle, NAMES))
    gaps = sorted(puzzle["gap"] for puzzle in chosen)
    data: PuzzlesJson = {
        "version": VERSION,
        "game": games[0].game,
        "made": {
            **made,
            "seed": games[0].seed,
            "games": len(games),
            "mined": len(found),
            "passed": len(passed),
            "smallest_gap": gaps[0],
            "median_gap": gaps[len(gaps) // 2],
        },
        "puzzles": chosen,
    }
    target.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    for kind, level in sorted(set(groups)):
        print(f"{kind}, level {level}: {groups.count((kind, level))}", file=out)
    print(f"{len(chosen)} puzzles; smallest gap {gaps[0]:g}, median {gaps[len(gaps) // 2]:g}", file=out)


def evenly(puzzles: Sequence[PuzzleJson], count: int) -> list[PuzzleJson]:
    """So many puzzles, taken in turn from each kind and level as long as there are some.

    >>> one, two = ({"id": str(level), "kind": "action", "level": level} for level in (1, 2))
    >>> [puzzle["id"] for puzzle in evenly([one, one, two], 2)]
    ['1', '2']
    """
    groups: dict[tuple[str, int], list[PuzzleJson]] = {}
    for puzzle in puzzles:
        groups.setdefault((puzzle["kind"], puzzle["level"]), []).append(puzzle)
    queues = [groups[key] for key in sorted(groups)]
    chosen: list[PuzzleJson] = []
    while len(chosen) < count and any(queues):
        for queue in queues:
            if queue and len(chosen) < count:
                chosen.append(queue.pop(0))
    return chosen


def _puzzle(name: str, found: Found) -> PuzzleJson:
    return {
        "id": name,
        "game": found["game"],
        "kind": found["kind"],
        "level": level_of(found["chance"]),
        "seat": found["seat"],
        "position": found["position"],
        "answers": list(found["answers"]),
        "best": list(found["best"]),
        "losses": list(found["losses"]),
        "value": found["value"] if found["is_exact"] else None,
        "gap": found["gap"],
        "reasons": [],
    }
