"""Creates, edits and deletes messages, with their gateway and page events."""

import re
from typing import Any, Final

from bot.sandbox import components as parts
from bot.sandbox import permissions, serializers
from bot.sandbox.app_state import SandboxState, timestamp
from bot.sandbox.errors import ApiError, invalid_form, missing_access, missing_permissions, unknown
from bot.sandbox.json_helpers import Json
from bot.sandbox.message_payload import EPHEMERAL, LOADING, MessagePayload, Settled, settle
from bot.sandbox.pushes import pushes_for
from bot.sandbox.validate import MAX_NONCE
from bot.sandbox.world import Account, Channel, Message

_REMEMBERED_NONCES: Final = 20
_USER_MENTION: Final = re.compile(r"<@!?(\d+)>")
_ROLE_MENTION: Final = re.compile(r"<@&(\d+)>")
_EVERYONE: Final = re.compile(r"@(everyone|here)\b")


def channel_for_bot(hub: SandboxState, channel_id: str, needed: int = 0) -> Channel:
    """Return a channel that the bot can use.

    Raises ApiError 10003 when there is none, 50001 when the bot can't see it, 50013 when it lacks permissions.
    """
    channel = hub.world.channels.get(channel_id)
    if channel is None:
        raise unknown("channel")
    bits = permissions.in_channel(hub.world.bot.id, channel)
    if not bits & permissions.VIEW_CHANNEL:
        raise missing_access()
    if bits & needed != needed:
        raise missing_permissions()
    return channel


def message_for_bot(hub: SandboxState, channel: Channel, message_id: str) -> Message:
    """Return a message that the bot's token can read: ephemeral ones are unknown to it (10008)."""
    message = channel.messages.get(message_id)
    if message is None or message.only is not None:
        raise unknown("message")
    return message


def post(
    hub: SandboxState,
    channel: Channel,
    author: Account,
    draft: MessagePayload,
    *,
    only: str | None = None,
    extra: Json | None = None,
    loading: bool = False,
) -> Message:
    """Write a new message; `only` makes it ephemeral, `extra` adds keys such as interaction_metadata."""
    if loading:
        settled = Settled({"content": "", "attachments": [], "embeds": [], "components": [], "flags": LOADING}, [])
    else:
        settled = settle(hub, channel, draft, None)
    wire: Json = {
        "id": hub.world.next_id(),
        "type": 0,
        "channel_id": channel.id,
        "author": serializers.user(author),
        "timestamp": timestamp(),
        "edited_timestamp": None,
        "pinned": False,
        "tts": bool(draft.body.get("tts")),
        **settled.fields,
        **(extra or {}),
    }
    if only is not None:
        wire["flags"] |= EPHEMERAL
    if draft.body.get("nonce") is not None:
        wire["nonce"] = draft.body["nonce"]
    _mention(hub, channel, wire, draft.body.get("allowed_mentions"))
    message = Message(wire["id"], channel, author, wire, only, hub.world.next_revision())
    message.files = settled.files
    message.silent_mentions = bool(wire["flags"] & 1 << 12)
    message.posted = hub.clock()
    hub.world.add_message(message)
    hub.pushes.extend(pushes_for(message, _words(wire)))
    if author is not hub.world.bot:
        author.read[channel.id] = message.id
    _broadcast(hub, "MESSAGE_CREATE", "message", message)
    return message


def edit(hub: SandboxState, message: Message, draft: MessagePayload, *, from_loading: bool = False) -> Message:
    """Change a message; what the draft does not name stays. The first filling of a loading one is no edit."""
    before = message.file_ids
    settled = settle(hub, message.channel, draft, message)
    # A new dict: what was sent or logged earlier keeps its own state.
    message.wire, message.files = message.wire | settled.fields, settled.files
    if not from_loading:
        message.wire["edited_timestamp"] = timestamp()
    _mention(hub, message.channel, message.wire, draft.body.get("allowed_mentions"))
    hub.world.drop_files(set(before) - set(message.file_ids))
    message.revision = hub.world.next_revision()
    _broadcast(hub, "MESSAGE_UPDATE", "message_update", message)
    return message


def change(hub: SandboxState, message: Message, fields: Json) -> None:
    """Change fields of a message without an edit by its author."""
    message.wire = message.wire | fields
    message.revision = hub.world.next_revision()
    _broadcast(hub, "MESSAGE_UPDATE", "message_update", message)


