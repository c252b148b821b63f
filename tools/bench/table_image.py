"""Measure time and size of a table's image, against Pillow writing it with its defaults."""

from collections.abc import Sequence
from dataclasses import replace
from io import BytesIO
from itertools import cycle
from statistics import mean
from time import process_time

from PIL import Image

from bot.render.table import ChipModel, PileModel, SeatModel, TableImageModel, table
from bot.rules.panel import CardFace
from tools.bench.comparison import BenchResult, compare

NAMES = (
    "Anna",
    "Maximiliane Gräfin v. Hinterholz",
    "Łucja",
    "Computer",
    "Åsa",
    "Jürgen",
    "Resi",
    "Luis",
    "Zoë",
    "Bo",
)
CODES = ["Oa", "Kh", "Ul", "Ab", "Th", "9l", "8b", "7a", "Kb", "Ah"]
SEATS = 4, 10
TRICKS = 8
"""So many tricks are drawn card by card, round and round."""


def measure(rounds: int) -> list[BenchResult]:
    """Return the lines of tables."""
    return [figure for seats in SEATS for figure in _result_lines(seats, rounds)]


def _result_lines(seats: int, rounds: int) -> list[BenchResult]:
    """Return the lines of tables with n seats."""
    cloths = [table_sample(seats, trick, laid) for trick in range(TRICKS) for laid in range(1, seats + 1)]
    drawn = [table(cloth) for cloth in cloths]
    whole = [_in_full(data) for data in drawn]
    ours, theirs = cycle(cloths), cycle(whole)

    def draw() -> float:
        start = process_time()
        for _ in range(len(cloths)):
            table(next(ours))
        return (process_time() - start) * 1000 / len(cloths)

    def save() -> float:
        start = process_time()
        for _ in range(len(whole)):
            _saved(next(theirs))
        return (process_time() - start) * 1000 / len(whole)

    def size() -> float:
        return _kib(drawn)

    def full_size() -> float:
        return _kib([_saved(image) for image in whole])

    reference, what = "Pillow, default PNG", f"table: a picture of {seats} seats"
    return [
        compare(what, draw, rounds, reference=reference, theirs=save, goal="<= 5 ms", unit="ms"),
        compare(f"{what}, mean size", size, 1, reference=reference, theirs=full_size, goal="<= 25 KiB", unit=" KiB"),
    ]


def table_sample(seats: int, trick: int = 3, laid: int = 3) -> TableImageModel:
    """Return a table of Bieten in mid-trick."""
    people = tuple(
        SeatModel(name, points=str(trick), gained="+1", cards=2, shown=(CardFace("german", CODES[-1 - seat]),))
        for seat, name in enumerate(NAMES[:seats])
    )
    turn = laid % seats
    people = (*people[:turn], replace(people[turn], turn=True), *people[turn + 1 :])
    plays = tuple((seat, CardFace("german", CODES[(seat + trick) % len(CODES)])) for seat in range(laid))
    bets = (ChipModel("Rot", 0, 2, (0, 1), "Anna – Max", "held"), ChipModel("Spiel", 4, 1, (1,), "Max", "asked"))
    return TableImageModel(
        "german", people, plays, winner=0, bets=bets, piles=(PileModel((CardFace("german", "8h"),), "Bottom card"),)
    )


def _in_full(data: bytes) -> Image.Image:
    with Image.open(BytesIO(data)) as image:
        return image.convert("RGBA")


def _saved(image: Image.Image) -> bytes:
    out = BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


def _kib(files: Sequence[bytes]) -> float:
    return mean(map(len, files)) / 1024
