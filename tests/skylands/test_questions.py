"""What a page may ask: placements, refusals, previews, forecasts, the show, islands, the sheet and the warning."""

import json
from dataclasses import replace

import pytest

from skye.core.errors import IllegalAction
from skye.core.event import as_json
from skye.skylands import GAME
from skye.skylands.tiles import CELLS, SPECIALS
from tests.skylands.play import CITY_2, FOUR, act, blanks, board, empty, start

RICH = {"0,0,0": 2, "0,1,0": 2, "0,2,0": 2}


def ask(state, viewer, question, **args):
    """An answer, which is always plain JSON."""
    answer = GAME.ask(state, viewer, question, args)
    assert json.loads(json.dumps(answer)) == as_json(answer)
    return as_json(answer)


def test_rule_11_placements_are_listed_square_by_square():
    state = board(empty(), 0, [("i33", 2, 1, 0)])
    answer = ask(state, 0, "placements", tile="i37")
    cells = {(cell["x"], cell["y"]): cell["turns"] for cell in answer["cells"]}
    assert len(cells) == 19
    assert cells[2, 0] == [0, 2]
    assert cells[1, 1] == [1, 3]
    assert cells[4, 3] == [0, 1, 2, 3]
    assert answer["can_discard"] is False


def test_the_tile_of_the_outpost_may_be_discarded():
    state = board(empty(), 0, FOUR, RICH)
    state = act(state, "0 choose create", "0 create outpost", "0 place outpost 4,0,0")
    assert ask(state, 0, "placements", tile=state.step.drawn)["can_discard"] is True
    assert ask(state, 1, "placements", tile=state.step.drawn)["can_discard"] is False


def test_why_not_names_what_apply_would_refuse():
    state = act(start(), "0 choose deploy")
    for island in state.seats[0].land.islands:
        action = GAME.parse_action(f"0 deploy {island.id}")
        answer = ask(state, 0, "why_not", action=action.to_json())
        if action in GAME.legal_actions(state, 0):
            assert answer == {"code": "fits", "facts": {}}
        else:
            with pytest.raises(IllegalAction) as refused:
                GAME.apply(state, action)
            fault = refused.value
            clause = GAME.clause_of(fault.code, fault.phase)
            assert answer == {"code": fault.code, "clause": clause, "facts": fault.facts}


def test_rule_11_why_not_names_the_edge_and_both_terrains():
    state = board(empty(), 0, [("i33", 2, 1, 0)])
    answer = ask(state, 0, "why_not", tile="i05", x=2, y=0, turn=2)
    assert answer["code"] == "terrain_mismatch"
    assert {key: answer["facts"][key] for key in ("edge", "mine", "theirs", "tile")} == {
        "edge": "S",
        "mine": "M",
        "theirs": "F",
        "tile": "i05",
    }
    assert ask(state, 0, "why_not", tile="i01", x=2, y=0, turn=None)["code"] == "fits"
    assert ask(state, 0, "why_not", tile="i05", x=2, y=0)["code"] == "terrain_mismatch"
    assert ask(state, 0, "why_not", tile="i05", x=2, y=1)["code"] == "cell_taken"
    assert ask(state, 0, "why_not", tile="i05", x=9, y=1)["code"] == "off_board"


def test_a_preview_shows_what_is_completed_and_the_points_before_and_after():
    state = board(empty(), 0, [("fertile-forest", 3, 1, 1), ("i03", 4, 1, 3)])
    answer = ask(state, 0, "preview", tile="i04", x=3, y=2, turn=0)
    assert [(island["id"], island["spaces"], island["inhabitants"]) for island in answer["completes"]] == [
        ("3,1,0", 4, 4)
    ]
    assert answer["grows"] == []
    sources = {each["source"]: (each["before"], each["after"]) for each in answer["sources"]}
    assert sources["empty"] == (-36, -34)
    assert sources["inhabitants"] == (0, 2)
    assert sources["spaces"] == (0, 4)
    assert sources["special"] == (0, 1)
    assert answer["total"] == {"before": -34, "after": -25}
    assert [event["kind"] for event in answer["events"]] == ["fertile"]


