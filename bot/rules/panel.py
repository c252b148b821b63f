"""Panels: the one description of what people see, as plain data.

The channel's panel, the hand message, the transcript and the alt text of pictures are all drawn from it. It holds
message keys and parameters, never sentences; cards and seats stay cards and seats until somebody draws them.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from bot.rules.cards import Deck

Style = Literal["primary", "secondary", "success", "danger"]


@dataclass(frozen=True, slots=True)
class SeatName:
    """The name of whoever sits there, put in by whoever draws the panel."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardFace:
    """A card as it is drawn.

    Args:
        deck: "german" or "french".
        code: the card's code; "" is a card lying face down.
        as_code: what a wild card was named.
        faded: drawn pale: played already, or not playable now.
    """

    deck: str
    code: str
    as_code: str = ""
    faded: bool = False


class CardFaceFactory:
    """How a game's cards are drawn: `face` for one, `faces` for several, `faces_in` for a hand.

    Args:
        deck: whose cards.
    """

    def __init__(self, deck: Deck) -> None:
        self._deck = deck
        self._faces = tuple([CardFace(deck.name, code) for code in deck.codes])

    def face(self, card: int, *, faded: bool = False) -> CardFace:
        """Return a card to be drawn."""
        return CardFace(self._deck.name, self._deck.codes[card], faded=True) if faded else self._faces[card]

    def faces(self, cards: Iterable[int]) -> tuple[CardFace, ...]:
        """Return cards to be drawn, in their order."""
        known = self._faces
        return tuple([known[card] for card in cards])

    def faces_in(self, cards: int) -> tuple[CardFace, ...]:
        """Return the cards of a bit set to be drawn, suit by suit, the highest of each first."""
        return self.faces(self._deck.in_pack_order(cards))


def names(seats: Iterable[int]) -> tuple[SeatName, ...]:
    """Return the names of several players."""
    return tuple([SeatName(seat) for seat in seats])


@dataclass(frozen=True, slots=True)
class LocalizedText:
    """A message of the game's catalog with what goes into it.

    Params are numbers, words, names, cards (one or several), or other messages (one or several).
    """

    key: str
    params: "tuple[tuple[str, Param], ...]" = ()


Param = (
    int
    | str
    | SeatName
    | CardFace
    | LocalizedText
    | tuple[CardFace, ...]
    | tuple[LocalizedText, ...]
    | tuple[SeatName, ...]
)


def say(key: str, /, **params: Param) -> LocalizedText:
    """Return a message; the order of params is that of the call."""
    return LocalizedText(key, tuple(params.items()))


@dataclass(frozen=True, slots=True)
class Heading:
    """What the panel is about now, in one line: whose turn, what is at stake."""

    text: LocalizedText


@dataclass(frozen=True, slots=True)
class Line:
    """One line of text; `quiet` lines are small print."""

    text: LocalizedText
    quiet: bool = False


@dataclass(frozen=True, slots=True)
class CardRow:
    """Cards side by side, with an optional label before them.

    Args:
        cards: from left to right.
        label: what stands before them.
        room: for a hand, which is drawn as a picture where there are pictures: how many cards it has in this deal at
            the most, so that the picture keeps its size; 0 for any other row.
    """

    cards: tuple[CardFace, ...]
    label: LocalizedText | None = None
    room: int = 0


@dataclass(frozen=True, slots=True)
class TrickRow:
    """The trick on the table: who played which card, in order; the winning one is marked.

    Args:
        plays: seat and card, leader first.
        winner: the seat winning so far, or that has won.
        label: what stands above it.
    """

    plays: tuple[tuple[SeatName, CardFace], ...]
    winner: int | None = None
    label: LocalizedText | None = None


@dataclass(frozen=True, slots=True)
class TextTable:
    """A small table; cells are messages, names, cards or numbers."""

    head: tuple[LocalizedText, ...]
    rows: "tuple[tuple[Param, ...], ...]"


@dataclass(frozen=True, slots=True)
class Ending:
    """How a counted deal ended, and the game with it if it is over.

    Args:
        deal: what happened in the deal, in one sentence.
        game: who has won the game, and then why; () while it goes on.
        details: how the deal was counted, a line each.
    """

    deal: LocalizedText
    game: tuple[LocalizedText, ...] = ()
    details: tuple[LocalizedText, ...] = ()

    @property
    def lines(self) -> tuple[LocalizedText, ...]:
        """All of it, from top to bottom."""
        return (self.deal, *self.game, *self.details)

    @property
    def events(self) -> tuple[LocalizedText, ...]:
        """All of it, in the order in which it happens."""
        return (*self.details, self.deal, *self.game)


