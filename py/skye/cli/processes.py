"""Many games at once, on all cores."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from skye.cli.trouble import Trouble

Job = TypeVar("Job")
Result = TypeVar("Result")


def results_of(play: Callable[[Job], Result], jobs: Sequence[Job], processes: int | None) -> Iterator[Result]:
    """What each job results in, in their order; by this process alone if there is only one of either; raises Trouble.

    >>> list(results_of(abs, [-1, 2], 1))
    [1, 2]
    """
    if processes is not None and processes < 1:
        raise Trouble("--processes must be at least 1.")
    count = min(processes or os.cpu_count() or 1, len(jobs))
    if count <= 1:
        yield from map(play, jobs)
        return
    from multiprocessing import Pool  # not where Python has no processes

    # Ctrl-C reaches every process of a terminal. Only this one answers it, and ends the others, which inherit that they
    # do not hear it: they would be interrupted before their first line otherwise.
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        pool = Pool(count)
    finally:
        signal.signal(signal.SIGINT, heard)
    with pool:
        yield from pool.imap(play, jobs)
