"""/channels/{id}/messages with the bot's token."""

from typing import Any

from bot.sandbox import messages, threads
from bot.sandbox.errors import ApiError, invalid_form, missing_permissions
from bot.sandbox.messages import channel_for_bot, message_for_bot
from bot.sandbox.permissions import (
    ATTACH_FILES,
    MANAGE_MESSAGES,
    READ_MESSAGE_HISTORY,
    SEND_MESSAGES,
    SEND_MESSAGES_IN_THREADS,
)
from bot.sandbox.rest.routing import Request, Routes

routes = Routes()


@routes.add("GET", "/channels/{channel}/messages")
def history(call: Request) -> Any:
    """Return messages, newest first."""
    channel = channel_for_bot(call.hub, call["channel"], READ_MESSAGE_HISTORY)
    limit = call.number("limit", 50)
    if not 1 <= limit <= 100:
        raise invalid_form([("limit", "NUMBER_TYPE_MAX", "int value should be between 1 and 100.")])
    before, after = call.query.get("before"), call.query.get("after")
    if "around" in call.query:
        half = int(call.query["around"])
        older = channel.newest(limit // 2 + 1, before=str(half + 1))
        newer = channel.newest(limit // 2, after=str(half))
        return [m.wire for m in (*newer, *older) if m.only is None]
    return [m.wire for m in channel.newest(limit, before, after) if m.only is None]


@routes.add("POST", "/channels/{channel}/messages")
def create(call: Request) -> Any:
    """Write a message."""
    channel = channel_for_bot(call.hub, call["channel"], ATTACH_FILES if call.files else 0)
    channel_for_bot(call.hub, channel.id, SEND_MESSAGES_IN_THREADS if channel.parent else SEND_MESSAGES)
    threads.write_in(call.hub, channel)
    return messages.post_as_bot(call.hub, channel, call.draft).wire


@routes.add("GET", "/channels/{channel}/messages/{message}")
def get(call: Request) -> Any:
    """Return one message."""
    channel = channel_for_bot(call.hub, call["channel"], READ_MESSAGE_HISTORY)
    return message_for_bot(call.hub, channel, call["message"]).wire


@routes.add("PATCH", "/channels/{channel}/messages/{message}")
def edit(call: Request) -> Any:
    """Change one of the bot's own messages."""
    channel = channel_for_bot(call.hub, call["channel"], ATTACH_FILES if call.files else 0)
    message = message_for_bot(call.hub, channel, call["message"])
    if message.author is not call.hub.world.bot:
        raise ApiError(403, 50005, "Cannot edit a message authored by another user")
    if channel.archived:
        raise threads.archived()
    if call.hub.strictness.old_edits:
        call.hub.hidden.edit(message)
    return messages.edit(call.hub, message, call.draft).wire


@routes.add("DELETE", "/channels/{channel}/messages/{message}")
def delete(call: Request) -> Any:
    """Delete a message; those of others need permission to manage messages."""
    channel = channel_for_bot(call.hub, call["channel"])
    message = message_for_bot(call.hub, channel, call["message"])
    if message.author is not call.hub.world.bot:
        if channel.guild is None:
            raise missing_permissions()
        channel_for_bot(call.hub, call["channel"], MANAGE_MESSAGES)
    messages.delete(call.hub, message)


@routes.add("POST", "/channels/{channel}/messages/bulk-delete")
def bulk_delete(call: Request) -> Any:
    """Delete 2 to 100 messages at once; missing ones are ignored."""
    channel = channel_for_bot(call.hub, call["channel"], MANAGE_MESSAGES)
    wanted = [str(one) for one in call.fields.get("messages") or ()]
    if not 2 <= len(wanted) <= 100:
        raise invalid_form([("messages", "BASE_TYPE_BAD_LENGTH", "Must be between 2 and 100 in length.")])
    for message_id in wanted:
        message = channel.messages.get(message_id)
        if message is not None and message.only is None:
            messages.delete(call.hub, message)
