"""Games of your own are held to the contract, too: those in the folder that BOT_GAMES_DIR names."""

import os
from pathlib import Path

from bot.games import add_game_folders

if folder := os.environ.get("BOT_GAMES_DIR"):
    add_game_folders(Path(folder))
