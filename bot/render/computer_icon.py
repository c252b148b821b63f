"""The sign of a computer player in images, where no emoji can be written."""

from functools import lru_cache

from PIL import Image, ImageDraw

FINE = 4
"""The factor by which it is drawn larger before it is scaled down."""


@lru_cache(8)
def robot(size: int) -> Image.Image:
    """Return a robot's head, as a mask."""
    image = Image.new("L", (size * FINE, size * FINE))
    pen, part = ImageDraw.Draw(image), size * FINE / 16
    pen.line((8 * part, 0, 8 * part, 4 * part), 255, round(1.6 * part))
    pen.rounded_rectangle((part, 4 * part, 15 * part, 15 * part), 3 * part, 255)
    for x in (5, 11):
        pen.ellipse(((x - 1.7) * part, 7 * part, (x + 1.7) * part, 10.4 * part), 0)
    pen.line((5 * part, 12.6 * part, 11 * part, 12.6 * part), 0, round(1.3 * part))
    return image.resize((size, size), Image.Resampling.BOX)
