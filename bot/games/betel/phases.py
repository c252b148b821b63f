"""The phases of a game: dealing (chance), the auction, the play, and the end."""

from bot.games.betel.actions import SEATS

DEALING, AUCTION, PLAY, OVER = range(4)
NOBODY = SEATS
"""Stands for the seat whose turn it is while it is nobody's."""
UNSEEN = -1
"""Stands for the card in a slot where there is none, or none that may be known."""
