"""The editions of the components: a running game keeps those it was started with.

A component never changes. A corrected tile is a new row of `tiles.csv` with an id of its own, and a new edition that
holds it in place of the old one; a new goal is added to a new edition. What an edition holds, and in which order it is
drawn from, is frozen once a version with it was released.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from skye.core.errors import BadComponents
from skye.isle.goals import GOALS
from skye.isle.tiles import ALL_TILES, CLANS, IsleTile, check_landscape


@dataclass(frozen=True, slots=True)
class Edition:
    """The components of a game, by id and in the order they are drawn from."""

    number: int
    castles: tuple[str, ...]
    tiles: tuple[str, ...]
    goals: tuple[str, ...]
    first_game: tuple[str, ...]

    def landscape(self) -> tuple[IsleTile, ...]:
        """The landscape tiles in their order before the first shuffle.

        >>> len(EDITIONS[1].landscape())
        73
        """
        return tuple(ALL_TILES[tile] for tile in self.tiles)

    def castle(self, clan: str) -> IsleTile:
        """The castle of a clan.

        >>> EDITIONS[1].castle("red").id
        'castle-red'
        """
        return ALL_TILES[self.castles[CLANS.index(clan)]]


EDITIONS: Mapping[int, Edition] = {
    1: Edition(
        number=1,
        castles=("castle-blue", "castle-yellow", "castle-red", "castle-white", "castle-green"),
        tiles=tuple(f"{number:02}" for number in range(1, 74)),
        goals=(
            "squares",
            "sheep",
            "broch-mountains",
            "most-whisky",
            "farm-animals",
            "road-cattle",
            "road-tiles",
            "largest-water",
            "complete-areas",
            "large-areas",
            "building-sets",
            "most-ships",
            "most-gold",
            "ship-lighthouse-waters",
            "columns",
            "complete-mountains",
        ),
        # Ruling (rule 9): the easy set recommended for a first game, as A, B, C, D.
        first_game=("farm-animals", "complete-mountains", "road-tiles", "squares"),
    )
}


def check_edition(edition: Edition) -> None:
    """Check that an edition is a whole game of known components (rules 1 to 3); raises BadComponents.

    >>> check_edition(EDITIONS[1])
    """
    check_landscape(edition.landscape())
    unknown = [goal for goal in (*edition.goals, *edition.first_game) if goal not in GOALS]
    if unknown:
        raise BadComponents(f"edition {edition.number}: unknown goals {unknown}")


for _edition in EDITIONS.values():
    check_edition(_edition)


def newest_edition() -> Edition:
    """The edition that new games are started with.

    >>> newest_edition().number in EDITIONS
    True
    """
    return EDITIONS[max(EDITIONS)]
