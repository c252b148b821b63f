"""A record as a readable transcript."""

from collections.abc import Iterator

from bot.cli.wording import explain
from bot.games import find_game
from bot.i18n import Catalogs
from bot.render.faces import Faces
from bot.render.speech import Speech
from bot.render.transcript import ending, opening, told
from bot.rules.errors import RuleError
from bot.rules.record import Header, Replay, lines_of


def transcript(data: bytes, catalogs: Catalogs, locale: str) -> Iterator[tuple[bool, str]]:
    """Yield the lines of a transcript, each with whether the record is valid so far.

    Args:
        data: the record file.
        catalogs: where the words are.
        locale: the language wanted.
    """
    record, speech = Replay(find_game), None
    for number, raw in lines_of(data):
        try:
            step = record.feed(raw)
        except RuleError as error:
            game = record.header.game.id if record.header else None
            message = explain(error, catalogs, locale, game)
            yield False, catalogs.words(locale)("transcript-line", line=number, message=message)
            return
        assert record.header is not None
        if step is None or speech is None:
            speech = speech_of(record.header, catalogs, locale)
            yield from ((True, line) for line in opening(record.header, speech))
            continue
        yield from ((True, line) for line in told(step, speech))
        yield from ((True, line) for line in ending(step, speech))


def speech_of(header: Header, catalogs: Catalogs, locale: str) -> Speech:
    """Return how a record's game speaks, with the names of its header."""
    words = catalogs.words(locale, header.game.id)
    return Speech(words, header.players.__getitem__, Faces(words).short)
