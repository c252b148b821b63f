"""Turns users' actions on the page into interactions: commands, clicks, choices and forms."""

import asyncio
from typing import Any, Final

from bot.sandbox import components as parts
from bot.sandbox import permissions, serializers
from bot.sandbox.app_state import SandboxState
from bot.sandbox.commands import by_person, context_of
from bot.sandbox.errors import PageError
from bot.sandbox.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, Interaction
from bot.sandbox.json_helpers import Json, one
from bot.sandbox.options import OptionResolver, command_data, menu_data
from bot.sandbox.world import Account, Channel, Message

_FILE_LIMIT: Final = 10 * 1024 * 1024


async def command(hub: SandboxState, account: Account, channel: Channel, path: str, values: Json) -> Json:
    """Use a slash command and return the bot's first answer."""
    data = command_data(hub, account, channel, path, values)
    return await _ask(hub, COMMAND, account, channel, data)


async def menu(hub: SandboxState, account: Account, channel: Channel, name: str, target: str) -> Json:
    """Choose a menu entry on a user or a message and return the bot's first answer."""
    return await _ask(hub, COMMAND, account, channel, menu_data(hub, account, channel, name, target))


async def complete(
    hub: SandboxState, account: Account, channel: Channel, path: str, values: Json, focused: str
) -> Json:
    """Ask the bot for suggestions for the focused option."""
    data = command_data(hub, account, channel, path, values, focused)
    return await _ask(hub, AUTOCOMPLETE, account, channel, data)


async def press(
    hub: SandboxState, account: Account, message: Message, custom_id: str, values: list[str] | None
) -> Json:
    """Click a button, or choose values in a select, and return the bot's first answer."""
    component = parts.find(message.wire["components"], custom_id)
    if component is None:
        raise PageError("This component is no longer there.", 409)
    if component.get("disabled"):
        raise PageError("This component is disabled.", 409)
    kind: int = component["type"]
    data: Json = {"custom_id": custom_id, "component_type": kind, "id": component["id"]}
    if kind in parts.SELECTS:
        resolver = OptionResolver(hub, account, message.channel)
        data["values"] = _chosen(resolver, component, values or [], component["min_values"])
        if resolver.resolved:
            data["resolved"] = resolver.resolved
    return await _ask(hub, COMPONENT, account, message.channel, data, message)


async def forge(
    hub: SandboxState, account: Account, message: Message, custom_id: str, values: list[str] | None
) -> Json:
    """Send a click without checking whether the message offers it; for tests of the bot's own checks."""
    data: Json = {"custom_id": custom_id, "component_type": parts.BUTTON, "id": 1}
    if values is not None:
        data |= {"component_type": parts.STRING_SELECT, "values": values}
    return await _ask(hub, COMPONENT, account, message.channel, data, message)


async def submit(hub: SandboxState, account: Account, opener: Interaction, values: Json) -> Json:
    """Send a modal with values by custom_id and return the bot's first answer."""
    assert opener.modal is not None
    resolver = OptionResolver(hub, account, opener.channel)
    unknown = set(values) - {c.get("custom_id") for _, c in parts.walk(opener.modal["components"])}
    if unknown:
        raise PageError(f"The form has no field {', '.join(sorted(unknown))}.")
    data: Json = {
        "custom_id": opener.modal["custom_id"],
        "components": [_submitted(resolver, component, values) for component in opener.modal["components"]],
    }
    if resolver.resolved:
        data["resolved"] = resolver.resolved
    return await _ask(hub, MODAL_SUBMIT, account, opener.channel, data, opener.message, opener)


def _chosen(resolver: OptionResolver, select: Json, values: list[str], least: int) -> list[str]:
    if not least <= len(values) <= select.get("max_values", 1):
        raise PageError(f"Choose {least} to {select.get('max_values', 1)} values.")
    find = {
        parts.USER_SELECT: resolver.user,
        parts.ROLE_SELECT: resolver.role,
        parts.MENTIONABLE_SELECT: resolver.mentionable,
        parts.CHANNEL_SELECT: resolver.channel,
    }.get(select["type"])
    if find is None:
        return _valid_values(select, values)
    found = [find(value) for value in values]
    if None in found:
        raise PageError(f"Nothing is called {values[found.index(None)]}.")
    return [value for value in found if value is not None]


def _valid_values(holder: Json, values: list[str]) -> list[str]:
    offered = {option["value"] for option in holder["options"]}
    if not offered.issuperset(values):
        raise PageError("That is not one of the options.")
    return values


