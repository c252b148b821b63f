"""Render any game's panel: blocks as Markdown, rows as buttons and lists."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence

from discord import ButtonStyle, PartialEmoji, SelectOption

from bot.render import SIGNS, CardFormatter, PanelFormatter, suit_of
from bot.rules import panel as p
from bot.ui.escaping import escaped
from bot.ui.layout.custom_id_verbs import (
    ConfirmAction,
    OpenMenu,
    PickCards,
    PlayAction,
    SelectFromList,
    SimpleVerb,
    Verb,
    write,
)
from bot.ui.layout.discord_limits import MAX_OPTION_LABEL, clip
from bot.ui.layout.message import MessageBuilder
from bot.ui.layout.raw_components import Part
from bot.ui.message_view import ImageAttachment, ImageRequest

STYLES = {
    "primary": ButtonStyle.primary,
    "secondary": ButtonStyle.secondary,
    "success": ButtonStyle.success,
    "danger": ButtonStyle.danger,
}
COLOURED = re.compile(r"\s?[♠♥♦♣❤🍃🔔🌰]\ufe0f?")
"""A suit's sign within the words of a button."""
PAINTED, INKED = re.compile(r"([♠♥♦♣])\ufe0f"), "\\1\ufe0e"
"""A sign that is drawn as a small image, whose red and black are lost on a grey button; as a letter instead."""
MAX_WARNINGS = 2
MAX_LABELS = 3
"""Of how many buttons a common reason names the labels."""

EmojiOf = Callable[[p.CardFace], PartialEmoji | None]
SuitOf = Callable[[p.SuitSign], PartialEmoji | None]


def no_suit(_: p.SuitSign) -> None:
    """Return nothing: suits have no images."""


