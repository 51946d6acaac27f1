"""The library is typed to its border: no public signature says `Any`, and a bot is checked against its game."""

import ast
from pathlib import Path

import pytest

pytestmark = pytest.mark.native

PY = Path(__file__).parents[2] / "py"
SOURCES = sorted((PY / "skye").rglob("*.py"))

UNKNOWN_GAME = {"AnyGame", "AnyBot", "AnyTable"}
"""Aliases for a game, a bot and a table of which only the name of the game is known; they alone stand for `Any`."""


def is_public(name):
    """Whether a name may be used from outside."""
    return not name.startswith("_")


def uses_any(node):
    """Whether an annotation or a type says `Any` anywhere, also inside a text."""
    for part in ast.walk(node):
        if isinstance(part, ast.Name) and part.id == "Any":
            return True
        if isinstance(part, ast.Attribute) and part.attr == "Any":
            return True
        if isinstance(part, ast.Constant) and isinstance(part.value, str) and part.value.isascii():
            try:
                inner = ast.parse(part.value, mode="eval")
            except SyntaxError:
                continue
            if not isinstance(inner.body, ast.Constant) and uses_any(inner):
                return True
    return False


def signature(function):
    """Every annotation of a function: of its arguments, and of what it returns."""
    arguments = function.args
    named = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg]
    annotations = [argument.annotation for argument in named if argument is not None]
    return [annotation for annotation in [*annotations, function.returns] if annotation is not None]


def public_types(body, prefix=""):
    """The name and the types of every public function, method, attribute and alias of a module or a class."""
    for node in body:
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) if is_public(name) or name == "__init__":
                yield prefix + name, signature(node)
                if name == "__init__":
                    for inner in ast.walk(node):
                        match inner:
                            case ast.AnnAssign(target=ast.Attribute(attr=attribute)) if is_public(attribute):
                                yield prefix + attribute, [inner.annotation]
            case ast.ClassDef(name=name) if is_public(name):
                yield prefix + name, node.bases
                yield from public_types(node.body, f"{prefix}{name}.")
            case ast.AnnAssign(target=ast.Name(id=name)) if is_public(name):
                yield prefix + name, [node.annotation]
            case ast.Assign(targets=[ast.Name(id=name)]) if is_public(name):
                yield prefix + name, [node.value]  # an alias, or a type variable with its bound
            case ast.If():
                yield from public_types([*node.body, *node.orelse], prefix)


def places_of_any(source):
    """The public names of a source whose type says `Any`."""
    found = public_types(ast.parse(source).body)
    return [name for name, types in found if any(map(uses_any, types)) and name not in UNKNOWN_GAME]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(PY).as_posix())
def test_no_public_type_is_any(path):
    assert places_of_any(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("def ask(args: Any) -> int: ...", "ask"),
        ("def ask(*args: int, **more: dict[str, Any]) -> int: ...", "ask"),
        ("def ask() -> 'list[Any]': ...", "ask"),
        ("Json = Any", "Json"),
        ("StateT = TypeVar('StateT', bound=BaseState[Any])", "StateT"),
        ("class View:\n    seat: typing.Any", "View.seat"),
        ("class Table(Generic[Any]): ...", "Table"),
        ("class Table:\n    def __init__(self) -> None:\n        self.state: Any = None", "Table.state"),
        ("if TYPE_CHECKING:\n    Json = dict[str, Any]", "Json"),
    ],
)
def test_any_is_found_wherever_it_is_written(source, name):
    assert places_of_any(source) == [name]


def test_a_name_that_is_not_public_may_be_any():
    assert places_of_any("def _ask(args: Any) -> Any: ...\nAnyGame = Game[Any]") == []


def test_no_cast_replaces_a_type():
    for path in SOURCES:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        assert "cast" not in names, path
