"""How steps of Skylands are played well at first sight: the options are weighed and the best one is taken."""

from __future__ import annotations

from collections.abc import Sequence

from skye.bots.skylands.ahead.value import STAGES, Judge
from skye.skylands.actions import CHOICES
from skye.skylands.search.board import Board
from skye.skylands.search.tables import CITY
from skye.skylands.search.world import CRYSTAL, World
from skye.skylands.tiles import ALL_TILES, SPECIALS

Placing = tuple[str, int, int]
"""A tile, its square and its turn."""

Purchase = tuple[str, tuple[int, int, int], int, int]
"""A special island, the inhabitants paid by colour, its square and its turn."""

Transfer = tuple[tuple[int, ...], tuple[int, ...]]
"""Crystal islands and cities, by their places in the lists of a board."""

NARROW = 3
"""So many placements of a tile, those that look best at a glance, are weighed when many turns are played."""

WIDE = 5
"""So many when a decision is made; more would only find places that look better than they are."""

GLIMPSE = 1
"""So many are weighed when an action is chosen for somebody in such a game."""

_REPEAT_COST = 2.0
_LEAST = float("-inf")


class Player:
    """Plays steps in worlds for search; `width` placements of a tile, the best at a glance, are weighed."""

    def __init__(self, judge: Judge, width: int = NARROW) -> None:
        self.judge = judge
        self.width = width

    def play_turn(self, world: World) -> None:
        """Everybody's steps that are still to come in the turn under way, and the end of the turn."""
        count = len(world.boards)
        action = world.action
        assert action is not None
        while not world.is_over and world.position < count:
            self.play_step(world, (world.active + world.position) % count)
            world.position += 1
        if action == "discover" and not world.is_over and world.revealed:
            self.play_step(world, world.active)
        if not world.is_over:
            world.end_turn()

    def play_step(self, world: World, seat: int) -> None:
        """The whole step of one seat in the action under way."""
        board = world.boards[seat]
        time_left = self.judge.time_left(world)
        action, has_bonus = world.action, seat == world.active
        if action == "discover":
            _, taken = self.best_take(board, world.revealed, time_left)
            if taken is not None:
                world.revealed.remove(taken[0])
                world.lay(seat, *taken)
        elif action == "deploy":
            for _ in range(2 if has_bonus else 1):
                _, filled = self.best_fill(world, board, time_left)
                if filled is None:
                    break
                world.fill(seat, *filled)
        elif action == "create":
            _, bought = self.best_purchase(world, board, time_left, has_bonus=has_bonus)
            if bought is not None:
                self.buy(world, seat, bought)
        else:
            _, moved = self.best_transfer(board, has_bonus=has_bonus)
            if moved is not None:
                world.convert(seat, *moved, has_bonus=has_bonus)

    def buy(self, world: World, seat: int, bought: Purchase) -> None:
        """Create a special island, and lay the tile that is drawn with it."""
        special, paid, square, turn = bought
        world.create(seat, special, paid, square, turn)
        if SPECIALS[special].tiles_when_placed and world.stack_left:
            tile = world.stack[world.drawn]
            world.drawn += 1
            _, taken = self.best_take(world.boards[seat], (tile,), self.judge.time_left(world))
            if taken is not None:
                world.lay(seat, *taken)

    def play_on(self, world: World, turns: int) -> None:
        """The turn under way and so many turns more, chosen and played at first sight."""
        if world.action is not None and not world.is_over:
            self.play_turn(world)
        for _ in range(turns):
            if world.is_over:
                return
            action, is_repeat = self.choice(world)
            world.begin(action, is_repeat=is_repeat)
            if not world.is_over:
                self.play_turn(world)

    def choice(self, world: World, rivalry: float = 1.0) -> tuple[str, bool]:
        """The action to choose at first sight, by what it brings the chooser and the others."""
        board = world.boards[world.active]
        best, best_gain = ("discover", board.pawn == "discover"), _LEAST
        for action in CHOICES:
            is_repeat = action == board.pawn
            if is_repeat and not board.marker:
                continue
            gain = self.prospect(world, action, rivalry) - (_REPEAT_COST if is_repeat else 0.0)
            if gain > best_gain:
                best, best_gain = (action, is_repeat), gain
        return best

    def prospect(self, world: World, action: str, rivalry: float = 1.0) -> float:
        """What an action would bring the chooser at first sight, less what it would bring the others."""
        time_left = self.judge.time_left(world)
        seats = len(world.boards)
        gains = []
        if action == "discover":
            needed = seats + 1
            if world.stack_left < needed:
                return self._end_prospect(world)
            # Other tiles than those that would be revealed: nobody knows these.
            tiles = world.stack[-needed:]
            for seat, board in enumerate(world.boards):
                gain, _ = self.best_take(board, tiles, time_left, GLIMPSE)
                gains.append(gain * 1.7 if seat == world.active else gain)
        else:
            for seat, board in enumerate(world.boards):
                has_bonus = seat == world.active
                if action == "deploy":
                    gains.append(self.fill_gain(world, board, time_left, 2 if has_bonus else 1))
                elif action == "create":
                    gains.append(self.best_purchase(world, board, time_left, has_bonus=has_bonus)[0])
                else:
                    gain, _ = self.best_transfer(board, has_bonus=has_bonus)
                    gains.append(gain + board.specials.effects.points_when_chosen(action))
        mine = gains[world.active]
        return mine - rivalry * (sum(gains) - mine) / (seats - 1)

    def standing(self, world: World, seat: int) -> float:
        """How far a seat is before the others: its value less the mean of the mean and the best of theirs."""
        time_left = self.judge.time_left(world)
        values = [self.judge.value(board, time_left) for board in world.boards]
        others = [value for number, value in enumerate(values) if number != seat]
        return values[seat] - (sum(others) / len(others) + max(others)) / 2

    def best_take(
        self, board: Board, tiles: Sequence[str], time_left: float, width: int | None = None
    ) -> tuple[float, Placing | None]:
        """What the best placement of one of the tiles brings; none when to pass is better."""
        eye = self.judge.eye(board, round(time_left * STAGES))
        width = self.width if width is None else width
        best, best_gain = None, 0.0
        for tile in tiles:
            edges = ALL_TILES[tile].edges
            known = eye.best_takes.get((edges, width))
            if known is None:
                known = (_LEAST, 0, 0)
                for _, square, turn in eye.looks(board, edges)[:width]:
                    gain = eye.gain(board, tile, square, turn, time_left)
                    if gain > known[0]:
                        known = (gain, square, turn)
                eye.best_takes[(edges, width)] = known
            if known[0] > best_gain:
                best_gain, best = known[0], (tile, known[1], known[2])
        return best_gain, best

    def best_fill(self, world: World, board: Board, time_left: float) -> tuple[float, tuple[int, int] | None]:
        """What the best island to deploy on brings, and which it is."""
        people_worth = self.judge.people_worth
        green, purple, blue = board.people
        forest, mountain, crystal, _ = board.free
        city, crystals = board.spaces[CITY], board.spaces[CRYSTAL]
        before = people_worth(time_left, green, purple, blue, forest, mountain, crystal, city, crystals)
        each = 0.5 + board.specials.effects.worth_per_inhabitant
        best, best_gain = None, 0.0
        for terrain in (0, 1, 2):
            supply = world.supply[terrain]
            if not supply or not board.free[terrain]:
                continue
            most, index = 0, -1
            for number, (spaces, living) in enumerate(board.homes[terrain]):
                if spaces - living > most:
                    most, index = spaces - living, number
            count = min(most, supply)
            if terrain == 0:
                after = people_worth(
                    time_left, green + count, purple, blue, forest - count, mountain, crystal, city, crystals
                )
            elif terrain == 1:
                after = people_worth(
                    time_left, green, purple + count, blue, forest, mountain - count, crystal, city, crystals
                )
            else:
                after = people_worth(
                    time_left, green, purple, blue + count, forest, mountain, crystal - count, city, crystals
                )
            gain = after - before + each * count
            if gain > best_gain:
                best, best_gain = (terrain, index), gain
        return best_gain, best

    def fill_gain(self, world: World, board: Board, time_left: float, islands: int) -> float:
        """What deploying on so many islands brings."""
        gain, filled = self.best_fill(world, board, time_left)
        if islands == 1 or filled is None:
            return gain
        terrain, index = filled
        spaces, living = board.homes[terrain][index]
        count = min(spaces - living, world.supply[terrain])
        board.settle(terrain, index, count)
        more, _ = self.best_fill(world, board, time_left)
        board.settle(terrain, index, -count)
        return gain + more

    def best_transfer(self, board: Board, *, has_bonus: bool) -> tuple[float, Transfer | None]:
        """What the best conversion brings beyond the inhabitants' own worth, and which it is."""
        cities = board.homes[CITY]
        guests = board.hostel[CRYSTAL]
        if not cities or not board.people[CRYSTAL]:
            return 0.0, None
        homes = board.homes[CRYSTAL]
        order = sorted(range(len(homes)), key=lambda index: -homes[index][1])[:2]
        living = [homes[index][1] for index in order] + [0, 0]
        towns = sorted(range(len(cities)), key=lambda index: -cities[index][0])[:2]
        for spaces in board.entry_points:
            paying = next(index for index, city in enumerate(cities) if city[0] == spaces)
            if paying not in towns:
                towns.append(paying)
        best: Transfer | None = None
        best_points = 0
        plans: list[Transfer] = [((*order[:1],), (town,)) for town in towns]
        if has_bonus:
            if len(order) > 1 and living[1]:
                plans += [((order[0], order[1]), (town,)) for town in towns]
            if len(towns) > 1:
                plans += [((*order[:1],), (towns[0], town)) for town in towns[1:]]
        for sources, into in plans:
            room = sum([cities[town][0] for town in into])
            moved = min(room, sum([homes[source][1] for source in sources]) + guests)
            points = moved
            if moved and board.entry_points:
                points += board.points_when_entered(into)
            if points > best_points:
                best, best_points = (sources, into), points
        if best is None:
            return 0.0, None
        moved = min(sum([cities[town][0] for town in best[1]]), sum([homes[each][1] for each in best[0]]) + guests)
        return best_points - moved / 2 + (2.0 if has_bonus else 0.0), best

    def best_purchase(
        self, world: World, board: Board, time_left: float, *, has_bonus: bool
    ) -> tuple[float, Purchase | None]:
        """What the best special island brings, its cost counted, and which it is with how it is paid and placed."""
        looks: list[tuple[float, str, tuple[int, int, int]]] = []
        if not any(board.people):
            return 0.0, None
        for special in world.show:
            paid = payment(board, special, has_bonus=has_bonus)
            if paid is not None:
                looks.append((self._guess(board, special, paid, time_left), special, paid))
        if not looks:
            return 0.0, None
        looks.sort(reverse=True)
        best: Purchase | None = None
        best_gain = 0.0
        tried = 0
        before = self._value(board, time_left)
        for guess, special, paid in looks:
            if tried >= 3 or (tried and guess < best_gain - 2):
                break
            found = self._placed(board, special, paid, time_left)
            if found is not None:
                tried += 1
                gain = found[0] - before
                if gain > best_gain:
                    best, best_gain = (special, paid, found[1], found[2]), gain
        return best_gain, best

    def purchase(
        self, world: World, board: Board, special: str, time_left: float, *, has_bonus: bool
    ) -> tuple[float, Purchase] | None:
        """What one special island brings, its cost counted; None when it cannot be had without trading."""
        paid = payment(board, special, has_bonus=has_bonus)
        found = self._placed(board, special, paid, time_left) if paid is not None else None
        if paid is None or found is None:
            return None
        worth, square, turn = found
        return worth - self._value(board, time_left), (special, paid, square, turn)

    def _value(self, board: Board, time_left: float) -> float:
        return self.judge.value(board, time_left)

    def _placed(
        self, board: Board, special: str, paid: Sequence[int], time_left: float
    ) -> tuple[float, int, int] | None:
        """The worth of a board with a special island where it lies best, and where that is."""
        spot = self._spot(board, special, time_left)
        if spot is None:
            return None
        square, turn = spot
        after = board.copy()
        for colour in (0, 1, 2):
            if paid[colour]:
                after.leave(colour, paid[colour])
        after.place(special, square, turn)
        return self.judge.value(after, time_left) + SPECIALS[special].worth_when_placed, square, turn

    def _spot(self, board: Board, special: str, time_left: float) -> tuple[int, int] | None:
        """Where a special island lies best, kept with what is known of the land; all of nothing but cloud agree."""
        eye = self.judge.eye(board, round(time_left * STAGES))
        name = (special if SPECIALS[special].parts else "", self.width)
        if name not in eye.best_spots:
            places = eye.looks(board, SPECIALS[special].edges)[: self.width]
            rated = [(eye.gain(board, special, square, turn, time_left), square, turn) for _, square, turn in places]
            eye.best_spots[name] = max(rated)[1:] if rated else None
        return eye.best_spots[name]

    def _guess(self, board: Board, special: str, paid: Sequence[int], time_left: float) -> float:
        """What a special island may bring, quickly."""
        tile = SPECIALS[special]
        worth = float(tile.points or 0) + 1.1 + tile.worth_when_placed + tile.guess(board, time_left)
        return worth - sum(paid) * (0.5 + time_left * self.judge.weights.payer)

    def _end_prospect(self, world: World) -> float:
        """To end the game now: good for the one who leads."""
        totals = [float(board.total()) for board in world.boards]
        mine = totals[world.active]
        others = [total for seat, total in enumerate(totals) if seat != world.active]
        return 3.0 if mine > max(others) else -10.0


