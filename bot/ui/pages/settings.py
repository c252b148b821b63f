"""A guild's settings: the form, the form for its house rules, and what came of them in words."""

from collections.abc import Mapping

from discord import TextChannel

from bot.errors import Conflict, NotAllowed
from bot.games import all_games, find_game
from bot.i18n import Words
from bot.rules.errors import FormError
from bot.tables import GuildSettings, level_named
from bot.ui.discord import Answer, Context
from bot.ui.escaping import escaped
from bot.ui.layout import (
    GREY,
    NONE,
    Do,
    Form,
    Message,
    UsualHouseRules,
    filled,
    guild_levels,
    languages,
    number,
    of_no_table,
    picked,
    preset_choices,
    typed,
)
from bot.ui.live import Board
from bot.ui.pages.clicks import Click, Handlers
from bot.ui.pages.news import NewsPages

TURN_TIMES = (0, 60, 120, 300, 900, 3600, 24 * 3600, 3 * 24 * 3600)
"""Seconds to choose from; 0: nobody is hurried."""
OPENERS = ("everyone", "role", "managers")
SWITCHES = {
    Do.LET_IN: ("newcomers", True),
    Do.LET_NOBODY_IN: ("newcomers", False),
    Do.SHOW_PICTURES: ("pictures", True),
    Do.HIDE_PICTURES: ("pictures", False),
    Do.THREADS: ("threads", True),
    Do.NO_THREADS: ("threads", False),
    Do.NEWS: ("news", True),
    Do.NO_NEWS: ("news", False),
}
"""What each button switches on or off."""
GAMES_A_FORM = 5
PATIENCE = (60, 120, 300, 600, 900, 1800, 3600, 3 * 3600, 12 * 3600, 24 * 3600)
"""Seconds to choose from for which a game waits before somebody may be woken."""
PAUSES = range(1, 31)
"""Days that a game may pause."""
LONGEST_DAYS = 10


