"""The public message of a table with a game on it, going on or over."""

from collections.abc import Sequence

from discord import ButtonStyle

from bot.games import find_game
from bot.i18n import Words
from bot.rules import panel as p
from bot.tables import Round, Table
from bot.ui.layout.message import Message
from bot.ui.layout.panels import Drawer
from bot.ui.layout.presence import here_button, presence
from bot.ui.layout.promise import lucky_button, promise_of_game, promise_to_come
from bot.ui.layout.results import deal_slate, result
from bot.ui.layout.seats import Names
from bot.ui.layout.take_back import ask_button, wish
from bot.ui.layout.verbs import Do
from bot.ui.layout.waiting import waiting_buttons, waiting_line
from bot.ui.pictured import Picture

MOST = 3000
"""Characters for the panel's blocks."""
MOST_EVENTS = 700
EVENT_LINES = 4
PROOF_DIGITS = 12


class GameMessage:
    """A game's message being drawn, from top to bottom.

    Args:
        message: where to.
        table: the table.
        game: what is played there.
        words: the common ones.
        names: who sits there.
        drawer: draws the game's panel.
    """

    def __init__(
        self, message: Message, table: Table, game: Round, words: Words, names: Names, drawer: Drawer
    ) -> None:
        self._message = message
        self._table = table
        self._game = game
        self._words = words
        self._names = names
        self._drawer = drawer
        self._panel = find_game(table.game).table_panel(game.view)
        self._over = table.status != "playing"

    def draw(self, own: Words, *, live: bool, counted: bool, pictures: Sequence[Picture]) -> None:
        """Draw all of it.

        Args:
            own: the game's words.
            live: False: without anything to press.
            counted: whether it shows a deal that is over.
            pictures: what lies ready of what it wants.
        """
        message, table = self._message, self._table
        finished = self._over and bool(table.past) and table.past[-1].number == self._game.number
        self._drawer.title(message, self._panel)
        if finished:
            result(message, table, self._words, own, self._names, pictures)
        message.rule()
        # Of a game that is over the result says more than the heading.
        blocks = [block for block in self._panel.blocks if not (self._over and isinstance(block, p.Heading))]
        self._drawer.blocks(message, blocks, most=MOST)
        if counted and not self._over:
            deal_slate(message, table, self._words, self._names, pictures)
        if not finished:
            self._happened(blocks)
        if live:
            self._buttons()
        self._small_print()

    def _happened(self, blocks: Sequence[p.Block]) -> None:
        """Add what has happened last, but for what the panel says already."""
        self._message.rule()
        said = {line for block in blocks for line in self._drawer.markdown(block)}
        recent = [line for event in self._game.recent if (line := self._drawer.speech.text(event)) not in said]
        lines = recent[-EVENT_LINES:] or [self._words("events-none")]
        self._message.text([f"-# {line}" for line in lines], most=MOST_EVENTS)

    def _buttons(self) -> None:
        """Add what can be pressed as the table is now."""
        if not self._over:
            self._of_a_game()
        elif self._table.status == "over":
            self._between_games()
        if self._table.party and self._table.status != "closed":
            self._message.text([waiting_line(self._table, self._words, self._names)])
            waiting_buttons(self._message, self._table, self._words)
            if not self._over:
                # Where people rise, the next game may follow this one at once: its words are given meanwhile.
                self._message.text(promise_to_come(self._table, self._words, self._names))
                self._message.buttons([lucky_button(self._message, self._table, self._words)])

    def _of_a_game(self) -> None:
        """Add what can be pressed while a game goes on.

        The first row is always there; what comes and goes stands last, so that nothing moves under a pointer.
        """
        message, words = self._message, self._words
        self._drawer.rows(message, self._panel.rows[:1])
        message.buttons(
            [
                message.button(Do.HAND, words("button-hand"), style=ButtonStyle.primary),
                message.button(Do.SLATE, words("button-slate")),
                message.button(Do.RULES, words("button-rules")),
                ask_button(message, self._table, words),
            ]
        )
        self._drawer.rows(message, self._panel.rows[1:])
        wish(message, self._table, words, self._names)
        presence(message, self._table, words, self._names)

    def _between_games(self) -> None:
        """Add what can be pressed after a game."""
        message, words = self._message, self._words
        message.buttons(
            [
                message.button(Do.REMATCH, words("button-rematch"), style=ButtonStyle.primary),
                message.button(Do.LEAVE, words("button-leave")),
                message.button(Do.SLATE, words("button-slate")),
                message.button(Do.HOUSE_RULES, words("button-house")),
                message.button(Do.RULES, words("button-rules")),
            ]
        )
        hands = message.button(Do.OPEN_HANDS, words("button-open-hands"))
        lucky = lucky_button(message, self._table, words)
        message.buttons([hands, lucky, *here_button(message, self._table, words)])

    def _small_print(self) -> None:
        """Add what table this is, the game's number once it is over, and the proof of the shuffle."""
        small = [self._words("table-small", table=str(self._table.id), code=self._table.house)]
        if self._over:
            small.append(self._words("game-number", number=str(self._game.number)))
        small += promise_of_game(self._game, self._words, self._names)
        if self._game.commitment:
            small.append(proof(self._game.commitment, self._words, whole=self._game.untouched))
        self._message.text(f"-# {line}" for line in small)
        if self._table.status == "over":
            self._message.text(promise_to_come(self._table, self._words, self._names))


def proof(commitment: str, words: Words, *, whole: bool) -> str:
    """Return the proof of the shuffle: whole until somebody acts, so that it can be copied, then its beginning."""
    if whole:
        return words("commitment", hash=f"`{commitment}`")
    return words("commitment-short", hash=f"`{commitment[:PROOF_DIGITS]}…`")
