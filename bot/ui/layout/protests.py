"""Protests: the button and its form, what everybody reads of one, and the page of whoever answers it."""

from collections.abc import Iterator

from discord import ButtonStyle

from bot.games import find_game
from bot.i18n import Words
from bot.render import Speech, told
from bot.rules.record import Replay
from bot.tables import Case, Ruling, Table, consent
from bot.ui.escaping import escaped
from bot.ui.layout.address import Address
from bot.ui.layout.forms import Form
from bot.ui.layout.message import Message
from bot.ui.layout.parts import Part
from bot.ui.layout.seats import Names
from bot.ui.layout.verbs import Do, OpenReplay

SENTENCE_FIELD = "sentence"
LETTERS = 300
MOST = 1600
"""Characters of what everybody saw of a deal."""
RULINGS: dict[Do, Ruling] = {Do.PROTEST_STANDS: "stands", Do.PROTEST_AGAIN: "again", Do.PROTEST_VOID: "void"}


def protest_button(message: Message, words: Words) -> Part:
    """Return the button that opens the form."""
    return message.button(Do.PROTEST, words("button-protest"))


def protest_form(table: Table, words: Words) -> Form:
    """Return the form for what is wrong; it comes back with the revision of the table that its writer sees."""
    form = Form(words("protest-title", table=str(table.id)), Address(table.id, table.revision, Do.PROTEST))
    form.write(SENTENCE_FIELD, words("protest-label"), "", words("protest-hint"), most=LETTERS)
    return form


def protest(message: Message, table: Table, words: Words, names: Names) -> None:
    """Add the newest protest of a game going on: who makes it, what is asked, how it was answered."""
    game = table.round
    if game is None or game.protest is None:
        return
    made = game.protest
    if made.ruling is not None:
        message.text([f"-# {ruling_line(table, words, names)}"])
        return
    message.text([protest_line(table, words, names)])
    message.buttons(look_button(message, words))
    if made.proposed:
        message.text([again_line(table, words, names)])
        message.buttons(again_buttons(message, words))


def protest_line(table: Table, words: Words, names: Names) -> str:
    """Return who protests against which deal, and who answers."""
    assert table.round is not None
    assert table.round.protest is not None
    made = table.round.protest
    own = "evening" if table.tournament is not None else "group" if table.guild is None else "no"
    return words("protest-made", name=names.user(made.user), deal=made.deal, own=own)


def ruling_line(table: Table, words: Words, names: Names) -> str:
    """Return how the newest protest was answered."""
    assert table.round is not None
    assert table.round.protest is not None
    made = table.round.protest
    name = names.user(made.user)
    return words("protest-ruled", name=name, deal=made.deal, ruling=made.ruling or "")


def again_line(table: Table, words: Words, names: Names) -> str:
    """Return that everybody is asked to deal again, and who has not agreed yet."""
    assert table.round is not None
    assert table.round.protest is not None
    made = table.round.protest
    missing = names.users(consent.to_deal_again(table).missing)
    return words("protest-again-asked", deal=made.deal, missing=missing)


def look_button(message: Message, words: Words) -> list[Part]:
    """Return the button for whoever answers the protest."""
    return [message.button(Do.LOOK_AT_PROTEST, words("button-protest-look"))]


def again_buttons(message: Message, words: Words) -> list[Part]:
    """Return the two answers to who wants to deal again."""
    return [
        message.button(Do.AGAIN_AGREE, words("button-again-agree"), style=ButtonStyle.success),
        message.button(Do.AGAIN_REFUSE, words("button-again-refuse"), style=ButtonStyle.danger),
    ]


def case_page(message: Message, case: Case, words: Words, names: Names, speech: Speech) -> None:
    """Add a protest as whoever answers it sees it: what was written, and what everybody saw of the deal.

    Args:
        message: for one person alone.
        case: the protest.
        words: the reader's, with those of the game.
        names: of the table.
        speech: tells what happened.
    """
    table, made = case.table, case.protest
    assert table.round is not None
    number = str(table.round.number)
    message.text([f"### {words('protest-case', game=number, deal=made.deal)}"])
    message.text([words("protest-said", name=names.user(made.user), sentence=escaped(case.sentence))])
    if made.ruling is not None:
        message.text([f"**{ruling_line(table, words, names)}**"])
    message.rule()
    lines = list(_seen(case, words, speech)) or [words("protest-nothing-left")]
    message.text([words("protest-record", line=case.line), *_last(lines)])
    if table.status == "playing":
        message.text([f"-# {words('protest-later')}"])
    else:
        message.buttons([message.button(OpenReplay(table.round.number, case.line), words("button-replay-from"))])
    if case.rulings:
        message.buttons(
            [
                message.button(
                    verb,
                    words(f"button-protest-{ruling}"),
                    style=ButtonStyle.danger if ruling == "void" else ButtonStyle.secondary,
                    enabled=ruling in case.rulings,
                )
                for verb, ruling in RULINGS.items()
            ]
        )


def _seen(case: Case, words: Words, speech: Speech) -> Iterator[str]:
    """Yield what everybody saw of the deal up to the protest, each line with its number in the record."""
    record = Replay(find_game)
    for number, line in enumerate(case.record, 1):
        step = record.feed(line.encode())
        assert record.header is not None
        if step is not None and len(step.before.deals) + 1 == case.protest.deal:
            for event in told(record.header.game, step, speech):
                yield words("protest-line", line=str(number), text=event)


def _last(lines: list[str]) -> list[str]:
    """Return as many of the last lines as there is room for."""
    room, kept = MOST, list[str]()
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            break
        kept.insert(0, line)
    return kept
