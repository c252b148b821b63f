"""Two halves of one figure, head to head, with a belt across the card between them."""

from bot.render.assets.source.body import form
from bot.render.assets.source.suits import Suit
from bot.render.assets.source.svg import GOLD, at, dot, path

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
    band = form("M0,179 L240,141 V157 L0,195Z", suit.lining, light=0, down=8)
    hems = path("M0,182.5 L240,144.5 M0,191.5 L240,153.5", line=GOLD[0], width=2)
    studs = "".join(dot(x, 187 - x * 0.1583, 2.8, GOLD[0], width=1.2) for x in range(24, 240, 24))
    return band + hems + studs