def test_a_preview_counts_what_a_special_island_pays_at_once_and_changes_nothing():
    state = board(empty(), 0, FOUR)
    before = GAME.view(state, None)
    answer = ask(state, 0, "preview", tile="useful-find", x=4, y=0, turn=0)
    assert {each["source"]: each["after"] - each["before"] for each in answer["sources"]}["collected"] == 2
    open_one = ask(state, 0, "preview", tile="i33", x=4, y=1, turn=0)
    assert [island["open_edges"] for island in open_one["grows"]] == [4]
    assert GAME.view(state, None) == before


def test_a_preview_of_what_does_not_fit_is_refused():
    state = board(empty(), 0, [("i33", 2, 1, 0)])
    with pytest.raises(IllegalAction) as caught:
        GAME.ask(state, 0, "preview", {"tile": "i05", "x": 2, "y": 0, "turn": 2})
    assert caught.value.code == "terrain_mismatch"


def by_action(answer):
    """The answers about actions by action, each with its gains by seat."""
    return {each["action"]: each | {"gains": {gain["seat"]: gain for gain in each["gains"]}} for each in answer}


def test_rules_14_to_21_each_action_is_listed_with_what_it_would_give_me_and_the_others():
    state = board(board(empty(), 0, FOUR, {"0,2,0": 2}), 1, FOUR, {"0,1,0": 2})
    found = by_action(ask(state, 0, "actions")["actions"])
    assert list(found) == ["discover", "deploy", "create", "convert"]
    assert all(each["can_choose"] and each["reason"] is None and not each["is_repeat"] for each in found.values())
    assert found["discover"]["gains"] == {0: {"seat": 0, "tiles": 2}, 1: {"seat": 1, "tiles": 1}}
    assert found["deploy"]["gains"][0]["inhabitants"] == 4
    assert found["deploy"]["gains"][0]["islands"] == ["0,0,0", "0,1,0"]
    assert found["deploy"]["gains"][1]["inhabitants"] == 2
    assert found["convert"]["gains"] == {0: {"seat": 0, "points": 4}, 1: {"seat": 1, "points": 0}}
    assert found["create"]["gains"][0]["specials"] == []
    assert found["create"]["gains"][1]["specials"] == ["small-forest", "small-city", "fertile-forest"]


def test_rule_14_an_action_that_may_not_be_repeated_is_listed_with_its_reason():
    state = board(board(empty(), 0, ()), 1, ())
    state = act(state, "0 choose deploy", "0 pass", "1 choose deploy", "1 pass")
    found = by_action(ask(state, 0, "actions")["actions"])
    assert found["deploy"]["is_repeat"] and found["deploy"]["can_choose"]
    seat = replace(state.seats[0], is_marker_active=False)
    found = by_action(ask(replace(state, seats=(seat, state.seats[1])), 0, "actions")["actions"])
    assert found["deploy"]["reason"] == {"code": "marker_used", "clause": "14", "facts": {"action": "deploy"}}
    assert not found["deploy"]["can_choose"]
    assert found["create"]["can_choose"]
    others = by_action(ask(state, 1, "actions")["actions"])
    assert not any(each["can_choose"] for each in others.values())


def test_rule_17_an_action_that_would_end_the_game_says_so():
    state = replace(start(), stack=start().stack[:2])
    found = by_action(ask(state, 0, "actions")["actions"])
    assert {name: each["ends_game"] for name, each in found.items()} == {
        "discover": True,
        "deploy": False,
        "create": False,
        "convert": False,
    }
    assert found["discover"]["gains"][0]["tiles"] == 0


