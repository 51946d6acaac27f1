"""The types of the page, generated from those of the engine: `build.py types` writes `web/protocol.d.ts`.

A TypedDict becomes an interface of the same name, in a namespace of its game; an action or an event becomes the
interface of its JSON form. What each game decides for itself (`OfGame`) is looked up in the interface `Games`.
"""

from __future__ import annotations

import json
import types
from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import StrEnum
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from skye.bridge import Bridge
from skye.core.game import AnyGame
from skye.games import GAMES, REGISTER
from skye.protocol import FaultReply, OfGame, Request
from tools.paths import WEB

TARGET = WEB / "protocol.d.ts"

HEADER = """\
// Generated from the types of the engine by `python3 build.py types`; do not edit.
// docs/protocol.md describes the messages.

"""

FOOTER = """\
export type GameName = keyof Games;

/** The names of the questions of a game. */
export type Question<G extends GameName> = keyof Games[G]['questions'] & string;

/** The arguments of a question of a game. */
export type QuestionArgs<G extends GameName, Q extends Question<G>> = Games[G]['questions'][Q] extends { args: infer A }
  ? A
  : never;

/** The answer to a question of a game. */
export type Answer<G extends GameName, Q extends Question<G>> = Games[G]['questions'][Q] extends { answer: infer A }
  ? A
  : never;
"""

_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", object: "unknown", type(None): "null"}


