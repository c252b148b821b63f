"""Sends events to the open pages and simulated users, at once and without polling."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field

from bot.sandbox.json_helpers import Json
from bot.sandbox.world import Account, Channel, Message


@dataclass(slots=True, eq=False)
class PageSocket:
    """One WebSocket of one user; `channels` limits its events in guilds to these ids (None: everything)."""

    account: Account
    channels: frozenset[str] | None
    queue: asyncio.Queue[str | None] = field(default_factory=asyncio.Queue[str | None])

    def hears(self, channel: Channel) -> bool:
        """Return whether this user can see the channel and this socket asked for it."""
        if channel.guild is None:
            return channel.has(self.account)
        return self.channels is None or bool(self.channels & {channel.id, channel.parent and channel.parent.id})


class Broadcaster:
    """All sockets; a text is encoded once for all of them."""

    def __init__(self) -> None:
        self.listeners: set[PageSocket] = set()

    def send(self, event: Json, channel: Channel, only: str | None = None) -> None:
        """Send an event to those who see the channel, or to the one account that sees the message."""
        self._send(event, lambda listener: (only in (None, listener.account.id)) and listener.hears(channel))

    def send_to_all(self, event: Json) -> None:
        """Send an event to all sockets."""
        self._send(event, lambda _: True)

    def send_message(self, kind: str, message: Message) -> None:
        """Send the state of a message: kind is `message`, `message_update`."""
        self.send(envelope(kind, message), message.channel, message.only)

    def _send(self, event: Json, wanted: Callable[[PageSocket], bool]) -> None:
        text: str | None = None
        for listener in self.listeners:
            if wanted(listener):
                if text is None:
                    text = json.dumps(event, separators=(",", ":"), ensure_ascii=False)
                listener.queue.put_nowait(text)


def envelope(kind: str, message: Message) -> Json:
    """Return a message with the revision by which its states are ordered, and how many its thread has."""
    shape: Json = {"t": kind, "rev": message.revision, "message": message.wire}
    if message.silent_mentions:
        shape["silent"] = True
    if message.channel.parent is not None:
        shape["count"] = len(message.channel.messages)
    return shape