class SettingsPages:
    """Shows the forms to those who manage a guild, and keeps what they choose.

    Args:
        context: keeps it, and knows the words and the people.
        board: the public messages, which may speak another language afterwards.
        news: tells what is new after an update.
    """

    def __init__(self, context: Context, board: Board, news: NewsPages) -> None:
        self._context = context
        self._service = context.service
        self._catalogs = context.catalogs
        self._board = board
        self._news = news
        self.handlers: Handlers = {
            Do.SETTINGS: self._guild,
            **dict.fromkeys(SWITCHES, self._switch),
            Do.PAUSE_DAYS: self._pause,
            Do.GUILD_LEVEL: self._level,
            Do.DIGEST: self._digest,
            UsualHouseRules: self._house_rules,
        }

    async def open(self, answer: Answer) -> None:
        """Open the form, or keep what was filled in.

        Raises:
            NotAllowed: `managers_only`.
            FormError: `bad_field`.
            Conflict: `opener_role_missing`.
        """
        guild, words = self._managed(answer)
        before = await self._service.settings.of_guild(guild)
        fields = filled(answer.interaction)
        if fields is None:
            await answer.modal(self._form(answer, before, words).modal())
            return
        channel, role = _places(answer, fields, words)
        openers = picked(fields, "openers", words("settings-openers"), _openers(words))
        if openers == "role" and role is None:
            raise Conflict("opener_role_missing")
        language = picked(fields, "language", words("settings-language"), languages(self._catalogs, words))
        seconds = int(picked(fields, "time", words("settings-time"), _times(before, words)))
        after = await self._service.settings.change_guild(
            guild,
            channel=channel,
            language=None if language == NONE else language,
            turn_time=seconds or None,
            openers=openers,
            opener_role=role,
        )
        if after.language != before.language:
            self._board.redraw(guild)
        await self._show(answer, before, after, words)

    async def _guild(self, click: Click[Do]) -> None:
        await self.open(click.answer)

    async def _switch(self, click: Click[Do]) -> None:
        """Switch something on or off; raises NotAllowed."""
        guild, words = self._managed(click.answer)
        before = await self._service.settings.of_guild(guild)
        setting, on = SWITCHES[click.verb]
        after = await self._service.settings.change_guild(guild, **{setting: on})
        await self._show(click.answer, before, after, words)
        if setting == "pictures":
            self._board.redraw(guild)

    async def _pause(self, click: Click[Do]) -> None:
        """Open the form for how long a game waits for people and may pause, or keep what was filled in.

        Raises:
            NotAllowed: `managers_only`.
            Conflict: `bad_days` (given, low, high).
        """
        guild, words = self._managed(click.answer)
        before = await self._service.settings.of_guild(guild)
        fields = filled(click.answer.interaction)
        if fields is None:
            form = Form(words("settings-pause"), of_no_table(Do.PAUSE_DAYS))
            hint = words("settings-pause-hint", low=PAUSES[0], high=PAUSES[-1])
            form.write("days", words("settings-pause-days"), str(before.pause_days), hint, most=LONGEST_DAYS)
            waits, hint = _waits(before, words), words("settings-patience-hint")
            form.choose("patience", words("settings-patience"), waits, str(before.patience), hint)
            await click.answer.modal(form.modal())
            return
        days = read_days(typed(fields, "days", words("settings-pause-days")))
        patience = before.patience
        if "patience" in fields:  # a form of before an update has none
            patience = int(picked(fields, "patience", words("settings-patience"), _waits(before, words)))
        after = await self._service.settings.change_guild(guild, pause_days=days, patience=patience)
        await self._show(click.answer, before, after, words)

    async def _digest(self, click: Click[Do]) -> None:
        """Open the form for the channel in which weeks are told, or keep what was chosen there.

        Raises:
            NotAllowed: `managers_only`.
            FormError: `bad_field`: it is no text channel of this server.
        """
        guild, words = self._managed(click.answer)
        before = await self._service.settings.of_guild(guild)
        fields, label = filled(click.answer.interaction), words("settings-digest")
        if fields is None:
            form, here = Form(label, of_no_table(Do.DIGEST)), click.answer.interaction.guild
            known = here and before.digest and here.get_channel(before.digest)
            form.channel("digest", label, known.id if known else None, words("settings-digest-hint"))
            await click.answer.modal(form.modal())
            return
        channel = text_channel(click.answer, number(fields, "digest", label, "channel"), label)
        after = await self._service.digests.choose(guild, channel)
        await self._show(click.answer, before, after, words)

    async def _level(self, click: Click[Do]) -> None:
        """Have computer players at new tables play as it was chosen.

        Raises:
            NotAllowed: `managers_only`.
            FormError: `bad_action`: there is no such level.
        """
        guild, words = self._managed(click.answer)
        level = level_named(click.value)
        if level is None:
            raise FormError("bad_action", reason="other")
        before = await self._service.settings.of_guild(guild)
        after = await self._service.settings.change_guild(guild, level=level)
        await self._show(click.answer, before, after, words)

    async def _house_rules(self, click: Click[UsualHouseRules]) -> None:
        """Open the form with the house rules of five games, or keep what was filled in; raises NotAllowed."""
        answer = click.answer
        guild, words = self._managed(answer)
        if click.verb.first >= len(all_games()):
            raise FormError("bad_action", reason="other")
        before = await self._service.settings.of_guild(guild)
        fields = filled(answer.interaction)
        if fields is None:
            await answer.modal((await self._house_form(guild, click.verb, before, words)).modal())
            return
        house_rules = dict(before.house_rules)
        for game, own, offered in await self._offered(guild, click.verb, words):
            house = picked(fields, game, own("game-name"), offered)
            house_rules.pop(game, None)
            if house != NONE:
                house_rules[game] = house
        after = await self._service.settings.change_guild(guild, house_rules=house_rules)
        await self._show(answer, before, after, words)

    def _managed(self, answer: Answer) -> tuple[int, Words]:
        """Return the guild of somebody who manages it, and their words; Discord's own check can be switched off."""
        interaction = answer.interaction
        if interaction.guild_id is None or not interaction.permissions.manage_guild:
            raise NotAllowed("managers_only")
        return interaction.guild_id, self._context.words(interaction)

    def _form(self, answer: Answer, now: GuildSettings, words: Words) -> Form:
        """Return the form as it is now."""
        guild = answer.interaction.guild
        known = guild and now.channel and guild.get_channel(now.channel)
        role = guild and now.opener_role and guild.get_role(now.opener_role)
        form = Form(words("settings-title"), of_no_table(Do.SETTINGS))
        form.channel(
            "channel", words("settings-channel"), known.id if known else None, words("settings-channel-hint")
        )
        offered = languages(self._catalogs, words)
        form.choose("language", words("settings-language"), offered, now.language or NONE)
        spoken = _times(now, words)
        form.choose("time", words("settings-time"), spoken, str(now.turn_time or 0), words("settings-time-hint"))
        form.radio("openers", words("settings-openers"), _openers(words), now.openers)
        form.role("role", words("settings-role"), role.id if role else None, words("settings-role-hint"))
        return form

    async def _house_form(self, guild: int, verb: UsualHouseRules, now: GuildSettings, words: Words) -> Form:
        """Return the form with a list of house rules for each of some games."""
        form = Form(words("settings-houses"), of_no_table(verb))
        for game, own, offered in await self._offered(guild, verb, words):
            chosen = now.house_rules.get(game, NONE)
            form.choose(game, own("game-name"), offered, chosen if chosen in offered else NONE)
        return form

    async def _offered(
        self, guild: int, verb: UsualHouseRules, words: Words
    ) -> list[tuple[str, Words, dict[str, str]]]:
        """Return the games of a form, each with its words and the house rules that can be chosen."""
        found: list[tuple[str, Words, dict[str, str]]] = []
        for game in list(all_games())[verb.first : verb.first + GAMES_A_FORM]:
            own = self._catalogs.words(words.locale, game)
            offered = {NONE: own("house-standard"), **preset_choices(game, own)}
            for rules in await self._service.house_rules.of_guild(guild, game):
                offered[rules.name] = own("house-choice", name=rules.name, code=rules.code)
            found.append((game, own, offered))
        return found

    async def _show(self, answer: Answer, before: GuildSettings, after: GuildSettings, words: Words) -> None:
        """Answer with all settings, those that were changed with what they were."""
        message = Message(GREY, of_no_table, plain=self._context.liked(answer.interaction).text_only)
        message.text([f"### {words('settings-changed' if before != after else 'settings-unchanged')}"])
        was = self._lines(before, words)
        lines = [
            words("labelled", label=label, text=text)
            if was[label] == text
            else f"**{words('labelled', label=label, text=text)}** {words('settings-before', text=was[label])}"
            for label, text in self._lines(after, words).items()
        ]
        message.text(lines)
        more = range(0, len(all_games()), GAMES_A_FORM)
        message.buttons(
            [
                message.button(Do.SETTINGS, words("settings-change")),
                message.button(
                    Do.LET_NOBODY_IN if after.newcomers else Do.LET_IN,
                    words("settings-let-nobody-in" if after.newcomers else "settings-let-in"),
                ),
                message.button(
                    Do.HIDE_PICTURES if after.pictures else Do.SHOW_PICTURES,
                    words("settings-hide-pictures" if after.pictures else "settings-show-pictures"),
                ),
                message.button(Do.PAUSE_DAYS, words("settings-pause")),
                *(message.button(UsualHouseRules(first), words("settings-houses")) for first in more),
            ]
        )
        message.buttons(
            [
                message.button(Do.DIGEST, words("settings-digest")),
                message.button(
                    Do.NO_THREADS if after.threads else Do.THREADS,
                    words("settings-no-threads" if after.threads else "settings-threads-on"),
                ),
                message.button(
                    Do.NO_NEWS if after.news else Do.NEWS,
                    words("settings-no-news" if after.news else "settings-news-on"),
                ),
            ]
        )
        guild_levels(message, after.level, words)
        view = message.view()
        await (answer.update(view) if answer.interaction.message else answer.private(view))
        await self._news.if_due(answer)

    def _lines(self, now: GuildSettings, words: Words) -> dict[str, str]:
        """Return every setting in words, by its name."""
        opener = "managers" if now.openers == "role" and now.opener_role is None else now.openers
        lines = {
            words("settings-channel"): f"<#{now.channel}>" if now.channel else words("settings-channel-any"),
            words("settings-language"): languages(self._catalogs, words).get(
                now.language or NONE, now.language or ""
            ),
            words("settings-time"): turn_time(now.turn_time or 0, words),
            words("settings-openers"): f"<@&{now.opener_role}>"
            if opener == "role"
            else words(f"settings-openers-{opener}"),
            words("settings-newcomers"): words(f"settings-newcomers-{'yes' if now.newcomers else 'no'}"),
            words("settings-pictures"): words(f"settings-pictures-{'yes' if now.pictures else 'no'}"),
            words("settings-pause"): words("settings-time-days", count=now.pause_days),
            words("settings-patience"): turn_time(now.patience, words),
            words("settings-level"): words(f"choice-{now.level}"),
            words("settings-threads"): words(f"settings-threads-{'yes' if now.threads else 'no'}"),
            words("settings-news"): words(f"settings-news-{'yes' if now.news else 'no'}"),
            words("settings-digest"): f"<#{now.digest}>" if now.digest else words("settings-digest-off"),
        }
        for game in all_games():
            own = self._catalogs.words(words.locale, game)
            house = now.house_rules.get(game)
            name = words("settings-house", game=escaped(own("game-name")))
            known = preset_choices(find_game(game).id, own)
            lines[name] = known.get(house) or escaped(house) if house else own("house-standard")
        return lines


