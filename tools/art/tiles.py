"""Tiles of 128 x 128, made to be read at 22 pixels: a big rank over a big sign, and nothing else."""

from tools.art import jokers
from tools.art.cards import BACKS, EDGE
from tools.art.suits import GERMAN, Suit
from tools.art.svg import CREAM, GOLD, PAPER, at, document, path, word

SIZE = 128


def tile(what: str, ground: str = PAPER) -> str:
    """Return a tile with `what` on it."""
    edge = f'<rect x="10" y="2" width="108" height="124" rx="17" fill="{ground}" stroke="{EDGE}" stroke-width="4"/>'
    return document(SIZE, SIZE, edge + what)


def suited(suit: Suit, letter: str) -> str:
    """Return the tile of a card of a suit."""
    return tile(word(letter, 64, 61, 50, suit.ink, most=92) + suit.pip(64, 95, 56, fine=False))


def suit(looks: Suit) -> str:
    """Return the tile of a suit: its sign and nothing else."""
    return tile(looks.pip(64, 64, 92, fine=False))


def weli(letter: str) -> str:
    """Return the Weli's tile: a bell on a ribbon."""
    band = path("M13,86 L115,82 V104 L13,108Z", "#c2202f", line="#7d0f1b", width=3)
    suit = GERMAN["b"]
    return tile(word(letter, 64, 61, 50, suit.ink, most=92) + band + suit.pip(64, 95, 56, fine=False))


def joker(*, big: bool) -> str:
    """Return a joker's tile: light on dark with two stars, or dark on light with one."""
    ink = "#ffd966" if big else jokers.LITTLE
    stars = "".join(jokers.star(64 + n, 35, 22, ink) for n in ((-21, 21) if big else (0,)))
    rim = (
        f'<rect x="14" y="6" width="100" height="116" rx="13" fill="none" stroke="{GOLD[0]}" stroke-width="4"/>'
        if big
        else ""
    )
    return tile(rim + stars + at(64, 88, jokers.cap(colours=big), scale=0.72), jokers.NIGHT if big else PAPER)


def back(deck: str) -> str:
    """Return the tile of a card lying face down."""
    light, dark, _ = BACKS[deck]
    inner = f'<rect x="20" y="12" width="88" height="104" rx="9" fill="{light}"/>'
    lines = path("M64,18 L102,64 L64,110 L26,64Z", dark, line=GOLD[0], width=5)
    return tile(inner + lines + path("M64,42 L82,64 L64,86 L46,64Z", CREAM[0], width=0))