def payment(board: Board, special: str, *, has_bonus: bool) -> tuple[int, int, int] | None:
    """The inhabitants by colour that a player gives for a special island; None when there are too few.

    >>> board = Board()
    >>> board.people = [2, 1, 1]
    >>> payment(board, "outpost", has_bonus=False), payment(board, "outpost", has_bonus=True)
    ((2, 0, 0), (1, 0, 0))
    """
    green, purple, white = SPECIALS[special].cost_counts
    discounts = board.specials.effects.discounts
    if discounts:
        green = max(0, green - discounts.count("G"))
        purple = max(0, purple - discounts.count("P"))
    people = board.people
    if people[0] < green or people[1] < purple:
        return None
    if has_bonus or not white:
        return green, purple, 0
    paid = [green, purple, 0]
    for _ in range(white):
        left = [people[0] - paid[0], people[1] - paid[1], people[2] - paid[2]]
        # Blue ones are points to come as far as there are cities for them.
        ranks = [left[0] + 0.5, left[1] + 0.5, left[2] - min(left[2], board.spaces[CITY]) + 0.25]
        colours = [colour for colour in (0, 1, 2) if left[colour] > 0]
        if not colours:
            return None
        paid[max(colours, key=ranks.__getitem__)] += 1
    return paid[0], paid[1], paid[2]