class PanelRenderer:
    """Draws panels in one language.

    Args:
        speech: for text, where mentions are shown as names.
        labels: for buttons and lists, which take plain names only.
        named: the same where there is room: with cards by their names, once they have their emojis.
        faces: cards as text.
        emoji: a card's own emoji, if there is one yet.
        suit: the same for a suit alone.
        name_cards: whether cards side by side have their names below.
        read_cards: whether they are names alone, without signs.
    """

    def __init__(
        self,
        speech: PanelFormatter,
        labels: PanelFormatter,
        named: PanelFormatter,
        faces: CardFormatter,
        emoji: EmojiOf,
        *,
        suit: SuitOf = no_suit,
        name_cards: bool = False,
        read_cards: bool = False,
    ) -> None:
        self.speech = speech
        self.labels = labels
        self.named = named
        self.faces = faces
        self.emoji = emoji
        self.aloud = PanelFormatter(labels.say, labels.name, faces.name, ", ")
        """For the alt text of images, with cards by their names."""
        self._suit = suit
        self._name_cards = name_cards
        self._read_cards = read_cards

    def title(self, message: MessageBuilder, panel: p.Panel) -> None:
        """Add the panel's title, as a small heading."""
        message.text([f"### {self.speech.text(panel.title)}"])

    def blocks(self, message: MessageBuilder, blocks: Iterable[p.Block], *, limit: int) -> None:
        """Add all blocks as text, `limit` characters at most."""
        message.text((line for block in blocks for line in self.markdown(block)), limit=limit)

    def deal(
        self,
        message: MessageBuilder,
        hands: Iterable[p.CardRow],
        sketch: ImageRequest | None,
        pictures: Sequence[ImageAttachment],
        *,
        limit: int,
    ) -> None:
        """Add all hands of a deal: as an image and in words below it, or in words alone.

        Args:
            sketch: the image; None: none is wanted.
        """
        if sketch is None or not message.hang(sketch, pictures):
            self.blocks(message, hands, limit=limit)
            return
        labelled = [(self.speech.text(row.label) if row.label else "", self.faces.names(row.cards)) for row in hands]
        message.text(
            (f"-# {self.speech.say('labelled', label=label, text=text)}" for label, text in labelled), limit=limit
        )

    def markdown(self, block: p.Block) -> list[str]:
        """Return the lines of a block; cards of a row stand large, to be read on a phone."""
        match block:
            case p.Heading():
                return [f"**{self.speech.text(block.text)}**"]
            case p.Line():
                return [f"-# {self.speech.text(block.text)}" if block.quiet else self.speech.text(block.text)]
            case p.CardRow():
                above = [f"-# {self.speech.text(block.label)}"] if block.label else []
                return above + self.cards(block.cards)
            case p.TrickRow():
                lines = [f"-# {self.speech.text(block.label)}"] if block.label else []
                for who, face in block.plays:
                    line = self.speech.play(who, face, won=who.seat == block.winner)
                    lines.append(f"**{line}**" if who.seat == block.winner else line)
                return lines
            case p.TextTable():
                return self.speech.rows(block)
            case p.Ending():
                return [f"**{self.speech.text(block.deal)}**", *self.ending(block)]

    def ending(self, block: p.Ending) -> list[str]:
        """Return who has won a game and why, and how its last deal was counted, in small print."""
        won, *why = map(self.speech.text, block.game) if block.game else ("",)
        lines = [" ".join([f"**{won}**", *why])] if won else []
        if block.details:
            lines.append(f"-# {self.speech.say('column').join(map(self.speech.text, block.details))}")
        return lines

    def cards(self, faces: Sequence[p.CardFace]) -> list[str]:
        """Return the lines of cards side by side: images, and once their names; or letters and signs."""
        if not faces:
            return ["–"]
        if self._read_cards:
            return [f"**{line}**" for line in self.faces.by_suit(faces)]
        drawn = list(map(self.faces.drawn, faces))
        if all(drawn):
            large, named = "# " + " ".join(drawn), True
        else:
            large, named = f"## {self._short(faces)}", self._name_cards
        names = self.faces.names(faces) if named else ""
        return [large, f"-# {names}"] if names else [large]

    def row_of_cards(self, block: p.CardRow) -> str:
        """Return a row of cards in one line of small print, as emojis if all cards have one."""
        if self._read_cards:
            cards = ", ".join(map(self.faces.read, block.cards))
        else:
            drawn = list(map(self.faces.drawn, block.cards))
            cards = " ".join(drawn) if all(drawn) else self._short(block.cards)
        if block.label is None:
            return cards
        return f"-# {self.speech.say('labelled', label=self.speech.text(block.label), text=cards)}"

    def _short(self, faces: Iterable[p.CardFace]) -> str:
        return "  ".join(map(self.faces.short, faces))

    def rows(self, message: MessageBuilder, rows: Sequence[p.Row], path: tuple[str, ...] = ()) -> None:
        """Add buttons and lists, in the order of the rows; `path`: the keys of the opened menus."""
        lists = 0
        for row in rows:
            message.buttons(self.buttons(message, row, path))
            for item in row:
                if isinstance(item, p.Select):
                    self.select(message, item, lists)
                    lists += 1
                elif isinstance(item, p.CardPicker):
                    self.pick(message, item)

    def buttons(self, message: MessageBuilder, row: p.Row, path: tuple[str, ...] = ()) -> list[Part]:
        """Return the buttons of a row, without its lists."""
        return [
            message.button(SimpleVerb.OWN_LIST, self.labels.text(item.label), style=STYLES[item.style])
            if isinstance(item, p.OwnList)
            else self.button(message, item, path)
            for item in row
            if isinstance(item, p.Button | p.Menu | p.OwnList)
        ]

    def button(
        self, message: MessageBuilder, item: p.Button | p.Menu, path: tuple[str, ...], *, roomy: bool = False
    ) -> Part:
        """Return a button for an action or for a menu.

        Args:
            roomy: whether a card's name fits. The buttons of a hand have letters and signs: on a phone three names
                would be one below the other, and the last card keeps the form that it had beside the others.
        """
        mark = self.mark(item)
        return message.button(
            OpenMenu((*path, item.key)) if isinstance(item, p.Menu) else verb_of(item),
            self._label(item, mark, roomy=roomy),
            style=STYLES[item.style],
            enabled=item.enabled,
            emoji=mark,
        )

    def mark(self, item: p.Button | p.Menu) -> PartialEmoji | None:
        """Return what stands before the words: a card's suit, larger alone; or the card, where it has none."""
        if item.suit is None and item.card is None:
            return None
        sign = item.suit or (sign_of(item.card) if item.card else None)
        tile = self._suit(sign) if sign else None
        return tile or (self.emoji(item.card) if item.card else None)

    def label(self, item: p.Button | p.Menu, *, roomy: bool) -> str:
        """Return the words on a button; where a tile is there, a suit's sign is in their ink or left out."""
        return self._label(item, self.mark(item), roomy=roomy)

    def _label(self, item: p.Button | p.Menu, mark: PartialEmoji | None, *, roomy: bool) -> str:
        """Return the words on a button beside its mark."""
        words = (self.named if roomy else self.labels).text(item.label)
        if mark is None:
            return words if self._read_cards or item.suit is None else signed(words, item.suit)
        return COLOURED.sub("", words).strip() if item.suit else PAINTED.sub(INKED, words)

    def select(self, message: MessageBuilder, item: p.Select, number: int) -> None:
        """Add a list of actions; the verbs are its values."""
        options = [self.option(option) for option in item.options if option.enabled]
        if options:
            message.choices(SelectFromList(number), self.labels.text(item.prompt), options)

    def option(self, item: p.Button) -> SelectOption:
        """Return a line of a list."""
        emoji = self.emoji(item.card) if item.card else None
        return SelectOption(
            label=clip(self.label(item, roomy=True), MAX_OPTION_LABEL), value=write(verb_of(item)), emoji=emoji
        )

    def pick(self, message: MessageBuilder, item: p.CardPicker) -> None:
        """Add a list of cards to choose several from."""
        emojis = [self.emoji(face) for face in item.cards]
        options = [
            SelectOption(
                label=clip(
                    self.faces.name(face) if emoji or self._read_cards else self.faces.full(face), MAX_OPTION_LABEL
                ),
                value=face.code,
                emoji=emoji,
            )
            for face, emoji in zip(item.cards, emojis, strict=True)
        ]
        message.choices(PickCards(item.act), self.labels.text(item.prompt), options, item.count)

    def warnings(self, rows: Sequence[p.Row]) -> list[str]:
        """Return what buttons and lines of lists can cost, in small print, those with one warning together.

        Many of them, which rise with the bids, are one line with the least: the texts say "or more".
        """
        found = dict[str, list[str]]()
        for choice in (choice for row in rows for item in row for choice in _choices(item)):
            if choice.warning and choice.enabled:
                label = escaped(self.label(choice, roomy=False))
                found.setdefault(self.speech.text(choice.warning), []).append(label)
        say = self.speech.say
        if len(found) > MAX_WARNINGS:
            why, labels = next(iter(found.items()))
            found = {why: [f"{labels[0]} … {[*found.values()][-1][-1]}"]}
        return [f"-# ⚠ {say('why-not', label=', '.join(labels), why=why)}" for why, labels in found.items()]

    def reasons(self, rows: Sequence[p.Row]) -> Iterator[str]:
        """Yield why cards can't be played now, while others can; where none can, the heading has said why."""
        cards = [item for row in rows for item in row if isinstance(item, p.Button | p.Menu) and item.card]
        if not any(item.enabled for item in cards):
            return
        whys = dict[str, list[str]]()
        for item in cards:
            if isinstance(item, p.Button) and item.why and not item.enabled:
                whys.setdefault(self.speech.text(item.why), []).append(escaped(self.label(item, roomy=False)))
        say = self.speech.say
        alone = len(whys) == 1
        for why, labels in whys.items():
            yield why if alone or len(labels) > MAX_LABELS else say("why-not", label=", ".join(labels), why=why)


