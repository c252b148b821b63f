"""Cards as text: a short form with the suit's sign ("A❤️") and the full name ("ace of hearts")."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import groupby

from bot.rules.panel import CardFace

SIGNS = {"german": {"h": "❤️", "l": "🍃", "b": "🔔", "a": "🌰"}, "french": {"s": "♠️", "h": "♥️", "d": "♦️", "c": "♣️"}}
SPOKEN = {"french"}
"""Decks whose signs screen readers pronounce as players do: U+2660 is "spade suit", "Pik", "spader", "pik"."""
# Cards of no suit: the Weli is printed on the six of bells.
EXTRA_SIGNS = {"W": "🔔", "BJ": "🃏", "LJ": "🃏"}
FEW = 4
"""Up to this many cards are named one by one."""


def suit_of(face: CardFace) -> tuple[str, str]:
    """Return deck and suit of a card, "" for one without a suit and for a named wild card."""
    return face.deck, "" if face.code in EXTRA_SIGNS or face.as_code else face.code[1]


def no_picture(_: CardFace) -> str:
    """Return "": cards are text."""
    return ""


class CardFormatter:
    """Formats cards as text of one language.

    Args:
        picture: returns a card's emoji, "" where there is none; a wild card as it is printed, a faded one like any
            other.
    """

    def __init__(self, say: Callable[..., str], picture: Callable[[CardFace], str] = no_picture) -> None:
        self._say = say
        self._picture = picture
        self._short: dict[tuple[str, str], str] = {}

    def short(self, face: CardFace) -> str:
        """Return letter and sign; a wild card with its name, a faded card in brackets, a hidden one as a back."""
        if not face.code:
            return self._say("card-back")
        named = self._code(face.deck, face.as_code) if face.as_code else ""
        return self._marked(face, self._code(face.deck, face.code), named)

    def drawn(self, face: CardFace) -> str:
        """Return the card as an emoji, marked like the short form; "" where there is none."""
        card = self._picture(face)
        if not face.as_code and not face.faded:
            return card
        named = self._picture(CardFace(face.deck, face.as_code)) if face.as_code else ""
        if not card or (face.as_code and not named):
            return ""
        return self._marked(face, card, named)

    def in_sentence(self, face: CardFace) -> str:
        """Return the card for a sentence: its emoji and its name, or the short form without an emoji."""
        drawn = self.drawn(face)
        if not drawn:
            return self.short(face)
        return f"{drawn} {self.name(face)}" if face.code else drawn

    def _marked(self, face: CardFace, card: str, named: str) -> str:
        """Return a card with its named card, in brackets if it is faded."""
        text = self._say("card-named", card=card, named=named) if named else card
        return self._say("card-faded", card=text) if face.faded else text

    def name(self, face: CardFace) -> str:
        """Return the card's name, as read aloud."""
        if not face.code:
            return self._say("card-back-name")
        text = self._say(f"card-{face.deck}-{face.code}")
        if face.as_code:
            text = self._say("card-named-name", card=text, named=self._say(f"card-{face.deck}-{face.as_code}"))
        return text

    def read(self, face: CardFace) -> str:
        """Return the card's name for a text without signs, in brackets if it is faded."""
        name = self.name(face)
        return self._say("card-faded", card=name) if face.faded else name

    def names(self, faces: Iterable[CardFace]) -> str:
        """Return open cards as read aloud; of many, the suits once: "hearts: ace, king; bells: ten"."""
        return _names(self._say, tuple([face for face in faces if face.code]))

    def by_suit(self, faces: Sequence[CardFace]) -> list[str]:
        """Return cards for a text without signs, faded ones in brackets; of many, a line per suit."""
        if len(faces) <= FEW:
            return [", ".join(map(self.read, faces))]
        lines: list[str] = []
        for (deck, suit), cards in groupby(faces, key=suit_of):
            if suit:
                ranks = ", ".join(self._marked_rank(face) for face in cards)
                lines.append(self._say("labelled", label=self._say(f"suit-{deck}-{suit}"), text=ranks))
            else:
                lines.append(", ".join(map(self.read, cards)))
        return lines

    def _marked_rank(self, face: CardFace) -> str:
        rank = self._say(f"rank-{face.deck}-{face.code[0]}")
        return self._say("card-faded", card=rank) if face.faded else rank

    def spoken(self, face: CardFace) -> str:
        """Return letter and suit for a button, as short as a screen reader can pronounce it.

        The German suits are words: their signs would be read as a chestnut, and as a leaf fluttering in the wind.
        """
        if not face.code:
            return self.name(face)
        text = self._spoken(face.deck, face.code)
        if face.as_code:
            text = self._say("card-named-name", card=text, named=self._spoken(face.deck, face.as_code))
        return self._say("card-faded", card=text) if face.faded else text

    def full(self, face: CardFace) -> str:
        """Return the short form and the name, for lists to choose from."""
        return self._say("card-full", short=self.short(face), name=self.name(face)) if face.code else self.name(face)

    def _spoken(self, deck: str, code: str) -> str:
        if code in EXTRA_SIGNS:
            return self._say(f"card-{deck}-{code}")
        if deck in SPOKEN:
            return self._code(deck, code)
        return self._say(
            "card-full", short=self._say(f"index-{deck}-{code[0]}"), name=self._say(f"suit-{deck}-{code[1]}")
        )

    def _code(self, deck: str, code: str) -> str:
        known = self._short.get((deck, code))
        if known is None:
            extra = EXTRA_SIGNS.get(code)
            index = self._say(f"index-{deck}-{code}" if extra else f"index-{deck}-{code[0]}")
            known = self._short[deck, code] = index + (extra or SIGNS[deck][code[1]])
        return known


@lru_cache(1024)
def _names(say: Callable[..., str], faces: tuple[CardFace, ...]) -> str:
    name = CardFormatter(say).name
    if len(faces) <= FEW:
        return ", ".join(map(name, faces))
    groups: list[str] = []
    for (deck, suit), cards in groupby(faces, key=suit_of):
        if suit:
            ranks = ", ".join([say(f"rank-{deck}-{face.code[0]}") for face in cards])
            groups.append(say("labelled", label=say(f"suit-{deck}-{suit}"), text=ranks))
        else:
            groups.append(", ".join(map(name, cards)))
    return "; ".join(groups)
