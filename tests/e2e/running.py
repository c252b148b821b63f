"""The bot as a separate program, to be sent signals; its arguments: API GATEWAY TOKEN FOLDER."""

import asyncio
import sys
from pathlib import Path

from bot.app import create_bot
from bot.cli import runner
from bot.config import Settings
from bot.ui import CardBot, use_endpoint


def create(settings: Settings) -> CardBot:
    """Return the bot; it does not wait two seconds for more guilds, since there are none."""
    bot = create_bot(settings)
    bot._connection.guild_ready_timeout = 0.1
    return bot


def main() -> int:
    runner.create_bot = create
    api, gateway, token, folder = sys.argv[1:]
    use_endpoint(api, gateway)
    settings = Settings(
        _env_file=None,
        DISCORD_TOKEN=token,
        data_dir=Path(folder),
        computer_pause=0,
        edit_interval=0,
        card_emojis=False,
        workers=0,
    )
    return asyncio.run(runner.run_on_discord(settings))
