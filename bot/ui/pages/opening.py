"""Opening a table as the guild wants it: where, by whom, and by which house rules if none are named."""

from collections.abc import Mapping

import discord
from discord import Interaction

from bot.errors import NotAllowed
from bot.games import find_game
from bot.rules.errors import FormError
from bot.tables import GuildSettings, Table, TableService


class Opening:
    """Opens tables where and by whom the guild wants it.

    Args:
        service: the tables, and what guilds have chosen.
    """

    def __init__(self, service: TableService) -> None:
        self._service = service

    async def table(
        self, interaction: Interaction, game: str, given: Mapping[str, object], seats: int | None = None
    ) -> Table:
        """Open a table where a command was given.

        Args:
            interaction: the command.
            game: the game's id.
            given: options by name, None for those that were left out.
            seats: how many may sit down at most.

        Raises:
            NotAllowed: `wrong_channel` (channel), `opened_by_role` (role), `opened_by_managers`.
            FormError, Conflict: as the service does.
        """
        check_place(interaction, await self._service.settings.of_guild(interaction.guild_id))
        options = {name: value for name, value in given.items() if value is not None}
        return await self._service.open(
            guild=interaction.guild_id,
            channel=interaction.channel_id or 0,
            host=interaction.user.id,
            game=game,
            options=options or await self._usual(interaction.guild_id, game),
            seats=seats,
        )

    async def _usual(self, guild: int | None, game: str) -> Mapping[str, object]:
        """Return the guild's own house rules; the game's standard if it has none, or they are no longer there."""
        house = (await self._service.settings.of_guild(guild)).house_rules.get(game)
        if house is None:
            return {}
        try:
            return await self._service.house_rules.resolve(find_game(game), guild, {"preset": house})
        except FormError:
            return {}


def check_place(interaction: Interaction, chosen: GuildSettings) -> None:
    """Accept that somebody opens a table where they are; raises NotAllowed."""
    guild = interaction.guild
    if guild is None:
        return
    # A channel that was deleted keeps nobody from playing elsewhere.
    if chosen.channel and guild.get_channel(chosen.channel) and chosen.channel not in places(interaction):
        raise NotAllowed("wrong_channel", channel=str(chosen.channel))
    if chosen.openers == "everyone" or interaction.permissions.manage_guild:
        return
    if chosen.openers == "managers" or chosen.opener_role is None:
        raise NotAllowed("opened_by_managers")
    if not isinstance(interaction.user, discord.Member) or interaction.user.get_role(chosen.opener_role) is None:
        raise NotAllowed("opened_by_role", role=str(chosen.opener_role))


def places(interaction: Interaction) -> set[int]:
    """Return the channel somebody is in, and in a thread the channel it belongs to."""
    here = {interaction.channel_id or 0}
    if isinstance(interaction.channel, discord.Thread):
        here.add(interaction.channel.parent_id)
    return here
