"""Cards, figures and players as panels and messages show them."""

from collections.abc import Iterable

from bot.games.bieten.actions import Play
from bot.games.bieten.cards import FIGURES
from bot.rules.cards import GERMAN
from bot.rules.panel import Face, Say, SeatName, say


def face_of(card: int, *, faded: bool = False) -> Face:
    """Return a card to be drawn."""
    return Face(GERMAN.name, GERMAN.codes[card], faded=faded)


def played(play: Play, *, faded: bool = False) -> Face:
    """Return a played card to be drawn, a wild one with its name."""
    as_code = "" if play.named is None else GERMAN.codes[play.named]
    return Face(GERMAN.name, GERMAN.codes[play.card], as_code, faded)


def faces(cards: Iterable[int]) -> tuple[Face, ...]:
    """Return cards to be drawn."""
    return tuple(face_of(card) for card in cards)


def figure_name(figure: int) -> Say:
    """Return the name of a figure."""
    return say(f"figure-{FIGURES[figure]}")


def suit_name(suit: int) -> Say:
    """Return the name of a suit."""
    return say(f"suit-german-{GERMAN.suits[suit]}")


def names(seats: Iterable[int]) -> tuple[SeatName, ...]:
    """Return the names of several players."""
    return tuple(SeatName(seat) for seat in seats)
