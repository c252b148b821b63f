"""Threads of text channels: made from a message or without one, archived, opened again, deleted."""

from typing import Any

from bot.sandbox import messages, shapes
from bot.sandbox.drafts import Draft
from bot.sandbox.errors import ApiError, invalid_form, missing_permissions, unknown
from bot.sandbox.hub import timestamp
from bot.sandbox.messages import channel_for_bot, message_for_bot
from bot.sandbox.permissions import CREATE_PUBLIC_THREADS, MANAGE_CHANNELS, MANAGE_THREADS
from bot.sandbox.rest.routing import Reply, Request, Routes
from bot.sandbox.wire import Json
from bot.sandbox.world import Channel

routes = Routes()
_PUBLIC = 11
_CREATED = 18
_DURATIONS = (60, 1440, 4320, 10080)


@routes.add("POST", "/channels/{channel}/threads")
def create(call: Request) -> Any:
    """Make a public thread without a message; Discord writes a line about it into the channel."""
    channel = channel_for_bot(call.hub, call["channel"], CREATE_PUBLIC_THREADS)
    if call.fields.get("type") != _PUBLIC:
        raise missing_permissions()
    thread = _thread(call, channel, call.hub.world.next_id())
    reference = {"type": 0, "channel_id": thread.id, "guild_id": shapes.channel(thread)["guild_id"]}
    line = Draft({"content": thread.name, "allowed_mentions": {"parse": []}})
    messages.post(
        call.hub, channel, call.hub.world.bot, line, extra={"type": _CREATED, "message_reference": reference}
    )
    return Reply(201, shapes.channel(thread))


@routes.add("POST", "/channels/{channel}/messages/{message}/threads")
def create_from_message(call: Request) -> Any:
    """Make the thread of a message, which gets the message's id."""
    channel = channel_for_bot(call.hub, call["channel"], CREATE_PUBLIC_THREADS)
    message = message_for_bot(call.hub, channel, call["message"])
    if message.id in call.hub.world.channels:
        raise ApiError(400, 160004, "A thread has already been created for this message")
    return Reply(201, shapes.channel(_thread(call, channel, message.id)))


def _thread(call: Request, channel: Channel, thread_id: str) -> Channel:
    body = call.fields
    name, minutes = str(body.get("name") or ""), body.get("auto_archive_duration") or 4320
    problems: list[tuple[str, str, str]] = []
    if not 1 <= len(name) <= 100:
        problems.append(("name", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length."))
    if minutes not in _DURATIONS:
        problems.append(("auto_archive_duration", "BASE_TYPE_CHOICES", f"Value must be one of {_DURATIONS}."))
    if channel.parent is not None or channel.guild is None:
        problems.append(("_", "INVALID_CHANNEL_TYPE", "Cannot execute action on this channel type"))
    if problems:
        raise invalid_form(problems)
    now = timestamp()
    metadata: Json = {"archived": False, "archive_timestamp": now, "auto_archive_duration": minutes, "locked": False}
    bot = call.hub.world.bot.id
    about: Json = {"owner_id": bot, "thread_metadata": metadata | {"create_timestamp": now}}
    thread = call.hub.world.add_thread(channel, thread_id, name, about)
    member = {"id": thread.id, "user_id": bot, "join_timestamp": now, "flags": 1}
    call.hub.gateway.dispatch("THREAD_CREATE", shapes.channel(thread) | {"newly_created": True, "member": member})
    return thread


def change(call: Request, thread: Channel) -> Json:
    """Archive a thread, open it again or rename it; its creator may, unless it is locked."""
    body, metadata = call.fields, thread.thread["thread_metadata"]
    manages = _manages(call, thread)
    if not manages and (metadata["locked"] or thread.thread["owner_id"] != call.hub.world.bot.id):
        raise missing_permissions()
    if "locked" in body and not manages:
        raise missing_permissions()
    if thread.archived and body.get("archived") is not False:
        raise _archived()
    changed = {key: body[key] for key in ("archived", "locked", "auto_archive_duration") if body.get(key) is not None}
    if "archived" in changed:
        changed["archive_timestamp"] = timestamp()
    thread.thread = thread.thread | {"thread_metadata": metadata | changed}
    thread.name = body.get("name") or thread.name
    shape = shapes.channel(thread)
    call.hub.gateway.dispatch("THREAD_UPDATE", shape)
    return shape


def write_in(thread: Channel) -> None:
    """Open an archived thread for a new message, as Discord does by itself; raise ApiError 160005 if it is locked."""
    if thread.parent is None or not thread.archived:
        return
    if thread.thread["thread_metadata"]["locked"]:
        raise ApiError(400, 160005, "Thread is locked")
    metadata = thread.thread["thread_metadata"] | {"archived": False, "archive_timestamp": timestamp()}
    thread.thread = thread.thread | {"thread_metadata": metadata}


def edit_in(channel: Channel) -> None:
    """Raise ApiError 50083 for an edit of a message in an archived thread."""
    if channel.archived:
        raise _archived()


@routes.add("DELETE", "/channels/{channel}")
def delete(call: Request) -> Any:
    """Delete a thread, for which the bot must be allowed to manage threads; a channel needs another permission."""
    channel = channel_for_bot(call.hub, call["channel"])
    if channel.parent is None or channel.guild is None:
        channel_for_bot(call.hub, call["channel"], MANAGE_CHANNELS)
        raise unknown("channel")
    if not _manages(call, channel):
        raise missing_permissions()
    del channel.guild.threads[channel.id], call.hub.world.channels[channel.id]
    for message in channel.messages.values():
        call.hub.world.drop_files(message.file_ids)
    shape = shapes.channel(channel)
    gone = {"id": channel.id, "guild_id": channel.guild.id, "parent_id": channel.parent.id, "type": _PUBLIC}
    call.hub.gateway.dispatch("THREAD_DELETE", gone)
    return shape


@routes.add("GET", "/guilds/{guild}/threads/active")
def active(call: Request) -> Any:
    """Return the open threads of a guild that the bot may see."""
    guild = call.hub.world.guilds.get(call["guild"])
    if guild is None:
        raise unknown("guild")
    found = [shapes.channel(thread) for thread in guild.threads.values() if not thread.archived]
    return {"threads": found, "members": [], "has_more": False}


def _manages(call: Request, thread: Channel) -> bool:
    try:
        channel_for_bot(call.hub, thread.id, MANAGE_THREADS)
    except ApiError:
        return False
    return True


def _archived() -> ApiError:
    sentence = "Tried to perform an operation on an archived thread, such as editing a message or adding a user"
    return ApiError(400, 50083, sentence)
