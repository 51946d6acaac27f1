"""Reviews under way behind the bridge: each is begun, continued in slices, and stopped or done.

The coach is loaded with the first of them: it is no part of the engine that a page starts with.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

from skye.arguments import Refusal
from skye.core.question import Args
from skye.core.table import AnyTable
from skye.reviews import ReviewResult

if TYPE_CHECKING:
    from skye.coach import Review

LONGEST_SLICE = 2.0
"""The most seconds of work that a page may ask for at once."""
MOST_AT_ONCE = 4
"""So many reviews are under way at once; the oldest is forgotten for another."""


class Reviews:
    """The reviews under way, by number."""

    def __init__(self) -> None:
        self._work: dict[int, Iterator[Review]] = {}
        self._found: dict[int, Review] = {}
        self._last = 0

    def begin(self, table: AnyTable, args: Args) -> ReviewResult:
        """Begin a review, or go on with one that was stored; raises BadReview."""
        try:
            from skye.coach import review
        except ImportError:  # the files of the engine arrive after its start
            raise Refusal("coach_missing") from None
        seat, known = args.get("seat"), args.get("known")
        if isinstance(seat, bool) or not isinstance(seat, int):
            raise Refusal("bad_request", field="seat")
        work = review(table, seat, known)
        self._last += 1
        self._work[self._last], self._found[self._last] = work, next(work)
        if len(self._work) > MOST_AT_ONCE:
            self._forget(next(iter(self._work)))
        return self._result(self._last)

    def go_on(self, args: Args) -> ReviewResult:
        """One slice of a review; with its last slice it is handed over and forgotten here."""
        number, length = self._number(args), args.get("slice")
        seconds = min(length / 1000, LONGEST_SLICE) if isinstance(length, int | float) else 0.0
        start = time.perf_counter()
        try:
            for found in self._work[number]:
                self._found[number] = found
                if time.perf_counter() - start >= seconds:
                    break
        except Exception:
            self._forget(number)  # it cannot go on, and must not seem to
            raise
        return self._result(number)

    def stop(self, args: Args) -> ReviewResult:
        """Stop a review, and return as much of it as is done."""
        number = self._number(args)
        found = self._found[number]
        self._forget(number)
        return {"review": number, "is_done": found.is_done, "progress": found.progress, "result": found.to_json()}

    def _result(self, number: int) -> ReviewResult:
        found = self._found[number]
        reply: ReviewResult = {"review": number, "is_done": found.is_done, "progress": found.progress}
        if found.is_done:
            reply["result"] = found.to_json()
            self._forget(number)
        return reply

    def _number(self, args: Args) -> int:
        number = args.get("review")
        if isinstance(number, bool) or not isinstance(number, int) or number not in self._work:
            raise Refusal("no_review")
        return number

    def _forget(self, number: int) -> None:
        del self._work[number], self._found[number]
