"""The hands of a deal, and what the seats may play and claim for the sake of their cards."""

from bot.games.bieten.cards import ALL_FIGURES, GAME_BIT, SUIT_MASK, figures_in
from bot.games.bieten.public import LAST_TRICK, Public
from bot.games.bieten.weli import figures_open, namings, own_masks


class Holding(Public):
    """What everybody sees, and the hands."""

    __slots__ = ("hands", "has")

    hands: tuple[int, ...]
    """The three cards of every seat, played or not, as bit sets."""
    has: tuple[int, ...]
    """The figures that every seat may bet, raise or hold for the sake of its cards (bits)."""

    def playable(self, seat: int) -> tuple[int, list[tuple[int, int]]]:
        """Return the real cards, and the wild ones with their names, that a holder of wild cards may play now."""
        hand, wild = self.hands[seat], self.rules.wild
        kept = hand & ~self.gone
        real, claims, masks = hand & ~wild, self.claims_of(seat), self.masks(seat)
        cards = [card for card in self.rules.wilds if hand >> card & 1]
        free = namings(real, masks, claims)
        if not self.laid or not self.rules.strict:
            return kept & real, [(c, names) for c, names in zip(cards, free, strict=True) if kept >> c & 1]
        suit = SUIT_MASK[self.led]
        follow = kept & real & suit
        namable: list[tuple[int, int]] = []
        for place, card in enumerate(cards):
            if kept >> card & 1:
                names = free[place] & suit
                if not follow:
                    apart = self._avoiding(masks, cards, kept & ~(1 << card), suit)
                    thrown = namings(real, apart, claims)
                    names |= thrown[place] & ~suit if thrown else 0
                namable.append((card, names))
        if not follow and namings(real, self._avoiding(masks, cards, kept, suit), claims):
            follow = kept & real
        return follow, namable

    @staticmethod
    def _avoiding(masks: tuple[int, ...], cards: list[int], kept: int, suit: int) -> tuple[int, ...]:
        """Return the masks when the wild cards kept in hand are not of the suit."""
        return tuple(m & ~suit if kept >> c & 1 else m for c, m in zip(cards, masks, strict=True))

    def masks(self, seat: int) -> tuple[int, ...]:
        """Return for each wild card of a hand the names it may have for itself."""
        return own_masks(self.hands[seat], self.rules.wilds, self.named, self.names_left(seat))

    def figures_of(self, seat: int) -> int:
        """Return the figures that a seat may claim for the sake of its cards (bits)."""
        hand = self.hands[seat]
        if not hand:
            return 0
        if not self.rules.strict:
            return ALL_FIGURES
        if not hand & self.rules.wild:
            # Most hands, most of the time: `_game_bit` once more, without the calls.
            if self.trick == LAST_TRICK and self.led >= 0 and not hand & ~self.before & SUIT_MASK[self.led]:
                return figures_in(hand)
            return figures_in(hand) | GAME_BIT
        real, claims, masks = hand & ~self.rules.wild, self.claims_of(seat), self.masks(seat)
        held = figures_open(real, masks, claims)
        if self.last_led < 0:
            return held | GAME_BIT
        last = hand & ~self.before
        if not last & self.rules.wild:
            return held | self._game_bit(last)
        wilds = [card for card in self.rules.wilds if hand >> card & 1]
        names = namings(real, masks, claims)[wilds.index(last.bit_length() - 1)]
        return held | (GAME_BIT if names & SUIT_MASK[self.led] else 0)

    def _game_bit(self, last: int) -> int:
        """Return the bit of `game` if a hand may claim it; `last` is its card for the last trick, once led to."""
        return GAME_BIT if self.last_led < 0 or last & SUIT_MASK[self.led] else 0

    def recall(self, seat: int) -> None:
        """Work out again what a holder of wild cards may claim."""
        self.has = (*self.has[:seat], self.figures_of(seat), *self.has[seat + 1 :])
