"""The results of mutmut are summed up on a page once all areas have been tested."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import mutation
from tools.errors import BuildError
from tools.mutation import AREAS, ESTIMATES, INTRODUCTION, document
from tools.paths import PYTHON_SOURCE, ROOT

FOUND = {
    "placing": {
        "skye.land.x_size__mutmut_1": "killed",
        "skye.land.x_size__mutmut_2": "survived",
        "skye.land.xǁLandǁturned__mutmut_1": "no tests",
        "skye.fit.x_turn__mutmut_1": "timeout",
    },
    "scoring": {"skye.goals.x_sheep__mutmut_1": "killed"},
}
TABLE = """
| area | module | mutants | noticed | share |
|---|---|--:|--:|--:|
| placing | `skye.land` | 3 | 1 | 33.3 % |
| placing | `skye.fit` | 1 | 1 | 100.0 % |
| **placing** | all | 4 | 2 | 50.0 % |
| scoring | `skye.goals` | 1 | 1 | 100.0 % |
| **scoring** | all | 1 | 1 | 100.0 % |
| **all** | all | 5 | 3 | 60.0 % |

## Survivors by function

- `skye.land.Land.turned`: 1
- `skye.land.size`: 1
"""


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A page in an empty folder; every area has one mutant, which only the tests of prices do not notice."""

    def run_area(name: str) -> dict[str, str]:
        return {f"skye.{name}.x_f__mutmut_1": "survived" if name == "isle-pricing" else "killed"}

    monkeypatch.setattr(mutation, "run_area", run_area)
    monkeypatch.setattr(mutation, "PAGE", tmp_path / "mutants.md")
    return tmp_path / "mutants.md"


def test_the_page_has_a_table_and_the_functions_with_survivors() -> None:
    assert document(FOUND) == INTRODUCTION + TABLE


def test_without_survivors_the_page_says_so() -> None:
    assert document({"scoring": FOUND["scoring"]}).endswith("## Survivors by function\n\nNone.\n")


def test_a_complete_run_writes_the_page_and_names_the_areas_below_the_target(page: Path) -> None:
    assert mutation.run_mutation() == {name: name != "isle-pricing" for name in AREAS}
    assert page.read_text(encoding="utf-8").count("| **") == len(AREAS) + 1


def test_a_part_of_a_run_writes_nothing(page: Path) -> None:
    assert mutation.run_mutation(["isle-scoring"]) == {"isle-scoring": True}
    assert not page.exists()


def test_an_unknown_area_is_refused_in_a_sentence() -> None:
    with pytest.raises(BuildError, match="There is no area called moon: choose from isle-scoring, "):
        mutation.run_mutation(["moon"])


@pytest.mark.parametrize("name", AREAS)
def test_the_modules_and_tests_of_an_area_exist(name: str) -> None:
    assert [module for module in AREAS[name].modules if not list(PYTHON_SOURCE.glob(module))] == []
    assert [test for test in AREAS[name].tests if not (ROOT / test).exists()] == []


def test_the_functions_that_are_left_out_exist() -> None:
    sources = [
        path.read_text(encoding="utf-8")
        for area in AREAS.values()
        for module in area.modules
        for path in PYTHON_SOURCE.glob(module)
    ]
    assert [name for name in ESTIMATES if not any(f"def {name}(" in source for source in sources)] == []
