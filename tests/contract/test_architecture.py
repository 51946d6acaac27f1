"""The architecture: imports point one way, and the rules use no clock, no file and no unseeded randomness."""

import ast
from functools import cache
from inspect import signature
from pathlib import Path

import pytest

from skye.games import BOTS

pytestmark = pytest.mark.native

PY = Path(__file__).parents[2] / "py"
MODULES = {
    ".".join(path.relative_to(PY).with_suffix("").parts).removesuffix(".__init__"): path for path in PY.rglob("*.py")
}

ROOMS = {
    "skye": (),
    "skye.core": ("skye.core",),
    "skye.isle": ("skye.core", "skye.isle"),
    "skye.skylands": ("skye.core", "skye.skylands"),
    "skye.bots": ("skye.core", "skye.isle", "skye.skylands", "skye.bots"),
    "skye.games": ("skye.core", "skye.isle", "skye.skylands", "skye.bots"),
    "skye.match": ("skye.core", "skye.bots"),
    "skye.protocol": ("skye.core", "skye.bots"),
    "skye.arguments": ("skye.core", "skye.games", "skye.bots"),
    "skye.coach": (
        *("skye.core", "skye.isle", "skye.skylands", "skye.bots", "skye.games", "skye.protocol", "skye.arguments"),
        "skye.coach",
    ),
    "skye.bridge": ("skye", "skye.core", "skye.games", "skye.bots", "skye.protocol", "skye.arguments", "skye.coach"),
    "skye.cli": (
        *("skye.core", "skye.isle", "skye.skylands", "skye.bots", "skye.games", "skye.match", "skye.coach"),
        "skye.cli",
    ),
    "skye.__main__": ("skye.cli",),
    "ui_bridge": ("skye.bridge",),
}
"""What each package may import from this project."""

STANDARD = frozenset(
    "__future__ abc array base64 binascii bisect collections collections.abc csv dataclasses enum functools hashlib "
    "heapq importlib.resources itertools json math operator platform random re string types typing "
    "unicodedata".split()
)
"""What the rules may import from outside: nothing that reads a clock, a file, a process or the environment."""

AT_THE_TERMINAL = frozenset("argparse contextlib io multiprocessing os pathlib signal sys time".split())
"""What the command line may import in addition."""

BESIDES = {"skye.cli": AT_THE_TERMINAL, "skye.__main__": AT_THE_TERMINAL, "skye.bridge": frozenset({"time"})}
"""What some packages may import in addition; the bridge has a clock, to give a bot's thinking its slices."""


def room_of(module):
    """The package a module belongs to: the longest matching name in the table."""
    return max((room for room in ROOMS if module == room or module.startswith(room + ".")), key=len)


def imports_of(tree):
    """Every module a tree imports, with the names taken from it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name, ()
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield node.module, tuple(alias.name for alias in node.names)


@cache
def tree_of(module):
    """The parsed source of a module."""
    return ast.parse(MODULES[module].read_text(encoding="utf-8"))


def inside(module, rooms):
    """Whether a module is one of these packages or lies in one; `skye` means only itself."""
    return any(module == room or (room != "skye" and module.startswith(room + ".")) for room in rooms)


def test_every_module_belongs_to_a_package():
    assert {"skye.core.grid", "skye.isle.rules", "skye.bots.bot", "ui_bridge"} <= set(MODULES)
    assert all(room_of(module) != "skye" or module == "skye" for module in MODULES)


@pytest.mark.parametrize("module", sorted(MODULES))
def test_imports_point_one_way(module):
    allowed = ROOMS[room_of(module)]
    for imported, names in imports_of(tree_of(module)):
        if imported == "skye" or imported.startswith("skye.") or imported == "ui_bridge":
            targets = [f"{imported}.{name}" for name in names if f"{imported}.{name}" in MODULES] or [imported]
            for target in targets:
                assert inside(target, allowed), f"{module} must not know {target}"


@pytest.mark.parametrize("module", sorted(MODULES))
def test_the_library_needs_only_a_few_modules_of_the_standard_library(module):
    allowed = STANDARD | BESIDES.get(room_of(module), frozenset())
    for imported, _ in imports_of(tree_of(module)):
        if not inside(imported, ("skye", "ui_bridge")) and not imported.startswith("skye."):
            assert imported in allowed, f"{module} must not know {imported}"


def faults_of_chance(tree):
    """Where a module uses randomness without a seed: the global generator, or a generator without a seed."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            # The module itself would be hidden by an argument of the same name, as every bot has one.
            yield from (f"imports {alias.name}" for alias in node.names if alias.name == "random")
        elif isinstance(node, ast.ImportFrom) and node.module == "random":
            wanted = [(alias.name, alias.asname) for alias in node.names]
            yield from (f"takes {name} from random" for name, other in wanted if (name, other) != ("Random", None))
        elif isinstance(node, ast.Name) and node.id == "Random":
            yield from () if id(node) in _seeded_or_typed(tree) else ("makes a generator without a seed",)


