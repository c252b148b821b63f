"""Host: the request to end a game, at the table and in a hand, and what ending it costs."""

from collections.abc import Iterator

from discord import ButtonStyle

from bot.i18n import Translations
from bot.tables import Hand, Table, gone
from bot.ui.layout import Button, Piece, PlayerNames, Reader, SimpleVerb, request, request_to


def vote(table: Table, reader: Reader) -> Iterator[Piece]:
    """Yield the open request to end the game, with its cost and the two answers."""
    return request(table, "end", reader, *costs(table, (), reader.words, reader.names, reader.now))


def menu(table: Table, reader: Reader) -> Iterator[Button]:
    """Yield the button that asks the players to end the game, and the host's button that closes the table."""
    seated = reader.user is not None and table.seat_of(reader.user) is not None
    if seated and table.status == "playing" and table.tournament is None and not table.consent("end"):
        yield Button(SimpleVerb.END_QUESTION, reader.words("button-end"), ButtonStyle.danger)
    if reader.user == table.host and table.status in {"lobby", "over"} and table.tournament is None:
        yield Button(SimpleVerb.CLOSE_QUESTION, reader.words("button-close"), ButtonStyle.danger)


def in_hand(hand: Hand, reader: Reader) -> Iterator[Piece]:
    """Yield the request in the hand of a player who must answer it."""
    if hand.table.consent("end"):
        yield from request_to(hand, "end", reader, *costs(hand.table, (), reader.words, reader.names, reader.now))


def costs(table: Table, askers: tuple[int, ...], words: Translations, names: PlayerNames, now: int) -> Iterator[str]:
    """Yield that players who end the game now lose it, because a player who has not agreed is only away.

    Args:
        askers: who would agree in addition to those who have.
    """
    vote = table.consent("end")
    away = gone.absent_members(table, (*askers, *(vote.agreed if vote else ())), now)
    if away:
        yield words("end-costs", names=names.seats(away), count=len(away))
