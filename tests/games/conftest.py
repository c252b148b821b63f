"""Games of your own are held to the contract, too: those in the folder that BOT_GAMES_DIR names."""

import os
from pathlib import Path

from bot.games import look_also_in

if folder := os.environ.get("BOT_GAMES_DIR"):
    look_also_in(Path(folder))
