"""Commands in texts as Discord's clickable mentions, `</play:123>`, by the ids that Discord has given the commands.

Catalogs say `/play`, in the reader's language `/spielen`. Discord shows every mention with the default name, in any
language of the reader, and a mention with a localized name can't be clicked. Players must be able to type the name
that they read. Therefore only a name that is also the default one becomes a mention; localized names stay plain.
Buttons, lists, forms, alt texts and files show a mention raw: they keep the plain name, and so does every text until
the ids are known.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from discord import app_commands, ui

from bot.ui.message_view import MessageView

AS_IT_IS = r"```.*?```|``.*?``|`[^`\n]*`|https?://\S+|</[^>\n]*>|<[^>\s]*>|\\[^\w\s]"
"""Parts of a text that stay unchanged: code, URLs, mentions and emojis, escaped characters."""
MAX_CONTENT_LENGTH = 2000
MAX_LAYOUT_LENGTH = 4000
"""Characters of all texts of a message that is laid out."""


class CommandMentions:
    """Turns the default names of commands into mentions."""

    def __init__(self) -> None:
        self._mentions: dict[str, str] = {}
        self._names: re.Pattern[str] | None = None

    def learn(self, commands: Iterable[object], ids: Mapping[str, int]) -> None:
        """Set the commands and their ids.

        Args:
            ids: by the English name of the command, or of the group that it is in.
        """
        self._mentions = {
            command.qualified_name: f"</{command.qualified_name}:{ids[command.qualified_name.partition(' ')[0]]}>"
            for command in leaves(commands)
            if command.qualified_name.partition(" ")[0] in ids
        }
        longest_first = sorted(map(re.escape, self._mentions), key=len, reverse=True)
        name = rf"(?P<bold>\*\*)?(?<![\w/.:~<\-])/(?P<name>{'|'.join(longest_first)})(?![\w\-])(?(bold)\*\*)"
        self._names = re.compile(f"{AS_IT_IS}|{name}", re.DOTALL) if longest_first else None

    def text(self, text: str, *, limit: int = MAX_CONTENT_LENGTH) -> str:
        """Return Markdown with its commands as mentions; as it is where that would be longer than `limit`."""
        if self._names is None or "/" not in text:
            return text
        clickable = self._names.sub(self._mention, text)
        return clickable if len(clickable) <= limit else text

    def view(self, view: ui.LayoutView) -> None:
        """Replace command names in a message by mentions, as far as Discord's length limit allows."""
        if self._names is None or not isinstance(view, MessageView):
            return
        texts = [*view.texts()]
        room = MAX_LAYOUT_LENGTH - sum(len(text["content"]) for text in texts)
        for text in texts:
            content = self.text(text["content"], limit=len(text["content"]) + room)
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
