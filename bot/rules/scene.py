"""The table as an image shows it, as plain data: seats, the trick, chips, cards in the middle.

It is made from a public view alone, like the public panel; the renderer fills in names and texts.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Literal

from bot.rules.frozen import frozen
from bot.rules.panel import CardFace, CardRow, Line, LocalizedText, Panel, Param, SeatName, TextTable, TrickRow

Stand = Literal["asked", "held", "closed"]
"""The state of a chip: a player must answer, it is agreed, or one player has it already."""


@frozen
class SeatScene:
    """The cards and texts at one seat.

    Args:
        points: on the sheet; None: none are shown.
        gained: the points of this deal so far, or in the end.
        provisional: whether these are not in `points` yet; shown in parentheses behind them.
        books: tricks taken, by the side where partners count together; None: none are shown.
        cards: how many are held, face down.
        shown: those that lie face up before the player.
        side: the number of the side where partners play together.
    """

    points: int | None = None
    gained: int = 0
    provisional: bool = False
    struck: bool = False
    books: int | None = None
    cards: int = 0
    shown: tuple[CardFace, ...] = ()
    said: LocalizedText | None = None
    side: int | None = None
    out: bool = False


@frozen
class Chip:
    """A bet, with its worth.

    Args:
        kind: a number that selects its colour.
        worth: in points.
        seats: the seats that bet and held it, or that have it already.
    """

    label: LocalizedText
    kind: int
    worth: int
    seats: tuple[int, ...]
    stand: Stand


@frozen
class Pile:
    """Cards in the middle, open or face down."""

    cards: tuple[CardFace, ...]
    label: LocalizedText | None = None


@frozen
class Scene:
    """A table.

    Args:
        places: by seat, in the order of play.
        trick: seat and card, leader first.
        winner: the seat whose card wins so far, or has won.
        taken: whether that trick is over.
        tricks: how many tricks of the deal are over.
        took: the winner of the last finished trick.
        declarer: the seat that plays the contract, or has bid highest.
        contract: the contract, in short lines; signs of French suits are drawn.
        chips: the bets.
        notes: texts of the public message below the image, since the image does not show them.
    """

    places: tuple[SeatScene, ...]
    trick: tuple[tuple[int, CardFace], ...] = ()
    winner: int | None = None
    taken: bool = False
    tricks: int = 0
    took: int | None = None
    dealer: int | None = None
    declarer: int | None = None
    contract: tuple[Param, ...] = ()
    chips: tuple[Chip, ...] = ()
    piles: tuple[Pile, ...] = ()
    notes: tuple[Line, ...] = ()


def scene_of(panel: Panel) -> Scene:
    """Return a table from its public panel: the trick, rows of cards, and points where a text table has names.

    Seats without a name there are left out; the renderer has their number.
    """
    places: list[SeatScene] = []
    scene = Scene(())
    piles: list[Pile] = []
    notes: list[Line] = []
    for block in panel.blocks:
        match block:
            case TrickRow(plays, winner):
                trick = tuple((who.seat, face) for who, face in plays)
                scene = replace(scene, trick=trick, winner=winner)
            case CardRow(cards, label) if cards:
                piles.append(Pile(cards, label))
            case TextTable(_, rows):
                _enter(places, rows)
            case Line():
                notes.append(block)
            case _:
                pass
    return replace(scene, places=tuple(places), piles=tuple(piles), notes=tuple(notes))


def _enter(places: list[SeatScene], rows: Iterable[Sequence[object]]) -> None:
    """Read the number after a seat's name as its points, and cards of open hands."""
    for name, *cells in rows:
        if not isinstance(name, SeatName):
            continue
        places += [SeatScene()] * (name.seat + 1 - len(places))
        for cell in cells:
            if isinstance(cell, int) and places[name.seat].points is None:
                places[name.seat] = replace(places[name.seat], points=cell)
            elif isinstance(cell, CardFace):
                places[name.seat] = replace(places[name.seat], shown=(*places[name.seat].shown, cell))
