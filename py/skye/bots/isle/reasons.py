"""Why an action is good, by the same value function that the bots play by.

Codes and their facts: `goal_gain` (letter, goal, gain, round, rounds in which it is scored), `completes_gain` (the
same, and kind and tiles of the area whose completion gives it), `completes` (kind, tiles), `joins_castle` (tiles),
`income` (gold, rounds), `scroll` (points), `best_place`, `fits_nowhere`, `all_built`, `buy` (tile, price, worth,
gold_worth), `denies` (tile, seat, worth), `pass_no_gain`, `pass_no_gold`, `pass_helps_owner` (tile, seat), `discard`
(tile, worth), `discard_denies` (tile, seat, worth), `discard_trade` (tile), `price_to_keep` and `price_to_sell`
(tile, price, worth, seat, limit). Worths are in points, limits in gold: the most a rival would give.
"""

from __future__ import annotations

from collections.abc import Sequence

from skye.bots.bot import Reason
from skye.bots.isle.economy import Appraisal, Memory, appraise
from skye.bots.isle.reading import read
from skye.bots.isle.value import outlook_for
from skye.isle.actions import Action, Buy, GiveUp, Pass, Place, Price
from skye.isle.goals.goal import CompletedArea
from skye.isle.search.counted import CountedTerritory
from skye.isle.search.counters import ROAD_TILES, ROAD_WHISKY
from skye.isle.search.numbers import NUMBER, ROAD, TILE_IDS, cell_at
from skye.isle.search.plans import OPEN
from skye.isle.search.world import World
from skye.isle.track import LETTERS
from skye.isle.view import View

_KINDS = "PMW"
_GAINS = ("goal_gain", "completes_gain")


def explain(view: View, action: Action, memory: Memory) -> Sequence[Reason]:
    """The reasons for an action in a view, the most important first."""
    if isinstance(action, GiveUp):
        return [Reason("fits_nowhere", {"tile": action.tile})]
    world, seat = read(view), action.seat
    if isinstance(action, Place):
        tile, placement = NUMBER[action.tile], cell_at(action.x, action.y) + action.turn
        return _placing(world, seat, tile, placement) or [Reason("best_place", {"tile": action.tile})]
    if isinstance(action, Buy):
        return _buying(appraise(world, memory), seat, NUMBER[action.tile])
    if isinstance(action, Pass):
        return _passing(appraise(world, memory), seat)
    if isinstance(action, Price):
        return _pricing(appraise(world, memory), seat, action)
    return [Reason("all_built")]


def _placing(world: World, seat: int, tile: int, placement: int) -> list[Reason]:
    land = world.lands[seat]
    goals_before = [world.goal_points(goal)[seat] for goal in world.goals]
    counts_before, scrolls_before, open_before = land.counts, land.scroll_points(), _open_areas(land)
    land.place(tile, placement)
    goals_after = [world.goal_points(goal)[seat] for goal in world.goals]
    counts, scrolls = land.counts, land.scroll_points()
    completed = _completed(land, open_before)
    named: list[CompletedArea] = []
    weighed: list[tuple[float, Reason]] = []
    for letter, (goal, before, after) in enumerate(zip(world.goals, goals_before, goals_after, strict=True)):
        rounds = [number for number in range(world.round, world.rounds + 1) if letter in world.track[number - 1][0]]
        if after > before and rounds:
            gain = after - before
            facts = {"letter": LETTERS[letter], "goal": goal.id, "gain": gain, "round": world.round}
            area = goal.giver(gain, completed)
            if area is None:
                reason = Reason("goal_gain", {**facts, "rounds": rounds})
            else:
                named.append(area)
                reason = Reason("completes_gain", {**facts, "rounds": rounds, **area})
            weighed.append((gain * len(rounds), reason))
    if scrolls > scrolls_before:
        weighed.append((scrolls - scrolls_before, Reason("scroll", {"points": scrolls - scrolls_before})))
    left = world.rounds - world.round
    income = counts[ROAD_WHISKY] - counts_before[ROAD_WHISKY]
    if income and left:
        worth = outlook_for(world, seat).income_value * income
        weighed.append((worth, Reason("income", {"gold": income, "rounds": left})))
    connected = counts[ROAD_TILES] - counts_before[ROAD_TILES]
    if connected:
        weighed.append((0.5, Reason("joins_castle", {"tiles": connected})))
    weighed += [(0.25, Reason("completes", area)) for area in completed if area not in named]
    land.unplace()
    weighed.sort(key=lambda item: -item[0])
    return [reason for _, reason in weighed]


