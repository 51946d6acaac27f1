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
    if not hasattr(os, "fork"):
        raise Trouble("Mutation testing needs a system with fork.")
    for name in names:
        if name not in AREAS:
            raise Trouble(f"No area is called {name}; there are {', '.join(AREAS)}.")
    is_enough = True
    for name in names or AREAS:
        start = time.monotonic()
        words = [name, str(sample or 0), str(int(is_again))]
        done = subprocess.run([sys.executable, "-m", "tools.mutation.one", *words], cwd=ROOT, check=False)
        if done.returncode:
            raise Trouble(f"The mutants of {name} could not be tried.")
        is_enough &= report(name)
        print(f"{name}: {time.monotonic() - start:.0f} s\n", flush=True)
    return 0 if is_enough else 1


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
                raise Trouble(f"No mutant is called: {name}")
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


def report(area: str) -> bool:
    """Print the survivors of an area and the share noticed, by module; whether the area's share is enough."""
    results = kept_results(area)
    every = chosen_mutants(area, 0)
    total: Counter[str] = Counter()
    for module, mutants in every.items():
        tried = [mutant for mutant in mutants if mutant.name in results]
        tally = Counter(results[mutant.name] for mutant in tried)
        for mutant in tried:
            if results[mutant.name] == "survived":
                print(f"  survived, line {mutant.line}: {mutant.name}")
        total += tally
        aside = sum(name.startswith(module + " ") for name in equivalent())
        print(f"{_share(module, tally)}, tried {len(tried)} of {len(mutants)}, {aside} equivalent ones set aside")
    print(_share(area, total), flush=True)
    return total["killed"] >= WANTED * (total["killed"] + total["survived"])


def _share(name: str, tally: Counter[str]) -> str:
    both = tally["killed"] + tally["survived"]
    return f"{name}: {tally['killed']} of {both} noticed, {100 * tally['killed'] / max(1, both):.1f} %"
