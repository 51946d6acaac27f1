"""The notable facts of finished games of Isle of Skye, counted again from the log and the public view."""

import json
from collections import Counter

import pytest

from skye.core.record import record_from_json
from skye.core.table import replay
from skye.isle import GAME
from skye.isle.notables import all_notables
from tests.isle.play import start
from tests.isle.recorded import FOLDER

FILES = sorted(path.name for path in FOLDER.glob("*.json"))


def finished(name):
    """The last state of a recorded game."""
    data = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    return replay(GAME, record_from_json(data["record"])).state


def events_of(state, kind):
    """The events of a kind, as JSON."""
    return [event.to_json() for event in state.history if event.kind == kind]


def amounts(state):
    """What each seat has of everything that is compared, counted from JSON alone."""
    view = GAME.view(state, None)
    seats = range(len(view["seats"]))
    bought, kept, scored = (events_of(state, kind) for kind in ("bought", "kept", "scored"))
    tiles = {tile["id"]: tile for tile in GAME.catalogue()["tiles"]}
    sheet = GAME.ask(state, None, "sheet", {})
    ends = [(row["seat"], row["line"]) for row in sheet["end"] if row["line"]["source"] == "scroll"]
    scrolls = [[line["points"] for owner, line in ends if owner == seat] for seat in seats]
    lands = [GAME.evaluate({"territory": [list(row) for row in seat["territory"]]}) for seat in view["seats"]]
    return {
        "longest_road": [land["goals"]["road-tiles"] for land in lands],
        "most_tiles": [len(seat["territory"]) - 1 for seat in view["seats"]],
        "flock": [sum(tiles[row[0]]["sheep"] for row in seat["territory"][1:]) for seat in view["seats"]],
        "dearest_sale": [max([each["price"] for each in bought if each["seller"] == seat] or [0]) for seat in seats],
        "most_sold": [sum(each["seller"] == seat for each in bought) for seat in seats],
        "most_spent": [
            sum(each["price"] for each in bought if each["seat"] == seat)
            + sum(each["gold"] for each in kept if each["seat"] == seat)
            for seat in seats
        ],
        "best_scoring": [max(each["line"]["points"] for each in scored if each["seat"] == seat) for seat in seats],
        "best_scroll": [max(each or [0]) for each in scrolls],
    }


@pytest.mark.parametrize("name", FILES)
def test_three_facts_of_different_kinds_about_different_seats(name):
    state = finished(name)
    answer = GAME.ask(state, None, "notables", {})["notables"]
    assert len({fact["code"] for fact in answer}) == len(answer) == 3
    assert len({fact["seat"] for fact in answer}) > 1
    assert all(GAME.ask(state, seat, "notables", {})["notables"] == answer for seat in range(len(state.seats)))


@pytest.mark.parametrize("name", FILES)
def test_every_fact_is_true(name):
    state = finished(name)
    counted = amounts(state)
    bought, scored = events_of(state, "bought"), events_of(state, "scored")
    for each in all_notables(state):
        fact = each.to_json()
        seat, facts = fact["seat"], fact["facts"]
        if fact["code"] in counted:
            amount = counted[fact["code"]]
            assert amount[seat] == facts["count"] == max(amount)
            assert amount.count(facts["count"]) == 1
        if fact["code"] == "dearest_sale":
            assert (seat, facts["count"], facts["other"]) in {(b["seller"], b["price"], b["seat"]) for b in bought}
        if fact["code"] == "best_scoring":
            rows = {(s["seat"], s["goal"], s["round"], s["line"]["points"]) for s in scored}
            assert (seat, facts["goal"], facts["round"], facts["count"]) in rows


def test_what_no_seat_has_alone_is_not_said():
    """Over all recorded games, a kind is missing exactly when its most is shared or nothing."""
    for name in FILES:
        state = finished(name)
        said = {each.code for each in all_notables(state)}
        for code, amount in amounts(state).items():
            assert (code in said) == (max(amount) > 0 and Counter(amount)[max(amount)] == 1), (name, code)


def test_the_largest_area_is_complete_and_larger_than_those_of_the_others():
    seen = 0
    for name in FILES:
        state = finished(name)
        found = [each for each in all_notables(state) if each.code == "largest_area"]
        sizes = [_area_sizes(seat.territory) for seat in state.seats]
        most = [max((size for size, _ in each), default=0) for each in sizes]
        assert bool(found) == (max(most) > 0 and most.count(max(most)) == 1), name
        for each in found:
            seen += 1
            assert (each.facts["count"], each.facts["terrain"]) in sizes[each.seat]
            assert each.facts["count"] == most[each.seat] == max(most)
    assert seen > 5


def _area_sizes(territory):
    """Sizes and terrains of the complete areas, found by walking from edge to edge."""
    parts = {
        (placed.pos, number): (part.kind, [(int(side) + placed.turn) % 4 for side in part.sides])
        for placed in territory
        for number, part in enumerate(placed.tile.parts)
    }
    at_edge = {(pos, side): (pos, number) for (pos, number), (_, sides) in parts.items() for side in sides}
    steps = ((0, -1), (1, 0), (0, 1), (-1, 0))
    sizes, done = set(), set()
    for first, (kind, _) in parts.items():
        area, is_complete = {first}, True
        todo = [] if first in done else [first]
        while todo:
            part = todo.pop()
            for side in parts[part][1]:
                beyond = (part[0].x + steps[side][0], part[0].y + steps[side][1])
                other = at_edge.get((beyond, (side + 2) % 4))
                is_complete = is_complete and other is not None
                if other is not None and other not in area:
                    area.add(other)
                    todo.append(other)
        if first not in done and is_complete:
            sizes.add((len({pos for pos, _ in area}), kind))
        done |= area
    return sizes


def test_a_game_that_is_being_played_has_none():
    assert GAME.ask(start(2), None, "notables", {}) == {"notables": []}
