"""`losses FILE`: what decisions really cost, against what the coach states; interrupted, it continues where it was.

In games between bots of many levels, decisions that the coach finds fault with are played on from the chosen and from
the better action. Every decision is one line of the file.
"""

from __future__ import annotations

import json
import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO, TypedDict

from skye.cli.coaching.continuing import differences, mean_and_error
from skye.cli.coaching.games import Game, played
from skye.cli.kept import add_line, read_lines
from skye.cli.processes import results_of
from skye.cli.simulate import show_progress
from skye.cli.trouble import Trouble
from skye.coach.decision import SLIP, Verdict, finished, stated_loss
from skye.coach.factors import LEARNED, Factor
from skye.coach.review import coach_of
from skye.core.chance import stream

CONFIDENCE = 1.96
PAIRS = 20
"""Games played on from both actions."""
LEAST = 0.75
"""Decisions with which the coach finds less fault are left out."""
FEWEST = 15
"""From fewer decisions or draws nothing is learned."""
EACH = 2
"""So many decisions of each kind are drawn from a game."""


class Line(TypedDict):
    """A decision, or a game without one, whose kind is empty.

    `found` is the loss by the coach's own judgement, `stated` what it states of that, None where it states nothing.
    """

    game: str
    seed: str
    number: int
    seats: int
    step: int
    kind: str
    left: int
    found: float
    stated: float | None
    real: float
    error: float


@dataclass(frozen=True, slots=True)
class Slope:
    """The slope of a regression through the origin, with its standard error."""

    slope: float
    error: float
    count: int

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval."""
        return self.slope - CONFIDENCE * self.error, self.slope + CONFIDENCE * self.error


def losses(
    path: Path,
    *,
    name: str,
    games: int,
    seed: str,
    learn: Path | None,
    out: TextIO,
    progress: TextIO | None = None,
    processes: int | None = None,
) -> None:
    """Play the games that the file lacks, print a row for each kind, and write what is learned; raises Trouble."""
    lines = read_lines(path, Line)
    done = {line["number"] for line in lines if (line["game"], line["seed"]) == (name, seed)}
    left = [Game(name, number, seed) for number in range(games) if number not in done]
    with path.open("a", encoding="utf-8") as file:
        for count, found in enumerate(results_of(measured, left, processes), start=1):
            for line in found:
                lines.append(line)
                add_line(file, line)
            show_progress(progress, count, len(left))
    for row in rows(lines):
        print("  ".join(row), file=out)
    if learn is not None:
        write_factors(learn, lines)


def measured(game: Game) -> list[Line]:
    """The lines of one game."""
    table = played(game)
    coach = coach_of(table)
    by_kind: dict[str, list[tuple[int, Verdict]]] = defaultdict(list)
    for step, action in enumerate(table.actions):
        if coach.is_decision(table, step):
            work = coach.judge(table, step)
            for verdict in finished(work):
                if verdict.loss >= LEAST and verdict.better != (verdict.compared or action):
                    by_kind[verdict.kind].append((step, verdict))
    random = stream(game.seed, "losses", game.number)
    found: list[Line] = []
    for kind, each in sorted(by_kind.items()):
        for step, verdict in random.sample(each, min(EACH, len(each))):
            seeds = [f"{game.seed}/{game.number}/{step}/{kind}/{number}" for number in range(PAIRS)]
            action = verdict.compared or table.actions[step]
            real, error = mean_and_error(differences(table, step, verdict.better, action, seeds))
            found.append(_line(game, step, verdict, stated_loss(game.game, verdict), real, error))
    return found or [_line(game, 0, Verdict("", 0, 0, 0.0, table.actions[0]), None, 0.0, 0.0)]


def rows(lines: Sequence[Line]) -> list[tuple[str, ...]]:
    """A row for each game and kind: decisions on which something is stated, slope, interval."""
    found: list[tuple[str, ...]] = []
    for game, kind in sorted({(line["game"], line["kind"]) for line in lines if line["kind"]}):
        own = [line for line in lines if (line["game"], line["kind"]) == (game, kind)]
        stated = [line for line in own if line["stated"] is not None and line["stated"] >= SLIP]
        slope = slope_of((line["stated"] or 0.0, line["real"]) for line in stated)
        low, high = slope.interval
        found.append((game, kind, f"{slope.count} of {len(own)}", f"{slope.slope:.2f}", f"{low:.2f} to {high:.2f}"))
    return found


def slope_of(pairs: Iterable[tuple[float, float]]) -> Slope:
    """The slope of real on found, through the origin; its error allows for decisions that vary differently.

    >>> slope_of([(1.0, 0.5), (2.0, 1.0)]).slope
    0.5
    """
    known = list(pairs)
    squares = sum(found * found for found, _ in known)
    if not squares:
        return Slope(0.0, math.inf, 0)
    slope = sum(found * real for found, real in known) / squares
    error = math.sqrt(sum((found * (real - slope * found)) ** 2 for found, real in known)) / squares
    return Slope(slope, error, len(known))


def factors_of(lines: Sequence[Line]) -> dict[str, dict[str, dict[str, Factor]]]:
    """The slope of the real on the found loss by game, kind, and how much is to come."""
    groups: dict[tuple[str, str, int], list[tuple[float, float]]] = defaultdict(list)
    for line in lines:
        if line["kind"]:
            groups[line["game"], line["kind"], line["left"]].append((line["found"], line["real"]))
    found: dict[str, dict[str, dict[str, Factor]]] = {}
    for (game, kind, left), pairs in sorted(groups.items()):
        slope = slope_of(pairs)
        if slope.count >= FEWEST:
            factor: Factor = {"slope": round(slope.slope, 3), "error": round(slope.error, 3), "count": slope.count}
            found.setdefault(game, {}).setdefault(kind, {})[str(left)] = factor
    return found


def write_factors(path: Path, lines: Sequence[Line]) -> None:
    """Write the factors of the games in these lines; those of other games, and of luck, stay as they are."""
    made = {
        f"skye losses {game} --seed {seed}: {len({line['number'] for line in lines if line['seed'] == seed})} games"
        for game, seed in {(line["game"], line["seed"]) for line in lines}
    }
    write_learned(path, "losses", factors_of(lines), sorted(made))


def write_learned(path: Path, part: str, factors: Mapping[str, object], made: Sequence[str]) -> None:
    """Write one part of the file of what the coach has learned; raises Trouble."""
    stored: dict[str, object] = dict(LEARNED)
    if path.is_file():
        try:
            stored = json.loads(path.read_text(encoding="utf-8"))
        except ValueError:
            raise Trouble(f"{path.name} is not a file of what the coach has learned.") from None
    known, notes = stored.get(part), stored.get("made_by")
    command = f"skye {part}"
    replaced = tuple(f"{command} {game}" for game in factors)
    others = [note for note in notes if not str(note).startswith(replaced)] if isinstance(notes, list) else []
    stored["made_by"] = sorted([*others, *made])
    stored[part] = {**(known if isinstance(known, dict) else {}), **factors}
    path.write_text(f"{json.dumps(stored, indent=1)}\n", encoding="utf-8")


def _line(game: Game, step: int, verdict: Verdict, stated: float | None, real: float, error: float) -> Line:
    return {
        "game": game.game,
        "seed": game.seed,
        "number": game.number,
        "seats": game.seats,
        "step": step,
        "kind": verdict.kind,
        "left": verdict.left,
        "found": round(verdict.loss, 3),
        "stated": None if stated is None else round(stated, 3),
        "real": round(real, 3),
        "error": round(error, 3),
    }
