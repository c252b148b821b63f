"""Read from a message which cards are still in a hand."""

from functools import cache
from itertools import pairwise

from bot.i18n import Catalogs
from bot.render import CardFormatter
from bot.rules.cards import GERMAN
from bot.rules.panel import CardFaceFactory
from bot.sandbox import RenderedMessage

OWN_CARDS = "-# Your cards"
OVER = "**"
"""What a hand that is over begins with: its heading is the result, not a question."""

Held = frozenset[str] | None
"""The codes of the cards that a hand shows as not played yet; None if it shows no hand that goes on."""


def was_played(action: str, before: RenderedMessage, after: RenderedMessage) -> bool:
    """Return whether an action plays a card, and a hand is what it was before but for this card.

    That the hand is a card shorter would not do: an earlier click may have been done at last.

    Args:
        action: in text form.
        before, after: the hand in English, with or without images.
    """
    verb, _, rest = action.partition(":")
    held, still = cards(before), cards(after)
    if verb != "play" or held is None or still is None:
        return False
    return still < held and held - still == frozenset({rest.partition(":")[0]})


def cards(hand: RenderedMessage) -> Held:
    """Return which cards a hand shows as not played yet."""
    row = next((below for label, below in pairwise(hand.text.split("\n")) if label == OWN_CARDS), None)
    if row is None or hand.text.startswith(OVER):
        return None
    large, small = row.removeprefix("## "), row.removeprefix("-# ")
    names = large.split("  ") if large != row else small.split(", ")
    # A card that was played stands in brackets, and is none of those.
    return frozenset(_codes()[name] for name in names if name in _codes())


@cache
def _codes() -> dict[str, str]:
    """Return the codes of all cards by what they are called in a hand, with signs or in words."""
    faces, deck = CardFormatter(Catalogs.load().words("en", "bieten")), CardFaceFactory(GERMAN)
    every = [deck.face(card) for card in range(GERMAN.size)]
    return {name: face.code for face in every for name in (faces.short(face), faces.name(face))}
