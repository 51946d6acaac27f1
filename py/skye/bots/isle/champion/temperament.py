"""A temperament: what a character likes, in points it is ready to give away for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from skye.bots.isle.economy import Stake

_NOTHING: Mapping[int, float] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Pricing:
    """How somebody likes to price; `pull` is how many points it may cost.

    >>> bold = Pricing(share=0.8, evenness=0.2, pull=2.0)
    >>> bold.liking((0, 10, 2), 15) > bold.liking((0, 2, 2), 15)
    True
    """

    share: float = 0.5
    """The part of the gold that lies on tiles."""
    evenness: float = 0.5
    """The lower price as a part of the higher one."""
    multiple: int = 0
    """A number that prices are a multiple of, if there is one; below 0, prices that are odd."""
    pull: float = 0.0

    def liking(self, stake: Stake, purse: int) -> float:
        """How much a stake is liked, in points; 0 is the most."""
        if not self.pull:
            return 0.0
        _, first, second = stake
        low, high = min(first, second), max(first, second)
        distance = 1.5 * abs((low + high) / purse - self.share) + abs(low / high - self.evenness)
        if self.multiple > 0:
            distance += 0.35 * ((first % self.multiple != 0) + (second % self.multiple != 0))
        elif self.multiple < 0:
            distance += 0.35 * ((first % 2 == 0) + (second % 2 == 0))
        return -self.pull * distance


@dataclass(frozen=True, slots=True)
class Temperament:
    """What a character likes beyond what wins."""

    pricing: Pricing = Pricing()
    fancies: Mapping[int, float] = field(default_factory=lambda: _NOTHING)
    """Points that each unit of a counter of the land is worth besides what it scores."""
    scroll: float = 0.0
    """The same for each scroll."""
    thrift: float = 1.0
    """How much more than others it values gold."""
    rivalry: float = 1.0
    """How much more than others it minds what rivals gain."""
    eagerness: float = 0.0
    """Points by which it likes to buy rather than to pass."""


EVEN = Temperament()
"""No likings at all: the champion itself."""
