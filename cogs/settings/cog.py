"""Settings: the command, and the handlers of the buttons and forms."""

import asyncio
from collections.abc import Mapping
from functools import partial

from discord import Interaction, TextChannel, app_commands

from bot.errors import Conflict
from bot.games import all_games
from bot.i18n import Translations
from bot.rules.errors import ParseError
from bot.tables import GuildSettings, level_named
from bot.ui.discord import Feature, InteractionResponder, lacking_for
from bot.ui.features import (
    Click,
    FeatureCog,
    chosen_channels,
    handles,
    lacking_in,
    lacking_notes,
    mention_notes,
    permission_name,
    without_deleted,
)
from bot.ui.layout import (
    MAX_OPTIONS,
    NONE,
    SETTINGS_BUTTONS,
    SETTINGS_LINES,
    DefaultHouseRules,
    Form,
    SimpleVerb,
    chosen_ids,
    languages,
    picked,
    preset_choices,
    typed,
)
from cogs.install_contexts import on_servers
from cogs.parameters import find_zone
from cogs.settings import messages

SWITCHES = {
    SimpleVerb.LET_IN: ("newcomers", True),
    SimpleVerb.LET_NOBODY_IN: ("newcomers", False),
    SimpleVerb.SHOW_PICTURES: ("pictures", True),
    SimpleVerb.HIDE_PICTURES: ("pictures", False),
    SimpleVerb.THREADS: ("threads", True),
    SimpleVerb.NO_THREADS: ("threads", False),
    SimpleVerb.NEWS: ("news", True),
    SimpleVerb.NO_NEWS: ("news", False),
}
PAGES = (SimpleVerb.SETTINGS_PAGE, SimpleVerb.TABLE_SETTINGS, SimpleVerb.MESSAGE_SETTINGS)
"""The buttons that lead to pages of this feature."""


