"""Describe the kinds of messages that features keep up to date in channels."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.i18n import Translations
from bot.ui.display_names import NameSource
from bot.ui.message_view import ImageAttachment, MessageView

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class ServerReader:
    """The language and names for messages that a whole server reads.

    Args:
        words: returns the texts in the server's language, for a game with its own; None: for no game.
    """

    words: Callable[[str | None], Translations]
    people: NameSource
    pictured: bool


@dataclass(frozen=True, eq=False)
class MessageKind(Generic[S]):
    """A kind of message: one for each subject, such as a tournament.

    Args:
        name: the first part of the keys under which these messages are stored.
        draw: returns the message of a subject, with images; a message that was replaced (False) has no buttons.
    """

    name: str
    draw: Callable[[S, ServerReader, Sequence[ImageAttachment], bool], MessageView]
    users: Callable[[S], Sequence[int]]
