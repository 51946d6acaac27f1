"""The characters of Skylands: who they are to the engine. Names, portraits and words belong to the page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from skye.core.values import FrozenDict
from skye.skylands.actions import Action, Choose, Convert, Create, Deploy, Done, Pass, Place, Repeat, Take
from skye.skylands.state import State
from skye.skylands.tiles import ALL_TILES, SPECIALS

_NOTHING: Mapping[str, float] = FrozenDict()


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
    small: float = 0.0
    """Each space that an island has less than another when it deploys or converts: whoever likes small ones."""
    resting: float = 0.0
    """To pass or to be done."""
    grudge: float = 0.0
    """Each rival who can use the action that it chooses, as a loss."""

    def __call__(self, state: State, action: Action) -> float:
        """What the character likes about an action."""
        if isinstance(action, Choose | Repeat):
            liked = self.choices.get(action.action, 0.0) + (self.repeat if isinstance(action, Repeat) else 0.0)
            return liked - (self.grudge * _users(state, action) if self.grudge else 0.0)
        if isinstance(action, Take | Place):
            liked = sum(self.terrains.get(part.kind, 0.0) for part in ALL_TILES[action.tile].parts)
            if self.neighbours:
                cells = state.player.land.board.cells
                around = ((0, -1), (1, 0), (0, 1), (-1, 0))
                liked += self.neighbours * sum((action.x + dx, action.y + dy) in cells for dx, dy in around)
            return liked
        if isinstance(action, Create):
            return self.groups.get(SPECIALS[action.special].group, 0.0) + self.groups.get("any", 0.0)
        if isinstance(action, Deploy | Convert) and self.small:
            island = state.player.land.by_id.get(action.island if isinstance(action, Deploy) else action.city)
            return -self.small * island.spaces if island is not None else 0.0
        return self.resting if isinstance(action, Pass | Done) else 0.0


def _users(state: State, action: Choose | Repeat) -> int:
    """How many rivals could do something when an action is chosen, at a glance."""
    rivals = [seat for number, seat in enumerate(state.seats) if number != action.seat]
    if action.action == "deploy":
        return sum(any(seat.free_spaces(island) for island in seat.land.complete_islands) for seat in rivals)
    if action.action == "create":
        return sum(seat.inhabitant_count >= 3 for seat in rivals)
    if action.action == "convert":
        return sum(seat.colours()[2] > 0 for seat in rivals)
    return len(rivals)


SKYLANDS_CHARACTERS: dict[str, Likings] = {
    # The discoverer: always curious about new tiles.
    "zephyr": Likings(choices=FrozenDict({"discover": 1.2})),
    # The rusher: fills the board and repeats what works.
    "bora": Likings(choices=FrozenDict({"discover": 0.5}), repeat=1.5, neighbours=0.3),
    # The miner of crystals.
    "aurora": Likings(choices=FrozenDict({"deploy": 0.3}), terrains=FrozenDict({"C": 0.7})),
    # The settler: everybody needs a home.
    "nimbus": Likings(choices=FrozenDict({"deploy": 1.2})),
    # The collector of special islands.
    "halo": Likings(choices=FrozenDict({"create": 1.2}), groups=FrozenDict({"any": 1.0})),
    # The architect: small, neat islands without gaps.
    "cirrus": Likings(neighbours=0.8, small=0.3),
    # The mayor: cities, and people in them.
    "mistral": Likings(choices=FrozenDict({"convert": 1.2}), terrains=FrozenDict({"T": 0.6})),
    # The spoiler: what nobody else can use.
    "petrel": Likings(grudge=1.2),
}
"""The tastes of the characters by their ids."""
