"""Choose how cards are written and drawn: for all readers, or by one user's preferences."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from discord import PartialEmoji

from bot.i18n import Translations
from bot.render import CardFormatter, PanelFormatter
from bot.render.alt_text import AltTexts
from bot.render.card_images import CardOrderRow, order
from bot.rules.panel import CardFace, CardRow, SuitSign
from bot.tables import Preferences
from bot.ui.layout.panel_renderer import PanelRenderer
from bot.ui.message_view import ImageRequest

NameOf = Callable[[int], str]


class CardEmojiSource(Protocol):
    """A source of the cards' emojis."""

    @property
    def version(self) -> int:
        """A number that changes when an emoji changes, arrives or is deleted."""
        ...

    @property
    def ready(self) -> bool:
        """Whether every card has its emoji."""
        ...

    def get(self, face: CardFace, locale: str = "en") -> PartialEmoji | None:
        """Return the emoji of a card with the index letters of a language, or None while there is none."""
        ...

    def suit(self, sign: SuitSign) -> PartialEmoji | None:
        """Return the emoji of a suit alone, or None while there is none."""
        ...

    def text(self, face: CardFace, locale: str = "en") -> str:
        """Return a card's emoji as it stands in text, "" while there is none."""
        ...


def drawer_for(
    words: Translations, name: NameOf, label: NameOf, emojis: CardEmojiSource, liked: Preferences | None = None
) -> PanelRenderer:
    """Return what draws panels in one language, with images, signs or names for the cards.

    Args:
        liked: what the one reader likes; None: everyone reads it.
    """
    if liked and liked.text_only:
        faces = CardFormatter(words)
        read = PanelFormatter(words, label, faces.read, ", ")
        return PanelRenderer(
            PanelFormatter(words, name, faces.read, ", "), read, read, faces, lambda _: None, read_cards=True
        )
    faces = CardFormatter(words, partial(emojis.text, locale=words.locale))
    wanted = bool(liked and liked.card_names)
    named = wanted and not emojis.ready
    # A card's name is enough beside its emoji; its sign stands before the name where there is none.
    button = faces.name if emojis.ready else faces.full if wanted else faces.spoken
    return PanelRenderer(
        PanelFormatter(
            words, name, faces.full if named else faces.in_sentence, ", " if emojis.ready or named else " "
        ),
        PanelFormatter(words, label, button if wanted else faces.spoken, ", "),
        PanelFormatter(words, label, button, ", "),
        faces,
        partial(emojis.get, locale=words.locale),
        suit=emojis.suit,
        name_cards=named,
    )


def deal_sketch(
    hands: Sequence[CardRow], drawer: PanelRenderer, lettered: NameOf, words: Translations, liked: Preferences
) -> ImageRequest:
    """Return all hands of a deal as an image, each with the name of its player."""

    def rows(speech: PanelFormatter) -> tuple[CardOrderRow, ...]:
        return tuple(
            CardOrderRow(speech.text(row.label) if row.label else "", row.cards) for row in hands if row.cards
        )

    how = (("locale", words.locale), ("style", liked.colours), ("beside", True))
    drawn = PanelFormatter(words, lettered, drawer.labels.card)
    return ImageRequest(order, (rows(drawn),), how, AltTexts(words).hands(rows(drawer.labels)))
