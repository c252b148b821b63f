"""Draw the French court, the same from both ends of a card. Every suit has its own figures."""

from tools.art.french import clubs, diamonds, hearts, spades
from tools.art.french.halves import double

FIGURES = {
    "Ks": spades.king,
    "Qs": spades.queen,
    "Js": spades.jack,
    "Kh": hearts.king,
    "Qh": hearts.queen,
    "Jh": hearts.jack,
    "Kd": diamonds.king,
    "Qd": diamonds.queen,
    "Jd": diamonds.jack,
    "Kc": clubs.king,
    "Qc": clubs.queen,
    "Jc": clubs.jack,
}
"""Who each card shows, by its code, in the suit's colours; the middle of the face is the origin."""

__all__ = ["FIGURES", "double"]