def _open_areas(land: CountedTerritory) -> set[int]:
    return {area for area, up in enumerate(land.parent) if up < 0 and land.holds[area] & OPEN}


def _completed(land: CountedTerritory, open_before: set[int]) -> list[CompletedArea]:
    """The areas that are complete now and were open or not there before, largest first."""
    found: list[CompletedArea] = [
        {"kind": _KINDS[land.kinds[area]], "tiles": land.lies_on[area].bit_count()}
        for area, up in enumerate(land.parent)
        if up < 0 and land.kinds[area] != ROAD and not land.holds[area] & OPEN and area in open_before
    ]
    return sorted(found, key=lambda area: -area["tiles"])


def _buying(appraisal: Appraisal, seat: int, tile: int) -> list[Reason]:
    world = appraisal.world
    owner, price = next((owner, price) for owner, other, price in appraisal.stock() if other == tile)
    worth, name = appraisal.gain[seat][tile], TILE_IDS[tile]
    gold_worth = round(appraisal.gold_value * price, 1)
    reasons = [Reason("buy", {"tile": name, "price": price, "worth": round(worth, 1), "gold_worth": gold_worth})]
    fit = appraisal.fits[seat][tile]
    if fit.placement >= 0:
        reasons += [reason for reason in _placing(world, seat, tile, fit.placement) if reason.code in _GAINS]
    theirs = appraisal.gain[owner][tile]
    if theirs > max(1.0, worth):
        reasons.append(Reason("denies", {"tile": name, "seat": owner, "worth": round(theirs, 1)}))
    return reasons


def _passing(appraisal: Appraisal, seat: int) -> list[Reason]:
    gold, gain = appraisal.world.gold[seat], appraisal.gain[seat]
    offers = [
        (gain[tile] - appraisal.gold_value * price, owner, tile, price)
        for owner, tile, price in appraisal.stock()
        if owner != seat
    ]
    lowest = min((price for _, _, _, price in offers), default=0)
    if lowest > gold:
        return [Reason("pass_no_gold", {"gold": gold, "lowest": lowest})]
    surplus, owner, tile, _ = max((offer for offer in offers if offer[3] <= gold), default=(0.0, seat, 0, 0))
    if surplus > 0:
        # Left alone because the owner, who gets the price and the gold on the tile, would gain more by it.
        return [Reason("pass_helps_owner", {"tile": TILE_IDS[tile], "seat": owner})]
    return [Reason("pass_no_gain")]


def _pricing(appraisal: Appraisal, seat: int, action: Price) -> list[Reason]:
    gain, gold_value = appraisal.gain, appraisal.gold_value
    discard = NUMBER[action.discard]
    rival, theirs = _keenest(appraisal, seat, discard)
    least = min(gain[seat][NUMBER[tile]] for tile, _ in action.prices)
    if gain[seat][discard] <= least:
        reasons = [Reason("discard", {"tile": action.discard, "worth": round(gain[seat][discard], 1)})]
    elif theirs > gain[seat][discard]:
        reasons = [Reason("discard_denies", {"tile": action.discard, "seat": rival, "worth": round(theirs, 1)})]
    else:
        reasons = [Reason("discard_trade", {"tile": action.discard})]
    for tile, price in action.prices:
        number = NUMBER[tile]
        rival, theirs = _keenest(appraisal, seat, number)
        limit = min(appraisal.world.gold[rival], max(0, int(theirs / gold_value)))
        code = "price_to_sell" if price <= limit else "price_to_keep"
        worth = round(gain[seat][number], 1)
        reasons.append(Reason(code, {"tile": tile, "price": price, "worth": worth, "seat": rival, "limit": limit}))
    return reasons


def _keenest(appraisal: Appraisal, seat: int, tile: int) -> tuple[int, float]:
    """The rival to whom a tile is worth most, and how much."""
    rivals = [rival for rival in range(len(appraisal.order)) if rival != seat]
    rival = max(rivals, key=lambda other: appraisal.gain[other][tile])
    return rival, appraisal.gain[rival][tile]
