"""The stages that use browsers: every test runs once, and what fails stays failed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tools import nightly, stages
from tools.report import Tally

FAILED = Tally(10, 1, 0, "a reason")


@pytest.mark.parametrize("stage", [stages.browser, stages.other_engines, nightly.browser, nightly.other_engines])
def test_a_browser_test_that_fails_is_not_tried_again(
    monkeypatch: pytest.MonkeyPatch, stage: Callable[[Path], Tally]
) -> None:
    runs: list[Path] = []

    def run(report: Path, *_: str, **__: object) -> Tally:
        runs.append(report)
        # A second run would pass.
        return FAILED if len(runs) == 1 else Tally(1)

    monkeypatch.setattr(stages, "run_pytest", run)
    monkeypatch.setattr(stages, "ensure_browser", Path)
    monkeypatch.setattr(stages, "ensure_engines", dict)
    monkeypatch.setattr(nightly, "build_site", Path)
    assert stage(Path()) == FAILED
    assert len(runs) == 1
