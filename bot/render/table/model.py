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
        gained: with its sign, "" for none; in parentheses if `provisional`.
        provisional: whether `gained` is not in `points` yet, and stands behind them.
        books: tricks taken; None: none are shown.
        cards: how many are held, face down.
        hand: the held cards, where all are public.
        side: the number of the side, None without sides.
        took: whether it took the last trick.
        out: whether the player is out of the game.
    """

    name: str
    points: str = ""
    gained: str = ""
    provisional: bool = False
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
    """A chip: the bet, its worth in points, and its players, as text; `kind` selects its colour."""

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
        taken: whether that trick is over.
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
