"""Mutation testing by mutmut: small faults are put into the rules one by one, to see whether the tests notice each."""

from __future__ import annotations

import json
import os
import re
import shutil
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from tools.errors import BuildError
from tools.paths import BUILD, DOCS, ROOT
from tools.run import quietly
from tools.setup import ensure_folder, venv_python

TARGET = 0.9
"""The share of the mutants of an area that the tests must notice."""
WORK = BUILD / "mutation"
PAGE = DOCS / "mutants.md"
NOTICED = ("killed", "timeout", "suspicious", "segfault")
"""What mutmut calls a mutant that a test has noticed; one that survived or that no test reaches is not."""
ESTIMATES = (
    *("guess", "points_by_tile", "points_by_island", "points_if_added"),
    *("broch_places", "farm_places", "growing_waters", "half_waters", "lacking_edges", "line_ends", "road_ends"),
    *("unfinished_large_areas", "__missing__"),
)
"""Functions with which bots estimate; several values are equally good, so their mutants are not counted."""
INTRODUCTION = """\
# Mutation testing

`python3 build.py mutation` introduces small faults into the rules, one at a time, with
[mutmut](https://mutmut.readthedocs.io). Each of these faults is a mutant: a different comparison, number, string or
argument. The tests that reach the changed function then run against it: those of the engine that also run inside
Pyodide, and the doctests. A mutant that no test notices has survived. Some survivors are equivalent mutants, which make
no difference, such as `strict=False` in a `zip` of sequences of equal length; they are not listed separately. Functions
with which bots only estimate are left out (`ESTIMATES` in `tools/mutation.py`).

A run of all areas (`AREAS` in `tools/mutation.py`) writes this page, as does `python3 build.py nightly`. With names, as
in `python3 build.py mutation isle-scoring`, only those areas run and nothing is written. To see the survivors of an
area, run this in `.build/mutation/AREA`:

    PYTHONPATH=../../packages/mutation ../../../.venv/bin/python -m mutmut browse
"""


@dataclass(frozen=True, slots=True)
class Area:
    """Modules of one subject, as patterns of paths below `py`, and the tests of their game."""

    modules: tuple[str, ...]
    tests: tuple[str, ...]


_ISLE = ("tests/core", "tests/isle", "tests/contract/test_examples.py", "tests/bots/test_isle_bots.py")
_SKYLANDS = ("tests/core", "tests/skylands", "tests/contract/test_examples.py", "tests/bots/test_skylands_bots.py")
AREAS = MappingProxyType(
    {
        "isle-scoring": Area(
            ("skye/isle/scoring.py", "skye/isle/goals/*.py", "skye/isle/survey.py", "skye/core/regions.py"), _ISLE
        ),
        "isle-placement": Area(
            ("skye/isle/fitting.py", "skye/core/board.py", "skye/core/tile.py", "skye/core/grid.py"), _ISLE
        ),
        "isle-pricing": Area(
            ("skye/isle/phases.py", "skye/isle/pricing.py", "skye/isle/rules.py", "skye/isle/track.py"), _ISLE
        ),
        "skylands-placement": Area(
            ("skye/skylands/land.py", "skye/skylands/fitting.py", "skye/skylands/placing.py"), _SKYLANDS
        ),
        "skylands-scoring": Area(("skye/skylands/scoring.py", "skye/skylands/specials/scoring.py"), _SKYLANDS),
        "skylands-specials": Area(
            (
                *("skye/skylands/create.py", "skye/skylands/convert.py", "skye/skylands/deploy.py"),
                *(f"skye/skylands/specials/{name}.py" for name in ("base", "instant", "lasting", "owned")),
            ),
            _SKYLANDS,
        ),
    }
)


def run_mutation(names: Sequence[str] = ()) -> dict[str, bool]:
    """Test some areas or all, print what was found, and return for each whether enough mutants were noticed."""
    for name in names:
        if name not in AREAS:
            raise BuildError(f"There is no area called {name}: choose from {', '.join(AREAS)}.")
    found = {name: run_area(name) for name in names or AREAS}
    if not names:
        PAGE.write_text(document(found), encoding="utf-8")
    return {name: share(results) >= TARGET for name, results in found.items()}