def signed(points: int) -> Param:
    """Return points won or lost, with their sign."""
    return say("gain", number=points) if points > 0 else points


def winners(seats: Iterable[int], *, shared: bool = False) -> LocalizedText:
    """Return the sentence that names who has won a game.

    Args:
        seats: of all winners.
        shared: whether sides that are level share the win.
    """
    named = names(seats)
    return say("game-shared" if shared else "game-won", names=named, count=len(named))


def losers(seats: Iterable[int]) -> LocalizedText:
    """Return the sentence that names who has lost a game."""
    named = names(seats)
    return say("game-lost", names=named, count=len(named))


Block = Heading | Line | CardRow | TrickRow | TextTable | Ending


@dataclass(frozen=True, slots=True)
class SuitSign:
    """The sign of a suit: its deck and its code."""

    deck: str
    code: str


@dataclass(frozen=True, slots=True)
class Button:
    """One action to press.

    Args:
        label: its words.
        action: the action's text form.
        style: how it looks.
        enabled: a disabled one is drawn pale; what public buttons show depends on the public view only.
        card: a card drawn on it.
        confirm: a question to ask once before doing it.
        why: for a disabled one in a private message, the reason.
        suit: a suit drawn on it, which its words name too.
    """

    label: LocalizedText
    action: str
    style: Style = "secondary"
    enabled: bool = True
    card: CardFace | None = None
    confirm: LocalizedText | None = None
    why: LocalizedText | None = None
    suit: SuitSign | None = None


@dataclass(frozen=True, slots=True)
class Menu:
    """A button that opens a further choice (the Weli: first the suit, then the rank).

    Args:
        label: its words.
        key: a short name, unique beside its siblings, up to 8 letters; the path of keys finds the menu again.
        prompt: what to choose, shown over the opened rows.
        rows: the choices, as in a panel.
        style: how the button looks.
        enabled: as for a button.
        card: a card drawn on it.
        suit: as for a button.
        blocks: what is shown over the prompt, to be looked at for the choice.
        groups: whether it only groups choices: each of them says all of the action without the menu's label.
    """

    label: LocalizedText
    key: str
    prompt: LocalizedText
    rows: "tuple[tuple[Item, ...], ...]"
    style: Style = "secondary"
    enabled: bool = True
    card: CardFace | None = None
    suit: SuitSign | None = None
    blocks: tuple[Block, ...] = ()
    groups: bool = False


@dataclass(frozen=True, slots=True)
class Select:
    """A list to choose one action from, at most 25.

    Args:
        prompt: the words on the closed list.
        options: each as a button; disabled ones are left out by whoever draws it.
    """

    prompt: LocalizedText
    options: tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class CardPicker:
    """Choose exactly `count` cards for one action (burying the kitty).

    Args:
        prompt: the words on the closed list.
        act: the action's name; its text form is `act:card.card`.
        cards: what may be chosen, at most 25.
        count: how many.
        confirm: a question to ask once, with the chosen cards shown.
    """

    prompt: LocalizedText
    act: str
    cards: tuple[CardFace, ...]
    count: int
    confirm: LocalizedText | None = None


Item = Button | Menu | Select | CardPicker
Row = tuple[Item, ...]

IN_A_ROW = 5
"""The most buttons that fit side by side."""


def in_rows(items: Iterable[Item], width: int = IN_A_ROW) -> tuple[Row, ...]:
    """Return items in rows of this many, the last one with what is left."""
    listed = tuple(items)
    return tuple(listed[first : first + width] for first in range(0, len(listed), width))


@dataclass(frozen=True, slots=True)
class Panel:
    """What somebody sees of a table.

    Args:
        title: the game, the deal.
        blocks: from top to bottom.
        rows: rows of things to press, at most five buttons or one list a row.
        answers: of a public panel those buttons of `rows` with which whoever the game waits for answers; they are the
            same whoever that is and whatever anybody holds.
    """

    title: LocalizedText
    blocks: tuple[Block, ...]
    rows: tuple[Row, ...] = ()
    answers: tuple[Button, ...] = ()

    def items(self) -> Iterator[Item]:
        """Yield everything to press, opened menus left out."""
        for row in self.rows:
            yield from row

    def find(self, path: tuple[str, ...]) -> Menu | None:
        """Return the menu at this path of keys, or None if it isn't there any more."""
        rows, menu = self.rows, None
        for key in path:
            menu = next((i for row in rows for i in row if isinstance(i, Menu) and i.key == key), None)
            if menu is None:
                return None
            rows = menu.rows
        return menu