def delete(hub: SandboxState, message: Message) -> None:
    """Delete a message; a second time does nothing."""
    channel = message.channel
    if channel.messages.pop(message.id, None) is None:
        return
    for push in hub.pushes:
        push.deleted |= push.message == message.id
    hub.world.drop_files(message.file_ids)
    if message.only is None and channel.has(hub.world.bot):
        event: Json = {"id": message.id, "channel_id": channel.id}
        if channel.guild is not None:
            event["guild_id"] = channel.guild.id
        hub.gateway.dispatch("MESSAGE_DELETE", event, dm=channel.guild is None)
    gone = {"t": "message_delete", "id": message.id, "channel_id": channel.id}
    hub.audience.send(gone, channel, message.only)


def post_as_bot(hub: SandboxState, channel: Channel, draft: MessagePayload) -> Message:
    """Write with the bot's token, which needs permission.

    With `enforce_nonce` the same nonce again returns the first message. Raises ApiError 50007 when the user accepts
    no direct messages, 50013 without permission to write.
    """
    nonce = draft.body.get("nonce")
    if isinstance(nonce, str) and len(nonce) > MAX_NONCE:
        raise invalid_form([("nonce", "BASE_TYPE_MAX_LENGTH", f"Must be {MAX_NONCE} or fewer in length.")])
    if draft.body.get("enforce_nonce") and nonce is not None:
        for written in channel.newest(_REMEMBERED_NONCES):
            if written.author is hub.world.bot and written.wire.get("nonce") == nonce:
                return written
    if channel.recipient is not None and channel.recipient.dms_closed:
        raise ApiError(403, 50007, "Cannot send messages to this user")
    if channel.recipient is not None and hub.strictness.dm_openings:
        hub.hidden.write_dm(channel.recipient)
    extra: Json = {}
    reference = draft.body.get("message_reference")
    if reference:
        target = channel.messages.get(str(reference.get("message_id")))
        if target is not None:
            extra = reply_to(target)
        elif reference.get("fail_if_not_exists", True):
            raise ApiError(400, 10008, "Unknown message")
    return post(hub, channel, hub.world.bot, draft, extra=extra)


def reply_to(target: Message) -> Json:
    """Return the keys that make a message a reply to another."""
    reference: Json = {"type": 0, "channel_id": target.channel.id, "message_id": target.id}
    if target.channel.guild is not None:
        reference["guild_id"] = target.channel.guild.id
    return {"type": 19, "message_reference": reference}


def _mention(hub: SandboxState, channel: Channel, wire: Json, allowed: Any) -> None:
    text = _words(wire)
    if "<@" not in text and "@" not in text:
        wire.update(mentions=[], mention_roles=[], mention_everyone=False)
        return
    allowed = allowed if allowed is not None else {"parse": ["users", "roles", "everyone"]}
    parse: list[str] = allowed.get("parse", [])

    def passes(kind: str, found: str) -> bool:
        return kind in parse or found in {str(one) for one in allowed.get(kind) or ()}

    people = [hub.world.accounts.get(i) for i in dict.fromkeys(_USER_MENTION.findall(text)) if passes("users", i)]
    roles = channel.guild.roles if channel.guild else {}
    wire["mentions"] = [serializers.user(person) for person in people if person is not None]
    wire["mention_roles"] = [
        i for i in dict.fromkeys(_ROLE_MENTION.findall(text)) if i in roles and passes("roles", i)
    ]
    may = permissions.in_channel(wire["author"]["id"], channel) & permissions.MENTION_EVERYONE
    wire["mention_everyone"] = bool(may and "everyone" in parse and _EVERYONE.search(text))


def _words(wire: Json) -> str:
    return "\n".join((wire["content"], *parts.texts(wire["components"])))


def _broadcast(hub: SandboxState, gateway_event: str, page_event: str, message: Message) -> None:
    hub.audience.send_message(page_event, message)
    # The bot gets no events for ephemeral messages, nor in places without it: it has them from its own requests.
    hidden = message.only is not None or not message.channel.has(hub.world.bot)
    if hidden or not hub.gateway.wants(gateway_event, dm=message.channel.guild is None):
        return
    event = dict(message.wire)
    guild = message.channel.guild
    if guild is not None:
        event["guild_id"] = guild.id
        if message.author.id in guild.members:
            event["member"] = serializers.member(guild.members[message.author.id], with_user=False)
    hub.gateway.dispatch(gateway_event, event, dm=guild is None)
