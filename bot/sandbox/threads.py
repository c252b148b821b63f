"""Creates, changes and deletes threads, for the bot's requests and for users of the page."""

from typing import Any, Final

from bot.sandbox import messages, permissions, serializers
from bot.sandbox.app_state import SandboxState, timestamp
from bot.sandbox.errors import ApiError, invalid_form, missing_permissions
from bot.sandbox.json_helpers import Json
from bot.sandbox.message_payload import MessagePayload
from bot.sandbox.world import Account, Channel, Message, type_thread

HAS_THREAD: Final = 1 << 5
"""The flag of a message that has a thread."""
_CREATED: Final = 18
_DURATIONS: Final = (60, 1440, 4320, 10080)


def create(hub: SandboxState, channel: Channel, account: Account, body: Json) -> Channel:
    """Create a public thread without a message; a line in the channel announces it; raises ApiError 50013, 50035."""
    thread = _create(hub, channel, account, body, hub.world.next_id())
    assert channel.guild is not None
    reference = {"type": 0, "channel_id": thread.id, "guild_id": channel.guild.id}
    line = MessagePayload({"content": thread.name, "allowed_mentions": {"parse": []}})
    messages.post(hub, channel, account, line, extra={"type": _CREATED, "message_reference": reference})
    return thread


def create_from(hub: SandboxState, message: Message, account: Account, body: Json) -> Channel:
    """Create the thread of a message, which gets the message's id.

    Raises:
        ApiError: 50013, 50035; 160004 if the message has a thread.
    """
    if message.id in hub.world.channels:
        raise ApiError(400, 160004, "A thread has already been created for this message")
    thread = _create(hub, message.channel, account, body, message.id)
    messages.change(
        hub, message, {"flags": message.wire["flags"] | HAS_THREAD, "thread": serializers.channel(thread)}
    )
    return thread


def _create(hub: SandboxState, channel: Channel, account: Account, body: Json, thread_id: str) -> Channel:
    _need(account, channel, permissions.CREATE_PUBLIC_THREADS)
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
    about: Json = {"owner_id": account.id, "thread_metadata": metadata | {"create_timestamp": now}}
    thread = hub.world.add_thread(channel, thread_id, name, about)
    event = serializers.channel(thread) | {"newly_created": True}
    if account is hub.world.bot:
        event["member"] = {"id": thread.id, "user_id": account.id, "join_timestamp": now, "flags": 1}
    hub.gateway.dispatch("THREAD_CREATE", event)
    hub.audience.send_to_all({"t": "channels"})
    return thread


def change(hub: SandboxState, thread: Channel, account: Account, body: Json) -> Json:
    """Archive a thread, open it again, lock or rename it; return its channel object.

    Its creator can do that, and all members with permission to manage threads. All who can write in it can open it
    again, unless it is locked.

    Raises:
        ApiError: 50013; 50083 for any other change of an archived thread.
    """
    metadata = thread.thread["thread_metadata"]
    if not _manages(account, thread):
        writes = permissions.in_channel(account.id, thread) & permissions.SEND_MESSAGES_IN_THREADS
        opens = bool(writes) and set(body) == {"archived"} and body["archived"] is False
        if metadata["locked"] or "locked" in body or not (opens or thread.thread["owner_id"] == account.id):
            raise missing_permissions()
    if thread.archived and body.get("archived") is not False:
        raise archived()
    known: tuple[str, ...] = ("archived", "locked", "auto_archive_duration")
    _update(hub, thread, {key: body[key] for key in known if body.get(key) is not None}, body.get("name"))
    return serializers.channel(thread)


def write_in(hub: SandboxState, thread: Channel) -> None:
    """Open an archived thread for a new message, as Discord does; raise ApiError 160005 if it is locked."""
    if not thread.archived:
        return
    if thread.thread["thread_metadata"]["locked"]:
        raise ApiError(400, 160005, "Thread is locked")
    _update(hub, thread, {"archived": False})


def delete(hub: SandboxState, thread: Channel, account: Account) -> Json:
    """Delete a thread with its messages; return its channel object.

    Raises:
        ApiError: 50013 without permission to manage threads.
    """
    if not _manages(account, thread):
        raise missing_permissions()
    assert thread.guild is not None
    assert thread.parent is not None
    del thread.guild.threads[thread.id], hub.world.channels[thread.id]
    for message in thread.messages.values():
        hub.world.drop_files(message.file_ids)
    gone = {"id": thread.id, "guild_id": thread.guild.id, "parent_id": thread.parent.id, "type": type_thread}
    hub.gateway.dispatch("THREAD_DELETE", gone)
    hub.audience.send_to_all({"t": "channels"})
    return serializers.channel(thread)


def archived() -> ApiError:
    """Return the error for a change in an archived thread."""
    sentence = "Tried to perform an operation on an archived thread, such as editing a message or adding a user"
    return ApiError(400, 50083, sentence)


def _update(hub: SandboxState, thread: Channel, changed: Json, name: Any = None) -> None:
    if "archived" in changed:
        changed = changed | {"archive_timestamp": timestamp()}
    thread.thread = thread.thread | {"thread_metadata": thread.thread["thread_metadata"] | changed}
    thread.name = name or thread.name
    hub.gateway.dispatch("THREAD_UPDATE", serializers.channel(thread))
    hub.audience.send_to_all({"t": "channels"})


def _manages(account: Account, thread: Channel) -> bool:
    return bool(permissions.in_channel(account.id, thread) & permissions.MANAGE_THREADS)


def _need(account: Account, channel: Channel, bit: int) -> None:
    if not permissions.in_channel(account.id, channel) & bit:
        raise missing_permissions()
