"""Renders panels and messages as text, for the channel, the transcript, alt text and the text-only mode."""

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from bot.rules import panel as p


class Translate(Protocol):
    """Returns a message of the catalogs with its parameters."""

    def __call__(self, key: str, /, **params: str | int) -> str:
        """Return the message."""
        ...


def listed(parts: Sequence[str], say: Translate) -> str:
    """Return several things as a sentence lists them: "Anna, Ben and Cilli"."""
    if len(parts) < 2:
        return "".join(parts)
    head = parts[0]
    for part in parts[1:-1]:
        head = say("list-more", head=head, next=part)
    return say("list-last", head=head, last=parts[-1])


CACHE_SIZE = 64
"""Texts that a formatter remembers, at most: those of a few drawings."""


class PanelFormatter:
    """Formats messages with names, cards and nested messages."""

    def __init__(
        self, say: Translate, name: Callable[[int], str], card: Callable[[p.CardFace], str], between: str = " "
    ) -> None:
        self.say = say
        self.name = name
        self.card = card
        self._between = between
        self._texts: dict[int, tuple[p.LocalizedText, str]] = {}
        """What was written, by the message's `id`, which stays its own as long as the message is here."""

    def text(self, message: p.LocalizedText) -> str:
        """Return a message as text."""
        if not message.params:
            return self.say(message.key)
        # The same text stands on a button and among the reasons, and its words are counted: it is written once.
        known = self._texts.get(id(message))
        if known is not None:
            return known[1]
        params: dict[str, str | int] = {}
        for key, value in message.params:
            params[key] = value if type(value) is str or type(value) is int else self.param(value)
        text = self.say(message.key, **params)
        if len(self._texts) >= CACHE_SIZE:
            self._texts.clear()  # a transcript has thousands of deals
        self._texts[id(message)] = message, text
        return text

    def param(self, value: p.Param) -> str | int:
        """Return a parameter's value for a message: numbers stay numbers, so that plurals work."""
        match value:
            case p.SeatName():
                return self.name(value.seat)
            case p.LocalizedText():
                return self.text(value)
            case p.CardFace():
                return self.card(value)
            case int() | str():
                return value
            case _:
                parts = [self.alone(part) for part in value]
                return self.cards(parts) if value and isinstance(value[0], p.CardFace) else self.listed(parts)

    def cards(self, parts: Iterable[str]) -> str:
        """Return cards side by side."""
        return self._between.join(parts)

    def listed(self, parts: list[str]) -> str:
        """Return several things as a sentence lists them."""
        return listed(parts, self.say)

    def lines(self, panel: p.Panel) -> list[str]:
        """Return a complete panel as text, without its controls."""
        return [self.text(panel.title), *(line for block in panel.blocks for line in self.block(block))]

    def block(self, block: p.Block) -> list[str]:
        """Return the lines of one block."""
        match block:
            case p.Heading() | p.Line():
                return [self.text(block.text)]
            case p.CardRow():
                cards = self.cards(self.card(face) for face in block.cards) or self.say("cards-none")
                return [self.say("labelled", label=self.text(block.label), text=cards) if block.label else cards]
            case p.TrickRow():
                label = [self.text(block.label)] if block.label else []
                return label + [self.play(who, face, won=who.seat == block.winner) for who, face in block.plays]
            case p.TextTable():
                return self.rows(block)
            case p.Ending():
                return [self.text(line) for line in block.lines]

    def play(self, who: p.SeatName, face: p.CardFace, *, won: bool) -> str:
        """Return one card of a trick, marked if it wins so far."""
        key = "trick-winning" if won else "trick-play"
        return self.say(key, name=self.name(who.seat), card=self.card(face))

    def rows(self, table: p.TextTable) -> list[str]:
        """Return a text table as one line per row: the row's name, then each cell with its heading."""
        column, heads = self.say("column"), [self.text(head) for head in table.head]
        return [column.join(self._cells(heads, row)) for row in table.rows]

    def _cells(self, heads: Sequence[str], row: tuple[p.Param, ...]) -> list[str]:
        """Return the cells of a row with their headings, because a number alone is unclear."""
        cells = list(map(self.alone, row))
        for place in range(1, min(len(heads), len(cells))):
            cells[place] = self.say("labelled", label=heads[place], text=cells[place])
        return cells

    def alone(self, value: p.Param) -> str:
        """Return a single value of a table or a list; a number in its form within a sentence."""
        said = value if type(value) is int else self.param(value)
        return self.say("number", number=said) if isinstance(said, int) else said
