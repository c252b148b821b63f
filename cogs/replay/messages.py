"""Replay: a moment of a finished game with all hands open, all hands of a deal, and why a computer player acted."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from discord import ButtonStyle

from bot.i18n import Translations
from bot.render import PanelFormatter, event_lines, opening
from bot.render.table import table as draw_table
from bot.rules.actions import Action
from bot.rules.panel import CardRow, Panel, SeatName, localized
from bot.rules.record import Header
from bot.rules.timeline import Timeline, TimelineEntry, open_hands
from bot.tables import Decision, Level, Manner, Preferences, Table, deciding_rule
from bot.ui.layout import (
    MAX_ALT_TEXT,
    AddressOf,
    Button,
    CardEmojiSource,
    DownloadGame,
    ExplainMove,
    MessageBuilder,
    OpenReplay,
    OpenReview,
    PanelRenderer,
    Part,
    PictureSeat,
    Reader,
    RecordNames,
    ReplayDeals,
    ReplayStep,
    SelectDeal,
    ShareReplay,
    ShowAllHands,
    action_words,
    choice_lines,
    clip,
    cloth_of,
    deal_choices,
    deal_sketch,
    drawer_for,
)
from bot.ui.message_view import ImageAttachment, ImageRequest, MessageView

MAX_TABLE_LENGTH, MAX_HANDS_LENGTH = 2500, 3500


def review(table: Table, reader: Reader) -> Iterator[Button]:
    """Yield the buttons that show all hands and every move of a table's last game."""
    if table.current_game is not None and table.status == "over":
        number = table.current_game.number
        yield Button(ShowAllHands(number), reader.words("button-open-hands"))
        yield Button(OpenReplay(number, 0), reader.words("button-replay"))


@dataclass(frozen=True, slots=True)
class MoveExplanation:
    """The explanation of a computer player's move.

    Args:
        level: how well it was asked to play; None: no user knows.
        manner: what it liked among equals.
    """

    said: Decision
    level: Level | None
    manner: Manner = "even"


def why_lines(
    drawer: PanelRenderer, panel: Panel, why: MoveExplanation, done: Action, words: Translations
) -> Iterator[str]:
    """Yield the rule that stood, the table of choices, the best first, and how that was found."""
    said = why.said
    stood = deciding_rule(said, done, why.level, why.manner)
    # A novice's own choice can be the worse one.
    best = said.weighed[0].action if stood == "regret" else said.action
    shown = {"action": done, "best": best, "usual": said.first}
    named = {name: action_words(drawer, panel, action) for name, action in shown.items()}
    named["manner"] = words(f"manner-{why.manner}")
    rule = words(f"why-{stood}", **named)
    yield f"**{rule}**"
    yield from choice_lines(drawer, panel, said, done, words)
    level = words("why-unknown" if why.level is None else f"choice-{why.level}")
    yield f"-# {words('why-note', level=level)}"


