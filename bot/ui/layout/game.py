"""The public message of a table with a game on it, going on or over."""

from collections.abc import Iterator, Sequence

from discord import ButtonStyle

from bot.games import find_game
from bot.i18n import Translations
from bot.rules import panel as p
from bot.tables import CurrentGame, Table
from bot.ui.layout.custom_id_verbs import SimpleVerb
from bot.ui.layout.message import MessageBuilder
from bot.ui.layout.panel_renderer import accuses
from bot.ui.layout.player_names import sealed_line
from bot.ui.layout.raw_components import Part
from bot.ui.layout.results import deal_slate, result, without_result
from bot.ui.layout.slots import (
    NEXT_GAME_LINES,
    NEXT_GAME_MENU,
    NEXT_GAME_REQUESTS,
    SEALED_MENU,
    SEALED_REQUESTS,
    TABLE_AFTER,
    TABLE_DEAL_REQUESTS,
    TABLE_MENU,
    TABLE_OUTCOME,
    TABLE_QUEUE,
    TABLE_REQUESTS,
    TABLE_REVIEW,
    TABLE_SMALL_PRINT,
    TABLE_STATUS,
    TABLE_STATUS_MENU,
    Reader,
    Slot,
    Slots,
    TableButtons,
    TablePieces,
)
from bot.ui.layout.table_picture import TablePicture, table_picture, who_is_who
from bot.ui.message_view import ImageAttachment, ImageRequest

MOST = 3000
"""Characters for the panel's blocks."""
MOST_EVENTS = 700
EVENT_LINES, SHORT = 4, 3
"""So many events are told: in words, and below the picture of the table."""
PROOF_DIGITS = 12


