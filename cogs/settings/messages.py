"""Settings: the pages with all of them, and the forms to change them."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import partial

from bot.games import all_games
from bot.i18n import Translations
from bot.tables import LEVELS, GuildSettings, same_name
from bot.ui.layout import (
    GREY,
    MAX_OPTIONS,
    NONE,
    Button,
    DefaultHouseRules,
    Form,
    MessageBuilder,
    SettingsChange,
    SimpleVerb,
    WordsOf,
    back_to_settings,
    channel_mentions,
    level_options,
    main_texts,
    message_texts,
    role_mentions,
    settings_page,
    table_texts,
    turn_time,
    without_table,
)
from bot.ui.message_view import MessageView
from cogs.parameters import MAX_ZONE_LENGTH

TURN_TIMES = (0, 60, 120, 300, 900, 3600, 24 * 3600, 3 * 24 * 3600)
"""Seconds to choose from; 0: no user is hurried."""
OPENERS = ("everyone", "role", "managers")
ORGANISERS = ("openers", "role", "managers")
GAMES_PER_FORM = 5
PATIENCE = (60, 120, 300, 600, 900, 1800, 3600, 3 * 3600, 12 * 3600, 24 * 3600)
"""Seconds to choose from for which a game waits before a user may be woken."""
PAUSES = range(1, 31)
MAX_DAYS_LENGTH = 10

SWITCH_LABELS = {
    SimpleVerb.LET_IN: "settings-let-in",
    SimpleVerb.LET_NOBODY_IN: "settings-let-nobody-in",
    SimpleVerb.SHOW_PICTURES: "settings-show-pictures",
    SimpleVerb.HIDE_PICTURES: "settings-hide-pictures",
    SimpleVerb.THREADS: "settings-threads-on",
    SimpleVerb.NO_THREADS: "settings-no-threads",
    SimpleVerb.NEWS: "settings-news-on",
    SimpleVerb.NO_NEWS: "settings-no-news",
}

Offered = Sequence[tuple[str, Translations, Mapping[str, str]]]
"""The games of a form, each with its words and the house rules that can be chosen."""


def form(now: GuildSettings, words: Translations, languages: Mapping[str, str]) -> Form:
    """Return the form with channels, language, turn time and openers.

    Args:
        now: the settings, without deleted channels and roles.
    """
    made = Form(words("settings-title"), without_table(SimpleVerb.SETTINGS))
    made.channel("channel", words("settings-channel"), now.channels, words("settings-channel-hint"), most=MAX_OPTIONS)
    made.choose("language", words("settings-language"), languages, now.language or NONE)
    made.choose(
        "time", words("settings-time"), times(now, words), str(now.turn_time or 0), words("settings-time-hint")
    )
    made.radio("openers", words("settings-openers"), openers(words), now.openers)
    made.role("role", words("settings-role"), now.opener_roles, words("settings-role-hint"), most=MAX_OPTIONS)
    return made


def pause_form(now: GuildSettings, words: Translations) -> Form:
    """Return the form for how long a game waits for people and may pause."""
    made = Form(words("settings-waits"), without_table(SimpleVerb.PAUSE_DAYS))
    hint = words("settings-pause-hint", low=PAUSES[0], high=PAUSES[-1])
    made.write("days", words("settings-pause-days"), str(now.pause_days), hint, limit=MAX_DAYS_LENGTH)
    hint = words("settings-patience-hint")
    made.choose("patience", words("settings-patience"), waits(now, words), str(now.patience), hint)
    return made


def digest_form(now: GuildSettings, words: Translations) -> Form:
    """Return the form for the channel of the weekly digest."""
    channel = [now.digest] if now.digest else []
    made = Form(words("settings-digest"), without_table(SimpleVerb.DIGEST))
    made.channel("digest", words("settings-digest"), channel, words("settings-digest-hint"))
    return made


def zone_form(now: GuildSettings, words: Translations) -> Form:
    """Return the form for the server's time zone."""
    made = Form(words("settings-zone"), without_table(SimpleVerb.TIME_ZONE))
    made.write("zone", words("settings-zone"), now.zone or "", words("settings-zone-hint"), limit=MAX_ZONE_LENGTH)
    return made


