"""Figures of a single decision, by which a way to play is recognised; what a decision does not have is not a number."""

from __future__ import annotations

from collections.abc import Callable
from math import nan

from skye.isle.actions import Action as IsleAction
from skye.isle.actions import Buy, Pass, Place, Price
from skye.isle.tiles import ALL_TILES
from skye.isle.view import View as IsleView
from skye.skylands.actions import Action as SkylandsAction
from skye.skylands.view import View as SkylandsView


def isle_figures(view: IsleView, action: IsleAction) -> list[float]:
    """Prices as shares and numbers, whether something is bought, and what is on the tiles placed."""
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


def skylands_figures(view: SkylandsView, action: SkylandsAction) -> list[float]:
    """Which actions are chosen and taken."""
    kinds = ("discover", "deploy", "create", "convert")
    figures = [nan] * 5
    if action.kind in ("choose", "repeat"):
        chosen = action.to_json().get("action")
        figures[:4] = [float(chosen == kind) for kind in kinds]
    figures[4] = float(action.kind in ("pass", "done"))
    return figures


Figures = Callable[..., list[float]]
"""The figures of a decision, from a view and an action of the same game."""

SIGNATURES: dict[str, Figures] = {
    "isle": isle_figures,
    "skylands": skylands_figures,
}
"""The figures of each game."""
