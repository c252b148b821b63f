"""What the score is worth: the chance to win the game between two deals."""

from collections.abc import Sequence

MOST = 16
"""Points missing to the target; more look the same."""
_NEAREST = 3
_OTHERS, _DEALER = MOST * (1 + _NEAREST), MOST * (1 + _NEAREST) + 10
SCORE_INPUTS = _DEALER + 10


def encode_needs(needs: Sequence[int], seat: int, dealer: int) -> list[int]:
    """Return the inputs that are on: points missing to this seat and to the nearest others, how many, who deals.

    Args:
        needs: points missing, for every seat in the game, in their order.
        seat: whose eyes, a place in `needs`.
        dealer: of the next deal, a place in `needs`.
    """
    others = sorted([*needs[:seat], *needs[seat + 1 :]])
    on = [min(needs[seat], MOST - 1), _OTHERS + len(others), _DEALER + (seat - dealer) % len(needs)]
    on += [MOST * (1 + place) + min(need, MOST - 1) for place, need in enumerate(others[:_NEAREST])]
    return on
