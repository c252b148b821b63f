"""A person's own preferences: a private page, and two forms to change what stands there."""

import asyncio
import re
from collections.abc import Sequence

from discord import ui

from bot.errors import Conflict
from bot.i18n import Words, near_zone, zones_of
from bot.tables import Preferences, QuietHours
from bot.ui.discord import Answer, Context, home_of
from bot.ui.display_names import Called
from bot.ui.layout import GREY, NONE, Do, Form, Message, filled, languages, of_no_table, picked, ticked, typed
from bot.ui.pages.clicks import Click, Handlers

HANDS = ("both", "dm", "here")
TOLD = ("mentions", "reminders", "invitations", "evenings")
CARDS = ("names", "text")
COLOURS = ("two", "four")
TIME = re.compile(r"([01]?\d|2[0-3])(?:[:.]([0-5]\d))?")
LONGEST_ZONE = 40
MOST_ZONES = 6
"""So many zones are offered for a name that several have."""


class PreferencesPages:
    """Shows the page and the forms, and keeps what is chosen there.

    Args:
        context: keeps it, and knows the words and the people.
        mentions: whether those are mentioned who have not chosen.
    """

    def __init__(self, context: Context, *, mentions: bool) -> None:
        self._context = context
        self._service = context.service
        self._catalogs = context.catalogs
        self._people = context.people
        self._lookups = context.lookups
        self._mentions = mentions
        self.handlers: Handlers = {Do.PREFERENCES: self._change, Do.QUIET_HOURS: self._quiet}

    async def show(self, answer: Answer) -> None:
        """Answer with everything somebody has chosen."""
        await answer.private(await self._page(answer))

    async def _change(self, click: Click[Do]) -> None:
        """Open the form with language, hands, mentions and cards, or keep what was filled in."""
        answer, user = click.answer, click.user
        fields = filled(answer.interaction)
        if fields is None:
            now = await self._service.settings.of_user(user)
            await answer.modal(self._form(now, self._words(answer), home_of(answer.interaction)).modal())
            return
        words = self._words(answer)
        language = picked(fields, "language", words("settings-language"), languages(self._catalogs, words))
        guild = home_of(answer.interaction)
        told = ticked(fields, "told", words("preferences-told"), _choices("told", _tellable(guild), words))
        cards = ticked(fields, "cards", words("preferences-cards"), _choices("cards", CARDS, words))
        await self._service.settings.change_user(
            user,
            language=None if language == NONE else language,
            hand=picked(fields, "hand", words("preferences-hand"), _choices("hand", HANDS, words)),
            mentions="mentions" in told,
            reminders="reminders" in told,
            invitations="invitations" in told,
            evenings=await self._evenings(user, guild, wanted="evenings" in told),
            card_names="names" in cards,
            text_only="text" in cards,
            colours=picked(fields, "colours", words("preferences-colours"), _choices("colours", COLOURS, words)),
        )
        # Whoever goes back to the language of their Discord is written to in it.
        await self._people.meet(answer.interaction)
        await answer.update(await self._page(answer))

    async def _quiet(self, click: Click[Do]) -> None:
        """Open the form for quiet hours, or keep what was filled in.

        Raises:
            Conflict: `bad_time` (given), `bad_zone` (given), `quiet_hours_empty`.
        """
        answer, user, words = click.answer, click.user, self._words(click.answer)
        now = (await self._service.settings.of_user(user)).quiet
        fields = filled(answer.interaction)
        if fields is None:
            form = Form(words("preferences-quiet"), of_no_table(Do.QUIET_HOURS))
            hint = words("preferences-time-hint")
            form.write("start", words("preferences-quiet-from"), clock(now.start) if now else "", hint, most=5)
            form.write("end", words("preferences-quiet-to"), clock(now.end) if now else "", hint, most=5)
            zone, hint = now.zone if now else "", words("preferences-zone-hint")
            form.write("zone", words("preferences-zone"), zone, hint, most=LONGEST_ZONE)
            await answer.modal(form.modal())
            return
        labels = {"start": "preferences-quiet-from", "end": "preferences-quiet-to", "zone": "preferences-zone"}
        start, end, zone = (typed(fields, name, words(key)) for name, key in labels.items())
        chosen = await read_quiet(start, end, zone) if start or end else None
        await self._service.settings.change_user(user, quiet=chosen)
        await answer.update(await self._page(answer))

    async def _evenings(self, user: int, guild: int | None, *, wanted: bool) -> tuple[int, ...]:
        """Return the guilds that tell somebody of evenings, with this one or without it."""
        others = tuple(each for each in (await self._service.settings.of_user(user)).evenings if each != guild)
        return (*others, guild) if wanted and guild is not None else others

    def _words(self, answer: Answer) -> Words:
        return self._context.words(answer.interaction)

    def _form(self, now: Preferences, words: Words, guild: int | None) -> Form:
        """Return the form as it is now."""
        form = Form(words("preferences-title"), of_no_table(Do.PREFERENCES))
        offered = languages(self._catalogs, words)
        form.choose("language", words("settings-language"), offered, now.language or NONE)
        form.radio("hand", words("preferences-hand"), _choices("hand", HANDS, words), now.hand)
        form.tick(
            "told", words("preferences-told"), _choices("told", _tellable(guild), words), self._told(now, guild)
        )
        form.tick("cards", words("preferences-cards"), _choices("cards", CARDS, words), _cards(now))
        form.radio("colours", words("preferences-colours"), _choices("colours", COLOURS, words), now.colours)
        return form

    async def _page(self, answer: Answer) -> ui.LayoutView:
        """Return the page with everything a person has chosen, in their language."""
        user = answer.interaction.user.id
        now, words = await self._service.settings.of_user(user), self._words(answer)
        told, cards = self._told(now, home_of(answer.interaction)), _cards(now)
        blocked = await self._service.blocks.of_user(user)
        home = home_of(answer.interaction)
        await self._lookups.learn(blocked, home)
        called = Called(self._people, home)
        lines = {
            "settings-language": languages(self._catalogs, words).get(now.language or NONE, now.language or ""),
            "preferences-hand": words(f"preferences-hand-{now.hand}"),
            "preferences-told": ", ".join(words(f"preferences-told-{name}") for name in told),
            "preferences-cards": ", ".join(words(f"preferences-cards-{name}") for name in cards or ["usual"]),
            "preferences-colours": words(f"preferences-colours-{now.colours}"),
            "preferences-quiet": quiet_line(now.quiet, words),
            "preferences-blocked": ", ".join(map(called.text, blocked)),
        }
        message = Message(GREY, of_no_table, plain=now.text_only)
        message.text([f"### {words('preferences-title')}"])
        message.text(
            words("labelled", label=words(key), text=text or words("preferences-none")) for key, text in lines.items()
        )
        change = message.button(Do.PREFERENCES, words("settings-change"))
        message.buttons([change, message.button(Do.QUIET_HOURS, words("preferences-quiet"))])
        return message.view()

    def _told(self, now: Preferences, guild: int | None) -> list[str]:
        """Return what somebody is told unasked, in a guild what they are told of there."""
        mentions = self._mentions if now.mentions is None else now.mentions
        told = {
            "mentions": mentions,
            "reminders": now.reminders,
            "invitations": now.invitations,
            "evenings": guild in now.evenings,
        }
        return [name for name in _tellable(guild) if told[name]]