class Settings(FeatureCog, name="settings"):
    """Shows the settings to the managers of a server, and saves what they choose.

    Every page and form raises PermissionDenied `managers_only`. A form raises ParseError `bad_field` for a value that
    can't be chosen; its handler names the other errors.
    """

    slots = (SETTINGS_LINES.filled(messages.more_lines), SETTINGS_BUTTONS.filled(messages.more_buttons))

    @on_servers
    @app_commands.command(description="Change how this server plays (server managers only)")
    @app_commands.default_permissions(manage_guild=True)
    async def settings(self, interaction: Interaction) -> None:
        """Show the first page of the server's settings."""
        async with self.context.answer(interaction) as answer:
            await self._open(answer, SimpleVerb.SETTINGS_PAGE)

    @handles(*PAGES)
    async def page(self, click: Click[SimpleVerb]) -> None:
        """Show a page of the settings."""
        await self._open(click.answer, click.verb)

    async def _open(self, answer: InteractionResponder, page: SimpleVerb) -> None:
        """Show a page of the settings as they are."""
        guild, _ = self.shared.more_settings.managed(answer)
        await self._show(answer, None, await self.service.settings.for_guild(guild), page)

    @handles(SimpleVerb.SETTINGS)
    async def change(self, click: Click[SimpleVerb]) -> None:
        """Open the form with the main settings, or save what was filled in.

        Raises Conflict `opener_role_missing`, `bot_role`.
        """
        answer = click.answer
        given = await self.shared.more_settings.submitted(answer, self._form)
        if given is None:
            return
        guild, words, before, fields = given.guild, given.words, given.before, given.fields
        label = words("settings-channel")
        channels = text_channels(answer, chosen_ids(fields, "channel", label, "channel"), label)
        roles = known_roles(answer, fields, "role", words("settings-role"))
        chosen = picked(fields, "openers", words("settings-openers"), messages.openers(words))
        if chosen == "role" and not roles:
            raise Conflict("opener_role_missing")
        language = picked(fields, "language", words("settings-language"), languages(self.context.catalogs, words))
        seconds = int(picked(fields, "time", words("settings-time"), messages.times(before, words)))
        after = await self.service.settings.change_guild(
            guild,
            by=click.user,
            channels=channels,
            language=None if language == NONE else language,
            turn_time=seconds or None,
            openers=chosen,
            opener_roles=roles,
        )
        if after.language != before.language:
            self.shared.upkeep.board.redraw(guild)
        await self._show(answer, before, after, SimpleVerb.SETTINGS_PAGE)

    @handles(SimpleVerb.MORE_SETTINGS)
    async def more(self, click: Click[SimpleVerb]) -> None:
        """Show the page that features fill."""
        guild, _ = self.shared.more_settings.managed(click.answer)
        await self.shared.more_settings.show(click.answer, None, await self.service.settings.for_guild(guild))

    @handles(SimpleVerb.TOURNAMENT_SETTINGS)
    async def tournaments(self, click: Click[SimpleVerb]) -> None:
        """Open the form for the channel and the organisers of tournaments, or save what was filled in.

        Raises Conflict `organiser_role_missing`, `bot_role`.
        """
        answer = click.answer
        given = await self.shared.more_settings.submitted(answer, messages.tournament_form)
        if given is None:
            return
        words, fields = given.words, given.fields
        label = words("settings-tournament-channel")
        channels = text_channels(answer, chosen_ids(fields, "channel", label, "channel", most=1), label)
        roles = known_roles(answer, fields, "role", words("settings-role"))
        chosen = picked(fields, "organisers", words("settings-organisers"), messages.organisers(words))
        if chosen == "role" and not roles:
            raise Conflict("organiser_role_missing")
        after = await self.service.settings.change_guild(
            given.guild,
            by=click.user,
            evening_channel=next(iter(channels), None),
            organisers=chosen,
            organiser_roles=roles,
        )
        await self.shared.more_settings.show(answer, given.before, after)

    @handles(SimpleVerb.ROLE_MENTIONS)
    async def mentions(self, click: Click[SimpleVerb]) -> None:
        """Open the form for the roles that the bot mentions, or save what was filled in.

        Raises Conflict `everyone_mentioned`, `bot_role`.
        """
        answer = click.answer
        given = await self.shared.more_settings.submitted(answer, messages.mention_form)
        if given is None:
            return
        tournament, table = (
            next(iter(known_roles(answer, given.fields, name, given.words(f"settings-{name}-mention"), most=1)), None)
            for name in ("tournament", "table")
        )
        if given.guild in (tournament, table):  # the role that Discord calls @everyone
            raise Conflict("everyone_mentioned")
        after = await self.service.settings.change_guild(
            given.guild, by=click.user, evening_role=tournament, table_role=table
        )
        await self._show(answer, given.before, after, SimpleVerb.MESSAGE_SETTINGS)

    @handles(SimpleVerb.HEALTH)
    async def health(self, click: Click[SimpleVerb]) -> None:
        """Show the bot's permissions here and in the chosen channels, and figures of its process."""
        answer, health = click.answer, self.shared.health
        number, words = self.shared.more_settings.managed(answer)
        guild = answer.interaction.guild
        now = without_deleted(await self.service.settings.for_guild(number), guild)
        channels = tuple(dict.fromkeys((answer.interaction.channel_id or 0, *chosen_channels(now))))
        notes = [*lacking_notes(guild, channels, now, words), *mention_notes(guild, now, words)]
        complete = [
            channel
            for channel in channels
            if guild and guild.get_channel_or_thread(channel) and not lacking_in(guild, channel, now)
        ]
        allowed = answer.interaction.app_permissions
        if now.winner_role and lacking_for(allowed, Feature.WINNER):
            permission = permission_name("manage_roles", words)
            notes.append(words("health-lacking", what=words("settings-winner"), permission=permission))
        elif now.winner_role and (problem := self.shared.member_roles.problem(number, now.winner_role)):
            why = words("winner-role-why", problem=problem)
            notes.append(words("winner-role-not-yet", role=f"<@&{now.winner_role}>", why=why))
        optional = [
            words(f"welcome-{use}", permissions=", ".join(permission_name(name, words) for name in names))
            for use, names in lacking_for(allowed, Feature.THREADS, Feature.EVENTS).items()
        ]
        backup = await asyncio.to_thread(health.last_backup)
        plain = self.context.preferences_of(answer.interaction).text_only
        release = self.shared.origin.release
        view = messages.health_page(
            complete, notes, optional, health.waiting_writes(), backup, release, words, plain=plain
        )
        await answer.update(view)

    @handles(*SWITCHES)
    async def switch(self, click: Click[SimpleVerb]) -> None:
        """Switch something on or off."""
        guild, _ = self.shared.more_settings.managed(click.answer)
        before = await self.service.settings.for_guild(guild)
        setting, on = SWITCHES[click.verb]
        after = await self.service.settings.change_guild(guild, by=click.user, **{setting: on})
        page = SimpleVerb.MESSAGE_SETTINGS if setting == "news" else SimpleVerb.TABLE_SETTINGS
        await self._show(click.answer, before, after, page)
        if setting == "pictures":
            self.shared.upkeep.board.redraw(guild)

    @handles(SimpleVerb.PAUSE_DAYS)
    async def pause(self, click: Click[SimpleVerb]) -> None:
        """Open the form for how long a game waits for people and may pause, or keep what was filled in.

        Raises Conflict `bad_days` (given, low, high).
        """
        given = await self.shared.more_settings.submitted(click.answer, messages.pause_form)
        if given is None:
            return
        words, before, fields = given.words, given.before, given.fields
        days = read_days(typed(fields, "days", words("settings-pause-days")))
        patience = before.patience
        if "patience" in fields:  # a form of before an update has none
            patience = int(picked(fields, "patience", words("settings-patience"), messages.waits(before, words)))
        after = await self.service.settings.change_guild(
            given.guild, by=click.user, pause_days=days, patience=patience
        )
        await self._show(click.answer, before, after, SimpleVerb.TABLE_SETTINGS)

    @handles(SimpleVerb.DIGEST)
    async def digest(self, click: Click[SimpleVerb]) -> None:
        """Open the form for the digest's channel, or save its choice; raises ParseError `bad_field`."""
        given = await self.shared.more_settings.submitted(click.answer, messages.digest_form)
        if given is None:
            return
        label = given.words("settings-digest")
        channels = text_channels(click.answer, chosen_ids(given.fields, "digest", label, "channel", most=1), label)
        after = await self.service.digests.choose(given.guild, next(iter(channels), None), by=click.user)
        await self._show(click.answer, given.before, after, SimpleVerb.MESSAGE_SETTINGS)

    @handles(SimpleVerb.TIME_ZONE)
    async def time_zone(self, click: Click[SimpleVerb]) -> None:
        """Open the form for the time zone in which tournaments are planned, or save what was filled in.

        Raises Conflict `bad_zone` (given), `ambiguous_zone`.
        """
        given = await self.shared.more_settings.submitted(click.answer, messages.zone_form)
        if given is None:
            return
        city = typed(given.fields, "zone", given.words("settings-zone"))
        zone = await asyncio.to_thread(find_zone, city) if city else None
        after = await self.service.settings.change_guild(given.guild, by=click.user, zone=zone)
        await self.shared.more_settings.show(click.answer, given.before, after)

    @handles(SimpleVerb.GUILD_LEVEL)
    async def level(self, click: Click[SimpleVerb]) -> None:
        """Have computer players at new tables play as it was chosen; raises ParseError `bad_action`."""
        guild, _ = self.shared.more_settings.managed(click.answer)
        level = level_named(click.value)
        if level is None:
            raise ParseError("bad_action", reason="other")
        before = await self.service.settings.for_guild(guild)
        after = await self.service.settings.change_guild(guild, by=click.user, level=level)
        await self._show(click.answer, before, after, SimpleVerb.SETTINGS_PAGE)

    @handles(DefaultHouseRules)
    async def house_rules(self, click: Click[DefaultHouseRules]) -> None:
        """Open the form with the house rules of five games, or keep what was filled in."""
        answer = click.answer
        guild, words = self.shared.more_settings.managed(answer)
        if click.verb.first >= len(all_games()):
            raise ParseError("bad_action", reason="other")
        offered = await self._offered(guild, click.verb, words)
        given = await self.shared.more_settings.submitted(answer, partial(messages.house_form, click.verb, offered))
        if given is None:
            return
        house_rules = dict(given.before.house_rules)
        for game, own, houses in offered:
            house = picked(given.fields, game, own("game-name"), houses)
            house_rules.pop(game, None)
            if house != NONE:
                house_rules[game] = house
        after = await self.service.settings.change_guild(guild, by=click.user, house_rules=house_rules)
        await self._show(answer, given.before, after, SimpleVerb.SETTINGS_PAGE)

    def _form(self, now: GuildSettings, words: Translations) -> Form:
        return messages.form(now, words, languages(self.context.catalogs, words))

    async def _offered(
        self, guild: int, verb: DefaultHouseRules, words: Translations
    ) -> list[tuple[str, Translations, dict[str, str]]]:
        """Return the games of a form, each with its words and the house rules that can be chosen."""
        found: list[tuple[str, Translations, dict[str, str]]] = []
        for game in list(all_games())[verb.first : verb.first + messages.GAMES_PER_FORM]:
            own = self.context.catalogs.words(words.locale, game)
            offered = {NONE: own("house-standard"), **preset_choices(game, own)}
            for rules in await self.service.house_rules.for_guild(guild, game):
                offered[rules.name] = own("house-choice", name=rules.name, code=rules.code)
            found.append((game, own, offered))
        return found

    async def _show(
        self, answer: InteractionResponder, before: GuildSettings | None, after: GuildSettings, page: SimpleVerb
    ) -> None:
        """Answer with a page, on which changed settings are shown with what they were."""
        change, catalogs = self.shared.more_settings.change(answer, before, after), self.context.catalogs
        words_of = partial(catalogs.words, change.words.locale)
        view = messages.SettingsPages(change, words_of, languages(catalogs, change.words)).view(page)
        await (answer.update(view) if answer.interaction.message else answer.private(view))
        await self.shared.answered(answer)


