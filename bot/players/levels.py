"""The levels of computer players, which a seat can have."""

from collections.abc import Mapping

from bot.players.search import Level

__all__ = ["LEVELS", "Level"]

LEVELS: Mapping[str, Level] = {
    level.name: level
    for level in (
        Level("novice", worlds=8, searches=False, novice=True),
        Level("club", worlds=16, searches=False),
        Level("master", worlds=48),
    )
}
