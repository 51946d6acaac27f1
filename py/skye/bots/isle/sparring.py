"""Opponents to measure the levels by: a newcomer, plain pricers, and one that answers what its rival will ask."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random

from skye.bots.bot import Bot, Reason, Thought, choose
from skye.bots.isle.champion.champion import ChampionBot
from skye.bots.isle.champion.stakes import FINE, options_of
from skye.bots.isle.economy import Appraisal, Stake
from skye.bots.isle.hard import Hard
from skye.bots.isle.player import IsleBot, build_action, price_action
from skye.bots.isle.reading import purse, read
from skye.isle.actions import Action, Buy, Pass, Price
from skye.isle.pricing import LOWEST_PRICE
from skye.isle.search.numbers import NUMBER, TILE_IDS
from skye.isle.search.world import World
from skye.isle.view import View

_HARD = IsleBot("hard", Hard())


@dataclass(frozen=True, slots=True)
class Newcomer:
    """A model of somebody's first game: prices of 1 to 3 at random, the highest chip is bought, places by points."""

    name: str = "newcomer"

    def think(self, view: View, legal: Sequence[Action], random: Random) -> Iterator[Thought[Action]]:
        """One thought."""
        if len(legal) == 1:
            yield Thought(legal[0], 1.0)
            return
        world, seat = read(view), legal[0].seat
        if view["phase"] == "price":
            chips = [_chip(world, seat, tile)[0] for tile, _ in world.offers[seat]]
            discard = min(range(3), key=chips.__getitem__)
            gold = world.gold[seat]
            first = min(random.randint(1, 3), gold - LOWEST_PRICE)
            second = min(random.randint(1, 3), gold - first)
            yield Thought(price_action(world, seat, (discard, first, second)), 1.0)
        elif view["phase"] == "buy":
            affordable = [action.tile for action in legal if isinstance(action, Buy)]
            best = max(affordable, key=lambda tile: _chip(world, seat, NUMBER[tile])[0])
            has_points = _chip(world, seat, NUMBER[best])[0] > 0
            yield Thought(Buy(seat, best) if has_points else Pass(seat), 1.0)
        else:
            options = [(*_chip(world, seat, tile), tile) for tile in world.hands[seat]]
            _, place, tile = max((each for each in options if each[1] >= 0), default=(0, -1, 0))
            yield Thought(build_action(world, seat, (tile, place) if place >= 0 else None), 1.0)

    def explain(self, view: View, action: Action) -> Sequence[Reason]:
        """It has no reasons."""
        return ()


def _chip(world: World, seat: int, tile: int) -> tuple[int, int]:
    """What a tile brings at once, counted for each scoring still to come, and its best placement; -1 for none."""
    land = world.lands[seat]
    times = [0, 0, 0, 0]
    for letters, _ in world.track[world.round - 1 :]:
        for letter in letters:
            times[letter] += 1
    goals = [(goal, count) for goal, count in zip(world.goals, times, strict=True) if not goal.compares_gold]
    before = sum(goal.seat_points(world.lands, (), seat) * count for goal, count in goals)
    best, place = 0, -1
    for placement in land.legal(tile):
        land.place(tile, placement)
        points = sum(goal.seat_points(world.lands, (), seat) * count for goal, count in goals) - before
        land.unplace()
        if place < 0 or points > best:
            best, place = points, placement
    return best, place


@dataclass(frozen=True, slots=True)
class Thirds(Hard):
    """Buys and builds as hard does, but discards its worst tile and puts a third of its gold on each of the others."""

    def price(self, appraisal: Appraisal, seat: int, random: Random) -> Iterator[tuple[Stake, float]]:
        """A third of the gold on each tile."""
        world, gain = appraisal.world, appraisal.gain[seat]
        tiles = [tile for tile, _ in world.offers[seat]]
        each = max(LOWEST_PRICE, world.gold[seat] // 3)
        yield (min(range(3), key=lambda place: gain[tiles[place]]), each, each), 1.0


@dataclass(frozen=True, slots=True)
class ChampionThirds(ChampionBot):
    """The same with the champion's eye: it discards, buys and builds as the champion does."""

    name: str = "thirds-champion"

    def price(self, world: World, seat: int, random: Random) -> Iterator[tuple[Stake, float]]:
        """A third of the gold on each tile."""
        tiles = [[tile for tile, _ in offers] for offers in world.offers]
        *_, (market, _) = self.market(world, tiles)
        assert market is not None
        hand, each = market.hands[seat], max(LOWEST_PRICE, world.gold[seat] // 3)
        yield (max(range(3), key=lambda place: hand[7 ^ (1 << place)][0]), each, each), 1.0


@dataclass(frozen=True, slots=True)
class Exploiter(ChampionBot):
    """The champion against one rival whose bot it knows: it draws the rival's stakes and prices to answer them."""

    name: str = "exploiter"
    rival: Bot[View, Action] = _HARD
    samples: int = 16

    def think(self, view: View, legal: Sequence[Action], random: Random) -> Iterator[Thought[Action]]:
        """Think as the champion does, but know how the rival prices."""
        if len(legal) > 1 and view["phase"] == "price":
            world, seat = read(view), legal[0].seat
            yield Thought(price_action(world, seat, self._answer(view, world, seat, random)), 1.0)
            return
        yield from ChampionBot.think(self, view, legal, random)

    def _answer(self, view: View, world: World, seat: int, random: Random) -> Stake:
        rival = 1 - seat
        seen = _seen_by(rival, view)
        tiles = [[tile for tile, _ in offers] for offers in world.offers]
        names = [TILE_IDS[tile] for tile in tiles[rival]]
        stand_in = [Price.of(rival, names[0], {names[1]: 1, names[2]: 1})] * 2
        *_, (market, _) = self.market(world, tiles)
        assert market is not None
        options = options_of(world.gold[seat], FINE, 2000)
        totals = [0.0] * len(options)
        answers: dict[Stake, int] = {}
        for _ in range(self.samples):
            action = choose(self.rival, seen, stand_in, Random(random.getrandbits(32)))
            assert isinstance(action, Price)
            discard = names.index(action.discard)
            asked = dict(action.prices)
            one, two = (asked[name] for name in names if name != action.discard)
            answers[discard, one, two] = answers.get((discard, one, two), 0) + 1
        for stake, count in answers.items():
            stakes = [stake, stake]
            for place, value in enumerate(market.values(seat, stakes, options, (1.0, 1.0))):
                totals[place] += count * value
        return options[max(range(len(options)), key=totals.__getitem__)]


def _seen_by(rival: int, view: View) -> View:
    """The view of a rival as far as everybody knows it: its purse follows from the public flow of gold."""
    seats = [each.copy() for each in view["seats"]]
    for number, each in enumerate(seats):
        each["gold"] = purse(each["flow"]) if number == rival else None
        each["is_sealed"] = False
    seen = view.copy()
    seen.update({"seat": rival, "to_act": [rival], "seats": seats})
    return seen


def sparring_partners(hard: Bot[View, Action], champion: ChampionBot) -> dict[str, Bot[View, Action]]:
    """The opponents by name."""
    return {
        "newcomer": Newcomer(),
        "thirds": IsleBot("thirds", Thirds()),
        "thirds-champion": ChampionThirds(),
        "exploits-hard": Exploiter("exploits-hard", rival=hard),
        "exploits-champion": Exploiter("exploits-champion", rival=replace(champion)),
    }
