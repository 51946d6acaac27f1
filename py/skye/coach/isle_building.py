"""Judging a placement: what the best way to lay the whole hand comes to with it, and with the best one."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from skye.bots.isle.building import Step, Way, beams
from skye.bots.isle.champion.learned import land_outlook
from skye.bots.isle.player import build_action
from skye.bots.isle.value import Outlook, best_fit
from skye.coach.decision import Verdict, Work
from skye.isle.actions import Action, GiveUp, Place
from skye.isle.search.counted import CountedTerritory
from skye.isle.search.numbers import NUMBER, cell_at
from skye.isle.search.world import World

WIDTH = 12
"""Ways to lay a hand that are followed at once."""
WAYS = 4
"""How many of the best ways are compared, of all and of those that begin with the chosen placement."""
TILES = 12
"""How many tiles of the bag are tried on each."""


def judge_placement(world: World, action: Action, random: Random) -> Work:
    """A verdict on a tile placed, or given up though another one could have been placed before it."""
    assert isinstance(action, Place | GiveUp)  # nothing else is decided while building
    seat = action.seat
    outlook, land, hand = land_outlook(world, seat), world.lands[seat], world.hands[seat]
    tile = NUMBER[action.tile]
    step = (tile, cell_at(action.x, action.y) + action.turn) if isinstance(action, Place) else None
    ways = _ways(outlook, land, hand)
    yield
    rest = [other for other in hand if other != tile]
    if step is None:
        mine = _ways(outlook, land, rest)
    else:
        land.place(*step)
        mine = [(worth, (step, *steps)) for worth, steps in _ways(outlook, land, rest)]
        land.unplace()
    yield
    values: dict[frozenset[Step], float] = {}
    own = {frozenset(steps) for _, steps in mine[:WAYS]}
    bag = world.bag
    tiles = [bag[int(random.random() * len(bag))] for _ in range(TILES)] if outlook.rounds_left and bag else []
    best: Way | None = None
    for worth, steps in (*ways[:WAYS], *mine[:WAYS]):
        key = frozenset(steps)
        if key not in values:
            values[key] = worth + _promise(outlook, land, steps, worth, tiles)
            yield
        if best is None or values[key] > values[frozenset(best[1])]:
            best = (worth, steps)
    assert best is not None  # there is the chosen way
    most, reached = values[frozenset(best[1])], max(values[key] for key in own)
    first = _first(land, best[1], (tile, step)) if most > reached else None
    left = world.rounds - world.round
    if first is None:
        return [Verdict("placement", world.round, left, 0.0, action)]
    return [Verdict("placement", world.round, left, most - reached, build_action(world, seat, first))]


def _ways(outlook: Outlook, land: CountedTerritory, hand: Sequence[int]) -> list[Way]:
    """The best ways to lay a hand; one that lays nothing where nothing fits."""
    *_, ways = [[(outlook.worth(land), ())], *beams(outlook, land, hand, WIDTH)]
    return ways


def _promise(
    outlook: Outlook, land: CountedTerritory, steps: Sequence[Step], worth: float, tiles: Sequence[int]
) -> float:
    """What the next tile will add to a land after some steps, on average."""
    if not tiles:
        return 0.0
    for tile, placement in steps:
        land.place(tile, placement)
    gains = 0.0
    for tile in tiles:
        fit = best_fit(outlook, land, tile)
        if fit.placement >= 0:
            gains += max(0.0, fit.worth - worth)
    for _ in steps:
        land.unplace()
    return gains / len(tiles)


def _first(land: CountedTerritory, steps: Sequence[Step], chosen: tuple[int, Step | None]) -> Step | None:
    """The step that is named: another place for the same tile, or else the first other one that could come now."""
    tile, step = chosen
    now = [each for each in steps if each != step and each[1] in land.legal(each[0])]
    return next((each for each in now if each[0] == tile), now[0] if now else None)
