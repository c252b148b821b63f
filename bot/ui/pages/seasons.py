"""Starting, closing and listing the seasons of a server."""

from datetime import datetime

from discord import ButtonStyle, Interaction
from discord.utils import escape_markdown

from bot.errors import NotFound
from bot.i18n import Catalogs, Words
from bot.tables import ALL_TIME, Season, TableService
from bot.ui.discord import Answer, People
from bot.ui.layout import GREY, MOST_OPTIONS, Message, of_no_table
from bot.ui.live import Board
from bot.ui.pages.statistics import StatisticsPages

CLOSE = "@season"


class SeasonPages:
    """Answers about seasons.

    Args:
        service: the seasons.
        catalogs: all words.
        people: for the language of whoever asks.
        board: for the language of a server.
        statistics: shows the table that a season leaves.
    """

    def __init__(
        self, service: TableService, catalogs: Catalogs, people: People, board: Board, statistics: StatisticsPages
    ) -> None:
        self._service = service
        self._seasons = service.statistics.seasons
        self._catalogs = catalogs
        self._people = people
        self._board = board
        self._statistics = statistics
        self.verbs = {CLOSE: self.close}

    async def start(self, answer: Answer, name: str) -> None:
        """Start a season and tell everybody; raises NotAllowed, Conflict as the service does."""
        guild = answer.interaction.guild_id or 0
        season = await self._seasons.start(guild, name, manager=_manages(answer.interaction))
        words = self._catalogs.words(self._board.guild_language(guild))
        await answer.public(_message([words("season-started", name=escape_markdown(season.name))]).view())

    async def ask(self, answer: Answer) -> None:
        """Answer with what closing means, and a button for it; raises NotAllowed, NotFound as the service does."""
        interaction, words = answer.interaction, self._words(answer)
        season = await self._seasons.to_close(interaction.guild_id or 0, manager=_manages(interaction))
        title = words("season-close-title", name=escape_markdown(season.name))
        message = _message([f"### {title}", words("season-close-text")])
        message.buttons(
            [message.button(f"{CLOSE}.{season.id}", words("season-close-button"), style=ButtonStyle.danger)]
        )
        await answer.private(message.view())

    async def close(self, answer: Answer, verb: str) -> None:
        """Close a season and show everybody its table; raises NotAllowed, NotFound as the service does."""
        guild, number = answer.interaction.guild_id or 0, verb.partition(".")[2]
        if not number.isdecimal():
            raise NotFound("no_running_season")
        season = await self._seasons.close(guild, int(number), manager=_manages(answer.interaction))
        closed = self._words(answer)("season-closed", name=escape_markdown(season.name))
        await answer.update(_message([closed]).view())
        await self._statistics.show_closed(answer, season)

    async def list(self, answer: Answer) -> None:
        """Answer with the newest seasons and who won them."""
        guild, words = answer.interaction.guild_id or 0, self._words(answer)
        found = (await self._seasons.of_guild(guild))[:MOST_OPTIONS]
        lines = [await self._line(words, guild, season) for season in found] or [words("season-none")]
        await answer.private(_message([f"### {words('season-list')}", *lines]).view())

    async def names(self, interaction: Interaction) -> dict[str, str]:
        """Return what can be chosen as a season here, with the words for it."""
        words = self._catalogs.words(self._people.language(interaction))
        found = await self._seasons.of_guild(interaction.guild_id or 0)
        return {**{season.name: season.name for season in found}, ALL_TIME: words("season-all-time")}

    async def _line(self, words: Words, guild: int, season: Season) -> str:
        """Return a season's line."""
        champions = await self._service.statistics.champion(season, guild)
        names = [f"<@{user}>" if user else words("leaderboard-nobody") for user in champions[:3]]
        return words(
            "season-line",
            name=escape_markdown(season.name),
            running="yes" if season.running else "no",
            **{"from": _day(season.started_at)},
            until=_day(season.closed_at or season.started_at),
            champions=", ".join(names) or "none",
        )

    def _words(self, answer: Answer) -> Words:
        return self._catalogs.words(self._people.language(answer.interaction))


def _manages(interaction: Interaction) -> bool:
    return interaction.permissions.manage_guild


def _day(moment: str) -> str:
    """Return a moment as Discord shows days, in the reader's way."""
    return f"<t:{int(datetime.fromisoformat(moment).timestamp())}:d>"


def _message(lines: list[str]) -> Message:
    message = Message(GREY, of_no_table)
    message.text(lines)
    return message
