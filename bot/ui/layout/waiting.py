"""Who waits for a seat, on the public message of a table: names in a line, and what can be pressed about it."""

from bot.i18n import Words
from bot.tables import Table
from bot.ui.layout.message import Message
from bot.ui.layout.seats import Names
from bot.ui.layout.verbs import Do


def waiting_line(table: Table, words: Words, names: Names) -> str:
    """Return who waits, in the order of sitting down; who lacks company is marked."""
    if not table.queue:
        return words("waiting-none")
    parties: list[str] = []
    for place, party in enumerate(table.queue, 1):
        key = "waiting-next" if len(party) == table.party else "waiting-alone"
        parties.append(words(key, place=place, names=names.joined([names.of(seat) for seat in party])))
    return words("waiting-line", parties=words("column").join(parties))


def waiting_buttons(message: Message, table: Table, words: Words) -> None:
    """Add the buttons for those who want a seat, and for those who don't any more."""
    buttons = [message.button(Do.JOIN, words("button-wait"))]
    if table.queue:
        buttons.append(message.button(Do.STOP_WAITING, words("button-unwait")))
    if any(len(party) < table.party for party in table.queue):
        buttons.append(message.button(Do.ADD_COMPUTER, words("button-computer")))
    message.buttons(buttons)
