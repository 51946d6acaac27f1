"""What a board of Skylands is worth before the end: the points it has, and what may still come of it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from skye.core.board import fitting_turns
from skye.core.grid import Side
from skye.core.regions import Member
from skye.skylands.editions import newest_edition
from skye.skylands.land import Island, Land
from skye.skylands.scoring import final_total
from skye.skylands.state import Seat, State
from skye.skylands.tiles import ALL_TILES, CLOUD, POINTS_SUPPLY, STACK_SIZES

_NO_WISH = (CLOUD, ".")


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth in points while the game lasts; those marked * shrink to nothing towards its end."""

    open_island: float = 0.8
    """* A space of an island that will be completed."""
    gap: float = 0.9
    """* An empty square that will be filled."""
    payer: float = 0.55
    """* A green or purple inhabitant, who may pay for a special island."""
    payers_kept: int = 7
    """So many of them are of use."""
    worker: float = 0.45
    """* A blue inhabitant, who may be turned into points."""
    home: float = 0.3
    """* A free space of a complete island where somebody may come to live."""
    energy: float = 0.5
    """* A space of a city for which there is a space on a crystal island, used again and again."""
    tries: float = 22.0
    """How many tiles a player may still choose from at the start of a game."""


PLAIN = Weights()


class Judge:
    """Weighs boards of one moment: how far the game is, and which tiles are still to come."""

    def __init__(self, state: State, weights: Weights = PLAIN) -> None:
        self.weights = weights
        seats = len(state.seats)
        stack = state.stack or newest_edition().stack(seats)
        self._edges = Counter(ALL_TILES[tile].edges for tile in stack)
        self._tiles = len(stack)
        self._stack_at_start = STACK_SIZES[seats]
        self._points_at_start = POINTS_SUPPLY[seats]
        self._chances: dict[tuple[str, int], float] = {}
        self._known: dict[tuple[int, int], tuple[Land, float]] = {}

    def time_left(self, state: State) -> float:
        """How much of the game is left, from 1 at the start to 0: whatever of the three ends comes first."""
        squares = min(player.empty_squares for player in state.seats)
        return max(
            0.0,
            min(
                (squares - 1) / 16,
                state.points_supply / self._points_at_start,
                len(state.stack) / self._stack_at_start,
            ),
        )

    def value(self, player: Seat, time_left: float) -> float:
        """The points a player may expect in the end."""
        weights = self.weights
        green, purple, blue = player.colours()
        total = final_total(player) + (green + purple + blue) % 2 / 2
        if time_left <= 0:
            return total
        # Fewer turns are left than any rate counts on, so what needs turns fades faster at the very end.
        total += self._potential(player.land, time_left)
        payers = min(green + purple, weights.payers_kept) - abs(green - purple) * 0.25
        total += time_left * weights.payer * max(0.0, payers)
        free = {"F": 0, "M": 0, "C": 0}
        crystal = city = 0
        for island in player.land.islands:
            if island.open_edges:
                continue
            if island.terrain == "T":
                city += island.spaces
                continue
            free[island.terrain] += island.spaces - player.inhabitants.get(island.id, 0)
            if island.terrain == "C":
                crystal += island.spaces
        total += time_left * weights.worker * min(blue, city + 2)
        total += time_left * weights.home * sum(min(spaces, 5) for spaces in free.values())
        total += time_left * weights.energy * min(city, crystal)
        return total

    def _potential(self, land: Land, time_left: float) -> float:
        """What the open islands and the empty squares of a land may still give."""
        stage = round(time_left * 8)
        known = self._known.get((id(land), stage))
        if known is not None and known[0] is land:
            return known[1]
        weights = self.weights
        owner: dict[Member, Island] = {
            member: island for island in land.islands if island.open_edges for member in island.members
        }
        chances: dict[str, float] = {}
        edges_seen: Counter[str] = Counter()
        worth = 0.0
        cells = land.board.cells
        for pos, wanted in land.gaps.items():
            chance = self._chance(wanted, stage)
            worth += weights.gap * chance
            for side, letter in enumerate(wanted):
                if letter in _NO_WISH:
                    continue
                neighbour = cells[pos.step(_SIDES[side])]
                part = neighbour.tile.part_at((side + 2 - neighbour.turn) % 4)
                island = owner[Member(neighbour.pos, part)]
                edges_seen[island.id] += 1
                chances[island.id] = chances.get(island.id, 1.0) * chance
        for island in land.islands:
            if island.open_edges and edges_seen[island.id] == island.open_edges:
                worth += weights.open_island * island.spaces * chances[island.id]
        self._known[(id(land), stage)] = (land, worth)
        return worth

    def _chance(self, wanted: str, stage: int) -> float:
        """How likely a tile comes along that fits an empty square."""
        known = self._chances.get((wanted, stage))
        if known is None:
            fitting = sum(count for edges, count in self._edges.items() if fitting_turns(edges, wanted))
            share = fitting / self._tiles
            known = 1 - (1 - share) ** (self.weights.tries * stage / 8)
            self._chances[(wanted, stage)] = known
        return known


_SIDES = tuple(Side)
