"""The cards that are named one by one, and what declarer can name over them: trump and direction."""

from bot.rules.cards import FRENCH

BJ, LJ = FRENCH.card("BJ"), FRENCH.card("LJ")
JOKERS = 1 << BJ | 1 << LJ
SPADE_2 = FRENCH.card("2s")
SUITS = FRENCH.suit_masks

NO_TRUMP, UNNAMED = 4, -1
TRUMPS = ("s", "h", "d", "c", "nt")
"""The words for a trump suit by its number; `NO_TRUMP` is the last."""

UP, DOWN, ACES_BAD = 0, 1, 2
DIRECTIONS = ("up", "down", "down-aces-bad")
"""The words for a direction by its number."""
