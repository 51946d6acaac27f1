"""Lands built by hand, in any game: what they score and why, what fits where, and the best spots.

Nothing here knows an open table: each function gets the whole study, as JSON.

>>> from skye.isle.study import new_study
>>> scored = score("isle", new_study([("12", 1, 0, 1)], [], gold=[14, 3], round=7))
>>> scored["outcome"]["points"], [line["line"]["source"] for line in scored["sheet"]["end"]]
([2, 0], ['gold', 'gold'])
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from skye.arguments import Refusal, entry_of, text_of
from skye.core.errors import IllegalAction
from skye.core.game import AnyGame
from skye.core.question import Args
from skye.core.reading import whole_number
from skye.core.study import FORMAT, VERSION, BaseStudyJson
from skye.games import HUMAN, Entry, Study
from skye.protocol import (
    ScoredStudy,
    Situation,
    SpotsResult,
    StudyArgs,
    StudyAskArgs,
    StudyPaletteArgs,
    StudyPaletteResult,
    StudyResult,
    Verb,
)

MOST_SPOTS = 5
MOST_KNOWN = 8
"""Of so many studies it is remembered what was read: while one is built, it is asked about again and again."""


class StudyRefusal(Refusal):
    """What the rules refuse in a study, with the clause behind it."""

    def __init__(self, code: str, clause: str | None, **facts: object) -> None:
        super().__init__(code, **facts)
        self.clause = clause


def beginning(game: AnyGame) -> BaseStudyJson:
    """How a new study of a game begins: with the newest format and edition.

    >>> from skye.isle import GAME
    >>> beginning(GAME)
    {'format': 'skye-study', 'version': 1, 'edition': 1}
    """
    return {"format": FORMAT, "version": VERSION, "edition": max(game.editions)}


def score(game: str, study: object) -> ScoredStudy:
    """What lands built by hand score at the end of a game, with all reasons; raises BadStudy."""
    args = {"game": game, "study": study, "is_final": True}
    situation = examined(args)["situation"]
    assert situation["outcome"] is not None  # it is over
    return {"outcome": situation["outcome"], "sheet": asked({**args, "question": "sheet"})}


def examined(args: Args) -> StudyResult:
    """A study without what cannot be, and the table it makes; raises BadStudy.

    >>> from skye.isle.study import new_study
    >>> found = examined({"game": "isle", "study": new_study([("12", 1, 0, 1)]), "seat": 0, "tile": "07"})
    >>> found["situation"]["view"]["seats"][0]["hand"], found["doubts"]
    (['07'], [])
    """
    entry, studies, study = _study_of(args)
    seat = _seat_of(studies, study, args)
    return {
        "study": studies.studies.to_json(study),
        "situation": _situation(entry, _state_of(args), seat),
        "free": studies.studies.free(study, seat),
        "doubts": studies.studies.doubts(study),
    }


def asked(args: Args) -> Mapping[str, object]:
    """The answer to a question of the game about a study.

    >>> from skye.isle.study import new_study
    >>> args = {"game": "isle", "study": new_study([]), "question": "placements", "args": {"tile": "07"}}
    >>> len(asked(args)["cells"])
    2
    """
    entry, studies, study = _study_of(args)
    seat, question, details = _seat_of(studies, study, args), text_of(args, "question"), args.get("args", {})
    if not isinstance(details, Mapping):
        raise Refusal("bad_request", field="args")
    try:
        return entry.game.ask(_state_of(args), seat, question, details)
    except IllegalAction as fault:
        clause = entry.game.clause_of(fault.code, fault.phase)
        raise StudyRefusal(fault.code, clause, **fault.facts) from None
    except (KeyError, TypeError) as fault:
        raise Refusal("bad_question", question=question[:40], detail=str(fault)[:80]) from None


def palette(args: Args) -> StudyPaletteResult:
    """The tiles to choose from; with a cell, only those that fit there, each with its turns there.

    >>> from skye.isle.study import new_study
    >>> found = palette({"game": "isle", "study": new_study([("12", 1, 0, 1)]), "x": 1, "y": 0})
    >>> found["lying"], len(found["groups"][0]["tiles"])
    ({'tile': '12', 'turns': [1, 2]}, 52)
    """
    _, studies, study = _study_of(args)
    seat, game = _seat_of(studies, study, args), studies.studies
    groups = game.palette(study, seat)
    if args.get("x") is None:
        return {"groups": groups, "turns": {}, "lying": None}
    x, y = whole_number(args.get("x")), whole_number(args.get("y"))
    turns = {
        each["tile"]: list(found)
        for group in groups
        for each in group["tiles"]
        if each["left"] and (found := game.turns(study, seat, each["tile"], x, y))
    }
    for group in groups:
        group["tiles"] = [each for each in group["tiles"] if each["tile"] in turns]
    lying = game.lying(study, seat, x, y)
    return {
        "groups": [group for group in groups if group["tiles"]],
        "turns": turns,
        "lying": None if lying is None else {"tile": lying, "turns": list(game.turns(study, seat, lying, x, y))},
    }


def spots(args: Args) -> SpotsResult:
    """The best spots for a tile, best first, with reasons.

    >>> from skye.isle.study import new_study
    >>> len(spots({"game": "isle", "study": new_study([]), "tile": "07"})["spots"])
    2
    """
    entry, studies, study = _study_of(args)
    seat, tile = _seat_of(studies, study, args), text_of(args, "tile")
    found = studies.spots(entry.game.view(_state_of(args), seat), tile, MOST_SPOTS)
    return {"spots": [spot.to_json() for spot in found]}


VERBS: dict[str, Verb] = {
    "study": Verb(StudyArgs, examined),
    "study_ask": Verb(StudyAskArgs, asked),
    "study_palette": Verb(StudyPaletteArgs, palette),
    "study_spots": Verb(StudyArgs, spots),
}
"""The verbs of the bridge about studies."""


def _study_of(args: Args) -> tuple[Entry, Study, Any]:
    entry = entry_of(args)
    if entry.study is None:
        raise Refusal("unknown_game", game=entry.game.name)
    return entry, entry.study, _parsed(entry.game.name, json.dumps(args.get("study")))


def _seat_of(studies: Study, study: object, args: Args) -> int:
    seat = whole_number(args.get("seat", 0))
    if not 0 <= seat < studies.studies.seats(study):
        raise Refusal("unknown_seat", seats=studies.studies.seats(study))
    return seat


def _state_of(args: Args) -> Any:
    """The state that a study makes."""
    entry, studies, study = _study_of(args)
    tile = args.get("tile")
    if tile is not None and not studies.studies.is_tile(tile):
        raise Refusal("unknown_tile", tile=str(tile)[:20])
    text = json.dumps(args.get("study"))
    return _made(entry.game.name, text, _seat_of(studies, study, args), tile, args.get("is_final") is True)


@lru_cache(MOST_KNOWN)
def _parsed(game: str, text: str) -> Any:
    _, studies = _known(game)
    return studies.studies.parse(json.loads(text))


@lru_cache(MOST_KNOWN)
def _made(game: str, text: str, seat: int, tile: str | None, is_final: bool) -> Any:
    _, studies = _known(game)
    study = _parsed(game, text)
    return studies.studies.final(study) if is_final else studies.studies.state(study, seat, tile)


def _known(game: str) -> tuple[Entry, Study]:
    entry = entry_of({"game": game})
    assert entry.study is not None  # it was asked for
    return entry, entry.study


def _situation(entry: Entry, state: Any, seat: int) -> Situation:
    """A table with the lands of a study, at which everybody is a person and one seat is asked."""
    outcome = entry.game.outcome(state)
    return {
        "revision": 0,
        "game": entry.game.name,
        "phase": state.phase,
        "to_act": [] if outcome else [seat],
        "forced": [],
        "implied": [],
        "holder": None,
        "bot": None,
        "is_secret": False,
        "players": [HUMAN] * len(state.seats),
        "viewer": seat,
        "step": 0,
        "steps": 0,
        "can_undo": False,
        "undo_seat": None,
        "events": [event.to_json() for event in state.history],
        "remarks": [],
        "is_over": outcome is not None,
        "outcome": None if outcome is None else outcome.to_json(),
        "setup": None,
        "practice": None,
        "view": entry.game.view(state, seat),
    }
