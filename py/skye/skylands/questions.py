"""The questions a page may ask about a state; boards are public, so `seat` may name another than the viewer's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from skye.core.game import ReasonJson
from skye.core.grid import Pos
from skye.core.notable import NotablesAnswer
from skye.core.question import Args, CellArgs, NoArgs, PlacementArgs, Question, SeatArgs, TileArgs
from skye.core.reading import whole_number
from skye.skylands import convert, create, events
from skye.skylands.actions import (
    HOSTEL,
    Convert,
    Create,
    Deploy,
    Lodge,
    Pay,
    Place,
    Take,
    Trade,
    action_from_json,
)
from skye.skylands.answers import (
    ActionArgs,
    ActionsAnswer,
    Energy,
    EnergyAnswer,
    IslandsAnswer,
    MovesAnswer,
    PlacementsAnswer,
    PlacesArgs,
    PreviewAnswer,
    SheetAnswer,
    ShowAnswer,
    ShownSpecial,
)
from skye.skylands.areas import AreasAnswer, areas_answer
from skye.skylands.clauses import reason_with_clause
from skye.skylands.components import ComponentsAnswer, components
from skye.skylands.deploy import fill_fault
from skye.skylands.fitting import fault_at, placement_fault
from skye.skylands.forecast import EndWarning, action_forecasts, end_warning, special_points
from skye.skylands.land import Island
from skye.skylands.notables import notables
from skye.skylands.placing import laid
from skye.skylands.rules import legal_actions
from skye.skylands.scoring import final_lines, holding_of
from skye.skylands.skytile import SkyTile
from skye.skylands.specials import Special
from skye.skylands.state import Phase, Seat, State
from skye.skylands.tiles import ALL_TILES, SPECIALS
from skye.skylands.unusable import refused, unusable
from skye.skylands.view import counts_json, island_json

SOURCES = ("empty", "inhabitants", "spaces", "special", "collected", "written", "marker")
"""The sources of final points, in the order of rule 26."""


def ask_placements(state: State, viewer: int | None, args: Args) -> PlacementsAnswer:
    """Where a tile may lie on the asking seat's board, square by square, and whether it may be discarded.

    >>> from skye.skylands.sample import example
    >>> len(ask_placements(example(), 0, {"tile": "i33"})["cells"])
    10
    """
    seat, tile = _asking(state, viewer, args), _tile(args)
    return {
        "cells": [{"x": x, "y": y, "turns": list(turns)} for (x, y), turns in state.seats[seat].land.placements(tile)],
        "can_discard": state.phase is Phase.OUTPOST and state.acting == seat and state.step.drawn == tile.id,
    }


def ask_why_not(state: State, viewer: int | None, args: Args) -> ReasonJson:
    """Why an action is refused, why nothing can be done with the islands at some places, or why a tile cannot lie on a
    square, turned so or in any turn; `fits` when it can.

    >>> from skye.skylands.sample import example
    >>> ask_why_not(example(), 0, {"tile": "i33", "x": 2, "y": 1})["code"]
    'cell_taken'
    >>> ask_why_not(example("0 choose deploy"), 0, {"action": {"kind": "deploy", "seat": 0, "island": "1,1,1"}})["code"]
    'not_complete'
    """
    if "action" in args:
        return refused(state, action_from_json(args["action"]))
    if "places" in args:
        return unusable(state, _asking(state, viewer, args), _places(args))
    land, tile = state.seats[_asking(state, viewer, args)].land, _tile(args)
    turn = args.get("turn")
    fault = fault_at(land, tile, _pos(args), None if turn is None else whole_number(turn))
    if fault is None:
        return {"code": "fits", "facts": {"tile": tile.id}}
    return reason_with_clause(fault.code, {"tile": tile.id, **fault.facts})


def ask_preview(state: State, viewer: int | None, args: Args) -> PreviewAnswer:
    """What a fitting placement would change: islands completed or grown, and final points by source before and after.

    What a special island does at once is counted in; what it costs is not, since it may be paid already.

    >>> from skye.skylands.sample import example
    >>> ask_preview(example(), 0, {"tile": "i05", "x": 0, "y": 1, "turn": 1})["total"]
    {'before': -28, 'after': -24}
    """
    seat, tile, pos, turn = _asking(state, viewer, args), _tile(args), _pos(args), whole_number(args.get("turn"))
    fault = placement_fault(state.seats[seat].land, tile, pos, turn)
    if fault is not None:
        raise state.refusal(fault.code, seat, tile=tile.id, **fault.facts)
    after = laid(replace(state, history=()), seat, tile.id, pos.x, pos.y, turn, event=events.Placed)
    if isinstance(tile, Special):
        after = create.paid_when_placed(after, seat, tile)
    old, new = state.seats[seat], after.seats[seat]
    touched = [island for island in new.land.islands if any(member.pos == pos for member in island.members)]
    before_points, after_points = _by_source(old), _by_source(new)
    return {
        "completes": [island_json(new, island) for island in touched if island.is_complete],
        "grows": [island_json(new, island) for island in touched if not island.is_complete],
        "total": {"before": sum(before_points.values()), "after": sum(after_points.values())},
        "sources": [
            {"source": source, "before": before_points[source], "after": after_points[source]} for source in SOURCES
        ],
        "events": [event.to_json() for event in after.history if isinstance(event, events.Settled | events.Gained)],
    }


def ask_actions(state: State, viewer: int | None, args: Args) -> ActionsAnswer:
    """The four actions with the asking seat as the active player: may it choose them, and who would gain what.

    >>> from skye.skylands.sample import example
    >>> [each["can_choose"] for each in ask_actions(example(), 0, {})["actions"]]
    [True, True, True, True]
    """
    seat = _asking(state, viewer, args)
    return {"actions": action_forecasts(state, seat)}


def ask_show(state: State, viewer: int | None, args: Args) -> ShowAnswer:
    """The special islands on show: what each would cost the asking seat, whether it can be paid, and where it fits.

    >>> from skye.skylands.sample import DEPLOYED, example
    >>> [each["special"] for each in ask_show(example(*DEPLOYED), 1, {})["show"] if each["can_pay"]]
    ['fertile-forest', 'generator', 'mountain-district']
    """
    seat = _asking(state, viewer, args)
    player, has_bonus = state.seats[seat], seat == state.active
    can_take = {action.special for action in legal_actions(state, seat) if isinstance(action, Create)}
    shown: list[ShownSpecial] = []
    for name in state.show:
        special = SPECIALS[name]
        due = create.due_cost(player, special, has_bonus=has_bonus)
        spots = [(x, y) for (x, y), _ in player.land.placements(special)]
        fault = create.create_fault(state, player, name, has_bonus=has_bonus)
        shown.append(
            {
                "special": name,
                "cost": special.cost,
                "due": due,
                "can_pay": create.can_pay(player, state.supply, due),
                "can_place": bool(spots),
                "can_create": name in can_take,
                "spots": spots,
                "reason": None if fault is None else reason_with_clause(fault.code, fault.facts),
                "points": special_points(player, special),
            }
        )
    return {"has_bonus": has_bonus, "inhabitants": counts_json(player.colours()), "show": shown}


def ask_islands(state: State, viewer: int | None, args: Args) -> IslandsAnswer:
    """The asking seat's islands and hostel, with what may be done with each now and why it cannot be filled.

    >>> from skye.skylands.sample import example
    >>> [each["uses"] for each in ask_islands(example("0 choose deploy"), 0, {})["islands"]]
    [[], [], ['deploy'], []]
    """
    seat = _asking(state, viewer, args)
    player = state.seats[seat]
    uses = _uses(state, seat)
    return {
        "islands": [
            {
                **island_json(player, island),
                "uses": sorted(uses.get(island.id, ())),
                "fill_reason": _fill_reason(state, player, island),
            }
            for island in player.land.islands
        ],
        "hostel": None
        if not player.has_hostel
        else {
            "guests": counts_json(player.hostel),
            "room": player.hostel_room,
            "uses": {place: sorted(found) for place, found in sorted(uses.items()) if place.startswith(HOSTEL)},
        },
    }


def ask_moves(state: State, viewer: int | None, args: Args) -> MovesAnswer:
    """Every legal action of the asking seat but the placements, as JSON: what the page offers to tap.

    >>> from skye.skylands.sample import example
    >>> [move["kind"] for move in ask_moves(example("0 choose deploy"), 0, {})["moves"]]
    ['deploy', 'pass']
    """
    seat = _asking(state, viewer, args)
    return {
        "moves": [action.to_json() for action in legal_actions(state, seat) if not isinstance(action, Take | Place)],
    }


def ask_energy(state: State, viewer: int | None, args: Args) -> EnergyAnswer:
    """What each move from a crystal island into a city would bring the seat that decides, the bonus included (rule 21).

    >>> from skye.skylands.sample import example
    >>> ask_energy(example("0 choose convert"), 0, {})
    {'bonus': 0, 'moves': []}
    """
    seat = _asking(state, viewer, args)
    moves: list[Energy] = []
    for action in legal_actions(state, seat):
        if isinstance(action, Convert):
            after = convert.convert(replace(state, history=()), action)
            gains = [event for event in after.history if isinstance(event, events.Gained)]
            moves.append(
                {
                    "source": action.source,
                    "city": action.city,
                    "points": sum(event.points for event in gains),
                    "gains": [event.to_json() for event in gains],
                }
            )
    return {"bonus": convert.bonus_left(state) if seat == state.acting else 0, "moves": moves}


def ask_sheet(state: State, viewer: int | None, args: Args) -> SheetAnswer:
    """The final points as they would be now, by seat with reasons, and the totals at the start of each turn.

    >>> from skye.skylands.sample import example
    >>> ask_sheet(example(), None, {})["totals"]
    [-28, -28]
    """
    return {
        "sources": list(SOURCES),
        "now": [
            {"seat": seat, "line": line.to_json()}
            for seat, player in enumerate(state.seats)
            for line in final_lines(holding_of(player))
        ],
        "totals": [sum(_by_source(player).values()) for player in state.seats],
        "points_by_turn": [list(event.totals) for event in state.history if isinstance(event, events.TurnStarted)],
    }


def ask_end_warning(state: State, viewer: int | None, args: Args) -> EndWarning:
    """Whether the game may end this turn, and why.

    >>> from skye.skylands.sample import example
    >>> ask_end_warning(example(), None, {})["reasons"]
    []
    """
    return end_warning(state)


def ask_areas(state: State, viewer: int | None, args: Args) -> AreasAnswer:
    """The islands of a board with their open edges and what each counts for now.

    >>> from skye.skylands.sample import example
    >>> [each["open_edges"] for each in ask_areas(example(), 0, {})["areas"]]
    [[], [(1, 1, 3)], [], [(2, 2, 1)]]
    """
    seat = _asking(state, viewer, args)
    return areas_answer(state.seats[seat], seat)


def ask_components(state: State, viewer: int | None, args: Args) -> ComponentsAnswer:
    """What is left to come, counted by kind: nothing that was not seen by all.

    >>> from skye.skylands.sample import example
    >>> ask_components(example(), None, {})["left"]
    48
    """
    return components(state)


def ask_notables(state: State, viewer: int | None, args: Args) -> NotablesAnswer:
    """The most notable facts of a finished game.

    >>> from skye.skylands.sample import example
    >>> ask_notables(example(), 0, {})
    {'notables': []}
    """
    return notables(state)


QUESTIONS: Mapping[str, Question[State]] = {
    "placements": Question(TileArgs, ask_placements),
    "why_not": Question(CellArgs | ActionArgs | PlacesArgs, ask_why_not),
    "preview": Question(PlacementArgs, ask_preview),
    "actions": Question(SeatArgs, ask_actions),
    "show": Question(SeatArgs, ask_show),
    "islands": Question(SeatArgs, ask_islands),
    "moves": Question(SeatArgs, ask_moves),
    "energy": Question(SeatArgs, ask_energy),
    "sheet": Question(NoArgs, ask_sheet),
    "components": Question(NoArgs, ask_components),
    "areas": Question(SeatArgs, ask_areas),
    "notables": Question(NoArgs, ask_notables),
    "end_warning": Question(NoArgs, ask_end_warning),
}
"""What a page may ask, by name."""


def _uses(state: State, seat: int) -> dict[str, set[str]]:
    """What the legal actions of a seat do with each island, `hostel`, or colour of guests."""
    uses: dict[str, set[str]] = {}
    for action in legal_actions(state, seat):
        if isinstance(action, Deploy | Lodge):
            uses.setdefault(action.island, set()).add(action.kind)
        elif isinstance(action, Pay):
            uses.setdefault(action.place, set()).add("pay")
        elif isinstance(action, Convert):
            uses.setdefault(action.source, set()).add("convert_from")
            uses.setdefault(action.city, set()).add("convert_into")
        elif isinstance(action, Trade):
            uses.setdefault(action.first, set()).add("trade")
            uses.setdefault(action.second, set()).add("trade")
            if action.city is not None:
                uses.setdefault(action.city, set()).add("trade_into")
    return uses


def _fill_reason(state: State, player: Seat, island: Island) -> ReasonJson | None:
    code = fill_fault(state, player, island)
    return None if code is None else reason_with_clause(code, {"island": island.id}, str(Phase.DEPLOY))


def _by_source(player: Seat) -> dict[str, int]:
    points = dict.fromkeys(SOURCES, 0)
    for line in final_lines(holding_of(player)):
        points[line.source] += line.points
    return points


def _asking(state: State, viewer: int | None, args: Args) -> int:
    """The seat that is meant: the one named, the viewer, or else the one that decides now."""
    seat = args.get("seat", viewer)
    seat = state.acting if seat is None else whole_number(seat)
    if not 0 <= seat < len(state.seats):
        raise KeyError("seat")
    return seat


def _tile(args: Args) -> SkyTile:
    tile = args.get("tile")
    if not isinstance(tile, str):
        raise TypeError("tile")
    return ALL_TILES[tile]


def _places(args: Args) -> list[str]:
    places = args.get("places")
    if not isinstance(places, list):
        raise TypeError("places")
    return places


def _pos(args: Args) -> Pos:
    return Pos(whole_number(args.get("x")), whole_number(args.get("y")))
