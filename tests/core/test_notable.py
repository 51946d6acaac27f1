"""The most notable facts of a game: which are chosen, and what the course of points shows."""

from skye.core.notable import CourseUsual, Notable, course_notables, most_notable, superlative

USUAL = CourseUsual(lead_changes=2, behind=8, margin=15)


def facts(*rows):
    """Facts by code, seat and weight."""
    return [Notable(code, seat, weight, {}) for code, seat, weight in rows]


def chosen(*rows):
    """The chosen facts as code and seat."""
    return [(each.code, each.seat) for each in most_notable(facts(*rows))]


def course(points, final, winners):
    """What a course shows, by code."""
    return {each.code: each for each in course_notables(points, final, winners, usual=USUAL)}


def test_the_weightiest_of_each_kind_is_chosen_in_any_order():
    rows = [("a", 0, 1.0), ("b", 1, 3.0), ("a", 1, 2.0), ("c", 1, 0.5), ("d", 0, 0.9)]
    assert chosen(*rows) == chosen(*reversed(rows)) == [("b", 1), ("a", 1), ("d", 0)]


def test_equal_weights_are_decided_by_code_and_seat():
    assert chosen(("b", 1, 1.0), ("a", 1, 1.0), ("a", 0, 1.0), ("c", None, 1.0)) == [("a", 0), ("b", 1), ("c", None)]


def test_the_last_place_goes_to_another_seat_if_all_would_be_about_one():
    assert chosen(("a", 0, 5.0), ("b", 0, 4.0), ("c", 0, 3.0), ("d", 0, 2.0), ("e", 1, 1.0))[-1] == ("e", 1)
    assert chosen(("a", 0, 5.0), ("b", 0, 4.0), ("c", 0, 3.0)) == [("a", 0), ("b", 0), ("c", 0)]
    assert chosen() == []


def test_what_several_share_is_no_superlative():
    assert list(superlative("flock", [3, 3, 1], 2)) == []
    assert list(superlative("flock", [0, 0], 2)) == []
    (found,) = superlative("flock", [1, 6], 2, lambda seat: {"seat_facts": seat})
    assert (found.seat, found.weight, found.facts) == (1, 3.0, {"count": 6, "seat_facts": 1})


def test_the_lead_changes_only_when_somebody_else_leads_alone():
    found = course([(5, 0), (5, 5), (6, 9), (9, 9), (12, 10)], (12, 13), (1,))
    assert found["lead_changes"].facts == {"count": 3}
    assert "lead_changes" not in course([(5, 0), (5, 9)], (9, 12), (1,)), "once is no drama"


def test_catching_up_counts_from_the_worst_moment_in_the_last_place():
    found = course([(9, 4, 5), (20, 8, 9), (21, 20, 9)], (30, 40, 20), (1,))
    assert found["comeback"].facts == {"points": 12, "step": 2}
    assert "comeback" not in course([(9, 5, 5)], (10, 40, 20), (1,)), "the last place was shared"
    assert "comeback" not in course([(9, 4)], (40, 40), (0, 1)), "nobody won alone"


def test_a_lead_throughout_allows_no_tie():
    assert course([(3, 1), (5, 4)], (9, 8), (0,))["led_throughout"].facts == {"count": 2}
    assert "led_throughout" not in course([(3, 3), (5, 4)], (9, 8), (0,))


def test_the_distance_at_the_end_is_notable_when_it_is_small_or_large():
    assert course([], (9, 8, 8), (0,))["close"].facts == {"points": 1, "other": 1}
    assert course([], (9, 7), (0,))["close"].weight < course([], (9, 8), (0,))["close"].weight
    assert course([], (20, 35), (1,))["runaway"].facts == {"points": 15, "other": 0}
    assert not {"close", "runaway"} & set(course([], (20, 34), (1,)))
    assert not {"close", "runaway"} & set(course([], (20, 20), (0,))), "decided by gold"
