"""What is worth remembering of a finished game of Isle of Skye; everybody may know all of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from skye.core.game import NO_FACTS
from skye.core.notable import CourseUsual, FactsOf, Notable, NotablesAnswer, course_notables, most_notable, superlative
from skye.core.values import FrozenDict
from skye.isle.events import Bought, Ended, Kept, RoundEnded, Scored, ScrollsScored
from skye.isle.state import Phase, State
from skye.isle.survey import Survey

USUAL_COURSE = CourseUsual(lead_changes=3, behind=6, margin=22)

USUAL: Mapping[str, float] = FrozenDict(
    largest_area=5,
    longest_road=7.5,
    most_tiles=13,
    flock=6.5,
    dearest_sale=12,
    most_spent=65,
    most_sold=7,
    best_scoring=12,
    best_scroll=7,
)
"""How much the best seat of a game usually has: tiles, sheep, gold or points."""


def notables(state: State) -> NotablesAnswer:
    """The most notable facts of a finished game; none while it is being played.

    >>> from skye.isle.phases import new_game
    >>> from skye.isle.setup import new_setup
    >>> notables(new_game(new_setup("Ann", "Bo", seed="heather")))
    {'notables': []}
    """
    if state.phase is not Phase.END:
        return {"notables": []}
    return {"notables": [each.to_json() for each in most_notable(all_notables(state))]}


def all_notables(state: State) -> Iterator[Notable]:
    """Every fact of a finished game that may be worth a sentence."""
    ended = next(event for event in state.history if isinstance(event, Ended))
    course = [event.points for event in state.history if isinstance(event, RoundEnded)]
    yield from course_notables(course, ended.points, ended.winners, usual=USUAL_COURSE)
    yield from _land_notables([Survey(seat.territory) for seat in state.seats])
    yield from _trade_notables(state)
    yield from _scoring_notables(state)


def _land_notables(surveys: list[Survey]) -> Iterator[Notable]:
    """The largest area, the longest road, the most tiles and the largest flock."""
    largest = [max(survey.complete_areas, key=lambda area: area.size, default=None) for survey in surveys]
    sizes = [0 if area is None else area.size for area in largest]
    terrains = ["" if area is None else area.kind for area in largest]
    yield from _most("largest_area", sizes, lambda seat: {"terrain": terrains[seat]})
    yield from _most("longest_road", [len(survey.connected) for survey in surveys])
    # The castle was there from the start.
    yield from _most("most_tiles", [len(survey.tiles) - 1 for survey in surveys])
    yield from _most("flock", [survey.count("sheep") for survey in surveys])


def _trade_notables(state: State) -> Iterator[Notable]:
    """The dearest tile sold, the most gold spent on tiles, the most tiles sold."""
    seats = range(len(state.seats))
    bought = [event for event in state.history if isinstance(event, Bought)]
    kept = [event for event in state.history if isinstance(event, Kept)]
    sales = [max(((each.price, each.seat) for each in bought if each.seller == seat), default=(0, 0)) for seat in seats]
    yield from _most("dearest_sale", [price for price, _ in sales], lambda seat: {"other": sales[seat][1]})
    spent = [
        sum(each.price for each in bought if each.seat == seat) + sum(each.gold for each in kept if each.seat == seat)
        for seat in seats
    ]
    yield from _most("most_spent", spent)
    yield from _most("most_sold", [sum(each.seller == seat for each in bought) for seat in seats])


def _scoring_notables(state: State) -> Iterator[Notable]:
    """The most points for one goal in one round, and for one scroll."""
    seats = range(len(state.seats))
    scored = [event for event in state.history if isinstance(event, Scored)]
    best = [max((each for each in scored if each.seat == seat), key=lambda each: each.line.points) for seat in seats]
    yield from _most(
        "best_scoring",
        [each.line.points for each in best],
        lambda seat: {"goal": best[seat].goal, "round": best[seat].round},
    )
    scrolls = [0 for _ in seats]
    for event in state.history:
        if isinstance(event, ScrollsScored):
            scrolls[event.seat] = max((line.points for line in event.lines), default=0)
    yield from _most("best_scroll", scrolls)


def _most(code: str, amounts: Sequence[int], facts: FactsOf = lambda seat: NO_FACTS) -> Iterator[Notable]:
    return superlative(code, amounts, USUAL[code], facts)
