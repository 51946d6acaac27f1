"""Lasting effects of special islands.

Ruling: they work from the moment the island is placed, complete or not.
"""

from __future__ import annotations

from typing import ClassVar

from skye.skylands.actions import CHOICES
from skye.skylands.specials.base import Special


class PaysWhenChosen(Special):
    """`amount` points from the supply whenever anybody chooses the action `of`, at that moment (rule 24).

    >>> from skye.skylands.tiles import SPECIALS
    >>> SPECIALS["generator"].points_when_chosen("convert"), SPECIALS["generator"].points_when_chosen("deploy")
    (1, 0)
    """

    choices: ClassVar[tuple[str, ...]] = CHOICES
    lasting_worth: ClassVar[float] = 6.0

    def points_when_chosen(self, action: str) -> int:
        """The points it pays its owner when anybody chooses an action."""
        return self.amount if action == self.of else 0


class Lodging(Special):
    """Up to `amount` inhabitants may move here, to be paid, traded or converted from here; `placing` has the rule.

    >>> from skye.skylands.tiles import SPECIALS
    >>> SPECIALS["hostel"].room
    4
    """

    @property
    def room(self) -> int:
        """How many inhabitants it lodges."""
        return self.amount


class Trading(Special):
    """In Create islands and Convert energy, two of one's inhabitants of one kind may be exchanged for one of any.

    >>> from skye.skylands.tiles import SPECIALS
    >>> SPECIALS["trading-district"].allows_trading
    True
    """

    allows_trading: ClassVar[bool] = True


class Discount(Special):
    """Pay one inhabitant of the colour `of` less in Create islands, if the cost has that colour (rule 24).

    >>> from skye.skylands.tiles import SPECIALS
    >>> SPECIALS["mountain-district"].discount
    'P'
    """

    choices: ClassVar[tuple[str, ...]] = ("G", "P")
    lasting_worth: ClassVar[float] = 1.3

    @property
    def discount(self) -> str:
        """The colour of which its owner pays one less."""
        return self.of


class PaysWhenEntered(Special):
    """`amount` points whenever its owner moves at least one inhabitant into its city in Convert energy.

    Ruling: it is a part of a city, not a city of its own, and pays once in a step, with the first inhabitant.

    >>> from skye.skylands.tiles import SPECIALS
    >>> SPECIALS["power-station"].points_when_entered
    2
    """

    @property
    def points_when_entered(self) -> int:
        """The points it pays once in a step when inhabitants move into its city."""
        return self.amount
