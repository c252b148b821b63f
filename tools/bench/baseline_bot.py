"""Run the bot's baseline: a minimal discord.py bot that redraws a panel as large as one of ours.

It is always the same, and nothing is stored. A bot that only acknowledges a click would not be a fair comparison.
"""

from collections.abc import Iterable

import discord
from discord import Interaction, ui
from discord.ext import commands

PRESS = "bench:0:0"
"""The custom id of a panel's first button."""
TEXTS, BUTTONS, A_ROW = 4, 15, 5


class BaselinePanel(ui.LayoutView):
    """A message with as many parts as a hand, redrawn by each click."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        box: ui.Container[BaselinePanel] = ui.Container(accent_color=0x3B7A57)
        for number in range(TEXTS):
            box.add_item(ui.TextDisplay(f"**Line {number}** of a panel that says what a hand says"))
        for number in range(BUTTONS // A_ROW):
            row: ui.ActionRow[BaselinePanel] = ui.ActionRow()
            for place in range(A_ROW):
                button: ui.Button[BaselinePanel] = ui.Button(
                    label=f"Card {place}", custom_id=f"bench:{number}:{place}"
                )
                button.callback = self.press
                row.add_item(button)
            box.add_item(row)
        self.add_item(box)

    async def press(self, interaction: Interaction) -> None:
        """Redraw the panel."""
        await interaction.response.edit_message(view=BaselinePanel())


class BaselineBot(commands.AutoShardedBot):
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
        """Have clicks on panels dispatched that outlive a restart."""
        self.add_view(BaselinePanel())

    async def post(self, channels: Iterable[str]) -> None:
        """Write a panel to each of these channels, by their ids."""
        for channel in channels:
            await self.get_partial_messageable(int(channel)).send(view=BaselinePanel())
