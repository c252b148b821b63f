"""Translate names and descriptions of commands from the catalogs; the English ones are in the code."""

from functools import cached_property
from typing import Any

from discord import Locale, app_commands
from discord.app_commands import TranslationContextLocation as Where

from bot.games import all_games
from bot.i18n import FALLBACK, Catalogs, message_id

KEYS = {
    Where.command_name: "name",
    Where.command_description: "description",
    Where.group_name: "name",
    Where.group_description: "description",
    Where.parameter_name: "name",
    Where.parameter_description: "description",
}


class CatalogTranslator(app_commands.Translator):
    """Translates by the keys `command-<command>[-<parameter>]-name` and `-description`."""

    def __init__(self, catalogs: Catalogs) -> None:
        self.catalogs = catalogs

    @cached_property
    def _catalogs(self) -> Catalogs:
        return self.catalogs.only("command-", "menu-", "choice-", "game-name")

    async def translate(
        self, string: app_commands.locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return the translation of a command's text, or None if the catalog has none."""
        if context.location is Where.choice_name:
            return self._choice(str(context.data.value), locale)
        words = self._catalogs.words(locale.value)
        if words.locale == FALLBACK or (kind := KEYS.get(context.location)) is None:
            return None
        menu = isinstance(context.data, app_commands.ContextMenu)
        key = message_id("menu", str(string).lower()) if menu else message_id("command", *_path(context.data), kind)
        return words(key) if words.has(key) else None

    def _choice(self, value: str, locale: Locale) -> str | None:
        """Return the translation of a choice: a game's name, or the message `choice-<value>`."""
        if value in all_games():
            return self._catalogs.words(str(locale.value), value)("game-name")
        words, key = self._catalogs.words(str(locale.value)), message_id("choice", value)
        return words(key) if words.has(key) else None


def _path(data: Any) -> list[str]:
    if isinstance(data, app_commands.Parameter):
        return [*data.command.qualified_name.split(" "), data.name]
    return str(data.qualified_name).split(" ")
