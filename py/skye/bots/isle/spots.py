"""The best spots for a tile in a territory, by the judgement of the champion: what it adds to the land's worth."""

from __future__ import annotations

from skye.bots.bot import Spot
from skye.bots.isle.advice import ISLE_ADVISER
from skye.bots.isle.champion.learned import land_outlook
from skye.bots.isle.reading import read
from skye.isle.actions import Place
from skye.isle.search.counted import counted_territory
from skye.isle.search.numbers import NUMBER, cell_xy
from skye.isle.survey import new_territory, territory_rows
from skye.isle.tiles import CLANS
from skye.isle.view import SeatView, View

_IN_WORTH = ("promise", "best_place")
"""Reasons that only repeat what the worth and the order of the spots say."""


def isle_spots(view: View, tile: str, most: int) -> list[Spot]:
    """The best cells for a tile in the viewer's territory, each in its best turn, best first.

    After the last round, only what scrolls would score counts.

    >>> from skye.isle.study import new_study, parse_study, state_of
    >>> from skye.isle.view import view
    >>> study = parse_study(new_study([("12", 1, 0, 1)], goals=["sheep", "squares", "road-tiles", "columns"]))
    >>> [(spot.x, spot.y) for spot in isle_spots(view(state_of(study, 0, "07"), 0), "07", 2)]
    [(1, 1), (2, 0)]
    """
    seat = view["seat"]
    if seat is None:
        return []
    shown = _with_rival(view)
    best: dict[tuple[int, int], tuple[float, int]] = {}
    for (x, y, turn), worth in _worths(shown, seat, NUMBER[tile]).items():
        if (x, y) not in best or worth > best[x, y][0]:
            best[x, y] = (worth, turn)
    ranked = sorted(best.items(), key=lambda each: -each[1][0])[:most]
    spots = []
    for (x, y), (worth, turn) in ranked:
        reasons = ISLE_ADVISER.explain(shown, Place(seat, tile, x, y, turn)) if _is_running(shown) else ()
        spots.append(Spot(x, y, turn, round(worth, 1), [each for each in reasons if each.code not in _IN_WORTH]))
    return spots


def _is_running(view: View) -> bool:
    return view["round"] <= view["rounds"]


def _worths(view: View, seat: int, tile: int) -> dict[tuple[int, int, int], float]:
    """What each placement adds to what the land is worth, in points."""
    land = counted_territory(view["seats"][seat]["territory"])
    if _is_running(view):
        outlook = land_outlook(read(view), seat)

        def worth_of_land() -> float:
            return outlook.worth(land)
    else:

        def worth_of_land() -> float:
            return land.scroll_points()

    before, found = worth_of_land(), {}
    for placement in land.legal(tile):
        land.place(tile, placement)
        found[(*cell_xy(placement), placement & 3)] = worth_of_land() - before
        land.unplace()
    return found


def _with_rival(view: View) -> View:
    """The view with a rival who has nothing but a castle, where there is none: the champion learned no game for one."""
    if len(view["seats"]) > 1:
        return view
    (own,) = view["seats"]
    clan = next(clan for clan in CLANS if clan != own["clan"])
    rival: SeatView = {
        **own,
        "seat": 1,
        "clan": clan,
        "gold": 0,
        "points": own["points"],
        "hand": [],
        "last": None,
        "territory": territory_rows(new_territory(clan)),
    }
    return {**view, "seats": [own, rival]}
