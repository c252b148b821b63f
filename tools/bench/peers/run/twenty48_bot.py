"""The smallest bot with the 2048 of `discord-games`: `/2048` starts a game, with images after `--images`."""

import os
import sys
from importlib import import_module
from typing import Any

import discord
from discord.ext import commands

games: Any = import_module("discord_games.button_games")  # only the peer's Python has it


class Twenty48Bot(commands.Bot):
    """A bot with one command, which it registers as it starts."""

    async def setup_hook(self) -> None:
        """Register the command."""
        await self.tree.sync()


bot = Twenty48Bot(commands.when_mentioned, intents=discord.Intents.default())


@bot.hybrid_command(name="2048")
async def play(context: commands.Context[Twenty48Bot]) -> None:
    """Play 2048."""
    await games.BetaTwenty48(render_image="--images" in sys.argv).start(context)


bot.run(os.environ["DISCORD_TOKEN"])
