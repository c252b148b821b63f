"""Commands in texts as Discord's clickable mentions, `</play:123>`, by the ids that Discord has given the commands.

Catalogs say `/play`, in the reader's language `/spielen`. On the way out the name becomes a mention, which a client
shows with the name that it knows. Buttons, lists, forms, alt texts and files show a mention raw: they keep the plain
name, and so does every text until the ids are known.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from discord import app_commands, ui

from bot.i18n import Catalogs, message_id
from bot.ui.pictured import PicturedView

AS_IT_IS = r"```.*?```|``.*?``|`[^`\n]*`|https?://\S+|</[^>\n]*>|<[^>\s]*>|\\[^\w\s]"
"""What nothing is read in: code, addresses, mentions and emojis, what was escaped."""
CONTENT = 2000
"""Characters of an ordinary message."""
TEXTS = 4000
"""Characters of all texts of a message that is laid out."""

Given = app_commands.Command[Any, ..., Any] | app_commands.Group


class ClickableCommands:
    """Turns the names of commands into mentions.

    Args:
        catalogs: what the commands are called in all languages.
    """

    def __init__(self, catalogs: Catalogs) -> None:
        self._catalogs = catalogs
        self._mentions: dict[str, str] = {}
        self._names: re.Pattern[str] | None = None

    def learn(self, commands: Iterable[object], ids: Mapping[str, int]) -> None:
        """Know the commands and their ids from now on.

        Args:
            commands: those of the tree; context menus among them have nothing to type.
            ids: by the English name of the command, or of the group that it is in.
        """
        self._mentions = {
            name: f"</{command.qualified_name}:{ids[command.qualified_name.partition(' ')[0]]}>"
            for command in leaves(commands)
            if command.qualified_name.partition(" ")[0] in ids
            for name in self.names(command)
        }
        longest_first = sorted(map(re.escape, self._mentions), key=len, reverse=True)
        name = rf"(?P<bold>\*\*)?(?<![\w/.:~<\-])/(?P<name>{'|'.join(longest_first)})(?![\w\-])(?(bold)\*\*)"
        self._names = re.compile(f"{AS_IT_IS}|{name}", re.DOTALL) if longest_first else None

    def names(self, command: Given) -> set[str]:
        """Return what a command is called, with its group before it, in any language."""
        path = command.qualified_name.split(" ")
        found = {command.qualified_name}
        for locale in self._catalogs.locales:
            words = self._catalogs.words(locale)
            keys = [message_id("command", *path[: depth + 1], "name") for depth in range(len(path))]
            called = (words(key) if words.has(key) else own for key, own in zip(keys, path, strict=True))
            found.add(" ".join(called))
        return found

    def text(self, text: str, *, most: int = CONTENT) -> str:
        """Return Markdown with its commands as mentions; as it is where that would be longer than `most`."""
        if self._names is None or "/" not in text:
            return text
        clickable = self._names.sub(self._mention, text)
        return clickable if len(clickable) <= most else text

    def view(self, view: ui.LayoutView) -> None:
        """Have the texts of a message name commands as mentions, as far as Discord takes a message of that length."""
        if self._names is None or not isinstance(view, PicturedView):
            return
        texts = [*view.texts()]
        room = TEXTS - sum(len(text["content"]) for text in texts)
        for text in texts:
            content = self.text(text["content"], most=len(text["content"]) + room)
            if content != text["content"]:
                room -= len(content) - len(text["content"])
                text["content"] = content

    def _mention(self, match: re.Match[str]) -> str:
        name = match["name"]
        return match[0] if name is None else self._mentions[name]


def leaves(commands: Iterable[object]) -> Iterator[app_commands.Command[Any, ..., Any]]:
    """Yield the commands that can be given, those in groups too."""
    for command in commands:
        if isinstance(command, app_commands.Group):
            yield from leaves(command.commands)
        elif isinstance(command, app_commands.Command):
            yield command
