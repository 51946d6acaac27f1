"""The mutants of a module: every small fault that can be put into its tree, each with a name that stays the same."""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

_COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
_RECKONED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
MODULE = "module"
"""The name of what stands outside all functions."""

_CALLED = {"min": "max", "max": "min", "any": "all", "all": "any", "sorted": "list"}

Path = tuple[tuple[str, int | None], ...]
"""The way to a node: fields of the tree, with a number where the field is a list."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """One fault: the function it is in, what stood there and what stands there now."""

    module: str
    function: str
    change: str
    line: int
    path: Path
    fault: int

    @property
    def name(self) -> str:
        """The module, the function and the change, in one line that does not depend on line numbers.

        >>> next(mutants_of("m", "def f(a):\\n    return a < 1")).name
        'm f: a < 1 -> a <= 1'
        """
        return f"{self.module} {self.function}: {self.change}"

    def spoilt(self, source: str) -> ast.Module:
        """The tree of the module with this fault in it.

        >>> ast.unparse(next(mutants_of("m", "x = 2 * y")).spoilt("x = 2 * y"))
        'x = 2 // y'
        """
        tree = ast.parse(source)
        node = _at(tree, self.path)
        _put(tree, self.path, list(_faults(node))[self.fault](node))
        return ast.fix_missing_locations(tree)


def mutants_of(module: str, source: str) -> Iterator[Mutant]:
    """Every mutant of a module, in the order of its text.

    >>> [mutant.change for mutant in mutants_of("m", "x = 2 * y")]
    ['2 * y -> 2 // y', '2 -> 3']
    """
    tree = ast.parse(source)
    seen: Counter[str] = Counter()
    for path, function in list(_spots(tree)):
        node = _at(tree, path)
        for fault, alter in enumerate(_faults(node)):
            change = f"{_shown(node)} -> {_shown(alter(copy.deepcopy(node)))}"
            seen[f"{function} {change}"] += 1
            again = seen[f"{function} {change}"]
            told = change if again == 1 else f"{change} (#{again})"
            yield Mutant(module, function, told, node.lineno, path, fault)  # type: ignore[attr-defined]


def _spots(node: ast.AST, path: Path = (), function: str = MODULE) -> Iterator[tuple[Path, str]]:
    """The way to every node that may be changed, with the function it lies in; words for readers are left alone."""
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "type_params"):
            continue
        for number, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if not isinstance(child, ast.AST) or isinstance(child, ast.Assert | ast.Import | ast.ImportFrom):
                continue
            if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
                continue
            way = (*path, (field, number))
            inside = function
            if isinstance(child, ast.ClassDef):
                inside = child.name + "."
            elif (isinstance(child, ast.FunctionDef) and function in (MODULE, "")) or function.endswith("."):
                inside = function.removeprefix(MODULE) + getattr(child, "name", "")
            yield way, inside
            yield from _spots(child, way, inside)


def _faults(node: ast.AST) -> Iterator[Callable[[ast.AST], ast.AST]]:
    """The ways to spoil a node; each gets a copy of it and gives back what stands there instead."""
    if isinstance(node, ast.Compare):
        for number, operator in enumerate(node.ops):
            yield lambda twin, n=number, o=operator: _compared(twin, n, _COMPARED[type(o)])  # type: ignore[misc]
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in _RECKONED:
        yield lambda twin: _with(twin, op=_RECKONED[type(twin.op)]())  # type: ignore[attr-defined]
    elif isinstance(node, ast.BoolOp):
        yield lambda twin: _with(twin, op=ast.And() if isinstance(twin.op, ast.Or) else ast.Or())  # type: ignore[attr-defined]
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub):
        yield lambda twin: twin.operand  # type: ignore[attr-defined]
    elif isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            yield lambda twin: _with(twin, value=not twin.value)  # type: ignore[attr-defined]
        elif isinstance(node.value, int):
            yield lambda twin: _with(twin, value=twin.value + 1)  # type: ignore[attr-defined]
        elif isinstance(node.value, str):
            yield lambda twin: _with(twin, value=twin.value + "?")  # type: ignore[attr-defined]
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _CALLED:
        yield lambda twin: _with(twin, func=ast.Name(_CALLED[twin.func.id], ast.Load()))  # type: ignore[attr-defined]
    elif isinstance(node, ast.If | ast.IfExp):
        for truth in (True, False):
            yield lambda twin, t=truth: _with(twin, test=ast.Constant(t))  # type: ignore[misc]
    elif isinstance(node, ast.Continue | ast.Break):
        yield lambda twin: ast.Break() if isinstance(twin, ast.Continue) else ast.Continue()
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield lambda twin: ast.Pass()


def _compared(node: ast.AST, number: int, operator: type[ast.cmpop]) -> ast.AST:
    node.ops[number] = operator()  # type: ignore[attr-defined]
    return node


def _with(node: ast.AST, **fields: object) -> ast.AST:
    for name, value in fields.items():
        setattr(node, name, value)
    return node


def _at(tree: ast.AST, path: Path) -> ast.AST:
    for field, number in path:
        tree = getattr(tree, field) if number is None else getattr(tree, field)[number]
    return tree


def _put(tree: ast.AST, path: Path, node: ast.AST) -> None:
    parent = _at(tree, path[:-1])
    field, number = path[-1]
    if number is None:
        setattr(parent, field, node)
    else:
        getattr(parent, field)[number] = node


def _shown(node: ast.AST) -> str:
    """A node in one line; of a branch only its condition."""
    text = ast.unparse(node.test if isinstance(node, ast.If) else node)
    return ("if " if isinstance(node, ast.If) else "") + " ".join(text.split())
