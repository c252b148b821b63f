"""Protests: the button and its form, the lines and answers at the table, and the page of a judge."""

from collections.abc import Iterator

from discord import ButtonStyle

from bot.games import find_game
from bot.i18n import Translations
from bot.render import PanelFormatter, event_lines
from bot.rules.record import Replay
from bot.tables import Hand, Protest, ProtestCase, Ruling, Table
from bot.ui.escaping import escaped
from bot.ui.layout import (
    Button,
    Buttons,
    CustomId,
    Form,
    MessageBuilder,
    OpenReplay,
    Piece,
    PlayerNames,
    Reader,
    SimpleVerb,
    Text,
    request,
    request_to,
)
from bot.ui.message_view import MessageView

SENTENCE_FIELD = "sentence"
MAX_TEXT_LENGTH = 300
MAX_LENGTH = 1600
RULINGS: dict[SimpleVerb, Ruling] = {
    SimpleVerb.PROTEST_STANDS: "stands",
    SimpleVerb.PROTEST_AGAIN: "again",
    SimpleVerb.PROTEST_VOID: "void",
}


def menu(table: Table, reader: Reader) -> Iterator[Button]:
    """Yield the button that opens the form, and the one that shows the newest protest of the game."""
    seated = reader.user is not None and table.seat_of(reader.user) is not None
    if seated and table.status == "playing":
        yield Button(SimpleVerb.PROTEST, reader.words("button-protest"))
    if _newest(table) is not None:
        yield _view_button(reader.words)


def sealed_menu(table: Table, reader: Reader) -> Iterator[Button]:
    """Yield the same buttons at a tournament's table."""
    if table.tournament is not None:
        yield from menu(table, reader)


def headline(table: Table, reader: Reader) -> Iterator[str]:
    """Yield the heading of a game that doesn't count after a protest."""
    made = _newest(table)
    if made is not None and made.ruling == "void":
        yield reader.words("game-void")


def requests(table: Table, reader: Reader) -> Iterator[Piece]:
    """Yield the newest protest of a game while it is open: who makes it, or the question to the players."""
    made = _newest(table)
    if made is None or made.ruling is not None:
        return
    if not table.consent("deal_again"):
        yield from open_protest(table, reader)
        return
    for piece in request(table, "deal_again", reader):
        yield Buttons((*piece.buttons, _view_button(reader.words))) if isinstance(piece, Buttons) else piece


def ruled(table: Table, reader: Reader) -> Iterator[str]:
    """Yield the ruling on the newest protest of the game."""
    made = _newest(table)
    if made is not None and made.ruling is not None:
        yield _ruling_line(made, reader.words, reader.names)


def in_hand(hand: Hand, reader: Reader) -> Iterator[Piece]:
    """Yield the question whether to deal again, in the hand of a player who must answer it."""
    return request_to(hand, "deal_again", reader)


def open_protest(table: Table, reader: Reader) -> Iterator[Piece]:
    """Yield who protests against which deal and who rules, and the button for the judges."""
    made = _newest(table)
    assert made is not None
    own = "evening" if table.tournament is not None else "group" if table.guild is None else "no"
    yield Text((reader.words("protest-made", name=reader.names.user(made.user), deal=made.deal, own=own),))
    yield Buttons((_view_button(reader.words),))


def form(table: Table, words: Translations) -> Form:
    """Return the form for a protest; it comes back with the revision of the table that its writer sees."""
    made = Form(words("protest-title", table=str(table.id)), CustomId(table.id, table.revision, SimpleVerb.PROTEST))
    made.write(SENTENCE_FIELD, words("protest-label"), "", words("protest-hint"), limit=MAX_TEXT_LENGTH)
    return made


def case_page(
    case: ProtestCase, words: Translations, names: PlayerNames, speech: PanelFormatter, *, plain: bool
) -> MessageView:
    """Return a protest as a judge sees it: the sentence, and what everyone saw of the deal."""
    table, made = case.table, case.protest
    assert table.current_game is not None
    number = str(table.current_game.number)
    message = MessageBuilder(
        find_game(table.game).color, lambda verb: CustomId(table.id, table.revision, verb), plain=plain
    )
    message.text([f"### {words('protest-case', game=number, deal=made.deal)}"])
    message.text([words("protest-said", name=names.user(made.user), sentence=escaped(case.sentence))])
    if made.ruling is not None:
        message.text([f"**{_ruling_line(made, words, names)}**"])
    message.rule()
    lines = list(_seen(case, words, speech)) or [words("protest-nothing-left")]
    message.text([words("protest-record", line=case.line), *_last(lines)])
    if table.status == "playing":
        message.text([f"-# {words('protest-later')}"])
    else:
        message.add(
            [Buttons((Button(OpenReplay(table.current_game.number, case.line), words("button-replay-from")),))]
        )
    if case.rulings:
        if "stands" not in case.rulings:
            message.text([f"-# {words('protest-own-game')}"])
        message.add(
            [Buttons(tuple(_ruling_button(verb, words) for verb in RULINGS if RULINGS[verb] in case.rulings))]
        )
    return message.view()


def _view_button(words: Translations) -> Button:
    return Button(SimpleVerb.LOOK_AT_PROTEST, words("button-protest-look"))


def _ruling_button(verb: SimpleVerb, words: Translations) -> Button:
    ruling = RULINGS[verb]
    style = ButtonStyle.danger if ruling == "void" else ButtonStyle.secondary
    return Button(verb, words(f"button-protest-{ruling}"), style)


def _newest(table: Table) -> Protest | None:
    return table.current_game.protest if table.current_game is not None else None


def _ruling_line(made: Protest, words: Translations, names: PlayerNames) -> str:
    return words("protest-ruled", name=names.user(made.user), deal=made.deal, ruling=made.ruling or "")


def _seen(case: ProtestCase, words: Translations, speech: PanelFormatter) -> Iterator[str]:
    """Yield what everyone saw of the deal up to the protest, each line with its number in the record."""
    record = Replay(find_game)
    for number, line in enumerate(case.record, 1):
        step = record.feed(line.encode())
        assert record.header is not None
        if step is not None and len(step.before.deals) + 1 == case.protest.deal:
            for event in event_lines(record.header.game, step, speech):
                yield words("protest-line", line=str(number), text=event)


def _last(lines: list[str]) -> list[str]:
    """Return as many of the last lines as there is room for."""
    room, kept = MAX_LENGTH, list[str]()
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            break
        kept.insert(0, line)
    return kept
