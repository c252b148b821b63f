"""Presence: lines about due times, gone and woken players and substitutes, and their buttons."""

from collections.abc import Iterator

from discord import ButtonStyle

from bot.i18n import Translations
from bot.tables import Hand, Table, gone, left_seats
from bot.ui.layout import Button, Buttons, Piece, Reader, SimpleVerb, Text


def lines(table: Table, reader: Reader) -> Iterator[str]:
    """Yield who is gone or woken, and until when moves are due."""
    game, words, names = table.current_game, reader.words, reader.names
    if game is None:
        return
    if game.pause is not None:
        yield _paused(game.pause.due, words)
    # Discord counts the time itself: the message needs no edits for it. At a sealed table a clock would reveal each
    # move, so players see theirs in their hands.
    for clock in () if game.sealed else game.clocks:
        yield words("time-due", name=names.text(clock.seat), when=f"<t:{clock.due}:R>")
    for seat in table.gone:
        state = table.seats[seat].gone
        yield words("gone-left" if state and state.left else "gone-silent", name=names.text(seat))
    if game.wakes:
        yield _wakes(table, reader)


def menu(table: Table, reader: Reader) -> Iterator[Button]:
    """Yield the buttons for players who come back, who wait for others, and who want a seat that is free."""
    words = reader.words
    yield from _return_buttons(table, words)
    if table.status != "playing":
        return
    if gone.is_late(table, reader.now):
        yield Button(SimpleVerb.WAKE, words("button-wake"), ButtonStyle.primary)
    if table.gone:
        yield Button(SimpleVerb.SIT_IN, words("button-sit-in"), ButtonStyle.primary)
    if left_seats(table) and not table.party:
        yield Button(SimpleVerb.JOIN, words("button-take-over"))


def wake(table: Table, reader: Reader) -> Iterator[Piece]:
    """Yield the question to the players who are woken."""
    yield Text((_wakes(table, reader),))
    yield Buttons((_awake(reader.words),))


def own_clock(hand: Hand, reader: Reader) -> Iterator[Piece]:
    """Yield until when the player's move is due, at a sealed table."""
    game = hand.table.current_game
    own = [clock for clock in game.clocks if clock.seat == hand.seat] if game and game.sealed else []
    if own:
        name = reader.names.text(hand.seat)
        yield Text(tuple(reader.words("time-due", name=name, when=f"<t:{clock.due}:R>") for clock in own))


def sat_in(hand: Hand, reader: Reader) -> Iterator[Piece]:
    """Yield that a computer player sits in for the player, and how they come back."""
    game, words = hand.table.current_game, reader.words
    if hand.table.seats[hand.seat].absent_since is None:
        return
    yield Text((f"**{words('sat-in-for-you')}**",))
    if game is not None and game.pause is not None:
        yield Text((_paused(game.pause.due, words),))
    yield Buttons((_return_button(words),))


def woken(hand: Hand, reader: Reader) -> Iterator[Piece]:
    """Yield that others wake the player, and how they answer."""
    wakes = hand.table.current_game.wakes if hand.table.current_game else ()
    due = next((wake.due for wake in wakes if wake.seat == hand.seat), None)
    if due is not None:
        yield Text((f"**{reader.words('wake-own', when=f'<t:{due}:R>')}**",))
        yield Buttons((_awake(reader.words),))


def _wakes(table: Table, reader: Reader) -> str:
    """Return who is asked whether they are there, and until when they can answer."""
    assert table.current_game is not None
    wakes = table.current_game.wakes
    people = reader.names.seats([wake.seat for wake in wakes])
    return reader.words("wake-line", name=people, count=len(wakes), when=f"<t:{min(wake.due for wake in wakes)}:R>")


def _paused(due: int, words: Translations) -> str:
    """Return that a game pauses, how it goes on, and when its table is closed."""
    return f"**{words('game-paused', when=f'<t:{due}:R>')}**"


def _return_buttons(table: Table, words: Translations) -> Iterator[Button]:
    """Yield the button that takes a seat back, or answers those who wake."""
    if table.tournament is not None and table.status == "over":
        return  # no game follows at this table
    if any(seat.absent_since is not None or seat.gone is not None for seat in table.seats):
        yield _return_button(words)
    elif table.current_game is not None and table.current_game.wakes:
        yield _awake(words)


def _return_button(words: Translations) -> Button:
    return Button(SimpleVerb.COME_BACK, words("button-here"), ButtonStyle.success)


def _awake(words: Translations) -> Button:
    return Button(SimpleVerb.COME_BACK, words("button-awake"), ButtonStyle.success)
