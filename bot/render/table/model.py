"""What a picture of a table shows, ready to be drawn: names and words are put in, nothing is looked up any more."""

from dataclasses import dataclass

from bot.rules.panel import CardFace
from bot.rules.scene import Stand

SUIT_SIGNS = "♠♥♦♣"


@dataclass(frozen=True, slots=True)
class SeatModel:
    """Whoever sits at one place.

    Args:
        name: as it is written, in letters that there are pictures of.
        points: "" for none.
        gained: with its sign, "" for none.
        struck: whether the points are struck through.
        books: tricks taken; None: none are shown.
        cards: how many are held, face down.
        shown: cards that lie face up before them.
        hand: the cards they hold, where all can be seen.
        said: what they have called last.
        side: the number of the side, None where everybody plays alone.
        turn: whether the table waits for them.
        dealer: whether they deal.
        took: whether they took the last trick.
        machine: whether a computer plays there.
        out: whether they are out of the game.
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


@dataclass(frozen=True, slots=True)
class ChipModel:
    """A chip: what was bet, its worth, and who stands for it, as they are written.

    Args:
        label: what it is called.
        kind: chooses its colour.
        worth: in points.
        seats: whose it is.
        names: the same in words.
        stand: how it stands.
    """

    label: str
    kind: int
    worth: int
    seats: tuple[int, ...]
    names: str
    stand: Stand


@dataclass(frozen=True, slots=True)
class PileModel:
    """Cards in the middle, and what they are called."""

    cards: tuple[CardFace, ...]
    label: str = ""


@dataclass(frozen=True, slots=True)
class TableImageModel:
    """A table.

    Args:
        deck: "german" or "french".
        seats: in the order of play; two to ten.
        trick: seat and card, leader first.
        winner: whose card of them wins.
        taken: whether that trick is over.
        contract: what is played, in short lines.
        bets: what was bet.
        piles: what lies in the middle besides.
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
