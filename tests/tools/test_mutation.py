"""What became of the mutants is told on a page, once all areas have been run."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools import mutation
from tools.mutation.areas import AREAS
from tools.mutation.document import INTRODUCTION, Finding, document
from tools.mutation.mutants import mutants_of

SURVIVOR = next(mutants_of("skye.land", "def size(a):\n    return a < 1"))
FINDINGS = (
    Finding("placing", "skye.land", 4, 3, (SURVIVOR,), {}),
    Finding("placing", "skye.fit", 6, 6, (), {"skye.fit turn: 4 -> 5": "a fifth turn is the first"}),
    Finding("scoring", "skye.goals", 10, 10, (), {}),
)
PAGE = """
| area | module | tried | noticed | share | equivalent |
|---|---|--:|--:|--:|--:|
| placing | `skye.land` | 4 | 3 | 75.0 % | 0 |
| placing | `skye.fit` | 6 | 6 | 100.0 % | 1 |
| **placing** | all | 10 | 9 | 90.0 % | 1 |
| scoring | `skye.goals` | 10 | 10 | 100.0 % | 0 |
| **scoring** | all | 10 | 10 | 100.0 % | 0 |
| **all** | all | 20 | 19 | 95.0 % | 1 |

## Survivors

- line 2: `skye.land size: a < 1 -> a <= 1`

## Equivalent mutants

- `skye.fit turn: 4 -> 5`: a fifth turn is the first
"""


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Which areas were run and what was written, nothing of it in earnest."""
    calls: list[object] = []

    def run_area(area: str, **_: object) -> bool:
        calls.append(area)
        return area != "isle-pricing"

    def write(findings: list[Finding]) -> None:
        calls.append([finding.area for finding in findings])

    monkeypatch.setattr(mutation, "run_area", run_area)
    monkeypatch.setattr(mutation, "findings", lambda area: [Finding(area, "m", 1, 1, (), {})])
    monkeypatch.setattr(mutation, "write_document", write)
    return calls


def test_the_page_has_a_table_the_survivors_and_the_reasons_of_the_equivalent_ones() -> None:
    assert document(FINDINGS) == INTRODUCTION + PAGE


def test_what_nothing_is_told_of_is_told_to_be_none() -> None:
    assert document(FINDINGS[2:]).endswith("## Survivors\n\nNone.\n\n## Equivalent mutants\n\nNone.\n")


def test_a_whole_run_writes_the_page_after_its_last_area(asked: list[object]) -> None:
    assert mutation.run_mutation([], sample=None, is_again=False) == 1
    assert asked == [*AREAS, list(AREAS)]


@pytest.mark.parametrize(
    ("names", "sample", "is_again"), [(["isle-scoring"], None, False), ([], 5, False), ([], None, True)]
)
def test_a_part_of_a_run_writes_nothing(
    asked: list[object], names: list[str], sample: int | None, is_again: bool
) -> None:
    mutation.run_mutation(names, sample=sample, is_again=is_again)
    assert asked == (names or [*AREAS])


def test_findings_leave_the_equivalent_ones_out_and_tell_what_survived(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(mutation, "RESULTS", tmp_path)
    every = [mutant.name for mutant in mutation.chosen_mutants("isle-placement", 0)["skye.core.tile"]]
    results = {**dict.fromkeys(every, "killed"), every[0]: "survived"}
    (tmp_path / "isle-placement.json").write_text(json.dumps(results), encoding="utf-8")
    found = {finding.module: finding for finding in mutation.findings("isle-placement")}
    tile = found["skye.core.tile"]
    assert [mutant.name for mutant in tile.survivors] == every[:1]
    assert (tile.mutants, tile.tried, tile.noticed) == (len(every), len(every), len(every) - 1)
    assert tile.equivalent and not set(tile.equivalent) & set(every)
    assert found["skye.core.grid"].tried == 0
