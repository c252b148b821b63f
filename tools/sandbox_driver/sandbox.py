"""A sandbox that a program drives: users, faults, and what an administrator or Discord itself would do."""

import asyncio
from collections.abc import Sequence
from functools import cached_property

from bot import sandbox
from bot.sandbox import Channel, FaultInjector, Guild, Message, Push, messages, permissions, serializers
from tools.sandbox_driver.user_client import SimulatedUser


class Sandbox(sandbox.Sandbox):
    """The sandbox of `bot sandbox`, with what tests and benches do to it."""

    @cached_property
    def _came_online(self) -> asyncio.Event:
        return asyncio.Event()

    @cached_property
    def _roles(self) -> dict[str, list[str]]:
        """The bot's roles by the id of a guild that it was removed from."""
        return {}

    def person(self, name: str, *, channels: Sequence[Channel] = (), listen: bool = True) -> SimulatedUser:
        """Return a simulated user who acts over the page's own protocol; use it with `async with`."""
        return SimulatedUser(self.url, name, channels=[channel.id for channel in channels], listen=listen)

    @property
    def faults(self) -> FaultInjector:
        """The fault injection rules for REST calls."""
        return self._hub.faults

    @property
    def quarantined(self) -> bool:
        """Whether the bot is quarantined as a spammer; an appeal resets it."""
        return self._hub.hidden.quarantined

    @quarantined.setter
    def quarantined(self, quarantined: bool) -> None:
        self._hub.hidden.quarantined = quarantined

    @property
    def pushes(self) -> Sequence[Push]:
        """The notifications on users' phones, oldest first; those of deleted messages stay."""
        return self._hub.pushes

    @property
    def answer_seconds(self) -> float:
        """The time limit of an initial response; a test of failures makes it short."""
        return self._hub.interactions.answer_seconds

    @answer_seconds.setter
    def answer_seconds(self, seconds: float) -> None:
        self._hub.interactions.answer_seconds = seconds

    @property
    def sessions(self) -> list[tuple[int, int]]:
        """The shard, and the shard count, of each connected session; several can be of one shard."""
        return self._hub.gateway.connected

    @property
    def identified(self) -> int:
        """How often a bot has started a new session."""
        return self._hub.gateway.identified

    @property
    def resumed(self) -> int:
        """How often a session was resumed."""
        return self._hub.gateway.resumed

    def also_at(self, port: int) -> None:
        """Accept requests that arrive through another port of this machine, such as a proxy's."""
        self._hosts |= {f"{host}:{port}" for host in (self.host, "127.0.0.1", "localhost")}

    def kick_bot(self, guild: Guild) -> None:
        """Remove the bot from a guild; its messages stay."""
        self._roles[guild.id] = guild.members.pop(self.bot.id).roles
        self._hub.gateway.dispatch("GUILD_DELETE", {"id": guild.id})

    def invite_bot(self, guild: Guild) -> None:
        """Add the bot to a guild again, with the roles it had."""
        self._hub.world.join(guild, self.bot).roles += self._roles.pop(guild.id, [])
        event = serializers.guild_create(guild, self.bot.id, all_members=False)
        del event["unavailable"]
        self._hub.gateway.dispatch("GUILD_CREATE", event)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a guild's channel with all that is in it."""
        assert channel.guild is not None
        for thread in channel.threads:
            del channel.guild.threads[thread.id], self._hub.world.channels[thread.id]
        del channel.guild.channels[channel.id], self._hub.world.channels[channel.id]
        for message in channel.messages.values():
            self._hub.world.drop_files(message.file_ids)
        self._hub.gateway.dispatch("CHANNEL_DELETE", serializers.channel(channel))
        self._hub.audience.tell_all({"t": "channels"})

    def delete_message(self, message: Message) -> None:
        """Delete a message as a moderator would."""
        messages.delete(self._hub, message)

    def deny(self, channel: Channel, *names: str) -> None:
        """Deny the bot permissions in a channel, by the names in `permissions.NAMES`; without names, reset them."""
        bits = sum(permissions.NAMES[name] for name in names)
        channel.overwrites.pop(self.bot.id, None)
        if bits:
            channel.overwrites[self.bot.id] = (0, bits)
        self._hub.gateway.dispatch("CHANNEL_UPDATE", serializers.channel(channel))

    async def drop_gateway(self, code: int = 4000, *, resume: bool = True) -> None:
        """Close the bot's connections; with `resume=False` its sessions are deleted, too."""
        await self._hub.gateway.drop(code, resume=resume)

    async def wait_online(self, timeout: float = 30.0) -> None:  # noqa: ASYNC109 - a test's plain deadline
        """Wait until a bot is connected, or raise TimeoutError."""
        async with asyncio.timeout(timeout):
            await self._came_online.wait()

    def _bot_changed(self) -> None:
        (self._came_online.set if self.online else self._came_online.clear)()
        super()._bot_changed()
