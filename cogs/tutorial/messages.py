"""Tutorials: one page of a lesson, the message of a hand with an instruction above the question."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from discord import ButtonStyle

from bot.games import lesson_file
from bot.i18n import Translations
from bot.rules import panel as p
from bot.rules.actions import Action
from bot.rules.lesson import LEARNER, Lesson, LessonStep
from bot.tables import CurrentGame, Hand, Preferences, Seat, Table
from bot.ui.display_names import NameSource
from bot.ui.escaping import escaped
from bot.ui.layout import (
    HAND_REQUESTS,
    Button,
    CardEmojiSource,
    CustomId,
    Focus,
    HandBuilder,
    HandControls,
    LessonStepVerb,
    MessageBuilder,
    OpenLesson,
    Part,
    Piece,
    PlayerNames,
    Reader,
    Room,
    SimpleVerb,
    Slots,
    TablePicture,
    Text,
    Verb,
    drawer_for,
    without_table,
)
from bot.ui.message_view import ImageAttachment, ImageRequest, MessageView

MANY_BUTTONS = 6
"""With more buttons of the game, a lesson's page has no room for the way to the page before."""


def menu(table: Table, reader: Reader) -> Iterator[Button]:
    """Yield the button that opens the lesson of a lobby's game."""
    if table.current_game is None and lesson_file(table.game):
        yield Button(OpenLesson(table.game), reader.words("button-learn"))


class LessonNames(PlayerNames):
    """The names at a lesson's table: the learner's own, and those in the lesson's record.

    Args:
        players: the names in the record, seat 0 first.
    """

    def __init__(
        self, table: Table, words: Translations, people: NameSource, players: Sequence[str], *, plain: bool
    ) -> None:
        super().__init__(table, words, people, plain=plain)
        self._players = players

    def text(self, seat: int) -> str:
        """Return a seat's name for text."""
        return super().text(seat) if seat == LEARNER else self._players[seat]

    def label(self, seat: int) -> str:
        """Return a seat's name for buttons and lists."""
        return super().label(seat) if seat == LEARNER else self._players[seat]

    def drawn(self, seat: int) -> str:
        """Return a seat's name for an image."""
        return super().drawn(seat) if seat == LEARNER else self._players[seat]


class LessonPage:
    """A stop of a lesson, for one learner.

    Args:
        number: which stop, from 0; one that isn't there (any more) is the last.
        guild: the server whose name for the learner is shown; None: no server's.
    """

    def __init__(
        self,
        lesson: Lesson,
        number: int,
        words: Translations,
        learner: int,
        guild: int | None,
        people: NameSource,
        emojis: CardEmojiSource,
        liked: Preferences,
    ) -> None:
        self.lesson = lesson
        self.number = min(number, len(lesson.stops) - 1)
        self.stop = lesson.stops[self.number]
        self.game = lesson.header.game
        self.words = words
        self.liked = liked
        self.hand = Hand(_table(lesson, self.stop, learner, guild), LEARNER, self.stop.state.view(LEARNER))
        players = lesson.header.players
        self.names = LessonNames(self.hand.table, words, people, players, plain=liked.text_only)
        drawer = drawer_for(words, self.names.text, self.names.label, emojis, liked)
        self.reader = Reader(words, self.names, drawer, 0)
        self.panel = self.game.hand_panel(self.hand.view)

    @property
    def last(self) -> bool:
        """Whether this is the last step, which offers the rules and a first game."""
        return self.number == len(self.lesson.stops) - 1

    def draw(
        self,
        pictures: Sequence[ImageAttachment] = (),
        *,
        focus: Focus | None = None,
        explained: bool = False,
        reply: str = "",
    ) -> MessageView:
        """Return the page.

        Args:
            reply: the answer to a choice that the lesson doesn't take.
        """
        message = MessageBuilder(self.game.color, self._address, plain=self.liked.text_only)
        said = Text(tuple(self._texts(explained=explained, reply=reply)))

        def above(hand: Hand, reader: Reader) -> Iterator[Piece]:
            yield said

        slots = Slots({"tutorial": [HAND_REQUESTS.filled(above)]})
        builder = LessonHand(self, message, slots, explained=explained)
        builder.draw(focus=focus, jump=None, asks=HandControls.ALL, pictures=pictures, hung=())
        return message.view()

    def why_not(self, action: Action) -> str:
        """Return why the lesson goes another way than by this action, which is legal."""
        keys = self.stop.why_not(action)
        return self.words(next(filter(self.words.has, keys), "tutorial-another-way"))

    def _texts(self, *, explained: bool, reply: str) -> Iterator[str]:
        """Yield what the lesson says here: an answer, an explanation, and the sentence that says what to do."""
        if reply:
            yield f"> {reply}"
        asks = self.stop.wanted is not None
        if explained or not asks:
            yield from apart(self.words(self.stop.key).split("\n"))
        else:
            yield self.words(self.stop.guide)

    def ways(self, message: MessageBuilder, *, explained: bool) -> list[Part]:
        """Return the buttons that lead through the lesson, and out of it at its end."""
        words, asks = self.words, self.stop.wanted is not None
        ways = list[Part]()
        if self.last:
            practice = message.button(SimpleVerb.PRACTICE, words("tutorial-practice"), style=ButtonStyle.success)
            ways += [practice, message.button(SimpleVerb.RULES, words("button-rules"))]
        if explained:
            return [message.button(SimpleVerb.BACK, words("button-back"), style=ButtonStyle.primary)]
        if self.number:
            ways.append(message.button(self._to(self.number - 1), words("tutorial-back")))
        if asks:
            ways.append(message.button(SimpleVerb.EXPLAIN, words("tutorial-why")))
        if not self.last:
            label, style = (
                ("tutorial-show", ButtonStyle.secondary) if asks else ("tutorial-next", ButtonStyle.primary)
            )
            ways.append(message.button(self._to(self.number + 1), words(label), style=style))
        if self.last:
            ways.append(message.button(self._to(0), words("tutorial-again")))
        return ways

    @property
    def counted(self) -> bool:
        """Whether a deal is over here."""
        return self.stop.state.is_chance_node or self.stop.state.outcome is not None

    @property
    def title(self) -> str:
        """The lesson's name with this step's place in its part: the number of all steps looks like a long way."""
        stops = self.lesson.stops
        steps = [number for number, stop in enumerate(stops) if stop.part == self.stop.part]
        step = steps.index(self.number) + 1
        of = {"part": self.stop.part, "parts": stops[-1].part, "step": step, "steps": len(steps)}
        return self.words("tutorial-title", game=escaped(self.words("game-name")), **of)

    def _to(self, number: int) -> LessonStepVerb:
        """Return the verb that shows a stop of this lesson."""
        return LessonStepVerb(self.game.id, number)

    def _address(self, verb: Verb) -> CustomId:
        """Return the address of what is done at this stop; other stops say themselves where they lead."""
        return without_table(
            verb if isinstance(verb, LessonStepVerb) else LessonStepVerb(self.game.id, self.number, verb)
        )


