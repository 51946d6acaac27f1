"""The library is completely typed: no public signature says `Any`, and a bot is checked against its game."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.native

ROOT = Path(__file__).parents[2]
PY = ROOT / "py"
TYPED = ROOT / "tests" / "contract" / "typed"
"""Programs for the type checker alone."""
SOURCES = sorted((PY / "skye").rglob("*.py"))

UNKNOWN_GAME = {"AnyGame", "AnyBot", "AnyTable", "AnyStudies", "AnySpotter"}
"""Aliases for what belongs to a game of which only the name of the game is known; they alone stand for `Any`."""


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


@pytest.fixture(scope="module")
def errors():
    """What the type checker says about the programs, as file, line and text."""
    command = [sys.executable, "-m", "mypy", "--strict", *map(str, sorted(TYPED.glob("*.py")))]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert not result.stderr
    found = re.findall(r"^(.+?):(\d+): error: (.*)$", result.stdout, re.MULTILINE)
    return [(Path(name).name, int(line), text) for name, line, text in found]


def test_a_bot_written_with_public_names_passes_the_type_checker(errors):
    assert [error for error in errors if error[0] == "own_bot.py"] == []


def test_a_bot_that_gets_the_actions_of_another_game_is_refused_by_the_type_checker(errors):
    lines = (TYPED / "wrong_bot.py").read_text(encoding="utf-8").splitlines()
    expected = {number: line.split("  # ")[1] for number, line in enumerate(lines, start=1) if "  # " in line}
    assert len(expected) == 6
    assert {line for name, line, _ in errors if name == "wrong_bot.py"} == set(expected)
    for line, words in expected.items():
        assert any(words in text for _, found, text in errors if found == line), (words, errors)


def test_the_bot_that_passes_plays_a_whole_game():
    source = (TYPED / "own_bot.py").read_text(encoding="utf-8")
    names = {"__name__": "own_bot"}
    exec(compile(source, "own_bot.py", "exec"), names)
    assert len(names["whole_game"]()) == 2
