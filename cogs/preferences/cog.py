"""Preferences: the command, and the handlers of the forms."""

import asyncio

from discord import Interaction, app_commands

from bot.errors import Conflict
from bot.i18n import Translations
from bot.tables import Preferences, QuietHours
from bot.ui.discord import InteractionResponder, member_guild_id
from bot.ui.features import Click, FeatureCog, handles
from bot.ui.layout import NONE, SimpleVerb, filled, languages, picked, ticked, typed
from bot.ui.message_view import MessageView
from cogs.install_contexts import anywhere
from cogs.parameters import find_zone, read_time
from cogs.preferences import messages
from cogs.preferences.messages import CARDS, COLOURS, HANDS, choices, tellable


class PreferencesCog(FeatureCog, name="preferences"):
    """Shows a user's preferences and the forms to change them, and saves the changes."""

    @anywhere
    @app_commands.command(description="Choose your language, cards, notifications and quiet hours")
    async def preferences(self, interaction: Interaction) -> None:
        """Show the asker's preferences."""
        async with self.context.answer(interaction) as answer:
            await answer.private(await self._page(answer))

    @handles(SimpleVerb.PREFERENCES)
    async def change(self, click: Click[SimpleVerb]) -> None:
        """Open the form with language, hands, mentions and cards, or keep what was filled in."""
        answer, user = click.answer, click.user
        fields = filled(answer.interaction)
        if fields is None:
            now = await self.service.settings.for_user(user)
            guild, words = member_guild_id(answer.interaction), self._words(answer)
            offered = languages(self.context.catalogs, words)
            await answer.modal(
                messages.form(now, self._enabled_notifications(now, guild), guild, words, offered).modal()
            )
            return
        words = self._words(answer)
        language = picked(fields, "language", words("settings-language"), languages(self.context.catalogs, words))
        guild = member_guild_id(answer.interaction)
        wanted_notes = ticked(fields, "told", words("preferences-told"), choices("told", tellable(guild), words))
        cards = ticked(fields, "cards", words("preferences-cards"), choices("cards", CARDS, words))
        await self.service.settings.change_user(
            user,
            language=None if language == NONE else language,
            hand=picked(fields, "hand", words("preferences-hand"), choices("hand", HANDS, words)),
            mentions="mentions" in wanted_notes,
            reminders="reminders" in wanted_notes,
            invitations="invitations" in wanted_notes,
            evenings=await self._evenings(user, guild, wanted="evenings" in wanted_notes),
            card_names="names" in cards,
            text_only="text" in cards,
            colours=picked(fields, "colours", words("preferences-colours"), choices("colours", COLOURS, words)),
        )
        # A user who returns to the language of their Discord gets messages in it.
        await self.context.people.preload(answer.interaction)
        await answer.update(await self._page(answer))

    @handles(SimpleVerb.QUIET_HOURS)
    async def quiet_hours(self, click: Click[SimpleVerb]) -> None:
        """Open the form for quiet hours, or keep what was filled in.

        Raises:
            Conflict: `bad_time` (given), `bad_zone` (given), `quiet_hours_empty`.
        """
        answer, user, words = click.answer, click.user, self._words(click.answer)
        now = (await self.service.settings.for_user(user)).quiet
        fields = filled(answer.interaction)
        if fields is None:
            await answer.modal(messages.quiet_form(now, words).modal())
            return
        labels = {"start": "preferences-quiet-from", "end": "preferences-quiet-to", "zone": "preferences-zone"}
        start, end, zone = (typed(fields, name, words(key)) for name, key in labels.items())
        chosen = await read_quiet(start, end, zone) if start or end else None
        await self.service.settings.change_user(user, quiet=chosen)
        await answer.update(await self._page(answer))

    @handles(SimpleVerb.TEXT_ONLY, SimpleVerb.WITH_PICTURES)
    async def text_only(self, click: Click[SimpleVerb]) -> None:
        """Show the player's hands in words alone from now on, or with images again."""

        async def choose() -> None:
            wanted = click.verb is SimpleVerb.TEXT_ONLY
            await self.service.settings.change_user(click.user, text_only=wanted)

        await self.shared.clicked.focus(click, None, choose)

    async def _evenings(self, user: int, guild: int | None, *, wanted: bool) -> tuple[int, ...]:
        """Return the guilds that mention a user for tournaments, with or without this one."""
        others = tuple(each for each in (await self.service.settings.for_user(user)).evenings if each != guild)
        return (*others, guild) if wanted and guild is not None else others

    def _words(self, answer: InteractionResponder) -> Translations:
        return self.context.words(answer.interaction)

    async def _page(self, answer: InteractionResponder) -> MessageView:
        user, home, words = answer.interaction.user.id, member_guild_id(answer.interaction), self._words(answer)
        now = await self.service.settings.for_user(user)
        blocked = await self.service.blocks.for_user(user)
        await self.context.lookups.learn(blocked, home)
        called = self.context.called(answer.interaction)
        names = [called.text(each) for each in blocked]
        return messages.page(
            now, self._enabled_notifications(now, home), names, words, languages(self.context.catalogs, words)
        )

    def _enabled_notifications(self, now: Preferences, guild: int | None) -> list[str]:
        """Return a user's enabled notifications, in a guild with those of that guild."""
        mentions = self.shared.mentions if now.mentions is None else now.mentions
        wanted_notes = {
            "mentions": mentions,
            "reminders": now.reminders,
            "invitations": now.invitations,
            "evenings": guild in now.evenings,
        }
        return [name for name in tellable(guild) if wanted_notes[name]]


async def read_quiet(start: str, end: str, zone: str) -> QuietHours:
    """Return the quiet hours that were typed; raises Conflict as the form does."""
    begins, ends = read_time(start), read_time(end)
    if begins == ends:
        raise Conflict("quiet_hours_empty")
    return QuietHours(start=begins, end=ends, zone=await asyncio.to_thread(find_zone, zone))
