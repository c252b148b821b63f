"""Panels: the description of everything that players see, as plain data.

The channel's panel, the hand message, the transcript and the alt text of images are rendered from it. It has message
keys and parameters, never sentences; cards and seats stay data until they are rendered.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Literal

from bot.rules.cards import Deck
from bot.rules.frozen import frozen

Style = Literal["primary", "secondary", "success", "danger"]


@frozen
class SeatName:
    """The name of a seat's player, filled in by the renderer."""

    seat: int


@frozen
class CardFace:
    """A card to render.

    Args:
        deck: "german" or "french".
        code: the card's code; "" is a card face down.
        as_code: the card that a wild card was named.
        faded: rendered pale: played already, or not playable now.
    """

    deck: str
    code: str
    as_code: str = ""
    faded: bool = False


class CardFaceFactory:
    """Makes card faces of a game's deck: `face` for one, `faces` for several, `faces_in` for a hand."""

    def __init__(self, deck: Deck) -> None:
        self._deck = deck
        self._faces = tuple([CardFace(deck.name, code) for code in deck.codes])

    def face(self, card: int, *, faded: bool = False) -> CardFace:
        """Return a card to render."""
        return CardFace(self._deck.name, self._deck.codes[card], faded=True) if faded else self._faces[card]

    def faces(self, cards: Iterable[int]) -> tuple[CardFace, ...]:
        """Return cards to render, in their order."""
        known = self._faces
        return tuple([known[card] for card in cards])

    def faces_in(self, cards: int) -> tuple[CardFace, ...]:
        """Return the cards of a bit set to render, suit by suit, the highest of each first."""
        return self.faces(self._deck.in_pack_order(cards))


def names(seats: Iterable[int]) -> tuple[SeatName, ...]:
    """Return the names of several players."""
    return tuple([SeatName(seat) for seat in seats])


@frozen
class LocalizedText:
    """A message of the game's catalog with its parameters.

    Parameters are numbers, words, names, cards (one or several), or other messages (one or several).
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


def localized(key: str, /, **params: Param) -> LocalizedText:
    """Return a message; the order of parameters is that of the call."""
    return LocalizedText(key, tuple(params.items())) if params else _without_params(key)


@lru_cache(1024)
def _without_params(key: str) -> LocalizedText:
    """Return a message without parameters: most labels and headings are, and each panel has twenty of them."""
    return LocalizedText(key)


@frozen
class Heading:
    """The panel's subject now, in one line: the player to act, the stake."""

    text: LocalizedText


@frozen
class Line:
    """One line of text; `essential`: whether a hand shows it even where there is too little room for other lines."""

    text: LocalizedText
    quiet: bool = False
    essential: bool = False


@frozen
class CardRow:
    """Cards side by side, with an optional label before them.

    Args:
        room: for a hand, which can be an image: the most cards it has in this deal, so that the image keeps its size;
            0 for any other row.
    """

    cards: tuple[CardFace, ...]
    label: LocalizedText | None = None
    room: int = 0


@frozen
class TrickRow:
    """The trick on the table: seats and cards, in order; the winning one is marked.

    Args:
        plays: seat and card, leader first.
        winner: the seat winning so far, or the trick's winner.
    """

    plays: tuple[tuple[SeatName, CardFace], ...]
    winner: int | None = None
    label: LocalizedText | None = None


@frozen
class TextTable:
    """A small table; cells are messages, names, cards or numbers.

    Args:
        essential: whether a hand in words always shows it, as the bids of an auction.
    """

    head: tuple[LocalizedText, ...]
    rows: "tuple[tuple[Param, ...], ...]"
    essential: bool = False


@frozen
class Ending:
    """The end of a counted deal, and of the game if it is over.

    Args:
        deal: the decision of the game, or the points of the deal, in a sentence.
        game: the winner of the game, and then why; () while it goes on.
        details: how the deal was counted.
        brief: the points with their reasons, for a line in hands of the next deal; (): they have no such line.
    """

    deal: LocalizedText
    game: tuple[LocalizedText, ...] = ()
    details: tuple[LocalizedText, ...] = ()
    brief: tuple[LocalizedText, ...] = ()

    @property
    def lines(self) -> tuple[LocalizedText, ...]:
        """All texts, from top to bottom."""
        return (self.deal, *self.game, *self.details)

    @property
    def events(self) -> tuple[LocalizedText, ...]:
        """All texts, in the order of events: what happened, how it was counted, and who won."""
        return (self.deal, *self.details, *self.game)


