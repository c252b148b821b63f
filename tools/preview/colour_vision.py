"""Simulates color blindness, for designing images; not used at run time.

The three kinds are those of G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, "A Physiologically-based Model for
Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (6), 2009, at full
severity, on linear RGB; gray is the relative luminance of WCAG 2.2.
"""

from PIL import Image

COLOURS = 256

Colour = tuple[int, int, int]
Light = tuple[float, float, float]

LUMINANCE: Light = (0.2126, 0.7152, 0.0722)
VISIONS: dict[str, tuple[Light, Light, Light]] = {
    "everybody": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
    "greyscale": (LUMINANCE, LUMINANCE, LUMINANCE),
}
"""By kind of colour vision: the matrix from real to seen red, green and blue light."""


def linear(colour: Colour) -> Light:
    """Return the light of a colour of sRGB: red, green and blue from 0 to 1."""
    red, green, blue = (_light(part / 255) for part in colour)
    return red, green, blue


def seen(colour: Colour, vision: str) -> Colour:
    """Return how a colour, in sRGB, looks with a kind of colour blindness, a key of `VISIONS`."""
    light = linear(colour)
    red, green, blue = (
        _level(sum(share * part for share, part in zip(row, light, strict=True))) for row in VISIONS[vision]
    )
    return red, green, blue


def as_seen(image: Image.Image, vision: str) -> Image.Image:
    """Return an image as it looks with a kind of colour vision, in at most 256 colours."""
    result = image.copy() if image.mode == "P" else image.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    flat = result.getpalette() or []
    colours = zip(flat[::3], flat[1::3], flat[2::3], strict=True)
    result.putpalette([part for colour in colours for part in seen(colour, vision)])
    return result


def _light(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _level(light: float) -> int:
    light = min(1.0, max(0.0, light))
    return round(255 * (light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055))
