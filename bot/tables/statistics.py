"""What came of finished games, guild by guild."""

from bot.storage import Database, results
from bot.tables.house_rules import HouseBook, options_json
from bot.tables.models import Standing


class Statistics:
    """Counts results.

    Args:
        database: where they are kept.
        house_rules: what the names of house rules mean.
    """

    def __init__(self, database: Database, house_rules: HouseBook) -> None:
        self._database = database
        self._house_rules = house_rules

    async def standings(self, guild: int, game: str | None, house: str | None = None) -> tuple[Standing, ...]:
        """Return everybody's finished games in a guild, most wins first.

        Args:
            guild: guild id.
            game: only this game.
            house: only games of these house rules: a name, a preset of the game, or a code.

        Raises:
            FormError, NotFound: there are no such house rules.
        """
        options = None
        if house is not None:
            found, values = await self._house_rules.find(guild, house, game)
            game, options = found.id, options_json(found, values)
        rows = await self._database.read(lambda db: results.standings(db, guild, game, options))
        return tuple(Standing(row.user, row.games, row.wins, row.losses, row.points) for row in rows)
