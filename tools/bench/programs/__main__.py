"""A program on CPython: `python -m tools.bench.programs NAME` makes its steps and prints its report."""

import sys
from importlib import import_module

program = import_module(f"tools.bench.programs.{sys.argv[1]}")
while program.step():
    pass
print(program.report())
