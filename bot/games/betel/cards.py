"""Define the 32 cards, the deal pattern, and tables for cards as bit sets: integers with eight bits for each suit."""

from bot.rules.cards import FRENCH, bits

SEATS = 3
SLOTS = (0, 1)
"""The twins, two places for a card on the table."""
HAND = 10
"""Cards dealt to each seat, and so the tricks of a deal."""

SUITS = len(FRENCH.suits)
RANKS = len(FRENCH.ranks)
LOWEST = FRENCH.ranks.index("7")
ALL_CARDS = bits(suit * RANKS + rank for suit in range(SUITS) for rank in range(LOWEST, RANKS))
PACK = tuple(FRENCH.in_pack_order(ALL_CARDS))

# The tables go over the whole deck, for a player may try to play a card that is not in the pack.
BIT = tuple(1 << card for card in range(FRENCH.size))
SUIT_OF = tuple(min(card // RANKS, SUITS - 1) for card in range(FRENCH.size))
SUIT = tuple(FRENCH.suit_masks[suit] for suit in SUIT_OF)
"""By card: all cards of its suit."""
ABOVE = tuple(SUIT[card] & -(2 << card) for card in range(FRENCH.size))
"""By card: all higher cards of its suit."""
SHIFT = tuple(suit * RANKS + LOWEST for suit in SUIT_OF)
"""By card: where the eight bits of its suit begin."""
