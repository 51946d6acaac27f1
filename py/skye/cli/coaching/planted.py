"""`planted FILE`: whether the coach finds mistakes that were planted; interrupted, it continues where it was.

In games between bots of the level `hard`, up to three decisions of one seat are replaced by worse ones. How much worse
they are is found by playing on many times from both, by players who are not the coach; the coach does not know which
decisions they are. The decisions of the seat that were left alone are graded as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TextIO, TypedDict

from skye.bots.bot import choose
from skye.cli.coaching.continuing import differences, mean_and_error
from skye.cli.coaching.games import Game
from skye.cli.kept import add_line, read_lines
from skye.cli.processes import results_of
from skye.cli.simulate import seed_of, setup_of_bots, show_progress
from skye.coach.decision import finished, grade_of, stated_loss
from skye.coach.review import coach_of
from skye.core.action import BaseAction
from skye.core.chance import stream
from skye.core.table import AnyTable, new_table
from skye.games import BOTS, GAMES

BOT = "hard"
MOST = 3
"""Decisions replaced in one game."""
WORSE = 4.0
"""A planted decision is at least so many points worse, less one standard error."""
GLANCES, PAIRS = 6, 48
"""Games played on from both actions, to see whether one may be that much worse, and to be sure of it."""
HOW_OFTEN = {"isle": 0.35, "skylands": 0.15}
"""At how many decisions of the seat something worse is looked for."""
TRIED = 4
"""So many other actions are looked at there."""


class Line(TypedDict):
    """A game: its planted decisions and the others of the same seat, each with its grade."""

    game: str
    seed: str
    number: int
    seats: int
    planted: list[tuple[int, str, int, str]]
    """Step, kind, round and grade; a decision that has two kinds is graded by the worse of them."""
    untouched: list[tuple[int, str, int, str]]


@dataclass(frozen=True, slots=True)
class Found:
    """The table at the end of a game, and after which actions decisions were planted."""

    table: AnyTable
    steps: Sequence[int]


def planted(
    path: Path,
    *,
    name: str,
    games: int,
    seed: str,
    out: TextIO,
    progress: TextIO | None = None,
    processes: int | None = None,
) -> None:
    """Play the games that the file lacks, and print the shares of decisions graded as mistakes; raises Trouble."""
    lines = read_lines(path, Line)
    done = {line["number"] for line in lines if (line["game"], line["seed"]) == (name, seed)}
    left = [Game(name, number, seed) for number in range(games) if number not in done]
    with path.open("a", encoding="utf-8") as file:
        for count, line in enumerate(results_of(measured, left, processes), start=1):
            lines.append(line)
            add_line(file, line)
            show_progress(progress, count, len(left))
    for row in rows(lines):
        print("  ".join(row), file=out)


def measured(game: Game) -> Line:
    """The line of one game."""
    seat = game.number % game.seats
    found = with_mistakes(game, seat)
    table, coach = found.table, coach_of(found.table)
    line: Line = {
        "game": game.game,
        "seed": game.seed,
        "number": game.number,
        "seats": game.seats,
        "planted": [],
        "untouched": [],
    }
    for step, action in enumerate(table.actions):
        if action.seat != seat or not coach.is_decision(table, step):
            continue
        stated = []
        for verdict in finished(coach.judge(table, step)):
            stated.append((stated_loss(game.game, verdict) or 0.0, verdict.kind))
        loss, kind = max(stated)
        row = (step, kind, coach.round_of(table, step), grade_of(loss))
        line["planted" if step in found.steps else "untouched"].append(row)
    return line


def with_mistakes(game: Game, seat: int) -> Found:
    """A game in which decisions of a seat were replaced by worse ones."""
    rules, seed = GAMES[game.game], seed_of(game.seed, game.number)
    table: AnyTable = new_table(rules, rules.parse_setup(setup_of_bots(rules, game.seats, seed)))
    coach, bot = coach_of(table), BOTS[game.game][BOT]
    streams = [stream(seed, "bot", each) for each in range(game.seats)]
    random, steps = stream(seed, "planted"), list[int]()
    while seats := rules.to_act(table.state):
        acting, step = seats[0], len(table.actions)
        legal = rules.legal_actions(table.state, acting)
        action = choose(bot, rules.view(table.state, acting), legal, streams[acting])
        if acting == seat and len(steps) < MOST and random.random() < HOW_OFTEN[game.game]:
            after = table.acted(action)
            worse = _worse(after, step, legal, random, seed) if coach.is_decision(after, step) else None
            if worse is not None:
                action = worse
                steps.append(step)
        table = table.acted(action)
    return Found(table, steps)


def _worse(table: AnyTable, step: int, legal: Sequence[BaseAction], random: Random, seed: str) -> BaseAction | None:
    """An action that is surely worse than the one that was taken after so many actions, if one is found."""
    taken = table.actions[step]
    others = [action for action in legal if action != taken]
    glances = [f"{seed}/{step}/glance/{number}" for number in range(GLANCES)]
    for action in random.sample(others, min(TRIED, len(others))):
        if sum(differences(table, step, taken, action, glances)) / GLANCES < WORSE:
            continue
        mean, error = mean_and_error(
            differences(table, step, taken, action, [f"{seed}/{step}/{number}" for number in range(PAIRS)])
        )
        if mean - error >= WORSE:
            return action
    return None


def rows(lines: Sequence[Line]) -> list[tuple[str, ...]]:
    """For each game: of the planted decisions, in Isle of Skye from round 3 on, and of the others, those found bad."""
    found: list[tuple[str, ...]] = []
    for game in sorted({line["game"] for line in lines}):
        own = [line for line in lines if line["game"] == game]
        first = 3 if game == "isle" else 1
        for what in ("planted", "untouched"):
            grades = [
                grade
                for line in own
                for _, _, number, grade in (line["planted"] if what == "planted" else line["untouched"])
                if number >= first or what == "untouched"
            ]
            if grades:
                share = grades.count("mistake") / len(grades)
                found.append((game, f"{len(own)} games", what, str(len(grades)), f"{100 * share:.1f} %"))
    return found
