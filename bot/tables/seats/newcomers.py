"""Newcomers: players who have finished few games of a kind, and whose hands explain what is asked of them."""

from bot.storage import Database, results
from bot.tables.lru_cache import LruCache
from bot.tables.models import Table

NEWCOMER_GAMES = 3
"""After so many finished games of a kind a player needs no explanations."""
CACHE_SIZE = 4096
"""Answers kept in memory: one a player and game, as often as hands are drawn."""


class Newcomers:
    """Knows who is new to a game."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known = LruCache[tuple[int, str], tuple[int, bool]](CACHE_SIZE)
        """For a player and a kind of game the number of the game at the table, and the answer."""

    async def is_new(self, table: Table, user: int) -> bool:
        """Return whether a player had finished few games of a kind when the game at a table began."""
        number, key = table.current_game.number if table.current_game else 0, (user, table.game)
        known = self._known.get(key)
        if known is not None and (known[0] == number or not known[1]):
            return known[1]
        count = await self._database.read(lambda db: results.games_finished(db, user, table.game, NEWCOMER_GAMES))
        self._known.put(key, (number, count < NEWCOMER_GAMES))
        return count < NEWCOMER_GAMES
