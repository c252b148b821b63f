"""Who is there: until when moves are due, who is sat in for, who asks to end the game, and what can be pressed."""

from discord import ButtonStyle, ui

from bot.i18n import Words
from bot.tables import Hand, Table, left_seats
from bot.ui.seats import Names
from bot.ui.sheet import Sheet


def presence(sheet: Sheet, table: Table, words: Words, names: Names) -> None:
    """Add it to the public message of a game going on; nothing where everybody is there and no time runs."""
    # Discord counts the time itself: the message needs no edits for it.
    lines = [words("time-due", name=names.text(clock.seat), when=f"<t:{clock.due}:R>") for clock in table.clocks]
    if table.vote:
        people = " ".join(f"<@{user}>" for user in table.present if user not in table.vote)
        lines.append(words("vote-line", name=f"<@{table.vote[0]}>", missing=people))
    sheet.text(lines)
    buttons = here_button(sheet, table, words)
    if left_seats(table) and not table.party:
        buttons.append(sheet.button("!join", words("button-take-over")))
    if table.vote:
        buttons.append(sheet.button("!agree", words("button-agree"), style=ButtonStyle.danger))
        buttons.append(sheet.button("!playon", words("button-play-on")))
    sheet.buttons(buttons)


def here_button(sheet: Sheet, table: Table, words: Words) -> list[ui.Button[ui.LayoutView]]:
    """Return what takes a seat back from the computer player that sits in; nothing where everybody is there."""
    if all(seat.absent_since is None for seat in table.seats):
        return []
    return [sheet.button("!here", words("button-here"), style=ButtonStyle.success)]


def own_presence(sheet: Sheet, hand: Hand, words: Words) -> None:
    """Add to a hand that a computer player sits in for its reader, and how the seat is taken back."""
    if hand.table.seats[hand.seat].absent_since is not None:
        sheet.text([f"**{words('sat-in-for-you')}**"])
        sheet.buttons([sheet.button("!here", words("button-here"), style=ButtonStyle.success)])
