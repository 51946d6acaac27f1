"""The types of the page are those of the engine."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Annotated, ClassVar, Literal, NotRequired, Required, TypedDict

import pytest

from skye.core.action import BaseAction
from skye.core.event import BaseEvent
from skye.core.game import ScoreLine
from skye.core.values import FrozenDict
from skye.protocol import OfGame
from tools.paths import NODE_MODULES, ROOT, WEB
from tools.types import TARGET, Declarations, protocol_types, write_types


class Phase(StrEnum):
    """What is decided."""

    BUY = "buy"
    END = "end"


@dataclass(frozen=True, slots=True)
class Take(BaseAction):
    """Take something."""

    kind: ClassVar[str] = "take"
    count: int
    city: str | None = None


@dataclass(frozen=True, slots=True)
class Bought(BaseEvent):
    """Something was bought."""

    kind: ClassVar[str] = "bought"
    json_names: ClassVar[Mapping[str, str]] = FrozenDict({"wanted": "for"})
    wanted: str
    line: ScoreLine


class Optional(TypedDict, total=False):
    """Some keys."""

    gold: int
    seat: Required[int]


class Answer(Optional):
    """An answer.

    More words about it.
    """

    phase: Phase
    best: tuple[int, int] | None
    rows: list[tuple[str, int]]
    kind: Literal["a", 1]
    reason: NotRequired[str | None]
    moves: list[Annotated[Mapping[str, object], Take | Bought]]


class OfAnyGame(TypedDict):
    """What depends on the game."""

    view: Annotated[Mapping[str, object], OfGame("view")]


class Nothing(TypedDict):
    """No keys."""


def declared(kind: type) -> str:
    """How a class is declared."""
    found = Declarations()
    assert found.name(kind) == kind.__name__
    return found.texts[""][kind.__name__]


@pytest.mark.parametrize(
    ("hint", "text"),
    [
        (int, "number"),
        (float | str | bool, "number | string | boolean"),
        (int | None, "number | null"),
        (object, "unknown"),
        (list[int | None], "(number | null)[]"),
        (Sequence[list[str]], "string[][]"),
        (tuple[int, ...], "number[]"),
        (tuple[int, str], "[number, string]"),
        (FrozenDict[str, int], "Record<string, number>"),
        (Literal["a", "b", None], "'a' | 'b' | null"),
        (Annotated[dict[str, object], Take | Bought], "Take | Bought"),
        (ScoreLine, "ScoreLineJson"),
    ],
)
def test_a_type_of_python_as_typescript_writes_it(hint: object, text: str) -> None:
    assert Declarations().name(hint) == text


def test_a_typed_dictionary_is_an_interface() -> None:
    assert declared(Answer) == (
        "/** An answer. */\nexport interface Answer {\n  gold?: number;\n  seat: number;\n  phase: Phase;\n"
        "  best: [number, number] | null;\n  rows: [string, number][];\n  kind: 'a' | 1;\n"
        "  reason?: string | null;\n  moves: (Take | Bought)[];\n}\n"
    )
    assert declared(Nothing) == "/** No keys. */\nexport type Nothing = Record<string, never>;\n"
    assert declared(Phase) == "/** What is decided. */\nexport type Phase = 'buy' | 'end';\n"


def test_what_each_game_decides_is_a_union_of_the_games() -> None:
    text = declared(OfAnyGame)
    assert "export interface OfAnyGameOf<G extends GameName> {\n  view: Games[G]['view'];\n}" in text
    assert "export type OfAnyGame = { [G in GameName]: OfAnyGameOf<G> }[GameName];" in text


def test_actions_and_events_have_their_kind_their_names_in_json_and_no_null() -> None:
    assert "kind: 'take';\n  seat: number;\n  count: number;\n  city?: string;\n" in declared(Take)
    assert "kind: 'bought';\n  for: string;\n  line: ScoreLineJson;\n" in declared(Bought)


def test_two_types_of_one_name_are_an_error() -> None:
    found = Declarations()
    found.name(Answer)
    with pytest.raises(TypeError, match="two types are called Answer"):
        found.name(TypedDict("Answer", {"other": int}))
    with pytest.raises(TypeError, match="no type of the page"):
        found.name("text")


def test_the_types_of_the_page_are_up_to_date() -> None:
    written = TARGET.read_text(encoding="utf-8")
    assert written == protocol_types(), "run `python3 build.py types` and let tsc show what that means for the page"


def test_the_types_are_written_the_same_each_time(tmp_path: Path) -> None:
    target = write_types(tmp_path / "protocol.d.ts")
    assert target.read_text(encoding="utf-8") == protocol_types() == protocol_types()


def compiled(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """What the TypeScript compiler says."""
    compiler = NODE_MODULES / "typescript" / "bin" / "tsc"
    return subprocess.run(["node", compiler, *arguments], cwd=ROOT, capture_output=True, text=True, timeout=120)


def test_the_types_are_valid_by_themselves() -> None:
    options = ["--ignoreConfig", "--noEmit", "--strict", "--skipLibCheck", "false", "--lib", "es2023", "--types", ""]
    result = compiled(*options, TARGET)
    assert (result.returncode, result.stdout) == (0, "")


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page with types that may be changed."""
    folder = tmp_path_factory.mktemp("page")
    shutil.copytree(WEB, folder / "web", ignore=shutil.ignore_patterns("*.css", "*.ftl", "*.svg", "*.png", "*.woff2"))
    shutil.copy(ROOT / "tsconfig.json", folder)
    (folder / "node_modules").symlink_to(NODE_MODULES)
    result = compiled("-p", folder)
    assert (result.returncode, result.stdout) == (0, "")
    return folder


@pytest.mark.parametrize(
    ("old", "new", "module"),
    [
        ("income: number;\n    is_sealed", "revenue: number;\n    is_sealed", "web/isle/track.js"),
        ("is_marker_active: boolean", "has_marker: boolean", "web/skylands/track.js"),
        ("kind: 'given_up'", "kind: 'returned'", "web/isle/events.js"),
        ("can_give_up: boolean", "may_give_up: boolean", "web/isle/build.js"),
        ("joins_castle: ", "connects: ", "web/isle/scene.js"),
        ("undo_seat: ", "seat_to_undo: ", "web/table/play/conductor.js"),
    ],
)
def test_a_field_that_is_renamed_does_not_compile_in_the_page(page: Path, old: str, new: str, module: str) -> None:
    text = TARGET.read_text(encoding="utf-8")
    assert old in text
    (page / "web" / TARGET.name).write_text(text.replace(old, new), encoding="utf-8")
    result = compiled("-p", page)
    assert result.returncode != 0
    assert re.search(rf"{module}\(\d+,\d+\): error", result.stdout), result.stdout
