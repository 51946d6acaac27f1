"""The two round tracks (rule 12): which goals score in which round, and the gold for each player ahead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypedDict

LETTERS = ("A", "B", "C", "D")
FEWEST_SEATS, MOST_SEATS = 2, 5


class RoundView(TypedDict):
    """A round of the track: the letters of the goals scored at its end, and the gold for each player ahead."""

    round: int
    letters: list[str]
    gold_per_player_ahead: int


@dataclass(frozen=True, slots=True)
class Round:
    """One round of a track: the letters of the goals it scores, and the gold for each player ahead."""

    number: int
    letters: tuple[str, ...]
    gold_per_player_ahead: int

    def to_json(self) -> RoundView:
        """The round as JSON."""
        return {
            "round": self.number,
            "letters": list(self.letters),
            "gold_per_player_ahead": self.gold_per_player_ahead,
        }


def _track(*rounds: tuple[str, int]) -> tuple[Round, ...]:
    """Rounds in order, from the first on.

    >>> [each.number for each in _track(("A", 0), ("B", 0))]
    [1, 2]
    """
    return tuple(Round(number, tuple(letters), gold) for number, (letters, gold) in enumerate(rounds, start=1))


_UP_TO_FOUR = _track(("A", 0), ("B", 0), ("AC", 1), ("BD", 2), ("ACD", 3), ("BCD", 4))
_FIVE = _track(("AB", 0), ("AC", 0), ("BD", 1), ("ACD", 2), ("BCD", 3))


def track_for(seats: int) -> tuple[Round, ...]:
    """The rounds of a game with this many seats (rule 12).

    >>> len(track_for(4)), len(track_for(5))
    (6, 5)
    >>> track_for(2)[4].letters
    ('A', 'C', 'D')
    """
    return _FIVE if seats == MOST_SEATS else _UP_TO_FOUR