class GameMessage:
    """A game's message being drawn, from top to bottom.

    Args:
        message: where to.
        table: the table.
        game: what is played there.
        reader: how everybody in the channel reads it.
        slots: what features put into it.
    """

    def __init__(
        self, message: MessageBuilder, table: Table, game: CurrentGame, reader: Reader, slots: Slots
    ) -> None:
        self._message = message
        self._table = table
        self._game = game
        self._words = reader.words
        self._names = reader.names
        self._drawer = reader.drawer
        self._reader = reader
        self._slots = slots
        self._panel = find_game(table.game).table_panel(game.view)
        self._rows = [row for row in self._panel.rows if not accuses(row)]
        self._over = table.status != "playing"

    def draw(
        self,
        own: Translations,
        *,
        live: bool,
        left: bool = False,
        counted: bool,
        pictures: Sequence[ImageAttachment],
        pictured: bool = False,
        hung: ImageRequest | None = None,
        after: Table | None = None,
    ) -> None:
        """Draw all of it.

        Args:
            own: the game's words.
            live: False: without anything to press.
            left: whether it is left behind in its final state.
            counted: whether it shows a deal that is over.
            pictures: what lies ready.
            pictured: whether it has the table as a picture.
            hung: the picture of the table that stays as long as it shows the same trick; None: none does.
            after: the table after the change that has left the message behind, which may have ended the game.
        """
        message, table = self._message, self._table
        if self._game.sealed:
            self._in_secret(own, live=live)
            return
        finished = self._over and bool(table.past) and table.past[-1].number == self._game.number
        # Below a result is the slate, not the last trick.
        picture = self._picture(own, live=live) if pictured and not finished else None
        drawn, sketch = bool(picture and pictures), picture.sketch if picture else None
        kept = hung if sketch and hung and hung.stage == sketch.stage else sketch
        ended = list(self._ended(after, counted=counted or finished))
        if ended:
            message.text([f"### {ended[0]}", *ended[1:]])
        else:
            self._drawer.title(message, self._panel)
        if kept:
            message.hang(kept, pictures)
        if finished:
            result(message, table, self._words, self._names, pictures)
        elif picture and drawn and kept == sketch:
            self._briefly(picture, ended=bool(ended))
        else:
            self._in_words(ended=bool(ended))
            if counted and not self._over:
                deal_slate(message, table, self._words, self._names, pictures)
        if live:
            glossary(message, own, playing=not self._over)
            self._buttons()
        elif left and finished:
            message.menu(self._looking_back())
        self._small_print(titled=bool(ended))

    def _in_secret(self, own: Translations, *, live: bool) -> None:
        """Draw a table whose cards others play as well: whom it waits for, and nothing that was done there.

        The game's own heading would reveal who won the auction, who discards and who leads.
        """
        self._drawer.title(self._message, self._panel)
        if not self._over:
            self._message.text([sealed_line(self._game.waiting_for, self._words, self._names)])
        elif why := without_result(self._table, None, self._reader, self._slots):
            self._message.text([f"**{why}**"])
        self._message.text([self._words("tournament-sealed")])
        if live and not self._over:
            glossary(self._message, own, playing=True)
            self._message.menu(
                [
                    self._message.button(SimpleVerb.HAND, self._words("button-hand"), style=ButtonStyle.primary),
                    self._message.button(SimpleVerb.RULES, self._words("button-rules")),
                    *self._of_features(SEALED_MENU),
                ]
            )
            self._status()
            self._pieces(SEALED_REQUESTS)
        self._small_print(titled=False)

    def _picture(self, own: Translations, *, live: bool) -> TablePicture:
        return table_picture(self._table, self._game, self._panel, own, self._names, live=live)

    def _ended(self, after: Table | None, *, counted: bool) -> Iterator[str]:
        """Yield how the game or its last deal ended, the sentence of what happened first."""
        why = without_result(self._table, after, self._reader, self._slots)
        if why:
            yield why
            return
        for block in self._panel.blocks if counted else ():
            if isinstance(block, p.Ending):
                yield self._drawer.speech.text(block.deal)
                yield from (line for part in self._slots[TABLE_OUTCOME] for line in part(self._table, self._reader))
                yield from self._drawer.ending(block)

    def _briefly(self, picture: TablePicture, *, ended: bool) -> None:
        """Add what the picture does not show: the question, and what has happened last unless it is a result."""
        blocks = self._panel.blocks
        lines: list[str] = []
        if not ended and not self._over:
            lines = [
                line for block in blocks if isinstance(block, p.Heading) for line in self._drawer.markdown(block)
            ]
        lines += [line for note in picture.scene.notes for line in self._drawer.markdown(note)]
        if picture.unnamed:
            lines.append(f"-# {who_is_who(picture, self._words, self._names)}")
        self._message.text(lines, most=MOST)
        if not ended:
            self._events(set(lines), SHORT)

    def _in_words(self, *, ended: bool) -> None:
        """Add all that the panel says; what a message says at its top about the end is not repeated."""
        self._message.rule()
        without = (p.Heading, p.Ending) if ended else (p.Heading,) if self._over else ()
        blocks = [block for block in self._panel.blocks if not isinstance(block, without)]
        self._drawer.blocks(self._message, blocks, most=MOST)
        if not ended:
            self._message.rule()
            self._events({line for block in blocks for line in self._drawer.markdown(block)}, EVENT_LINES)

    def _events(self, said: set[str], most: int) -> None:
        """Add what has happened last, but for what the panel says already."""
        recent = [line for event in self._game.recent if (line := self._drawer.speech.text(event)) not in said]
        lines = recent[-most:] or [self._words("events-none")]
        self._message.text([f"-# {line}" for line in lines], most=MOST_EVENTS)

    def _buttons(self) -> None:
        """Add what can be pressed as the table is now."""
        if not self._over:
            self._of_a_game()
        elif self._table.status == "over":
            self._between_games()
        if self._table.party and self._table.status != "closed":
            self._pieces(TABLE_QUEUE)
            if not self._over:
                # Where people rise, the next game may follow this one at once: its words are given meanwhile.
                self._next_game()
                self._message.menu(self._of_features(NEXT_GAME_MENU))
        if not self._over:
            # Nobody is to find it under a finger that meant something else.
            self._drawer.rows(self._message, [row for row in self._panel.rows if accuses(row)])

    def _of_a_game(self) -> None:
        """Add what can be pressed while a game goes on.

        The first row is always there; what comes and goes stands last, so that nothing moves under a pointer.
        """
        message, words = self._message, self._words
        self._drawer.rows(message, self._rows[:1])
        message.menu(
            [
                message.button(SimpleVerb.HAND, words("button-hand"), style=ButtonStyle.primary),
                message.button(SimpleVerb.SLATE, words("button-slate")),
                message.button(SimpleVerb.RULES, words("button-rules")),
                *self._of_features(TABLE_MENU),
            ]
        )
        self._drawer.rows(message, self._rows[1:])
        self._pieces(TABLE_DEAL_REQUESTS)
        self._status()
        self._pieces(TABLE_REQUESTS)

    def _between_games(self) -> None:
        """Add what can be pressed after a game."""
        message, words = self._message, self._words
        if self._table.tournament is not None:
            slate = message.button(SimpleVerb.SLATE, words("button-slate"))
            message.menu([slate, message.button(SimpleVerb.RULES, words("button-rules")), *self._looking_back()])
            message.menu(self._of_features(TABLE_AFTER))
            return
        message.buttons(
            [
                message.button(SimpleVerb.REMATCH, words("button-rematch"), style=ButtonStyle.primary),
                message.button(SimpleVerb.LEAVE, words("button-leave")),
                message.button(SimpleVerb.SLATE, words("button-slate")),
                message.button(SimpleVerb.HOUSE_RULES, words("button-house")),
                message.button(SimpleVerb.RULES, words("button-rules")),
            ]
        )
        message.menu([*self._looking_back(), *self._of_features(TABLE_AFTER)])
        message.menu(self._of_features(NEXT_GAME_MENU))
        self._pieces(NEXT_GAME_REQUESTS)

    def _looking_back(self) -> list[Part]:
        """Return the buttons that show this game again, even when the table plays another one."""
        return self._of_features(TABLE_REVIEW)

    def _of_features(self, slot: Slot[TableButtons]) -> list[Part]:
        """Return the buttons that fill a slot."""
        parts = self._slots[slot]
        return [self._message.made(button) for part in parts for button in part(self._table, self._reader)]

    def _status(self) -> None:
        """Add who is there, and what can be done about it."""
        self._message.text(line for part in self._slots[TABLE_STATUS] for line in part(self._table, self._reader))
        self._message.menu(self._of_features(TABLE_STATUS_MENU))

    def _next_game(self) -> None:
        """Add the small print about the game to come."""
        parts = self._slots[NEXT_GAME_LINES]
        self._message.text([f"-# {line}" for part in parts for line in part(self._table, self._reader)])

    def _pieces(self, slot: Slot[TablePieces]) -> None:
        """Add the pieces that fill a slot."""
        for part in self._slots[slot]:
            self._message.add(part(self._table, self._reader))

    def _small_print(self, *, titled: bool) -> None:
        """Add what table this is, the game's number once it is over, and the proof of the shuffle.

        Args:
            titled: whether it has the title of the panel, whose place an ending has taken; it is in one line then.
        """
        small = [self._words("table-small", table=str(self._table.id), code=self._table.house)]
        if self._table.tournament is not None:
            small.append(self._words("tournament-table-small", number=str(self._table.tournament)))
        if titled:
            small.insert(0, self._drawer.speech.text(self._panel.title))
        if self._over:
            small.append(self._words("game-number", number=str(self._game.number)))
        for part in self._slots[TABLE_SMALL_PRINT]:
            small += part(self._table, self._reader)
        if self._game.commitment:
            small.append(proof(self._game.commitment, self._words, whole=self._game.untouched))
        lines = [self._words("column").join(small)] if titled else small
        self._message.text(f"-# {line}" for line in lines)
        if self._table.status == "over" and self._table.tournament is None:
            self._next_game()


def glossary(message: MessageBuilder, own: Translations, *, playing: bool) -> None:
    """Add a line on words that the game keeps from another language; in that language there is nothing to explain."""
    said = own("glossary") if playing else ""
    if said:
        message.text([f"-# {said}"])


def proof(commitment: str, words: Translations, *, whole: bool) -> str:
    """Return the proof of the shuffle: whole until somebody acts, so that it can be copied, then its beginning."""
    if whole:
        return words("commitment", hash=f"`{commitment}`")
    return words("commitment-short", hash=f"`{commitment[:PROOF_DIGITS]}…`")
