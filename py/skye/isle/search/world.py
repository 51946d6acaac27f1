"""A whole game in whole numbers for search: income, drawing, pricing, buying, building and scoring without records.

A world is mutable and trusts its caller: what a seat may do is asked of the territory (`legal`) and of the gold. The
public engine checks actions; its tests and this module's play the same games side by side.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from skye.isle.editions import newest_edition
from skye.isle.goals import GOALS
from skye.isle.goals.goal import Goal
from skye.isle.scoring import GOLD_PER_POINT
from skye.isle.search.counted import CountedTerritory
from skye.isle.search.numbers import LANDSCAPE
from skye.isle.track import LETTERS, track_for

TRACKS: dict[int, tuple[tuple[tuple[int, ...], int], ...]] = {
    seats: tuple(
        (tuple(LETTERS.index(letter) for letter in row.letters), row.gold_per_player_ahead) for row in track_for(seats)
    )
    for seats in range(2, 6)
}
"""By the number of seats, for each round: which of the four goals score, and the gold per player ahead."""

Offer = list[int]
"""A tile before a seat and its price: [tile, price]."""


class World:
    """One game: lands, gold, points, the bag, and what lies before each seat in the round being played."""

    __slots__ = ("bag", "first", "goals", "gold", "hands", "lands", "offers", "points", "round", "rounds", "track")

    def __init__(self, lands: Sequence[CountedTerritory], goals: Sequence[Goal], first: int = 0) -> None:
        seats = len(lands)
        self.lands = list(lands)
        self.gold = [0] * seats
        self.points = [0] * seats
        self.goals = list(goals)
        self.first = first
        self.round = 0
        """The rounds begun so far."""
        self.track = TRACKS[seats]
        self.rounds = len(self.track)
        self.bag = list(range(LANDSCAPE))
        self.offers: list[list[Offer]] = [[] for _ in lands]
        self.hands: list[list[int]] = [[] for _ in lands]

    def copy(self) -> World:
        """A world of its own in the same place."""
        twin = World.__new__(World)
        twin.lands = [land.copy() for land in self.lands]
        twin.gold = self.gold[:]
        twin.points = self.points[:]
        twin.goals = self.goals
        twin.first = self.first
        twin.round = self.round
        twin.track = self.track
        twin.rounds = self.rounds
        twin.bag = self.bag[:]
        twin.offers = [[offer[:] for offer in offers] for offers in self.offers]
        twin.hands = [hand[:] for hand in self.hands]
        return twin

    def order(self) -> list[int]:
        """The seats from the first player on, clockwise."""
        seats = len(self.gold)
        return [(self.first + number) % seats for number in range(seats)]

    def begin_round(self, random: Random) -> None:
        """Begin the next round: income, then three tiles for each seat."""
        self.pay_income()
        self.draw(random)

    def pay_income(self) -> None:
        """Count the next round as begun and pay everybody (rule 13)."""
        _, ahead_gold = self.track[self.round]
        self.round += 1
        points, gold = self.points, self.gold
        for seat, land in enumerate(self.lands):
            gold[seat] += land.income
            if ahead_gold:
                mine = points[seat]
                for other in points:
                    if other > mine:
                        gold[seat] += ahead_gold

    def draw(self, random: Random) -> None:
        """Draw three tiles from the bag for each seat, from the first player on (rule 14)."""
        chance = random.random
        bag = self.bag
        for seat in self.order():
            offers = []
            for _ in range(3):
                pick = int(chance() * len(bag))
                tile = bag[pick]
                bag[pick] = bag[-1]
                bag.pop()
                offers.append([tile, 0])
            self.offers[seat] = offers

    def stake(self, seat: int, discard: int, first_price: int, second_price: int) -> int:
        """Put the marker on one of a seat's three tiles, by its place, and gold on the others; returns the marked tile.

        The marked tile goes back into the bag when everybody has done this: drawing comes only a round later.
        """
        offers = self.offers[seat]
        marked = offers.pop(discard)[0]
        offers[0][1] = first_price
        offers[1][1] = second_price
        self.gold[seat] -= first_price + second_price
        self.bag.append(marked)
        return marked

    def buy(self, seat: int, owner: int, tile: int) -> None:
        """Buy a tile that lies before another seat: the owner gets its price and the gold on it back (rule 16)."""
        offers = self.offers[owner]
        for number, (offered, price) in enumerate(offers):
            if offered == tile:
                del offers[number]
                self.gold[seat] -= price
                self.gold[owner] += 2 * price
                self.hands[seat].append(tile)
                return
        raise ValueError(f"no tile {tile} before seat {owner}")

    def keep(self) -> None:
        """Give what nobody bought to the seats before which it lies; the gold on it is gone (rule 17)."""
        for hand, offers in zip(self.hands, self.offers, strict=True):
            hand.extend(tile for tile, _ in offers)
            offers.clear()

    def place(self, seat: int, tile: int, placement: int) -> None:
        """Lay a tile of a seat's hand on its land."""
        self.hands[seat].remove(tile)
        self.lands[seat].place(tile, placement)

    def give_up(self, seat: int, tile: int) -> None:
        """Put a tile that fits nowhere back into the bag (rule 19)."""
        self.hands[seat].remove(tile)
        self.bag.append(tile)

    def end_round(self) -> None:
        """Score the round's goals and pass the first player marker; after the last round score the end as well."""
        letters, _ = self.track[self.round - 1]
        points = self.points
        for letter in letters:
            goal = self.goals[letter]
            for seat, gained in enumerate(self.goal_points(goal)):
                points[seat] += gained
        self.first = (self.first + 1) % len(points)
        if self.round == self.rounds:
            for seat, land in enumerate(self.lands):
                points[seat] += land.scroll_points() + self.gold[seat] // GOLD_PER_POINT

    def goal_points(self, goal: Goal) -> list[int]:
        """Everybody's points for a goal as things stand."""
        return goal.points(self.lands, self.gold)

    def winners(self) -> list[int]:
        """The seats with most points, of these with most gold, after the end (rule 28)."""
        best = max(zip(self.points, self.gold, strict=True))
        return [seat for seat in range(len(self.gold)) if (self.points[seat], self.gold[seat]) == best]


