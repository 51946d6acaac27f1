"""The questions of a page: every answer is what the rules then do."""

import pytest

from skye.core.errors import IllegalAction
from skye.isle import GAME
from skye.isle.actions import Place
from skye.isle.clauses import clause_of
from skye.isle.editions import newest_edition
from skye.isle.scoring import score_goal, scroll_lines
from skye.isle.state import Phase
from skye.isle.survey import Survey
from skye.isle.track import LETTERS
from tests.contract.games import chance_for, random_game
from tests.isle.boards import draw
from tests.isle.play import build_all, building, buying, in_last_round, pass_all, play_round, seal, seal_all, start


def builds(number, players=3):
    """States of a random game in which somebody may place a tile, with the placements offered."""
    for state, seat, _ in random_game("isle", players, number):
        if state.phase is Phase.BUILD:
            places = [action for action in GAME.legal_actions(state, seat) if isinstance(action, Place)]
            if places:
                yield state, seat, places


def placing(action):
    """The args of a question about a placement."""
    return {"tile": action.tile, "x": action.x, "y": action.y, "turn": action.turn}


# --- placements and why_not


def test_placements_are_the_legal_ones_by_cell():
    for state, seat, places in builds(0):
        for tile in {action.tile for action in places}:
            answer = GAME.ask(state, seat, "placements", {"tile": tile})
            listed = {(cell["x"], cell["y"], turn) for cell in answer["cells"] for turn in cell["turns"]}
            assert listed == {(action.x, action.y, action.turn) for action in places if action.tile == tile}
            assert answer["can_give_up"] is False


def test_placements_say_when_a_tile_may_be_given_up():
    state = building(hands=[["06", "10"], []], territories={0: draw("a", a="PPPP P")})
    assert GAME.ask(state, 0, "placements", {"tile": "06"}) == {"cells": [], "can_give_up": True}
    assert GAME.ask(state, 0, "placements", {"tile": "07"}) == {"cells": [], "can_give_up": False}


def test_placements_may_be_asked_for_another_land():
    state = play_round(start(2))
    theirs = GAME.ask(state, 0, "placements", {"tile": "39", "seat": 1})
    assert theirs == GAME.ask(state, 1, "placements", {"tile": "39"})
    assert theirs == GAME.ask(state, None, "placements", {"tile": "39", "seat": 1})


def test_why_not_gives_the_reason_that_apply_would_refuse_with():
    random = chance_for("why not")
    asked = 0
    for state, seat, _ in builds(1):
        tile = state.seats[seat].hand[0].id
        for _ in range(6):
            action = Place(seat, tile, random.randrange(-3, 4), random.randrange(-3, 4), random.randrange(4))
            answer = GAME.ask(state, seat, "why_not", placing(action))
            try:
                GAME.apply(state, action)
                assert answer["code"] == "fits"
            except IllegalAction as fault:
                asked += 1
                assert answer == {"code": fault.code, "clause": clause_of(fault.code), "facts": dict(fault.facts)}
    assert asked > 50


def test_why_not_without_a_turn_reports_the_turn_with_the_fewest_wrong_edges():
    land = draw("p p p\np . m\nC . .", p="PPPP P", m="PPPM P")
    state = building(hands=[["01"], []], territories={0: land})  # 01 shows P, W, W, W
    answer = GAME.ask(state, 0, "why_not", {"tile": "01", "x": 1, "y": -1, "turn": None})
    assert answer["code"] == "terrain_mismatch"
    assert len(answer["facts"]["mismatches"]) == 2
    assert GAME.ask(state, 0, "why_not", {"tile": "39", "x": 1, "y": -1})["code"] == "fits"
    assert GAME.ask(state, 0, "why_not", {"tile": "39", "x": 0, "y": 0})["code"] == "cell_taken"
    assert GAME.ask(state, 0, "why_not", {"tile": "39", "x": 7, "y": 7})["code"] == "not_adjacent"


# --- preview


def lines_now(state, seat):
    """The points each goal in play gives a seat now."""
    surveys = [Survey(each.territory) for each in state.seats]
    gold = [each.gold for each in state.seats]
    return [score_goal(goal, surveys, gold)[seat].points for goal in state.goals]


