"""Why an action is good, by the judgement of the champion; the worth of tiles is stated as the page shows it.

Codes and their facts: `goal_gain` (letter, goal, gain, round, rounds in which it is scored), `completes_gain` (the
same, and kind and tiles of the area whose completion gives it), `completes` (kind, tiles), `joins_castle` (tiles),
`income` (gold, rounds), `scroll` (points), `promise` (worth), `best_place`, `fits_nowhere`, `all_built`, `buy` (tile,
price, worth), `denies` (tile, seat), `pass_no_gain`, `pass_no_gold`, `pass_helps_owner` (tile, seat), `pass_for_gold`,
`pass_foresight`, `discard`, `discard_pair`, `discard_early` and `discard_trade` (tile), `discard_denies` (tile, seat),
`price_to_sell`, `price_to_let_go` and `price_to_keep` (tile, price, worth, gold that it brings if it is sold or else
costs, and the seat that would most likely buy). A worth comes with `low`, `high` and `is_early` (`Worth.facts`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from skye.bots.bot import Reason
from skye.bots.isle.champion.learned import land_outlook
from skye.bots.isle.champion.market import PAIRS, Buying, Market
from skye.bots.isle.champion.reveal import buying_of, revealed_tiles
from skye.bots.isle.champion.sales import sales
from skye.bots.isle.champion.stakes import Mixture
from skye.bots.isle.reading import read
from skye.bots.isle.worth.tiles import worth_of
from skye.isle.actions import Action, Buy, GiveUp, Pass, Place, Price
from skye.isle.goals.goal import CompletedArea
from skye.isle.search.counted import CountedTerritory
from skye.isle.search.counters import ROAD_TILES, ROAD_WHISKY
from skye.isle.search.numbers import NUMBER, ROAD, TILE_IDS, cell_at
from skye.isle.search.plans import OPEN
from skye.isle.search.world import World
from skye.isle.track import LETTERS
from skye.isle.view import View

PROMISING = 1.0
"""From how many points on, beyond those that can be named, it is said that a place may bring more."""
SURE = 0.5
"""From this chance on, a tile is priced to be sold."""
_SLIGHT = 0.05
"""Values that differ by no more are equal as they are shown."""

Tiles = Sequence[Sequence[int]]
"""The tiles before each seat."""


class Judge(Protocol):
    """Whoever judges the market of a round and what stakes everybody will mix: the champion."""

    def market(self, world: World, tiles: Tiles) -> Iterator[tuple[Market | None, float]]:
        """The market of a round, which comes last."""
        ...

    def mixtures(self, world: World, tiles: Tiles) -> list[Mixture]:
        """The stakes that everybody is expected to mix."""
        ...


_KINDS = "PMW"
_GAINS = ("goal_gain", "completes_gain")


def explain(view: View, action: Action, judge: Judge) -> Sequence[Reason]:
    """The reasons for an action in a view, the most important first."""
    if isinstance(action, GiveUp):
        return [Reason("fits_nowhere", {"tile": action.tile})]
    world, seat = read(view), action.seat
    if isinstance(action, Place):
        tile, placement = NUMBER[action.tile], cell_at(action.x, action.y) + action.turn
        return _placing(world, seat, tile, placement) or [Reason("best_place", {"tile": action.tile})]
    if isinstance(action, Buy | Pass):
        tiles = revealed_tiles(view)
        buying = buying_of(view, world, _market(judge, world, tiles))
        if isinstance(action, Pass):
            return _passing(buying, tiles, seat)
        return _buying(world, buying, tiles, seat, NUMBER[action.tile])
    if isinstance(action, Price):
        return _pricing(world, judge, seat, action)
    return [Reason("all_built")]


def _placing(world: World, seat: int, tile: int, placement: int) -> list[Reason]:
    land, outlook = world.lands[seat], land_outlook(world, seat)
    worth = worth_of(world, seat, tile, placement)
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
        weighed.append((outlook.income_value * income, Reason("income", {"gold": income, "rounds": left})))
    seen = sum(points for points, _ in weighed)
    connected = counts[ROAD_TILES] - counts_before[ROAD_TILES]
    if connected:
        weighed.append((0.5, Reason("joins_castle", {"tiles": connected})))
    weighed += [(0.25, Reason("completes", area)) for area in completed if area not in named]
    land.unplace()
    weighed.sort(key=lambda item: -item[0])
    reasons = [reason for _, reason in weighed]
    if left and not worth.is_early and worth.estimate.total - seen >= PROMISING:
        reasons.insert(1, Reason("promise", worth.facts()))
    return reasons


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


def _market(judge: Judge, world: World, tiles: Tiles) -> Market:
    *_, (market, _) = judge.market(world, tiles)
    assert market is not None  # it comes last
    return market


def _cost(market: Market, seat: int, purse: int, price: int) -> float:
    """What a price is worth to a seat, in points."""
    return market.gold[seat][purse] - market.gold[seat][purse - price]


def _buying(world: World, buying: Buying, tiles: Tiles, seat: int, tile: int) -> list[Reason]:
    market, name = buying.market, TILE_IDS[tile]
    owner = next(owner for owner, offered in enumerate(tiles) if tile in offered)
    place = tiles[owner].index(tile)
    number = 3 * owner + place
    price, mine = buying.prices[number], market.hands[seat][buying.kept[seat]]
    worth = worth_of(world, seat, tile)
    reasons = [Reason("buy", {"tile": name, "price": price, **worth.facts()})]
    if worth.fits:
        place_reasons = _placing(world, seat, tile, worth.estimate.placement)
        reasons += [reason for reason in place_reasons if reason.code in _GAINS]
    theirs, bought = market.hands[owner], buying.bought[owner]
    lost = theirs[buying.kept[owner]][bought] - theirs[buying.kept[owner] ^ 1 << place][bought]
    is_better_there = worth_of(world, owner, tile).points > worth.points
    if is_better_there and lost > max(1.0, mine[number + 1] - mine[0]):
        reasons.append(Reason("denies", {"tile": name, "seat": owner}))
    return reasons


def _passing(buying: Buying, tiles: Tiles, seat: int) -> list[Reason]:
    market, gold = buying.market, buying.gold[seat]
    mine = market.hands[seat][buying.kept[seat]]
    offers = [tile for tile in buying.on_offer if tile // 3 != seat]
    lowest = min((buying.prices[tile] for tile in offers), default=0)
    if lowest > gold:
        return [Reason("pass_no_gold", {"gold": gold, "lowest": lowest})]
    surplus = {
        tile: mine[tile + 1] - mine[0] - _cost(market, seat, gold, buying.prices[tile])
        for tile in offers
        if buying.prices[tile] <= gold
    }
    if max(surplus.values(), default=0.0) <= 0:
        return [Reason("pass_no_gain")]
    rival = market.rivalry[seat]
    helped = {tile: rival[tile // 3] * _owners_gain(buying, tile) for tile in surplus if surplus[tile] > 0}
    best = max(helped, key=lambda tile: surplus[tile])
    if all(surplus[tile] <= helped[tile] for tile in helped):
        # Left alone because the owner, who gets the price and the gold on the tile, would gain more by it.
        owner, place = divmod(best, 3)
        return [Reason("pass_helps_owner", {"tile": TILE_IDS[tiles[owner][place]], "seat": owner})]
    return [Reason("pass_for_gold" if market.shows_gold else "pass_foresight")]


def _owners_gain(buying: Buying, tile: int) -> float:
    """What the owner of a tile gains by selling it: the price twice, less the tile."""
    owner, place = divmod(tile, 3)
    hand, gold = buying.market.hands[owner], buying.market.gold[owner]
    kept, bought, purse = buying.kept[owner], buying.bought[owner], buying.gold[owner]
    paid = gold[purse + 2 * buying.prices[tile]] - gold[purse]
    return paid - (hand[kept][bought] - hand[kept ^ 1 << place][bought])


def _pricing(world: World, judge: Judge, seat: int, action: Price) -> list[Reason]:
    tiles = [[tile for tile, _ in offers] for offers in world.offers]
    market, own = _market(judge, world, tiles), tiles[seat]
    hand, purse, prices = market.hands[seat], market.purses[seat], dict(action.prices)
    discard = own.index(NUMBER[action.discard])
    kept = 7 ^ 1 << discard
    reasons = [_discarding(world, market, seat, discard)]
    first, second = (prices[TILE_IDS[own[place]]] for place in PAIRS[discard])
    expected = sales(market, judge.mixtures(world, tiles), seat, (discard, first, second))
    for place, sale in zip(PAIRS[discard], expected, strict=True):
        tile = TILE_IDS[own[place]]
        # The tile is worth what it adds to the other one. A sale brings its price and the gold on it (rule 16).
        price, worth = prices[tile], max(0.0, hand[kept][0] - hand[kept ^ 1 << place][0])
        is_sold = sale.chance >= SURE
        gold = 2 * price if is_sold else price
        gold_worth = _cost(market, seat, purse - price + gold, gold)
        code = "price_to_keep"
        if is_sold:
            code = "price_to_let_go" if worth > gold_worth else "price_to_sell"
        stated = worth_of(world, seat, own[place]).facts()
        reasons.append(Reason(code, {"tile": tile, "price": price, "gold": gold, **stated, "seat": sale.buyer}))
    return reasons


def _discarding(world: World, market: Market, seat: int, discard: int) -> Reason:
    """Why a tile is discarded: the other two are worth most, it would help a rival more, or they trade better."""
    own = [tile for tile, _ in world.offers[seat]]
    tile = TILE_IDS[own[discard]]
    hand, number = market.hands[seat], 3 * seat + discard + 1
    left = [hand[7 ^ 1 << place][0] for place in range(3)]
    worths = [worth_of(world, seat, each) for each in own]
    points = worths[discard].points
    if left[discard] >= max(left) - _SLIGHT:
        if worths[discard].is_early:
            return Reason("discard_early", {"tile": tile})
        is_least = points <= min(worth.points for worth in worths)
        return Reason("discard" if is_least else "discard_pair", {"tile": tile})
    theirs, rival = max((market.hands[other][0][number], other) for other in range(len(market.purses)) if other != seat)
    if theirs > hand[1 << discard][0] and worth_of(world, rival, own[discard]).points > points:
        return Reason("discard_denies", {"tile": tile, "seat": rival})
    return Reason("discard_trade", {"tile": tile})
