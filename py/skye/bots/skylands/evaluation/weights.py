"""The weights of the evaluation: one set per way of playing."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """The value in points of what is not yet scored; values marked * shrink to nothing towards the end of the game."""

    open_island: float
    """A space of an island that will be completed."""
    printed: float
    """A point printed on a special island that lies in an island that will be completed."""
    gap: float
    """An empty square that will be filled."""
    payer: float
    """* A green or purple inhabitant, who may pay for a special island."""
    most_payers: int
    """The number of payers that are of use."""
    unequal: float
    """* The share of a payer that is lost per inhabitant by which green and purple differ."""
    worker: float
    """* A blue inhabitant, who may be converted into points."""
    home: float
    """* A free space of a complete forest or mountain island."""
    crystal_home: float
    """* A free space of a complete crystal island."""
    crystal: float
    """* A space of a complete crystal island."""
    city: float
    """* A space of a complete city."""
    energy: float
    """* A space of a city for which there is a space on a crystal island, used again and again."""
    lasting: float
    """* A point that special islands may still bring, by their own estimate (`lasting_worth`)."""
    single_at_end: float
    """An inhabitant without a partner when the game is over; it is worth half a point before."""
    tries: float
    """The number of tiles a player can choose from in a whole game."""


SIMPLE = Weights(
    open_island=0.8,
    printed=0.0,
    gap=0.9,
    payer=0.55,
    most_payers=7,
    unequal=0.25,
    worker=0.45,
    home=0.3,
    crystal_home=0.3,
    crystal=0.0,
    city=0.0,
    energy=0.5,
    lasting=0.0,
    single_at_end=0.5,
    tries=22.0,
)
"""For the levels easy and medium, which look no further than a turn: special islands count what they score now."""

FITTED = Weights(
    open_island=0.9,
    printed=1.0,
    gap=1.75,
    payer=2.4,
    most_payers=7,
    unequal=0.28,
    worker=1.0,
    home=1.6,
    crystal_home=0.0,
    crystal=1.6,
    city=0.8,
    energy=0.5,
    lasting=1.0,
    single_at_end=0.0,
    tries=18.0,
)
"""For search: most of them were fitted to the results of thousands of games between quick players."""
