"""Compare formats of image files: a thread's time, bytes, and noise in the pixels that a player sees."""

import math
from collections.abc import Callable
from importlib import import_module
from io import BytesIO
from time import thread_time
from typing import Any

from PIL import Image, ImageChops, ImageStat

from bot.render.table import QUICK_LEVEL, private_table, table, write_png
from tools.bench.comparison import BenchResult, compare
from tools.bench.hand_image import private_sample
from tools.bench.table_image import table_sample

Encode = Callable[[], bytes]

TIMES = 5
SMALL_LEVEL = 6
"""The level of zlib for images that are kept."""
DISPLAY_SCALE = 2
"""Discord shows an image of 1280 pixels 640 wide on a computer, and narrower on a phone."""


def measure(rounds: int) -> list[BenchResult]:
    """Return the lines of a public image and of a private one."""
    sent = {"public, 4 seats": table(table_sample(4)), "private, 12 cards": private_table(*private_sample(12))}
    return [line for name, data in sent.items() for line in _lines(name, data, rounds)]


def _lines(name: str, data: bytes, rounds: int) -> list[BenchResult]:
    with Image.open(BytesIO(data)) as image:
        image.load()
        indexed, full = image.copy(), image.convert("RGBA")
    colours, opacity = indexed.getpalette() or [], indexed.info.get("transparency", b"")
    palette = bytes(colours), opacity if isinstance(opacity, bytes) else b""

    def ours(level: int) -> bytes:
        return write_png(indexed, *palette, level)

    ways: dict[str, Encode] = {
        f"palette PNG, level {SMALL_LEVEL}": lambda: ours(SMALL_LEVEL),
        "PNG of Pillow": lambda: _saved(full, "PNG"),
        "PNG of Pillow, level 1": lambda: _saved(full, "PNG", compress_level=1),
        "WebP, lossless": lambda: _saved(full, "WEBP", lossless=True, quality=0, method=0),
        "WebP, quality 80": lambda: _saved(full, "WEBP", quality=80),
        "WebP, quality 95": lambda: _saved(full, "WEBP", quality=95),
    }
    if (fpng := _fpng(full)) is not None:
        ways["fpng"] = fpng
    quick = f"palette PNG, level {QUICK_LEVEL}"
    lines: list[BenchResult] = []
    for way, encode in ways.items():
        file, what = encode(), f"formats: {name}: {way}"
        noise = f"{len(file) / 1024:.0f} KiB, {_noise(full, file)}"
        lines.append(
            compare(
                f"{what}, {noise}",
                lambda encode=encode: _milliseconds(encode),
                rounds,
                reference=f"{quick}, {len(ours(QUICK_LEVEL)) / 1024:.0f} KiB",
                theirs=lambda: _milliseconds(lambda: ours(QUICK_LEVEL)),
                goal="none",
                unit="ms",
            )
        )
    return lines


def _fpng(full: Image.Image) -> Encode | None:
    """Return the encoder of fpng-py, or None without the package."""
    try:
        encode = import_module("fpng_py").fpng_encode_image_to_memory
    except ImportError:
        return None
    pixels = full.tobytes()
    return lambda: encode(pixels, full.width, full.height, 4, 0)


def _saved(image: Image.Image, kind: str, **how: Any) -> bytes:
    out = BytesIO()
    image.save(out, kind, **how)
    return out.getvalue()


def _milliseconds(encode: Encode) -> float:
    start = thread_time()
    for _ in range(TIMES):
        encode()
    return (thread_time() - start) * 1000 / TIMES


def _noise(full: Image.Image, file: bytes) -> str:
    """Return the noise of a file at the size of display: "exact" or the peak signal-to-noise ratio."""
    with Image.open(BytesIO(file)) as image:
        seen = _displayed(image.convert("RGBA"))
    off = ImageStat.Stat(ImageChops.difference(_displayed(full), seen)).sum2
    squares = sum(off) / (seen.width * seen.height * len(off))
    return "exact" if squares == 0 else f"{10 * math.log10(255**2 / squares):.0f} dB"


def _displayed(image: Image.Image) -> Image.Image:
    """Return the image over Discord's dark grey, at the size of display."""
    under = Image.new("RGBA", image.size, "#313338")
    under.alpha_composite(image)
    size = image.width // DISPLAY_SCALE, image.height // DISPLAY_SCALE
    return under.convert("RGB").resize(size, Image.Resampling.LANCZOS)
