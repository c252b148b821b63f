"""The layout of a table's image: two to ten seats around it, in the order of play, clockwise from below."""

from dataclasses import dataclass
from functools import cache

IMAGE_WIDTH_PX = 640
FEW_SEATS, THREE_SEATS, FIVE_SEATS, SOME_SEATS = 4, 3, 5, 6
SEATS_BY_SIDE = {
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
"""By the number of seats: how many of them are below, on the left, above, on the right."""
EDGE_PX, GAP_PX = 26, 8
LOW_RIM_PX, LOW_GAP_PX = 22, 6
"""The same above and below, where no hands lie open, and as much as a picture has to be low."""
SIDE_SHIFT_PX = 62
CORNER_RIGHT_PX = 235
"""The right edge of the lower left corner, where one of five players is below."""
OPEN_HANDS_PX, OPEN_ROWS_PX = 40, 36
"""With open hands: additional height above and below, and for rows of cards at the sides."""
PLATE_STEPS_PX = 0, 0, 240, 200, 149
"""The distance between the middles of plates, by how many are side by side."""

Spot = tuple[int, int]
Box = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Measures:
    """How large things are on a table.

    Args:
        high: the picture.
        plate: a name plate.
        rim: how far plates are from the edge above and below.
        gap: how far cards are from their plates.
    """

    high: int
    plate: Spot
    card: Spot
    rim: int = LOW_RIM_PX
    gap: int = LOW_GAP_PX


def measures(seats: int, *, open_hands: bool) -> Measures:
    """Return how large things are: pictures are low, so that a message shows its buttons, too."""
    if open_hands and seats <= FEW_SEATS:
        return Measures(366 if seats == THREE_SEATS else 444, (160, 64), (84, 118), EDGE_PX, GAP_PX)
    if seats == THREE_SEATS:
        return Measures(340, (160, 64), (84, 118))
    if seats <= FEW_SEATS:
        return Measures(384, (160, 64), (69, 98))
    if seats <= SOME_SEATS and not open_hands:
        return Measures(384, (140, 60), (49, 69))
    return Measures(520, (140, 60), (64, 90), EDGE_PX, GAP_PX)


@dataclass(frozen=True, slots=True)
class TableGeometry:
    """The layout for a number of seats.

    Args:
        plates: the corner of each, by seat.
        cards: the corner of each seat's card.
        rim: the distance of the plates above and below from the edge.
        in_corner: whether it is in a corner, else in the middle.
    """

    size: Spot
    plate: Spot
    plates: tuple[Spot, ...]
    card: Spot
    cards: tuple[Spot, ...]
    rim: int
    bets: Box
    contract: Box
    piles: Box
    in_corner: bool

    def above(self, seat: int) -> bool:
        """Return whether a seat is above."""
        return self.plates[seat][1] == self.rim

    def beside(self, seat: int) -> bool:
        """Return whether a seat is on the left or on the right."""
        return self.plates[seat][1] not in {self.rim, self.size[1] - self.rim - self.plate[1]}


@cache
def room_for(seats: int, *, open_hands: bool = False) -> TableGeometry:
    """Return the layout for this many seats; `open_hands`: whether all hands are open at the rim."""
    few = seats <= FEW_SEATS
    more = OPEN_HANDS_PX if open_hands else 0
    of = measures(seats, open_hands=open_hands)
    rim, plate, card = of.rim + more, of.plate, of.card
    size = IMAGE_WIDTH_PX, of.high + 2 * more + (OPEN_ROWS_PX if open_hands and few else 0)
    middles = _around(seats, size, plate, rim)
    return TableGeometry(
        size,
        plate,
        tuple((x - plate[0] // 2, y - plate[1] // 2) for x, y in middles),
        card,
        tuple(_before(x, y, size[1], of, rim) for x, y in middles),
        rim,
        in_corner=few or seats == FIVE_SEATS,
        **(
            _in_corners(size, card, more, low=seats == THREE_SEATS)
            if few
            else _in_the_middle(size, plate, more, seats)
        ),
    )


def _around(seats: int, size: Spot, plate: Spot, rim: int) -> list[Spot]:
    """Return the middles of the plates: from right to left below, then on the left, above, and on the right."""
    below, left, above, right = SEATS_BY_SIDE[seats]
    wide, high = size
    # Without seats above, those at the sides are further up.
    beside = high // 2 if above else high // 2 - SIDE_SHIFT_PX
    return [
        *[(x, high - rim - plate[1] // 2) for x in reversed(_spread(below))],
        *[(EDGE_PX + plate[0] // 2, beside)] * left,
        *[(x, rim + plate[1] // 2) for x in _spread(above)],
        *[(wide - EDGE_PX - plate[0] // 2, beside)] * right,
    ]


def _in_corners(size: Spot, card: Spot, rim: int, *, low: bool) -> dict[str, Box]:
    """Return the areas of other things if there is room in the corners; `low`: in the lower ones only."""
    wide, high = size
    near, far, tall = EDGE_PX + 2, 230, 160
    left = near, high - tall - rim, far, high - near - rim
    return {
        "bets": left,
        "contract": left if low else (near - 6, near - 6 + rim, far + 2, (high - card[1]) // 2 - GAP_PX),
        "piles": (wide - far, high - tall - rim, wide - near, high - near - rim),
    }


def _in_the_middle(size: Spot, plate: Spot, rim: int, seats: int) -> dict[str, Box]:
    """Return the areas of other things without free corners: in the middle, and below plate and hand right."""
    wide, high = size[0] // 2, size[1] // 2
    # The only player below, of five, has a card where the chips would be.
    above, below = (110, 35) if seats == FIVE_SEATS and not rim else (74, 74)
    middle = wide - 70, high - above, wide + 72, high + below
    low = high + plate[1] // 2 + 6 + rim
    contract = middle
    if seats == FIVE_SEATS:
        contract = EDGE_PX, low + GAP_PX, CORNER_RIGHT_PX, size[1] - LOW_RIM_PX - rim
    elif seats == SOME_SEATS and not rim:
        # Calls of two lines are above and below.
        contract = wide - 70, high - 42, wide + 72, high + 44
    return {
        "bets": middle,
        "contract": contract,
        "piles": (size[0] - EDGE_PX - plate[0], low, size[0] - EDGE_PX, low + 36),
    }


def _spread(count: int) -> list[int]:
    """Return the middles of this many plates side by side, from left to right."""
    step = PLATE_STEPS_PX[count]
    return [IMAGE_WIDTH_PX // 2 + round(step * (place - (count - 1) / 2)) for place in range(count)]


def _before(x: int, y: int, high: int, of: Measures, rim: int) -> Spot:
    """Return the corner of a seat's card: before the plate, towards the middle."""
    plate, card = of.plate, of.card
    if rim < y - plate[1] // 2 < high - rim - plate[1]:
        side = x + plate[0] // 2 + GAP_PX if x < IMAGE_WIDTH_PX // 2 else x - plate[0] // 2 - GAP_PX - card[0]
        return side, y - card[1] // 2
    away = plate[1] // 2 + of.gap
    return x - card[0] // 2, y + away if y < high // 2 else y - away - card[1]