def test_rule_19_the_show_says_what_can_be_paid_and_placed():
    state = act(board(empty(), 0, FOUR, {"0,1,0": 2}), "0 choose create")
    answer = ask(state, 0, "show")
    assert answer["has_bonus"] is True
    assert answer["inhabitants"] == {"G": 0, "P": 2, "B": 0}
    shown = {each["special"]: each for each in answer["show"]}
    assert list(shown) == list(SPECIALS)
    assert shown["small-forest"] == {
        "special": "small-forest",
        "cost": "PW",
        "due": "P",
        "can_pay": True,
        "can_place": True,
        "can_create": True,
        "spots": shown["small-forest"]["spots"],
        "reason": None,
        "points": 1,
    }
    assert shown["small-mountain"]["reason"] == {
        "code": "cannot_pay",
        "clause": "19",
        "facts": {"special": "small-mountain", "due": "G"},
    }
    assert not shown["small-mountain"]["can_pay"]
    assert shown["mountain-temple"]["points"] == 2
    assert shown["academy"]["points"] == 2
    assert shown["villa"]["points"] == 2
    other = {each["special"]: each for each in ask(state, 1, "show")["show"]}
    assert other["small-forest"]["due"] == "PW"
    assert not other["small-forest"]["can_create"]


def test_rule_19_the_show_says_what_fits_nowhere():
    # The only empty square has cloud on every side.
    others = [pos for pos in CELLS if pos.x > 1 and pos != (3, 1)]
    state = board(empty(), 0, [*FOUR, *blanks(others)], RICH)
    shown = {each["special"]: each for each in ask(state, 0, "show")["show"]}
    assert not shown["small-forest"]["can_place"]
    facts = {"special": "small-forest"}
    assert shown["small-forest"]["reason"] == {"code": "fits_nowhere", "clause": "19", "facts": facts}
    assert shown["whole-forest"]["can_place"]


def test_rule_11_the_show_says_where_each_special_island_fits():
    others = [pos for pos in CELLS if pos.x > 1 and pos not in {(3, 1), (4, 3)}]
    state = board(empty(), 0, [*FOUR, *blanks(others)], RICH)
    for each in ask(state, 0, "show")["show"]:
        cells = ask(state, 0, "placements", tile=each["special"])["cells"]
        assert each["spots"] == [[cell["x"], cell["y"]] for cell in cells]
        assert each["can_place"] == bool(cells)
    shown = {each["special"]: each["spots"] for each in ask(state, 0, "show")["show"]}
    assert shown["whole-forest"] == [[3, 1], [4, 3]]
    assert shown["small-forest"] == [[4, 3]], "clouds on every side of the other square"


def test_rule_21_energy_says_what_each_move_brings_with_the_bonus_before_it_is_made():
    state = board(empty(), 0, FOUR, {"0,2,0": 2})
    state = act(board(state, 1, FOUR, {"0,2,0": 2}), "0 choose convert")
    answer = ask(state, 0, "energy")
    assert answer["bonus"] == 2
    [move] = answer["moves"]
    assert (move["source"], move["city"], move["points"]) == ("0,2,0", "0,3,0", 4)
    assert [(gain["source"], gain["points"]) for gain in move["gains"]] == [("energy", 2), ("bonus", 2)]
    moved = act(state, "0 convert 0,2,0 0,3,0")
    assert moved.seats[0].collected - state.seats[0].collected == move["points"]
    assert ask(moved, 0, "energy") == {"bonus": 0, "moves": []}
    # Whoever is not the active player gets no bonus, and whoever is not asked makes no move.
    assert ask(state, 1, "energy") == {"bonus": 0, "moves": []}
    other = ask(act(moved, "0 done"), 1, "energy")
    assert (other["bonus"], [each["points"] for each in other["moves"]]) == (0, [2])


