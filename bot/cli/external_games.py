"""Loads games from BOT_GAMES_DIR, and reports the broken ones."""

import sys
from pathlib import Path

from bot.games import add_game_folders, left_out


def games_in(folder: Path | None) -> bool:
    """Register the games of a folder, and print which are broken; return whether the folder exists."""
    known = left_out()
    try:
        add_game_folders(*([folder] if folder else []))
    except OSError as error:
        print(
            f"bot: setting games_dir: {error.filename}: {error.strerror}; BOT_GAMES_DIR takes a folder"
            " with a package for each game",
            file=sys.stderr,
        )
        return False
    for name, reason in left_out().items():
        if name not in known:
            print(f"bot: the game in {name} is left out: {reason}", file=sys.stderr)
    return True
