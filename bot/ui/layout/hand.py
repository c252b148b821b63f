"""Draw the private message of a hand: question, image of table and cards, and buttons.

It is enough to play a whole game. Without the image, because none is wanted or none is drawn yet, words say the
same. It has about 80 words, those on buttons included: what is needed least is left out.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from enum import Enum
from itertools import islice
from typing import TypeGuard

from discord import ButtonStyle

from bot.games import find_game
from bot.i18n import Translations
from bot.render import CardFormatter, PanelFormatter
from bot.render.table import private_table
from bot.rules import panel as p
from bot.tables import Hand, Preferences, Table
from bot.ui.layout.custom_id_verbs import Focus, SimpleVerb
from bot.ui.layout.discord_limits import MAX_ALT_TEXT
from bot.ui.layout.game import MAX_TABLE_LENGTH
from bot.ui.layout.message import MessageBuilder
from bot.ui.layout.panel_renderer import accuses, pressable
from bot.ui.layout.raw_components import Part, link
from bot.ui.layout.reading_limits import MOST_HAND_WORDS, words_in
from bot.ui.layout.results import without_result
from bot.ui.layout.slots import (
    HAND_ACTIONS,
    HAND_MENU,
    HAND_NOTES,
    HAND_OPENED,
    HAND_OVER,
    HAND_REQUESTS,
    HAND_SUBMENU,
    TABLE_OUTCOME,
    Reader,
    Slots,
)
from bot.ui.layout.submenu import opened
from bot.ui.layout.table_picture import TablePicture, table_picture, who_is_who
from bot.ui.message_view import ImageAttachment, ImageRequest

MAX_EVENTS = 3
"""The events that are shown at most, fewer beside rows of buttons: there the image is enough."""
BESIDE_PICTURE, ABOVE_ROWS, ABOVE_A_ROW = 20, 32, 46
"""Words for what the image does not show, and for everything above many or few rows of buttons."""
MANY_BUTTON_ROWS = 2
"""Rows of buttons from which there are many."""

OWN = p.Heading, p.Ending
"""Blocks of the public panel that a hand leaves out."""


class HandControls(Enum):
    """The controls of a hand: all actions of its holder, only the refresh button, or none."""

    ALL = "all"
    REFRESH = "refresh"
    NOTHING = "nothing"


class HandBuilder:
    """Fills the message of a hand, from top to bottom.

    Args:
        reader: how its holder reads it.
        preferences: what its holder has chosen.
    """

    def __init__(
        self,
        message: MessageBuilder,
        hand: Hand,
        own: Translations,
        reader: Reader,
        slots: Slots,
        preferences: Preferences,
    ) -> None:
        self._message = message
        self._hand = hand
        self._table = hand.table
        self._own = own
        self._reader = reader
        self._words = reader.words
        self._drawer = reader.drawer
        self._slots = slots
        self._preferences = preferences
        self._panel = find_game(hand.table.game).hand_panel(hand.view)
        game = hand.table.current_game
        self._public = find_game(hand.table.game).table_panel(game.view) if game else None

    def draw(
        self,
        *,
        focus: Focus | None,
        jump: str | None,
        asks: HandControls,
        pictures: Sequence[ImageAttachment],
        hung: Sequence[ImageRequest],
        after: Table | None = None,
    ) -> None:
        """Fill the whole message.

        Args:
            focus: what is opened in it: a menu, or a question before an action.
            jump: a link to the table's message.
            asks: what can be pressed; without anything it is in its final state.
            pictures: what lies ready, or hangs in the message.
            hung: what `pictures` were drawn from.
            after: the table after the change that has ended the hand.
        """
        message, words, live = self._message, self._words, asks is HandControls.ALL
        title, asked, explained = self._title(), list(self._headings()), self._explained() if live else []
        if asks is HandControls.REFRESH:
            message.text([words("hand-asleep")])
        elif not live:
            message.text(self._ended(after))
        if live:
            for requests in self._slots[HAND_REQUESTS]:
                message.add(requests(self._hand, self._reader), spare=24)
            # Nothing is asked any more in a message that is over, and what was asked may be past in one that sleeps.
            message.text([f"## {line}" for line in asked])
            message.text(explained)
        picture = None if self._preferences.text_only else self._hang(pictures, hung, asks)
        rows = list(pressable(row for row in self._panel.rows if live and not accuses(row)))
        reasons = [*self._drawer.reasons(self._panel.rows), *self._drawer.warnings(self._panel.rows)] if live else []
        fixed = [title, *reasons, *explained]
        if live:
            fixed += asked
        fixed += [self._drawer.label(item, roomy=False) for row in rows for item in row if _is_button(item)]
        room = MOST_HAND_WORDS - words_in(*fixed) - 4
        if rows or picture:
            room = min(
                room, BESIDE_PICTURE if picture else ABOVE_ROWS if len(rows) >= MANY_BUTTON_ROWS else ABOVE_A_ROW
            )
        lines = list(self._lines(picture, room, live=live))
        room -= words_in(*lines)
        message.text([*reasons, *lines], limit=MAX_TABLE_LENGTH)
        plain = live and not self._opened(focus)
        last = self._last_row(jump, asks) if plain or asks is HandControls.REFRESH else []
        if plain:
            said = self._own("glossary") if rows and self._hand.newcomer else ""
            if said and words_in(said) <= room:
                message.text([f"-# {said}"])
                room -= words_in(said)
            last = self._rows(rows, last)
        if live:
            for actions in self._slots[HAND_ACTIONS]:
                message.add(actions(self._hand, self._reader))
            for notes in self._slots[HAND_NOTES]:
                message.add(notes(self._hand, self._reader))
        events = list(self._events(lines, max(0, MAX_EVENTS - len(rows)), room)) if live else []
        message.text([*events, f"-# {title}"])
        if asks is HandControls.NOTHING:
            parts = self._slots[HAND_OVER]
            message.menu([message.made(each) for menu in parts for each in menu(self._hand, self._reader)])
        message.buttons(last)

    # From top to bottom

    def _ended(self, after: Table | None) -> Iterator[str]:
        """Yield that the hand is over, and why where the result of its deal does not say it."""
        over = self._words("hand-over")
        if any(isinstance(block, p.Ending) for block in self._panel.blocks):
            yield f"**{over}**"
            yield from (line for part in self._slots[TABLE_OUTCOME] for line in part(self._table, self._reader))
        else:
            yield f"**{without_result(self._table, after, self._reader, self._slots) or over}**"

    def _title(self) -> str:
        """Return which hand this is."""
        title = self._drawer.speech.text(self._panel.title)
        if self._table.daily_date is None:
            return title
        return self._words("column").join([title, self._words("daily-small", day=self._table.daily_date)])

    def _headings(self) -> Iterator[str]:
        """Yield what the player is asked, or what the game waits for."""
        return (self._drawer.speech.text(block.text) for block in self._panel.blocks if isinstance(block, p.Heading))

    def _explained(self) -> list[str]:
        """Return what the question means, for a player who is new to the game."""
        said = find_game(self._table.game).explain(self._hand.view) if self._hand.newcomer else None
        return [self._drawer.speech.text(said)] if said else []

    def _picture(self, *, live: bool) -> TablePicture:
        """Return the table as an image, with the player's cards in it."""
        table, game, public = self._table, self._table.current_game, self._public
        assert game is not None
        assert public is not None
        live = live and table.status == "playing"
        picture = table_picture(table, game, public, self._own, self._reader.names, live=live)
        row = self._row()
        cards = tuple(self._greyed(row.cards)) if row else ()
        how = (
            ("locale", self._own.locale),
            ("room", row.room if row else 0),
            ("style", self._preferences.colours),
        )
        what = picture.cloth, self._hand.seat, cards
        stage = game.number, game.deal
        return replace(picture, sketch=ImageRequest(private_table, what, how, self._alt, stage, private=True))

    def _row(self) -> p.CardRow | None:
        """Return the player's cards."""
        rows = (block for block in self._panel.blocks if isinstance(block, p.CardRow))
        return next((row for row in rows if row.room), None)

    def _greyed(self, cards: Iterable[p.CardFace]) -> Iterator[p.CardFace]:
        """Yield the player's cards; those that can't be played now are pale while others can."""
        buttons = [item for item in self._panel.items() if isinstance(item, p.Button | p.Menu) and item.card]
        possible = {item.card.code for item in buttons if item.card and item.enabled}
        closed = {item.card.code for item in buttons if item.card and not item.enabled}
        for card in cards:
            yield replace(card, faded=True) if possible and card.code in closed else card

    def _hang(
        self, pictures: Sequence[ImageAttachment], hung: Sequence[ImageRequest], asks: HandControls
    ) -> TablePicture | None:
        """Put the table's image into the message, and return it; None if the message goes without for now.

        Until it is drawn, the one before stays, with a line that says that it is old: the buttons keep their places.
        One of an earlier deal goes at once.
        """
        game, live = self._table.current_game, asks is HandControls.ALL
        if game is None:
            return None
        if not pictures or not hung or hung[0].stage != (game.number, game.deal):
            self._message.want(lambda: self._picture(live=live).sketch)
            return None
        picture = self._picture(live=live)
        wanted = picture.sketch
        self._message.hang(wanted, pictures)
        fresh = tuple(hung) == (wanted,)
        if not fresh or asks is HandControls.REFRESH:
            self._message.text([f"⏳ {self._words('picture-old')}"])
        return picture

    def _lines(self, picture: TablePicture | None, room: int, *, live: bool) -> Iterator[str]:
        """Yield what the image does not show; without one, what is needed most.

        Args:
            picture: what is shown; None: nothing.
            room: for so many words.
            live: whether the game goes on: then the table's message alone says how a deal was counted.
        """
        markdown = self._drawer.markdown
        blocks = [block for block in self._panel.blocks if not isinstance(block, p.Heading)]
        if live:
            blocks = [replace(block, details=()) if isinstance(block, p.Ending) else block for block in blocks]
        # A hand has its own question and its own result.
        public = [block for block in (self._public.blocks if self._public else ()) if not isinstance(block, OWN)]
        if picture is None:
            candidates = [*blocks, *(block for block in public if not _is_in(block, blocks))]
        else:
            shown = [block for block in blocks if _is_said(block) or not (_is_shown(block) or _is_in(block, public))]
            candidates = [*picture.scene.notes, *shown]
        ranks = [
            self._rank(block, own=picture is not None or place < len(blocks))
            for place, block in enumerate(candidates)
        ]
        kept: dict[int, list[str]] = {}
        # Of small print the newest counts.
        for place in sorted(range(len(candidates)), key=lambda place: (ranks[place], -place)):
            if room < 0 and ranks[place]:
                break
            lines = markdown(candidates[place])
            count = words_in(*lines)
            if count <= room or not ranks[place]:
                kept[place] = lines
                room -= count
        # Of equal blocks all are shown.
        chosen = [candidates[place] for place in kept]
        shown = [place for place, block in enumerate(candidates) if place in kept or _is_in(block, chosen)]
        if picture is None:
            yield from (line for place in shown for line in kept.get(place) or markdown(candidates[place]))
            return
        yield from self._closely(candidates[place] for place in shown)
        if picture.unnamed:
            yield f"-# {who_is_who(picture, self._words, self._reader.names)}"

    def _closely(self, blocks: Iterable[p.Block]) -> Iterator[str]:
        """Yield blocks below the image in as few lines as possible: the image takes most of the screen."""
        speech, faces = self._drawer.speech, self._drawer.faces
        together: list[str] = []
        for block in blocks:
            if isinstance(block, p.Line) and not block.quiet:
                together.append(speech.text(block.text))
                continue
            if together:
                yield " ".join(together)
                together = []
            if isinstance(block, p.CardRow):
                cards = "  ".join(map(faces.short, block.cards))
                yield (
                    f"-# {speech.say('labelled', label=speech.text(block.label), text=cards)}"
                    if block.label
                    else cards
                )
            else:
                yield from self._drawer.markdown(block)
        if together:
            yield " ".join(together)

    def _rank(self, block: p.Block, *, own: bool) -> int:
        """Return how dispensable a block is: the player's cards and the trick that is on never are."""
        match block:
            case p.Ending():
                return 0
            case p.TrickRow():
                return 4 if len(block.plays) == len(self._table.seats) else 0
            case p.CardRow():
                # Other cards that only the player sees, such as a twin they have looked at.
                return 0 if block.room else 1 if own else 3
            case p.TextTable():
                return 3
            case p.Line(quiet=quiet) if not own:
                return 4 if quiet else 3
            case _:
                return 2 if own else 3

    def _events(self, said: Sequence[str], limit: int, room: int) -> Iterator[str]:
        """Yield what has happened last, in small print: so many lines with so many words at most."""
        game = self._table.current_game
        texts = map(self._drawer.speech.text, reversed(game.recent if game else ()))
        kept: list[str] = []
        for event in islice((event for event in texts if event not in said), limit):
            room -= words_in(event)
            if room < 0:
                break
            kept.insert(0, f"-# {event}")
        yield from kept

    def _opened(self, focus: Focus | None) -> bool:
        """Add what is opened in place of the rows; return False if it isn't there (any more)."""
        message, hand, reader = self._message, self._hand, self._reader
        if focus is None:
            return False
        if focus is SimpleVerb.HAND_MORE:
            self._more()
            return True
        if any(message.add(part(hand, reader, focus)) for part in self._slots[HAND_OPENED]):
            return True
        # The public panel, too: it is made for the player who looks into it alone.
        panels = [self._panel, self._public] if self._public else [self._panel]
        parts = self._slots[HAND_SUBMENU]
        beside = [message.made(each) for part in parts for each in part(hand, reader)]
        return opened(message, self._drawer, self._words, panels, focus, beside)

    def _more(self) -> None:
        """Add what is behind More: help, premoves and the like, and what accuses others."""
        message, words = self._message, self._words
        text_only = self._preferences.text_only
        parts = self._slots[HAND_MENU]
        message.menu(
            [
                *(message.made(each) for menu in parts for each in menu(self._hand, self._reader)),
                message.button(
                    SimpleVerb.WITH_PICTURES if text_only else SimpleVerb.TEXT_ONLY,
                    words("button-with-pictures" if text_only else "button-text-only"),
                ),
            ]
        )
        self._drawer.rows(message, list(pressable(row for row in self._panel.rows if accuses(row))))
        message.buttons([message.button(SimpleVerb.BACK, words("button-back"))])

    def _rows(self, rows: Sequence[p.Row], last: list[Part]) -> list[Part]:
        """Add what can be pressed; return what of the last row of buttons is still to be added.

        Below many rows More and the way to the table stand beside the last buttons, if there is room.
        """
        message, drawer = self._message, self._drawer
        if (
            len(rows) < MANY_BUTTON_ROWS
            or not all(map(_is_button, rows[-1]))
            or len(rows[-1]) + len(last) > p.MAX_BUTTONS_IN_ROW
        ):
            drawer.rows(message, rows)
            return last
        drawer.rows(message, rows[:-1])
        message.buttons([*(drawer.button(message, item, ()) for item in filter(_is_button, rows[-1])), *last])
        return []

    def _last_row(self, jump: str | None, asks: HandControls) -> list[Part]:
        """Return what is always there: More, and the way to the table."""
        message, words = self._message, self._words
        if asks is HandControls.REFRESH:
            first = message.button(SimpleVerb.REFRESH, words("button-refresh"), style=ButtonStyle.primary)
        else:
            first = message.button(SimpleVerb.HAND_MORE, words("button-more"))
        return [first, *([link(jump, words("button-table"))] if jump else [])]

    # In words

    def _alt(self) -> str:
        """Return what the image shows in the order in which it is needed: hand, trick, question, the rest."""
        own, names, public = self._own, self._reader.names, self._public
        faces = CardFormatter(own)
        speech = PanelFormatter(own, names.label, faces.name, ", ")
        blocks = [*self._panel.blocks, *(public.blocks if public else ())]
        lines = list(self._cards_in_words(faces))
        for kind in (p.TrickRow, p.Heading):
            lines += [line for block in self._panel.blocks if isinstance(block, kind) for line in speech.block(block)]
        rest = (block for block in blocks if not isinstance(block, p.TrickRow | p.Heading) and not _is_hand(block))
        lines += (line for block in rest for line in speech.block(block))
        text = ""
        for line in dict.fromkeys(lines):
            longer = f"{text}\n{line}".strip()
            text = longer if len(longer) <= MAX_ALT_TEXT else text
        return text

    def _cards_in_words(self, faces: CardFormatter) -> Iterator[str]:
        """Yield the player's cards, those apart that can't be played now."""
        row = self._row()
        if row is None:
            return
        cards = list(self._greyed(row.cards))
        open_ = [card for card in cards if not card.faded]
        pale = [replace(card, faded=False) for card in cards if card.faded]
        if not pale:
            yield self._own("alt-hand", count=len(open_), cards=faces.names(open_))
            return
        if open_:
            yield self._own("alt-hand-open", cards=faces.names(open_))
        yield self._own("alt-hand-closed", cards=faces.names(pale))


def _is_hand(block: p.Block) -> bool:
    """Return whether a block is the cards in the player's hand."""
    return isinstance(block, p.CardRow) and bool(block.room)


def _is_in(block: p.Block, blocks: Iterable[p.Block]) -> bool:
    """Return whether an equal block is among others; only those of its kind are compared, which takes a while."""
    kind = type(block)
    return block in [other for other in blocks if type(other) is kind]


def _is_said(block: p.Block) -> bool:
    """Return whether words alone say a block: why the deal or the game is over."""
    return isinstance(block, p.Ending)


def _is_shown(block: p.Block) -> bool:
    """Return whether the image shows a block of a hand."""
    return isinstance(block, p.TrickRow | p.TextTable) or _is_hand(block)


def _is_button(item: p.Item) -> TypeGuard[p.Button | p.Menu]:
    return isinstance(item, p.Button | p.Menu)
