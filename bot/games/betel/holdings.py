"""Represent a hand as four holdings, with tables for them: eight bits of a suit, the seven the lowest."""

from bot.games.betel.cards import LOWEST as SEVEN
from bot.games.betel.cards import RANKS, SUITS

Holdings = list[int]
"""One holding for each suit, in the order of the deck."""

IN_A_SUIT = 8
HOLDINGS = 1 << IN_A_SUIT
COUNT = tuple(byte.bit_count() for byte in range(HOLDINGS))
HIGHEST = tuple(byte.bit_length() - 1 for byte in range(HOLDINGS))
LOWEST = tuple((byte & -byte).bit_length() - 1 for byte in range(HOLDINGS))
RANKS_IN = tuple(tuple(rank for rank in range(IN_A_SUIT) if byte >> rank & 1) for byte in range(HOLDINGS))
ABOVE = tuple((HOLDINGS - 1) & -(2 << rank) for rank in range(IN_A_SUIT))
"""By rank: all higher cards of a suit."""
WHOLE = HOLDINGS - 1
"""A whole suit."""


def holdings(hand: int) -> Holdings:
    """Return each suit's holding of a hand, a bit set of the deck."""
    return [hand >> (RANKS * suit + SEVEN) & WHOLE for suit in range(SUITS)]


def card_of(suit: int, rank: int) -> int:
    """Return the card of the deck, from its suit and its place among the eight of it."""
    return RANKS * suit + SEVEN + rank


def place_of(card: int) -> tuple[int, int]:
    """Return a card's suit and its place among the eight of it."""
    suit, rank = divmod(card, RANKS)
    return suit, rank - SEVEN
