"""Draw the public message of a table with a running or finished game.

It has one question in a large sentence, the table as an image or in words, at most three lines about what has
happened, and at most two rows of buttons; an open request adds a row on top of them. All else is behind More.
"""

from collections.abc import Iterable, Iterator, Sequence

from discord import ButtonStyle

from bot.games import find_game
from bot.i18n import Translations
from bot.rules import panel as p
from bot.tables import CurrentGame, Table
from bot.ui.escaping import escaped
from bot.ui.layout.custom_id_verbs import SimpleVerb
from bot.ui.layout.message import MessageBuilder
from bot.ui.layout.pieces import Buttons, Piece, Text
from bot.ui.layout.player_names import sealed_line
from bot.ui.layout.public_panel import public_panel
from bot.ui.layout.raw_components import Part
from bot.ui.layout.reading_limits import EMOJI, MOST_WORDS, PROMISE_DIGITS, words_for, words_in
from bot.ui.layout.results import result, score_line, without_result
from bot.ui.layout.scene_words import fitting_lines
from bot.ui.layout.slots import (
    LEFT_REVIEW,
    NEXT_GAME_REQUESTS,
    SEALED_REQUESTS,
    TABLE_OUTCOME,
    TABLE_REQUESTS,
    TABLE_REVIEW,
    TABLE_STATUS,
    TABLE_STATUS_MENU,
    Reader,
    Slot,
    Slots,
    TableButtons,
)
from bot.ui.layout.table_picture import table_picture, who_is_who
from bot.ui.message_view import ImageAttachment, ImageRequest

MAX_TABLE_LENGTH = 3000
MAX_LINES = 3
"""Lines about what has happened and about who is there."""

A_LINE, A_SMALL_LINE = 44, 85
"""Letters of the question, and of the lines below, that fit a line; longer ones leave room for fewer events."""
HIGH_WORDS = 8
"""Words that a finished game's message has less after the table has left it: its scores take a line of their own."""
MAX_LEGEND_WORDS = 8
"""Words that say what the marks on a slate mean."""


