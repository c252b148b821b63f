"""Measure players' own images as PNG: milliseconds of a worker, and twelve cards against Pillow's own writer."""

import asyncio
from collections.abc import Callable
from functools import partial
from io import BytesIO
from time import thread_time

from PIL import Image

from bot.render.image_cache import ImageCache
from bot.render.table import ChipModel, SeatModel, TableImageModel, private_table
from bot.rules.cards import DECKS
from bot.rules.panel import CardFace
from tools.bench.comparison import BenchResult, compare, rate

TIMES = 20
MOST_MS, MOST_KB = 10, 60
NAMES = "Anna", "Ben", "Cilli", "Detlef"
HANDS = {3: "german", 12: "french", 17: "french", 22: "french"}
"""Cards in a hand: of Bieten, of Bid Whist with four and with three players, and the latter with the kitty."""


def measure(rounds: int) -> list[BenchResult]:
    """Return the lines of images."""
    lines: list[BenchResult] = []
    for count in HANDS:
        draw = partial(private_table, *private_sample(count))
        size = len(draw()) / 1024
        what = f"a player's table, {count} cards, {size:.0f} of {MOST_KB} KB"
        lines.append(compare(what, partial(_milliseconds, draw), rounds, goal=f"<= {MOST_MS} ms", unit="ms"))
    draw = partial(private_table, *private_sample(12))
    with Image.open(BytesIO(draw())) as image:
        whole = image.convert("RGBA")

    def theirs() -> int:
        whole.save(BytesIO(), "PNG")
        return 1

    again = partial(_remembered, *private_sample(12))
    slow = partial(rate, theirs)
    reference = "Pillow, default PNG"
    lines.append(compare("the same, remembered", again, rounds, reference=reference, theirs=slow, goal=">= 5x"))
    return lines


def private_sample(count: int) -> tuple[TableImageModel, int, tuple[CardFace, ...]]:
    """Return a table in the middle of a trick, a seat, and a hand of so many cards."""
    deck = HANDS[count]
    codes = DECKS[deck].codes
    people = tuple(SeatModel(name, points="3", books=2, cards=9, turn=place == 0) for place, name in enumerate(NAMES))
    # The kitty is in a hand only before the first trick.
    trick = tuple((place, CardFace(deck, codes[-place])) for place in (1, 2, 3)) if count < max(HANDS) else ()
    bets = (
        tuple(ChipModel("Gleich", kind, 1, (0, 1), "Anna", "held") for kind in range(5)) if deck == "german" else ()
    )
    contract = ("4 ♠", "Uptown", "Anna – Ben") if deck == "french" else ()
    cloth = TableImageModel(deck, people, trick, winner=1 if trick else None, contract=contract, bets=bets)
    step = len(codes) // count
    return (
        cloth,
        0,
        tuple(CardFace(deck, code, faded=place % 2 == 1) for place, code in enumerate(codes[::step][:count])),
    )


def _milliseconds(draw: Callable[[], bytes]) -> float:
    start = thread_time()
    for _ in range(TIMES):
        draw()
    return (thread_time() - start) / TIMES * 1000


def _remembered(cloth: TableImageModel, seat: int, cards: tuple[CardFace, ...]) -> float:
    """Return how often a second a remembered image is handed out."""

    async def draw() -> float:
        pictures = ImageCache()
        await pictures.draw(private_table, cloth, seat, cards)
        loop = asyncio.get_running_loop()
        start, times = loop.time(), 2000
        for _ in range(times):
            await pictures.draw(private_table, cloth, seat, cards)
        return times / (loop.time() - start)

    return asyncio.run(draw())