class Declarations:
    """Everything that is declared so far, by namespace and name; whatever a type refers to is declared with it."""

    def __init__(self) -> None:
        self.texts: dict[str, dict[str, str]] = {}
        self._types: dict[str, object] = {}
        self._uses_game = False

    def name(self, hint: object) -> str:
        """A type as TypeScript writes it.

        >>> Declarations().name(dict[str, list[int | None] | tuple[str, int]])
        'Record<string, (number | null)[] | [string, number]>'
        """
        origin, arguments = get_origin(hint), get_args(hint)
        if hint is None or hint in _PLAIN:
            return _PLAIN[type(None) if hint is None else hint]
        if origin is Annotated:
            return self._marked(arguments[1])
        if origin is Literal:
            return " | ".join(map(_quoted, arguments))
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(map(self.name, arguments)))
        if origin is tuple and arguments[-1] is not Ellipsis:
            return f"[{', '.join(map(self.name, arguments))}]"
        if origin is Mapping and arguments[1] is object:
            return "object"
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return f"Record<string, {self.name(arguments[1])}>"
        if isinstance(origin, type) and issubclass(origin, Sequence):
            item = self.name(arguments[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if isinstance(hint, type):
            return self._class(hint)
        raise TypeError(f"no type of the page for {hint}")

    def name_of_any(self, hint: object) -> str:
        """A type for whichever game: what depends on the game may be of any of them."""
        name = self.name(hint)
        return f"{name}Of<GameName>" if f"interface {name}Of<" in self.texts[""].get(name, "") else name

    def add(self, namespace: str, name: str, text: str) -> None:
        """Declare something by its text; a name that is taken by something else is an error."""
        if self.texts.setdefault(namespace, {}).setdefault(name, text) != text:
            raise TypeError(f"two types are called {namespace}.{name}")

    def _marked(self, mark: object) -> str:
        """A type by the mark of `Annotated`: what a game decides, or the classes whose JSON form it is."""
        if not isinstance(mark, OfGame):
            return self.name(mark)
        self._uses_game = True
        return f"Games[G][{_quoted(mark.part)}]"

    def _class(self, kind: type) -> str:
        result = _result(kind.to_json) if is_dataclass(kind) and hasattr(kind, "to_json") else None
        if isinstance(result, type) and is_typeddict(result):
            return self.name(result)
        packages = {name: (f"skye.{name}.", f"skye.bots.{name}.") for name in GAMES}
        namespace = next((name for name, each in packages.items() if kind.__module__.startswith(each)), "")
        name = f"{namespace}.{kind.__name__}".lstrip(".")
        if self._types.setdefault(name, kind) is not kind:
            raise TypeError(f"two types are called {name}")
        if kind.__name__ not in self.texts.get(namespace, {}):
            self.add(namespace, kind.__name__, "")  # it may refer to itself
            self.texts[namespace][kind.__name__] = _comment(kind) + self._text(kind, name)
        return name

    def _text(self, kind: type, name: str) -> str:
        if issubclass(kind, StrEnum):
            return f"export type {kind.__name__} = {' | '.join(_quoted(each.value) for each in kind)};\n"
        before, self._uses_game = self._uses_game, False
        lines = self._json_fields(kind) if is_dataclass(kind) else self._fields(kind)
        uses_game, self._uses_game = self._uses_game, before
        if not lines:
            return f"export type {kind.__name__} = Record<string, never>;\n"
        if not uses_game:
            return f"export interface {kind.__name__} {_block(lines)}\n"
        union = f"export type {name} = {{ [G in GameName]: {name}Of<G> }}[GameName];\n"
        return f"export interface {name}Of<G extends GameName> {_block(lines)}\n\n{_comment(kind)}{union}"

    def _fields(self, kind: type) -> dict[str, str]:
        """The keys of a TypedDict with their types."""
        found = {}
        for name, hint in get_type_hints(kind, include_extras=True).items():
            is_optional = get_origin(hint) is NotRequired or name in kind.__optional_keys__  # type: ignore[attr-defined]
            if get_origin(hint) in (NotRequired, Required):
                is_optional = get_origin(hint) is NotRequired
                (hint,) = get_args(hint)
            found[_key(name) + "?" * is_optional] = self.name(hint)
        return found

    def _json_fields(self, kind: Any) -> dict[str, str]:
        """The keys of the JSON form of an action or an event: its kind and its fields; None is left out."""
        hints, names = get_type_hints(kind, include_extras=True), getattr(kind, "json_names", {})
        found = {"kind": _quoted(kind.kind)}
        for field in fields(kind):
            parts = [part for part in get_args(hints[field.name]) if part is not type(None)]
            is_optional = type(None) in get_args(hints[field.name])
            text = " | ".join(map(self.name, parts)) if is_optional else self.name(hints[field.name])
            found[_key(names.get(field.name, field.name)) + "?" * is_optional] = text
        return found


def protocol_types(games: Mapping[str, AnyGame] = GAMES) -> str:
    """The whole text of `web/protocol.d.ts`."""
    found = Declarations()
    of_games = {name: _block(_parts(found, name, game)) for name, game in sorted(games.items())}
    verbs = {
        name: _pair(found.name_of_any(verb.args), "result", _of_any_game(found.name(_result(verb.answer))))
        for name, verb in sorted(Bridge().verbs.items())
    }
    for kind in (Request, FaultReply):
        found.name(kind)
    found.add("", "Games", f"/** What each game decides for itself. */\nexport interface Games {_block(of_games)}\n")
    found.add("", "Verbs", f"/** What the bridge can be asked. */\nexport interface Verbs {_block(verbs)}\n")
    top = found.texts.pop("")
    spaces = [
        f"export namespace {name} {{\n{_indented(chr(10).join(texts[each] for each in sorted(texts)))}}}\n"
        for name, texts in sorted(found.texts.items())
    ]
    return HEADER + "\n".join([*(top[name] for name in sorted(top)), *spaces]) + "\n" + FOOTER


def write_types(target: Path = TARGET) -> Path:
    """Write the types of the page and return where they are."""
    target.write_text(protocol_types(), encoding="utf-8")
    return target


def _parts(found: Declarations, name: str, game: AnyGame) -> dict[str, str]:
    """What a game decides for itself."""
    state = get_type_hints(_result(game.new_game), include_extras=True)
    (event, _) = get_args(state["history"])
    for alias, union in (("Action", _result(game.action_from_json)), ("Event", event)):
        found.add(name, alias, f"export type {alias} = {found.name(union)};\n")
    judgements = REGISTER[name].judgements if name in REGISTER else {}
    asked: list[tuple[str, object, object]] = [
        (each, question.args, question.answer) for each, question in game.questions.items()
    ]
    asked += [(each, judgement.args, judgement.answer) for each, judgement in judgements.items()]
    questions = {
        each: _pair(found.name(args), "answer", found.name(_result(answer))) for each, args, answer in sorted(asked)
    }
    base = found.name(get_args(_result(Bridge.catalogue))[0])
    return {
        "action": f"{name}.Action",
        "catalogue": f"{found.name(_result(game.catalogue))} & {base}",
        "event": f"{name}.Event",
        "name": _quoted(name),
        "phase": found.name(state["phase"]),
        "questions": _block(questions),
        "setup": found.name(_result(game.setup_json)),
        "study": found.name(_study(game)),
        "view": found.name(_result(game.view)),
    }


def _study(game: AnyGame) -> Any:
    """The type of a study of a game; whoever has none has nothing."""
    study = REGISTER[game.name].study if game.name in REGISTER else None
    return None if study is None else _result(study.studies.to_json)


def _result(function: Any) -> Any:
    """The type that a function returns."""
    return get_type_hints(function, include_extras=True)["return"]


def _of_any_game(text: str) -> str:
    return text.replace("Games[G]", "Games[GameName]")


def _pair(args: str, name: str, result: str) -> str:
    return f"{{ args: {args}; {name}: {result} }}"


def _block(lines: Mapping[str, str]) -> str:
    """Keys with their types in braces, one per line."""
    return "{\n" + "".join(_indented(f"{key}: {text};\n") for key, text in lines.items()) + "}"


def _indented(text: str) -> str:
    return "".join(f"  {line}" if line.strip() else line for line in text.splitlines(keepends=True))


def _comment(kind: type) -> str:
    """The first sentence of the docstring."""
    words = (kind.__doc__ or "").strip().split("\n\n")[0]
    return f"/** {' '.join(words.split())} */\n" if words else ""


def _key(name: str) -> str:
    return name if name.isidentifier() else _quoted(name)


def _quoted(value: object) -> str:
    return "'" + value + "'" if isinstance(value, str) else json.dumps(value)
