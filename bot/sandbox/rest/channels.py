"""/channels: the channel itself, typing, and pins."""

from typing import Any

from bot.sandbox import serializers, threads
from bot.sandbox.app_state import timestamp
from bot.sandbox.errors import unknown
from bot.sandbox.json_helpers import Json
from bot.sandbox.messages import channel_for_bot, message_for_bot
from bot.sandbox.permissions import MANAGE_CHANNELS, MANAGE_MESSAGES, SEND_MESSAGES
from bot.sandbox.rest.routing import Request, Routes

routes = Routes()


@routes.add("GET", "/channels/{channel}")
def channel(call: Request) -> Any:
    """Return a channel that the bot can see; 10003 or 50001 otherwise."""
    return serializers.channel(channel_for_bot(call.hub, call["channel"]))


@routes.add("PATCH", "/channels/{channel}")
def change_channel(call: Request) -> Any:
    """Rename a channel, change its topic, or change a thread."""
    found = channel_for_bot(call.hub, call["channel"])
    if found.parent is not None:
        return threads.change(call.hub, found, call.hub.world.bot, call.fields)
    channel_for_bot(call.hub, call["channel"], MANAGE_CHANNELS)
    body = call.fields
    found.name = body.get("name", found.name)
    found.topic = body.get("topic", found.topic)
    shape = serializers.channel(found)
    call.hub.gateway.dispatch("CHANNEL_UPDATE", shape)
    call.hub.audience.send_to_all({"t": "channels"})
    return shape


@routes.add("POST", "/channels/{channel}/typing")
def typing(call: Request) -> Any:
    """Show users that the bot is writing."""
    found = channel_for_bot(call.hub, call["channel"], SEND_MESSAGES)
    call.hub.audience.send({"t": "typing", "channel_id": found.id, "user": call.hub.world.bot.id}, found)


@routes.add("GET", "/channels/{channel}/messages/pins")
def pins(call: Request) -> Any:
    """Return the pinned messages."""
    found = channel_for_bot(call.hub, call["channel"])
    pinned = [found.messages[message_id] for message_id in found.pins if message_id in found.messages]
    items = [{"pinned_at": message.wire["timestamp"], "message": message.wire} for message in pinned]
    return {"items": items, "has_more": False}


@routes.add("GET", "/channels/{channel}/pins")
def old_pins(call: Request) -> Any:
    """Return the pinned messages as a plain list, the older form."""
    return [item["message"] for item in pins(call)["items"]]


@routes.add("PUT", "/channels/{channel}/messages/pins/{message}")
@routes.add("PUT", "/channels/{channel}/pins/{message}")
def pin(call: Request) -> Any:
    """Pin a message, which needs permission to manage messages."""
    _set_pin(call, pinned=True)


@routes.add("DELETE", "/channels/{channel}/messages/pins/{message}")
@routes.add("DELETE", "/channels/{channel}/pins/{message}")
def unpin(call: Request) -> Any:
    """Unpin a message, with the same permission."""
    _set_pin(call, pinned=False)


def _set_pin(call: Request, *, pinned: bool) -> None:
    found = channel_for_bot(call.hub, call["channel"], MANAGE_MESSAGES)
    message = message_for_bot(call.hub, found, call["message"])
    if not pinned and message.id not in found.pins:
        raise unknown("message")
    found.pins = [one for one in found.pins if one != message.id]
    if pinned:
        found.pins.insert(0, message.id)
    message.wire = message.wire | {"pinned": pinned}
    event: Json = {"channel_id": found.id, "last_pin_timestamp": timestamp()}
    if found.guild is not None:
        event["guild_id"] = found.guild.id
    call.hub.gateway.dispatch("CHANNEL_PINS_UPDATE", event, dm=found.guild is None)
