"""Lay out one message of Components V2 within Discord's limits."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence

from discord import ButtonStyle, MediaGalleryItem, PartialEmoji, SelectOption, ui

from bot.ui.layout.custom_id import AddressOf
from bot.ui.layout.custom_id_verbs import Verb
from bot.ui.layout.discord_limits import (
    MAX_ALT_TEXT,
    MAX_BUTTONS,
    MAX_BYTES,
    MAX_CHARACTERS,
    MAX_COMPONENTS,
    MAX_LABEL,
    MAX_OPTIONS,
    MAX_PLACEHOLDER,
    clip,
)
from bot.ui.layout.pieces import Button, Buttons, Choices, Piece, Text, UserChoices, components
from bot.ui.layout.raw_components import TEXT, Part, box, button, made_by, row, text
from bot.ui.message_view import ImageAttachment, ImageRequest, MessageView

GREY = 0x5F6B7A
"""The accent of what belongs to no game."""
EMOJI = re.compile(r"(?:(?<!\\)<a?:\w+:\d+>|[\U0001F000-\U0001FAFF]\uFE0F?|[\u2190-\u2BFF]\uFE0F|[\u23E9-\u23F3])+ ?")
"""Small images of the application and of Unicode; marks such as ★, ✗ and ● are none, nor is what was escaped."""


class MessageBuilder:
    """A coloured container that is filled from top to bottom.

    Args:
        color: its accent, 0xRRGGBB.
        plain: whether it goes without emojis.
    """

    def __init__(self, color: int, address: AddressOf, *, plain: bool = False) -> None:
        self._color = color
        self._parts: list[Part] = []
        self._address = address
        self._plain = plain
        self._used: dict[str, int] = {}
        self._pictures: list[ImageAttachment] = []
        self._sketches: list[ImageRequest | Callable[[], ImageRequest]] = []
        self._components = 1
        self._characters = 0
        self._bytes = 0

    def text(self, lines: Iterable[str], *, limit: int = MAX_CHARACTERS) -> None:
        """Add lines of Markdown; what does not fit is left out at a line's end."""
        room, bytes_left = min(limit, MAX_CHARACTERS - self._characters), MAX_BYTES - self._bytes
        kept = list(map(self._read, lines) if self._plain else lines)
        content = "\n".join(kept)
        size = len(content.encode())
        if kept and (len(content) >= room or size >= bytes_left):
            content = "\n".join(_first(kept, room, bytes_left))
            size = len(content.encode())
        if content.strip():
            self._characters += len(content)
            self._bytes += size
            self._add(text(content), 1)

    def footnote(self, line: str) -> None:
        """Add a line at the end of the text that stands last, or of its own; a full message goes without."""
        line = self._read(line)
        last = self._parts[-1] if self._parts else None
        if last is None or last["type"] != TEXT:
            if self._components < MAX_COMPONENTS:
                self.text([line])
        elif self._characters + len(line) < MAX_CHARACTERS and self._bytes + len(line.encode()) < MAX_BYTES:
            last["content"] += f"\n{line}"
            self._characters += len(line) + 1
            self._bytes += len(line.encode()) + 1

    def picture(self, file: str, alt: str) -> None:
        """Add an image that is sent with the message; `alt`: the same in words, cut to what Discord takes."""
        item = MediaGalleryItem(f"attachment://{file}", description=clip(alt, MAX_ALT_TEXT))
        self._add(made_by(ui.MediaGallery[ui.LayoutView](item)), 1)

    def attach(self, name: str, data: bytes) -> None:
        """Add a file to be loaded down."""
        self._pictures.append(ImageAttachment(name, "", data))
        self._add(made_by(ui.File[ui.LayoutView](f"attachment://{name}")), 1)

    def want(self, sketch: ImageRequest | Callable[[], ImageRequest]) -> None:
        """Note an image that has a place in this message once it is drawn, or a function that returns it."""
        self._sketches.append(sketch)

    def hang(self, sketch: ImageRequest, drawn: Sequence[ImageAttachment]) -> bool:
        """Add the next one of the images that lie ready; return whether there was one.

        Args:
            drawn: all of this message, in the order in which they stand in it.
        """
        number = len(self._sketches)
        self.want(sketch)
        if number >= len(drawn):
            return False
        self._pictures.append(drawn[number])
        # A player's own image may still show the move before: its words are the newest ones.
        alt = sketch.words if sketch.private else drawn[number].alt or sketch.words
        self.picture(drawn[number].name, alt)
        return True

    def rule(self, *, visible: bool = True) -> None:
        """Add a line across, or room."""
        self._add(made_by(ui.Separator[ui.LayoutView](visible=visible)), 1)

    def buttons(self, buttons: Sequence[Part]) -> None:
        """Add a row of buttons; nothing for none."""
        if len(buttons) > MAX_BUTTONS:
            raise ValueError(f"{len(buttons)} buttons in a row")
        if buttons:
            self._add(row([*buttons]), 1 + len(buttons))

    def button(
        self,
        verb: Verb,
        label: str,
        *,
        style: ButtonStyle = ButtonStyle.secondary,
        enabled: bool = True,
        emoji: PartialEmoji | None = None,
    ) -> Part:
        """Return a button for this message."""
        return button(
            self._unique(verb),
            clip(self._read(label) if self._plain else label, MAX_LABEL),
            style=style,
            enabled=enabled,
            emoji=None if self._plain else emoji,
        )

    def choices(
        self, verb: Verb, prompt: str, options: list[SelectOption], count: int = 1, *, least: int | None = None
    ) -> None:
        """Add a list to choose options from: `count`, or from `least` to `count` of them."""
        if not 1 <= len(options) <= MAX_OPTIONS:
            raise ValueError(f"{len(options)} options in a list")
        for option in options if self._plain else ():
            option.label, option.emoji = self._read(option.label), None
        select: ui.Select[ui.LayoutView] = ui.Select(
            custom_id=self._unique(verb),
            placeholder=clip(self._read(prompt), MAX_PLACEHOLDER),
            options=options,
            min_values=count if least is None else least,
            max_values=count,
        )
        self._add(row([made_by(select)]), 2)

    def _user_choices(self, verb: Verb, prompt: str, most: int) -> None:
        select: ui.UserSelect[ui.LayoutView] = ui.UserSelect(
            custom_id=self._unique(verb), placeholder=clip(self._read(prompt), MAX_PLACEHOLDER), max_values=most
        )
        self._add(row([made_by(select)]), 2)

    def add(self, pieces: Iterable[Piece], *, spare: int = 0) -> bool:
        """Add the pieces of a slot, all or none of them; return whether there were any and they fitted.

        Args:
            spare: how many components must stay free below them.
        """
        added = tuple(pieces)
        if not added or not self.fits(components(added) + spare):
            return False
        for piece in added:
            match piece:
                case Text(lines, most):
                    self.text(lines, limit=most)
                case Buttons(buttons):
                    self.buttons([self.made(each) for each in buttons])
                case Choices(verb, prompt, options, count, least):
                    self.choices(verb, prompt, [*options], count, least=least)
                case UserChoices(verb, prompt, most):
                    self._user_choices(verb, prompt, most)
        return True

    def menu(self, parts: Sequence[Part]) -> None:
        """Add buttons in as many rows as they need."""
        for first in range(0, len(parts), MAX_BUTTONS):
            self.buttons(parts[first : first + MAX_BUTTONS])

    def made(self, piece: Button) -> Part:
        """Return a button of a slot for this message."""
        return self.button(piece.verb, piece.label, style=piece.style, enabled=piece.enabled)

    def fits(self, components: int) -> bool:
        """Return whether so many components still fit, and nothing below them."""
        return self._components + components <= MAX_COMPONENTS

    def view(self) -> MessageView:
        """Return the message; raises ValueError: it has more components than Discord takes."""
        if self._components > MAX_COMPONENTS:
            raise ValueError(f"{self._components} components in a message")
        view = MessageView([box(self._color, self._parts)])
        # A sketch can refer to this builder: if the builder kept it, too, only the garbage collector would free both.
        view.pictures, view.sketches, self._sketches = tuple(self._pictures), self._sketches, []
        return view

    def _read(self, text: str) -> str:
        """Return a text as it is wanted here: without emojis, unless it is nothing else."""
        return without_emojis(text) or text if self._plain else text

    def _add(self, part: Part, count: int) -> None:
        self._components += count
        self._parts.append(part)

    def _unique(self, verb: Verb) -> str:
        """Return a custom id that no other item of the message has: Discord refuses doubles, disabled ones too."""
        address = self._address(verb)
        text = address.custom_id()
        self._used[text] = times = self._used.get(text, 0) + 1
        return text if times == 1 else address.custom_id(times)


def _first(lines: Iterable[str], room: int, bytes_left: int) -> Iterator[str]:
    """Yield the first lines, as many as have room with a line break each."""
    for line in lines:
        room -= len(line) + 1
        bytes_left -= len(line.encode()) + 1
        if min(room, bytes_left) < 0:
            return
        yield line


def without_emojis(text: str) -> str:
    """Return a text without small images."""
    return EMOJI.sub("", text)
