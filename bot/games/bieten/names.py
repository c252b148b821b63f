"""Cards, figures, suits and seats as panels, messages and refusals name them."""

from collections.abc import Iterable

from bot.games.bieten.actions import Play
from bot.rules.cards import GERMAN
from bot.rules.panel import Face, Say, SeatName, say

FIGURE_KEYS = ("figure-red", "figure-green", "figure-gleich", "figure-hanger", "figure-game")
_SUIT_KEYS = ("suit-german-h", "suit-german-l", "suit-german-b", "suit-german-a")


def face(card: int, *, faded: bool = False) -> Face:
    """Return a card to be drawn."""
    return Face(GERMAN.name, GERMAN.codes[card], faded=faded)


def played(play: Play, *, faded: bool = False) -> Face:
    """Return a played card to be drawn, a wild one with its name."""
    as_code = "" if play.named is None else GERMAN.codes[play.named]
    return Face(GERMAN.name, GERMAN.codes[play.card], as_code, faded)


def faces(cards: Iterable[int]) -> tuple[Face, ...]:
    """Return cards to be drawn."""
    return tuple(face(card) for card in cards)


def faces_in(cards: int) -> tuple[Face, ...]:
    """Return the cards of a bit set to be drawn, suit by suit, the highest of each first."""
    return faces(GERMAN.in_pack_order(cards))


def figure_name(figure: int) -> Say:
    """Return the name of a figure."""
    return say(FIGURE_KEYS[figure])


def suit_name(suit: int) -> Say:
    """Return the name of a suit."""
    return say(_SUIT_KEYS[suit])


def names(seats: Iterable[int]) -> tuple[SeatName, ...]:
    """Return the names of several players."""
    return tuple(SeatName(seat) for seat in seats)
