"""Suggest names of house rules while a user types a command."""

from discord import Interaction

from bot.games import all_games
from bot.tables import same_name
from bot.ui.discord import AppContext, member_guild_id
from bot.ui.layout import preset_choices


class HouseNames:
    """Finds the names of house rules on a server."""

    def __init__(self, context: AppContext) -> None:
        self._context = context

    async def offered(self, interaction: Interaction, game: str | None) -> dict[str, str]:
        """Return what names house rules here, with the words for it: presets of a game, saved names, their codes.

        Those by which the server plays stand first, and are called so: "as in Kufstein".
        """
        known = game if game in all_games() else None
        words = self._context.words(interaction, known)
        offered = preset_choices(known, words) if known else {}
        guild = member_guild_id(interaction)
        for rules in await self._context.service.house_rules.for_guild(guild, known):
            offered[rules.name] = words("house-choice", name=rules.name, code=rules.code)
        usual = (await self._context.service.settings.for_guild(guild)).house_rules.get(known or "")
        if usual is None or interaction.guild is None:
            return offered
        # A name that was deleted since stands for nothing any more; a code needs none.
        name = same_name(offered, usual)
        if name is None:
            return offered
        here = words("house-here", server=interaction.guild.name, name=offered.pop(name))
        return {name: here, **offered}
