"""Handicaps from ratings: start points or percent for weaker players and pairs."""

from collections.abc import Mapping

RATING_PER_START_POINT = 100
RATING_PER_PERCENT = 50
MAX_PERCENT = 10


def handicaps(ratings: Mapping[int, float | None], step: int, most: int) -> dict[int, int]:
    """Return the handicap of each: one for every full step below the best rating.

    Args:
        ratings: of each player or pair; None: unknown, which gets no handicap and gives none.
        step: the difference of ratings that is worth one.
        most: the largest handicap.
    """
    best = max((rating for rating in ratings.values() if rating is not None), default=0)
    return {who: 0 if rating is None else min(most, int((best - rating) // step)) for who, rating in ratings.items()}
