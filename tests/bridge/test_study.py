"""Studies over the bridge: JSON in and out, refusals with their clause, and an open table that is not disturbed."""

import json

import pytest

from skye.bridge import Bridge
from skye.isle.study import new_study as isle_study
from skye.skylands.study import new_study as skylands_study
from skye.study import score

STUDIES = {"isle": isle_study([("12", 1, 0, 1)], []), "skylands": skylands_study([("i01", 0, 0, 2)], [], board=None)}
TILES = {"isle": "07", "skylands": "i02"}


def asked(bridge, verb, **args):
    """The reply of a bridge."""
    return json.loads(bridge.handle(json.dumps({"id": 1, "verb": verb, "args": args})))


def result(bridge, verb, **args):
    """The result of a request that is not refused."""
    reply = asked(bridge, verb, **args)
    assert reply["ok"], reply
    return reply["result"]


@pytest.mark.parametrize("game", STUDIES)
def test_a_study_is_examined_asked_about_and_scored(game):
    bridge, study, tile = Bridge(), STUDIES[game], TILES[game]
    found = result(bridge, "study", game=game, study=study, seat=1, tile=tile)
    assert found["study"] == json.loads(json.dumps(study))
    assert (found["situation"]["game"], found["situation"]["to_act"], found["situation"]["viewer"]) == (game, [1], 1)
    assert found["free"]
    cells = result(bridge, "study_ask", game=game, study=study, tile=tile, question="placements", args={"tile": tile})
    best = result(bridge, "study_spots", game=game, study=study, tile=tile)["spots"]
    assert {(spot["x"], spot["y"]) for spot in best} <= {(cell["x"], cell["y"]) for cell in cells["cells"]}
    spot = best[0]
    here = result(bridge, "study_palette", game=game, study=study, x=spot["x"], y=spot["y"])
    assert spot["turn"] in here["turns"][tile]
    end = result(bridge, "study", game=game, study=study, is_final=True)["situation"]
    assert end["is_over"]
    assert end["outcome"] == score(game, study)["outcome"]
    assert result(bridge, "study_ask", game=game, study=study, is_final=True, question="sheet")


@pytest.mark.parametrize("game", STUDIES)
def test_studies_do_not_disturb_an_open_table(game):
    bridge = Bridge()
    seats = [{"name": "Ann", "clan": "red"}, {"name": "Bo", "clan": "blue"}]
    result(bridge, "open", game="isle", setup={"seats": seats, "seed": "heather"})
    before = result(bridge, "record"), result(bridge, "situation", viewer=0), bridge.revision
    for verb in ("study", "study_palette", "study_spots"):
        result(bridge, verb, game=game, study=STUDIES[game], tile=TILES[game])
    assert not asked(bridge, "study", game=game, study={})["ok"]
    assert (result(bridge, "record"), result(bridge, "situation", viewer=0), bridge.revision) == before


@pytest.mark.parametrize(
    ("args", "code"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"study": None}, "not_a_study"),
        ({"seat": 2}, "unknown_seat"),
        ({"seat": -1}, "unknown_seat"),
        ({"seat": "x"}, "bad_request"),
        ({"tile": "castle-red"}, "unknown_tile"),
        ({"tile": 7}, "unknown_tile"),
        ({"study": {**STUDIES["isle"], "version": 2}}, "newer_study"),
    ],
)
def test_what_cannot_be_answered_is_refused_by_name(args, code):
    reply = asked(Bridge(), "study", **{"game": "isle", "study": STUDIES["isle"], **args})
    assert (reply["ok"], reply["fault"]["code"]) == (False, code)


def test_a_refusal_of_the_rules_names_the_clause_of_the_game_of_the_study():
    bridge = Bridge()
    result(
        bridge,
        "open",
        game="skylands",
        setup={"seats": [{"name": "Ann", "clan": "red"}, {"name": "Bo", "clan": "blue"}], "seed": "x"},
    )
    place = {"tile": "07", "x": 5, "y": 5, "turn": 0}
    reply = asked(bridge, "study_ask", game="isle", study=STUDIES["isle"], question="preview", args=place)
    assert (reply["fault"]["code"], reply["fault"]["clause"]) == ("not_adjacent", "18")
    for question, args in (("nothing", {}), ("placements", {}), ("preview", {"tile": "07"})):
        reply = asked(bridge, "study_ask", game="isle", study=STUDIES["isle"], question=question, args=args)
        assert reply["fault"]["code"] in ("bad_question", "bad_request")
