"""The characters of Skylands: who they are to the engine. Names, portraits and words belong to the page."""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass, field

from skye.core.grid import STEPS
from skye.core.tile import turned_edges
from skye.core.values import FrozenDict
from skye.skylands.actions import Action, Choose, Convert, Create, Deploy, Discard, Done, Pass, Place, Repeat, Take
from skye.skylands.search.tables import TERRAIN
from skye.skylands.state import State
from skye.skylands.tiles import ALL_TILES, CELLS, INHABITANTS_PER_COLOUR, SPECIALS

_NOTHING: Mapping[str, float] = FrozenDict()

_LARGE = 6
"""The spaces of a large island."""


@dataclass(frozen=True, slots=True)
class Likings:
    """What a character likes about an action, in points it is ready to give away for it: a taste.

    >>> from skye.skylands.sample import example
    >>> Likings(choices=FrozenDict({"deploy": 1.5}))(example(), Choose(0, "deploy"))
    1.5
    """

    choices: Mapping[str, float] = field(default_factory=lambda: _NOTHING)
    """Actions to choose."""
    terrains: Mapping[str, float] = field(default_factory=lambda: _NOTHING)
    """Terrains of the tiles it places, for each part."""
    groups: Mapping[str, float] = field(default_factory=lambda: _NOTHING)
    """Groups of special islands."""
    repeat: float = 0.0
    """To repeat its action."""
    neighbours: float = 0.0
    """Each neighbour of a tile it places."""
    open_sides: float = 0.0
    """Each side of a tile it places where an island goes on across an empty square."""
    homes: Mapping[str, float] = field(default_factory=lambda: _NOTHING)
    """Terrains of the islands on which it deploys."""
    large: float = 0.0
    """Each space of the island on which it deploys, or of the city into which it converts."""
    small: float = 0.0
    """Each space by which that island is smaller than a large one."""
    scarce: float = 0.0
    """Each inhabitant that the supply lacks of the colour that it deploys."""
    resting: float = 0.0
    """To pass or to be done."""
    grudge: float = 0.0
    """Each rival who can use the action that it chooses, as a loss."""

    def __call__(self, state: State, action: Action) -> float:
        """What the character likes about an action."""
        if isinstance(action, Choose | Repeat):
            liked = self.choices.get(action.action, 0.0) + (self.repeat if isinstance(action, Repeat) else 0.0)
            return liked - (self.grudge * users(state, action) if self.grudge else 0.0)
        if isinstance(action, Take | Place):
            liked = sum(self.terrains.get(part.kind, 0.0) for part in ALL_TILES[action.tile].parts)
            if self.neighbours or self.open_sides:
                neighbours, open_sides = surroundings(action, state.seats[action.seat].land.board.cells)
                liked += self.neighbours * neighbours + self.open_sides * open_sides
            return liked
        if isinstance(action, Create):
            return self.groups.get(SPECIALS[action.special].group, 0.0) + self.groups.get("any", 0.0)
        if isinstance(action, Deploy | Convert):
            land = state.seats[action.seat].land
            island = land.by_id[action.island if isinstance(action, Deploy) else action.city]
            liked = self.large * island.spaces + self.small * max(0, _LARGE - island.spaces)
            liked += self.homes.get(island.terrain, 0.0)
            if self.scarce and isinstance(action, Deploy):
                liked += self.scarce * (INHABITANTS_PER_COLOUR - state.supply[TERRAIN[island.terrain]])
            return liked
        return self.resting if isinstance(action, Pass | Done | Discard) else 0.0


def surroundings(action: Take | Place, cells: Container[tuple[int, int]]) -> tuple[int, int]:
    """How many neighbours a placed tile has, and on how many sides an island of it faces an empty square.

    >>> surroundings(Take(0, "i01", 0, 1, 0), {(0, 0)}), surroundings(Take(0, "i01", 1, 1, 0), {(0, 1)})
    ((1, 0), (1, 1))
    """
    neighbours = open_sides = 0
    edges = turned_edges(ALL_TILES[action.tile].edges, action.turn)
    for letter, (dx, dy) in zip(edges, STEPS, strict=True):
        beside = (action.x + dx, action.y + dy)
        if beside in cells:
            neighbours += 1
        elif letter != "-" and beside in CELLS:
            open_sides += 1
    return neighbours, open_sides


def users(state: State, action: Choose | Repeat) -> int:
    """How many rivals could do something when an action is chosen, at a glance.

    >>> from skye.skylands.sample import example
    >>> users(example(), Choose(0, "discover")), users(example(), Choose(0, "convert"))
    (1, 0)
    """
    rivals = [seat for number, seat in enumerate(state.seats) if number != action.seat]
    if action.action == "deploy":
        return sum(any(seat.free_spaces(island) for island in seat.land.complete_islands) for seat in rivals)
    if action.action == "create":
        return sum(seat.inhabitant_count >= 3 for seat in rivals)
    if action.action == "convert":
        return sum(seat.colours()[2] > 0 for seat in rivals)
    return len(rivals)


SKYLANDS_CHARACTERS: dict[str, Likings] = {
    # The discoverer: always curious about new tiles, and about what lies beyond the last one.
    "zephyr": Likings(choices=FrozenDict({"discover": 2.0}), open_sides=0.4, homes=FrozenDict({"M": 1.5})),
    # The rusher: never rests, settles the largest island at once, and repeats what works.
    "bora": Likings(repeat=3.0, resting=-3.0, large=2.0),
    # The miner: crystals, and people on them.
    "aurora": Likings(terrains=FrozenDict({"C": 1.5}), homes=FrozenDict({"C": 3.0})),
    # The settler: everybody needs a home, above all those who can pay.
    "nimbus": Likings(choices=FrozenDict({"deploy": 2.0}), homes=FrozenDict({"F": 3.0})),
    # The collector of special islands.
    "halo": Likings(choices=FrozenDict({"create": 2.5}), groups=FrozenDict({"any": 1.5})),
    # The architect: small, neat islands without gaps.
    "cirrus": Likings(neighbours=0.4, open_sides=-0.4, small=2.0),
    # The mayor: cities, and people in them.
    "mistral": Likings(choices=FrozenDict({"convert": 2.0}), terrains=FrozenDict({"T": 1.5})),
    # The spoiler: what nobody else can use, and those of whom there are few left.
    "petrel": Likings(grudge=2.0, scarce=1.5),
}
"""The tastes of the characters by their ids."""
