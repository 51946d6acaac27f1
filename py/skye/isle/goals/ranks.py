"""The goals that compare the players (rule 24)."""

from __future__ import annotations

from skye.isle.goals.goal import GoldGoal, RankGoal, Tally, counted_things
from skye.isle.search import counters as c
from skye.isle.survey import Survey


def whisky(survey: Survey) -> Tally:
    """Whisky barrels."""
    return counted_things(survey.tiles, "whisky")


def ships(survey: Survey) -> Tally:
    """Ships."""
    return counted_things(survey.tiles, "ship")


MOST_WHISKY = RankGoal(id="most-whisky", tally=whisky, counter=c.WHISKY, example=(4, 3, 3, 0))

MOST_SHIPS = RankGoal(id="most-ships", tally=ships, counter=c.SHIPS, example=(3, 3, 2))

MOST_GOLD = GoldGoal(id="most-gold", example=(9, 7, 2))