def pressable(rows: Iterable[p.Row]) -> Iterator[p.Row]:
    """Yield what can be pressed now, cards of several rows close together in their order."""
    cards: list[p.Item] = []
    for row in rows:
        items = tuple(item for item in row if not isinstance(item, p.Button | p.Menu) or item.enabled)
        if row and all(isinstance(item, p.Button | p.Menu) and item.card for item in row):
            cards += items
            continue
        yield from p.in_rows(cards)
        cards = []
        if items:
            yield items
    yield from p.in_rows(cards)


def _choices(item: p.Item) -> Sequence[p.Button]:
    """Return the actions that a button or a list offers, without those of menus."""
    return (item,) if isinstance(item, p.Button) else item.options if isinstance(item, p.Select) else ()


def sign_of(face: p.CardFace) -> p.SuitSign | None:
    """Return the suit of a card; a wild card and one lying face down have none."""
    suit = suit_of(face)[1] if face.code else ""
    return p.SuitSign(face.deck, suit) if suit else None


def signed(words: str, suit: p.SuitSign) -> str:
    """Return the words on a button with the sign of its suit, unless they have it already."""
    sign = SIGNS[suit.deck][suit.code].rstrip("\ufe0f")
    return words if sign in words else f"{words} {sign}"


def verb_of(button: p.Button) -> Verb:
    """Return the verb of a button: its action, or the question before it."""
    return ConfirmAction(button.action) if button.confirm else PlayAction(button.action)


def accuses(row: p.Row) -> bool:
    """Return whether a row holds nothing but what is asked about twice and hurts a user: it stands last."""
    found = False
    for item in walk([row]):
        if not isinstance(item, p.Menu | p.Select):
            found = isinstance(item, p.Button) and item.confirm is not None and item.style == "danger"
            if not found:
                return False
    return found


def walk(rows: Iterable[p.Row]) -> Iterator[p.Item]:
    """Yield everything to press, within menus too."""
    for row in rows:
        for item in row:
            yield item
            if isinstance(item, p.Menu):
                yield from walk(item.rows)
            elif isinstance(item, p.Select):
                yield from item.options
