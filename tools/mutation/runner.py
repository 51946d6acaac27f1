"""Runs inside pytest: collects the tests once, then gives each mutant a process of its own with the tests reaching it.

The code of the spoilt function is put in the place of the good one after everything is imported, so that a mutant costs
a fork and the few tests up to the first that fails. The tests that call a function are known from one run with a
profile, and those with the fewest calls come first.
"""

from __future__ import annotations

import ast
import functools
import gc
import json
import os
import resource
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from tools.mutation.mutants import MODULE, Mutant

MOST_CALLS = 3_000_000
"""How many calls the tests of one mutant may make: the long ones at the end of the queue are left out."""
LONGEST = 5
"""Seconds of processor time for one mutant; one that runs longer is noticed too."""
MOST_MEMORY = 2 << 30
"""Bytes for one mutant, since one that never ends may also grow."""
KILLED, SURVIVED, BROKEN = 1, 0, 3


class Runner:
    """A plugin of pytest that runs mutants instead of tests."""

    def __init__(self, mutants: Sequence[Mutant], tell: Callable[[Mutant, str], None]) -> None:
        self.mutants = mutants
        self.tell = tell

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Find out which test calls what, then spoil the code mutant by mutant."""
        files = {sys.modules[name].__file__: name for name in {mutant.module for mutant in self.mutants}}
        reached = _in_child(lambda: _profiled(session.items, files))
        for mutant in self.mutants:
            calls = {
                number: cost
                for number, (cost, names) in enumerate(reached)
                if f"{mutant.module} {mutant.function}" in names
                or (mutant.function == MODULE and _knows(session.items[number], mutant.module, names))
            }
            self.tell(mutant, _outcome(mutant, [session.items[number] for number in _first_ones(calls)]))
        return True


def _knows(item: pytest.Item, module: str, names: Sequence[str]) -> bool:
    """Whether a test calls anything of a module, or its file has the module or something of it at hand."""
    at_hand = vars(getattr(item, "module", None) or object).values()
    return any(name.startswith(f"{module} ") for name in names) or any(
        value is sys.modules[module] or getattr(value, "__module__", None) == module for value in at_hand
    )


def _first_ones(calls: Mapping[int, int]) -> Iterator[int]:
    """The tests with the fewest calls, as many as there is room for."""
    room = MOST_CALLS
    for number in sorted(calls, key=lambda each: (calls[each], each)):
        room -= calls[number]
        if room < 0:
            return
        yield number


def _profiled(items: Sequence[pytest.Item], files: Mapping[str | None, str]) -> list[tuple[int, list[str]]]:
    """By test: how many calls it makes, and which functions of the spoilt modules it calls."""
    found = []
    for item in items:
        names: set[str] = set()
        calls = 0

        def heard(frame: FrameType, event: str, _: object, names: set[str] = names) -> None:
            nonlocal calls
            calls += 1
            module = files.get(frame.f_code.co_filename)
            if module is not None:
                names.add(f"{module} {_outermost(frame.f_code)}")

        sys.setprofile(heard)
        reports = runtestprotocol(item, log=False)
        sys.setprofile(None)
        for report in reports:
            if report.failed:
                raise RuntimeError(f"{item.nodeid} fails without any mutation:\n{report.longreprtext}")
        found.append((calls, sorted(names)))
    return found


def _in_child(work: Callable[[], Any]) -> Any:
    """What a function gives, worked out in a process of its own, which leaves no trace in this one."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        try:
            answer = {"answer": work()}
        except BaseException as error:
            answer = {"error": str(error)}
        with os.fdopen(writing, "w") as pipe:
            json.dump(answer, pipe)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        told = json.load(pipe)
    os.waitpid(child, 0)
    if "error" in told:
        raise RuntimeError(told["error"])
    return told["answer"]


def _outcome(mutant: Mutant, items: Sequence[pytest.Item]) -> str:
    child = os.fork()
    if child == 0:
        status = BROKEN
        try:
            resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, LONGEST + 1))
            resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
            for stream in (1, 2):
                os.dup2(os.open(os.devnull, os.O_WRONLY), stream)
            status = KILLED
            spoil(mutant)
            failing = (report for item in items for report in runtestprotocol(item, log=False) if report.failed)
            status = KILLED if any(failing) else SURVIVED
        finally:
            os._exit(status)
    _, status = os.waitpid(child, 0)
    code = os.waitstatus_to_exitcode(status)
    return "survived" if code == SURVIVED else "broken" if code == BROKEN else "killed"


def spoil(mutant: Mutant) -> None:
    """Put the fault into the imported module, wherever its functions and constants are already held."""
    module = sys.modules[mutant.module]
    path = str(module.__file__)
    tree = mutant.spoilt(Path(path).read_text(encoding="utf-8"))
    code = compile(tree, path, "exec", dont_inherit=True)
    fresh: dict[str, Any] = {"__name__": mutant.module, "__file__": path}
    exec(code, fresh)
    if mutant.function == MODULE:
        statement = tree.body[mutant.path[0][1] or 0]
        targets = getattr(statement, "targets", [getattr(statement, "target", None)])
        names = [node.id for target in targets for node in ast.walk(target) if isinstance(node, ast.Name)]
        _replace(module, {name: fresh[name] for name in names})
        return
    inside = [each for each in _codes(code) if _outermost(each) == mutant.function]
    new = {(each.co_qualname, each.co_firstlineno): each for each in inside}
    kept = [each for each in gc.get_objects() if isinstance(each, FunctionType) and each.__code__.co_filename == path]
    spoilt = {each.__qualname__: each for each in kept if each.__globals__ is fresh}
    for function in kept:
        found = new.get((function.__code__.co_qualname, function.__code__.co_firstlineno))
        if found is not None and function.__globals__ is not fresh:
            function.__code__ = found
            twin = spoilt.get(function.__qualname__)
            if twin is not None:
                function.__defaults__, function.__kwdefaults__ = twin.__defaults__, twin.__kwdefaults__
    for each in gc.get_objects():
        if isinstance(each, functools._lru_cache_wrapper):
            each.cache_clear()


def _replace(module: object, values: Mapping[str, Any]) -> None:
    for name, value in values.items():
        old = getattr(module, name)
        for other in list(sys.modules.values()):
            if getattr(other, "__dict__", {}).get(name) is old:
                setattr(other, name, value)


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)


def _outermost(code: CodeType) -> str:
    return code.co_qualname.partition(".<locals>")[0]
