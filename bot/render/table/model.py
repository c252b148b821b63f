"""The data of a table's image, ready to render: names and texts are filled in."""

from bot.rules.frozen import frozen
from bot.rules.panel import CardFace
from bot.rules.scene import Stand

SUIT_SIGNS = "♠♥♦♣"


@frozen
class SeatModel:
    """One seat.

    Args:
        name: in letters that have images.
        points: "" for none.
        gained: with its sign, "" for none.
        struck: whether the points are struck through.
        books: tricks taken; None: none are shown.
        cards: how many are held, face down.
        shown: cards face up before the player.
        hand: the held cards, where all are public.
        said: the last call.
        side: the number of the side, None without sides.
        turn: whether the table waits for this seat.
        took: whether it took the last trick.
        machine: whether a computer plays there.
        out: whether the player is out of the game.
    """

    name: str
    points: str = ""
    gained: str = ""
    struck: bool = False
    books: int | None = None
    cards: int = 0
    shown: tuple[CardFace, ...] = ()
    hand: tuple[CardFace, ...] = ()
    said: str = ""
    side: int | None = None
    turn: bool = False
    dealer: bool = False
    took: bool = False
    machine: bool = False
    out: bool = False


@frozen
class ChipModel:
    """A chip: the bet, its worth, and its players, as text.

    Args:
        label: its name.
        kind: selects its colour.
        worth: in points.
        seats: of its players.
        names: the same in words.
        stand: its state.
    """

    label: str
    kind: int
    worth: int
    seats: tuple[int, ...]
    names: str
    stand: Stand


@frozen
class PileModel:
    """Cards in the middle, with their label."""

    cards: tuple[CardFace, ...]
    label: str = ""


@frozen
class TableImageModel:
    """A table.

    Args:
        deck: "german" or "french".
        seats: in the order of play; two to ten.
        trick: seat and card, leader first.
        winner: the seat whose card wins.
        taken: whether that trick is over.
        contract: in short lines.
        piles: other cards in the middle.
        dealing: the letter on the dealer's button.
    """

    deck: str
    seats: tuple[SeatModel, ...]
    trick: tuple[tuple[int, CardFace], ...] = ()
    winner: int | None = None
    taken: bool = False
    contract: tuple[str, ...] = ()
    bets: tuple[ChipModel, ...] = ()
    piles: tuple[PileModel, ...] = ()
    dealing: str = "D"