def _seeded_or_typed(tree):
    """The places where `Random` is named for a good reason: called with a seed, or as the type of something."""
    fine = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args and not isinstance(node.args[0], ast.Starred):
            is_none = isinstance(node.args[0], ast.Constant) and node.args[0].value is None
            fine |= set() if is_none else {id(node.func)}
        for kind in ("annotation", "returns"):
            if (typed := getattr(node, kind, None)) is not None:
                fine |= {id(inner) for inner in ast.walk(typed)}
    return fine


@pytest.mark.parametrize("module", sorted(MODULES))
def test_chance_comes_from_seeded_streams_only(module):
    assert list(faults_of_chance(tree_of(module))) == []


@pytest.mark.parametrize(
    "fault",
    [
        "import random\n\ndef think(random):\n    return random.randrange(2)",
        "import random as dice",
        "import math, random",
        "from random import randrange",
        "from random import Random, shuffle",
        "from random import Random as Dice",
        "from random import SystemRandom",
        "from random import *",
        "from random import Random\nRandom().random()",
        "from random import Random\nRandom(None).random()",
        "from random import Random\nRandom(*())",
        "from random import Random\nmake = Random",
    ],
)
def test_chance_from_elsewhere_is_found(fault):
    assert list(faults_of_chance(ast.parse(fault)))


@pytest.mark.parametrize("module", sorted(MODULES))
def test_only_the_terminal_prints_and_reads_and_only_tables_of_tiles_and_what_was_learned_are_data_files(module):
    if room_of(module) in ("skye.cli", "skye.__main__"):
        return
    for node in ast.walk(tree_of(module)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in ("open", "print", "input", "exec", "eval", "compile", "__import__")
    if any(imported == "importlib.resources" for imported, _ in imports_of(tree_of(module))):
        learned = ("skye.bots.isle.champion.learned", "skye.bots.skylands.judgement.judgement")
        assert module in ("skye.isle.tiles", "skye.skylands.tiles", *learned)


@pytest.mark.parametrize(("game", "bot"), [(game, bot) for game in BOTS for bot in BOTS[game]])
def test_a_bot_gets_a_view_the_legal_actions_and_a_stream_never_a_state(game, bot):
    assert list(signature(BOTS[game][bot].think).parameters) == ["view", "legal", "random"]
    assert list(signature(BOTS[game][bot].explain).parameters) == ["view", "action"]


@pytest.mark.parametrize("module", sorted(MODULES))
def test_everything_public_has_a_docstring(module):
    tree = tree_of(module)
    assert ast.get_docstring(tree), module
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            assert node.name.startswith("_") or ast.get_docstring(node), f"{module}.{node.name}"
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            assert ast.get_docstring(node), f"{module}.{node.name}"


@pytest.mark.parametrize("module", sorted(MODULES))
def test_no_module_is_too_long(module):
    assert len(MODULES[module].read_text(encoding="utf-8").splitlines()) <= 480, f"{module} should be split by concept"