def run_area(name: str) -> dict[str, str]:
    """Test the mutants of an area and return what became of each, by mutmut's names."""
    if not hasattr(os, "fork"):
        raise BuildError("Mutation testing needs an operating system with fork().")
    area, folder, start = AREAS[name], WORK / name, time.monotonic()
    doctests = sorted({f"src/{module.split('*')[0]}" for module in area.modules})
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    # mutmut expects the sources of packages in a folder called src; some tests read tables where they lie here.
    for link, target in {"src": "py", "py": "py", "tests": "tests"}.items():
        (folder / link).symlink_to(ROOT / target, target_is_directory=True)
    settings = (
        (ROOT / "pyproject.toml").read_text(encoding="utf-8").replace('pythonpath = ["py"', 'pythonpath = ["src"')
    )
    options = {
        "source_paths": ["src"],
        "only_mutate": [f"src/{module}" for module in area.modules],
        "also_copy": ["py", "tests"],
        "pytest_add_cli_args": ["-p", "no:xdist", "-m", "not native and not slow", "--ignore-glob=*command*"],
        "pytest_add_cli_args_test_selection": [*area.tests, *doctests],
    }
    table = "".join(f"{key} = {json.dumps(value)}\n" for key, value in options.items())
    (folder / "pyproject.toml").write_text(f"{settings}\n[tool.mutmut]\n{table}", encoding="utf-8")
    environment = {"PYTHONPATH": str(ensure_folder("mutation"))}

    def mutmut(*words: str) -> str:
        command: list[str | Path] = [venv_python(), "-m", "mutmut", *words]
        return quietly(command, task=f"test {name}", log=f"mutmut-{name}", environment=environment, folder=folder)

    mutmut("run")
    listed = mutmut("results", "--all", "true")
    results = {
        mutant: result
        for mutant, result in re.findall(r"^ *(\S+): (.+)$", listed, re.MULTILINE)
        if function_of(mutant).rsplit(".", 1)[1] not in ESTIMATES
    }
    print(f"{name}: {summary(results)}, {time.monotonic() - start:.0f} s", flush=True)
    return results


def share(results: dict[str, str]) -> float:
    """Return the share of the mutants that were noticed.

    >>> share({"m.x_f__mutmut_1": "killed", "m.x_f__mutmut_2": "no tests"})
    0.5
    """
    return sum(result in NOTICED for result in results.values()) / max(1, len(results))


def summary(results: dict[str, str]) -> str:
    """Return the counts of an area in a few words.

    >>> summary({"m.x_f__mutmut_1": "killed", "m.x_f__mutmut_2": "survived"})
    '1 of 2 mutants noticed, 50.0 %'
    """
    noticed = sum(result in NOTICED for result in results.values())
    return f"{noticed} of {len(results)} mutants noticed, {share(results):.1%}".replace("%", " %")


def function_of(name: str) -> str:
    """Return the function that a mutant is in, from mutmut's name for the mutant.

    >>> function_of("skye.core.board.xǁBoardǁtouches__mutmut_2"), function_of("skye.core.grid.x_turned__mutmut_1")
    ('skye.core.board.Board.touches', 'skye.core.grid.turned')
    """
    return re.sub(r"\.x_|\.xǁ|ǁ", ".", name.rsplit("__mutmut_", 1)[0])


def document(found: dict[str, dict[str, str]]) -> str:
    """Return the page with a table of all areas by module and the functions with survivors."""
    rows = ["| area | module | mutants | noticed | share |", "|---|---|--:|--:|--:|"]
    survivors: Counter[str] = Counter()
    for area, results in found.items():
        modules: dict[str, dict[str, str]] = {}
        for name, result in results.items():
            modules.setdefault(re.split(r"\.xǁ|\.x_", name)[0], {})[name] = result
            survivors[function_of(name)] += result not in NOTICED
        rows += [_row(area, f"`{module}`", part) for module, part in modules.items()]
        rows.append(_row(f"**{area}**", "all", results))
    rows.append(
        _row("**all**", "all", {name: result for results in found.values() for name, result in results.items()})
    )
    lines = [f"- `{name}`: {count}" for name, count in sorted(survivors.items()) if count]
    return "\n".join([INTRODUCTION, *rows, "", "## Survivors by function", "", *(lines or ["None."]), ""])


def _row(area: str, module: str, results: dict[str, str]) -> str:
    noticed = sum(result in NOTICED for result in results.values())
    return f"| {area} | {module} | {len(results)} | {noticed} | {share(results):.1%} |".replace("% |", " % |")
