"""Whole messages: the panel of a table in each of its states, and a hand with whatever is opened in it."""

from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from time import time

from discord import ButtonStyle

from bot.games import find_game
from bot.i18n import Catalogs, Translations
from bot.render.alt_text import AltTexts
from bot.render.hand_image import hand as draw_hand
from bot.rules import panel as p
from bot.tables import Hand, Preferences, Table
from bot.ui.display_names import NameSource
from bot.ui.layout.card_style import CardEmojiSource, drawer_for
from bot.ui.layout.custom_id import CustomId
from bot.ui.layout.custom_id_verbs import DailyPage, Focus, OpenReplay, OpenReview, ShowAllHands, SimpleVerb, Verb
from bot.ui.layout.game import MOST, GameMessage, glossary
from bot.ui.layout.lobby import lobby
from bot.ui.layout.mention_messages import MentionContent, MentionReason, ping
from bot.ui.layout.message import MessageBuilder
from bot.ui.layout.panel_renderer import PanelRenderer, accuses
from bot.ui.layout.player_names import PlayerNames
from bot.ui.layout.raw_components import link
from bot.ui.layout.results import without_result
from bot.ui.layout.slots import (
    HAND_ACTIONS,
    HAND_MENU,
    HAND_NOTES,
    HAND_OPENED,
    HAND_OVER,
    HAND_REQUESTS,
    TABLE_OUTCOME,
    Reader,
    Slots,
)
from bot.ui.layout.submenu import opened
from bot.ui.layout.table_in_hand import table_in_hand
from bot.ui.message_view import ImageAttachment, ImageRequest, MessageView

LOOKING = {
    SimpleVerb.HAND,
    SimpleVerb.REFRESH,
    SimpleVerb.SLATE,
    SimpleVerb.RULES,
    SimpleVerb.LOOK_AT_PROTEST,
}
"""What only looks means the same at any revision: its button stays while the table is drawn anew under a pointer."""
TIMELESS = (ShowAllHands, OpenReplay, OpenReview, DailyPage)
"""Verbs with data of which the same is true."""


class HandControls(Enum):
    """What can be pressed in a hand: whatever its holder may do, that it is kept up to date again, or nothing."""

    ALL = "all"
    REFRESH = "refresh"
    NOTHING = "nothing"


