"""What all figures are put together from: forms with a light and a shady side, limbs, hands, shoes."""

from zlib import crc32

from tools.art.svg import LINE, SKIN, Tone, at, mirror, path

LEATHER: Tone = ("#7a4c2a", "#5b3519")
DARK: Tone = ("#4a3527", "#33241a")


def form(d: str, tone: Tone, *, light: float = 14, down: float = 0, width: float = 2.0) -> str:
    """Return a closed form, lit from the left."""
    name = f"f{crc32(d.encode()):x}"
    inside = path(d, tone[0], width=0) + path(d, tone[1], width=0, more=f'transform="translate({light:g} {down:g})"')
    clip = f'<clipPath id="{name}"><path d="{d}"/></clipPath>'
    return f'{clip}<g clip-path="url(#{name})">{inside}</g>' + (path(d, width=width) if width else "")


def limb(d: str, tone: Tone, width: float, *, line: float = 2.0) -> str:
    """Return an arm or a leg along a line, round at its ends."""
    shade = f'transform="translate({width * 0.24:.1f} {width * 0.1:.1f})"'
    return (
        path(d, line=LINE, width=width + 2 * line)
        + path(d, line=tone[0], width=width)
        + path(d, line=tone[1], width=round(width * 0.44, 1), more=shade)
    )


def fist(x: float, y: float, *, turn: float = 0, tone: Tone = SKIN, scale: float = 1.0) -> str:
    """Return a hand around something upright; the wrist is on its right."""
    palm = path("M-7,-6 C-6,-9 6,-9 7,-6 L7.5,6 C6,9 -6,9 -7,6Z", tone[0], width=1.8)
    fingers = path("M-7.5,-2 H1 M-7.5,2.4 H1", line=LINE, width=1.1)
    return at(x, y, palm + fingers, turn=turn, scale=scale)


def shoe(x: float, y: float, tone: Tone = LEATHER, *, right: bool = False, turn: float = 0) -> str:
    """Return a shoe whose heel stands at (x, y) and whose tip points to the left, or to the right."""
    shape = path("M6,-9 L7,3 H-17 C-19,-3 -12,-6 -6,-10Z", tone[0], width=2) + path(
        "M7,3 H-17 L-17.5,0.5 H6.6Z", tone[1], width=1.2
    )
    return at(x, y, mirror(shape) if right else shape, turn=turn)


def boot(x: float, y: float, tone: Tone = LEATHER, *, right: bool = False, high: float = 34, turn: float = 0) -> str:
    """Return a boot with a turned-down top, its heel at (x, y)."""
    leg = form(f"M-8,{-high} H9 L8,3 H-18 C-20,-5 -12,-7 -7,-12Z", tone, light=9)
    cuff = path(f"M-11,{-high - 7} H12 L10,{-high + 5} H-9Z", tone[1], width=1.8)
    return at(x, y, mirror(leg + cuff) if right else leg + cuff, turn=turn)
