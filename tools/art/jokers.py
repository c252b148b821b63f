"""The jokers: a fool with cap and bells, in colours or in grey, and the stars that count them."""

from math import cos, pi, sin

from tools.art import faces, limbs
from tools.art.svg import CREAM, GOLD, LINE, PAPER, Tone, at, dot, mirror, pair, path, strokes

BIG, LITTLE, NIGHT = "#5a2a86", "#3d3833", "#2f2150"
RED: Tone = ("#cf2a38", "#a51725")
VIOLET: Tone = ("#7a45ad", "#5d2f8a")
GREY = '<filter id="grey"><feColorMatrix type="saturate" values="0"/></filter>'


def star(x: float, y: float, size: float, fill: str) -> str:
    """Return a star of five points."""
    points = ((size if n % 2 == 0 else size * 0.42, pi * (n / 5 - 0.5)) for n in range(10))
    return path("M" + " L".join(f"{x + r * cos(a):.2f},{y + r * sin(a):.2f}" for r, a in points) + "Z", fill, width=0)


def cap(*, colours: bool) -> str:
    """Return the sign of a joker: cap and bells, in colours or as a line drawing."""
    horns, point = (GOLD, RED) if colours else ((PAPER, PAPER), (PAPER, PAPER))
    horn = "M-2,20 C-8,-14 -24,-30 -42,-16 C-50,-9 -50,6 -45,18 C-38,4 -30,6 -30,26Z"
    left = path(horn, horns[0], width=4)
    right = mirror(path(horn, horns[1], width=4))
    middle = path("M-20,26 C-24,-2 -16,-22 2,-40 C12,-24 24,-4 20,26Z", point[0], width=4)
    band = path("M-34,24 C-14,17 14,17 34,24 L32,42 C14,35 -14,35 -32,42Z", point[1], width=4)
    bells = "".join(dot(x, y, 7, horns[0], line=LINE, width=3.5) for x, y in ((-45, 21), (45, 21), (2, -41)))
    return left + right + middle + band + bells


def ball(x: float, y: float) -> str:
    """Return a small bell."""
    return at(
        x, y, dot(0, 0, 5.6, GOLD[0], width=1.7) + path("M0,1 V5", line=LINE, width=1.6) + dot(0, 0.6, 1.3, LINE)
    )


def hood() -> str:
    """Return the cap on a head: one point up, two hanging."""
    left = "M-4,-30 C-10,-62 -34,-76 -52,-58 C-62,-46 -60,-26 -56,-14 C-50,-28 -42,-32 -36,-22 L-28,-14Z"
    right = "M4,-30 C10,-62 34,-76 52,-58 C62,-46 60,-26 56,-14 C50,-28 42,-32 36,-22 L28,-14Z"
    middle = "M0,-92 C-16,-76 -26,-56 -25,-30 L0,-24"
    cheeks = pair("M-26,-30 C-34,-14 -32,16 -26,30 C-22,36 -14,40 0,42 L0,36 C-14,33 -25,16 -25,-6 L-24,-26", RED)
    rim = pair("M0,-37 C-12,-37 -22,-33 -30,-26 L-27,-16 C-18,-23 -9,-26 0,-26", GOLD)
    wings = path(left, VIOLET[0]) + path(right, GOLD[1])
    bells = ball(-56, -9) + ball(56, -9) + ball(0, -95)
    return wings + pair(middle, RED) + cheeks + rim + bells


def grin() -> str:
    """Return a broad smile."""
    lips = path("M-11,15 C-5,20 5,20 11,15 C8,27 -8,27 -11,15Z", "#8e2a2a", width=1.6)
    return lips + path("M-8.5,17.6 C-4,20.5 4,20.5 8.5,17.6 C6,21.5 -6,21.5 -8.5,17.6Z", PAPER, width=0)


def collar() -> str:
    """Return the points around the neck, each with its bell."""
    under = path("M-44,58 L-22,96 L-4,60 L0,100 L4,60 L22,96 L44,58 L0,40Z", VIOLET[0])
    over = pair("M0,38 C-16,40 -34,46 -46,56 L-50,88 L-26,64 L-12,92 L0,66", GOLD)
    return under + over + "".join(ball(x, y) for x, y in ((-50, 92), (50, 92), (-12, 96), (12, 96)))


def coat() -> str:
    """Return a coat of lozenges, two colours to a side."""
    body = pair("M0,46 L-20,48 C-46,54 -60,66 -64,90 L-74,200 H0", RED)
    right = path("M0,46 L20,48 C46,54 60,66 64,90 L74,200 H0Z", VIOLET[1], width=2)
    lozenges = "".join(
        path(f"M{x},{y} l9,13 l-9,13 l-9,-13Z", fill, width=1.3)
        for x, fill in ((-40, GOLD[0]), (-18, CREAM[0]), (18, GOLD[1]), (40, CREAM[1]))
        for y in (104, 134, 164)
    )
    return (
        body
        + right
        + path("M0,60 V200", line=LINE, width=1.6)
        + lozenges
        + strokes("M-54,96 C-56,130 -60,160 -62,198", LINE, 1.2)
    )


def stick() -> str:
    """Return the fool's stick with a little head on it."""
    little = at(0, -62, faces.front() + grin() + hood(), scale=0.3)
    return limbs.rod(52, (RED[0], RED[1]), 4) + little


def figure(*, grey: bool) -> str:
    """Return the fool, in his frame."""
    x, y = 45, 118
    hand = limbs.arm(VIOLET, GOLD, x, y) + at(x, y, stick()) + limbs.fist(x, y)
    body = limbs.neck() + coat() + collar() + hand + faces.front() + grin() + hood()
    placed = at(120, 140, body)
    return f'{GREY}<g filter="url(#grey)">{placed}</g>' if grey else placed