class MessageRenderer:
    """Draws messages; it keeps nothing but the words.

    Args:
        catalogs: all words.
        people: plain names.
        emojis: the cards' emojis, as far as there are any.
        slots: what features put into the messages.
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
        self._slots = slots
        self._now = now

    def drawer(
        self, table: Table, words: Translations, preferences: Preferences | None = None, *, outside: bool = False
    ) -> PanelRenderer:
        """Return what draws this table's panels, for everybody or as one person likes it.

        Args:
            table: the table.
            words: the reader's, with those of the game.
            preferences: how the one reader likes it; None: everybody reads it.
            outside: whether it is read outside of the table's server.
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
            table: the table.
            locale: the language of the channel.
            outside: whether it is a copy outside of the table's server.
            live: False: the final state of a deal, without anything to press.
            left: whether it is left behind in its final state; of a game that is over all hands can be seen there.
            note: small print at the end.
            counted: whether it shows a deal that is over.
            pictures: what lies ready of what it wants.
            pictured: whether it has the table as a picture.
            hung: the picture of the table that stays as long as it shows the same trick; None: none does.
            after: the table after the change that has left the message behind.
            asleep: whether it is kept up to date no longer, until somebody presses something.
        """
        words, own = self.catalogs.at_table(locale, table.game), self.catalogs.words(locale, table.game)
        message, names = self._message(table, public=True), PlayerNames(table, words, self._people, outside=outside)
        reader = Reader(words, names, drawer_for(own, names.text, names.label, self._emojis), self._now())
        if table.round is None:
            lobby(message, table, own, reader, self._slots, live=live)
        else:
            game = GameMessage(message, table, table.round, reader, self._slots)
            game.draw(
                own,
                live=live,
                left=left,
                counted=counted,
                pictures=pictures,
                pictured=pictured,
                hung=hung,
                after=after,
            )
        if note:
            message.footnote(f"-# {note}")
        if asleep:
            message.footnote(words("panel-asleep"))
            if message.fits(2):
                message.buttons(
                    [message.button(SimpleVerb.REFRESH, words("button-refresh"), style=ButtonStyle.primary)]
                )
        return message.view()

    def _message(self, table: Table, *, plain: bool = False, public: bool = False) -> MessageBuilder:
        color = find_game(table.game).color
        secret = public and table.round is not None and table.round.sealed

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
    ) -> MessageView:
        """Return somebody's private message.

        Args:
            hand: the table, the seat and what it may know.
            locale: the reader's language.
            outside: whether it is read outside of the table's server, as in a direct message.
            focus: what is opened in it: a menu, or a question before an action.
            jump: a link to the table's message.
            asks: what can be pressed; without anything it is in its final state.
            preferences: how its reader likes it.
            pictures: what lies ready of what it wants.
            after: the table after the change that has ended the hand.
        """
        table, liked, live = hand.table, preferences or Preferences(), asks is HandControls.ALL
        words = self.catalogs.at_table(locale, table.game)
        panel = find_game(table.game).hand_panel(hand.view)
        message = self._message(table, plain=liked.text_only)
        own = self.catalogs.words(locale, table.game)
        names = PlayerNames(table, words, self._people, outside=outside, plain=liked.text_only)
        drawer = drawer_for(own, names.text, names.label, self._emojis, liked)
        readers = Reader(words, names, drawer, self._now())
        drawer.title(message, panel)
        if table.day is not None:
            ready = () if liked.text_only else pictures
            table_in_hand(message, hand, own, names, drawer, ready, plain=liked.text_only)
        if asks is HandControls.REFRESH:
            message.text([words("hand-asleep")])
        elif not live:
            message.text(self._ended(hand, panel, after, readers))
        # Nothing is asked any more in a message that is over, and what was asked may be past in one that sleeps.
        blocks = [block for block in panel.blocks if live or not isinstance(block, p.Heading)]
        row = next((each for each in blocks if isinstance(each, p.CardRow) and each.room and each.cards), None)
        drawn = None if row is None or liked.text_only else hand_sketch(row, own, liked)
        drawer.blocks(message, blocks, most=MOST, drawn=drawn, pictures=pictures)
        last: list[p.Row] = []
        plain = live and not (
            self._opened(message, hand, readers, focus)
            or opened(message, drawer, words, _with_public(table, panel), focus)
        )
        if plain:
            drawer.reasons(message, panel.rows)
            glossary(message, own, playing=bool(panel.rows))
            last = [row for row in panel.rows if accuses(row)]
            drawer.rows(message, [row for row in panel.rows if row not in last] if last else panel.rows)
        if live:
            for actions in self._slots[HAND_ACTIONS]:
                message.add(actions(hand, readers))
            for requests in self._slots[HAND_REQUESTS]:
                message.add(requests(hand, readers), spare=8)
            for notes in self._slots[HAND_NOTES]:
                message.add(notes(hand, readers))
        message.text([f"-# {_small(table, words)}"])
        if asks is HandControls.NOTHING:
            message.menu([message.made(each) for menu in self._slots[HAND_OVER] for each in menu(hand, readers)])
        buttons = [link(jump, words("button-table"))] if jump else []
        if plain:  # what is opened stands alone
            buttons += [message.made(each) for menu in self._slots[HAND_MENU] for each in menu(hand, readers)]
        if asks is HandControls.REFRESH:
            buttons.insert(0, message.button(SimpleVerb.REFRESH, words("button-refresh"), style=ButtonStyle.primary))
        if asks is not HandControls.NOTHING:
            message.menu(buttons)
        drawer.rows(message, last)
        return message.view()

    def _ended(self, hand: Hand, panel: p.Panel, after: Table | None, reader: Reader) -> Iterator[str]:
        """Yield that a hand is over, and why where the result of its deal does not say it."""
        if any(isinstance(block, p.Ending) for block in panel.blocks):
            yield f"**{reader.words('hand-over')}**"
            yield from (line for part in self._slots[TABLE_OUTCOME] for line in part(hand.table, reader))
        else:
            yield f"**{without_result(hand.table, after, reader, self._slots) or reader.words('hand-over')}**"

    def _opened(self, message: MessageBuilder, hand: Hand, reader: Reader, focus: Focus | None) -> bool:
        """Add what is opened in a hand if it is a feature's; return False if it isn't (any more)."""
        return focus is not None and any(message.add(part(hand, reader, focus)) for part in self._slots[HAND_OPENED])

    def ping(self, table: Table, locale: str, what: MentionReason, *, outside: bool = False) -> MentionContent:
        """Return what a message says that mentions people.

        Args:
            table: the table; somebody is asked something there.
            locale: the language of the channel.
            what: what they are asked.
            outside: whether it is sent outside of the table's server.
        """
        words, own = self.catalogs.at_table(locale, table.game), self.catalogs.words(locale, table.game)
        names = PlayerNames(table, words, self._people, outside=outside)
        drawer = drawer_for(own, names.text, names.label, self._emojis)
        reader = Reader(words, names, drawer, self._now())
        return ping(what, self._message(table, public=True), table, reader, self._slots)

    def moved_hand(self, hand: Hand, locale: str, link: str) -> MessageView:
        """Return what somebody's private message becomes whose hand is shown in another one.

        Args:
            hand: the table, the seat and what it may know.
            locale: the reader's language.
            link: to the other message.
        """
        message = self._message(hand.table)
        own = self.catalogs.words(locale, hand.table.game)
        self.drawer(hand.table, own, outside=True).title(message, find_game(hand.table.game).hand_panel(hand.view))
        message.text([self.catalogs.at_table(locale, hand.table.game)("hand-moved", link=link)])
        return message.view()


def _with_public(table: Table, panel: p.Panel) -> Iterator[p.Panel]:
    """Yield the panel of a hand, then the public one, which is made for whoever looks into it alone."""
    yield panel
    if table.round:
        yield find_game(table.game).table_panel(table.round.view)


def _small(table: Table, words: Translations) -> str:
    """Return in small print what table a hand is of."""
    if table.day is not None:
        return words("daily-small", day=table.day)
    return words("table-small", table=str(table.id), code=table.house)


def hand_sketch(row: p.CardRow, words: Translations, liked: Preferences) -> ImageRequest:
    """Return the picture of somebody's hand, with the letters and colours that they like."""
    how = (("locale", words.locale), ("room", row.room), ("style", liked.colours))
    return ImageRequest(draw_hand, (row.cards,), how, lambda: AltTexts(words).hand(row.cards))
