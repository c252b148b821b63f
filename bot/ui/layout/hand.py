"""Draw the private message of a hand: question, image of table and cards, and buttons.

It is enough to play a whole game. Without the image, because none is wanted or none is drawn yet, words say the
same. It fits the screen (`reading_limits.Room`): what is needed least is left out.
"""

from collections.abc import Container, Hashable, Iterable, Iterator, Sequence
from dataclasses import replace
from enum import Enum
from itertools import chain, islice
from typing import TypeGuard

from discord import ButtonStyle

from bot.games import find_game
from bot.i18n import Translations
from bot.render import CardFormatter
from bot.render.table import PileModel, private_table
from bot.rules import panel as p
from bot.tables import Hand, Preferences, Table
from bot.ui.layout.custom_id_verbs import ConfirmAction, Focus, OpenMenu, SimpleVerb
from bot.ui.layout.discord_limits import MAX_ALT_TEXT
from bot.ui.layout.game import MAX_TABLE_LENGTH
from bot.ui.layout.message import MessageBuilder
from bot.ui.layout.panel_renderer import accuses, pressable
from bot.ui.layout.pieces import Buttons, Choices, Piece, Text, UserChoices
from bot.ui.layout.public_panel import public_panel
from bot.ui.layout.raw_components import Part, link
from bot.ui.layout.reading_limits import MOST_HAND_WORDS, Room
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
    TABLE_REVIEW,
    Reader,
    Slots,
)
from bot.ui.layout.submenu import ask, opened
from bot.ui.layout.table_picture import TablePicture, table_picture, who_is_who
from bot.ui.message_view import ImageAttachment, ImageRequest

MAX_EVENTS = 3
"""The events that are shown at most, fewer beside rows of buttons: there the image is enough."""
MANY_BUTTON_ROWS = 2
MANY_CARDS, MANY_WORDS, MANY_PIXELS = 13, 20, 200
"""Hands of more cards have two rows of them in the image, and may have these words and pixels more."""
FOR_OPENED = 55
"""Words of a menu or a question that is opened."""
SPARE = 4
"""Words that names and numbers may have more than was counted."""

OWN = p.Heading, p.Ending
"""Blocks of the public panel that a hand leaves out."""


class HandControls(Enum):
    """The controls of a hand: all actions of its holder, only the refresh button, or none; all have a link."""

    ALL = "all"
    REFRESH = "refresh"
    NOTHING = "nothing"


