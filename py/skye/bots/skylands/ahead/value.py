"""What a board of Skylands is worth before the end: the points it has, and what may still come of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from skye.core.board import fitting_turns
from skye.skylands.editions import newest_edition
from skye.skylands.search.board import Board, KnownLands, Specials
from skye.skylands.search.tables import (
    ACROSS,
    CITY,
    NEIGHBOURS,
    RIM,
    SQUARES,
    glances,
    lying,
)
from skye.skylands.search.world import World
from skye.skylands.tiles import ALL_TILES, POINTS_SUPPLY, STACK_SIZES, TILES

STAGES = 8
"""Chances are worked out for so many stages of a game."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth in points while the game lasts; those marked * shrink to nothing towards its end.

    Most were fitted to how thousands of games between quick players ended.
    """

    open_island: float = 0.9
    """A space of an island that will be completed."""
    gap: float = 1.75
    """An empty square that will be filled."""
    payer: float = 2.4
    """* A green or purple inhabitant, who may pay for a special island."""
    payers_kept: int = 7
    """So many of them are of use."""
    unequal: float = 0.28
    """* How much of one is lost for each that the colours differ by."""
    worker: float = 1.0
    """* A blue inhabitant, who may be turned into points."""
    home: float = 1.6
    """* A free space of a complete forest or mountain island where somebody may come to live."""
    crystal_home: float = 0.0
    """* The same of a crystal island."""
    crystal: float = 1.6
    """* A space of a complete crystal island."""
    city: float = 0.8
    """* A space of a complete city."""
    energy: float = 0.5
    """* A space of a city for which there is a space on a crystal island, used again and again."""
    tries: float = 18.0
    """How many tiles a player may still choose from at the start of a game."""


PLAIN = Weights()


class Judge:
    """Weighs boards of one moment: how far the game is, and which tiles are still to come."""

    def __init__(self, stack: Sequence[str], players: int, weights: Weights = PLAIN) -> None:
        tiles = stack or newest_edition().stack(players)
        self.weights = weights
        self._edges = Counter(ALL_TILES[tile].edges for tile in tiles)
        self._tiles = len(tiles)
        self._stack_at_start = STACK_SIZES[players]
        self._points_at_start = POINTS_SUPPLY[players]
        self._chances: list[dict[str, float]] = [{} for _ in range(STAGES + 1)]
        self.known_lands: KnownLands = {}

    def time_left(self, world: World) -> float:
        """How much of the game is left, from 1 at the start to 0: whatever of the three ends comes first."""
        if world.is_over:
            return 0.0
        squares = min([board.empty for board in world.boards])
        return max(
            0.0,
            min(
                (squares - 1) / 16,
                world.points_supply / self._points_at_start,
                world.stack_left / self._stack_at_start,
            ),
        )

    def value(self, board: Board, time_left: float) -> float:
        """The points a player may expect in the end."""
        people = board.people
        total = board.total()
        if time_left <= 0:
            return total
        return total + (people[0] + people[1] + people[2]) % 2 / 2 + self.prospect(board, time_left)

    def prospect(self, board: Board, time_left: float) -> float:
        """What may still come of a board."""
        green, purple, blue = board.people
        forest, mountain, crystal, _ = board.free
        spaces = board.spaces
        worth = self.eye(board, round(time_left * STAGES)).worth
        worth += self.people_worth(time_left, green, purple, blue, forest, mountain, crystal, spaces[CITY], spaces[2])
        return worth + time_left * board.specials.effects.lasting_worth

    def people_worth(
        self,
        time_left: float,
        green: int,
        purple: int,
        blue: int,
        forest: int,
        mountain: int,
        crystal: int,
        city: int,
        crystals: int,
    ) -> float:
        """What inhabitants, free spaces by terrain, and cities with crystal islands may bring."""
        weights = self.weights
        payers = green + purple
        if payers > weights.payers_kept:
            payers = weights.payers_kept
        useful = payers - weights.unequal * (green - purple if green > purple else purple - green)
        worth = weights.payer * useful if useful > 0 else 0.0
        worth += weights.worker * (blue if blue < city + 2 else city + 2)
        worth += weights.home * ((forest if forest < 5 else 5) + (mountain if mountain < 5 else 5))
        worth += weights.crystal_home * (crystal if crystal < 5 else 5)
        worth += weights.crystal * crystals + weights.city * city
        worth += weights.energy * (city if city < crystals else crystals)
        return time_left * worth

    def eye(self, board: Board, stage: int) -> Eye:
        """What sees what a tile would be worth on a board; kept until a tile is laid."""
        eye = board.sight
        if type(eye) is Eye and eye.judge is self and eye.stage == stage:
            return eye
        board.sight = eye = Eye(self, board, stage)
        return eye

    def look(self, world: World) -> None:
        """Look at every board once, so that all copies of it know what is found out about its land."""
        stage = round(self.time_left(world) * STAGES)
        for board in world.boards:
            self.eye(board, stage)

    def chance(self, wanted: str, stage: int) -> float:
        """How likely a tile comes along that fits an empty square."""
        known = self._chances[stage].get(wanted)
        if known is None:
            counts = self._edges
            fitting = sum([counts[edges] for edges in _fitting(wanted)])
            known = 1 - (1 - fitting / self._tiles) ** (self.weights.tries * stage / STAGES)
            self._chances[stage][wanted] = known
        return known

    def chances(self, stage: int) -> dict[str, float]:
        """The chances known so far, by what is wanted."""
        return self._chances[stage]


@cache
def _fitting(wanted: str) -> tuple[str, ...]:
    """The edges of island tiles that fit an empty square."""
    return tuple(edges for edges in _LOOKS if fitting_turns(edges, wanted))


_LOOKS = tuple(dict.fromkeys(tile.edges for tile in TILES.values()))


_NO_SPECIALS: Specials = ()


class Eye:
    """Sees what tiles would be worth on boards with one and the same land, without laying them.

    `spots` keeps the placements of tiles in the order in which they please at a glance, by their edges; `best_spots`
    and `best_takes` where special islands and tiles lie best, each for so many placements looked at.
    """

    __slots__ = ("at", "best_spots", "best_takes", "chances", "judge", "known", "promises", "spots", "stage", "worth")

    def __init__(self, judge: Judge, board: Board, stage: int) -> None:
        self.judge, self.stage = judge, stage
        self.spots: dict[str, list[tuple[float, int, int]]] = {}
        self.best_takes: dict[tuple[str, int], tuple[float, int, int]] = {}
        self.best_spots: dict[tuple[str, int], tuple[int, int] | None] = {}
        self.known = known = judge.chances(stage)
        weights = judge.weights
        self.chances = chances = [0.0] * (SQUARES + 1)  # the last one stands for beyond the rim
        total = 0.0
        for square, wanted in enumerate(board.wanted):
            if wanted is not None:
                chance = known.get(wanted)
                if chance is None:
                    chance = judge.chance(wanted, stage)
                chances[square] = chance
                total += chance
        worth = weights.gap * total
        self.promises: dict[int, float] = {}
        self.at: dict[int, list[int]] = {}
        for name, (_, spaces, slots, _, bonus) in board.open.items():
            promise = weights.open_island * spaces + bonus
            for slot in slots:
                beyond = ACROSS[slot]
                promise *= chances[beyond]
                self.at.setdefault(beyond, []).append(name)
            self.promises[name] = promise
            worth += promise
        self.worth = worth

    def gain(self, board: Board, tile: str, square: int, turn: int, time_left: float) -> float:
        """How much more a board is worth with a tile that is no special island."""
        judge, chances, known = self.judge, self.chances, self.known
        weights = judge.weights
        wanted, owner, islands, promises = board.wanted, board.owner, board.open, self.promises
        edges, parts = lying(tile, turn)
        around = NEIGHBOURS[square]
        gain = 2.0 - weights.gap * chances[square]
        changed: dict[int, float] = {}
        for side in (0, 1, 2, 3):
            beyond = around[side]
            if beyond >= 0:
                want = wanted[beyond]
                if want is not None:
                    back = side ^ 2
                    want = want[:back] + edges[side] + want[back + 1 :]
                    chance = known.get(want)
                    if chance is None:
                        chance = judge.chance(want, self.stage)
                    changed[beyond] = chance
                    gain += weights.gap * (chance - chances[beyond])
        met: list[int] = []
        closed: list[tuple[int, int, Specials]] = []
        for terrain, sides, spaces in parts:
            promise = 1.0
            is_open = False
            bonus, specials = 0, _NO_SPECIALS
            for side in sides:
                beyond = around[side]
                if beyond < 0:
                    promise, is_open = 0.0, True
                elif beyond in changed:
                    promise *= changed[beyond]
                    is_open = True
                else:
                    name = owner[4 * beyond + (side ^ 2)]
                    if name not in met:
                        met.append(name)
                        _, more, slots, their_specials, their_bonus = islands[name]
                        spaces += more
                        bonus += their_bonus
                        specials += their_specials
                        gain -= promises[name]
                        for slot in slots:
                            other = ACROSS[slot]
                            if other != square:
                                is_open = True
                                promise *= changed.get(other, chances[other])
            if is_open:
                gain += (weights.open_island * spaces + bonus) * promise
            else:
                gain += spaces + bonus
                closed.append((terrain, spaces, specials))
        at = self.at
        if at:
            others: set[int] = set()
            for beyond in changed:
                if beyond in at:
                    others.update(at[beyond])
            for name in others:
                if name not in met:
                    _, spaces, slots, _, bonus = islands[name]
                    promise = weights.open_island * spaces + bonus
                    for slot in slots:
                        other = ACROSS[slot]
                        promise *= changed.get(other, chances[other])
                    gain += promise - promises[name]
        if closed or board.specials:
            gain += self._more(board, square, closed, time_left)
        return gain

    def looks(self, board: Board, edges: str) -> list[tuple[float, int, int]]:
        """The placements of a tile on this land as (glance, square, turn), the snuggest first."""
        found = self.spots.get(edges)
        if found is None:
            found = [
                (glance, square, turn)
                for square, want in enumerate(board.wanted)
                if want is not None
                for glance, turn in glances(edges, want, RIM[square])
            ]
            found.sort(reverse=True)
            self.spots[edges] = found
        return found

    def _more(self, board: Board, square: int, closed: Sequence[tuple[int, int, Specials]], time_left: float) -> float:
        """What completed islands bring besides their spaces, and special islands by a tile more."""
        counted = board.specials.counted
        gain = 0.0
        for special, mine in counted:
            gain += special.points_by_tile(board, mine, square)
        if not closed:
            return gain
        people, free, spaces = board.people[:], board.free[:], board.spaces[:]
        before = self._people_worth(time_left, people, free, spaces)
        biggest = board.biggest
        for terrain, size, specials in closed:
            spaces[terrain] += size
            if specials and any(special.fills_when_completed for special in specials):
                people[terrain] += size
                gain += size / 2
            else:
                free[terrain] += size
            for special in specials:
                gain += special.points_when_completed(size)
            for special, _ in counted:
                gain += special.points_by_island(board, terrain, size, biggest)
            biggest = max(biggest, size)
        return gain + self._people_worth(time_left, people, free, spaces) - before

    def _people_worth(self, time_left: float, people: list[int], free: list[int], spaces: list[int]) -> float:
        green, purple, blue = people
        forest, mountain, crystal, _ = free
        return self.judge.people_worth(
            time_left, green, purple, blue, forest, mountain, crystal, spaces[CITY], spaces[2]
        )
