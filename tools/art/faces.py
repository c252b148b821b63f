"""Faces of the court cards: from the front, turned to the left, and from the side; the chin lies at y = 36."""

from tools.art.body import form
from tools.art.svg import LINE, SKIN, Tone, dot, path

ROSY: Tone = ("#f7cfae", "#e6ae88")
RUDDY: Tone = ("#eeb892", "#d8966c")
TAN: Tone = ("#d9a06e", "#bd8150")
BROWN: Tone = ("#9c6840", "#7e4f2c")
LIPS = "#b5473f"


def front(tone: Tone = SKIN, *, soft: bool = False, stern: bool = False, round_: bool = False) -> str:
    """Return a face from the front: a soft one, a stern one, a round one."""
    chin = "M0,-38 C-16,-38 -24,-28 -24,-8 C-24,12 -12,36 0,36 C12,36 24,12 24,-8 C24,-28 16,-38 0,-38Z"
    if round_:
        chin = "M0,-38 C-18,-38 -26,-24 -28,-2 C-29,18 -16,36 0,36 C16,36 29,18 28,-2 C26,-24 18,-38 0,-38Z"
    head = form(chin, tone, light=22)
    eyes = "".join(eye(x, -4) for x in (-10, 10))
    lift = 0 if not stern else 4
    brows = path(
        f"M-18,{-12 - lift / 2} C-14,-16 -8,-15 -4,{-12 + lift} M18,{-12 - lift / 2} C14,-16 8,-15 4,{-12 + lift}",
        width=1.9 if soft else 3.2,
    )
    nose = path("M2,-6 C2.5,1 6,5.5 4.5,8.5 C3,10.5 -1,10 -3.5,9", width=1.7)
    return head + cheeks(-15, 15, tone) + eyes + brows + nose


def turned(tone: Tone = SKIN, *, soft: bool = False, nose: str = "straight") -> str:
    """Return a face turned a little to the left, its nose "straight", "hooked" or "short"."""
    head = form(
        "M2,-38 C-14,-38 -23,-28 -23,-14 C-23,-9 -25,-6 -25,-1 C-24,6 -24,12 -21,20 C-18,29 -12,36 -4,36"
        " C8,36 20,22 23,4 C26,-14 22,-38 2,-38Z",
        tone,
        light=24,
    )
    line = {
        "straight": "M-11,-8 C-13,0 -18,5 -16.5,8.5 C-14,11 -10,10.5 -8,9",
        "hooked": "M-10,-9 C-17,-4 -19,4 -18,9 C-15,10 -11,11 -8,8",
        "short": "M-13,1 C-17,4 -18,8 -15,9.5 C-12,10 -10,9 -8.5,8",
    }[nose]
    brows = path("M-22,-13 C-20,-16 -16,-16 -13,-13 M-6,-13 C-1,-17 6,-16 10,-12", width=1.9 if soft else 3)
    return head + cheeks(-17, 8, tone) + eye(-17, -4, 0.8) + eye(1, -4) + brows + path(line, width=1.8)


def profile(tone: Tone = SKIN, *, soft: bool = False, nose: str = "straight") -> str:
    """Return a face from the side, looking to the left."""
    tip = {
        "straight": "L-32,5 C-33,8 -30,9.5 -25,10",
        "hooked": "C-29,-6 -36,2 -35,8 C-32,10 -28,9 -25,11",
        "short": "C-23,-4 -30,0 -31,4 C-31,7 -28,8 -25,9",
    }[nose]
    head = form(
        f"M4,-38 C-12,-38 -21,-30 -22,-18 C-22,-14 -21,-12 -22,-9 {tip} C-26,12 -28,13.5 -27,15.5 L-24,17.5"
        " C-27,19 -27,22 -24.5,23 C-26,27 -25,33 -19,35.5 C-12,38 -2,35 4,28 C10,22 14,20 16,16 C26,10 28,-6 25,-18"
        " C22,-32 14,-38 4,-38Z",
        tone,
        light=27,
    )
    ear = path("M9,-6 C14,-10 18,-4 15,2 C13,7 9,8 9,4 C10,1 12,-2 9,-6Z", tone[1], width=1.5)
    brow = path("M-22,-14 C-17,-17 -11,-16 -6,-13", width=1.9 if soft else 3.2)
    lid = path("M-20,-5 C-16,-9.5 -11,-8.5 -8,-5", width=2.4) + dot(-15, -5, 2.9, LINE) + dot(-15.8, -6, 0.9, "#fff")
    lip = path("M-25,17.6 C-22,18.5 -18,18 -14,16", line=LIPS if soft else LINE, width=2.2)
    return head + cheeks(-12, None, tone) + ear + lid + brow + lip


def eye(x: float, y: float, scale: float = 1) -> str:
    """Return an open eye."""
    wide = 6.6 * scale
    white = path(
        f"M{x - wide},{y + 1} C{x - 3},{y - 6} {x + 3},{y - 6} {x + wide},{y + 1} C{x + 2},{y + 4} {x - 2},{y + 4}"
        f" {x - wide},{y + 1}Z",
        "#fffdf8",
        width=0,
    )
    lid = path(f"M{x - wide},{y + 1} C{x - 3},{y - 6} {x + 3},{y - 6} {x + wide},{y + 1}", width=2.2)
    return white + lid + dot(x, y, 3, LINE) + dot(x - 0.9, y - 1, 0.9, "#fff")


def cheeks(left: float, right: float | None, tone: Tone) -> str:
    """Return red cheeks."""
    warm = "#e9967a" if tone[0] > "#e" else "#b9633f"
    more = 'opacity="0.45"'
    return "".join(f'<circle cx="{x}" cy="10" r="5" fill="{warm}" {more}/>' for x in (left, right) if x is not None)


def mouth(x: float = 0, *, soft: bool = False, smile: float = 2.5) -> str:
    """Return a closed mouth around x; `smile` is how far its corners go up."""
    if soft:
        return path(
            f"M{x - 6.5},18 C{x - 3},15 {x - 1.5},16.6 {x},16.8 C{x + 1.5},16.6 {x + 3},15 {x + 6.5},18"
            f" C{x + 3},22.6 {x - 3},22.6 {x - 6.5},18Z",
            LIPS,
            width=1,
        )
    return path(f"M{x - 7},{20 - smile} C{x - 3},{20 + smile} {x + 3},{20 + smile} {x + 7},{20 - smile}", width=2.1)
