"""Packs in fewer colours: letters and signs can be read, and suits distinguished by users who see no red or green.

Contrast is that of WCAG 2.2. How far two colours are apart is CIE 1976 ΔE: of two large fields side by side most
users see a difference from 2 or 3 on.
"""

import io
import re
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from bot.render.assets import picture
from tools.art.suits import FRENCH, GERMAN, TWO_COLOUR
from tools.preview.colour_vision import LUMINANCE, VISIONS, as_seen, linear, seen
from tools.preview.samples import colour_blind

DOCS = Path(__file__).parents[2] / "docs"
PACKS = {"german": GERMAN, "french": FRENCH, "french-two": FRENCH | TWO_COLOUR}
CASES = [(pack, vision) for pack in PACKS for vision in VISIONS]
LETTER, SIGN = 4.5, 3
APART = 14
"""ΔE of two inks as any user sees them."""
STEP = 6
"""In lightness (CIE L*, of 100) without any colour."""
MOST_BYTES = 150_000
INDEX = (8, 20, 50, 58)
SIGNS = {"faces": (6, 58, 52, 100), "tiles": (30, 64, 98, 122)}


def hexed(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@cache
def luminance(colour: tuple[int, int, int]) -> float:
    return sum(share * part for share, part in zip(LUMINANCE, linear(colour), strict=True))


def contrast(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def lab(colour: tuple[int, int, int]) -> tuple[float, float, float]:
    """Return a colour in CIE L*a*b*, in the light of D65."""
    red, green, blue = linear(colour)
    x, y, z = (
        part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116
        for part in (
            (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
            luminance(colour),
            (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
        )
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    return sum((a - b) ** 2 for a, b in zip(lab(one), lab(other), strict=True)) ** 0.5


def drawn(kind: str, pack: str, code: str, vision: str) -> Image.Image:
    """Return a card on white, as users with a kind of colour vision see it."""
    deck, _, style = pack.partition("-")
    with Image.open(io.BytesIO(picture(kind, deck, code, "en", style or "four"))) as image:
        whole = image.convert("RGBA")
    ground = Image.new("RGB", whole.size, (255, 255, 255))
    ground.paste(whole, mask=whole)
    return as_seen(ground, vision).convert("RGB")


def colours(image: Image.Image) -> list[tuple[int, tuple[int, int, int]]]:
    """Return the colours of an image and how often each is there, the commonest first."""
    return sorted(image.getcolors(image.width * image.height), reverse=True)


def outline(image: Image.Image, paper: tuple[int, int, int], least: float) -> int:
    """Return how many pixels lie within what stands out from the paper by so much contrast."""
    mask = Image.new("L", (image.width + 2, image.height + 2), 0)
    for y in range(image.height):
        for x in range(image.width):
            if contrast(image.getpixel((x, y)), paper) >= least:
                mask.putpixel((x + 1, y + 1), 255)
    ImageDraw.floodfill(mask, (0, 0), 128)
    return mask.width * mask.height - mask.histogram()[128]


@pytest.mark.parametrize(("pack", "vision"), CASES)
def test_letters_can_be_read(pack: str, vision: str) -> None:
    for suit in PACKS[pack]:
        letter = drawn("faces", pack, f"8{suit}", vision).crop(INDEX)
        paper = colours(letter)[0][1]
        inks = [(count, colour) for count, colour in colours(letter) if contrast(colour, paper) > 1.5]
        # Besides the ink itself there are only the paler edges of the letter.
        assert contrast(inks[0][1], paper) >= LETTER, suit


@pytest.mark.parametrize(("pack", "vision"), CASES)
def test_signs_have_a_clear_outline(pack: str, vision: str) -> None:
    """A bell is gold within a dark rim: it is the outline that must stand out."""
    for kind, box in SIGNS.items():
        for suit in PACKS[pack]:
            sign = drawn(kind, pack, f"8{suit}", vision).crop(box)
            paper = colours(sign)[0][1]
            assert outline(sign, paper, SIGN) > 0.85 * outline(sign, paper, 1.15), (kind, suit)


@pytest.mark.parametrize(("pack", "vision"), [(pack, vision) for pack, vision in CASES if pack != "french-two"])
def test_four_inks_are_four_to_everybody(pack: str, vision: str) -> None:
    inks = {suit: seen(hexed(looks.ink), vision) for suit, looks in PACKS[pack].items()}
    least = STEP if vision == "greyscale" else APART
    near = {a + b: apart(inks[a], inks[b]) for a, b in combinations(inks, 2)}
    assert min(near.values()) >= least, near


def test_two_colours_are_two_to_everybody() -> None:
    for vision in VISIONS:
        inks = {suit: seen(hexed(looks.ink), vision) for suit, looks in PACKS["french-two"].items()}
        assert inks["s"] == inks["c"]
        assert inks["h"] == inks["d"]
        assert apart(inks["s"], inks["h"]) >= APART


def test_colours_look_as_published() -> None:
    """Red and green of equal lightness fall together; to who sees all colours, and in grey, nothing is moved."""
    assert seen((200, 30, 40), "everybody") == (200, 30, 40)
    assert {*seen((90, 90, 90), "greyscale"), *seen((90, 90, 90), "deuteranopia")} == {90}
    for vision in ("protanopia", "deuteranopia"):
        red, green, _ = seen((255, 0, 0), vision)
        assert red - green < 60, "a dark yellow"
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert apart((255, 255, 255), (0, 0, 0)) == pytest.approx(100, abs=0.1)


def test_the_pictures_in_the_docs_are_those_of_the_packs() -> None:
    shown = dict(colour_blind("en"))
    page = (DOCS / "accessibility.md").read_text(encoding="utf-8")
    assert set(re.findall(r"pictures/(colour-blind-\w+)\.png", page)) == set(shown)
    for name, data in shown.items():
        kept = (DOCS / "pictures" / f"{name}.png").read_bytes()
        assert len(kept) < MOST_BYTES
        with Image.open(io.BytesIO(data)) as new, Image.open(io.BytesIO(kept)) as old:
            assert new.size == old.size
            differ = [abs(a - b) for a, b in zip(new.convert("L").tobytes(), old.convert("L").tobytes(), strict=True)]
        assert sum(differ) / len(differ) < 1, f"draw {name}: python -m tools.preview --colour-blind docs/pictures"
