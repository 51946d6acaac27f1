"""`python -m tools.mutation.one AREA SAMPLE AGAIN`: the mutants of one area, inside pytest, each result kept."""

from __future__ import annotations

import json
import os
import sys

import pytest

from tools.mutation import RESULTS, chosen_mutants, kept_results
from tools.mutation.areas import AREAS
from tools.mutation.mutants import Mutant
from tools.mutation.runner import Runner
from tools.paths import ROOT


def main(area: str, sample: int, *, is_again: bool) -> int:
    """Try the mutants of an area; again means only those that survived last time, and those never tried."""
    kept = kept_results(area) if is_again else {}
    mutants = [mutant for found in chosen_mutants(area, sample).values() for mutant in found]
    mutants = [mutant for mutant in mutants if kept.get(mutant.name, "survived") == "survived"]
    names = {mutant.name for found in chosen_mutants(area, 0).values() for mutant in found}
    results = {name: result for name, result in kept.items() if name in names}
    RESULTS.mkdir(parents=True, exist_ok=True)

    def tell(mutant: Mutant, result: str) -> None:
        results[mutant.name] = result
        (RESULTS / f"{area}.json").write_text(json.dumps(results, indent=0), encoding="utf-8")

    os.chdir(ROOT)
    modules = [f"py/{module.replace('.', '/')}.py" for module in AREAS[area].modules]
    tests = [f"tests/{test}" for test in AREAS[area].tests]
    options = ["-q", "--tb=no", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header", "--capture=no"]
    status = pytest.main([*options, *modules, *tests], plugins=[Runner(mutants, tell)])
    return int(status) if len(results) < len(mutants) or int(status) > 1 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2]), is_again=sys.argv[3] == "1"))
