"""The types of the page are those of the engine."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, ClassVar, Literal, NotRequired, Required, TypedDict

import pytest

from skye.core.action import BaseAction
from skye.core.event import BaseEvent
from skye.core.game import ScoreLine
from skye.core.values import FrozenDict
from skye.protocol import OfGame
from tools.paths import NODE_MODULES, ROOT
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


def test_the_types_are_written_the_same_each_time(tmp_path) -> None:
    target = write_types(tmp_path / "protocol.d.ts")
    assert target.read_text(encoding="utf-8") == protocol_types() == protocol_types()


def test_the_types_are_valid_by_themselves() -> None:
    compiler = NODE_MODULES / "typescript" / "bin" / "tsc"
    options = ["--ignoreConfig", "--noEmit", "--strict", "--skipLibCheck", "false", "--lib", "es2023", "--types", ""]
    result = subprocess.run(["node", compiler, *options, TARGET], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert (result.returncode, result.stdout) == (0, "")
