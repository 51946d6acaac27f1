"""Figures of a single decision, by which a way to play is recognised; what a decision does not have is not a number."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import nan
from typing import cast

from skye.core.action import BaseAction
from skye.isle.actions import Buy, Pass, Place, Price
from skye.isle.tiles import ALL_TILES
from skye.isle.view import View as IsleView


def isle_figures(seen: Mapping[str, object], action: BaseAction) -> list[float]:
    """Prices as shares and numbers, whether something is bought, and what is on the tiles placed."""
    view = cast(IsleView, seen)
    figures = [nan] * 14
    if isinstance(action, Price):
        gold = next(seat["gold"] for seat in view["seats"] if seat["seat"] == action.seat) or 1
        low, high = sorted(price for _, price in action.prices)
        figures[0] = (low + high) / gold
        figures[1] = low / high
        figures[2] = ((low % 2) + (high % 2)) / 2
        figures[3] = ((low % 5 == 0) + (high % 5 == 0)) / 2
        figures[4] = ((low % 3 == 0) + (high % 3 == 0)) / 2
        figures[5] = float(low == 1)
        figures[6] = high / gold
    elif isinstance(action, Pass):
        figures[7] = 0.0
    elif isinstance(action, Buy):
        figures[7] = 1.0
        figures[8] = next(
            (offer["price"] or 0) for seat in view["seats"] for offer in seat["offer"] if offer["tile"] == action.tile
        )
    elif isinstance(action, Place):
        tile = ALL_TILES[action.tile]
        land = {(x, y) for _, x, y, _ in view["seats"][action.seat]["territory"]}
        beside = [(action.x + dx, action.y + dy) in land for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))]
        figures[9] = tile.sheep + tile.cattle
        figures[10] = tile.whisky
        figures[11] = float(tile.scroll is not None)
        figures[12] = sum(beside)
        figures[13] = float(bool(tile.roads))
    return figures


def skylands_figures(seen: Mapping[str, object], action: BaseAction) -> list[float]:
    """Which actions are chosen and taken."""
    kinds = ("discover", "deploy", "create", "convert")
    figures = [nan] * 5
    if action.kind in ("choose", "repeat"):
        chosen = action.to_json().get("action")
        figures[:4] = [float(chosen == kind) for kind in kinds]
    figures[4] = float(action.kind in ("pass", "done"))
    return figures


SIGNATURES: dict[str, Callable[[Mapping[str, object], BaseAction], list[float]]] = {
    "isle": isle_figures,
    "skylands": skylands_figures,
}
"""The figures of each game."""
