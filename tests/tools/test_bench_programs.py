"""The programs of the benchmarks still run after a change of the engine, and batches are timed correctly."""

from __future__ import annotations

import json
from importlib import import_module

import pytest

from tools.bench.programs import batches


@pytest.mark.parametrize("name", ["isle_search", "isle_engine", "skylands_engine"])
def test_every_task_does_something(name: str) -> None:
    tasks = import_module(f"tools.bench.programs.{name}").tasks()
    assert len(tasks) > 5
    assert [task for task, run in tasks.items() if run() < 1] == []


def test_a_step_is_a_batch_and_the_quietest_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 0.0, 0.0, 4.0, 4.0, 4.0, 5.0, 9.0])
    monkeypatch.setattr(batches.time, "perf_counter", lambda: next(clock))
    for name, value in {"FEWEST": 2, "LONGEST": 0.0, "SHORTEST": 0.5}.items():
        monkeypatch.setattr(batches, name, value)
    run = batches.Batches({"walk": batches.times(10, lambda: None)})
    steps = 0
    while run.step():
        steps += 1
    assert steps == 2
    assert json.loads(run.report()) == {"walk": 1e5}, "ten steps in the one second of the second batch"
