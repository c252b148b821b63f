"""A hand of twelve cards as PNG, against Pillow writing the same picture as it does by default.

Our side is the whole work, from prepared faces to the file; Pillow's is the writing only, of the picture in full
colour. The second line is what a table asks for again: a picture that is remembered.
"""

import asyncio
from io import BytesIO

from PIL import Image

from bot.render.hand_image import hand
from bot.render.image_cache import ImageCache
from bot.rules.panel import CardFace
from tools.bench.comparison import BenchResult, compare, rate

CARDS = tuple(
    CardFace("french", rank + suit) for rank, suit in zip("AKQJT98765432"[:12], "sssshhddcccc", strict=True)
)


def measure(rounds: int) -> list[BenchResult]:
    """Return the lines of pictures."""
    data = hand(CARDS)
    with Image.open(BytesIO(data)) as image:
        whole = image.convert("RGBA")
    out = BytesIO()
    whole.save(out, "PNG")
    share = len(out.getvalue()) / len(data)

    def ours() -> int:
        hand(CARDS)
        return 1

    def theirs() -> int:
        whole.save(BytesIO(), "PNG")
        return 1

    def fast() -> float:
        return rate(ours)

    def slow() -> float:
        return rate(theirs)

    def remembered() -> float:
        return asyncio.run(_again())

    what = f"12-card hand ({share:.1f}x fewer bytes)"
    return [
        compare(what, fast, rounds, reference="Pillow, default PNG", theirs=slow, goal=">= 5x"),
        compare(
            "the same, remembered", remembered, rounds, reference="Pillow, default PNG", theirs=slow, goal=">= 5x"
        ),
    ]


async def _again() -> float:
    """Return how often a second a remembered picture is handed out."""
    pictures = ImageCache()
    await pictures.draw(hand, CARDS)
    loop = asyncio.get_running_loop()
    start, times = loop.time(), 2000
    for _ in range(times):
        await pictures.draw(hand, CARDS)
    return times / (loop.time() - start)
