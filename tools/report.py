"""Counts and failures from the JUnit reports that pytest and Node's test runner write."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

LINES_SHOWN = 30
WIDTH_SHOWN = 200


@dataclass(frozen=True)
class Tally:
    """How many checks passed, failed and were skipped, and what the failures say."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0
    failure: str = ""

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.passed + other.passed,
            self.failed + other.failed,
            self.skipped + other.skipped,
            self.failure or other.failure,
        )

    def line(self) -> str:
        """Return the tally as one line.

        >>> Tally(passed=3).line()
        '3 passed, 0 failed'
        >>> (Tally(passed=3, skipped=1) + Tally(failed=2)).line()
        '3 passed, 2 failed, 1 skipped'
        """
        line = f"{self.passed} passed, {self.failed} failed"
        return f"{line}, {self.skipped} skipped" if self.skipped else line


def excerpt(text: str) -> str:
    """Return the end of a text, short enough for one screen.

    >>> excerpt("a\\nb\\n")
    'a\\nb'
    """
    lines = [line.rstrip()[:WIDTH_SHOWN] for line in text.strip().splitlines()]
    return "\n".join(lines[-LINES_SHOWN:])


def read_junit(path: Path, output: str, status: int) -> Tally:
    """Read a JUnit report; if it is missing, or does not explain a bad status, the output is the failure."""
    if not path.is_file() or not path.stat().st_size:
        return Tally(failed=1, failure=excerpt(output))
    passed = skipped = 0
    # A test that fails, and whose fixtures then fail too, is listed twice.
    failures: dict[str, str] = {}
    for case in ElementTree.parse(path).getroot().iter("testcase"):
        bad = case.find("failure")
        if bad is None:
            bad = case.find("error")
        if bad is not None:
            name = f"{case.get('classname', '')} {case.get('name', '')}".strip()
            failures.setdefault(name, excerpt(bad.text or bad.get("message") or ""))
        elif case.find("skipped") is not None:
            skipped += 1
        else:
            passed += 1
    if status and not failures:
        return Tally(passed, 1, skipped, excerpt(output))
    return Tally(passed, len(failures), skipped, _all_failures(failures))


def _all_failures(failures: Mapping[str, str]) -> str:
    """Return the first failure in full, and of every other one its name and its first message."""
    texts = [f"{name}\n{text}" for name, text in failures.items()][:1]
    for name, text in list(failures.items())[1:]:
        lines = text.splitlines()
        says = next((line for line in lines if line.startswith("E ")), lines[0] if lines else "")
        texts.append(f"Also failed: {name}\n{says}")
    return "\n\n".join(texts)
