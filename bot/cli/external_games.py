"""Games in a further folder, and what is said of those that can't be used."""

import sys
from pathlib import Path

from bot.games import left_out, look_also_in


def games_in(folder: Path | None) -> bool:
    """Find the games of a further folder from now on, and say which are left out; return whether it is a folder."""
    known = left_out()
    try:
        look_also_in(*([folder] if folder else []))
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