def house_form(verb: DefaultHouseRules, offered: Offered, now: GuildSettings, words: Translations) -> Form:
    """Return the form with a list of house rules for each of some games, the chosen ones first."""
    made = Form(words("settings-houses"), without_table(verb))
    for game, own, houses in offered:
        chosen = same_name(houses, now.house_rules.get(game, NONE)) or NONE
        # A list shows 25; without its default it would stand empty, and the form could not be sent.
        made.choose(game, own("game-name"), {chosen: houses[chosen], **houses}, chosen)
    return made


class SettingsPages:
    """Draws the pages of a server's settings, except the one that features fill."""

    def __init__(self, change: SettingsChange, words_of: WordsOf, languages: Mapping[str, str]) -> None:
        self._change = change
        self._words = change.words
        self._words_of = words_of
        self._languages = languages

    def view(self, page: SimpleVerb) -> MessageView:
        """Return a page; `page` is the verb that leads to it."""
        if page is SimpleVerb.TABLE_SETTINGS:
            return self._tables()
        return self._messages() if page is SimpleVerb.MESSAGE_SETTINGS else self._first()

    def _first(self) -> MessageView:
        words = self._words

        def texts(each: GuildSettings) -> dict[str, str]:
            return main_texts(each, words, self._words_of, self._languages)

        more = range(0, len(all_games()), GAMES_PER_FORM)
        buttons = (
            Button(SimpleVerb.SETTINGS, words("settings-change")),
            *(Button(DefaultHouseRules(first), words("settings-houses")) for first in more),
            Button(SimpleVerb.TABLE_SETTINGS, words("settings-tables")),
            Button(SimpleVerb.MESSAGE_SETTINGS, words("settings-messages")),
            Button(SimpleVerb.MORE_SETTINGS, words("settings-more")),
        )
        message = settings_page("settings-title", self._change, texts, buttons)
        labels = {level: words("settings-level-choice", level=words(f"choice-{level}")) for level in LEVELS}
        levels = level_options(labels, words, self._change.after.level)
        message.choices(SimpleVerb.GUILD_LEVEL, words("settings-level"), levels)
        return message.view()

    def _tables(self) -> MessageView:
        now, words = self._change.after, self._words
        buttons = (
            _switch(SimpleVerb.LET_NOBODY_IN if now.newcomers else SimpleVerb.LET_IN, words),
            _switch(SimpleVerb.HIDE_PICTURES if now.pictures else SimpleVerb.SHOW_PICTURES, words),
            _switch(SimpleVerb.NO_THREADS if now.threads else SimpleVerb.THREADS, words),
            Button(SimpleVerb.PAUSE_DAYS, words("settings-waits")),
            back_to_settings(words),
        )
        return settings_page("settings-tables", self._change, partial(table_texts, words=words), buttons).view()

    def _messages(self) -> MessageView:
        now, words = self._change.after, self._words
        buttons = (
            Button(SimpleVerb.ROLE_MENTIONS, words("settings-mentions")),
            Button(SimpleVerb.DIGEST, words("settings-digest")),
            _switch(SimpleVerb.NO_NEWS if now.news else SimpleVerb.NEWS, words),
            back_to_settings(words),
        )
        return settings_page("settings-messages", self._change, partial(message_texts, words=words), buttons).view()


def _switch(verb: SimpleVerb, words: Translations) -> Button:
    return Button(verb, words(SWITCH_LABELS[verb]))


def openers(words: Translations) -> dict[str, str]:
    """Return the choices of who may open tables."""
    return {opener: words(f"settings-openers-{opener}") for opener in OPENERS}


