"""Whole messages: the panel of a table in each of its states, and a hand with whatever is opened in it."""

from collections.abc import Sequence

from discord import ButtonStyle, ui

from bot.games import find_game
from bot.i18n import Catalogs, Words
from bot.render.captions import Captions
from bot.render.pictures import hand as draw_hand
from bot.rules import panel as p
from bot.tables import Hand, Preferences, Round, Table
from bot.ui.layout.address import Address
from bot.ui.layout.drawing import SmallPictures, drawer_for
from bot.ui.layout.focus import opened
from bot.ui.layout.house_rules import house_rules
from bot.ui.layout.message import Message
from bot.ui.layout.panels import Drawer
from bot.ui.layout.presence import here_button, own_presence, presence
from bot.ui.layout.results import deal_slate, result
from bot.ui.layout.seats import Acquaintances, Names
from bot.ui.layout.take_back import ask_button, wish
from bot.ui.layout.verbs import Focus, Verb, Word
from bot.ui.layout.waiting import waiting_buttons, waiting_line
from bot.ui.pictured import Picture, PicturedView, Sketch

LOOKING: set[Verb] = {Word.HAND, Word.SLATE, Word.RULES, Word.OPEN_HANDS}
"""What only looks means the same at any revision: its button stays while the table is drawn anew under a pointer."""
BLOCKS = 3000
EVENTS = 700
EVENT_LINES = 4
PROOF_DIGITS = 12


