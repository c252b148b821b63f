"""Starting, closing and listing the seasons of a server."""

from datetime import datetime

from discord import ButtonStyle, Interaction

from bot.i18n import Words
from bot.tables import ALL_TIME, Season
from bot.ui.discord import Answer, Context
from bot.ui.display_names import Called
from bot.ui.escaping import escaped
from bot.ui.layout import GREY, MOST_OPTIONS, CloseSeason, Message, of_no_table
from bot.ui.live import Board
from bot.ui.pages.clicks import Click, Handlers
from bot.ui.pages.leaderboard import LeaderboardPages


class SeasonPages:
    """Answers about seasons.

    Args:
        context: the seasons, the words and the people.
        board: for the language of a server.
        leaderboard: shows the table that a season leaves.
    """

    def __init__(self, context: Context, board: Board, leaderboard: LeaderboardPages) -> None:
        self._context = context
        self._statistics = context.service.statistics
        self._seasons = context.service.statistics.seasons
        self._board = board
        self._leaderboard = leaderboard
        self.handlers: Handlers = {CloseSeason: self._close}

    async def start(self, answer: Answer, name: str) -> None:
        """Start a season and tell everybody; raises NotAllowed, Conflict as the service does."""
        guild = answer.interaction.guild_id or 0
        season = await self._seasons.start(guild, name, manager=_manages(answer.interaction))
        words = self._context.catalogs.words(self._board.guild_language(guild))
        await answer.public(_message([words("season-started", name=escaped(season.name))]).view())

    async def ask(self, answer: Answer) -> None:
        """Answer with what closing means, and a button for it; raises NotAllowed, NotFound as the service does."""
        interaction, words = answer.interaction, self._words(answer)
        season = await self._seasons.to_close(interaction.guild_id or 0, manager=_manages(interaction))
        title = words("season-close-title", name=escaped(season.name))
        message = _message([f"### {title}", words("season-close-text")])
        message.buttons(
            [message.button(CloseSeason(season.id), words("season-close-button"), style=ButtonStyle.danger)]
        )
        await answer.private(message.view())

    async def _close(self, click: Click[CloseSeason]) -> None:
        """Close a season and show everybody its table; raises NotAllowed, NotFound as the service does."""
        answer = click.answer
        guild, manager = answer.interaction.guild_id or 0, _manages(answer.interaction)
        season = await self._seasons.close(guild, click.verb.season, manager=manager)
        closed = self._words(answer)("season-closed", name=escaped(season.name))
        await answer.update(_message([closed]).view())
        await self._leaderboard.show_closed(answer, season)

    async def list(self, answer: Answer) -> None:
        """Answer with the newest seasons and who won them."""
        guild, words = answer.interaction.guild_id or 0, self._words(answer)
        found = (await self._seasons.of_guild(guild))[:MOST_OPTIONS]
        lines = [await self._line(words, guild, season) for season in found] or [words("season-none")]
        await answer.private(_message([f"### {words('season-list')}", *lines]).view())

    async def names(self, interaction: Interaction) -> dict[str, str]:
        """Return what can be chosen as a season here, with the words for it."""
        words = self._context.words(interaction)
        found = await self._seasons.of_guild(interaction.guild_id or 0)
        return {**{season.name: season.name for season in found}, ALL_TIME: words("season-all-time")}

    async def _line(self, words: Words, guild: int, season: Season) -> str:
        """Return a season in a line: its days and its champions, three of them at the most."""
        champions = await self._statistics.champion(season, guild)
        await self._context.lookups.learn(champions[:3], guild)
        called = Called(self._context.people, guild)
        names = [called.text(user) if user else words("leaderboard-nobody") for user in champions[:3]]
        return words(
            "season-line",
            name=escaped(season.name),
            running="yes" if season.running else "no",
            **{"from": _day(season.started_at)},
            until=_day(season.closed_at or season.started_at),
            champions=", ".join(names) or "none",
        )

    def _words(self, answer: Answer) -> Words:
        return self._context.words(answer.interaction)


def _manages(interaction: Interaction) -> bool:
    return interaction.permissions.manage_guild


def _day(moment: str) -> str:
    """Return a moment as Discord shows days, in the reader's way."""
    return f"<t:{int(datetime.fromisoformat(moment).timestamp())}:d>"


def _message(lines: list[str]) -> Message:
    message = Message(GREY, of_no_table)
    message.text(lines)
    return message
