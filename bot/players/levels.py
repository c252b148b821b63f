"""The levels of computer players, which a seat can have."""

from collections.abc import Mapping

from bot.players.search import Level

__all__ = ["LEVELS", "Level"]

LEVELS: Mapping[str, Level] = {
    level.name: level
    for level in (
        Level("novice", worlds=8, z=1.0, least=0.01, regret=0.03),
        Level("club", worlds=16, z=1.0, least=0.005, regret=0.01),
        Level("master", worlds=48, z=1.0, least=0.003),
    )
}