@pytest.mark.parametrize("number", range(6))
def test_a_preview_agrees_with_the_state_after_the_placement(number):
    random = chance_for("preview", number)
    seen = {"completes": 0, "joins_castle": 0}
    for state, seat, places in builds(number, 2 + number % 4):
        action = random.choice(places)
        answer = GAME.ask(state, seat, "preview", placing(action))
        after = GAME.apply(state, action)
        was, now = Survey(state.seats[seat].territory), Survey(after.seats[seat].territory)
        then = zip(lines_now(state, seat), lines_now(after, seat), LETTERS, state.goals, strict=True)
        for entry, (before, later, letter, goal) in zip(answer["goals"], then, strict=True):
            assert (entry["letter"], entry["goal"]) == (letter, goal)
            if goal == "most-gold" and not state.setup.house_rules.open_gold:
                assert (entry["before"], entry["after"]) == (None, None)
            else:
                assert (entry["before"], entry["after"]) == (before, later)
        assert answer["income"] == {"before": 5 + len(was.connected_whisky), "after": 5 + len(now.connected_whisky)}
        assert answer["scrolls"] == {
            "before": sum(line.points for line in scroll_lines(was)),
            "after": sum(line.points for line in scroll_lines(now)),
        }
        old = {(area.kind, area.cells) for area in was.complete_areas}
        fresh = sorted((area.kind, area.cells) for area in now.complete_areas)
        for area in old:
            fresh.remove(area)
        assert sorted((area["kind"], tuple(map(tuple, area["cells"]))) for area in answer["completes"]) == fresh
        assert {tuple(cell) for cell in answer["joins_castle"]} == now.connected - was.connected
        seen["completes"] += len(fresh)
        seen["joins_castle"] += len(now.connected - was.connected)
    assert all(seen.values())


@pytest.mark.parametrize("goal", newest_edition().goals)
def test_a_preview_covers_every_goal(goal):
    others = [other for other in newest_edition().goals if other != goal][:3]
    state = building(hands=[["39"], []], goals=[goal, *others], house_rules={"open_gold": True})
    answer = GAME.ask(state, 0, "preview", {"tile": "39", "x": 0, "y": -1, "turn": 0})
    after = GAME.apply(state, Place(0, "39", 0, -1, 0))
    assert answer["goals"][0]["after"] == lines_now(after, 0)[0]
    assert answer["goals"][0]["before"] == lines_now(state, 0)[0]


def test_a_preview_of_an_illegal_placement_is_refused_with_its_reason():
    with pytest.raises(IllegalAction) as caught:
        GAME.ask(building(hands=[["39"], []]), 0, "preview", {"tile": "39", "x": 1, "y": 0, "turn": 0})
    assert caught.value.code == "terrain_mismatch"


# --- offers and pricing

OFFERS = [[("01", 2), ("02", 4)], [("03", 3), ("04", 6)], [("05", 1), ("06", 1)]]


def test_offers_say_whether_each_can_be_bought_and_why_not():
    state = buying(3, offers=OFFERS, gold=[5, 9, 9])
    answer = GAME.ask(state, 0, "offers", {})
    assert answer["gold"] == 5
    reasons = {
        offer["tile"]: (offer["can_buy"], offer["reason"] and offer["reason"]["code"]) for offer in answer["offers"]
    }
    assert reasons == {
        "01": (False, "own_tile"),
        "02": (False, "own_tile"),
        "03": (True, None),
        "04": (False, "not_enough_gold"),
        "05": (True, None),
        "06": (True, None),
    }
    waiting = GAME.ask(state, 1, "offers", {})["offers"]
    assert {offer["reason"]["code"] for offer in waiting if offer["owner"] != 1} == {"not_your_turn"}
    assert [offer["price"] for offer in waiting] == [2, 4, 3, 6, 1, 1]


def test_offers_before_the_reveal_contain_no_price_of_others():
    state = seal(start(2), 0, 3, 1)
    theirs = GAME.ask(state, 1, "offers", {})["offers"]
    assert {offer["price"] for offer in theirs} == {None}
    assert {offer["reason"]["code"] for offer in theirs} == {"wrong_phase"}
    assert [offer["price"] for offer in GAME.ask(state, 0, "offers", {})["offers"]][:3] == [None, 3, 1]


def test_pricing_reports_the_limits():
    assert GAME.ask(start(2), 1, "pricing", {}) == {"gold": 5, "lowest_price": 1, "highest_total": 5}


# --- the sheet


