"""Define the cards that rules name one by one, and the order of all cards under one contract."""

from functools import cache

from bot.rules.cards import FRENCH, bits, cards_in

# Single cards


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


# Order under a contract


NO_SUIT = 4
"""What a joker in no trump belongs to."""

# The powers of suit cards are 1 to 13, so that these keep trumps above them, and the jokers above the other trumps.
_TRUMP, _ABOVE = 20, 40


class Ranking:
    """Which cards belong together and which one is better, for one trump (4: none) and direction.

    Attributes:
        suit_of: for each card what it leads and follows: a suit, or `NO_SUIT`.
        masks: for each suit its cards as a bit set, jokers counted where they belong; empty for `NO_SUIT`.
        powers: for each suit led, how strong each card is in that trick; 0 can't win.
        above: for each card the better ones of its suit, as a bit set.
    """

    __slots__ = ("above", "direction", "masks", "nt", "powers", "spade2_high", "suit_of", "trump")

    def __init__(self, trump: int, direction: int, spade2_high: bool) -> None:
        self.trump = trump
        self.direction = direction
        self.spade2_high = spade2_high
        self.nt = trump == NO_TRUMP
        masks = [*SUITS, 0]
        if not self.nt:
            masks[trump] |= JOKERS
            if spade2_high:
                masks[0] &= ~(1 << SPADE_2)
                masks[trump] |= 1 << SPADE_2
        self.masks = tuple(masks)
        suit_of = [NO_SUIT] * FRENCH.size
        for suit, mask in enumerate(masks):
            for card in cards_in(mask):
                suit_of[card] = suit
        self.suit_of = tuple(suit_of)
        self.powers = tuple(
            tuple(self._power(card, led) for card in range(FRENCH.size)) for led in range(NO_SUIT + 1)
        )

        self.above = tuple(self._above(card) for card in range(FRENCH.size))

    def _above(self, card: int) -> int:
        suit = self.suit_of[card]
        powers = self.powers[suit]
        return bits(other for other in cards_in(self.masks[suit]) if powers[other] > powers[card])

    def _power(self, card: int, led: int) -> int:
        suit = self.suit_of[card]
        if suit == NO_SUIT:
            return 0  # a joker in no trump wins nothing
        if suit == self.trump:
            above = (SPADE_2, LJ, BJ) if self.spade2_high else (LJ, BJ)
            return _ABOVE + above.index(card) if card in above else _TRUMP + self.rank(card)
        return self.rank(card) if suit == led else 0

    def rank(self, card: int) -> int:
        """Return a suit card's place among the thirteen of its printed suit, 13 the best."""
        rank = card % 13
        if self.direction == ACES_BAD:
            return 13 - rank
        if self.direction == DOWN:
            return 13 if rank == 12 else 12 - rank
        return rank + 1

    def strength(self, card: int) -> int:
        """Return how strong a card is when its own suit is led; 0 for a joker in no trump."""
        return self.powers[self.suit_of[card]][card]

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as the call that makes it."""
        return ranking, (self.trump, self.direction, self.spade2_high)


@cache
def ranking(trump: int, direction: int, spade2_high: bool) -> Ranking:
    """Return the one table for this contract."""
    return Ranking(trump, direction, spade2_high)
