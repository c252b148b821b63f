"""Define the parts of a message that features return for slots, still without custom ids."""

from collections.abc import Iterable

from discord import ButtonStyle, SelectOption

from bot.rules.frozen import frozen
from bot.ui.layout.custom_id_verbs import Verb
from bot.ui.layout.discord_limits import MAX_CHARACTERS


@frozen
class Text:
    """Lines of Markdown.

    Args:
        most: how many characters are shown at most; the message leaves out the lines after that.
    """

    lines: tuple[str, ...]
    most: int = MAX_CHARACTERS


@frozen
class Button:
    """A button."""

    verb: Verb
    label: str
    style: ButtonStyle = ButtonStyle.secondary
    enabled: bool = True


@frozen
class Buttons:
    """A row of buttons."""

    buttons: tuple[Button, ...]


@frozen
class Choices:
    """A list to choose from; `least`: how many must be chosen; None: as many as can."""

    verb: Verb
    prompt: str
    options: tuple[SelectOption, ...]
    most: int = 1
    least: int | None = None


@frozen
class UserChoices:
    """A list to choose members of the server from, which Discord fills."""

    verb: Verb
    prompt: str
    most: int


Piece = Text | Buttons | Choices | UserChoices


def components(pieces: Iterable[Piece]) -> int:
    """Return how many of Discord's components some pieces take."""
    return sum(_components(piece) for piece in pieces)


def _components(piece: Piece) -> int:
    match piece:
        case Text():
            return 1
        case Buttons(buttons):
            return 1 + len(buttons)
        case Choices() | UserChoices():
            return 2