def read_days(text: str) -> int:
    """Return how many days were typed; raises Conflict as the form does."""
    given = text.strip()[: LONGEST_DAYS + 1]
    if not (given.isascii() and given.isdecimal()) or int(given) not in PAUSES:
        raise Conflict("bad_days", given=given, low=PAUSES[0], high=PAUSES[-1])
    return int(given)


def _places(answer: Answer, fields: Mapping[str, list[str]], words: Words) -> tuple[int | None, int | None]:
    """Return the channel and the role that were chosen, both of this server; raises FormError `bad_field`."""
    guild = answer.interaction.guild
    label = words("settings-channel")
    channel = text_channel(answer, number(fields, "channel", label, "channel"), label)
    role = number(fields, "role", words("settings-role"), "role")
    if role and guild and guild.get_role(role) is None:
        raise FormError("bad_field", reason="role", field=words("settings-role"))
    return channel, role


def text_channel(answer: Answer, channel: int | None, label: str) -> int | None:
    """Return a channel that was chosen, if it is a text channel of this server; raises FormError `bad_field`."""
    guild = answer.interaction.guild
    if channel and guild and not isinstance(guild.get_channel(channel), TextChannel):
        raise FormError("bad_field", reason="channel", field=label)
    return channel


def _openers(words: Words) -> dict[str, str]:
    return {opener: words(f"settings-openers-{opener}") for opener in OPENERS}


def _times(now: GuildSettings, words: Words) -> dict[str, str]:
    """Return the turn times to choose from; what was set by an older program stays among them."""
    return {str(time): turn_time(time, words) for time in sorted({*TURN_TIMES, now.turn_time or 0})}


def _waits(now: GuildSettings, words: Words) -> dict[str, str]:
    return {str(time): turn_time(time, words) for time in sorted({*PATIENCE, now.patience})}


def turn_time(seconds: int, words: Words) -> str:
    """Return a turn time in words."""
    if not seconds:
        return words("settings-time-off")
    for unit, size in (("days", 24 * 3600), ("hours", 3600), ("minutes", 60)):
        if seconds % size == 0:
            return words(f"settings-time-{unit}", count=seconds // size)
    return words("settings-time-seconds", count=seconds)
