"""The coach of Isle of Skye, which judges by the champion's market, mixtures of stakes and ways to build."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import replace

from skye.bots.bot import Reason
from skye.bots.isle.building import Laying
from skye.bots.isle.champion.champion import ChampionBot, Notes
from skye.bots.isle.champion.learned import gold_table, land_outlook
from skye.bots.isle.champion.market import Market
from skye.bots.isle.champion.reveal import buying_of, revealed_tiles
from skye.bots.isle.levels import ISLE_LEVELS
from skye.bots.isle.reading import read
from skye.coach.decision import ChanceWork, Verdict, Work, leads_of
from skye.coach.isle_building import judge_placement
from skye.coach.isle_luck import chances_of
from skye.coach.isle_pricing import judge_price
from skye.core.action import BaseAction
from skye.core.chance import stream
from skye.core.table import AnyTable
from skye.isle.actions import Action, Buy, Done, Pass, Price
from skye.isle.search.numbers import TILE_IDS
from skye.isle.search.world import World
from skye.isle.view import View

KINDS = ("discard", "price", "purchase", "placement")


class IsleCoach:
    """Judges decisions of Isle of Skye; what it studies of a round serves all seats."""

    def __init__(self) -> None:
        self.kinds = KINDS
        self._champion: ChampionBot = replace(ISLE_LEVELS["champion"], name="coach", notes=Notes())

    def is_decision(self, table: AnyTable, step: int) -> bool:
        """Whether the action was a choice: not the end of building, and not the only thing to do."""
        action = table.actions[step]
        return not isinstance(action, Done) and len(table.game.legal_actions(table.states[step], action.seat)) > 1

    def judge(self, table: AnyTable, step: int) -> Work:
        """Evaluate an action: pricing has a verdict on the discard and one on the prices."""
        action = table.actions[step]
        seat = action.seat
        view: View = table.game.view(table.states[step], seat)
        world, random = read(view), stream("coach", step, seat)
        if isinstance(action, Price):
            yield from (None for _ in self._champion.price(world, seat, random))
            tiles = [[tile for tile, _ in offers] for offers in world.offers]
            market = yield from self._market(world, tiles, seat)
            mixtures = self._champion.mixtures(world, tiles)
            return (yield from judge_price(world, market, mixtures, action, random))
        if isinstance(action, Buy | Pass):
            tiles = revealed_tiles(view)
            market = yield from self._market(world, tiles, seat)
            return [_purchase(view, world, market, tiles, action)]
        return (yield from judge_placement(world, action, random))

    def reasons(self, table: AnyTable, step: int, action: BaseAction, lead: float | None = None) -> Sequence[Reason]:
        """The champion's reasons for an action."""
        assert isinstance(action, Action)
        return self._champion.explain(table.game.view(table.states[step], action.seat), action)

    def moments(self, table: AnyTable) -> Sequence[int]:
        """When a round has begun, and when everybody has bought."""
        return _beginnings(table, ("price", "build"))

    def round_of(self, table: AnyTable, step: int) -> int:
        """The round."""
        number: int = table.states[step].round
        return number

    def leads(self, table: AnyTable, step: int) -> list[float]:
        """The leads by points, lands, tiles in hand and gold, as everybody sees them."""
        world = read(table.game.view(table.states[step], None))
        gold = gold_table(world)
        standing = []
        for seat, land in enumerate(world.lands):
            worth = Laying(land_outlook(world, seat), land).worth(world.hands[seat])
            standing.append(world.points[seat] + worth + gold[world.gold[seat]])
        return leads_of(standing)

    def draws(self, table: AnyTable) -> Sequence[int]:
        """When the tiles of a round have been drawn."""
        return _beginnings(table, ("price",))

    def chances(self, table: AnyTable, step: int) -> ChanceWork:
        """What the tiles of a round, and who buys first in it, gave each seat."""
        return chances_of(read(table.game.view(table.states[step], None)), stream("luck", step))

    def _market(self, world: World, tiles: Sequence[Sequence[int]], seat: int) -> Generator[None, None, Market]:
        """The market of a round in which the seat plays for its lead over the mean of the others."""
        found: list[Market] = []
        for market, _ in self._champion.market(world, tiles):
            found += [market] if market is not None else []
            yield
        return even(found[0], seat)


def even(market: Market, seat: int) -> Market:
    """The market in which a seat plays for its lead over the mean of the others."""
    others = len(market.purses) - 1
    rivalry = [list(row) for row in market.rivalry]
    rivalry[seat] = [0.0 if other == seat else 1 / others for other in range(others + 1)]
    return replace(market, rivalry=rivalry)


def _purchase(view: View, world: World, market: Market, tiles: Sequence[Sequence[int]], action: Buy | Pass) -> Verdict:
    seat, order = action.seat, world.order()
    actions: dict[int, Buy | Pass] = {-1: Pass(seat)}
    for owner, offered in enumerate(tiles):
        for place, tile in enumerate(offered):
            actions[3 * owner + place] = Buy(seat, TILE_IDS[tile])
    rated = buying_of(view, world, market).rated(order[order.index(seat) :])
    most, best = rated[0]
    value = next(value for value, choice in rated if actions[choice] == action)
    better = action if value >= most else actions[best]
    return Verdict("purchase", world.round, world.rounds - world.round, most - value, better)


def _beginnings(table: AnyTable, phases: Sequence[str]) -> list[int]:
    """After how many actions each of these phases began in each round."""
    found, last = [], (0, "")
    for step, state in enumerate(table.states):
        now = (state.round, str(state.phase))
        if now != last and now[1] in phases:
            found.append(step)
        last = now
    return found