class HandBuilder:
    """Fills the message of a hand, from top to bottom."""

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
        self._plain = True
        """Whether the game's buttons are shown, not what is opened in their place."""
        self._over = False
        """Whether the hand is over: its heading is the result."""
        panel = find_game(hand.table.game).hand_panel(hand.view)
        blocks = (part for block in panel.blocks for part in (block, *self._share(block)))
        self._panel = replace(panel, blocks=tuple(blocks))
        rows = (block for block in self._panel.blocks if isinstance(block, p.CardRow) and block.room)
        self._row = next(rows, None)
        game = hand.table.current_game
        self._public = public_panel(hand.table.game, game.view) if game else None

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
        """Fill the whole message; the arguments are those of `MessageRenderer.hand`."""
        message, live = self._message, asks is HandControls.ALL
        self._over = asks is HandControls.NOTHING
        ended = list(self._ended(after)) if self._over else []
        message.text([self._words("hand-asleep")] if asks is HandControls.REFRESH else ended)
        plain = self._plain = live and not self._opens(focus)
        rows = list(pressable(row for row in self._panel.rows if live and not accuses(row)))
        last = self._last_row(jump, asks) if plain or not live else []
        last = [*(self._over_row(after) if self._over else ()), *last]
        menu = self._menu(focus) if live else None
        room = self._room(rows if plain else menu.rows if menu else (), last)
        room.use(*ended)
        if menu:
            self._use_menu(room, menu)
        elif live and not plain:
            room.use_words(FOR_OPENED)
        requests = [tuple(part(self._hand, self._reader)) for part in self._slots[HAND_REQUESTS] if live]
        below = (*(self._slots[HAND_ACTIONS] if plain else ()), *self._slots[HAND_NOTES])
        added = [tuple(part(self._hand, self._reader)) for part in below if live]
        for piece in chain(*requests, *added):
            use_piece(room, piece)
        for pieces in requests:
            message.add(pieces, spare=24)
        # Nothing is asked any more in a message that is over, and what was asked may be past in one that sleeps.
        # A menu has its own question.
        asked = list(self._headings()) if live and menu is None else []
        reasons = list(self._drawer.reasons(self._panel.rows)) if plain else []
        picture = self._image(pictures, hung, live=live)
        if picture:
            room.use_image()
        explained = self._explained() if plain or menu else []
        before = self._ending_before() if plain else None
        brought = self._brought(before) if before else []
        # Newcomers always read what they are asked, unless they asked for a hint, or others ask them something.
        needed = plain and self._hand.hint is None and not any(requests)
        newcomer = needed and self._hand.newcomer and picture is not None
        room.use(*(f"## {line}" for line in asked), *reasons, *(explained if needed else []))
        room.use(*(brought if newcomer else []))
        warnings = list(self._drawer.warnings(self._panel.rows)) if plain else []
        if room.has(*warnings, *self._always(picture)):
            room.use(*warnings)
            reasons += warnings
        mark = "##" if room.fits else "###"
        message.text(f"{mark} {line}" for line in asked)
        fits = needed or room.take(*explained)
        lines = list(self._lines(picture, room, live=live))
        message.text(explained if needed or (fits and room.fits) else [])
        self._hang(picture, pictures, hung, asks)
        message.text([*reasons, *lines], limit=MAX_TABLE_LENGTH)
        if plain:
            said = self._own("glossary") if rows and self._hand.newcomer else ""
            message.text([line for line in (f"-# {said}",) if said and room.take(line)])
            last = self._rows(rows, last)
        elif live:
            self._opened(focus)
        for pieces in added:
            message.add(pieces)
        brought = brought if newcomer or room.take(*brought) else []
        said = [*lines, *(self._drawer.speech.text(line) for line in (before.lines if before and brought else ()))]
        events = list(self._events(said, max(0, MAX_EVENTS - len(rows)), room)) if plain else []
        message.text([*brought, *events, *([f"-# {self._title()}"] if self._has_title(room) else [])])
        message.buttons(last)

    def _share(self, block: p.Block) -> Iterator[p.Line]:
        """Yield after the result of a deal what it brought the player, also if that is no points."""
        scene = find_game(self._table.game).scene(self._hand.view) if isinstance(block, p.Ending) else None
        place = scene.places[self._hand.seat] if scene and self._hand.seat < len(scene.places) else None
        if place is None or place.points is None or place.out:
            return
        key = "deal-brought" if place.side is None else "deal-brought-side"
        shown = p.signed(place.gained)
        yield p.Line(p.localized(key, points=place.gained, shown=shown, score=place.points), essential=True)

    def _room(self, rows: Iterable[p.Row], last: Iterable[Part]) -> Room:
        """Return the room for texts that the card rows, the last button row and the title leave."""
        row = self._row
        cards = len(row.cards) if row else 0
        words, high = (MANY_WORDS, MANY_PIXELS) if cards > MANY_CARDS else (0, 0)
        room = Room(MOST_HAND_WORDS - SPARE + words, len(self._table.seats), high)
        for each in rows:
            room.use_buttons([f"...{self._drawer.label(item, roomy=False)}" for item in each if _is_button(item)])
        room.use_buttons([part["label"] for part in last])
        room.use(f"-# {self._title()}")
        return room

    def _use_menu(self, room: Room, menu: p.Menu) -> None:
        """Use the room that a menu of the game needs in addition to its rows: its text, and the buttons below it."""
        drawer, words = self._drawer, self._words
        text = (line for block in menu.blocks for line in drawer.markdown(block))
        room.use(*text, f"**{drawer.speech.text(menu.prompt)}**", *drawer.warnings(menu.rows))
        beside = [each.label for each in self._slots.fill(HAND_SUBMENU, self._hand, self._reader)]
        room.use_buttons([words("button-back"), *beside])

    # From top to bottom

    def _ended(self, after: Table | None) -> Iterator[str]:
        """Yield the heading of a hand that is over: the result, or the reason if the game ended without one."""
        ending = next((block for block in self._panel.blocks if isinstance(block, p.Ending)), None)
        if ending:
            yield f"**{self._drawer.speech.text(ending.deal)}**"
            yield from self._slots.fill(TABLE_OUTCOME, self._table, self._reader)
        else:
            why = without_result(self._table, after, self._reader, self._slots)
            yield f"**{why or self._words('hand-over')}**"

    def _over_row(self, after: Table | None) -> Iterator[Part]:
        """Yield the buttons of a hand that is over: to play again, and to review the finished game."""
        message, table, now = self._message, self._table, after or self._table
        game, user = table.current_game, table.seats[self._hand.seat].user
        if game and not game.sealed and any(end.number == game.number for end in now.past):
            again = now.status == "over" and now.tournament is None and now.daily_date is None
            if again and user is not None and now.seat_of(user) is not None:
                yield message.button(SimpleVerb.REMATCH, self._words("button-rematch"), style=ButtonStyle.primary)
            yield from map(message.made, self._slots.fill(TABLE_REVIEW, table, self._reader))
        yield from map(message.made, self._slots.fill(HAND_OVER, self._hand, self._reader))

    def _title(self) -> str:
        title = self._drawer.speech.text(self._panel.title)
        if self._table.daily_date is None:
            return title
        return self._words("column").join([title, self._words("daily-small", day=self._table.daily_date)])

    def _has_title(self, room: Room) -> bool:
        """Return whether the title is shown: cards and contract come first."""
        return room.fits or not self._plain

    def _headings(self) -> Iterator[str]:
        """Yield what the player is asked, or what the game waits for."""
        return (self._drawer.speech.text(block.text) for block in self._panel.blocks if isinstance(block, p.Heading))

    def _explained(self) -> list[str]:
        """Return what the question means, for a player who is new to the game."""
        said = find_game(self._table.game).explain(self._hand.view) if self._hand.newcomer else None
        return [f"-# {self._drawer.speech.text(said)}"] if said else []

    def _ending_before(self) -> p.Ending | None:
        """Return how the deal before ended, until the first trick of this one is over; None without a brief form."""
        game = self._table.current_game
        if game is None or game.ended is None or self._table.status != "playing" or self._has_ending:
            return None
        if find_game(self._table.game).scene(self._hand.view).tricks:
            return None
        blocks = public_panel(self._table.game, game.ended).blocks
        return next((block for block in blocks if isinstance(block, p.Ending) and block.brief), None)

    def _brought(self, before: p.Ending) -> list[str]:
        """Return what the deal before brought, in a line with the name of the button behind More that has it all."""
        said = map(self._drawer.speech.text, before.brief)
        return [f"-# {self._words('column').join((self._words('button-last-deal'), *said))}"]

    @property
    def _has_ending(self) -> bool:
        return any(isinstance(block, p.Ending) for block in self._panel.blocks)

    def _picture(self, *, live: bool) -> TablePicture:
        """Return the table as an image, with the player's cards in it."""
        table, game, public = self._table, self._table.current_game, self._public
        assert game is not None
        assert public is not None
        live = live and table.status == "playing"
        picture = table_picture(table, game, public, self._own, self._reader, live=live)
        row = self._row
        cards = tuple(self._greyed(row.cards)) if row else ()
        how = (
            ("locale", self._own.locale),
            ("played", frozenset(card.code for card in row.cards if card.faded) if row else frozenset[str]()),
            ("room", row.room if row else 0),
            ("style", self._preferences.colours),
        )
        what = replace(picture.cloth, piles=self._piles(picture)), self._hand.seat, cards
        stage = self._stage(cards=row is not None)
        return replace(picture, sketch=ImageRequest(private_table, what, how, self._alt, stage, private=True))

    def _stage(self, *, cards: bool) -> Hashable:
        """Return of which game and deal an image is, and whether it shows the player's cards."""
        game = self._table.current_game
        return (game.number, game.deal, cards) if game else None

    def _piles(self, picture: TablePicture) -> tuple[PileModel, ...]:
        """Return the cards in the middle, with those face up that lie face down for others only."""
        known = {row.label: row.cards for row in self._rows_of_cards() if row.label}
        piles = zip(picture.scene.piles, picture.cloth.piles, strict=True)
        return tuple(
            replace(drawn, cards=known.get(pile.label, drawn.cards) if pile.label else drawn.cards)
            for pile, drawn in piles
        )

    def _rows_of_cards(self) -> Iterator[p.CardRow]:
        """Yield the rows of cards that the player sees, without the cards in the hand."""
        return (block for block in self._panel.blocks if isinstance(block, p.CardRow) and not block.room)

    def _greyed(self, cards: Iterable[p.CardFace]) -> Iterator[p.CardFace]:
        """Yield the player's cards; those played, and those that can't be played now while others can, are pale."""
        buttons = [item for item in self._panel.items() if isinstance(item, p.Button | p.Menu) and item.card]
        possible = {item.card.code for item in buttons if item.card and item.enabled}
        closed = {item.card.code for item in buttons if item.card and not item.enabled}
        for card in cards:
            yield replace(card, faded=True) if possible and card.code in closed else card

    def _image(
        self, pictures: Sequence[ImageAttachment], hung: Sequence[ImageRequest], *, live: bool
    ) -> TablePicture | None:
        """Return the table's image; None if the message goes without for now.

        Until it is drawn, the one before stays: the buttons keep their places. One of an earlier deal, or from before
        the cards were dealt, goes at once. One with cards stays also when the player has no cards left.
        """
        if self._preferences.text_only or self._table.current_game is None or not pictures or not hung:
            return None
        stages = self._stage(cards=True), self._stage(cards=self._row is not None)
        return self._picture(live=live) if hung[0].stage in stages else None

    def _hang(
        self,
        picture: TablePicture | None,
        pictures: Sequence[ImageAttachment],
        hung: Sequence[ImageRequest],
        asks: HandControls,
    ) -> None:
        """Attach the table's image, with a note if it is outdated; without one, request its rendering."""
        if picture is not None:
            self._message.hang(picture.sketch, pictures)
            if tuple(hung) != (picture.sketch,) or asks is HandControls.REFRESH:
                self._message.text([f"⏳ {self._words('picture-old')}"])
        elif self._table.current_game is not None and not self._preferences.text_only:
            live = asks is HandControls.ALL
            self._message.want(lambda: self._picture(live=live).sketch)

    def _lines(self, picture: TablePicture | None, room: Room, *, live: bool) -> Iterator[str]:
        """Yield the blocks that the image doesn't show; without an image, the most important ones first.

        Args:
            live: whether the game goes on: then the table's message alone says how a deal was counted.
        """
        markdown = self._markdown
        blocks = [block for block in self._panel.blocks if not isinstance(block, p.Heading)]
        if live:
            blocks = [replace(block, details=()) if isinstance(block, p.Ending) else block for block in blocks]
        # A hand has its own question and its own result.
        public = [block for block in (self._public.blocks if self._public else ()) if not isinstance(block, OWN)]
        if picture is None:
            candidates = [*blocks, *(block for block in self._unseen(public) if not _is_in(block, blocks))]
        else:
            piles = [pile.label for pile in picture.scene.piles]
            shown = [
                block
                for block in blocks
                if isinstance(block, p.Ending) or not (_is_shown(block, piles) or _is_in(block, public))
            ]
            candidates = [*picture.scene.notes, *shown]
        ranks = [
            self._rank(block, own=picture is not None or place < len(blocks))
            for place, block in enumerate(candidates)
        ]
        kept: dict[int, list[str]] = {}
        # Of small print the newest counts.
        for place in sorted(range(len(candidates)), key=lambda place: (ranks[place], -place)):
            if not room.fits and ranks[place]:
                break
            lines = markdown(candidates[place])
            if not ranks[place]:
                room.use(*lines)
            if not ranks[place] or room.take(*lines):
                kept[place] = lines
        # Of equal blocks all are shown.
        chosen = [candidates[place] for place in kept]
        shown = [place for place, block in enumerate(candidates) if place in kept or _is_in(block, chosen)]
        if picture is None:
            yield from (line for place in shown for line in kept.get(place) or markdown(candidates[place]))
            return
        yield from self._closely(candidates[place] for place in shown)
        if picture.unnamed:
            yield f"-# {who_is_who(picture, self._words, self._reader.names)}"

    def _always(self, picture: TablePicture | None) -> Iterator[str]:
        """Yield the lines of a hand in words that are never left out."""
        for block in self._panel.blocks if picture is None else ():
            if not isinstance(block, p.Heading) and not self._rank(block, own=True):
                yield from self._markdown(block)

    def _closely(self, blocks: Iterable[p.Block]) -> Iterator[str]:
        """Yield blocks below the image in as few lines as possible: the image takes most of the screen."""
        speech = self._drawer.speech
        together: list[str] = []
        for block in blocks:
            if isinstance(block, p.Line) and not block.quiet:
                together.append(speech.text(block.text))
                continue
            if together:
                yield " ".join(together)
                together = []
            if isinstance(block, p.CardRow):
                yield self._drawer.row_of_cards(block)
            else:
                yield from self._markdown(block)
        if together:
            yield " ".join(together)

    def _markdown(self, block: p.Block) -> list[str]:
        """Return the lines of a block, without the sentence that is the heading of a hand that is over."""
        return (
            self._drawer.ending(block) if self._over and isinstance(block, p.Ending) else self._drawer.markdown(block)
        )

    def _rank(self, block: p.Block, *, own: bool) -> int:
        """Return in which order a block is left out if room is short; 0: never, as for the player's cards.

        Cards with a button each give way to the explanation for newcomers. A menu or question that is opened needs
        the room of other blocks.
        """
        match block:
            case p.Ending():
                return 0
            case p.Line(essential=True) | p.TextTable(essential=True):
                return 0 if self._plain else 1
            case p.TrickRow():
                return 4 if len(block.plays) == len(self._table.seats) else 0
            case p.CardRow() if block.room:
                return int(self._plain and self._hand.newcomer and self._all_are_buttons(block))
            case p.CardRow():
                # A twin that the player has looked at can be read nowhere else.
                return 0 if self._plain and own and self._replaces_public(block) else 1 if own else 3
            case p.TextTable():
                return 3
            case p.Line(quiet=quiet) if not own:
                return 4 if quiet else 3
            case _:
                return 2 if own else 3

    def _all_are_buttons(self, row: p.CardRow) -> bool:
        """Return whether each card of the player can be played: the buttons show the whole hand."""
        buttons = (item for item in self._panel.items() if isinstance(item, p.Button | p.Menu) and item.enabled)
        possible = {item.card.code for item in buttons if item.card}
        return all(card.code in possible for card in row.cards)

    def _unseen(self, public: Iterable[p.Block]) -> Iterator[p.Block]:
        """Yield public blocks without cards that lie face down for others only: the player's own row shows them."""
        own = {block.label for block in self._panel.blocks if isinstance(block, p.CardRow) and block.label}
        return (block for block in public if not isinstance(block, p.CardRow) or block.label not in own)

    def _replaces_public(self, row: p.CardRow) -> bool:
        """Return whether a row shows cards that lie face down in the public row with the same label."""
        public = self._public.blocks if self._public else ()
        return any(isinstance(each, p.CardRow) and each.label == row.label and each != row for each in public)

    def _events(self, said: Sequence[str], limit: int, room: Room) -> Iterator[str]:
        """Yield what has happened last, in small print: the newest lines that fit."""
        game = self._table.current_game
        shown = self._public.shown if self._public else ()
        events = (event for event in reversed(game.recent if game else ()) if event not in shown)
        new = (text for text in map(self._drawer.speech.text, events) if text not in said)
        kept: list[str] = []
        for event in islice(new, limit):
            if not room.take(f"-# {event}"):
                break
            kept.insert(0, f"-# {event}")
        yield from kept

    def _opens(self, focus: Focus | None) -> bool:
        """Return whether an opened menu or question replaces the game's buttons."""
        match focus:
            case None:
                return False
            case OpenMenu():
                return self._menu(focus) is not None
            case ConfirmAction(action):
                return any(ask(panel, action) for panel in self._panels)
            case SimpleVerb.HAND_MORE:
                return True
            case _:
                return any(tuple(part(self._hand, self._reader, focus)) for part in self._slots[HAND_OPENED])

    def _menu(self, focus: Focus | None) -> p.Menu | None:
        found = (panel.find(focus.path) for panel in self._panels) if isinstance(focus, OpenMenu) else ()
        return next(filter(None, found), None)

    def _opened(self, focus: Focus | None) -> None:
        message, hand, reader = self._message, self._hand, self._reader
        if focus is None:
            return
        if focus is SimpleVerb.HAND_MORE:
            self._more()
            return
        if any(message.add(part(hand, reader, focus)) for part in self._slots[HAND_OPENED]):
            return
        beside = [*map(message.made, self._slots.fill(HAND_SUBMENU, hand, reader))]
        opened(message, self._drawer, self._words, self._panels, focus, beside)

    @property
    def _panels(self) -> list[p.Panel]:
        """The panels with menus that can be opened here: the hand's, and the public one."""
        return [self._panel, self._public] if self._public else [self._panel]

    def _more(self) -> None:
        """Add the buttons behind More: help, premoves, and protests."""
        message, words = self._message, self._words
        text_only = self._preferences.text_only
        message.menu(
            [
                *map(message.made, self._slots.fill(HAND_MENU, self._hand, self._reader)),
                message.button(
                    SimpleVerb.WITH_PICTURES if text_only else SimpleVerb.TEXT_ONLY,
                    words("button-with-pictures" if text_only else "button-text-only"),
                ),
            ]
        )
        self._drawer.rows(message, list(pressable(row for row in self._panel.rows if accuses(row))))
        message.buttons([message.button(SimpleVerb.BACK, words("button-back"))])

    def _rows(self, rows: Sequence[p.Row], last: list[Part]) -> list[Part]:
        """Add the game's buttons and menus; return the buttons of the last row that are still to be added.

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
        """Return the last buttons: More or Refresh unless the hand is over, and the link to the table."""
        message, words = self._message, self._words
        row: list[Part] = []
        if asks is HandControls.REFRESH:
            row.append(message.button(SimpleVerb.REFRESH, words("button-refresh"), style=ButtonStyle.primary))
        elif asks is HandControls.ALL:
            row.append(message.button(SimpleVerb.HAND_MORE, words("button-more")))
        return [*row, link(jump, words("button-table"))] if jump else row

    # In words

    def _alt(self) -> str:
        """Return the image's alt text: hand, trick, question, then the rest."""
        speech, blocks = self._drawer.aloud, self._panel.blocks
        public = self._unseen(self._public.blocks if self._public else ())
        lines = list(self._cards_in_words(self._drawer.faces))
        for kind in (p.TrickRow, p.Heading):
            lines += [line for block in blocks if isinstance(block, kind) for line in speech.block(block)]
        others = (block for block in public if not _is_in(block, blocks))
        rest = (
            block
            for block in (*blocks, *others)
            if not isinstance(block, p.TrickRow | p.Heading) and not _is_hand(block)
        )
        lines += (line for block in rest for line in speech.block(block))
        text = ""
        for line in dict.fromkeys(lines):
            longer = f"{text}\n{line}".strip()
            text = longer if len(longer) <= MAX_ALT_TEXT else text
        return text

    def _cards_in_words(self, faces: CardFormatter) -> Iterator[str]:
        """Yield the player's cards as text; those played, and those that can't be played now, have separate lines."""
        row = self._row
        if row is None:
            return
        played = [card for card in row.cards if card.faded]
        cards = list(self._greyed(card for card in row.cards if not card.faded))
        open_ = [card for card in cards if not card.faded]
        closed = [card for card in cards if card.faded]
        if not played and not closed:
            yield self._own("alt-hand", count=len(open_), cards=faces.names(open_))
            return
        for key, part in (("alt-hand-open", open_), ("alt-hand-closed", closed), ("alt-hand-played", played)):
            if part:
                yield self._own(key, cards=faces.names(part))