def signed(points: int) -> Param:
    """Return points won or lost, with their sign."""
    return localized("gain", number=points) if points > 0 else points


def winners(seats: Iterable[int], *, shared: bool = False) -> LocalizedText:
    """Return the sentence that names the winners of a game; `shared`: whether level sides share the win."""
    named = names(seats)
    return localized("game-shared" if shared else "game-won", names=named, count=len(named))


def losers(seats: Iterable[int]) -> LocalizedText:
    """Return the sentence that names the losers of a game."""
    named = names(seats)
    return localized("game-lost", names=named, count=len(named))


Block = Heading | Line | CardRow | TrickRow | TextTable | Ending


@frozen
class SuitSign:
    """The sign of a suit: its deck and its code."""

    deck: str
    code: str


@frozen
class Button:
    """A button for one action.

    Args:
        enabled: a disabled one is rendered pale; public buttons depend on the public view only.
        confirm: a question to ask once before the action.
        why: for a disabled one in a private message, the reason.
        warning: what the action can cost, for an enabled one in a private message.
        phrase: the action in one phrase for hints, where its label is clear only among other buttons.
    """

    label: LocalizedText
    action: str
    style: Style = "secondary"
    enabled: bool = True
    card: CardFace | None = None
    confirm: LocalizedText | None = None
    why: LocalizedText | None = None
    suit: SuitSign | None = None
    warning: LocalizedText | None = None
    phrase: LocalizedText | None = None


@frozen
class Menu:
    """A button that opens a further choice (the Weli: first the suit, then the rank).

    Args:
        key: a short name, unique among its siblings, up to 8 letters; the path of keys identifies the menu.
        blocks: shown above the prompt, as information for the choice.
        groups: whether it only groups choices: their labels are complete without the menu's label.
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


@frozen
class Select:
    """A list to choose one action from, at most 25.

    Args:
        options: each as a button; renderers leave out disabled ones.
    """

    prompt: LocalizedText
    options: tuple[Button, ...]


@frozen
class CardPicker:
    """A choice of exactly `count` cards for one action (burying the kitty).

    Args:
        act: the action's name; its text form is `act:card.card`.
        cards: the cards to choose from, at most 25.
        confirm: a question to ask once, with the chosen cards shown.
        phrase: the action in one word or phrase before the chosen cards, for hints; None: the prompt.
    """

    prompt: LocalizedText
    act: str
    cards: tuple[CardFace, ...]
    count: int
    confirm: LocalizedText | None = None
    phrase: LocalizedText | None = None


@frozen
class OwnList:
    """A public button that shows its player a private list of their own actions."""

    label: LocalizedText
    style: Style = "primary"


Item = Button | Menu | Select | CardPicker | OwnList
Row = tuple[Item, ...]

MAX_BUTTONS_IN_ROW = 5


def in_rows(items: Iterable[Item], width: int = MAX_BUTTONS_IN_ROW) -> tuple[Row, ...]:
    """Return items in rows of this many, the last one with the remaining ones."""
    listed = tuple(items)
    return tuple(listed[first : first + width] for first in range(0, len(listed), width))


@frozen
class Panel:
    """A view of a table for one reader.

    Args:
        rows: rows of controls, at most five buttons or one list per row.
        answers: of a public panel those buttons of `rows` that awaited players answer with; they are independent of
            who is awaited and of all hands.
        more: rows of a public panel that stand in a menu of their own, for those who play.
        shown: the events of which the blocks of a public panel already inform; they are not repeated below.
    """

    title: LocalizedText
    blocks: tuple[Block, ...]
    rows: tuple[Row, ...] = ()
    answers: tuple[Button, ...] = ()
    more: tuple[Row, ...] = ()
    shown: tuple[LocalizedText, ...] = ()

    def items(self) -> Iterator[Item]:
        """Yield all controls, without opened menus."""
        for row in self.rows:
            yield from row

    def find(self, path: tuple[str, ...]) -> Menu | None:
        """Return the menu at this path of keys, or None if it isn't there any more."""
        rows, menu = (*self.rows, *self.more), None
        for key in path:
            menu = next((i for row in rows for i in row if isinstance(i, Menu) and i.key == key), None)
            if menu is None:
                return None
            rows = menu.rows
        return menu