def test_the_islands_say_what_may_be_done_with_each_now():
    tiles = [*FOUR, ("hostel", 4, 0, 0), ("i33", 3, 2, 0)]
    state = board(empty(), 0, tiles, {"0,0,0": 1, "0,2,0": 2}, hostel=(0, 0, 1))
    deploying = act(state, "0 choose deploy")
    found = {each["id"]: each for each in ask(deploying, 0, "islands")["islands"]}
    assert found["0,0,0"]["uses"] == ["deploy", "lodge"]
    assert found["0,1,0"]["uses"] == ["deploy"]
    assert found["0,2,0"]["uses"] == ["lodge"]
    assert found["0,2,0"]["fill_reason"]["code"] == "island_full"
    assert found["0,3,0"]["fill_reason"]["code"] == "nobody_lives_in_a_city"
    assert found["3,2,0"]["fill_reason"] == {"code": "not_complete", "clause": "18", "facts": {"island": "3,2,0"}}
    assert found["0,0,0"]["fill_reason"] is None
    converting = act(state, "0 choose convert")
    answer = ask(converting, 0, "islands")
    found = {each["id"]: each["uses"] for each in answer["islands"]}
    assert found["0,2,0"] == ["convert_from", "lodge"]
    assert found["0,3,0"] == ["convert_into"]
    assert answer["hostel"] == {
        "guests": {"G": 0, "P": 0, "B": 1},
        "room": 3,
        "uses": {"hostel": ["convert_from"]},
    }
    assert ask(converting, 1, "islands") == {"islands": [], "hostel": None}


def test_the_islands_say_where_a_cost_may_be_paid_or_traded_from():
    tiles = [*FOUR, ("trading-district", 4, 0, 2)]
    state = board(empty(), 1, tiles, RICH)
    state = act(state, "0 choose create", "0 pass", "1 create outpost")
    found = {each["id"]: each["uses"] for each in ask(state, 1, "islands")["islands"]}
    assert found["0,0,0"] == ["pay"]
    assert found["0,1,0"] == ["trade"]
    converting = act(board(empty(), 0, tiles, RICH), "0 choose convert")
    found = {each["id"]: each["uses"] for each in ask(converting, 0, "islands")["islands"]}
    assert found["0,0,0"] == ["trade"]
    assert found["0,3,0"] == ["convert_into", "trade_into"]


def test_rule_26_the_sheet_has_a_line_for_every_source_and_the_course_of_the_game():
    state = board(empty(), 0, [*CITY_2, ("villa", 4, 0, 0)])
    state = act(state, "0 choose deploy", "0 pass", "1 choose create", "1 pass")
    answer = ask(state, None, "sheet")
    mine = [each["line"] for each in answer["now"] if each["seat"] == 0]
    assert [line["source"] for line in mine] == answer["sources"]
    assert sum(line["points"] for line in mine) == answer["totals"][0] == -34 + 2 + 2 + 2
    villa = next(line for line in mine if line["source"] == "special")
    assert villa["facts"]["special"] == "villa"
    assert villa["cells"] == [[[0, 3], [1, 3]]]
    assert len(answer["points_by_turn"]) == 3
    assert answer["points_by_turn"][-1] == answer["totals"]


def codes(state):
    """The reasons of the warning."""
    answer = ask(state, None, "end_warning")
    assert answer["may_end"] == (bool(answer["reasons"]) or answer["will_end"])
    return [reason["code"] for reason in answer["reasons"]], answer["will_end"]


def test_rules_17_and_25_there_is_no_warning_at_the_start():
    assert codes(start()) == ([], False)
    assert codes(start(start="tactical")) == ([], False)


def test_rule_17_a_warning_when_too_few_tiles_are_left():
    state = replace(start(3), stack=start(3).stack[:3])
    assert ask(state, 0, "end_warning")["reasons"] == [{"code": "few_tiles", "facts": {"tiles": 3, "needed": 4}}]
    assert codes(act(state, "0 choose deploy")) == ([], False)
    assert codes(act(state, "0 choose discover")) == ([], False)


def with_gaps(seat, count, special="small-forest"):
    """A state in which a seat has this many empty squares, with one special island on show."""
    cells = [pos for pos in CELLS if pos.x > 1][: 12 - count]
    return replace(board(empty(), seat, [*FOUR, *blanks(cells)]), show=(special,))


