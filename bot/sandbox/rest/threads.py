"""Threads of text channels: created from a message or without one, changed, listed, joined, deleted."""

from typing import Any

from bot.sandbox import serializers, threads
from bot.sandbox.errors import missing_permissions, unknown
from bot.sandbox.json_helpers import Json
from bot.sandbox.messages import channel_for_bot, message_for_bot
from bot.sandbox.permissions import CREATE_PUBLIC_THREADS, MANAGE_CHANNELS, READ_MESSAGE_HISTORY
from bot.sandbox.rest.routing import Reply, Request, Routes
from bot.sandbox.world import Channel, type_thread

routes = Routes()


@routes.add("POST", "/channels/{channel}/threads")
def create(call: Request) -> Any:
    """Create a public thread without a message."""
    channel = channel_for_bot(call.hub, call["channel"], CREATE_PUBLIC_THREADS)
    if call.fields.get("type") != type_thread:
        raise missing_permissions()
    return Reply(201, serializers.channel(threads.create(call.hub, channel, call.hub.world.bot, call.fields)))


@routes.add("POST", "/channels/{channel}/messages/{message}/threads")
def create_from_message(call: Request) -> Any:
    """Create the thread of a message."""
    channel = channel_for_bot(call.hub, call["channel"], CREATE_PUBLIC_THREADS)
    message = message_for_bot(call.hub, channel, call["message"])
    return Reply(201, serializers.channel(threads.create_from(call.hub, message, call.hub.world.bot, call.fields)))


@routes.add("DELETE", "/channels/{channel}")
def delete(call: Request) -> Any:
    """Delete a thread, which needs permission to manage threads; a channel needs another permission."""
    channel = channel_for_bot(call.hub, call["channel"])
    if channel.parent is None:
        channel_for_bot(call.hub, call["channel"], MANAGE_CHANNELS)
        raise unknown("channel")
    return threads.delete(call.hub, channel, call.hub.world.bot)


@routes.add("GET", "/guilds/{guild}/threads/active")
def active(call: Request) -> Any:
    """Return the open threads of a guild that the bot may see."""
    guild = call.hub.world.guilds.get(call["guild"])
    if guild is None:
        raise unknown("guild")
    return _listed([thread for thread in guild.threads.values() if not thread.archived])


@routes.add("GET", "/channels/{channel}/threads/archived/public")
def archived(call: Request) -> Any:
    """Return the archived threads of a channel, those archived last first."""
    channel = channel_for_bot(call.hub, call["channel"], READ_MESSAGE_HISTORY)
    before, limit = call.query.get("before", "~"), call.number("limit", 50)
    found = [thread for thread in channel.threads if thread.archived and _archived_at(thread) < before]
    found.sort(key=_archived_at, reverse=True)
    return _listed(found[:limit]) | {"has_more": len(found) > limit}


def _archived_at(thread: Channel) -> str:
    return thread.thread["thread_metadata"]["archive_timestamp"]


def _listed(found: list[Channel]) -> Json:
    return {"threads": [serializers.channel(thread) for thread in found], "members": [], "has_more": False}


@routes.add("PUT", "/channels/{channel}/thread-members/@me")
@routes.add("DELETE", "/channels/{channel}/thread-members/@me")
def join_or_leave(call: Request) -> Any:
    """Join a thread or leave it, which an archived one doesn't allow; every user here reads every public thread."""
    thread = channel_for_bot(call.hub, call["channel"])
    if thread.parent is None:
        raise unknown("channel")
    if thread.archived:
        raise threads.archived()
