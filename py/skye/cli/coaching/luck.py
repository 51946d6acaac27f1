"""`luck FILE`: whether luck averages 0, and whether skill orders the bots; interrupted, it continues where it was.

In the series `self` one bot plays against itself. In the series `levels` bots of all levels meet, and the decisions of
all of them are reviewed. Every game is one line of the file.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO, TypedDict

from skye.cli.coaching.continuing import mean_and_error
from skye.cli.coaching.games import Game, played
from skye.cli.coaching.losses import CONFIDENCE, FEWEST, slope_of, write_learned
from skye.cli.kept import add_line, read_lines
from skye.cli.processes import results_of
from skye.cli.simulate import show_progress
from skye.coach.decision import finished, leads_of, stated_loss
from skye.coach.factors import Factor
from skye.coach.luck import luck_json
from skye.coach.review import coach_of
from skye.core.chance import stream
from skye.games import LEVELS

SELF, MIXED = "self", "levels"
SELF_PLAYER = "skilled"
"""Who plays against itself."""


class Draw(TypedDict):
    """What one draw, or an order, gave each seat before it is scaled."""

    source: str
    left: int
    points: list[float]


class Line(TypedDict):
    """One game: leads at the end, draws, stated luck and stated losses, all by seat; no losses in the series `self`."""

    game: str
    series: str
    seed: str
    number: int
    players: list[str]
    leads: list[float]
    draws: list[Draw]
    luck: list[float]
    losses: list[float]


@dataclass(frozen=True, slots=True)
class Job:
    """A game of one of the series."""

    game: Game
    series: str


def luck(
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
    """Play the games of both series that the file lacks, print what they show, and write what is learned."""
    lines = read_lines(path, Line)
    done = {(line["series"], line["number"]) for line in lines if (line["game"], line["seed"]) == (name, seed)}
    left = [
        Job(Game(name, number, seed), series)
        for number in range(games)
        for series in (SELF, MIXED)
        if (series, number) not in done
    ]
    with path.open("a", encoding="utf-8") as file:
        for count, line in enumerate(results_of(measured, left, processes), start=1):
            lines.append(line)
            add_line(file, line)
            show_progress(progress, count, len(left))
    for row in (*balance(lines), *ranking(lines)):
        print("  ".join(row), file=out)
    if learn is not None:
        made = [
            f"skye luck {game} --seed {start}: {sum(line['game'] == game for line in lines)} games"
            for game, start in sorted({(line["game"], line["seed"]) for line in lines})
        ]
        write_learned(learn, "luck", factors_of(lines), made)


def measured(job: Job) -> Line:
    """The line of one game."""
    game = job.game
    random = stream(game.seed, job.series, game.number)
    players = [SELF_PLAYER if job.series == SELF else random.choice(LEVELS) for _ in range(game.seats)]
    table = played(game, players)
    coach = coach_of(table)
    outcome = table.game.outcome(table.state)
    assert outcome is not None  # it was played to its end
    draws: list[Draw] = []
    given = [0.0] * game.seats
    for step in coach.draws(table):
        for chance in finished(coach.chances(table, step)):
            points = [round(each, 3) for each in chance.points]
            draws.append({"source": chance.source, "left": chance.left, "points": points})
            stated = luck_json(game.game, step, chance)["points"]
            given = [sofar + each for sofar, each in zip(given, stated, strict=True)]
    lost = [0.0] * game.seats
    if job.series == MIXED:
        for step, action in enumerate(table.actions):
            if coach.is_decision(table, step):
                for verdict in finished(coach.judge(table, step)):
                    lost[action.seat] += stated_loss(game.game, verdict) or 0.0
    return {
        "game": game.game,
        "series": job.series,
        "seed": game.seed,
        "number": game.number,
        "players": players,
        "leads": [round(lead, 3) for lead in leads_of(outcome.points)],
        "draws": draws,
        "luck": [round(each, 3) for each in given],
        "losses": [round(each, 3) for each in lost] if job.series == MIXED else [],
    }


def balance(lines: Sequence[Line]) -> list[tuple[str, ...]]:
    """For each game the mean luck of one seat in self-play with its interval, and what it explains of the results."""
    found: list[tuple[str, ...]] = []
    for game in sorted({line["game"] for line in lines}):
        own = [line for line in lines if (line["game"], line["series"]) == (game, SELF)]
        if len(own) < 2:
            continue
        pairs = [(line["luck"][seat], line["leads"][seat]) for line, seat in ((line, _seat(line)) for line in own)]
        mean, error = mean_and_error([given for given, _ in pairs])
        low, high = mean - CONFIDENCE * error, mean + CONFIDENCE * error
        spread = sum(lead * lead for _, lead in pairs)
        rest = sum((lead - given) ** 2 for given, lead in pairs)
        share = f"{100 * (1 - rest / spread):.0f} % explained" if spread else ""
        interval = f"{low:+.2f} to {high:+.2f}"
        found.append((game, f"{len(own)} games", f"mean luck {mean:+.2f}", interval, share))
    return found


def ranking(lines: Sequence[Line]) -> list[tuple[str, ...]]:
    """For each game the levels by their mean lead, each with its mean skill and their intervals."""
    found: list[tuple[str, ...]] = []
    for game in sorted({line["game"] for line in lines}):
        leads, skills = defaultdict[str, list[float]](list), defaultdict[str, list[float]](list)
        for line in lines:
            if (line["game"], line["series"]) == (game, MIXED):
                for player, lead, lost in zip(line["players"], line["leads"], line["losses"], strict=True):
                    leads[player].append(lead)
                    skills[player].append(-lost)
        for player in sorted(leads, key=lambda each: sum(leads[each]) / len(leads[each])):
            if len(leads[player]) > 1:
                columns = [mean_and_error(values[player]) for values in (leads, skills)]
                shown = [f"{mean:+.1f} ± {CONFIDENCE * error:.1f}" for mean, error in columns]
                found.append((game, player, f"{len(leads[player])} seats", f"lead {shown[0]}", f"skill {shown[1]}"))
    return found


def factors_of(lines: Sequence[Line]) -> dict[str, dict[str, dict[str, Factor]]]:
    """By game, source and how much is to come: the slope of the lead at the end on what a draw gave."""
    groups: dict[tuple[str, str, int], list[tuple[float, float]]] = defaultdict(list)
    for line in lines:
        seat = _seat(line)
        for draw in line["draws"]:
            groups[line["game"], draw["source"], draw["left"]].append((draw["points"][seat], line["leads"][seat]))
    found: dict[str, dict[str, dict[str, Factor]]] = {}
    for (game, source, left), pairs in sorted(groups.items()):
        slope = slope_of(pairs)
        if slope.count >= FEWEST:
            factor: Factor = {"slope": round(slope.slope, 3), "error": round(slope.error, 3), "count": slope.count}
            found.setdefault(game, {}).setdefault(source, {})[str(left)] = factor
    return found


def _seat(line: Line) -> int:
    """The seat that is looked at: what chance gives one seat it takes from the others."""
    return line["number"] % len(line["players"])
