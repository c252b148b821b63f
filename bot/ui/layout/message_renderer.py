"""Draw complete messages: a table's panel in each state, and a hand with its opened pages."""

from collections.abc import Callable, Hashable, Sequence
from time import time

from bot.games import find_game
from bot.i18n import Catalogs, Translations
from bot.tables import Hand, Preferences, Table
from bot.ui.display_names import NameSource
from bot.ui.layout.card_style import CardEmojiSource, drawer_for
from bot.ui.layout.custom_id import CustomId
from bot.ui.layout.custom_id_verbs import DailyPage, Focus, OpenReplay, OpenReview, ShowAllHands, SimpleVerb, Verb
from bot.ui.layout.game import GameMessage
from bot.ui.layout.hand import HandBuilder, HandControls
from bot.ui.layout.lobby import lobby
from bot.ui.layout.mention_messages import MentionContent, MentionReason, ping
from bot.ui.layout.message import MessageBuilder
from bot.ui.layout.panel_renderer import PanelRenderer
from bot.ui.layout.player_names import PlayerNames, named_at
from bot.ui.layout.slots import Reader, Slots
from bot.ui.layout.table_menu import details, more_menu
from bot.ui.message_view import ImageAttachment, ImageRequest, MessageView

LOOKING = {
    SimpleVerb.HAND,
    SimpleVerb.HAND_MORE,
    SimpleVerb.REFRESH,
    SimpleVerb.SLATE,
    SimpleVerb.RULES,
    SimpleVerb.LOOK_AT_PROTEST,
    SimpleVerb.MORE,
    SimpleVerb.DETAILS,
    SimpleVerb.OWN_LIST,
}
"""Verbs that only show something: valid at any revision, so a redraw leaves their buttons in place."""
TIMELESS = (ShowAllHands, OpenReplay, OpenReview, DailyPage)
"""Verbs with data of which the same is true."""

MAX_WRITERS = 64
"""Tables and kinds of readers whose writers are kept; each has some tens of texts."""


