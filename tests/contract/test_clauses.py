"""Every refusal of the rules names the clause it stands on, and the help tells every clause in every language."""

import importlib
import json
import re
from pathlib import Path

import pytest

import ui_bridge
from skye.games import GAMES

# It reads sources, help and documentation, which are not there inside Pyodide.
pytestmark = pytest.mark.native

ROOT = Path(__file__).parents[2]
PREFIXES = {"isle": "isle", "skylands": "sky"}
RAISED = re.compile(r'(?:refusal|Fault|told|IllegalAction)\(\s*"([a-z_]+)"|return "([a-z]+(?:_[a-z]+)+)"')
LANGUAGES = sorted(path.stem for path in (ROOT / "web" / "i18n").glob("*.ftl"))


def clauses(name):
    """The clauses of a game and what they stand behind."""
    return importlib.import_module(f"skye.{name}.clauses")


def raised(name):
    """The codes of refusals in the sources of a game, as they are written there."""
    sources = [path for path in (ROOT / "py" / "skye" / name).glob("*.py") if path.name != "clauses.py"]
    found = [match for path in sources for match in RAISED.findall(path.read_text(encoding="utf-8"))]
    return {code for match in found for code in match if code}


def promised(name):
    """The codes of refusals that the protocol promises for a game."""
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    sections = re.findall(r"### Refusals\n([^#]*)", text)
    return set(re.findall(r"`([a-z]+(?:_[a-z]+)+)`", sections[list(PREFIXES).index(name)]))


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_of_the_rules_has_a_clause(name):
    told = clauses(name)
    known = set(told.CLAUSE_OF) | told.NO_CLAUSE
    codes = {code for code in raised(name) if code in promised(name) | known}
    assert promised(name) <= known
    assert codes == known, "a clause is kept for refusals that exist"
    assert not set(told.CLAUSE_OF) & told.NO_CLAUSE
    assert set(told.CLAUSE_OF.values()) <= set(told.CLAUSES)


@pytest.mark.parametrize("name", GAMES)
def test_the_clauses_are_numbered_as_the_rules_are(name):
    numbers = [int(clause) for clause in clauses(name).CLAUSES if clause.isdigit()]
    assert numbers == list(range(1, {"isle": 28, "skylands": 27}[name] + 1))
    assert GAMES[name].catalogue()["clauses"] == list(clauses(name).CLAUSES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_help_tells_every_clause(name, language):
    text = (ROOT / "web" / "i18n" / f"{language}.ftl").read_text(encoding="utf-8")
    told = re.findall(rf"^{PREFIXES[name]}-clause-([\w]+)-text *=", text, re.MULTILINE)
    assert sorted(told) == sorted(clauses(name).CLAUSES)


def test_a_refusal_carries_its_clause_over_the_border():
    def handle(verb, **args):
        return json.loads(bridge.handle(json.dumps({"id": 1, "verb": verb, "args": args})))

    bridge = ui_bridge.Bridge()
    seats = [{"name": "Ann", "clan": "blue"}, {"name": "Bo", "clan": "red"}]
    opened = handle("open", game="isle", setup={"seats": seats, "seed": "heather"})["result"]
    mine = [offer["tile"] for offer in opened["view"]["seats"][0]["offer"]]
    free = {"kind": "price", "seat": 0, "discard": mine[0], "prices": {mine[1]: 0, mine[2]: 1}}
    refused = handle("act", revision=opened["revision"], viewer=0, action=free)["fault"]
    assert (refused["code"], refused["clause"]) == ("price_too_low", "14")
    stale = handle("act", revision=opened["revision"] + 7, viewer=0, action=free)["fault"]
    assert stale["code"] == "stale_request"
    assert "clause" not in stale
