"""Draw the logo from the project's cards: an ace of each deck and the Weli, fanned on the table's cloth.

python -m tools.art.logo [FILE]     # docs/pictures/logo.png; needs the dependency group `assets`
"""

import re
import sys
from pathlib import Path

from PIL import Image, ImageDraw, ImageFilter

from tools.art import packs
from tools.art.build import drawer, png

SIDE = 512
"""Pixels of the logo's side. Discord shows it as a circle, so all cards lie within one."""
FINE = 4
"""The logo is drawn this many times as large, then reduced: rotated edges stay smooth."""
CLOTH, RIM = (27, 94, 60), (196, 160, 84)
CARDS = (("faces/french/As", 26), ("faces/german/W", 0), ("faces/german/Ah", -26))
"""Cards from left to right, with their rotation in degrees counterclockwise."""
HEIGHT, PIVOT = 0.56, 1.0
"""A card's height and the radius of the fan, in parts of the side."""


def logo() -> Image.Image:
    """Return the logo: SIDE pixels square, RGB, on a full square of cloth."""
    side, faces, draw = SIDE * FINE, packs.faces(), drawer()
    picture = Image.new("RGBA", (side, side), (*CLOTH, 255))
    rim = ImageDraw.Draw(picture)
    rim.ellipse([side * 0.03, side * 0.03, side * 0.97, side * 0.97], outline=RIM, width=side // 50)
    order = [CARDS[0], CARDS[2], CARDS[1]]  # the middle card lies on top
    for name, angle in order:
        card = draw(_enlarged(faces[name], round(side * HEIGHT)))
        layer = Image.new("RGBA", (side, side))
        left, top = (side - card.width) // 2, (side - card.height) // 2
        layer.paste(card, (left, top))
        centre = (side / 2, top + side * PIVOT * HEIGHT)
        layer = layer.rotate(angle, Image.Resampling.BICUBIC, center=centre)
        shadow = Image.new("RGBA", (side, side), (0, 0, 0, 0))
        shadow.putalpha(layer.getchannel("A").point([level * 2 // 5 for level in range(256)]))
        picture.alpha_composite(shadow.filter(ImageFilter.GaussianBlur(side / 90)))
        picture.alpha_composite(layer)
    return picture.convert("RGB").resize((SIDE, SIDE), Image.Resampling.LANCZOS)


def _enlarged(svg: str, height: int) -> str:
    """Return the SVG of a card with another height in pixels."""
    found = re.search(r'width="([\d.]+)" height="([\d.]+)"', svg)
    assert found is not None
    width = round(float(found[1]) * height / float(found[2]))
    return svg.replace(found[0], f'width="{width}" height="{height}"', 1)


def main() -> int:
    """Write the logo and return the exit status."""
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parents[2] / "docs" / "pictures" / "logo.png"
    path.write_bytes(png(logo().quantize(256, dither=Image.Dither.NONE)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