def times(now: GuildSettings, words: Translations) -> dict[str, str]:
    """Return the turn times to choose from; what was set by an older program stays among them."""
    return {str(time): turn_time(time, words) for time in sorted({*TURN_TIMES, now.turn_time or 0})}


def waits(now: GuildSettings, words: Translations) -> dict[str, str]:
    """Return the choices of how long a game waits before a player can be woken."""
    return {str(time): turn_time(time, words) for time in sorted({*PATIENCE, now.patience})}


def more_lines(now: GuildSettings, words: Translations) -> dict[str, str]:
    """Return the settings about tournaments in words, by their names."""
    organiser = "managers" if now.organisers == "role" and not now.organiser_roles else now.organisers
    channel = now.evening_channel
    return {
        words("settings-tournament-channel"): channel_mentions([channel])
        if channel
        else words("settings-channel-as-tables"),
        words("settings-organisers"): role_mentions(now.organiser_roles)
        if organiser == "role"
        else words(f"settings-organisers-{organiser}"),
        words("settings-zone"): now.zone or words("settings-zone-none"),
    }


def more_buttons(_: GuildSettings, words: Translations) -> tuple[Button, ...]:
    """Return the buttons of these settings."""
    return (
        Button(SimpleVerb.TOURNAMENT_SETTINGS, words("settings-tournaments")),
        Button(SimpleVerb.TIME_ZONE, words("settings-zone")),
        Button(SimpleVerb.HEALTH, words("settings-health")),
    )


def tournament_form(now: GuildSettings, words: Translations) -> Form:
    """Return the form with the channel for tournaments and who organises them."""
    made = Form(words("settings-tournaments"), without_table(SimpleVerb.TOURNAMENT_SETTINGS))
    channel, hint = words("settings-tournament-channel"), words("settings-tournament-channel-hint")
    made.channel("channel", channel, list(filter(None, [now.evening_channel])), hint)
    made.radio("organisers", words("settings-organisers"), organisers(words), now.organisers)
    hint = words("settings-organiser-role-hint")
    made.role("role", words("settings-role"), now.organiser_roles, hint, most=MAX_OPTIONS)
    return made


def mention_form(now: GuildSettings, words: Translations) -> Form:
    """Return the form with the roles that the bot mentions."""
    made = Form(words("settings-mentions"), without_table(SimpleVerb.ROLE_MENTIONS))
    for name, chosen in (("tournament", now.evening_role), ("table", now.table_role)):
        label, hint = words(f"settings-{name}-mention"), words(f"settings-{name}-mention-hint")
        made.role(name, label, list(filter(None, [chosen])), hint)
    return made


def organisers(words: Translations) -> dict[str, str]:
    """Return the choices of who may organise tournaments."""
    return {organiser: words(f"settings-organisers-{organiser}") for organiser in ORGANISERS}


def health_page(
    complete: Sequence[int],
    notes: Sequence[str],
    optional: Sequence[str],
    waiting: int,
    backup: datetime | None,
    release: str,
    words: Translations,
    *,
    plain: bool,
) -> MessageView:
    """Return the page with the bot's permissions on the server and the figures of its process.

    Args:
        waiting: how many changes wait for the database.
        backup: when the last backup was made; None: none is known.
    """
    message = MessageBuilder(GREY, without_table, plain=plain)
    message.text([f"### {words('settings-health')}"])
    fine = [words("health-complete", channels=channel_mentions(complete))] if complete else []
    message.text([*fine, *notes])
    message.text([words("health-optional"), *optional] if optional else [])
    made = f"<t:{int(backup.timestamp())}:f>" if backup else words("health-backup-unknown")
    figures = {
        words("health-waiting"): words("number", number=waiting),
        words("health-backup"): made,
        words("health-version"): release,
    }
    message.text([words("labelled", label=label, text=text) for label, text in figures.items()])
    refresh = message.button(SimpleVerb.HEALTH, words("button-refresh"))
    message.buttons([refresh, message.button(SimpleVerb.MORE_SETTINGS, words("button-back"))])
    return message.view()
