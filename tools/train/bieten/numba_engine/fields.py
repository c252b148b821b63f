"""The layout of the array of a position; import it as `from tools.train.bieten.numba_engine import fields as at`.

The names are those of `bot/games/bieten/position.py`; bit sets and -1 for nobody and none mean the same as there.
"""

MOST_SEATS = 10
FIGURES = 5

SEATS, TARGET, DEALER, ENDED = range(4)
"""Seats at the table, points that win, who deals, whether the deal in play has come to the end (0 or 1)."""
STOLEN, BOTTOM, GONE, BEFORE, TRICK, LAID, TURN, LED, BEST, TAKER, NAME = range(4, 15)
"""NAME is what the Weli was named, -1 while it was not."""
OPEN, RAISABLE, BETS, FIGURE, BY, ASKED = range(15, 21)
"""BETS is how many figures were bet; FIGURE, BY and ASKED are those of the open bet."""
ORDER, FIRST, VALUE, OWNER, HOLDER, RAISER = range(21, 51, FIGURES)
"""A place a figure each; ORDER has the figures that were bet in the order of the bets, FIRST who bet them first."""
SCORE, NEEDS, HAND, HAS, SHOWN, VOIDS, CLAIMS = range(51, 121, MOST_SEATS)
"""A place a seat each; SHOWN has the cards a seat has played, the Weli as itself."""
SIZE = 121
