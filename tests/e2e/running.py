"""The bot as a program of its own, to be sent signals: `python -m tests.e2e.running API GATEWAY TOKEN FOLDER`."""

import asyncio
import sys
from pathlib import Path

from bot.cli.runner import run_on_discord
from bot.config import Settings
from bot.ui import use_endpoint


def main(api: str, gateway: str, token: str, folder: str) -> int:
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


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