def test_the_sheet_shows_what_was_scored_and_what_would_be_scored_now():
    state = play_round(play_round(start(3)))
    sheet = GAME.ask(state, 0, "sheet", {})
    assert [(line["round"], line["letter"], line["seat"]) for line in sheet["scored"]] == [
        (1, "A", 0), (1, "A", 1), (1, "A", 2), (2, "B", 0), (2, "B", 1), (2, "B", 2),
    ]  # fmt: skip
    assert sheet["points_by_round"][-1] == [seat.points for seat in state.seats]
    for seat in range(3):
        assert (
            sum(line["line"]["points"] for line in sheet["scored"] if line["seat"] == seat) == state.seats[seat].points
        )
        now = [line["line"]["points"] for line in sheet["now"] if line["seat"] == seat]
        assert now == lines_now(state, seat)


def test_the_sheet_hides_gold_that_is_hidden():
    state = start(2, goals=["most-gold", "sheep", "squares", "columns"])
    now = [line["line"] for line in GAME.ask(state, 0, "sheet", {})["now"][:2]]
    assert [(line["count"], line["points"]) for line in now] == [(5, None), (None, None)]
    end = GAME.ask(state, 0, "sheet", {})["end"]
    assert [(line["seat"], line["line"]["source"]) for line in end] == [(0, "gold")]
    opened = start(2, goals=["most-gold", "sheep", "squares", "columns"], house_rules={"open_gold": True})
    now = [line["line"] for line in GAME.ask(opened, 0, "sheet", {})["now"][:2]]
    assert [(line["count"], line["points"]) for line in now] == [(5, 5), (5, 5)]


def test_the_sheet_adds_up_at_the_end():
    state = build_all(pass_all(seal_all(in_last_round(start(2)))))
    sheet = GAME.ask(state, None, "sheet", {})
    for seat in range(2):
        lines = [line["line"]["points"] for line in (*sheet["scored"], *sheet["end"]) if line["seat"] == seat]
        assert sum(lines) == state.seats[seat].points


# --- standing


def test_the_standing_of_each_seat_is_what_the_sheet_says_of_it_now():
    for number, (state, _, _) in enumerate(random_game("isle", 3, 1)):
        if number % 12:
            continue
        for viewer in (0, None):
            now = GAME.ask(state, viewer, "sheet", {})["now"]
            for seat in range(3):
                answer = GAME.ask(state, viewer, "standing", {"seat": seat})
                theirs = [line for line in now if line["seat"] == seat]
                assert answer["seat"] == seat
                assert [{**goal, "seat": seat} for goal in answer["goals"]] == theirs


def test_the_standing_of_the_viewer_needs_no_seat_and_nobody_has_none():
    state = play_round(start(2))
    assert GAME.ask(state, 1, "standing", {}) == GAME.ask(state, 1, "standing", {"seat": 1})
    with pytest.raises(ValueError, match="whole number"):
        GAME.ask(state, None, "standing", {})


def test_a_goal_that_compares_secret_gold_shows_no_points_until_all_gold_is_open():
    state = start(2, goals=["most-gold", "sheep", "squares", "columns"])
    hidden = GAME.ask(state, 0, "standing", {})["goals"][0]["line"]
    assert (hidden["points"], hidden["facts"]) == (None, {"is_hidden": True})
    assert hidden["count"] == state.seats[0].gold
    assert GAME.ask(state, None, "standing", {"seat": 0})["goals"][0]["line"]["count"] is None


# --- questions that make no sense


@pytest.mark.parametrize(
    ("viewer", "question", "args"),
    [
        (0, "weather", {}),
        (0, "placements", {}),
        (0, "placements", {"tile": "tower"}),
        (0, "placements", {"tile": "castle-red"}),
        (0, "placements", {"tile": ["01"]}),
        (0, "placements", {"tile": "01", "seat": 2}),
        (None, "placements", {"tile": "01"}),
        (None, "offers", {}),
        (None, "pricing", {}),
        (0, "preview", {"tile": "01", "x": 0, "y": 0}),
        (0, "preview", {"tile": "01", "x": "0", "y": 0, "turn": 0}),
        (0, "why_not", {"tile": "01", "x": True, "y": 0}),
    ],
)
def test_a_question_that_makes_no_sense_is_refused(viewer, question, args):
    with pytest.raises((KeyError, TypeError, ValueError)):
        GAME.ask(start(2), viewer, question, args)