def test_rule_25_a_warning_when_somebody_may_fill_the_board_this_turn():
    assert codes(with_gaps(0, 4)) == ([], False)
    assert codes(with_gaps(0, 3)) == (["few_squares"], False)
    assert codes(with_gaps(1, 3)) == ([], False)
    assert codes(with_gaps(1, 2)) == (["few_squares"], False)
    assert codes(with_gaps(1, 3, "outpost")) == (["few_squares"], False)
    assert codes(act(with_gaps(1, 2), "0 choose deploy")) == ([], False)
    assert codes(act(with_gaps(1, 2), "0 choose create")) == (["few_squares"], False)
    assert codes(act(with_gaps(0, 3), "0 choose discover")) == (["few_squares"], False)
    assert codes(act(with_gaps(0, 3), "0 choose discover", "0 pass")) == ([], False)
    assert codes(act(with_gaps(0, 2), "0 choose discover", "0 pass")) == (["few_squares"], False)
    assert codes(act(with_gaps(0, 1), "0 choose deploy")) == (["few_squares"], True)


def test_rule_25_the_warning_counts_what_is_paid_or_drawn_but_not_placed_yet():
    state = board(empty(), 0, [*FOUR, *blanks([pos for pos in CELLS if pos.x > 1][:9])], RICH)
    state = replace(state, show=("outpost", "hostel"))
    paid = act(state, "0 choose create", "0 create outpost")
    assert codes(paid) == (["few_squares"], False)
    x, y = next(iter(paid.seats[0].land.gaps))
    drawn = act(paid, f"0 place outpost {x},{y},0")
    assert codes(drawn) == (["few_squares"], False)
    assert codes(act(drawn, f"0 discard {drawn.step.drawn}")) == ([], False)
    assert codes(act(state, "0 choose create", "0 create hostel")) == ([], False)


def test_rule_25_a_warning_when_the_points_may_run_out_this_turn():
    state = replace(board(empty(), 0, FOUR, {"0,2,0": 2}), show=())
    assert codes(replace(state, points_supply=5)) == ([], False)
    assert codes(replace(state, points_supply=4)) == (["few_points"], False)
    assert codes(act(replace(state, points_supply=4), "0 choose convert")) == (["few_points"], False)
    assert codes(act(replace(state, points_supply=4), "0 choose deploy")) == ([], False)
    useful = replace(state, show=("useful-find",), points_supply=2)
    assert codes(act(useful, "0 choose create")) == (["few_points"], False)
    assert codes(act(replace(state, points_supply=0), "0 choose deploy")) == (["few_points"], True)


def test_boards_are_public_so_a_seat_may_ask_about_another():
    state = board(empty(), 1, FOUR)
    assert ask(state, 0, "islands", seat=1) == ask(state, 1, "islands")
    assert ask(state, None, "islands") == ask(state, 0, "islands")


@pytest.mark.parametrize(
    ("question", "args", "fault"),
    [
        ("weather", {}, KeyError),
        ("islands", {"seat": 2}, KeyError),
        ("islands", {"seat": True}, ValueError),
        ("placements", {"tile": "i99"}, KeyError),
        ("placements", {}, TypeError),
        ("preview", {"tile": "i01", "x": 0, "y": 0}, ValueError),
        ("why_not", {"tile": "i01", "x": "0", "y": 0}, ValueError),
        ("why_not", {"action": {"kind": "fly", "seat": 0}}, ValueError),
    ],
)
def test_a_bad_question_is_refused(question, args, fault):
    with pytest.raises(fault):
        GAME.ask(start(), 0, question, args)


def test_the_catalogue_has_all_components_and_says_what_is_reconstructed():
    catalogue = GAME.catalogue()
    assert json.loads(json.dumps(catalogue)) == as_json(catalogue)
    assert len(catalogue["tiles"]) == 88
    assert len(catalogue["specials"]) == 32
    assert len(catalogue["boards"]) == len(catalogue["start_tiles"]) == 4
    assert [tile["players"] for tile in catalogue["tiles"]].count(2) == 48
    assert "specials.cost" in catalogue["reconstructed"]
    assert catalogue["setup"]["first_game"][-4:] == ["useful-find", "outpost", "fertile-forest", "profitable-city"]
    assert catalogue["points_supply"] == {"2": 32, "3": 42, "4": 48}
