"""Host: the request to end a game, at the table and in a hand, and what ending it costs."""

from collections.abc import Iterator

from bot.i18n import Translations
from bot.tables import Hand, Table, gone
from bot.ui.layout import Piece, PlayerNames, Reader, answers, request_line, request_to


def vote_lines(table: Table, reader: Reader) -> Iterator[str]:
    """Yield the open request to end the game, and its cost."""
    if table.consent("end"):
        yield request_line(table, "end", reader.words, reader.names)
        yield from costs(table, reader.words, reader.names, reader.now)


def vote_answers(table: Table, reader: Reader) -> Iterator[Piece]:
    """Yield the two answers to the request."""
    if table.consent("end"):
        yield answers("end", reader.words)


def in_hand(hand: Hand, reader: Reader) -> Iterator[Piece]:
    """Yield the request in the hand of a player who must answer it."""
    if hand.table.consent("end"):
        yield from request_to(hand, "end", reader, *costs(hand.table, reader.words, reader.names, reader.now))


def costs(table: Table, words: Translations, names: PlayerNames, now: int) -> Iterator[str]:
    """Yield that players who end the game now lose it, because another player is only away."""
    away = gone.away(table, now)
    if away:
        yield words("end-costs", name=" ".join(map(names.text, away)))
