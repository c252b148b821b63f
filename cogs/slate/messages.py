"""The slate of an evening: the last game as an image and as lines, all games in words."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.i18n import Translations
from bot.rules import panel as p
from bot.tables import Hand, Preferences, Table, TableHistory
from bot.ui.escaping import escaped
from bot.ui.layout import (
    GREY,
    Button,
    MessageBuilder,
    PanelRenderer,
    PlayerNames,
    Reader,
    SimpleVerb,
    chart_sketch,
    numbers,
    public_panel,
    slate_columns,
    slate_marks,
    slate_of,
    slate_sketch,
    without_table,
)
from bot.ui.message_view import ImageAttachment, ImageRequest, MessageView

MAX_LENGTH = 3400


def menu(table: Table, reader: Reader) -> Iterator[Button]:
    """Yield the button that shows the slate of an evening."""
    if table.current_game is not None or table.past:
        yield Button(SimpleVerb.SLATE, reader.words("button-slate"))


def hand_menu(hand: Hand, reader: Reader) -> Iterator[Button]:
    """Yield the button in a hand that shows how the last deal was counted, and the slate."""
    if hand.table.current_game is not None and hand.table.current_game.ended is not None:
        yield Button(SimpleVerb.SLATE, reader.words("button-last-deal"))


def slate_page(
    table: Table,
    words: Translations,
    names: PlayerNames,
    drawer: PanelRenderer,
    liked: Preferences,
    pictures: Sequence[ImageAttachment] = (),
    *,
    sealed: bool = False,
) -> MessageView:
    """Return the slate of an evening: the last game as an image and as lines, the games before it in words.

    During a game the count of its last deal comes first, with the cards that were played.

    Args:
        sealed: a game is left out whose cards others still play.
    """
    played = slate_of(table)
    message = MessageBuilder(GREY, without_table, plain=liked.text_only)
    sketches: list[ImageRequest] = []
    if played.slates and not liked.text_only:
        sketches = [each for each in (slate_sketch(played, words, names), chart_sketch(played, words, names)) if each]
    title = words("slate-title", game=escaped(words("game-name")), table=str(table.id))
    lines = [words("tournament-sealed")] if sealed else [*_last_deal(table, drawer)]
    if played.slates or not sealed:
        lines += _whole(played, words, names, drawn=bool(sketches and pictures))
    message.text([f"### {title}", *lines])
    for sketch in sketches:
        message.hang(sketch, pictures)
    if sketches and pictures:
        message.text(numbers(played, names))
    return message.view()


def _last_deal(table: Table, drawer: PanelRenderer) -> Iterator[str]:
    """Yield how the last deal of a game in play was counted, and the cards that all have seen."""
    game = table.current_game
    if table.status != "playing" or game is None or game.ended is None:
        return
    panel = public_panel(table.game, game.ended)
    yield f"**{drawer.speech.text(panel.title)}**"
    for block in panel.blocks:
        if isinstance(block, p.Ending):
            yield from drawer.markdown(replace(block, details=()))
            yield from (f"-# {drawer.speech.text(line)}" for line in block.details)
        if isinstance(block, p.TextTable):
            yield from drawer.markdown(block)
    yield ""


def _whole(played: TableHistory, words: Translations, names: PlayerNames, *, drawn: bool = False) -> Iterator[str]:
    """Yield all that is on the slate of an evening, the newest games if not all fit.

    Args:
        drawn: whether the last game's scores are drawn below, so that its heading will do.
    """
    if not played.slates:
        yield words("slate-empty")
        return
    yield from slate_marks(played, words, names)
    pieces: list[str] = []
    room = MAX_LENGTH
    for count, game in enumerate(reversed(played.slates)):
        key = "slate-game" if game.number else "slate-now"
        piece = [f"**{words(key, number=str(game.number or ''), code=game.house)}**"]
        if not drawn or count:
            piece += slate_columns(played, game, words, names) if game.rows else [f"-# {words('slate-no-deal')}"]
        room -= sum(map(len, piece)) + len(piece)
        if room < 0 and pieces:
            pieces.insert(0, f"-# {words('slate-earlier', count=len(played.slates) - count)}")
            break
        pieces[:0] = piece
    yield from pieces