class Screens:
    """Draws messages; it keeps nothing but the words.

    Args:
        catalogs: all words.
        people: plain names.
        emojis: the cards' emojis, as far as there are any.
    """

    def __init__(self, catalogs: Catalogs, people: Acquaintances, emojis: SmallPictures) -> None:
        self.catalogs = catalogs
        self._people = people
        self._emojis = emojis

    def drawer(self, table: Table, words: Words, preferences: Preferences | None = None) -> Drawer:
        """Return what draws this table's panels, for everybody or as one person likes it."""
        names = Names(table, words, self._people)
        return drawer_for(words, names.text, names.label, self._emojis, preferences)

    def board(
        self,
        table: Table,
        locale: str,
        *,
        live: bool = True,
        note: str = "",
        counted: bool = False,
        pictures: Sequence[Picture] = (),
    ) -> PicturedView:
        """Return a table's public message.

        Args:
            table: the table.
            locale: the language of the channel.
            live: False: the final state of a deal, without anything to press.
            note: small print at the end.
            counted: whether it shows a deal that is over.
            pictures: what lies ready of what it wants.
        """
        words, own = self.catalogs.words(locale), self.catalogs.words(locale, table.game)
        message = self._message(table)
        if table.round is None:
            self._lobby(message, table, words, own, live=live)
        else:
            self._play(message, table, table.round, words, own, live=live, counted=counted, pictures=pictures)
        if note:
            message.footnote(f"-# {note}")
        return message.view()

    def _message(self, table: Table, *, plain: bool = False) -> Message:
        color = find_game(table.game).color

        def address(verb: Verb) -> Address:
            return Address(table.id, 0 if verb in LOOKING else table.revision, verb)

        return Message(color, address, plain=plain)

    def _lobby(self, message: Message, table: Table, words: Words, own: Words, *, live: bool) -> None:
        """Draw a table that waits for players; `words` are the common ones, `own` the game's."""
        names = Names(table, words, self._people)
        open_ = table.status == "lobby"
        missing = max(0, table.min_seats - len(table.seats))
        message.text(
            [
                f"### {words('lobby-title', game=own('game-name'), table=str(table.id))}",
                f"**{words('lobby-heading', missing=missing) if open_ else words('table-closed')}**",
            ]
        )
        message.rule()
        seats = [
            words("lobby-host" if seat.user == table.host else "lobby-seat", number=i + 1, name=names.of(seat))
            for i, seat in enumerate(table.seats)
        ]
        seats += [words("lobby-free", number=i + 1) for i in range(len(table.seats), table.min_seats)]
        free = table.max_seats - max(len(table.seats), table.min_seats)
        more = [f"-# {words('lobby-more', count=free)}"] if free > 0 and open_ else []
        rules = house_rules(table, own) or words("lobby-rules-standard")
        full = len(table.seats) >= table.max_seats
        waits = [waiting_line(table, words, names)] if table.party and full and open_ else []
        message.text(
            [*seats, *more, *waits, f"-# {words('lobby-rules', code=table.house, rules=rules)}"], most=BLOCKS
        )
        if open_ and live:
            message.buttons(
                [
                    message.button(Word.JOIN, words("button-join"), style=ButtonStyle.success, enabled=not full),
                    message.button(Word.LEAVE, words("button-leave")),
                    message.button(Word.START, words("button-start"), style=ButtonStyle.primary, enabled=not missing),
                ]
            )
            computers = any(seat.user is None for seat in table.seats)
            message.buttons(
                [
                    message.button(Word.ADD_COMPUTER, words("button-computer"), enabled=not full),
                    message.button(Word.REMOVE_COMPUTER, words("button-remove-computer"), enabled=computers),
                ]
            )
            message.buttons(
                [
                    message.button(Word.HOUSE_RULES, words("button-house")),
                    message.button(Word.RULES, words("button-how-to-play")),
                    *here_button(message, table, words),
                ]
            )
            if table.party and full:
                waiting_buttons(message, table, words)

    def _play(
        self,
        message: Message,
        table: Table,
        game: Round,
        words: Words,
        own: Words,
        *,
        live: bool,
        counted: bool,
        pictures: Sequence[Picture],
    ) -> None:
        """Draw a table with a game on it, going on or over; `words` are the common ones, `own` the game's."""
        panel = find_game(table.game).table_panel(game.view)
        drawer = self.drawer(table, own)
        drawer.title(message, panel)
        over = table.status != "playing"
        finished = over and bool(table.past) and table.past[-1].number == game.number
        if finished:
            result(message, table, words, own, Names(table, words, self._people), pictures)
        message.rule()
        # Of a game that is over the result says more than the heading.
        blocks = [block for block in panel.blocks if not (over and isinstance(block, p.Heading))]
        drawer.blocks(message, blocks, most=BLOCKS)
        if counted and not over:
            deal_slate(message, table, words, Names(table, words, self._people), pictures)
        if not finished:
            message.rule()
            said = {line for block in blocks for line in drawer.markdown(block)}
            recent = [line for event in game.recent if (line := drawer.speech.text(event)) not in said]
            message.text([f"-# {line}" for line in recent[-EVENT_LINES:] or [words("events-none")]], most=EVENTS)
        if live and over and table.status == "over":
            message.buttons(
                [
                    message.button(Word.REMATCH, words("button-rematch"), style=ButtonStyle.primary),
                    message.button(Word.LEAVE, words("button-leave")),
                    message.button(Word.SLATE, words("button-slate")),
                    message.button(Word.HOUSE_RULES, words("button-house")),
                    message.button(Word.RULES, words("button-rules")),
                ]
            )
            hands = message.button(Word.OPEN_HANDS, words("button-open-hands"))
            message.buttons([hands, *here_button(message, table, words)])
        elif live and not over:
            # The first row is always there; what comes and goes stands last, so that nothing moves under a pointer.
            drawer.rows(message, panel.rows[:1])
            message.buttons(
                [
                    message.button(Word.HAND, words("button-hand"), style=ButtonStyle.primary),
                    message.button(Word.SLATE, words("button-slate")),
                    message.button(Word.RULES, words("button-rules")),
                    ask_button(message, table, words),
                ]
            )
            drawer.rows(message, panel.rows[1:])
            wish(message, table, words, Names(table, words, self._people))
            presence(message, table, words, Names(table, words, self._people))
        if live and table.party and table.status != "closed":
            message.text([waiting_line(table, words, Names(table, words, self._people))])
            waiting_buttons(message, table, words)
        small = [words("table-small", table=str(table.id), code=table.house)]
        if over:
            small.append(words("game-number", number=str(game.number)))
        if game.commitment:
            small.append(proof(game.commitment, words, whole=game.untouched))
        message.text(f"-# {line}" for line in small)

    def hand(
        self,
        hand: Hand,
        locale: str,
        *,
        focus: Focus | None = None,
        jump: str | None = None,
        live: bool = True,
        preferences: Preferences | None = None,
        pictures: Sequence[Picture] = (),
    ) -> PicturedView:
        """Return somebody's private message.

        Args:
            hand: the table, the seat and what it may know.
            locale: the reader's language.
            focus: what is opened in it: a menu, or a question before an action.
            jump: a link to the table's message.
            live: False: its final state, without anything to press.
            preferences: how its reader likes it.
            pictures: what lies ready of what it wants.
        """
        table, liked = hand.table, preferences or Preferences()
        words = self.catalogs.words(locale)
        panel = find_game(table.game).hand_panel(hand.view)
        message = self._message(table, plain=liked.text_only)
        own = self.catalogs.words(locale, table.game)
        drawer = self.drawer(table, own, liked)
        drawer.title(message, panel)
        if not live:
            message.text([f"**{words('hand-over')}**"])
        # Nothing is asked any more in a message that is over.
        blocks = [block for block in panel.blocks if live or not isinstance(block, p.Heading)]
        row = next((each for each in blocks if isinstance(each, p.CardRow) and each.room and each.cards), None)
        drawn = None if row is None or liked.text_only else hand_sketch(row, own, liked)
        drawer.blocks(message, blocks, most=BLOCKS, drawn=drawn, pictures=pictures)
        panels = [panel] + ([find_game(table.game).table_panel(table.round.view)] if table.round else [])
        if live and not opened(message, drawer, words, panels, focus):
            drawer.reasons(message, panel.rows)
            drawer.rows(message, panel.rows)
        if live:
            own_presence(message, hand, words)
        message.text([f"-# {words('table-small', table=str(table.id), code=table.house)}"])
        if jump and live:
            message.buttons([ui.Button(url=jump, label=words("button-table"))])
        return message.view()


def hand_sketch(row: p.CardRow, words: Words, liked: Preferences) -> Sketch:
    """Return the picture of somebody's hand, with the letters and colours that they like."""
    how = (("locale", words.locale), ("room", row.room), ("style", liked.colours))
    return Sketch(draw_hand, (row.cards,), how, Captions(words).hand(row.cards))


def proof(commitment: str, words: Words, *, whole: bool) -> str:
    """Return the proof of the shuffle: whole until somebody acts, so that it can be copied, then its beginning."""
    if whole:
        return words("commitment", hash=f"`{commitment}`")
    return words("commitment-short", hash=f"`{commitment[:PROOF_DIGITS]}…`")
