"""The questions a page may ask about a state, answered from what the asking seat may see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from skye.core.game import ReasonJson, ScoreLineJson
from skye.core.grid import Pos
from skye.core.notable import NotablesAnswer
from skye.core.question import Args, CellArgs, NoArgs, PlacementArgs, Question, SeatArgs, TileArgs
from skye.core.reading import whole_number
from skye.core.regions import Region
from skye.core.shapes import members_json
from skye.isle.answers import (
    AreaJson,
    HiddenLineJson,
    OffersAnswer,
    PlacementsAnswer,
    PreviewAnswer,
    PricingAnswer,
    SeatLine,
    SheetAnswer,
    StandingAnswer,
)
from skye.isle.areas import AreasAnswer, areas_answer
from skye.isle.clauses import reason_with_clause
from skye.isle.components import ComponentsAnswer, components
from skye.isle.events import RoundEnded, Scored
from skye.isle.fitting import fault_at, placement_fault, placements
from skye.isle.goals import GOALS
from skye.isle.notables import notables
from skye.isle.phases import buying_fault
from skye.isle.pricing import LOWEST_PRICE
from skye.isle.rules import to_act
from skye.isle.scoring import gold_line, scroll_lines
from skye.isle.state import Phase, State
from skye.isle.survey import Survey
from skye.isle.tiles import TILES, IsleTile
from skye.isle.track import LETTERS
from skye.isle.view import sees_prices, visible_gold


def ask_placements(state: State, viewer: int | None, args: Args) -> PlacementsAnswer:
    """Where a tile may lie in the asking seat's land, cell by cell, and whether it may be given up."""
    seat, tile = _asking(state, viewer, args), _tile(args)
    turns: dict[tuple[int, int], list[int]] = {}
    for where in placements(state.seats[seat].territory, tile):
        turns.setdefault((where.x, where.y), []).append(where.turn)
    can_give_up = not turns and seat in to_act(state) and tile in state.seats[seat].hand
    return {"cells": [{"x": x, "y": y, "turns": each} for (x, y), each in turns.items()], "can_give_up": can_give_up}


def ask_why_not(state: State, viewer: int | None, args: Args) -> ReasonJson:
    """Why a tile cannot lie on a cell, turned so or in any turn; the code is `fits` when it can."""
    territory, tile = state.seats[_asking(state, viewer, args)].territory, _tile(args)
    turn = args.get("turn")
    fault = fault_at(territory, tile, _pos(args), None if turn is None else whole_number(turn))
    if fault is None:
        return {"code": "fits", "facts": {"tile": tile.id}}
    return reason_with_clause(fault.code, {"tile": tile.id, **fault.facts})


def ask_preview(state: State, viewer: int | None, args: Args) -> PreviewAnswer:
    """What a legal placement would change: goals before and after, completed areas, connected cells, income, scrolls.

    A goal that rests on gold nobody may see is null before and after.
    """
    seat, tile, pos, turn = _asking(state, viewer, args), _tile(args), _pos(args), whole_number(args.get("turn"))
    fault = placement_fault(state.seats[seat].territory, tile, pos, turn)
    if fault is not None:
        raise state.refusal(fault.code, seat, tile=tile.id, **fault.facts)
    surveys = [Survey(each.territory) for each in state.seats]
    before = surveys[seat]
    after = Survey(before.territory.placed(tile, pos, turn))
    with_tile = [after if number == seat else survey for number, survey in enumerate(surveys)]
    gold = _all_gold(state, viewer)
    return {
        "goals": [
            {"letter": letter, "goal": goal, "before": then, "after": now}
            for letter, goal in zip(LETTERS, state.goals, strict=True)
            for then, now in [(_points(goal, surveys, gold, seat), _points(goal, with_tile, gold, seat))]
        ],
        "completes": completed(before, after),
        "joins_castle": sorted(after.connected - before.connected),
        "income": {"before": before.income, "after": after.income},
        "scrolls": {"before": _scrolls(before), "after": _scrolls(after)},
    }


def completed(before: Survey, after: Survey) -> list[AreaJson]:
    """The areas that are complete after and were not so before."""
    # A complete area never grows, so its first member names it in both surveys.
    old = {area.members[0] for area in before.complete_areas}
    return [area_json(area) for area in after.complete_areas if area.members[0] not in old]


def area_json(area: Region) -> AreaJson:
    """An area as JSON."""
    return {
        "kind": area.kind,
        "cells": list(area.cells),
        "members": members_json(area.members),
    }


def ask_offers(state: State, viewer: int | None, args: Args) -> OffersAnswer:
    """All tiles on offer with price, and whether the asking seat could buy each."""
    seat = _asking(state, viewer, {})
    offers = [(owner, offer) for owner in state.clockwise for offer in state.seats[owner].offer]
    faults = [_buy_fault(state, seat, offer.tile.id) for _, offer in offers]
    return {
        "gold": state.seats[seat].gold,
        "offers": [
            {
                "tile": offer.tile.id,
                "owner": owner,
                "price": offer.price if sees_prices(state, owner, viewer) else None,
                "can_buy": fault is None,
                "reason": fault,
            }
            for (owner, offer), fault in zip(offers, faults, strict=True)
        ],
    }


def ask_pricing(state: State, viewer: int | None, args: Args) -> PricingAnswer:
    """The limits of the asking seat's prices."""
    gold = state.seats[_asking(state, viewer, {})].gold
    return {"gold": gold, "lowest_price": LOWEST_PRICE, "highest_total": gold}