def read_days(text: str) -> int:
    """Return how many days were typed; raises Conflict as the form does."""
    given = text.strip()[: messages.MAX_DAYS_LENGTH + 1]
    if not (given.isascii() and given.isdecimal()) or int(given) not in messages.PAUSES:
        raise Conflict("bad_days", given=given, low=messages.PAUSES[0], high=messages.PAUSES[-1])
    return int(given)


def text_channels(answer: InteractionResponder, channels: tuple[int, ...], label: str) -> tuple[int, ...]:
    """Return chosen channels, if all are text channels of this server; raises ParseError `bad_field`."""
    guild = answer.interaction.guild
    if guild and not all(isinstance(guild.get_channel(channel), TextChannel) for channel in channels):
        raise ParseError("bad_field", reason="channel", field=label)
    return channels


def known_roles(
    answer: InteractionResponder, fields: Mapping[str, list[str]], name: str, label: str, *, most: int = MAX_OPTIONS
) -> tuple[int, ...]:
    """Return up to `most` roles that were chosen in a field.

    Discord's list offers all roles, also those that come with a bot and are its alone.

    Raises:
        ParseError: `bad_field`: one is not of this server.
        Conflict: `bot_role`.
    """
    guild, roles = answer.interaction.guild, chosen_ids(fields, name, label, "role", most=most)
    found = list(map(guild.get_role, roles)) if guild else []
    if not all(found):
        raise ParseError("bad_field", reason="role", field=label)
    if guild and any(role and (role.is_bot_managed() or (role.managed and role in guild.me.roles)) for role in found):
        raise Conflict("bot_role")
    return roles