def random_world(random: Random, seats: int) -> World:
    """A new game with goals, castles and first player drawn.

    >>> len(random_world(Random(1), 3).lands)
    3
    """
    castles = random.sample(range(LANDSCAPE, LANDSCAPE + 5), seats)
    goals = [GOALS[goal] for goal in random.sample(newest_edition().goals, 4)]
    return World([CountedTerritory(castle) for castle in castles], goals, random.randrange(seats))


def play_randomly(world: World, random: Random) -> None:
    """Play a game to its end with every choice drawn: the measure of the search core's speed.

    >>> world = random_world(Random(1), 2)
    >>> play_randomly(world, Random(1))
    >>> world.round, len(world.winners())
    (6, 1)
    """
    draw = random.random
    while world.round < world.rounds:
        world.begin_round(random)
        for seat, gold in enumerate(world.gold):
            first = 1 + int(draw() * (gold - 1))
            world.stake(seat, int(draw() * 3), first, 1 + int(draw() * (gold - first)))
        for seat in world.order():
            gold = world.gold[seat]
            open_offers = [
                (owner, tile)
                for owner, offers in enumerate(world.offers)
                if owner != seat
                for tile, price in offers
                if price <= gold
            ]
            pick = int(draw() * (len(open_offers) + 1))
            if pick < len(open_offers):
                world.buy(seat, *open_offers[pick])
        world.keep()
        for land, hand in zip(world.lands, world.hands, strict=True):
            for tile in hand:
                placements = land.legal(tile)
                if placements:
                    land.place(tile, placements[int(draw() * len(placements))])
                else:
                    world.bag.append(tile)
            hand.clear()
        world.end_round()