def ask_sheet(state: State, viewer: int | None, args: Args) -> SheetAnswer:
    """The score sheet: what was scored, what each goal would give now, the scrolls and gold, and points by round."""
    rounds = [event.points for event in state.history if isinstance(event, RoundEnded)]
    surveys = [Survey(each.territory) for each in state.seats]
    gold = _all_gold(state, viewer)
    end: list[SeatLine] = []
    for seat, survey in enumerate(surveys):
        lines = list(scroll_lines(survey))
        shown = visible_gold(state, seat, viewer)
        if shown is not None:
            lines.append(gold_line(shown))
        end += [{"seat": seat, "line": line.to_json()} for line in lines]
    return {
        "scored": [
            {
                "round": event.round,
                "letter": event.letter,
                "goal": event.goal,
                "seat": event.seat,
                "line": event.line.to_json(),
            }
            for event in state.history
            if isinstance(event, Scored)
        ],
        "now": [
            {"letter": letter, "goal": goal, "seat": seat, "line": line}
            for letter, goal in zip(LETTERS, state.goals, strict=True)
            for seat, line in enumerate(_lines(goal, surveys, gold, state, viewer))
        ],
        "end": end,
        "points_by_round": [list(points) for points in rounds],
    }


def ask_areas(state: State, viewer: int | None, args: Args) -> AreasAnswer:
    """The areas of a land, its castle's road and connected whisky, with what each counts for now; lands are public."""
    return areas_answer(state, _asking(state, viewer, args))


def ask_standing(state: State, viewer: int | None, args: Args) -> StandingAnswer:
    """What each goal would give a seat if it were scored now, with the reason; hidden where it rests on secret gold."""
    seat = _asking(state, viewer, args)
    surveys = [Survey(each.territory) for each in state.seats]
    gold, own = _all_gold(state, viewer), visible_gold(state, seat, viewer)
    return {
        "seat": seat,
        "goals": [
            {"letter": letter, "goal": goal, "line": _line(goal, surveys, gold, seat, own)}
            for letter, goal in zip(LETTERS, state.goals, strict=True)
        ],
    }


def ask_components(state: State, viewer: int | None, args: Args) -> ComponentsAnswer:
    """What is left to come, counted by kind: nothing that was not seen by all."""
    return components(state)


def ask_notables(state: State, viewer: int | None, args: Args) -> NotablesAnswer:
    """The most notable facts of a finished game."""
    return notables(state)


QUESTIONS: Mapping[str, Question[State]] = {
    "placements": Question(TileArgs, ask_placements),
    "why_not": Question(CellArgs, ask_why_not),
    "preview": Question(PlacementArgs, ask_preview),
    "offers": Question(NoArgs, ask_offers),
    "pricing": Question(NoArgs, ask_pricing),
    "sheet": Question(NoArgs, ask_sheet),
    "standing": Question(SeatArgs, ask_standing),
    "components": Question(NoArgs, ask_components),
    "areas": Question(SeatArgs, ask_areas),
    "notables": Question(NoArgs, ask_notables),
}
"""What a page may ask, by name."""


def _asking(state: State, viewer: int | None, args: Args) -> int:
    """The seat whose land is meant: lands are public, so `seat` may name another than the viewer's."""
    seat = whole_number(args.get("seat", viewer))
    if not 0 <= seat < len(state.seats):
        raise KeyError("seat")
    return seat


def _tile(args: Args) -> IsleTile:
    tile = args.get("tile")
    if not isinstance(tile, str):
        raise TypeError("tile")
    return TILES[tile]


def _pos(args: Args) -> Pos:
    return Pos(whole_number(args.get("x")), whole_number(args.get("y")))


def _all_gold(state: State, viewer: int | None) -> Sequence[int] | None:
    """Everybody's gold, if the viewer may see all of it."""
    gold = [visible_gold(state, seat, viewer) for seat in range(len(state.seats))]
    seen = [amount for amount in gold if amount is not None]
    return seen if len(seen) == len(gold) else None


def _points(goal: str, surveys: Sequence[Survey], gold: Sequence[int] | None, seat: int) -> int | None:
    if gold is None and GOALS[goal].compares_gold:
        return None
    return GOALS[goal].line(surveys, gold or [0] * len(surveys), seat).points


def _lines(
    goal: str, surveys: Sequence[Survey], gold: Sequence[int] | None, state: State, viewer: int | None
) -> Sequence[ScoreLineJson | HiddenLineJson]:
    if gold is None and GOALS[goal].compares_gold:
        return [_hidden_line(goal, visible_gold(state, seat, viewer)) for seat in range(len(surveys))]
    return [line.to_json() for line in GOALS[goal].lines(surveys, gold or [0] * len(surveys))]


def _line(
    goal: str, surveys: Sequence[Survey], gold: Sequence[int] | None, seat: int, own_gold: int | None
) -> ScoreLineJson | HiddenLineJson:
    if gold is None and GOALS[goal].compares_gold:
        return _hidden_line(goal, own_gold)
    return GOALS[goal].line(surveys, gold or [0] * len(surveys), seat).to_json()


def _hidden_line(goal: str, count: int | None) -> HiddenLineJson:
    return {"source": goal, "count": count, "points": None, "cells": [], "facts": {"is_hidden": True}}


def _scrolls(survey: Survey) -> int:
    return sum(line.points for line in scroll_lines(survey))


def _buy_fault(state: State, seat: int, tile: str) -> ReasonJson | None:
    if state.phase is not Phase.BUY:
        return reason_with_clause("wrong_phase", {"action": "buy"})
    fault = buying_fault(state, seat, tile)
    if fault is None and state.turn != seat:
        return reason_with_clause("not_your_turn", {"turn": state.turn})
    return None if fault is None else reason_with_clause(fault.code, fault.facts, str(state.phase))
