"""Compares the commands of this program with those that are registered at Discord."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import discord
from discord.http import Route

from bot.app import create_bot
from bot.config import Settings
from bot.i18n import Catalogs
from bot.ui import BotCommandTree, CatalogTranslator

Payload = Mapping[str, Any]
USUAL: Payload = {"type": 1, "required": False, "autocomplete": False, "nsfw": False}
"""The meaning of a missing key."""
COMPARED = (
    *("type", "name", "name_localizations", "description", "description_localizations", "options", "choices"),
    *("required", "autocomplete", "min_value", "max_value", "min_length", "max_length", "channel_types", "value"),
    *("default_member_permissions", "contexts", "integration_types", "nsfw"),
)


@dataclass(frozen=True, slots=True)
class Differences:
    """Names of commands, sorted.

    Args:
        missing: not registered at Discord.
        changed: registered in another form.
        left: registered, but not in this program.
    """

    missing: tuple[str, ...]
    changed: tuple[str, ...]
    left: tuple[str, ...]

    def __bool__(self) -> bool:
        return bool(self.missing or self.changed or self.left)


async def wanted_commands(settings: Settings) -> list[dict[str, Any]]:
    """Return the commands of this program in the form of Discord's API."""
    # It opens no database, so it needs no driver of one.
    bot = create_bot(settings.model_copy(update={"database_place": None, "shards": None}))
    assert isinstance(bot.tree, BotCommandTree)
    await bot.tree.set_translator(CatalogTranslator(Catalogs.load()))
    await bot.add_groups()
    return await bot.tree.payload()


async def known_commands(client: discord.Client) -> list[dict[str, Any]]:
    """Return the commands registered at Discord, with their names in all languages."""
    route = Route("GET", "/applications/{application_id}/commands", application_id=client.application_id)
    return await client.http.request(route, params={"with_localizations": "true"})


def differences(wanted: Iterable[Payload], known: Iterable[Payload]) -> Differences:
    """Return how the registered commands differ from the wanted ones."""
    ours, theirs = ({(each.get("type", 1), each["name"]): _shape(each) for each in them} for them in (wanted, known))

    def names(keys: Iterable[tuple[int, str]]) -> tuple[str, ...]:
        return tuple(sorted(name for _, name in keys))

    both = ours.keys() & theirs.keys()
    changed = (key for key in both if ours[key] != theirs[key])
    return Differences(names(ours.keys() - theirs.keys()), names(changed), names(theirs.keys() - ours.keys()))


def _shape(payload: Payload) -> dict[str, Any]:
    """Return the comparable part: Discord fills in keys that were left out, and sorts lists of numbers."""
    shape: dict[str, Any] = {}
    for key in COMPARED:
        value = payload.get(key)
        if key in ("options", "choices"):
            value = [_shape(each) for each in value or ()]
        elif key in ("contexts", "integration_types", "channel_types"):
            value = sorted(value or ())
        elif key == "default_member_permissions" and value is not None:
            value = str(value)
        if value not in (None, [], {}, "", USUAL.get(key)):
            shape[key] = value
    return shape
