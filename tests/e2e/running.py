"""The bot as a separate program, to be sent signals; its arguments: API GATEWAY TOKEN FOLDER."""

import asyncio
import sys
from pathlib import Path

from bot.cli.runner import run_on_discord
from bot.config import Settings
from bot.ui import use_endpoint


def main() -> int:
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
    return asyncio.run(run_on_discord(settings))
