"""Figures of a single decision, by which a way to play is recognised; what a decision does not have is not a number."""

from __future__ import annotations

from collections.abc import Callable
from math import isnan, nan
from random import Random

from skye.bots.skylands.characters import surroundings, users
from skye.isle.actions import Action as IsleAction
from skye.isle.actions import Buy, Pass, Place, Price
from skye.isle.tiles import ALL_TILES
from skye.isle.view import View as IsleView
from skye.skylands.actions import CHOICES, Choose, Convert, Create, Deploy, Discard, Done, Repeat, Take
from skye.skylands.actions import Action as SkylandsAction
from skye.skylands.actions import Pass as SkylandsPass
from skye.skylands.actions import Place as SkylandsPlace
from skye.skylands.imagine import imagined
from skye.skylands.rules import legal_actions
from skye.skylands.search.tables import TERRAIN
from skye.skylands.state import State
from skye.skylands.tiles import ALL_TILES as SKYLANDS_TILES
from skye.skylands.tiles import SPECIALS
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
    """What is special about an action, less the mean of all actions of the same sort that could be taken instead."""
    state = imagined(view, Random(0))
    figures = _skylands_figures(state, action)
    others = [_skylands_figures(state, each) for each in legal_actions(state, action.seat)]
    means = [[value for value in column if not isnan(value)] for column in zip(*others, strict=True)]
    return [
        value if isnan(value) else value - sum(mean) / len(mean) for value, mean in zip(figures, means, strict=True)
    ]


def _skylands_figures(state: State, action: SkylandsAction) -> list[float]:
    """Which action is chosen and who can use it; what is on a tile and around it; who moves where, and who pays."""
    figures = [nan] * 20
    land = state.seats[action.seat].land
    if isinstance(action, Choose | Repeat):
        figures[:4] = [float(action.action == kind) for kind in CHOICES]
        figures[4] = float(isinstance(action, Repeat))
        figures[5] = float(users(state, action))
        return figures
    figures[6] = float(isinstance(action, SkylandsPass | Done | Discard))
    if isinstance(action, Take | SkylandsPlace):
        figures[7], figures[8] = surroundings(action, land.board.cells)
        kinds = [part.kind for part in SKYLANDS_TILES[action.tile].parts]
        figures[9:13] = [float(kinds.count(terrain)) for terrain in "FMCT"]
    elif isinstance(action, Deploy):
        island = land.by_id[action.island]
        figures[13:16] = [float(island.terrain == terrain) for terrain in "FMC"]
        figures[16:18] = [float(island.spaces), float(state.supply[TERRAIN[island.terrain]])]
    elif isinstance(action, Create):
        figures[18] = float(len(SPECIALS[action.special].cost))
    elif isinstance(action, Convert):
        figures[19] = float(land.by_id[action.city].spaces)
    return figures


Figures = Callable[..., list[float]]
"""The figures of a decision, from a view and an action of the same game."""

SIGNATURES: dict[str, Figures] = {
    "isle": isle_figures,
    "skylands": skylands_figures,
}
"""The figures of each game."""
