"""Who is there: until when moves are due, who is sat in for, woken or gone, and who asks to end the game."""

from collections.abc import Sequence

from discord import ButtonStyle

from bot.i18n import Words
from bot.tables import Hand, Table, gone, left_seats
from bot.ui.layout.message import Message
from bot.ui.layout.parts import Part
from bot.ui.layout.requests import answers, request_line
from bot.ui.layout.seats import Names
from bot.ui.layout.verbs import Do


def presence(message: Message, table: Table, words: Words, names: Names, now: int) -> None:
    """Add it to the public message of a game going on; nothing where everybody is there and no time runs.

    Args:
        message: where to.
        table: with a game on it.
        words: the common ones.
        names: who sits there.
        now: in seconds since 1970; who can be woken hangs on it.
    """
    # Discord counts the time itself: the message needs no edits for it.
    clocks, vote = table.round.clocks if table.round else (), table.consent("end")
    if is_sealed(table):
        clocks = ()  # A new one begins with each move. Players see theirs in their hands.
    lines = [pause_line(table, words)] if is_paused(table) else []
    lines += [words("time-due", name=names.text(clock.seat), when=f"<t:{clock.due}:R>") for clock in clocks]
    lines += gone_lines(table, words, names)
    if table.round and table.round.wakes:
        lines.append(wake_line(table, words, names))
    if vote:
        lines += [request_line(table, "end", words, names), *costs_line(table, words, names, now)]
    message.text(lines)
    buttons = here_button(message, table, words)
    if gone.is_late(table, now):
        buttons.append(message.button(Do.WAKE, words("button-wake"), style=ButtonStyle.primary))
    if table.gone:
        buttons.append(message.button(Do.SIT_IN, words("button-sit-in"), style=ButtonStyle.primary))
    if left_seats(table) and not table.party:
        buttons.append(message.button(Do.JOIN, words("button-take-over")))
    message.buttons(buttons)
    if vote:
        message.add([answers("end", words)])


def sealed_line(seats: Sequence[int], words: Words, names: Names) -> str:
    """Return whom a table waits for, and nothing of what for; "" where it waits for no seat."""
    return f"**{words('sealed-waiting', names=names.joined(list(map(names.text, seats))))}**" if seats else ""


def wake_line(table: Table, words: Words, names: Names) -> str:
    """Return who is asked whether they are there, and until when they can answer."""
    assert table.round is not None
    wakes = table.round.wakes
    people = " ".join(names.text(wake.seat) for wake in wakes)
    return words("wake-line", name=people, when=f"<t:{min(wake.due for wake in wakes)}:R>")


def awake_button(message: Message, words: Words) -> Part:
    """Return the button by which somebody who was woken answers."""
    return message.button(Do.COME_BACK, words("button-awake"), style=ButtonStyle.success)


def gone_lines(table: Table, words: Words, names: Names) -> list[str]:
    """Return who is gone, and for what reason; nothing of those for whom a computer player sits in."""
    lines: list[str] = []
    for seat in table.gone:
        state = table.seats[seat].gone
        lines.append(words("gone-left" if state and state.left else "gone-silent", name=names.text(seat)))
    return lines


def costs_line(table: Table, words: Words, names: Names, now: int) -> list[str]:
    """Return that ending the game now costs those who do it, behind the back of somebody who is away."""
    away = gone.away(table, now)
    return [words("end-costs", name=" ".join(map(names.text, away)))] if away else []


def is_paused(table: Table) -> bool:
    """Return whether a table's game stands still because nobody is there."""
    return table.round is not None and table.round.pause is not None


def is_sealed(table: Table) -> bool:
    """Return whether others still play the cards of a table."""
    return table.round is not None and table.round.sealed


def pause_line(table: Table, words: Words) -> str:
    """Return that a game stands still, what goes on with it, and when its table is closed."""
    assert table.round is not None
    assert table.round.pause is not None
    return f"**{words('game-paused', when=f'<t:{table.round.pause.due}:R>')}**"


def here_button(message: Message, table: Table, words: Words) -> list[Part]:
    """Return what takes a seat back, or answers those who wake; nothing where everybody is there."""
    if all(seat.absent_since is None and seat.gone is None for seat in table.seats):
        return [awake_button(message, words)] if table.round and table.round.wakes else []
    return [message.button(Do.COME_BACK, words("button-here"), style=ButtonStyle.success)]


def own_presence(message: Message, hand: Hand, words: Words, names: Names) -> None:
    """Add to a hand that others wake its reader, or that a computer player sits in; and how they are back."""
    clocks = hand.table.round.clocks if hand.table.round and hand.table.round.sealed else ()
    own = [clock for clock in clocks if clock.seat == hand.seat]
    message.text(words("time-due", name=names.text(clock.seat), when=f"<t:{clock.due}:R>") for clock in own)
    wakes = hand.table.round.wakes if hand.table.round else ()
    due = next((wake.due for wake in wakes if wake.seat == hand.seat), None)
    if due is not None and message.has_room(3):
        message.text([f"**{words('wake-own', when=f'<t:{due}:R>')}**"])
        message.buttons([awake_button(message, words)])
    if hand.table.seats[hand.seat].absent_since is not None:
        message.text([f"**{words('sat-in-for-you')}**"])
        if is_paused(hand.table):
            message.text([pause_line(hand.table, words)])
        message.buttons([message.button(Do.COME_BACK, words("button-here"), style=ButtonStyle.success)])
