"""Traveller: a page of a board, with all tables, all hands and the replays."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.i18n import Translations
from bot.rules.panel import CardRow, LocalizedText
from bot.tables import BoardResult, Preferences, Tournament, difference
from bot.ui.escaping import escaped
from bot.ui.layout import (
    AddressOf,
    BoardPage,
    Button,
    Buttons,
    CardEmojiSource,
    MessageBuilder,
    OpenReplay,
    RecordNames,
    ShowAllHands,
    deal_sketch,
    drawer_for,
)
from bot.ui.message_view import ImageAttachment, MessageView

TABLES = 9
"""Tables of players on a page; with the masters' they fill two rows of buttons."""
IN_A_ROW = 5
MAX_TABLES_LENGTH, MAX_HANDS_LENGTH = 2400, 1200
"""Characters of the tables and of the hands in words."""


@dataclass(frozen=True, slots=True)
class TravellerRow:
    """A table that has played the board.

    Args:
        ending: what became of its last deal, in one sentence; None: the game has no such sentence.
    """

    result: BoardResult
    names: RecordNames
    ending: LocalizedText | None
    deals: int


@dataclass(frozen=True, slots=True)
class TravellerPage:
    """A page of a board.

    Args:
        page: from 0.
        hands: the cards as they were dealt, hand by hand; (): they can't be shown.
    """

    tournament: Tournament
    board: int
    page: int
    last: int
    rows: tuple[TravellerRow, ...]
    hands: tuple[CardRow, ...]
    words: Translations
    liked: Preferences
    emojis: CardEmojiSource

    def draw(self, address: AddressOf, pictures: Sequence[ImageAttachment]) -> MessageView:
        """Return the message."""
        words = self.words
        message = MessageBuilder(self._color(), address, plain=self.liked.text_only)
        game = escaped(words("game-name"))
        title = words("traveller-title", board=self.board, number=str(self.tournament.id), game=game)
        message.text([f"### {title}"])
        message.text(self._lines(), limit=MAX_TABLES_LENGTH)
        if self.hands:
            message.rule()
            message.text([f"**{words('traveller-hands')}**"])
            self._hands(message, pictures)
        replays = [self._replay(row) for row in self.rows]
        for first in range(0, len(replays), IN_A_ROW):
            message.add([Buttons(tuple(replays[first : first + IN_A_ROW]))])
        turning = tuple(self._turning())
        if turning:
            message.add([Buttons(turning)])
        return message.view()

    def _color(self) -> int:
        return self.rows[0].names.header.game.color if self.rows else 0

    def _lines(self) -> Iterator[str]:
        """Yield each table: what became of the deal, then the points and the comparison of all who played."""
        words = self.words
        if not self.rows:
            yield words("traveller-empty")
        for row in self.rows:
            version = row.result.version
            head = words("traveller-masters", version=version) if version else words(
                "traveller-table", table=str(row.result.table)
            )  # fmt: skip
            ending = self._ending(row)
            yield f"**{head}**{words('column')}{ending}" if ending else f"**{head}**"
            yield from (f"-# {line}" for line in self._results(row))

    def _ending(self, row: TravellerRow) -> str:
        if row.ending is None:
            return ""
        drawer = drawer_for(self.words, row.names.text, row.names.label, self.emojis, self.liked)
        return drawer.speech.text(row.ending)

    def _results(self, row: TravellerRow) -> Iterator[str]:
        """Yield the points of each side, or of each player, with the comparison in percent."""
        result, names = row.result.result, [row.names.text(seat) for seat in range(len(row.result.result.points))]
        if self.tournament.in_pairs:
            sides = [self.words("side-name", first=one, second=two) for one, two in (names[::2], names[1::2])]
            points = [f"{difference(result) * (1 - 2 * side):+d}" for side in (0, 1)]
        else:
            sides, points = names, [str(each) for each in result.points]
        for place, (name, number) in enumerate(zip(sides, points, strict=True)):
            line = self.words("tournament-at", name=name, points=f"**{number}**".replace("-", "−"))
            if place < len(row.result.percents):
                percent = self.words("percent", number=f"{row.result.percents[place]:.1f}")
                line = self.words("column").join([line, percent])
            yield line

    def _hands(self, message: MessageBuilder, pictures: Sequence[ImageAttachment]) -> None:
        """Add all hands: as an image with words below it, or in words alone."""
        players = [row for row in self.rows if not row.result.version]
        alone = players[0].names if len(players) == 1 and not self.last else None
        name, label, lettered = (
            (alone.text, alone.label, alone.lettered) if alone else (self._seat, self._seat, self._seat)
        )
        drawer = drawer_for(self.words, name, label, self.emojis, self.liked)
        sketch = None if self.liked.text_only else deal_sketch(self.hands, drawer, lettered, self.words, self.liked)
        drawer.deal(message, self.hands, sketch, pictures, limit=MAX_HANDS_LENGTH)
        message.text([f"-# {numbers}"] if alone and sketch and pictures and (numbers := alone.numbers()) else [])
        if alone is None and self.tournament.in_pairs:
            message.text([f"-# {self.words('traveller-seats')}"])

    def _seat(self, seat: int) -> str:
        return self.words("traveller-seat", number=seat + 1)

    def _replay(self, row: TravellerRow) -> Button:
        version, game = row.result.version, row.result.result.game or 0
        if version:
            return Button(OpenReplay(game, 0), self.words("button-traveller-masters"))
        return Button(OpenReplay(game, 0), self.words("button-traveller-replay", table=str(row.result.table)))

    def _turning(self) -> Iterator[Button]:
        """Yield the buttons to other boards and pages, and to all deals of a game of several."""
        now, words = self.tournament, self.words
        if self.board > 1:
            yield Button(BoardPage(now.id, self.board - 1, 0), words("button-traveller-board", board=self.board - 1))
        if self.page:
            yield Button(BoardPage(now.id, self.board, self.page - 1), words("button-traveller-fewer"))
        if self.page < self.last:
            yield Button(BoardPage(now.id, self.board, self.page + 1), words("button-traveller-more"))
        if self.rows and self.rows[0].deals > 1:
            yield Button(ShowAllHands(self.rows[0].result.result.game or 0), words("button-open-hands"))
        if self.board < now.opened_boards:
            yield Button(BoardPage(now.id, self.board + 1, 0), words("button-traveller-board", board=self.board + 1))
