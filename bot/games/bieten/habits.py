"""Which hands players bet with: so what somebody bets, and what nobody bets, tells of cards.

The rates are those of the rule of thumb of release 0.1 until the first card is led, as `tools.train.bieten.rates`
counts them over some thousand deals: by the height of the card, of the pair or of the run, for two, three and four
players.
"""

from functools import lru_cache

from bot.games.bieten.cards import HAND
from bot.games.bieten.position import Position
from bot.games.bieten.worth import Height, best_in

Rates = tuple[float, ...]
"""How often somebody bets Rot, Grün, Gleich and Hanger that it has, from 0 to 1."""

MANY = 4
"""More players bet as so many do."""
_SUITS = (
    (0.20, 0.25, 0.38, 0.60, 0.82, 0.95, 0.99, 1.00),
    (0.00, 0.02, 0.03, 0.11, 0.35, 0.76, 0.98, 1.00),
    (0.00, 0.00, 0.00, 0.02, 0.11, 0.49, 0.94, 1.00),
)
"""By the rank of the highest heart or leaf, from the seven to the ace."""
_PAIRS = (
    (0.74, 0.78, 0.82, 0.89, 0.96, 0.99, 1.00, 1.00),
    (0.25, 0.25, 0.48, 0.68, 0.88, 0.97, 1.00, 1.00),
    (0.07, 0.20, 0.29, 0.48, 0.83, 0.92, 1.00, 1.00),
)
_RUNS = (
    (1.00, 1.00, 1.00, 1.00, 1.00, 1.00, 1.00, 1.00),
    (0.91, 0.91, 1.00, 1.00, 1.00, 1.00, 1.00, 1.00),
    (0.79, 0.79, 0.93, 0.98, 0.98, 1.00, 1.00, 1.00),
)
"""Of two cards, by the higher one; three are always bet."""
_WILD = ((0.67, 0.67, 0.76, 0.40), (0.46, 0.46, 0.71, 0.40), (0.35, 0.35, 0.66, 0.32))
"""With a wild card in hand."""


def rates_of(deal: Position, seat: int) -> Rates:
    """Return how often a seat would bet each figure of its cards; 0 for what it does not have.

    Args:
        deal: with the cards.
        seat: whose; it is in the game.
    """
    place = min(deal.live, MANY) - 2
    hand, has = deal.hands[seat], deal.has[seat]
    if hand & deal.rules.wild:
        return tuple([rate if has >> figure & 1 else 0.0 for figure, rate in enumerate(_WILD[place])])
    return _of_hand(hand, place)


@lru_cache(maxsize=1 << 14)
def _of_hand(hand: int, place: int) -> Rates:
    """Return the rates of a hand without wild cards; `place` says in which row they stand."""
    red, green, sets, runs = best_in(hand, ())
    return _of_suit(red, place), _of_suit(green, place), _of_set(sets, _PAIRS[place]), _of_set(runs, _RUNS[place])


def _of_suit(best: Height, place: int) -> float:
    return _SUITS[place][max(best[0], 1) - 1] if best else 0.0


def _of_set(best: Height, of_two: Rates) -> float:
    if not best:
        return 0.0
    return 1.0 if best[0] == HAND else of_two[max(best[1], 1) - 1]
