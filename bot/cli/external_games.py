"""Loads games from BOT_GAMES_DIR, and reports the broken ones."""

from pathlib import Path

from bot.cli.complaint import complain
from bot.games import add_game_folders, left_out


def games_in(folder: Path | None) -> bool:
    """Register the games of a folder, and print which are broken; return whether the folder exists."""
    known = left_out()
    try:
        add_game_folders(*([folder] if folder else []))
    except OSError as error:
        advice = "BOT_GAMES_DIR takes a folder with a package for each game"
        complain("bot", f"setting games_dir: {error.filename}: {error.strerror}; {advice}")
        return False
    for name, reason in left_out().items():
        if name not in known:
            complain("bot", f"the game in {name} is left out: {reason}")
    return True