class LessonHand(HandBuilder):
    """Fills the message of a hand with a page of a lesson.

    A page that asks for nothing, or explains at length, has no question and no rows.
    """

    def __init__(self, page: LessonPage, message: MessageBuilder, slots: Slots, *, explained: bool) -> None:
        super().__init__(message, page.hand, page.words, page.reader, slots, page.liked)
        self._page = page
        self._at_length = explained
        if page.stop.wanted is None or explained:
            blocks = tuple(block for block in self._panel.blocks if not isinstance(block, p.Heading))
            self._panel = replace(self._panel, blocks=blocks, rows=())

    def _title(self) -> str:
        return self._page.title

    def _has_title(self, room: Room) -> bool:
        """Return True: the title has the number of the page."""
        return True

    def _picture(self, *, live: bool) -> TablePicture:
        """Return the table as an image, which may be kept for others: lessons have no secrets."""
        picture = super()._picture(live=live)
        return replace(picture, sketch=replace(picture.sketch, private=False))

    def _image(
        self, pictures: Sequence[ImageAttachment], hung: Sequence[ImageRequest], *, live: bool
    ) -> TablePicture | None:
        return self._picture(live=live) if self._is_pictured and pictures else None

    def _hang(
        self,
        picture: TablePicture | None,
        pictures: Sequence[ImageAttachment],
        hung: Sequence[ImageRequest],
        asks: HandControls,
    ) -> None:
        if self._is_pictured:
            self._message.hang((picture or self._picture(live=True)).sketch, pictures)

    def _rank(self, block: p.Block, *, own: bool) -> int:
        """Return in which order a block is left out; the lesson's own text has explained the contract."""
        return max(1, super()._rank(block, own=own)) if isinstance(block, p.Line) else super()._rank(block, own=own)

    @property
    def _is_pictured(self) -> bool:
        """Whether the page has an image: the last one has a long text instead."""
        return not (self._page.last or self._page.liked.text_only)

    def _lines(self, picture: TablePicture | None, room: Room, *, live: bool) -> Iterator[str]:
        """Yield what the image does not show; at the end of a deal, how it was counted."""
        if not self._page.counted:
            yield from super()._lines(picture, room, live=live)
        elif self._public is not None and not self._page.last:
            # The last page says in its own words how the game has ended.
            for block in self._public.blocks:
                if isinstance(block, p.Ending):
                    yield from self._drawer.markdown(replace(block, details=()))

    def _events(self, said: Sequence[str], limit: int, room: Room) -> Iterator[str]:
        return iter(()) if self._page.counted else super()._events(said, limit, room)

    def _rows(self, rows: Sequence[p.Row], last: list[Part]) -> list[Part]:
        """Add the buttons of the game; the lesson's own are below, without the way back if there are many."""
        super()._rows(rows, [])
        return last[1:] if sum(map(len, rows)) > MANY_BUTTONS and self._page.number else last

    def _last_row(self, jump: str | None, asks: HandControls) -> list[Part]:
        return self._page.ways(self._message, explained=self._at_length)


def _table(lesson: Lesson, stop: LessonStep, learner: int, guild: int | None) -> Table:
    header, state = lesson.header, stop.state
    others = (Seat(computer=number) for number in range(1, len(header.players)))
    return Table(
        id=0,
        guild=guild,
        channel=0,
        host=learner,
        game=header.game.id,
        options=header.options,
        house="",
        min_seats=len(header.players),
        max_seats=len(header.players),
        seats=(Seat(user=learner), *others),
        status="playing",
        revision=0,
        current_game=CurrentGame(state.view(None), waiting_for=state.waiting_for, recent=stop.events),
    )


def apart(lines: Sequence[str]) -> Iterator[str]:
    """Yield the lines of an explanation with room between its paragraphs, but not within a list."""
    for above, line in zip(("", *lines), lines, strict=False):
        if above and not line.startswith("•"):
            yield ""
        yield line
