"""Where things stand on a table: two to ten seats around it, in the order of play, clockwise from below."""

from dataclasses import dataclass
from functools import cache

WIDTH = 640
LOWEST, LOW, TALL = 366, 444, 520
"""Of a table of three seats, of one of few, whose cards lie as a cross, and of one of many, with two rows of them."""
FEW, THREE = 4, 3
AROUND = {
    2: (1, 0, 1, 0),
    3: (1, 1, 0, 1),
    4: (1, 1, 1, 1),
    5: (1, 1, 2, 1),
    6: (2, 1, 2, 1),
    7: (2, 1, 3, 1),
    8: (3, 1, 3, 1),
    9: (3, 1, 4, 1),
    10: (4, 1, 4, 1),
}
"""By how many sit there: how many of them below, on the left, above, on the right."""
EDGE, GAP = 26, 8
SHIFT = 62
STEPS = 0, 0, 240, 200, 149
"""How far the middles of plates are apart, by how many stand side by side."""

Spot = tuple[int, int]
Box = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Room:
    """A table for so many.

    Args:
        size: of the picture.
        plate: width and height of a name plate.
        plates: where each begins, by seat.
        card: width and height of a card.
        cards: where the card of each seat begins.
        bets: where the chips stand.
        contract: where the contract stands.
        piles: where other cards lie.
    """

    size: Spot
    plate: Spot
    plates: tuple[Spot, ...]
    card: Spot
    cards: tuple[Spot, ...]
    bets: Box
    contract: Box
    piles: Box

    def above(self, seat: int) -> bool:
        """Return whether a seat is above."""
        return self.plates[seat][1] == EDGE

    def beside(self, seat: int) -> bool:
        """Return whether a seat is on the left or on the right."""
        return self.plates[seat][1] not in {EDGE, self.size[1] - EDGE - self.plate[1]}


@cache
def room_for(seats: int) -> Room:
    """Return the table for so many seats."""
    few = seats <= FEW
    size = WIDTH, TALL if not few else LOWEST if seats == THREE else LOW
    plate = (160, 64) if few else (140, 60)
    card = (84, 118) if few else (64, 90)
    middles = _around(seats, size, plate)
    return Room(
        size,
        plate,
        tuple((x - plate[0] // 2, y - plate[1] // 2) for x, y in middles),
        card,
        tuple(_before(x, y, size[1], plate, card) for x, y in middles),
        **(_in_corners(size, low=seats == THREE) if few else _in_the_middle(size, plate)),
    )


def _around(seats: int, size: Spot, plate: Spot) -> list[Spot]:
    """Return the middles of the plates: from right to left below, then on the left, above, and on the right."""
    below, left, above, right = AROUND[seats]
    wide, high = size
    # With nobody above, those beside sit further up.
    beside = high // 2 if above else high // 2 - SHIFT
    return [
        *[(x, high - EDGE - plate[1] // 2) for x in reversed(_spread(below))],
        *[(EDGE + plate[0] // 2, beside)] * left,
        *[(x, EDGE + plate[1] // 2) for x in _spread(above)],
        *[(wide - EDGE - plate[0] // 2, beside)] * right,
    ]


def _in_corners(size: Spot, *, low: bool) -> dict[str, Box]:
    """Return where other things lie if there is room in the corners; `low`: in the lower ones only."""
    wide, high = size
    near, far, tall = EDGE + 2, 230, 160
    left = near, high - tall, far, high - near
    return {
        "bets": left,
        "contract": left if low else (near, near, far, tall),
        "piles": (wide - far, high - tall, wide - near, high - near),
    }


def _in_the_middle(size: Spot, plate: Spot) -> dict[str, Box]:
    """Return where other things lie if there is none: in the middle, and below the plate on the right."""
    wide, high = size[0] // 2, size[1] // 2
    middle = wide - 70, high - 74, wide + 72, high + 74
    low = high + plate[1] // 2 + 6
    return {"bets": middle, "contract": middle, "piles": (size[0] - EDGE - plate[0], low, size[0] - EDGE, low + 36)}


def _spread(count: int) -> list[int]:
    """Return the middles of so many plates side by side, from left to right."""
    step = STEPS[count]
    return [WIDTH // 2 + round(step * (place - (count - 1) / 2)) for place in range(count)]


def _before(x: int, y: int, high: int, plate: Spot, card: Spot) -> Spot:
    """Return where the card of whoever sits there lies: before them, towards the middle."""
    if EDGE < y - plate[1] // 2 < high - EDGE - plate[1]:
        side = x + plate[0] // 2 + GAP if x < WIDTH // 2 else x - plate[0] // 2 - GAP - card[0]
        return side, y - card[1] // 2
    away = plate[1] // 2 + GAP
    return x - card[0] // 2, y + away if y < high // 2 else y - away - card[1]
