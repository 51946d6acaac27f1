"""Concurrent stages run at the same time, needed stages are waited for, and the first failure is named."""

from __future__ import annotations

from pathlib import Path
from threading import Event

from tools.report import Tally
from tools.sequence import Stage, run_all

PATIENCE = 10


def waiting(event: Event) -> Tally:
    """Passes if an event happens in time."""
    return Tally(passed=1) if event.wait(PATIENCE) else Tally(failed=1, failure="it never happened")


def signalling(event: Event) -> Tally:
    """Passes, and sets an event."""
    event.set()
    return Tally(passed=1)


def test_a_concurrent_stage_runs_at_the_same_time() -> None:
    began, went_on = Event(), Event()

    def meet(own: Event, other: Event) -> Tally:
        own.set()
        return waiting(other)

    stages = (Stage("here", lambda _: meet(began, went_on)), Stage("beside", lambda _: meet(went_on, began), (), True))
    assert run_all(stages, Path()) == (Tally(passed=2), None)


def test_a_needed_concurrent_stage_is_waited_for() -> None:
    begun, order = Event(), []

    def build(_: Path) -> Tally:
        order.append("built")
        return waiting(begun)

    def use(_: Path) -> Tally:
        order.append("used")
        return Tally(passed=1)

    stages = (
        Stage("build", build, is_concurrent=True),
        Stage("other", lambda _: signalling(begun)),
        Stage("use", use, ("build",)),
    )
    assert run_all(stages, Path()) == (Tally(passed=3), None)
    assert order == ["built", "used"]


def test_what_needs_a_failed_stage_is_not_run_and_the_first_failure_is_named() -> None:
    def broken(_: Path) -> Tally:
        raise ValueError("no wood")

    ran = Event()
    stages = (
        Stage("build", broken, is_concurrent=True),
        Stage("use", lambda _: signalling(ran), ("build",)),
        Stage("other", lambda _: Tally(failed=2, failure="something else")),
    )
    total, first = run_all(stages, Path())
    assert not ran.is_set()
    assert (total.failed, first) == (4, "build")
    assert "no wood" in total.failure
