"""Two halves of one figure, head to head, with a belt across the card between them."""

from tools.art.body import form
from tools.art.suits import Suit
from tools.art.svg import GOLD, at, dot, path

HEAD = 137, 87
"""Where the middle of the upper face lies."""
SCALE = 0.69


def double(suit: Suit, figure: str) -> str:
    """Return a figure in both halves, each with its sign."""
    half = '<clipPath id="half"><path d="M0,0 H240 V149 L0,187Z"/></clipPath>'
    upper = at(*HEAD, figure, scale=SCALE) + suit.pip(82, 42, 42)
    shown = f'<g clip-path="url(#half)">{upper}</g>'
    return half + shown + f'<g transform="rotate(180 120 168)">{shown}</g>' + belt(suit)


def belt(suit: Suit) -> str:
    """Return the belt that divides the card."""
    band = form("M0,181.5 L240,143.5 V154.5 L0,192.5Z", suit.lining, light=0, down=5)
    hems = path("M0,183.6 L240,145.6 M0,190.4 L240,152.4", line=GOLD[0], width=1.6)
    studs = "".join(dot(x, 187 - x * 0.1583, 2.2, GOLD[0], width=1) for x in range(24, 240, 24))
    return band + hems + studs
