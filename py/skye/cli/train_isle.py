"""`train isle`: learn the champion's weights from games against itself, on all cores."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TextIO

from skye.bots.isle.champion.learned import Weights, default_weights
from skye.bots.isle.champion.training import Job, Row, fitted, play_game
from skye.cli.processes import results_of
from skye.cli.simulate import seed_of, show_progress
from skye.isle.search.world import TRACKS

SHARE = {2: 1.0, 3: 0.6, 4: 0.6, 5: 0.4}
"""The part of the games that are played with so many players: more take longer, and each of them is a row."""

GENERATIONS = 2
"""How often learning starts again from what was learned: better weights lead to other games."""


def train_isle(
    *, games: int, seed: str, path: str, out: TextIO, progress: TextIO | None = None, processes: int | None = None
) -> None:
    """Play games for each number of players, learn from them, and write the file."""
    learned: dict[str, dict[str, Weights]] = {}
    for seats, track in TRACKS.items():
        count = max(1, round(games * SHARE[seats]))
        weights: Mapping[int, Weights] = {left: default_weights(seats, left) for left in range(len(track))}
        for generation in range(GENERATIONS):
            start = f"{seed}/{seats}/{generation}"
            jobs = [Job(seats, seed_of(start, number), weights) for number in range(count)]
            rows: list[Row] = []
            for number, found in enumerate(results_of(play_game, jobs, processes), start=1):
                rows += found
                show_progress(progress, number, count)
            weights = {
                left: fitted(rows, left, default_weights(seats, left)) if left else weights[left]
                for left in range(len(track))
            }
        print(f"{seats} players: {len(rows)} positions", file=out)
        learned[str(seats)] = {
            str(left): {name: weight for name, weight in each.items() if weight}
            for left, each in weights.items()
            if left
        }
    made = f"skye train isle --games {games} --seed {seed}; {GENERATIONS} generations for each number of players"
    Path(path).write_text(f"{json.dumps({'made_by': made, 'weights': learned}, indent=1)}\n", encoding="utf-8")