class GameMessage:
    """Draws a game's message from top to bottom."""

    def __init__(
        self,
        message: MessageBuilder,
        table: Table,
        game: CurrentGame,
        own: Translations,
        reader: Reader,
        slots: Slots,
    ) -> None:
        self._message = message
        self._own = own
        self._table = table
        self._game = game
        self._words = reader.words
        self._names = reader.names
        self._drawer = reader.drawer
        self._reader = reader
        self._slots = slots
        self._panel = public_panel(table.game, game.view)
        self._over = table.status != "playing"

    def draw(
        self,
        *,
        live: bool,
        left: bool = False,
        counted: bool,
        pictures: Sequence[ImageAttachment],
        pictured: bool = False,
        hung: ImageRequest | None = None,
        after: Table | None = None,
        asleep: bool = False,
    ) -> None:
        """Draw all of it; the arguments are those of `MessageRenderer.board`."""
        if left:
            self._draw_left(after, counted=counted)
            return
        message, table = self._message, self._table
        asked = self._request() if live else ()
        rows = list(self._rows(asked, asleep=asleep)) if live else []
        finished = self._finished
        ended = list(self._ended(after, counted=counted or self._over))
        question = ended[0] if ended else self._question()
        scores = self._scores() if finished else ""
        room = self._room(asked, rows) - words_in(question)
        slate = MAX_LEGEND_WORDS if pictured and pictures else words_in(scores)
        ended_lines = list(fitting(ended[1:], room - (slate if finished else 0)))
        room -= words_in(*ended_lines)
        # While a request is open, it is what the players are asked.
        message.text([f"{'###' if asked else '##'} {question}", *ended_lines])
        if finished and not self._game.sealed:
            legend = result(
                message, table, self._words, self._names, pictures, room, pictured=pictured, scores=scores
            )
            lines = [*(f"-# {line}" for line in legend if not asked), *self._small(asked)]
        else:
            lines = self._middle(live, bool(ended), pictures, hung, room, pictured=pictured)
            left_room = room - words_in(*lines)
            lines += self._below(asked, left_room, question, ended=bool(ended), said=lines)
        message.text([*lines, *self._sentences(asked)], limit=MAX_TABLE_LENGTH)
        for row in rows:
            message.buttons(row)

    def _draw_left(self, after: Table | None, *, counted: bool) -> None:
        """Draw what stays of a message that the table has left: the result, and ways to review a finished game."""
        review = [*self._feature_buttons(TABLE_REVIEW), *self._feature_buttons(LEFT_REVIEW)] if self._finished else []
        ended = list(self._ended(after, counted=counted or self._over))
        first = ended[:1] or [self._drawer.speech.text(self._panel.title)]
        room = self._room((), [review]) - words_in(*first)
        scores = [f"-# {line}" for line in (self._scores(),) if line and ended]
        # Of a game that is over the scores come before how the last deal was counted.
        lines = list(fitting(ended[1:], room - (words_in(*scores) + HIGH_WORDS if self._finished else 0)))
        trick = [] if self._finished or self._game.sealed or not ended else self._trick()
        lines += fitting(trick, room - words_in(*lines))
        lines += fitting(scores, room - words_in(*lines))
        if self._game.sealed:
            lines.append(self._words("tournament-sealed"))
        small = self._small() if ended or self._game.sealed else ()
        self._message.text([f"### {first[0]}", *lines, *small], limit=MAX_TABLE_LENGTH)
        self._message.buttons(review)

    def _scores(self) -> str:
        """Return the scores in one line; "" while others still play the same cards."""
        if self._game.sealed:
            return ""
        return score_line(find_game(self._table.game).scene(self._game.view), self._words, self._drawer)

    def _trick(self) -> list[str]:
        """Return the trick on the table in one line, an empty list if there is none."""
        scene = table_picture(self._table, self._game, self._panel, self._own, self._reader, live=False).scene
        name, short = self._drawer.speech.name, self._drawer.faces.short
        plays = [
            self._own("trick-winning" if seat == scene.winner else "trick-play", name=name(seat), card=short(face))
            for seat, face in scene.trick
        ]
        return [f"-# {self._own('trick-last', plays=self._words('column').join(plays))}"] if plays else []

    @property
    def _finished(self) -> bool:
        past = self._table.past
        return self._over and bool(past) and past[-1].number == self._game.number

    def _question(self) -> str:
        if self._game.sealed and not self._over:
            return sealed_line(self._game.waiting_for, self._words, self._names)
        say = self._drawer.speech
        asks = next((block.text for block in self._panel.blocks if isinstance(block, p.Heading)), self._panel.title)
        return say.text(self._panel.title if self._game.sealed else asks)

    def _ended(self, after: Table | None, *, counted: bool) -> Iterator[str]:
        """Yield how the game or its last deal ended, the sentence of what happened first."""
        why = without_result(self._table, after, self._reader, self._slots)
        if why:
            yield why
            return
        for block in self._panel.blocks if counted and not self._game.sealed else ():
            if isinstance(block, p.Ending):
                yield self._drawer.speech.text(block.deal)
                yield from self._slots.fill(TABLE_OUTCOME, self._table, self._reader)
                yield from self._drawer.ending(block)

    def _room(self, asked: Sequence[Piece], rows: Iterable[Iterable[Part]]) -> int:
        """Return how many words there is room for beside the buttons, the small print and an open request."""
        labels = [str(part.get("label", "")) for row in rows for part in row]
        said = words_in(*labels, *self._sentences(asked), *self._small(asked), *self._status())
        return words_for(MOST_WORDS, len(self._table.seats)) - said

    def _middle(
        self,
        live: bool,
        ended: bool,
        pictures: Sequence[ImageAttachment],
        hung: ImageRequest | None,
        room: int,
        *,
        pictured: bool,
    ) -> list[str]:
        """Add the table as an image; return what it doesn't show, or the table in words."""
        if self._game.sealed:
            return [self._words("tournament-sealed")]
        picture = table_picture(self._table, self._game, self._panel, self._own, self._reader, live=live)
        say, scene = self._drawer.speech, picture.scene
        notes = [line for note in scene.notes for line in self._drawer.markdown(note)]
        kept = hung if hung and hung.stage == picture.sketch.stage else picture.sketch
        if not pictured or not self._message.hang(kept, pictures):
            words = fitting_lines(scene, self._own, self._drawer, room - words_in(*notes), trick=not ended)
            return [*words, *notes]
        if kept != picture.sketch and scene.trick:
            plays = (say.play(p.SeatName(seat), face, won=seat == scene.winner) for seat, face in scene.trick)
            notes.insert(0, self._words("column").join(plays))
        if picture.unnamed:
            notes.append(f"-# {who_is_who(picture, self._words, self._names)}")
        return notes

    def _status(self) -> list[str]:
        return [] if self._over else [*self._slots.fill(TABLE_STATUS, self._table, self._reader)]

    def _below(
        self, asked: Sequence[Piece], room: int, question: str, *, ended: bool, said: Sequence[str]
    ) -> Iterator[str]:
        """Yield who is there and what has happened last, as far as there is room, and the small print."""
        status = self._status()
        most = MAX_LINES - sum(map(small_lines, status)) - (len(question) > A_LINE)
        events: list[str] = []
        still = () if asked or ended or self._over or self._game.sealed else reversed(self._game.recent)
        for event in still:
            if event in self._panel.shown:
                continue
            line = self._drawer.speech.text(event)
            room -= words_in(line)
            most -= small_lines(line)
            if room < 0 or most < 0:
                break
            if line not in said:
                events.insert(0, line)
        yield from (f"-# {line}" for line in (*events, *status))
        yield from self._small(asked)

    def _sentences(self, asked: Sequence[Piece]) -> Iterator[str]:
        for piece in asked:
            if isinstance(piece, Text):
                yield from piece.lines

    # What can be pressed

    def _request(self) -> tuple[Piece, ...]:
        """Return the open request that is shown; the menu behind More has the others."""
        slot = NEXT_GAME_REQUESTS if self._over else SEALED_REQUESTS if self._game.sealed else TABLE_REQUESTS
        if self._table.status == "closed":
            return ()
        found = (tuple(part(self._table, self._reader)) for part in self._slots[slot])
        return next(filter(None, found), ())

    def _rows(self, asked: Sequence[Piece], *, asleep: bool) -> Iterator[list[Part]]:
        """Yield the rows of buttons: the answers to a request, the game's, and those for the hand and the menu."""
        message, words = self._message, self._words
        for piece in asked:
            if isinstance(piece, Buttons):
                yield [message.made(each) for each in piece.buttons]
        first: list[Part] = []
        if asleep:
            first.append(message.button(SimpleVerb.REFRESH, words("button-refresh"), style=ButtonStyle.primary))
        if self._table.status == "closed":
            return
        more = message.button(SimpleVerb.MORE, words("button-more"))
        first += self._feature_buttons(TABLE_STATUS_MENU)
        if self._over:
            if self._table.tournament is None:
                first.append(message.button(SimpleVerb.REMATCH, words("button-rematch"), style=ButtonStyle.primary))
            yield [*first, *self._feature_buttons(TABLE_REVIEW), more]
            return
        for row in () if self._game.sealed else self._panel.rows:
            yield self._drawer.buttons(message, row)
        hand = message.button(SimpleVerb.HAND, words("button-hand"), style=ButtonStyle.primary)
        yield [*first, hand, more]

    def _feature_buttons(self, slot: Slot[TableButtons]) -> list[Part]:
        return [*map(self._message.made, self._slots.fill(slot, self._table, self._reader))]

    def _small(self, asked: Sequence[Piece] = ()) -> Iterator[str]:
        """Yield in small print which deal it is, and the promise in the first deal and at the end.

        While a request is open it has that place.
        """
        if asked:
            return
        small = [self._drawer.speech.text(self._panel.title)]
        if self._table.tournament is not None:
            game = escaped(self._own("game-name"))
            small = [self._words("table-title", game=game, table=str(self._table.id))]
            small.append(self._words("tournament-table-small", number=str(self._table.tournament)))
        promise = self._game.promise or self._game.commitment
        if self._over and self._table.status == "over":
            small.insert(0, self._words("game-over"))
        if promise and (self._game.deal == 1 or self._over):
            small.append(self._words("promise-short", hash=f"`{promise[:PROMISE_DIGITS]}…`"))
        yield f"-# {self._words('column').join(small)}"


def small_lines(line: str) -> int:
    """Return how many lines of small print a text takes, in which an emoji is as wide as two letters."""
    return -(-len(EMOJI.sub("..", line)) // A_SMALL_LINE)


def fitting(lines: Iterable[str], limit: int) -> Iterator[str]:
    """Yield lines as long as they have no more words than that."""
    for line in lines:
        limit -= words_in(line)
        if limit < 0:
            return
        yield line