def _tellable(guild: int | None) -> tuple[str, ...]:
    """Return what somebody can be told unasked: of evenings on the server where they choose that."""
    return tuple(name for name in TOLD if guild is not None or name != "evenings")


def _choices(field: str, names: Sequence[str], words: Words) -> dict[str, str]:
    """Return what can be chosen in a field, in words."""
    return {name: words(f"preferences-{field}-{name}") for name in names}


def _cards(now: Preferences) -> list[str]:
    """Return what somebody has ticked about cards."""
    return [name for name, wanted in (("names", now.card_names), ("text", now.text_only)) if wanted]


def clock(minutes: int) -> str:
    """Return minutes after midnight as a clock shows them."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


def quiet_line(quiet: QuietHours | None, words: Words) -> str:
    """Return quiet hours in words, "" for none."""
    if quiet is None:
        return ""
    return words("preferences-quiet-line", start=clock(quiet.start), end=clock(quiet.end), zone=quiet.zone)


async def read_quiet(start: str, end: str, zone: str) -> QuietHours:
    """Return the quiet hours that were typed; raises Conflict as the form does."""
    begins, ends = read_time(start), read_time(end)
    if begins == ends:
        raise Conflict("quiet_hours_empty")
    # The first look walks through the files of all zones.
    return QuietHours(start=begins, end=ends, zone=await asyncio.to_thread(find_zone, zone))


def read_time(text: str) -> int:
    """Return minutes after midnight of "22:00", "22.00" or "22"; raises Conflict `bad_time`."""
    match = TIME.fullmatch(text)
    if match is None:
        raise Conflict("bad_time", given=text[:LONGEST_ZONE])
    return int(match[1]) * 60 + int(match[2] or 0)


def find_zone(text: str) -> str:
    """Return the zone that was meant by its id, a city or a country; raises Conflict `bad_zone`, `ambiguous_zone`."""
    text = text[:LONGEST_ZONE]
    found = zones_of(text)
    if len(found) > 1:
        raise Conflict("ambiguous_zone", given=text, zones=", ".join(found[:MOST_ZONES]))
    if found:
        return found[0]
    near = near_zone(text)
    raise Conflict("bad_zone", given=text, **({"near": near} if near else {}))
