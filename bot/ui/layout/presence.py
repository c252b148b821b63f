"""Who is there: until when moves are due, who is sat in for, who asks to end the game, and what can be pressed."""

from discord import ButtonStyle

from bot.i18n import Words
from bot.tables import Hand, Table, left_seats
from bot.ui.layout.message import Message
from bot.ui.layout.parts import Part
from bot.ui.layout.seats import Names
from bot.ui.layout.verbs import Do


def presence(message: Message, table: Table, words: Words, names: Names) -> None:
    """Add it to the public message of a game going on; nothing where everybody is there and no time runs."""
    # Discord counts the time itself: the message needs no edits for it.
    clocks, vote = (table.round.clocks, table.round.vote) if table.round else ((), ())
    lines = [pause_line(table, words)] if is_paused(table) else []
    lines += [words("time-due", name=names.text(clock.seat), when=f"<t:{clock.due}:R>") for clock in clocks]
    if vote:
        lines.append(vote_line(table, words, names))
    message.text(lines)
    buttons = here_button(message, table, words)
    if left_seats(table) and not table.party:
        buttons.append(message.button(Do.JOIN, words("button-take-over")))
    if vote:
        buttons += vote_buttons(message, words)
    message.buttons(buttons)


def is_paused(table: Table) -> bool:
    """Return whether a table's game stands still because nobody is there."""
    return table.round is not None and table.round.pause is not None


def pause_line(table: Table, words: Words) -> str:
    """Return that a game stands still, what goes on with it, and when its table is closed."""
    assert table.round is not None
    assert table.round.pause is not None
    return f"**{words('game-paused', when=f'<t:{table.round.pause.due}:R>')}**"


def vote_line(table: Table, words: Words, names: Names) -> str:
    """Return who asks to end the game, and who has not agreed yet."""
    assert table.round is not None
    vote = table.round.vote
    missing = names.users([user for user in table.present if user not in vote])
    return words("vote-line", name=names.user(vote[0]), missing=missing)


def vote_buttons(message: Message, words: Words) -> list[Part]:
    """Return the two answers to who asks to end the game."""
    return [
        message.button(Do.AGREE_TO_END, words("button-agree"), style=ButtonStyle.danger),
        message.button(Do.PLAY_ON, words("button-play-on")),
    ]


def here_button(message: Message, table: Table, words: Words) -> list[Part]:
    """Return what takes a seat back from the computer player that sits in; nothing where everybody is there."""
    if all(seat.absent_since is None for seat in table.seats):
        return []
    return [message.button(Do.COME_BACK, words("button-here"), style=ButtonStyle.success)]


def own_presence(message: Message, hand: Hand, words: Words) -> None:
    """Add to a hand that a computer player sits in for its reader, and how the seat is taken back."""
    if hand.table.seats[hand.seat].absent_since is not None:
        message.text([f"**{words('sat-in-for-you')}**"])
        if is_paused(hand.table):
            message.text([pause_line(hand.table, words)])
        message.buttons([message.button(Do.COME_BACK, words("button-here"), style=ButtonStyle.success)])
