"""What programs on CPython and inside Pyodide share: tasks in short batches, of which the quietest counts.

Each batch is a call of its own, as the page makes them: inside Pyodide a call that runs long stays in the code it began
in, and never meets the faster one compiled meanwhile.
"""

import json
import time
from collections.abc import Callable, Iterator, Mapping

FEWEST = 20
LONGEST = 1.5
"""The least number of batches of each task, and the seconds that all its batches take together."""
SHORTEST = 0.01
"""Seconds of a batch, at the least: clocks of browsers show tenths of milliseconds."""


class Batches:
    """Tasks by name; each does some steps and returns how many."""

    def __init__(self, tasks: Mapping[str, Callable[[], int]]) -> None:
        self.best: dict[str, float] = {}
        self.batches = self._all(tasks)

    def step(self) -> bool:
        """Make the next batch; return whether there was one."""
        return next(self.batches, False) is None

    def report(self) -> str:
        """By the name of a task, microseconds of one step in its quietest batch."""
        return json.dumps(self.best)

    def _all(self, tasks: Mapping[str, Callable[[], int]]) -> Iterator[None]:
        for name, task in tasks.items():
            best = float("inf")
            end = time.perf_counter() + LONGEST
            batches = 0
            while batches < FEWEST or time.perf_counter() < end:
                batches += 1
                start = time.perf_counter()
                steps = 0
                while (needed := time.perf_counter() - start) < SHORTEST:
                    steps += task()
                best = min(best, needed / steps)
                yield
            self.best[name] = 1e6 * best


def times(number: int, task: Callable[[], object]) -> Callable[[], int]:
    """A task that repeats something a number of times."""

    def batch() -> int:
        for _ in range(number):
            task()
        return number

    return batch
