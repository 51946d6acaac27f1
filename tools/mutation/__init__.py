"""Mutation testing: small faults put into the rules one by one, to see whether the tests notice each."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from tools.mutation.areas import AREAS
from tools.mutation.document import Finding, share, write_document
from tools.mutation.mutants import Mutant, mutants_of
from tools.paths import BUILD, ROOT
from tools.trouble import Trouble

WANTED = 0.9
"""The share of the mutants of an area that the tests must notice."""
RESULTS = BUILD / "mutation"
EQUIVALENT = Path(__file__).parent / "equivalent.json"
"""Mutants that change nothing anybody could see, each with the reason."""


def run_mutation(names: Sequence[str], *, sample: int | None, is_again: bool) -> int:
    """Spoil area after area, print what survived and the share noticed; the exit status tells whether it is enough."""
    for name in names:
        if name not in AREAS:
            raise Trouble(f"There is no area called {name}: choose from {', '.join(AREAS)}.")
    if not names and not sample and not is_again:
        return 0 if all(run_all().values()) else 1
    enough = [run_area(name, sample=sample, is_again=is_again) for name in names or AREAS]
    return 0 if all(enough) else 1


def run_all() -> dict[str, bool]:
    """Spoil all areas and write down what was found; whether the share of each is enough."""
    enough = {area: run_area(area) for area in AREAS}
    write_document([finding for area in AREAS for finding in findings(area)])
    return enough


def run_area(area: str, *, sample: int | None = None, is_again: bool = False) -> bool:
    """Spoil one area and print what was found; whether its share is enough."""
    if not hasattr(os, "fork"):
        raise Trouble("Mutation testing needs an operating system with fork().")
    start = time.monotonic()
    words = [area, str(sample or 0), str(int(is_again))]
    done = subprocess.run([sys.executable, "-m", "tools.mutation.one", *words], cwd=ROOT, check=False)
    if done.returncode:
        raise Trouble(f"The mutants of {area} could not be tested.")
    is_enough = report(area)
    print(f"{area}: {time.monotonic() - start:.0f} s\n", flush=True)
    return is_enough


def chosen_mutants(area: str, sample: int) -> dict[str, list[Mutant]]:
    """The mutants of an area by module, without the equivalent ones; of many a sample that is always the same."""
    known = equivalent()
    chosen = {}
    for module in AREAS[area].modules:
        source = (ROOT / "py" / (module.replace(".", "/") + ".py")).read_text(encoding="utf-8")
        found = [mutant for mutant in mutants_of(module, source) if not mutant.function.endswith(".")]
        names = {mutant.name for mutant in found}
        for name in known:
            if name.startswith(module + " ") and name not in names:
                raise Trouble(f"tools/mutation/equivalent.json names a mutant that does not exist: {name}")
        found = [mutant for mutant in found if mutant.name not in known]
        if sample and len(found) > sample:
            drawn = sorted(found, key=lambda mutant: hashlib.sha256(mutant.name.encode()).digest())[:sample]
            found = [mutant for mutant in found if mutant in drawn]
        chosen[module] = found
    return chosen


def equivalent() -> dict[str, str]:
    """The reasons of the equivalent mutants by name."""
    reasons: dict[str, str] = json.loads(EQUIVALENT.read_text(encoding="utf-8"))
    return reasons


def kept_results(area: str) -> dict[str, str]:
    """What the last run found for each mutant of an area."""
    path = RESULTS / f"{area}.json"
    results: dict[str, str] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return results


def findings(area: str) -> list[Finding]:
    """What the last run found in an area, by module."""
    results = kept_results(area)
    known = equivalent()
    found = []
    for module, mutants in chosen_mutants(area, 0).items():
        tally = Counter(results.get(mutant.name) for mutant in mutants)
        survivors = tuple(mutant for mutant in mutants if results.get(mutant.name) == "survived")
        aside = {name: why for name, why in known.items() if name.startswith(module + " ")}
        found.append(Finding(area, module, len(mutants), tally["killed"], survivors, aside))
    return found


def report(area: str) -> bool:
    """Print the survivors of an area and the share noticed, by module; whether the area's share is enough."""
    found = findings(area)
    for finding in found:
        for mutant in finding.survivors:
            print(f"  survived, line {mutant.line}: {mutant.name}")
        rest = f"tried {finding.tried} of {finding.mutants}, {len(finding.equivalent)} equivalent mutants excluded"
        print(f"{_told(finding.module, finding.noticed, finding.tried)}, {rest}")
    noticed, tried = sum(finding.noticed for finding in found), sum(finding.tried for finding in found)
    print(_told(area, noticed, tried), flush=True)
    return noticed >= WANTED * tried


def _told(name: str, noticed: int, tried: int) -> str:
    return f"{name}: {noticed} of {tried} noticed, {share(noticed, tried)}"
