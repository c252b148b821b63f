"""What the bot is compared with: a bare discord.py bot with one button that does nothing, and stores nothing."""

import discord
from discord import Interaction, ui
from discord.ext import commands

PRESS = "bench:press"
"""The custom id of the button."""


class Press(ui.View):
    """A button that outlives a restart, as the library has it, and acknowledges the click."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.button(label="Press", custom_id=PRESS)
    async def press(self, interaction: Interaction, _button: ui.Button["Press"]) -> None:
        """Acknowledge the click."""
        await interaction.response.defer()


class BareBot(commands.AutoShardedBot):
    """The library with the same intents and caches as ours."""

    def __init__(self) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
        )

    async def setup_hook(self) -> None:
        """Have clicks on every button of this kind dispatched."""
        self.add_view(Press())

    async def post(self, channel: int) -> int:
        """Write a message with the button to a channel; return its id."""
        return (await self.get_partial_messageable(channel).send("A table.", view=Press())).id
