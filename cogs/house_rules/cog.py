"""House rules: /house, and the handlers of the pages on which a host changes those of a table."""

from collections.abc import Mapping

from discord import Interaction, app_commands

from bot.errors import Conflict, PermissionDenied
from bot.games import find_game
from bot.rules.game import AnyGame
from bot.rules.options import ChoiceOption, Value, Values
from bot.tables import Table
from bot.ui.discord import is_manager, manager_of, member_guild_id
from bot.ui.escaping import escaped
from bot.ui.features import Click, FeatureCog, handles, show_text
from bot.ui.layout import (
    HOUSE_RULES_TOPIC,
    MORE,
    SEALED_MORE,
    SetOption,
    SimpleVerb,
    brought,
    differing,
    option_lines,
)
from cogs.house_rules.messages import code_form, menu, number_form, overview, read_value, value_page
from cogs.install_contexts import on_servers


class HouseRules(FeatureCog, name="house_rules"):
    """Saves, lists, shows and deletes named house rules, and changes those of a table before its game starts.

    Every click on the pages of a table raises PermissionDenied `not_host`, and Conflict `already_started` or
    `game_over_since`.
    """

    slots = (MORE.filled(menu), SEALED_MORE.filled(menu))
    house = on_servers(app_commands.Group(name="house", description="Save and show house rules"))

    @house.command(description="Save house rules under a name: those of your table, or a code")
    @app_commands.describe(name="The name", game="The game", code="A house-rule code or a preset")
    @app_commands.autocomplete(code=FeatureCog.offer_house_rules)
    async def save(
        self, interaction: Interaction, name: str, game: str | None = None, code: str | None = None
    ) -> None:
        """Name house rules: those of a code, of a game, or of the asker's table here.

        Raises:
            ParseError, NotFound: there is no such game, preset, name or code, or the asker sits at no table here.
            PermissionDenied, Conflict: as the service does.
        """
        async with self.context.answer(interaction) as answer:
            found, options = await self._meant(interaction, game, code)
            saved = await self.service.house_rules.save(
                interaction.guild_id or 0,
                name,
                game=found.id,
                options=options,
                user=interaction.user.id,
                manager=is_manager(interaction),
            )
            words = self.context.words(interaction)
            await answer.reply(words("house-saved", name=escaped(saved.name), code=saved.code))

    @house.command(name="list", description="List the house rules saved on this server")
    async def list_(self, interaction: Interaction) -> None:
        """Show every name here with its code and what differs from the standard."""
        async with self.context.answer(interaction) as answer:
            lines = list[str]()
            for rules in await self.service.house_rules.for_guild(interaction.guild_id):
                own = self.context.words(interaction, rules.game)
                what = differing(find_game(rules.game), rules.options, own) or own("lobby-rules-standard")
                name, game = escaped(rules.name), escaped(own("game-name"))
                lines.append(own("house-line", name=name, game=game, code=rules.code, rules=what))
            words = self.context.words(interaction)
            await show_text(self.context, answer, [f"### {words('house-list')}", *(lines or [words("house-none")])])

    @house.command(description="Show house rules in words")
    @app_commands.describe(code="A name, a preset or a code", game="The game")
    @app_commands.autocomplete(code=FeatureCog.offer_house_rules)
    async def show(self, interaction: Interaction, code: str, game: str | None = None) -> None:
        """Show every option of a game with its value, as a name, a preset or a code has it."""
        async with self.context.answer(interaction) as answer:
            found, options = await self.service.house_rules.find(interaction.guild_id, code, game)
            words = self.context.words(interaction, found.id)
            title = words("house-title", game=escaped(words("game-name")), code=found.options.code(options))
            await show_text(self.context, answer, [f"### {title}", *option_lines(found, options, words)])

    @house.command(description="Delete saved house rules (server managers only)")
    @app_commands.describe(name="Their name")
    @app_commands.autocomplete(name=FeatureCog.offer_house_rules)
    async def delete(self, interaction: Interaction, name: str) -> None:
        """Forget a name; tables that were opened with it keep their rules."""
        async with self.context.answer(interaction) as answer:
            manager = manager_of(interaction)
            gone = await self.service.house_rules.delete(interaction.guild_id or 0, name, manager=manager)
            words = self.context.words(interaction)
            await answer.reply(words("house-deleted", name=escaped(gone.name), code=gone.code))

    @handles(SimpleVerb.HOUSE_RULES)
    async def options(self, click: Click[SimpleVerb]) -> None:
        """Show the host all options and what can be changed before a game; show others the house rules in words."""
        table = await self.service.table(click.table)
        if table.host == click.user and table.status in {"lobby", "over"}:
            await self._overview(click, table)
            return
        locale, liked = (
            self.context.people.actor_locale(click.answer.interaction),
            self.context.preferences_of(click.answer.interaction),
        )
        page = self.shared.rulebook.page(table.game, HOUSE_RULES_TOPIC, locale, table=table, liked=liked)
        await click.answer.private(page)

    @handles(SimpleVerb.OPTIONS)
    async def values(self, click: Click[SimpleVerb]) -> None:
        """Show the values of the chosen option, or the form to type one in."""
        table = await self._table(click)
        words = self.context.words(click.answer.interaction, table.game)
        option = find_game(table.game).options.find(click.value)
        if isinstance(option, ChoiceOption):
            await click.answer.update(value_page(table, option, words))
        else:
            await click.answer.modal(number_form(table, option, words))

    @handles(SimpleVerb.CODE)
    async def ask_for_code(self, click: Click[SimpleVerb]) -> None:
        """Open the form for a code."""
        table = await self._table(click)
        await click.answer.modal(code_form(table, self.context.words(click.answer.interaction, table.game)))

    @handles(SimpleVerb.PRESET)
    async def take_preset(self, click: Click[SimpleVerb]) -> None:
        """Take all options at once: a preset, a name or a code; raises ParseError `bad_options`."""
        table, preset = await self._table(click), click.value
        after = await self.service.set_option(table.id, click.user, "preset", preset)
        options = find_game(table.game).options
        asked = options.validate({"preset": preset}) if preset in options.presets else after.options
        await self._overview(click, after, asked)

    @handles(SetOption)
    async def take_value(self, click: Click[SetOption]) -> None:
        """Take a value that was chosen or typed; raises ParseError `bad_options`."""
        table, name = await self._table(click), click.verb.name
        value = read_value(table, name, click.value)
        after = await self.service.set_option(table.id, click.user, name, value)
        await self._overview(click, after, {**table.options, name: after.options[name]})

    async def _table(self, click: Click[SimpleVerb] | Click[SetOption]) -> Table:
        """Return the table, if the user who clicked can change its house rules."""
        table = await self.service.table(click.table)
        if table.host != click.user:
            raise PermissionDenied("not_host")
        if table.status == "playing":
            raise Conflict("already_started")
        await self.service.check_menu(click.table, click.seen)
        return table

    async def _overview(
        self, click: Click[SimpleVerb] | Click[SetOption], table: Table, asked: Values | None = None
    ) -> None:
        """Respond with all present options, in place of an open page.

        Args:
            asked: the requested options, if there were any; differences from them are shown.
        """
        answer = click.answer
        words = self.context.words(answer.interaction, table.game)
        saved = await self.service.house_rules.for_guild(table.guild, table.game)
        note = brought(find_game(table.game), asked, table.options, words) if asked else ""
        view, message = overview(table, saved, words, note), answer.interaction.message
        own = (
            message is not None
            and message.flags.ephemeral
            and self.shared.upkeep.board.message(table.id) != message.id
        )
        await (answer.update(view) if own else answer.private(view))

    async def _meant(
        self, interaction: Interaction, game: str | None, text: str | None
    ) -> tuple[AnyGame, Mapping[str, Value]]:
        """Return the house rules that are meant; a game's standard, or without a game those of the asker's table."""
        if text is not None:
            return await self.service.house_rules.find(member_guild_id(interaction), text, game)
        if game is not None:
            return find_game(game), find_game(game).options.validate({})
        table = await self.service.table(await self.shared.tables.own_table_here(interaction))
        return find_game(table.game), table.options
