"""The editions of the components: a running game keeps those it was started with.

A component never changes. A corrected tile or special island is a new row of its table with an id of its own, and a new
edition that holds it in place of the old one. What an edition holds, and in which order it is drawn from, is frozen
once a version with it was released.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from skye.skylands.tiles import SPECIALS, check_specials, check_stack, fewest_players


@dataclass(frozen=True, slots=True)
class Edition:
    """The components of a game, by id and in the order they are drawn from."""

    number: int
    tiles: tuple[str, ...]
    specials: tuple[str, ...]
    boards: tuple[str, ...]
    start_tiles: tuple[str, ...]
    first_game: tuple[str, ...]

    def stack(self, players: int) -> tuple[str, ...]:
        """The island tiles that are used with a number of players (rule 2).

        >>> [len(EDITIONS[1].stack(players)) for players in (2, 3, 4)]
        [48, 68, 88]
        """
        return tuple(tile for tile in self.tiles if fewest_players(tile) <= players)

    def group(self, group: str) -> tuple[str, ...]:
        """The special islands of a group.

        >>> len(EDITIONS[1].group("plain"))
        12
        """
        return tuple(name for name in self.specials if SPECIALS[name].group == group)


_PLAIN = (
    "small-forest",
    "small-mountain",
    "small-crystal",
    "small-city",
    "half-forest",
    "half-mountain",
    "half-crystal",
    "half-city",
    "whole-forest",
    "whole-mountain",
    "whole-crystal",
    "whole-city",
)

EDITIONS: Mapping[int, Edition] = {
    1: Edition(
        number=1,
        tiles=tuple(f"i{number:02}" for number in range(1, 89)),
        specials=(
            *_PLAIN,
            "useful-find",
            "outpost",
            "fertile-forest",
            "fertile-mountain",
            "fertile-crystal",
            "profitable-city",
            "generator",
            "hostel",
            "trading-district",
            "mountain-district",
            "forest-district",
            "power-station",
            "forest-temple",
            "mountain-temple",
            "crystal-temple",
            "city-temple",
            "sky-refuge",
            "sanctuary",
            "academy",
            "villa",
        ),
        boards=("north", "east", "south", "west"),
        start_tiles=("s1", "s2", "s3", "s4"),
        # Rule 9: the plain ones and four easy ones.
        first_game=(*_PLAIN, "useful-find", "outpost", "fertile-forest", "profitable-city"),
    )
}


def check_edition(edition: Edition) -> None:
    """Check that an edition is a whole game (rules 2 and 9); raises BadComponents.

    >>> check_edition(EDITIONS[1])
    """
    check_stack(edition.tiles)
    check_specials(edition.specials, edition.first_game)


for _edition in EDITIONS.values():
    check_edition(_edition)


def newest_edition() -> Edition:
    """The edition that new games are started with.

    >>> newest_edition().number in EDITIONS
    True
    """
    return EDITIONS[max(EDITIONS)]
