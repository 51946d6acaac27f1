"""Failures in a browser are tried once more, when they are few: what passes then is told, what fails again stays."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import stages
from tools.report import Tally

REASON = "a reason"


def engines(monkeypatch: pytest.MonkeyPatch, tallies: list[Tally]) -> tuple[Tally, list[tuple[str, ...]]]:
    """The stage of the other engines over runs of pytest that end like this, and how they were asked for."""
    asked: list[tuple[str, ...]] = []

    def run(report: Path, *words: str, **_: object) -> Tally:
        asked.append((report.name, *words))
        return tallies[len(asked) - 1]

    monkeypatch.setattr(stages, "run_pytest", run)
    return stages.other_engines(Path()), asked


def test_a_few_that_pass_again_are_passed_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    tally, asked = engines(monkeypatch, [Tally(10, 2, 1, REASON), Tally(2)])
    assert tally == Tally(12, 0, 1, again=2)
    assert [names[0] for names in asked] == ["engines.xml", "engines-again.xml"]
    assert "--last-failed" in asked[1] and "--last-failed" not in asked[0]


@pytest.mark.parametrize(
    ("second", "why"), [(Tally(1, 1), "one fails again"), (Tally(1), "one was not run"), (Tally(3), "others were run")]
)
def test_what_does_not_pass_whole_stays_failed(monkeypatch: pytest.MonkeyPatch, second: Tally, why: str) -> None:
    first = Tally(10, 2, 0, REASON)
    assert engines(monkeypatch, [first, second])[0] == first, why


@pytest.mark.parametrize("first", [Tally(10), Tally(10, stages.FEW_FAILURES + 1, 0, REASON)])
def test_none_and_many_are_not_tried_again(monkeypatch: pytest.MonkeyPatch, first: Tally) -> None:
    tally, asked = engines(monkeypatch, [first])
    assert tally == first
    assert len(asked) == 1
