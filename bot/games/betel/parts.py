"""What a position is made of besides cards and numbers: points by seat, and the calls of an auction."""

from typing import NamedTuple

from bot.games.betel.contracts import Contract

Points = tuple[int, int, int]
"""A number for each seat."""


class Call(NamedTuple):
    """A finished call as everybody saw it.

    Args:
        seat: who called.
        looked: bit set of the slots looked at.
        swapped: bit set of the slots exchanged.
        bid: the contract bid; None for a pass and for contra.
        contra: whether it doubled the last bid.
    """

    seat: int
    looked: int
    swapped: int
    bid: Contract | None
    contra: bool = False

    @property
    def passed(self) -> bool:
        """Whether it was a pass."""
        return self.bid is None and not self.contra
