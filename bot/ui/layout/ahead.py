"""Saying something in advance: the button in a hand, what it opens there, and what was said."""

from discord import ButtonStyle, SelectOption

from bot.games import find_game
from bot.i18n import Words
from bot.tables import Hand, offered
from bot.ui.layout.limits import OPTION_LABEL, clip
from bot.ui.layout.message import Message
from bot.ui.layout.panels import Drawer
from bot.ui.layout.parts import Part
from bot.ui.layout.verbs import Do, Focus, SayAhead


def ahead_line(message: Message, drawer: Drawer, hand: Hand) -> None:
    """Add what the holder of a hand has said in advance, if it was anything."""
    ahead = find_game(hand.table.game).ahead
    if hand.ahead is not None and ahead is not None:
        message.text([f"⏩ {drawer.speech.text(ahead.says(hand.ahead))}"])


def ahead_button(message: Message, hand: Hand, words: Words) -> list[Part]:
    """Return the button that takes back what was said, or opens what could be; none where there is nothing."""
    if hand.ahead is not None:
        return [message.button(Do.UNSAY, words("button-unsay"))]
    # Whoever is asked now needs no advance; the buttons for their turn stand alone.
    asked = hand.table.round is not None and hand.seat in hand.table.round.waiting_for
    return [] if asked or offered(hand) is None else [message.button(Do.AHEAD, words("button-ahead"))]


def ahead_choices(message: Message, drawer: Drawer, hand: Hand, words: Words, focus: Focus | None) -> bool:
    """Add what may be said in advance if that is what is opened; return False if it isn't (any more)."""
    if focus is not Do.AHEAD or hand.ahead is not None:
        return False
    offer = offered(hand)
    if offer is None:
        return False
    text = drawer.speech.text
    message.text([f"**{words('ahead-prompt')}**", f"-# {text(offer.note)}"])
    message.buttons(
        [
            message.button(SayAhead(offer.act), drawer.labels.text(offer.label), style=ButtonStyle.primary),
            message.button(Do.BACK, words("button-back")),
        ]
    )
    options = [
        SelectOption(label=clip(drawer.labels.text(name), OPTION_LABEL), value=code) for code, name in offer.unless
    ]
    if options:
        message.choices(SayAhead(offer.act), drawer.labels.text(offer.prompt), options, offer.most, least=1)
    return True