@dataclass(frozen=True, slots=True)
class ReplayPage:
    """One moment of a finished game.

    Args:
        liked: how the one reader likes it; None: everyone reads it, and nothing turns the page.
        asks_why: whether a computer player did what is shown, and had a choice.
        why: the explanation of the move; None: the reader has not asked for it.
    """

    film: Timeline
    names: RecordNames
    number: int
    place: int
    words: Translations
    emojis: CardEmojiSource
    liked: Preferences | None = None
    file: bytes | None = None
    asks_why: bool = False
    why: MoveExplanation | None = None

    @property
    def moment(self) -> TimelineEntry:
        """What is shown."""
        return self.film.moments[self.place]

    def draw(self, address: AddressOf, pictures: Sequence[ImageAttachment]) -> MessageView:
        """Return the message."""
        words, film, moment = self.words, self.film, self.moment
        drawer = drawer_for(words, self.names.text, self.names.label, self.emojis, self.liked)
        plain = bool(self.liked and self.liked.text_only)
        message = MessageBuilder(film.header.game.color, address, plain=plain)
        title = words("replay-title", number=str(self.number), deal=moment.deal, deals=film.deals)
        message.text([f"### {title}", *self._happened(drawer.speech)])
        if plain or not message.hang(self._sketch(drawer), pictures):
            drawer.blocks(message, [*self._panel().blocks, *self._hands()], limit=MAX_TABLE_LENGTH)
        elif numbers := self.names.numbers():
            message.text([f"-# {numbers}"])
        code = film.header.game.options.code(film.header.options)
        if self.why is not None:
            step = moment.step
            panel = film.header.game.hand_panel(step.before.view(step.action.seat))
            message.text(why_lines(drawer, panel, self.why, step.action, words), limit=MAX_TABLE_LENGTH)
        small = words("replay-move", move=moment.line, moves=film.moments[-1].line, code=code)
        message.text([f"-# {small}"])
        self._ways(message)
        if self.file is None:
            return message.view()
        message.attach(f"game-{self.number}.jsonl", self.file)
        view = message.view()
        view.bare = lambda: replace(self, file=None).draw(address, ())
        return view

    def _happened(self, speech: PanelFormatter) -> Iterator[str]:
        """Yield what this moment is: what was done, and whom the table waits for."""
        if self.place == 0:
            yield from (f"-# {line}" for line in opening(self.film.header, speech))
        step = self.moment.step
        yield from (f"**{line}**" for line in event_lines(self.film.header.game, step, speech))
        if step.state.waiting_for:
            waiting = [speech.name(seat) for seat in step.state.waiting_for]
            yield self.words("replay-waits", players=speech.listed(waiting), count=len(waiting))

    def _panel(self) -> Panel:
        game, state = self.film.header.game, self.moment.step.state
        return game.table_panel(state.view(None))

    def _hands(self) -> list[CardRow]:
        """Return the cards that each seat still holds, without empty hands."""
        held = enumerate(open_hands(self.film.header.game, self.moment.step.state))
        return [CardRow(cards, localized("dealt-hand", player=SeatName(seat))) for seat, cards in held if cards]

    def _sketch(self, drawer: PanelRenderer) -> ImageRequest:
        header, state = self.film.header, self.moment.step.state
        people = [
            PictureSeat(
                self.names.drawn(seat),
                machine=self.names.is_computer(seat),
                turn=seat in state.waiting_for,
                hand=hand,
            )
            for seat, hand in enumerate(open_hands(header.game, state))
        ]
        cloth = cloth_of(header.game, header.game.scene(state.view(None)), people, self.words)

        def alt() -> str:
            hands = (line for row in self._hands() for line in drawer.labels.block(row))
            return clip("\n".join((*drawer.labels.lines(self._panel()), *hands)), MAX_ALT_TEXT)

        return ImageRequest(draw_table, (cloth,), (("locale", self.words.locale),), alt)

    def _ways(self, message: MessageBuilder) -> None:
        """Add the buttons to other moments; where everyone reads it, one to a replay of one's own."""
        words, number, moments = self.words, self.number, self.film.moments
        if self.liked is None:
            message.buttons([message.button(OpenReplay(number, self.moment.line), words("button-replay-from"))])
            return
        last = len(moments) - 1
        ways = (("first", 0), ("back", self.place - 1), ("on", self.place + 1), ("last", last))
        buttons = [
            message.button(
                ReplayStep(number, moments[min(max(0, place), last)].line),
                words(f"button-replay-{name}"),
                style=ButtonStyle.primary if name == "on" else ButtonStyle.secondary,
                enabled=place != self.place and 0 <= place <= last,
            )
            for name, place in ways
        ]
        share = message.button(ShareReplay(number, self.moment.line), words("button-replay-share"))
        in_words = message.button(DownloadGame(number), words("button-replay-words"))
        message.buttons(buttons)
        if self.film.deals > 1:
            deals = deal_choices(words, self.moment.deal, self.film.deals)
            message.choices(ReplayDeals(number), words("replay-choose"), list(deals))
        why = message.button(ExplainMove(number, self.moment.line), words("button-why"))
        coach = message.button(OpenReview(number), words("button-coach"))
        reason = [why] if self.asks_why and self.why is None else []
        message.buttons([share, in_words, coach, *reason, *self._protest(message)])

    def _protest(self, message: MessageBuilder) -> list[Part]:
        """Return the button to the moment that a user saw who protested; nothing where no user did."""
        line = self.film.protest
        if line is None:
            return []
        place = self.film.index_at_line(line)
        verb = ReplayStep(self.number, self.film.moments[place].line)
        return [message.button(verb, self.words("button-replay-protest"), enabled=place != self.place)]


def hands_page(
    header: Header,
    deals: Sequence[Sequence[CardRow]],
    chosen: int | None,
    number: int,
    address: AddressOf,
    drawer: PanelRenderer,
    names: RecordNames,
    words: Translations,
    liked: Preferences,
    pictures: Sequence[ImageAttachment],
) -> MessageView:
    """Return all hands of one deal.

    Args:
        chosen: the number of the deal; None: the last one.
    """
    deal = min(chosen or len(deals), len(deals))
    message = MessageBuilder(header.game.color, address, plain=liked.text_only)
    if not deals:
        message.text([words("open-hands-none")])
        return message.view()
    message.text([f"### {words('open-hands-title', number=str(number), deal=deal, deals=len(deals))}"])
    sketch = None if liked.text_only else deal_sketch(deals[deal - 1], drawer, names.lettered, words, liked)
    drawer.deal(message, deals[deal - 1], sketch, pictures, limit=MAX_HANDS_LENGTH)
    message.text([f"-# {numbers}"] if sketch and pictures and (numbers := names.numbers()) else [])
    if len(deals) > 1:
        message.choices(SelectDeal(number), words("open-hands-choose"), list(deal_choices(words, deal, len(deals))))
    return message.view()
