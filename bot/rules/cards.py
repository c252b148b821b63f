"""Cards as small integers: suit * ranks + rank, wild cards and jokers after the last suit.

A hand is a bit set (bit `c` for card `c`), so that following suit, counting and the best card are one or two machine
operations. Text is used only in records, custom ids and catalogs.
"""

from collections.abc import Iterable

from bot.rules.errors import ParseError


class Deck:
    """One kind of playing cards and the tables between integers and codes.

    Args:
        name: "german" or "french"; images and card names are looked up by it.
        suits: one letter per suit, in the order of the integers.
        ranks: one letter per rank, lowest first.
        extra: codes of the cards without a suit.
    """

    def __init__(self, name: str, suits: str, ranks: str, extra: tuple[str, ...]) -> None:
        self.name = name
        self.suits = suits
        self.ranks = ranks
        self.size = len(suits) * len(ranks) + len(extra)
        self.codes: tuple[str, ...] = (*(r + s for s in suits for r in ranks), *extra)
        self.suit_masks: tuple[int, ...] = tuple(
            ((1 << len(ranks)) - 1) << (i * len(ranks)) for i in range(len(suits))
        )
        highest_first = range(len(ranks) - 1, -1, -1)
        self.pack: tuple[int, ...] = (
            *(suit * len(ranks) + rank for suit in range(len(suits)) for rank in highest_first),
            *range(len(suits) * len(ranks), self.size),
        )
        """All cards in pack order, the start of every shuffle: suit by suit from the highest, then the others."""
        self._index = {code: card for card, code in enumerate(self.codes)}

    def card(self, code: str) -> int:
        """Return the card with this code.

        Raises:
            ParseError: `bad_card`, with the code, if this deck has no such card.
        """
        try:
            return self._index[code]
        except KeyError:
            raise ParseError("bad_card", card=code[:20], deck=self.name) from None

    def parse(self, text: str) -> tuple[int, ...]:
        """Return the cards of a text such as "Ah 9l W", in its order.

        Raises:
            ParseError: `bad_card` for the first unknown code.
        """
        return tuple(self.card(code) for code in text.split(" ") if code)

    def in_pack_order(self, mask: int) -> list[int]:
        """Return the cards of a bit set in pack order."""
        return [card for card in self.pack if mask >> card & 1]

    def show(self, cards: Iterable[int]) -> str:
        """Return the codes of `cards`, separated by spaces."""
        return " ".join(self.codes[card] for card in cards)


GERMAN = Deck("german", "hlba", "789TUOKA", ("W",))
FRENCH = Deck("french", "shdc", "23456789TJQKA", ("BJ", "LJ"))
DECKS = {deck.name: deck for deck in (GERMAN, FRENCH)}


def bits(cards: Iterable[int]) -> int:
    """Return the bit set of `cards`."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


class OrderedCardsCache(dict[int, tuple[int, ...]]):
    """A cache of the cards of bit sets, lowest first; for sets of which there are few."""

    def __missing__(self, mask: int) -> tuple[int, ...]:
        """Return and cache the cards of a bit set."""
        cards = self[mask] = tuple(cards_in(mask))
        return cards


def cards_in(mask: int) -> list[int]:
    """Return the cards of a bit set, lowest first."""
    cards: list[int] = []
    while mask:
        low = mask & -mask
        cards.append(low.bit_length() - 1)
        mask ^= low
    return cards