def use_piece(room: Room, piece: Piece) -> None:
    """Use room for a piece of a feature."""
    match piece:
        case Text(lines):
            room.use(*lines)
        case Buttons(buttons):
            room.use_buttons([each.label for each in buttons])
        case Choices(_, prompt) | UserChoices(_, prompt):
            room.use_buttons([prompt])


def _is_hand(block: p.Block) -> bool:
    return isinstance(block, p.CardRow) and bool(block.room)


def _is_in(block: p.Block, blocks: Iterable[p.Block]) -> bool:
    """Return whether an equal block is among others; only those of its kind, and lines with its message, compare."""
    kind, key = type(block), block.text.key if isinstance(block, p.Line) else ""
    for other in blocks:
        if type(other) is not kind or (isinstance(other, p.Line) and other.text.key != key):
            continue
        if other == block:
            return True
    return False


def _is_shown(block: p.Block, piles: Container[p.LocalizedText | None]) -> bool:
    """Return whether the image shows a block of a hand; `piles` are the labels of the cards in the middle."""
    if isinstance(block, p.CardRow):
        return bool(block.room) or (block.label is not None and block.label in piles)
    return isinstance(block, p.TrickRow | p.TextTable)


def _is_button(item: p.Item) -> TypeGuard[p.Button | p.Menu]:
    return isinstance(item, p.Button | p.Menu)