class MessageRenderer:
    """Draws complete messages. It keeps what writes names and cards for the newest readers.

    Args:
        now: returns what time it is, in seconds since 1970.
    """

    def __init__(
        self,
        catalogs: Catalogs,
        people: NameSource,
        emojis: CardEmojiSource,
        slots: Slots,
        now: Callable[[], int] = lambda: int(time()),
    ) -> None:
        self.catalogs = catalogs
        self._people = people
        self._emojis = emojis
        self.slots = slots
        self._now = now
        self._versions = 0, 0
        """Of the names and emojis that `_writers` write."""
        self._writers: dict[Hashable, tuple[object, PlayerNames, PanelRenderer]] = {}
        """By table and kind of reader: what decides on the names there, and what writes them and the game's texts."""

    def drawer(
        self, table: Table, words: Translations, preferences: Preferences | None = None, *, outside: bool = False
    ) -> PanelRenderer:
        """Return what draws this table's panels, for everyone or as one person likes it.

        Args:
            preferences: how the one reader likes it; None: everyone reads it.
        """
        plain = bool(preferences and preferences.text_only)
        names = PlayerNames(table, words, self._people, outside=outside, plain=plain)
        return drawer_for(words, names.text, names.label, self._emojis, preferences)

    def board(
        self,
        table: Table,
        locale: str,
        *,
        outside: bool = False,
        live: bool = True,
        left: bool = False,
        note: str = "",
        counted: bool = False,
        pictures: Sequence[ImageAttachment] = (),
        pictured: bool = False,
        hung: ImageRequest | None = None,
        after: Table | None = None,
        asleep: bool = False,
    ) -> MessageView:
        """Return a table's public message.

        Args:
            outside: whether it is a copy outside of the table's server.
            live: False: the final state of a deal, without anything to press.
            left: whether the table has gone on in another message: then the result stays, and of a game that is over
                the ways to review it.
            note: small print at the end.
            counted: whether it shows a deal that is over.
            pictures: what lies ready of what it wants.
            pictured: whether it has the table as an image.
            hung: the image of the table that stays as long as it shows the same trick; None: none does.
            after: the table after the change that has left the message behind.
            asleep: whether it is kept up to date no longer, until a user presses something.
        """
        own, reader = self._reader(table, locale, outside=outside)
        message = self._message(table, public=True)
        if table.current_game is None:
            lobby(message, table, own, reader, self.slots, live=live, asleep=asleep)
        else:
            game = GameMessage(message, table, table.current_game, own, reader, self.slots)
            game.draw(
                live=live,
                left=left,
                counted=counted,
                pictures=pictures,
                pictured=pictured,
                hung=hung,
                after=after,
                asleep=asleep,
            )
        if note:
            message.footnote(f"-# {note}")
        if asleep:
            message.footnote(reader.words("panel-asleep"))
        return message.view()

    def more(
        self, table: Table, locale: str, user: int, *, outside: bool = False, plain: bool = False
    ) -> MessageView:
        """Return the private menu behind More, or the page of details."""
        return self._private_page(more_menu, table, locale, user, outside=outside, plain=plain)

    def details(
        self, table: Table, locale: str, user: int, *, outside: bool = False, plain: bool = False
    ) -> MessageView:
        """Return the private page of a table's details; the arguments are those of `more`."""
        return self._private_page(details, table, locale, user, outside=outside, plain=plain)

    def _private_page(
        self,
        draw: Callable[[MessageBuilder, Table, Translations, Reader, Slots], None],
        table: Table,
        locale: str,
        user: int,
        *,
        outside: bool,
        plain: bool,
    ) -> MessageView:
        own, reader = self._reader(table, locale, Preferences(text_only=plain), outside=outside, user=user)
        message = self._message(table, plain=plain, public=True)
        draw(message, table, own, reader, self.slots)
        return message.view()

    def _reader(
        self,
        table: Table,
        locale: str,
        liked: Preferences | None = None,
        *,
        outside: bool,
        user: int | None = None,
    ) -> tuple[Translations, Reader]:
        """Return the game's messages and the reader of a message; texts written before stay written.

        Args:
            liked: how the one reader likes it; None: everyone reads it.
            user: the only reader of a private menu.
        """
        words, own = self.catalogs.at_table(locale, table.game), self.catalogs.words(locale, table.game)
        versions = self._people.version, self._emojis.version
        if versions != self._versions or len(self._writers) > MAX_WRITERS:
            self._versions = versions
            self._writers.clear()
        plain, named = (liked.text_only, liked.card_names) if liked else (False, False)
        key = table.id, table.guild, table.game, locale, outside, plain, named
        there = named_at(table)
        known = self._writers.get(key)
        if known is None or known[0] != there:
            names = PlayerNames(table, words, self._people, outside=outside, plain=plain)
            known = there, names, drawer_for(own, names.text, names.label, self._emojis, liked)
            self._writers[key] = known
        return own, Reader(words, known[1], known[2], self._now(), user)

    def _message(self, table: Table, *, plain: bool = False, public: bool = False) -> MessageBuilder:
        color = find_game(table.game).color
        secret = public and table.current_game is not None and table.current_game.sealed

        def address(verb: Verb) -> CustomId:
            timeless = verb in LOOKING if isinstance(verb, SimpleVerb) else isinstance(verb, TIMELESS)
            # A revision counts the moves: others still play the same cards.
            timeless = timeless or (secret and verb is not SimpleVerb.AGAIN_AGREE)
            return CustomId(table.id, 0 if timeless else table.revision, verb)

        return MessageBuilder(color, address, plain=plain)

    def hand(
        self,
        hand: Hand,
        locale: str,
        *,
        outside: bool = True,
        focus: Focus | None = None,
        jump: str | None = None,
        asks: HandControls = HandControls.ALL,
        preferences: Preferences | None = None,
        pictures: Sequence[ImageAttachment] = (),
        after: Table | None = None,
        hung: Sequence[ImageRequest] = (),
    ) -> MessageView:
        """Return a user's private message.

        Args:
            outside: whether it is read outside of the table's server, as in a direct message.
            focus: what is opened in it: a menu, or a question before an action.
            asks: what can be pressed; without anything it is in its final state.
            preferences: how its reader likes it.
            pictures: what lies ready, or hangs in the message.
            hung: what `pictures` were drawn from.
            after: the table after the change that has ended the hand.
        """
        table, liked = hand.table, preferences or Preferences()
        own, reader = self._reader(table, locale, liked, outside=outside)
        message = self._message(table, plain=liked.text_only)
        builder = HandBuilder(message, hand, own, reader, self.slots, liked)
        builder.draw(focus=focus, jump=jump, asks=asks, pictures=pictures, hung=hung, after=after)
        return message.view()

    def ping(self, table: Table, locale: str, what: MentionReason, *, outside: bool = False) -> MentionContent:
        """Return what a message says that mentions people."""
        _, reader = self._reader(table, locale, outside=outside)
        return ping(what, self._message(table, public=True), table, reader, self.slots)

    def moved_hand(self, hand: Hand, locale: str, link: str) -> MessageView:
        """Return what a user's private message becomes whose hand is shown in another one."""
        message = self._message(hand.table)
        own = self.catalogs.words(locale, hand.table.game)
        self.drawer(hand.table, own, outside=True).title(message, find_game(hand.table.game).hand_panel(hand.view))
        message.text([self.catalogs.at_table(locale, hand.table.game)("hand-moved", link=link)])
        return message.view()
