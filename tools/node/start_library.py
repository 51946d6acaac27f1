"""Runs inside Pyodide, warmed up with the wheel unpacked in its place.

All of /library.zip that has been imported becomes /start.zip, unpacked; the wheel, compiled, becomes /engine.zip.
"""

import ast
import site
import sys
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]

from tools.node.first_lines import with_first_lines

PLACE = site.getsitepackages()[0]

imported = {name.replace(".", "/") for name in sys.modules}


def is_needed(name: str) -> bool:
    """Whether a start needs a file of the library.

    What this script itself imports is among it: a few modules more do no harm.
    """
    return name.removesuffix(".pyc").removesuffix("/__init__") in imported


class Untyped(ast.NodeTransformer):
    """Removes annotations that nothing reads while the engine runs: they would be a twentieth of the snapshot.

    Classes keep the annotations of their fields, which dataclasses and named tuples need; typed dictionaries do not.
    """

    def __init__(self, trees: list[ast.Module]) -> None:
        classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
        self._shapes = {"TypedDict"}
        while more := {node.name for node in classes if self._is_shape(node)} - self._shapes:
            self._shapes |= more

    def _is_shape(self, node: ast.ClassDef) -> bool:
        return any(isinstance(base, ast.Name) and base.id in self._shapes for base in node.bases)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        if self._is_shape(node):
            node.body = [ast.Pass()]
        else:
            node.body = [each if isinstance(each, ast.AnnAssign) else self.visit(each) for each in node.body]
        for decorator in node.decorator_list:
            if isinstance(decorator, ast.Call) and getattr(decorator.func, "id", "") == "dataclass":
                without_repr(decorator)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        node.returns = None
        self.generic_visit(node)
        return node

    def visit_arg(self, node: ast.arg) -> ast.arg:
        node.annotation = None
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt:
        return ast.Assign([node.target], self.visit(node.value)) if node.value else ast.Pass()


def without_repr(decorator: ast.Call) -> None:
    """Leave out a generated `__repr__`, which is for people at a prompt: the page never shows one."""
    if all(keyword.arg != "repr" for keyword in decorator.keywords):
        decorator.keywords.append(ast.keyword("repr", ast.Constant(False)))


def compiled(name: str, tree: ast.Module) -> bytes:
    """Return the .pyc of a module of the wheel, without docstrings and asserts; tracebacks show its unpacked path."""
    code = compile(ast.fix_missing_locations(tree), f"{PLACE}/{name}", "exec", dont_inherit=True, optimize=2)
    return bytes(_code_to_hash_pyc(with_first_lines(code), bytes(8), False))


with zipfile.ZipFile("/library.zip") as whole, zipfile.ZipFile("/start.zip", "w") as start:
    for name in filter(is_needed, whole.namelist()):
        start.writestr(zipfile.ZipInfo(name), whole.read(name), zipfile.ZIP_STORED)
with zipfile.ZipFile("/wheel.zip") as wheel, zipfile.ZipFile("/engine.zip", "w") as engine:
    files = {name: wheel.read(name) for name in wheel.namelist()}
    trees = {name: ast.parse(source) for name, source in files.items() if name.endswith(".py")}
    untyped = Untyped(list(trees.values()))
    for name, data in files.items():
        if name in trees:
            name, data = f"{name}c", compiled(name, untyped.visit(trees[name]))
        engine.writestr(zipfile.ZipInfo(name), data)
