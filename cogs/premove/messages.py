"""Premoves in a hand: the button, the actions that it opens, and the one that is set."""

from collections.abc import Iterator

from discord import ButtonStyle, SelectOption

from bot.games import find_game
from bot.tables import Hand, offered
from bot.ui.layout import (
    MAX_OPTION_LABEL,
    Button,
    Buttons,
    Choices,
    Focus,
    Piece,
    Reader,
    SetPremove,
    SimpleVerb,
    Text,
    clip,
)


def note(hand: Hand, reader: Reader) -> Iterator[Piece]:
    """Yield the premove that is set."""
    ahead = find_game(hand.table.game).premoves
    if hand.premove is not None and ahead is not None:
        yield Text((f"⏩ {reader.drawer.speech.text(ahead.says(hand.view, hand.premove))}",))


def suggestion(hand: Hand, reader: Reader) -> Iterator[Piece]:
    """Yield the button for a player without a choice, so that the same question isn't a press each time."""
    ahead = find_game(hand.table.game).premoves
    playing = hand.premove is None and hand.table.status == "playing"
    found = ahead.suggestion(hand.view) if ahead and playing else None
    if found:
        said, label = found
        yield Buttons((Button(SetPremove(said.text()), reader.drawer.labels.text(label)),))


def menu(hand: Hand, reader: Reader) -> Iterator[Button]:
    """Yield the button that cancels a premove, or the one that opens the possible ones."""
    if hand.premove is not None:
        yield Button(SimpleVerb.UNSAY, reader.words("button-unsay"))
        return
    # On the player's own turn the buttons for their actions stand alone.
    asked = hand.table.current_game is not None and hand.seat in hand.table.current_game.waiting_for
    if not asked and offered(hand) is not None:
        yield Button(SimpleVerb.AHEAD, reader.words("button-ahead"))


def choices(hand: Hand, reader: Reader, focus: Focus) -> Iterator[Piece]:
    """Yield the premoves that are possible, if they are opened."""
    offer = offered(hand) if focus is SimpleVerb.AHEAD and hand.premove is None else None
    if offer is None:
        return
    words, labels = reader.words, reader.drawer.labels
    yield Text((f"**{words('ahead-prompt')}**", f"-# {reader.drawer.speech.text(offer.note)}"))
    yield Buttons(
        (
            Button(SetPremove(offer.act), labels.text(offer.label), ButtonStyle.primary),
            Button(SimpleVerb.BACK, words("button-back")),
        )
    )
    options = [
        SelectOption(label=clip(labels.text(name), MAX_OPTION_LABEL), value=code) for code, name in offer.unless
    ]
    if options:
        yield Choices(SetPremove(offer.act), labels.text(offer.prompt), tuple(options), offer.most, least=1)
