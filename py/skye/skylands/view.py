"""What one seat may see, built from nothing; only the seed and the order of the stack are secret."""

from __future__ import annotations

from skye.core.game import Json
from skye.skylands.land import Island, land_rows
from skye.skylands.rules import to_act
from skye.skylands.scoring import final_total
from skye.skylands.start import placeable
from skye.skylands.state import Counts, Phase, Seat, State, Step
from skye.skylands.tiles import COLOURS


def view(state: State, viewer: int | None) -> dict[str, Json]:
    """The game as JSON for a seat, or for everybody when the viewer is None; all see the same.

    >>> from skye.skylands.rules import example
    >>> view(example(), None)["points_supply"]
    32
    """
    return {
        "game": "skylands",
        "seat": viewer,
        "phase": str(state.phase),
        "turn": state.turn,
        "to_act": list(to_act(state)),
        "first_player": state.first_player,
        "active": state.active,
        "position": state.position,
        "action": state.action,
        "step": step_json(state.step),
        "start": state.setup.start,
        "specials": state.setup.specials,
        "stack": sorted(state.stack),
        "stack_count": len(state.stack),
        "revealed": list(state.revealed),
        "discarded": list(state.discarded),
        "show": list(state.show),
        "supply": counts_json(state.supply),
        "points_supply": state.points_supply,
        "end_reason": state.end_reason,
        "seats": [_seat(state, number) for number in range(len(state.seats))],
    }


def island_json(player: Seat, island: Island) -> dict[str, Json]:
    """An island as JSON; `members` are its parts as [x, y, part].

    >>> from skye.skylands.rules import example
    >>> player = example().player
    >>> island_json(player, player.land.islands[0])["spaces"]
    2
    """
    return {
        "id": island.id,
        "terrain": island.terrain,
        "spaces": island.spaces,
        "open_edges": island.open_edges,
        "is_complete": island.is_complete,
        "inhabitants": player.inhabitants.get(island.id, 0),
        "cells": [list(cell) for cell in island.cells],
        "members": [[member.pos.x, member.pos.y, member.part] for member in island.members],
    }


def counts_json(counts: Counts) -> dict[str, Json]:
    """Counts by colour as JSON.

    >>> counts_json((1, 2, 3))
    {'G': 1, 'P': 2, 'B': 3}
    """
    return dict(zip(COLOURS, counts, strict=True))


def step_json(step: Step) -> dict[str, Json]:
    """What the acting seat has done so far in its step, as JSON.

    >>> step_json(Step(due="GP"))["due"]
    'GP'
    """
    return {
        "is_bonus": step.is_bonus,
        "has_acted": step.has_acted,
        "deployed": list(step.deployed),
        "moves": [{"source": move.source, "city": move.city, "count": move.count} for move in step.moves],
        "special": step.special,
        "due": step.due,
        "drawn": step.drawn,
    }


def _seat(state: State, number: int) -> dict[str, Json]:
    player = state.seats[number]
    return {
        "seat": number,
        "name": state.setup.seats[number].name,
        "clan": state.setup.seats[number].clan,
        "points": player.collected + player.written,
        "collected": player.collected,
        "written": player.written,
        "total": final_total(player),
        "pawn": player.pawn,
        "is_marker_active": player.is_marker_active,
        "board": [list(row) for row in land_rows(player.land)],
        "islands": [island_json(player, island) for island in player.land.islands],
        "hostel": counts_json(player.hostel) if player.has_hostel else None,
        "inhabitants": counts_json(player.colours()),
        "empty_squares": player.empty_squares,
        "hand": list(player.hand),
        "placeable": list(placeable(player)) if state.phase is Phase.START else [],
        "last": _last(player),
    }


def _last(player: Seat) -> list[int] | None:
    """The square placed on last, if any."""
    rows = land_rows(player.land)
    return [rows[-1][1], rows[-1][2]] if rows else None
