"""The weekly digest: the message with the week's players, victories and best bluff."""

from datetime import UTC, date, datetime

from bot.i18n import Catalogs
from bot.render import listed
from bot.tables import Digest
from bot.ui.display_names import Called
from bot.ui.escaping import escaped
from bot.ui.layout import GREY, MessageBuilder, OpenReplay, without_table
from bot.ui.message_view import MessageView

MAX_PLAYERS = 25
"""Players listed by name."""


def people_of_week(digest: Digest) -> list[int]:
    """Return the users whom the message of a week names."""
    bluff = [digest.bluff.user] if digest.bluff is not None else []
    return [*bluff, *(user for user, _ in digest.marked), *(user for user, _ in digest.played[:MAX_PLAYERS])]


def digest_view(digest: Digest, catalogs: Catalogs, locale: str, called: Called) -> MessageView:
    """Return the message of a week in which a user played."""
    words = catalogs.words(locale)
    message = MessageBuilder(GREY, without_table)
    message.text([f"### {words('digest-title')}", f"-# {marker(digest.since)} – {marker(digest.until, -1)}"])
    people = [
        words("digest-player", name=called.text(user), games=games) for user, games in digest.played[:MAX_PLAYERS]
    ]
    more = len(digest.played) - MAX_PLAYERS
    played = words("column").join(people + ([words("digest-more", count=more)] if more > 0 else []))
    message.text([words("digest-games", games=digest.games), played])
    if digest.marked:
        names = listed([called.text(user) for user, _ in digest.marked], words)
        message.text([words("digest-marked", names=names, count=digest.marked[0][1])])
    bluff = digest.bluff
    if bluff is not None:
        own = catalogs.words(locale, bluff.game)
        what, number = escaped(own(bluff.what.key)), str(bluff.number)
        params = {"what": what, "game": number, "deal": bluff.deal, "points": bluff.points}
        message.text([words("digest-bluff", name=called.text(bluff.user), **params)])
        message.buttons([message.button(OpenReplay(bluff.number, bluff.line), words("button-digest-bluff"))])
    return message.view()


def marker(day: date, days: int = 0) -> str:
    """Return a date as Discord shows it to each reader, or one so many days after it."""
    noon = datetime(day.year, day.month, day.day, 12, tzinfo=UTC)
    return f"<t:{int(noon.timestamp()) + days * 24 * 3600}:D>"
