"""House rules with a name: saving, listing, showing and deleting them, and what names them."""

from collections.abc import Mapping

from discord import Interaction

from bot.games import all_games, find_game
from bot.rules.game import AnyGame
from bot.rules.options import Value
from bot.ui.discord import Answer, Context, home_of
from bot.ui.escaping import escaped
from bot.ui.layout import differing, option_lines, preset_choices
from bot.ui.pages.tables import TablePages
from bot.ui.pages.texts import show_text


class HouseNamePages:
    """Answers about the house rules of a server.

    Args:
        context: keeps them, and knows the words.
        tables: finds the table whose house rules are meant.
    """

    def __init__(self, context: Context, tables: TablePages) -> None:
        self._context = context
        self._house_rules = context.service.house_rules
        self._tables = tables

    async def save(self, answer: Answer, name: str, game: str | None, code: str | None) -> None:
        """Give house rules a name: those of a code, of a game, or of the asker's table here.

        Raises:
            FormError, NotFound: there is no such game, preset, name or code, or the asker sits at no table here.
            NotAllowed, Conflict: as the service does.
        """
        interaction = answer.interaction
        found, options = await self._meant(interaction, game, code)
        saved = await self._house_rules.save(
            interaction.guild_id or 0,
            name,
            game=found.id,
            options=options,
            user=interaction.user.id,
            manager=interaction.permissions.manage_guild,
        )
        await answer.say(self._context.words(interaction)("house-saved", name=escaped(saved.name), code=saved.code))

    async def list(self, answer: Answer) -> None:
        """Answer with the names here and what they stand for."""
        interaction, lines = answer.interaction, list[str]()
        for rules in await self._house_rules.of_guild(interaction.guild_id):
            own = self._context.words(interaction, rules.game)
            what = differing(find_game(rules.game), rules.options, own) or own("lobby-rules-standard")
            name, game = escaped(rules.name), escaped(own("game-name"))
            lines.append(own("house-line", name=name, game=game, code=rules.code, rules=what))
        words = self._context.words(interaction)
        await show_text(self._context, answer, [f"### {words('house-list')}", *(lines or [words("house-none")])])

    async def show(self, answer: Answer, code: str, game: str | None) -> None:
        """Answer with house rules in words, every option in a line; raises FormError, NotFound."""
        found, options = await self._house_rules.find(answer.interaction.guild_id, code, game)
        words = self._context.words(answer.interaction, found.id)
        title = words("house-title", game=escaped(words("game-name")), code=found.options.code(options))
        await show_text(self._context, answer, [f"### {title}", *option_lines(found, options, words)])

    async def delete(self, answer: Answer, name: str) -> None:
        """Forget a name; raises NotFound, NotAllowed as the service does."""
        interaction = answer.interaction
        manager = interaction.permissions.manage_guild
        gone = await self._house_rules.delete(interaction.guild_id or 0, name, manager=manager)
        await answer.say(self._context.words(interaction)("house-deleted", name=escaped(gone.name), code=gone.code))

    async def offered(self, interaction: Interaction, game: str | None) -> dict[str, str]:
        """Return what names house rules here, with the words for it: presets of a game, saved names, their codes.

        Those by which the server plays stand first, and are called so: "as in Kufstein".
        """
        known = game if game in all_games() else None
        words = self._context.words(interaction, known)
        offered = preset_choices(known, words) if known else {}
        guild = home_of(interaction)
        for rules in await self._house_rules.of_guild(guild, known):
            offered[rules.name] = words("house-choice", name=rules.name, code=rules.code)
        usual = (await self._context.service.settings.of_guild(guild)).house_rules.get(known or "")
        if usual is None or interaction.guild is None:
            return offered
        # A name that was deleted since stands for nothing any more; a code needs none.
        name = next((value for value in offered if value.casefold() == usual.casefold()), None)
        if name is None:
            return offered
        here = words("house-here", server=interaction.guild.name, name=offered.pop(name))
        return {name: here, **offered}

    async def _meant(
        self, interaction: Interaction, game: str | None, text: str | None
    ) -> tuple[AnyGame, Mapping[str, Value]]:
        """Return the house rules that are meant; a game's standard, or without a game those of the asker's table."""
        if text is not None:
            return await self._house_rules.find(home_of(interaction), text, game)
        if game is not None:
            return find_game(game), find_game(game).options.read({})
        table = await self._context.service.table(await self._tables.here(interaction))
        return find_game(table.game), table.options
