"""Plain direct messages, and the channels they go to; their ids are kept, since opening many fast is refused."""

import discord

from bot.ui.discord import Context, Throttle, Use


class DirectMessages:
    """Writes to people directly.

    Args:
        client: for sending.
        context: keeps the channels, and makes commands clickable.
        throttle: when it is a request's turn.
    """

    def __init__(self, client: discord.Client, context: Context, throttle: Throttle) -> None:
        self._throttle = throttle
        self._client = client
        self._commands = context.commands
        self._notebook = context.service.notebook

    async def channel(self, user: int) -> int:
        """Return the id of a person's direct messages with the bot."""
        note = await self._notebook.read(f"dm:{user}")
        if note:
            return int(note)
        opened = (await self._client.create_dm(discord.Object(user))).id
        await self._notebook.write(f"dm:{user}", str(opened))
        return opened

    async def send(self, user: int, text: str) -> None:
        """Write to a person; raises what Discord answers."""
        place = self._client.get_partial_messageable(await self.channel(user), type=discord.ChannelType.private)
        await self._throttle.turn(Use.DIRECT)
        await place.send(self._commands.text(text), suppress_embeds=True)
