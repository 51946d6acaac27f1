"""Every refusal of the rules names its clause, and the help states every clause in every language."""

import ast
import importlib
import json
import re
from pathlib import Path

import pytest

from skye.bridge import Bridge
from skye.games import GAMES

# It reads sources, help and documentation, which are not there inside Pyodide.
pytestmark = pytest.mark.native

ROOT = Path(__file__).parents[2]
PREFIXES = {"isle": "isle", "skylands": "sky"}
REFUSING = {"refusal", "reason_with_clause", "Fault", "IllegalAction"}
"""What takes the code of a refusal as its first argument."""
HANDED_ON = {"outside", "late"}
"""What the games hand to the shared part of the rules: the code for a cell or a seat that they forbid."""
SHARED = ("dispatch.py", "fitting.py")
"""The shared part of the rules."""
LANGUAGES = sorted(path.stem for path in (ROOT / "web" / "i18n").glob("*.ftl"))


def clauses(name):
    """The clauses module of a game."""
    return importlib.import_module(f"skye.{name}.clauses")


def codes_of(source):
    """The codes of refusals in a source: passed to a refusing call, or returned by a function that such a call uses."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and called(node) in REFUSING:
            first = node.args[0]
            written = texts_in(first)
            # Any other argument is a fault found elsewhere, or its code, and is collected there.
            assert written or ast.unparse(first) in ("code", "fault", "fault.code", *HANDED_ON), ast.unparse(node)
            yield from written
        elif isinstance(node, ast.FunctionDef) and node.name.endswith("_fault"):
            for inner in ast.walk(node):
                if isinstance(inner, ast.Return) and inner.value is not None and not isinstance(inner.value, ast.Call):
                    yield from texts_in(inner.value)
        elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in ("code", "fault", *HANDED_ON):
            yield from () if isinstance(node.value, ast.Call) else texts_in(node.value)
        elif isinstance(node, ast.keyword) and node.arg in HANDED_ON:
            yield from texts_in(node.value)


def called(call):
    """The name of what is called, without the value it belongs to."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", None)


def texts_in(tree):
    """Every string in a syntax tree."""
    assert not any(isinstance(node, ast.JoinedStr) for node in ast.walk(tree)), "a code is written out"
    return [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def raised(name):
    """The codes of refusals in the sources of a game, as they are written there."""
    sources = [path for path in (ROOT / "py" / "skye" / name).rglob("*.py") if path.name != "clauses.py"]
    sources += [ROOT / "py" / "skye" / "core" / shared for shared in SHARED]
    return {code for path in sources for code in codes_of(path.read_text(encoding="utf-8"))}


def promised(name):
    """The codes of refusals that the protocol promises for a game."""
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    sections = re.findall(r"### Refusals\n([^#]*)", text)
    return set(re.findall(r"`([a-z]+(?:_[a-z]+)+)`", sections[list(PREFIXES).index(name)]))


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_of_the_rules_has_a_clause(name):
    listed = clauses(name)
    known = set(listed.CLAUSE_OF) | listed.NO_CLAUSE
    assert raised(name) == known, "every refusal has a clause or needs none, and no clause remains for one that is gone"
    assert promised(name) == known, "the protocol lists them all"
    assert not set(listed.CLAUSE_OF) & listed.NO_CLAUSE
    assert set(listed.CLAUSE_OF.values()) <= set(listed.CLAUSES)


@pytest.mark.parametrize(
    "source",
    [
        'raise refusal("brand_new", state, seat)',
        'raise state.refusal("brand_new", seat)',
        'board_fault(board, tile, pos, turn, outside="brand_new")',
        'raise refusal("brand_new" if is_first else "brand_new", state, seat)',
        'raise IllegalAction("brand_new", seat=0, phase="buy")',
        'def buying_fault():\n    return Fault("brand_new", {})',
        'def fill_fault():\n    return None if fits else "brand_new"',
        'code = "brand_new"',
        'reason = reason_with_clause("brand_new", {})',
    ],
)
def test_a_new_refusal_is_found_wherever_it_is_written(source):
    assert set(codes_of(source)) == {"brand_new"}


@pytest.mark.parametrize(
    "source", ["raise refusal(why(state), state, seat)", 'raise refusal(f"brand_{new}", state, seat)']
)
def test_a_refusal_whose_code_cannot_be_read_from_the_source_is_an_error(source):
    with pytest.raises(AssertionError):
        list(codes_of(source))


@pytest.mark.parametrize("name", GAMES)
def test_the_clauses_are_numbered_as_the_rules_are(name):
    numbers = [int(clause) for clause in clauses(name).CLAUSES if clause.isdigit()]
    assert numbers == list(range(1, {"isle": 28, "skylands": 27}[name] + 1))
    assert GAMES[name].catalogue()["clauses"] == list(clauses(name).CLAUSES)


@pytest.mark.parametrize("name", GAMES)
def test_every_ruling_belongs_to_a_clause_or_a_goal_and_is_reported_to_the_page(name):
    catalogue, rulings = GAMES[name].catalogue(), clauses(name).RULINGS
    anchors = {*clauses(name).CLAUSES, *(f"goal-{goal}" for goal in catalogue.get("goals", ()))}
    assert rulings and set(rulings.values()) <= anchors
    assert {each["ruling"]: each["clause"] for each in catalogue["rulings"]} == rulings


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_help_states_every_clause(name, language):
    text = (ROOT / "web" / "i18n" / f"{language}.ftl").read_text(encoding="utf-8")
    stated = re.findall(rf"^{PREFIXES[name]}-clause-([\w]+)-text *=", text, re.MULTILINE)
    assert sorted(stated) == sorted(clauses(name).CLAUSES)


def test_a_refusal_carries_its_clause_to_the_page():
    def handle(verb, **args):
        return json.loads(bridge.handle(json.dumps({"id": 1, "verb": verb, "args": args})))

    bridge = Bridge()
    seats = [{"name": "Ann", "clan": "blue"}, {"name": "Bo", "clan": "red"}]
    opened = handle("open", game="isle", setup={"seats": seats, "seed": "heather"})["result"]
    mine = [offer["tile"] for offer in opened["view"]["seats"][0]["offer"]]
    free = {"kind": "price", "seat": 0, "discard": mine[0], "prices": {mine[1]: 0, mine[2]: 1}}
    refused = handle("act", revision=opened["revision"], viewer=0, action=free)["fault"]
    assert (refused["code"], refused["clause"]) == ("price_too_low", "14")
    stale = handle("act", revision=opened["revision"] + 7, viewer=0, action=free)["fault"]
    assert stale["code"] == "stale_request"
    assert "clause" not in stale
