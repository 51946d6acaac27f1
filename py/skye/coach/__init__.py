"""The coach: a review of the decisions of a finished game, and what luck had to do with its result.

It is no part of a start: the bridge loads it when it is first used.
"""

from skye.coach.review import Review, review
from skye.reviews import VERSION

__all__ = ["VERSION", "Review", "review"]
