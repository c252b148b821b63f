"""`python -m tools.art [FOLDER]`: draws all pictures again; needs the dependency group `assets`.

All faces of a deck share one palette, so that a hand is put together at run time by copying bytes:

- 0 is nothing, 1 to 7 are the card's edge, more and more opaque: the rounded corners;
- then paper, and the colours the faces need.
"""

import importlib
import json
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from io import BytesIO
from math import sqrt
from pathlib import Path
from typing import Any

from PIL import Image

from bot.render import assets
from tools.art import packs
from tools.art.cards import EDGE
from tools.art.letters import sheet
from tools.art.suits import Suit
from tools.art.svg import PAPER

ALPHAS = 8
COLOURS = 220
"""The remaining colours are for composed images: the cloth of the table, gold, text."""
COLOUR = re.compile(r"#[0-9a-f]{6}\b")

Rasterizer = Callable[[str], Image.Image]


def drawer() -> Rasterizer:
    """Return what makes a picture of an SVG; no font of this machine is looked at.

    Raises:
        ImportError: resvg is not installed.
    """
    resvg: Any = importlib.import_module("resvg_py")

    def draw(svg: str) -> Image.Image:
        data = resvg.svg_to_bytes(svg_string=svg, skip_system_fonts=True)
        return Image.open(BytesIO(bytes(data))).convert("RGBA")

    return draw


def rgb(colour: str) -> tuple[int, int, int]:
    """Return red, green and blue of "#rrggbb"."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def palette(pictures: Iterable[Image.Image], colours: int) -> list[tuple[int, int, int]]:
    """Return the colours pictures need most; rare ones count more than their share, for thin lines."""
    found: Counter[tuple[int, int, int]] = Counter()
    for picture in pictures:
        for count, pixel in picture.getcolors(picture.width * picture.height) or []:
            assert isinstance(pixel, tuple)
            if pixel[3] == 255:
                found[pixel[0], pixel[1], pixel[2]] += count
    line = [colour for colour, count in sorted(found.items()) for _ in range(int(sqrt(count)))]
    strip = Image.new("RGB", (len(line), 1))
    strip.putdata(line)
    flat = strip.quantize(colours, Image.Quantize.MEDIANCUT, kmeans=3).getpalette() or []
    return list(zip(flat[::3], flat[1::3], flat[2::3], strict=True))


def exactly(suits: Iterable[Suit]) -> list[str]:
    """Return the colours that no palette may shift: paper, most of each card, and those that distinguish suits."""
    signs = [colour for suit in suits for colour in [suit.ink, *COLOUR.findall(suit.pip(0, 0, 100))]]
    return list(dict.fromkeys([PAPER, *signs]))


def in_palette(picture: Image.Image, colours: list[tuple[int, int, int]]) -> Image.Image:
    """Return a picture in the colours of a pack, its half transparent pixels in those of the edge."""
    edge = rgb(EDGE)
    chart = Image.new("P", (1, 1))
    chart.putpalette([part for colour in [colours[0]] * ALPHAS + colours for part in colour])
    flat = Image.new("RGB", picture.size, PAPER)
    flat.paste(picture, mask=picture.getchannel("A").point([0] * 255 + [255]))
    result = flat.quantize(palette=chart, dither=Image.Dither.NONE)
    # Nearest colours may have been found in the first places, which mean something else.
    result = result.point([max(index, ALPHAS) for index in range(256)])
    alpha = picture.getchannel("A")
    corner = alpha.point([min(ALPHAS - 1, level * ALPHAS // 256) for level in range(256)])
    result.paste(corner, mask=alpha.point([255] * 255 + [0]))
    result.putpalette([part for colour in [edge] * ALPHAS + colours for part in colour])
    return result


def in_greys(mask: Image.Image) -> Image.Image:
    """Return a mask in sixteen greys, half a byte each."""
    result = mask.point([(level + 8) // 17 for level in range(256)])
    result.putpalette([part for grey in range(16) for part in (grey * 17,) * 3])
    return result


def png(picture: Image.Image, **how: Any) -> bytes:
    """Return a picture as a small file."""
    out = BytesIO()
    picture.save(out, "PNG", optimize=True, **how)
    return out.getvalue()


def faces(draw: Rasterizer) -> dict[str, bytes]:
    """Return the file of every face."""
    drawn = {name: draw(svg) for name, svg in packs.faces().items()}
    files: dict[str, bytes] = {}
    for deck, suits in packs.SUITS.items():
        mine = {name: picture for name, picture in drawn.items() if name.split("/")[1].startswith(deck)}
        exact = [rgb(colour) for colour in exactly(suits.values())]
        # A letter of a dialect adds no colour, and is not to change those of all other cards.
        counted = [picture for name, picture in mine.items() if name.split("/")[-1] in packs.in_languages(deck)]
        colours = [*exact, *palette(counted, COLOURS - len(exact))]
        clear = bytes(index * 255 // ALPHAS for index in range(ALPHAS))
        files |= {name: png(in_palette(picture, colours), transparency=clear) for name, picture in mine.items()}
    return files


def tiles(draw: Rasterizer) -> dict[str, bytes]:
    """Return the file of every tile, each with a palette of its own."""
    drawn = {name: draw(svg) for name, svg in packs.small().items()}
    return {name: png(picture.quantize(128, Image.Quantize.FASTOCTREE)) for name, picture in drawn.items()}


def everything() -> dict[str, bytes]:
    """Return all files by their names below the folder of `bot.render.assets`.

    Raises:
        ImportError: resvg is not installed.
    """
    draw = drawer()
    svg, places = sheet()
    letters = in_greys(draw(svg).getchannel("A"))
    files = {f"{name}.png": data for name, data in (faces(draw) | tiles(draw)).items()}
    files["letters.png"] = png(letters)
    files["letters.json"] = (json.dumps(places, ensure_ascii=False, sort_keys=True) + "\n").encode()
    return files


def main(argv: list[str]) -> int:
    """Write all files; return 0."""
    folder = Path(argv[0]) if argv else Path(assets.__file__).parent
    files = everything()
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    sys.stdout.write(f"{len(files)} files, {sum(map(len, files.values())):,} bytes\n")
    return 0
