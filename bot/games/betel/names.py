"""Cards, contracts, twins and points as panels, messages and refusals name them."""

from collections.abc import Iterable

from bot.games.betel.contracts import Contract
from bot.rules.cards import FRENCH
from bot.rules.panel import Face, Say, say

_SUIT_KEYS = ("suit-french-s", "suit-french-h", "suit-french-d", "suit-french-c")
BOTH = 0b11
"""The bit set of both slots."""


def face(card: int) -> Face:
    """Return a card to be drawn."""
    return Face(FRENCH.name, FRENCH.codes[card])


def faces(cards: Iterable[int]) -> tuple[Face, ...]:
    """Return cards to be drawn."""
    return tuple(face(card) for card in cards)


def faces_in(cards: int) -> tuple[Face, ...]:
    """Return the cards of a bit set to be drawn, suit by suit, the highest of each first."""
    return faces(FRENCH.in_pack_order(cards))


def suit_name(suit: int) -> Say:
    """Return the name of a suit."""
    return say(_SUIT_KEYS[suit])


def contract_name(contract: Contract) -> Say:
    """Return a contract's name."""
    return say(f"contract-{contract.code}")


def need_of(contract: Contract) -> Say:
    """Return what a contract asks of the declarer."""
    return say("need-betel" if contract.betel else "need-tricks", tricks=contract.tricks)


def slots_name(slots: int) -> Say:
    """Return which of the twins a bit set of slots means."""
    return say("slots-both") if slots == BOTH else say("slots-one", slot=slots)


def signed(points: int) -> str:
    """Return points won or lost, with their sign."""
    return f"+{points}" if points > 0 else total(points)


def total(points: int) -> str:
    """Return points on the sheet, with a proper minus sign."""
    return f"−{-points}" if points < 0 else str(points)
