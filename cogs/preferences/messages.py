"""Preferences: the page with all of them, and the two forms to change them."""

from collections.abc import Mapping, Sequence

from bot.i18n import Translations
from bot.tables import Preferences, QuietHours
from bot.ui.layout import GREY, NONE, Form, MessageBuilder, SimpleVerb, without_table
from bot.ui.message_view import MessageView
from cogs.parameters import MAX_ZONE_LENGTH

HANDS = ("both", "dm", "here")
TOLD = ("mentions", "reminders", "invitations", "evenings")
CARDS = ("names", "text")
COLOURS = ("two", "four")


def form(
    now: Preferences,
    notifications: Sequence[str],
    guild: int | None,
    words: Translations,
    languages: Mapping[str, str],
) -> Form:
    """Return the form with language, hands, mentions and cards.

    Args:
        guild: where the form is opened; None: on no server.
    """
    made = Form(words("preferences-title"), without_table(SimpleVerb.PREFERENCES))
    made.choose("language", words("settings-language"), languages, now.language or NONE)
    made.radio("hand", words("preferences-hand"), choices("hand", HANDS, words), now.hand)
    made.tick("told", words("preferences-told"), choices("told", tellable(guild), words), notifications)
    made.tick("cards", words("preferences-cards"), choices("cards", CARDS, words), _cards(now))
    made.radio("colours", words("preferences-colours"), choices("colours", COLOURS, words), now.colours)
    return made


def quiet_form(now: QuietHours | None, words: Translations) -> Form:
    """Return the form for quiet hours."""
    made = Form(words("preferences-quiet"), without_table(SimpleVerb.QUIET_HOURS))
    hint = words("preferences-time-hint")
    made.write("start", words("preferences-quiet-from"), clock(now.start) if now else "", hint, limit=5)
    made.write("end", words("preferences-quiet-to"), clock(now.end) if now else "", hint, limit=5)
    zone, hint = now.zone if now else "", words("preferences-zone-hint")
    made.write("zone", words("preferences-zone"), zone, hint, limit=MAX_ZONE_LENGTH)
    return made


def page(
    now: Preferences,
    notifications: Sequence[str],
    blocked: Sequence[str],
    words: Translations,
    languages: Mapping[str, str],
) -> MessageView:
    """Return the page with everything a person has chosen."""
    lines = {
        "settings-language": languages.get(now.language or NONE, now.language or ""),
        "preferences-hand": words(f"preferences-hand-{now.hand}"),
        "preferences-told": ", ".join(words(f"preferences-told-{name}") for name in notifications),
        "preferences-cards": ", ".join(words(f"preferences-cards-{name}") for name in _cards(now) or ["usual"]),
        "preferences-colours": words(f"preferences-colours-{now.colours}"),
        "preferences-quiet": quiet_line(now.quiet, words),
        "preferences-blocked": ", ".join(blocked),
    }
    message = MessageBuilder(GREY, without_table, plain=now.text_only)
    message.text([f"### {words('preferences-title')}"])
    message.text(
        words("labelled", label=words(key), text=text or words("preferences-none")) for key, text in lines.items()
    )
    change = message.button(SimpleVerb.PREFERENCES, words("settings-change"))
    message.buttons([change, message.button(SimpleVerb.QUIET_HOURS, words("preferences-quiet"))])
    return message.view()


def tellable(guild: int | None) -> tuple[str, ...]:
    """Return the available notifications: on a server also those of tournaments there."""
    return tuple(name for name in TOLD if guild is not None or name != "evenings")


def choices(field: str, names: Sequence[str], words: Translations) -> dict[str, str]:
    """Return what can be chosen in a field, in words."""
    return {name: words(f"preferences-{field}-{name}") for name in names}


def _cards(now: Preferences) -> list[str]:
    return [name for name, wanted in (("names", now.card_names), ("text", now.text_only)) if wanted]


def clock(minutes: int) -> str:
    """Return minutes after midnight as a clock shows them."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


def quiet_line(quiet: QuietHours | None, words: Translations) -> str:
    """Return quiet hours in words, "" for none."""
    if quiet is None:
        return ""
    return words("preferences-quiet-line", start=clock(quiet.start), end=clock(quiet.end), zone=quiet.zone)