def _submitted(resolver: OptionResolver, component: Json, values: Json) -> Json:
    kind: int = component["type"]
    shape: Json = {"type": kind, "id": component["id"]}
    if kind == parts.ROW:
        return shape | {"components": [_submitted(resolver, c, values) for c in component["components"]]}
    if kind == parts.LABEL:
        return shape | {"component": _submitted(resolver, component["component"], values)}
    if kind == parts.TEXT:
        return shape
    shape["custom_id"] = component["custom_id"]
    given = values.get(component["custom_id"])
    if kind == parts.TEXT_INPUT:
        return shape | {"value": _text(component, component.get("value", "") if given is None else str(given))}
    if kind == parts.CHECKBOX:
        return shape | {"value": bool(component.get("default") if given is None else given)}
    if kind == parts.RADIO_GROUP:
        return shape | {"value": _radio(component, given)}
    chosen: list[Any] = _preset(component) if given is None else list(given)
    if kind == parts.FILE_UPLOAD:
        return shape | {"values": [resolver.attachment(upload) for upload in chosen]}
    if kind == parts.CHECKBOX_GROUP:
        return shape | {"values": _ticked(component, chosen)}
    least = component["min_values"] if component.get("required", True) else 0  # messages ignore `required`
    return shape | {"values": _chosen(resolver, component, [str(value) for value in chosen], least)}


def _preset(component: Json) -> list[str]:
    defaults = [str(entry["id"]) for entry in component.get("default_values") or ()]
    return defaults + [option["value"] for option in component.get("options") or () if option.get("default")]


def _radio(component: Json, given: Any) -> str | None:
    chosen = _preset(component) if given is None else [str(given)]
    if not chosen:
        if component.get("required", True):
            raise PageError("Choose one of the options.")
        return None
    return _valid_values(component, chosen[:1])[0]


def _ticked(component: Json, chosen: list[str]) -> list[str]:
    least = component.get("min_values", 1 if component.get("required", True) else 0)
    most = component.get("max_values", len(component["options"]))
    if not least <= len(chosen) <= most:
        raise PageError(f"Tick {least} to {most} boxes.")
    return _valid_values(component, chosen)


def _text(component: Json, value: str) -> str:
    least, most = component.get("min_length") or 0, component.get("max_length") or 4000
    if not value and not component.get("required", True):
        return value
    if not max(1, least) <= len(value) <= most:
        raise PageError(f"Write {max(1, least)} to {most} characters.")
    return value


async def _ask(
    hub: SandboxState,
    kind: int,
    account: Account,
    channel: Channel,
    data: Json,
    message: Message | None = None,
    source: Interaction | None = None,
) -> Json:
    owners = _owners(hub, account, channel, data, message, source)
    interaction = hub.interactions.open(
        hub.world.next_id(), kind, account, channel, data, message, source, owners=owners
    )
    assert interaction.first is not None
    if not hub.gateway.dispatch("INTERACTION_CREATE", _event(hub, interaction)):
        return {"kind": "failed", "reason": "offline"}
    timer = asyncio.get_running_loop().call_later(hub.interactions.answer_seconds, interaction.expire)
    try:
        return await interaction.first
    finally:
        timer.cancel()
        interaction.first = None  # it holds a whole message, and the interaction lives on for a quarter of an hour


def _owners(
    hub: SandboxState,
    account: Account,
    channel: Channel,
    data: Json,
    message: Message | None,
    source: Interaction | None,
) -> Json:
    """Return the installations behind an interaction: a click belongs to the user who brought the message there."""
    if source is not None:
        return source.owners
    metadata: Json = one(message.wire, "interaction_metadata") if message is not None else {}
    if metadata:
        return one(metadata, "authorizing_integration_owners")
    owners: Json = {}
    if channel.guild is None and not channel.group:
        return {"1": account.id}
    if channel.guild is not None and hub.world.bot.id in channel.guild.members:
        owners["0"] = channel.guild.id
    if account.installed and by_person(hub.commands, data):
        owners["1"] = account.id
    return owners


def _event(hub: SandboxState, interaction: Interaction) -> Json:
    account, channel, bot = interaction.account, interaction.channel, hub.world.bot
    event: Json = {
        "version": 1,
        "id": interaction.id,
        "application_id": bot.id,
        "type": interaction.kind,
        "token": interaction.token,
        "data": interaction.data,
        "channel": serializers.partial_channel(channel, account.id),
        "channel_id": channel.id,
        "locale": account.locale,
        "app_permissions": str(permissions.app_permissions(bot.id, account.id, channel)),
        "entitlements": [],
        "authorizing_integration_owners": interaction.owners,
        "context": context_of(channel),
        "attachment_size_limit": _FILE_LIMIT,
    }
    if interaction.message is not None:
        event["message"] = interaction.message.wire
    guild = channel.guild
    if guild is None:
        event["user"] = serializers.user(account)
        return event
    bits = permissions.in_channel(account.id, channel)
    event["member"] = serializers.member(guild.members[account.id]) | {"permissions": str(bits)}
    event["guild_id"] = guild.id
    event["guild_locale"] = guild.locale
    event["guild"] = {"id": guild.id, "locale": guild.locale, "features": serializers.guild(guild)["features"]}
    return event
