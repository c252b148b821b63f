"""The court: king, ober and unter of the German pack, king, queen and jack of the French one, in the same manner.

Figures stand in a frame whose top left corner is (54, 22). The Ober's sign is above him, the Unter's below, a king
has one on either side of his crown.
"""

from collections.abc import Callable
from dataclasses import dataclass

from bot.render.assets.source import garb, heads
from bot.render.assets.source.suits import Suit
from bot.render.assets.source.svg import CREAM, GOLD, LINE, PAPER, Tone, at, mirror, path

CENTRE = 120.0
HAND = 45, 118


@dataclass(frozen=True, slots=True)
class Looks:
    """What sets one suit's people apart.

    Args:
        age: colour of the king's hair and beard.
        hair: colour of the others' hair.
        beard: cut of the king's beard.
        king: what he holds.
        knight: what the ober holds.
        page: what unter or jack holds.
        curl: whether the ober's moustache turns up.
    """

    age: Tone
    hair: Tone
    beard: str
    king: Callable[[Suit], str]
    knight: Callable[[Suit], str]
    page: Callable[[Suit], str]
    curl: bool = False


def sceptre(suit: Suit) -> str:
    """Return a sceptre in the suit's colours."""
    return garb.sceptre(suit.cloth[0])


def sword(_: Suit) -> str:
    """Return a sword; nothing of it is in the suit's colours."""
    return garb.sword()


def halberd(_: Suit) -> str:
    """Return a halberd; nothing of it is in the suit's colours."""
    return garb.halberd()


def partisan(suit: Suit) -> str:
    """Return a spear with a tassel in the suit's second colour."""
    return garb.partisan(suit.lining[0])


LOOKS = {
    "h": Looks(heads.SILVER, heads.BROWN, "long", sceptre, sword, partisan, curl=True),
    "l": Looks(heads.BROWN, heads.RED, "square", sword, halberd, halberd),
    "b": Looks(heads.WHITE, heads.BLACK, "forked", sceptre, partisan, partisan, curl=True),
    "a": Looks(heads.RED, heads.FAIR, "round", sword, sword, halberd),
    "s": Looks(heads.SILVER, heads.BLACK, "long", sword, sword, halberd),
    "d": Looks(heads.RED, heads.FAIR, "square", sceptre, sword, partisan),
    "c": Looks(heads.BROWN, heads.RED, "forked", sword, sword, halberd),
}
PETALS = {"s": "#e9edf2", "h": "#e4566a", "d": "#f1c74a", "c": "#e9a3b9"}


def holding(suit: Suit, what: str, *, cloth: Tone | None = None) -> str:
    """Return the right arm with what its hand is closed around."""
    x, y = HAND
    return garb.arm(cloth or suit.cloth, suit.lining, x, y) + at(x, y, what) + garb.fist(x, y)


def king(suit: Suit, looks: Looks) -> str:
    """Return a king with mantle, ermine, crown and beard."""
    x, y = HAND
    body = garb.neck() + garb.mantle(suit.cloth, suit.lining)
    left = (
        mirror(garb.arm(suit.cloth, suit.lining, x, y + 18)) + at(-x, y + 2, garb.orb()) + garb.open_hand(-x, y + 20)
    )
    head = (
        heads.face()
        + heads.mouth()
        + heads.beard(looks.age, looks.beard)
        + heads.moustache(looks.age, long=looks.beard == "forked")
        + heads.crown(suit.cloth[0])
    )
    figure = heads.locks(looks.age, "waves") + body + garb.ermine() + left + holding(suit, looks.king(suit)) + head
    return at(CENTRE, 134, figure) + suit.pip(77, 46, 36) + suit.pip(163, 46, 36)


def ober(suit: Suit, looks: Looks) -> str:
    """Return an officer; his sign stands above him."""
    head = (
        heads.face()
        + heads.mouth()
        + heads.beard(looks.hair, "tuft")
        + heads.moustache(looks.hair, long=looks.curl)
        + heads.slouch_hat(suit.cloth, GOLD, CREAM)
    )
    body = (
        heads.locks(looks.hair, "waves")
        + garb.neck()
        + garb.doublet(suit.cloth, suit.lining)
        + garb.sash(suit.lining)
    )
    figure = body + heads.lace() + holding(suit, looks.knight(suit)) + head
    return at(CENTRE, 166, figure, scale=0.94) + suit.pip(CENTRE, 58, 58)


def unter(suit: Suit, looks: Looks) -> str:
    """Return a young man behind a board with his sign on it."""
    head = heads.face() + heads.mouth() + heads.fringe(looks.hair) + heads.cap(suit.cloth, suit.lining, CREAM)
    body = heads.locks(looks.hair, "page") + garb.neck() + garb.jerkin(suit.cloth, suit.lining)
    figure = body + holding(suit, looks.page(suit)) + head
    board = path("M50,238 H190 V320 H50Z", PAPER, line=LINE, width=2.4) + path(
        "M50,243.5 H190", line=suit.ink, width=1.4
    )
    return at(CENTRE, 108, figure, scale=0.94) + board + suit.pip(CENTRE, 279, 58)


def queen(suit: Suit, looks: Looks, petal: str) -> str:
    """Return a queen with crown, veil and flower."""
    head = (
        heads.face(soft=True)
        + heads.mouth(soft=True)
        + heads.parting(looks.hair)
        + heads.earrings()
        + heads.coronet(suit.cloth[0])
    )
    body = heads.veil(CREAM) + heads.locks(looks.hair, "long") + garb.neck() + garb.gown(suit.cloth, suit.lining)
    figure = body + holding(suit, garb.flower(petal), cloth=suit.lining) + head
    return at(CENTRE, 128, figure) + suit.pip(77, 46, 36) + suit.pip(163, 46, 36)


def jack(suit: Suit, looks: Looks) -> str:
    """Return a jack with his flat cap."""
    head = heads.face() + heads.mouth() + heads.fringe(looks.hair) + heads.beret(suit.cloth, suit.lining, CREAM)
    body = heads.locks(looks.hair, "page") + garb.neck() + garb.jerkin(suit.cloth, suit.lining)
    figure = body + heads.ruff() + holding(suit, looks.page(suit)) + head
    return at(CENTRE, 132, figure) + suit.pip(77, 46, 36)


def figure(suit: Suit, rank: str, name: str) -> str:
    """Return the picture of a court card, by the codes of its rank and suit."""
    looks = LOOKS[name]
    if rank == "Q":
        return queen(suit, looks, PETALS[name])
    return {"K": king, "O": ober, "U": unter, "J": jack}[rank](suit, looks)
