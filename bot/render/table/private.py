"""The image in a player's own message: the table, and below it the player's hand, large and in their order.

It is 1280 pixels wide for a width of 640, so that a phone shows a court card sharp. It is made for one player, so it
has its own function and its own cache in bot/ui.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import ceil

from bot.render.assets import FACE_SIZE_PX, SuitColours
from bot.render.bitmap_font import lettering, robot
from bot.render.table.canvas import Paper, PaperStyle
from bot.render.table.card_sprites import back, covered, lying, tile
from bot.render.table.geometry import Box, Spot
from bot.render.table.model import ChipModel, SeatModel, TableImageModel
from bot.render.table.name_plates import PADDING_PX, plate
from bot.render.table.png_encoder import write_png
from bot.render.table.renderer import OPACITY, BaseTableRenderer
from bot.render.table.theme import (
    CHALK,
    CHIP_COLOURS,
    CLOTH,
    COVERAGE_MASK,
    CREAM,
    GOLD,
    INK,
    MUTED,
    PLATE,
    SIDE_COLOURS,
    felt,
    rounded,
    star,
)
from bot.rules.panel import CardFace

IMAGE_WIDTH_PX = 1280
MAX_BYTES = 60 * 1024
ZLIB_LEVEL = 5
SCALE = 2
"""Pixels per pixel of the public image."""
EDGE_PX, RIM_PX = 36, 30
"""The distance of plates from the sides, and of plates and cards from top and bottom."""
MAX_OTHERS_IN_ROW, PLATES_PER_ROW = 3, 5
"""Up to this many others have their cards in one row with the player's; how many plates fit side by side."""
GAP_PX, TRICK_SHIFT_PX = 12, 12
"""The distance between things, and how much nearer to its player a card of the trick is."""
OWN_PLATE_HEIGHT_PX = 62
LABEL_CAP_PX = 24
CONTRACT = PaperStyle((40, 27), least=18, apart=14, margin=(28, 22), above=6, radius=16)
CALL = PaperStyle((27, 27), least=16, apart=13, margin=(28, 20), above=4, radius=18)
CALL_WIDTH_PX, CALL_HEIGHT_PX, LOW_CALL_HEIGHT_PX = 288, 100, 68
"""The greatest width of a call among three players, the height of two lines, and of a line where calls have few room.
"""
CALL_GAP_PX, OWN_CALL_WIDTH_PX = 8, 480
"""The distance of two calls among four players, and the greatest width of the player's own among many."""
CHIP_PX, CHIP_STEP_PX, CLOSE_CHIP_STEP_PX, TALL_CHIP_STEP_PX = 44, 48, 40, 73
NAMES_CAP_PX, NAMES_LEADING_PX, MIN_NAMES_WIDTH_PX = 20, 32, 64
"""The height of a capital in the names of a bet's players, the distance of their line from the figure's, and the
width that shortened names need at least."""
MIN_ART_WIDTH_PX = 100
"""The width below which cards of the trick have no room for their drawings."""
PILE_CARD_PX, SMALL_PILE_CARD_PX = (128, 180), (96, 134)
TILE_PX = 56
FRAME_PX = 4
"""The line around the place of a card that is played already."""
MAX_CARD_WIDTH_PX = 188
"""The width of a card of the hand where there is room."""
MAX_SEPARATE_CARDS, MAX_CARDS_IN_ROW = 5, 13
ONE_ROW_CARD_WIDTH_PX, TWO_ROWS_CARD_WIDTH_PX = 204, 212
"""The widths of the cards of a hand in one row of many, and in two rows."""
ONE_ROW_HEIGHT_RATIO, TWO_ROWS_HEIGHT_RATIO = 1.36, 1.24
"""Their heights, in widths: a head below the index needs less than a complete card, and two rows have none."""
SECOND_ROW_SHARE = 0.6
"""The distance of the second row below the first, in heights of a card."""
MIN_VISIBLE_SHARE = 0.72
"""The visible width, in widths, below which a card shows its index only."""


def private_table(
    cloth: TableImageModel,
    seat: int,
    cards: tuple[CardFace, ...],
    *,
    room: int = 0,
    played: frozenset[str] = frozenset(),
    locale: str = "en",
    style: SuitColours = "four",
) -> bytes:
    """Return the PNG of a table as one player sees it.

    Args:
        cards: the player's cards, from left to right; faded ones can't be played now.
        room: the most cards that the hand has in this deal, so that their size stays; 0: the present number.
            If that is 0, too, the image ends below the player's plate.
        played: the codes of those cards that are played already: only their outlines are left in the hand.
    """
    colours = felt(cloth.deck).private
    flat = colours.with_pale if any(face.faded and face.code not in played for face in cards) else colours.flat
    data = b""
    for figures in (True, False):
        painter = PrivateTableRenderer(
            cloth, seat, cards, max(room, len(cards)), played, locale, style, figures=figures
        )
        painter.draw()
        data = write_png(painter.brush.canvas, flat, OPACITY, ZLIB_LEVEL)
        if len(data) <= MAX_BYTES:
            break
    return data


@dataclass(frozen=True, slots=True)
class Fan:
    """The layout of a hand's cards.

    Args:
        step: the distance to the next card in a row.
        row: how many are in the first row.
    """

    card: Spot
    step: int
    row: int
    size: Spot

    @property
    def bare(self) -> bool:
        """Whether so little of a card is visible that it shows its index only."""
        return self.step < self.card[0] * MIN_VISIBLE_SHARE

    def place(self, number: int) -> Spot:
        """Return the corner of a card within the hand."""
        row, column = divmod(number, self.row)
        return column * self.step, row * round(self.card[1] * SECOND_ROW_SHARE)


@cache
def fan(count: int, room: int) -> Fan:
    """Return the layout of a hand's cards: side by side, overlapping in one row, or in two rows.

    Args:
        room: the most that the hand has in this deal.
    """
    rows = 1 if count <= MAX_CARDS_IN_ROW else 2
    if room <= MAX_SEPARATE_CARDS:
        wide, ratio = MAX_CARD_WIDTH_PX, FACE_SIZE_PX[1] / FACE_SIZE_PX[0]
    elif rows == 1:
        wide, ratio = ONE_ROW_CARD_WIDTH_PX, ONE_ROW_HEIGHT_RATIO
    else:
        wide, ratio = TWO_ROWS_CARD_WIDTH_PX, TWO_ROWS_HEIGHT_RATIO
    high = round(wide * ratio)
    row = ceil(count / rows)
    most = IMAGE_WIDTH_PX - 2 * EDGE_PX
    step = min(wide + GAP_PX, (most - wide) // max(1, row - 1))
    return Fan((wide, high), step, row, (wide + step * (row - 1), high + (rows - 1) * round(high * SECOND_ROW_SHARE)))


@dataclass(frozen=True, slots=True)
class PrivateGeometry:
    """The layout of a table with some number of seats, seen from one seat.

    Args:
        plates: the corners of the others', from the player's left to the player's right.
        cards: the corners of the others' cards, and last the player's.
        calls: the areas of the others' calls, and last of the player's.
        bar: the corner of the player's own plate.
    """

    plate: Spot
    plates: tuple[Spot, ...]
    card: Spot
    cards: tuple[Spot, ...]
    calls: tuple[Box, ...]
    bar: int
    left: Box
    right: Box


@cache
def room_for(others: int) -> PrivateGeometry:
    """Return the layout of a table with this many other players."""
    return _with_few(others) if others <= MAX_OTHERS_IN_ROW else _with_many(others)


def _with_few(others: int) -> PrivateGeometry:
    """Return a layout with all cards of the trick side by side, each a bit towards its player."""
    plate, card = (320, 112), (140, 196)
    lefts = {1: (480,), 2: (EDGE_PX, 924), 3: (EDGE_PX, 480, 924)}[others]
    top = RIM_PX + plate[1] + 20
    # The player's own card is right of the middle, nearest to their hand.
    rises = {1: (0, 2), 2: (1, 2, 1), 3: (1, 0, 2, 1)}[others]
    first = (IMAGE_WIDTH_PX - len(rises) * (card[0] + GAP_PX) + GAP_PX) // 2
    spots = [(first + (card[0] + GAP_PX) * place, top + TRICK_SHIFT_PX * rise) for place, rise in enumerate(rises)]
    own = spots.pop(len(spots) // 2)
    bottom = top + 2 * TRICK_SHIFT_PX + card[1]
    return PrivateGeometry(
        plate,
        tuple((left, RIM_PX) for left in lefts),
        card,
        (*spots, own),
        _calls_of_few(others, first, top, bottom),
        bottom + GAP_PX,
        (EDGE_PX, top, first - 2 * GAP_PX, bottom),
        (IMAGE_WIDTH_PX - first + 2 * GAP_PX, top, IMAGE_WIDTH_PX - EDGE_PX, bottom),
    )


def _calls_of_few(others: int, first: int, top: int, bottom: int) -> tuple[Box, ...]:
    """Return the areas of calls between other things: around the middle, where their players' cards will be."""
    last, middle = IMAGE_WIDTH_PX - first, IMAGE_WIDTH_PX // 2
    if others == MAX_OTHERS_IN_ROW:
        step = LOW_CALL_HEIGHT_PX + CALL_GAP_PX
        beside, own = top + step, top + 2 * step
        return (
            (first, beside, middle - CALL_GAP_PX // 2, beside + LOW_CALL_HEIGHT_PX),
            (first, top, last, top + LOW_CALL_HEIGHT_PX),
            (middle + CALL_GAP_PX // 2, beside, last, beside + LOW_CALL_HEIGHT_PX),
            (first, own, last, own + LOW_CALL_HEIGHT_PX),
        )
    half = CALL_WIDTH_PX // 2
    above = top + TRICK_SHIFT_PX * (others - 1)
    middles = (middle,) if others == 1 else (middle - half - CALL_GAP_PX, middle + half + CALL_GAP_PX)
    return (
        *((x - half, above, x + half, above + CALL_HEIGHT_PX) for x in middles),
        (middle - half, bottom - CALL_HEIGHT_PX, middle + half, bottom),
    )


def _line_of(bet: ChipModel) -> int:
    """Return how wide a chip is with its figure and names in one line."""
    return CHIP_PX + 22 + lettering(bet.label, LABEL_CAP_PX).width + lettering(bet.names, NAMES_CAP_PX).width


def _with_many(others: int) -> PrivateGeometry:
    """Return a layout with each card below its player's plate, and the player's own above their hand."""
    rows = ceil(others / PLATES_PER_ROW)
    across = ceil(others / rows)
    column = (IMAGE_WIDTH_PX - 2 * EDGE_PX) // across
    plate = min(300, column - GAP_PX), 112 if rows == 1 else 108
    card = (112, 158) if rows == 1 else (88, 124)
    plates: list[Spot] = []
    cards: list[Spot] = []
    calls: list[Box] = []
    top = RIM_PX
    for row in range(rows):
        count = min(across, others - row * across)
        first = (IMAGE_WIDTH_PX - column * count) // 2
        for place in range(count):
            middle = first + column * place + column // 2
            plates.append((middle - plate[0] // 2, top))
            cards.append((middle - card[0] // 2, top + plate[1] + GAP_PX))
            half, above = (column - GAP_PX) // 2, top + plate[1] + GAP_PX
            calls.append((middle - half, above, middle + half, above + card[1]))
        top += plate[1] + card[1] + 2 * GAP_PX
    middle, bottom = IMAGE_WIDTH_PX // 2, top + max(card[1], 3 * CHIP_STEP_PX)
    return PrivateGeometry(
        plate,
        tuple(plates),
        card,
        (*cards, (middle - card[0] // 2, top)),
        (*calls, (middle - OWN_CALL_WIDTH_PX // 2, top, middle + OWN_CALL_WIDTH_PX // 2, bottom)),
        bottom + GAP_PX,
        (EDGE_PX, top, middle - card[0], bottom),
        (middle + card[0], top, IMAGE_WIDTH_PX - EDGE_PX, bottom),
    )


class PrivateTableRenderer(BaseTableRenderer):
    """Renders a player's table.

    Args:
        figures: whether cards show drawings where there is room, or letter and sign alone.
    """

    FRAME_PX, FRAME_RADIUS_PX = 6, 18
    NUMBER_PX, NUMBER_CAP_PX, NUMBER_SHIFT_PX = 38, 21, 5

    def __init__(
        self,
        cloth: TableImageModel,
        seat: int,
        cards: tuple[CardFace, ...],
        limit: int,
        played: frozenset[str],
        locale: str,
        style: SuitColours,
        *,
        figures: bool,
    ) -> None:
        self._hand = cards
        self._played = played
        self._style: SuitColours = style
        self._figures = figures
        count = len(cloth.seats)
        self._room = room_for(count - 1)
        self._seats = [(seat + turn) % count for turn in range(1, count + 1)]
        """The seats from the player's left to the player's right, and last the player's own."""
        self._fan = fan(len(cards), limit)
        high = self._room.bar + OWN_PLATE_HEIGHT_PX + RIM_PX
        if limit:
            high += GAP_PX + max(self._fan.size[1], fan(1, limit).size[1])
        self._top = high - RIM_PX - self._fan.size[1]
        super().__init__(cloth, locale, (IMAGE_WIDTH_PX, high))

    def draw(self) -> None:
        """Draw all of it."""
        cloth, room = self._cloth, self._room
        for seat, (x, y) in zip(self._seats, room.plates, strict=False):
            image = plate(cloth.seats[seat], room.plate, cloth.deck, cloth.dealing, self._locale, scale=SCALE)
            pad = PADDING_PX * SCALE
            self.brush.canvas.paste(image, (x - pad, y - pad))
        self._own_plate(cloth.seats[self._seats[-1]])
        self._piles()
        for paper in self.papers():
            self.brush.sheet(paper)
        drawn = self._figures and room.card[0] > MIN_ART_WIDTH_PX
        spots = dict(zip(self._seats, room.cards, strict=True))
        self._trick(spots, room.card, drawn=drawn, style=self._style, large=True)
        self._bets(room.left)
        self._own_cards()

    def _own_plate(self, who: SeatModel) -> None:
        brush, top, right = self.brush, self._room.bar, IMAGE_WIDTH_PX - EDGE_PX
        ground = PLATE
        if who.turn:
            brush.box((EDGE_PX - 6, top - 6, right + 6, top + OWN_PLATE_HEIGHT_PX + 6), CLOTH, GOLD, 24)
        brush.box((EDGE_PX, top, right, top + OWN_PLATE_HEIGHT_PX), GOLD if who.turn else CLOTH, ground, 18)
        if who.side is not None:
            brush.box(
                (EDGE_PX + 8, top + 12, EDGE_PX + 16, top + OWN_PLATE_HEIGHT_PX - 12),
                ground,
                SIDE_COLOURS[who.side % len(SIDE_COLOURS)],
                4,
            )
        x, base = EDGE_PX + 28, top + (OWN_PLATE_HEIGHT_PX + 32) // 2
        if who.machine:
            brush.ink(robot(34), (x, top + (OWN_PLATE_HEIGHT_PX - 34) // 2), ground, MUTED)
            x += 42
        x = brush.left(who.name, x, base, 32, ground, MUTED if who.out else CHALK, 520) + GAP_PX
        if who.dealer:
            brush.disc(40, (x, top + (OWN_PLATE_HEIGHT_PX - 40) // 2), ground, CREAM, self._cloth.dealing, 24, INK)
            x += 40 + GAP_PX
        if who.took:
            brush.ink(star(36), (x, top + (OWN_PLATE_HEIGHT_PX - 36) // 2), ground, GOLD)
            x += 36 + GAP_PX
        for face in who.shown:
            brush.canvas.paste(
                tile(face, TILE_PX, self._locale, ground), (x, top + (OWN_PLATE_HEIGHT_PX - TILE_PX) // 2)
            )
            x += TILE_PX + 6
        self._own_points(who, right - 22, base)

    def _own_points(self, who: SeatModel, right: int, base: int) -> None:
        brush, ground = self.brush, PLATE
        if who.provisional and who.gained:
            right = brush.right(who.gained, right, base, 28, ground, CHALK) - GAP_PX
        if who.points:
            start = brush.right(who.points, right, base, 38, ground, GOLD)
            if who.struck:
                brush.canvas.paste(felt(self._cloth.deck).index(GOLD), (start + 4, base - 22, right - 4, base - 16))
            right = start - GAP_PX
        if who.gained and not who.provisional:
            right = brush.right(who.gained, right, base, 28, ground, CHALK) - GAP_PX
        if who.books is not None:
            right = brush.right(str(who.books), right, base, 28, ground, CHALK) - 46
            for number in range(2):
                brush.canvas.paste(back(self._cloth.deck, (38, 26)), (right + 4 * number, base - 22 - 6 * number))

    def _contract(self) -> Paper:
        left, top, right, bottom = self._room.left
        paper = self.brush.written(self._cloth.contract, CONTRACT, (right - left, bottom - top))
        return paper.at(left, top + (bottom - top - paper.size[1]) // 2)

    def _calls(self, contract: tuple[Paper, ...]) -> Iterator[Paper]:
        """Yield the calls of players without a card in the trick, between the contract and the other cards."""
        cloth, room = self._cloth, self._room
        played = {seat for seat, _ in cloth.trick}
        first = max((paper.box[2] + GAP_PX for paper in contract), default=0)
        last = min((left - GAP_PX for left, _, _ in self._pile_places()), default=IMAGE_WIDTH_PX)
        for seat, (left, top, right, bottom) in zip(self._seats, room.calls, strict=True):
            if not cloth.seats[seat].said or seat in played:
                continue
            if top >= room.left[1]:
                left, right = max(left, first), min(right, last)
            paper = self.brush.written((cloth.seats[seat].said,), CALL, (right - left, bottom - top))
            spare = bottom - top - paper.size[1]
            if len(self._seats) > MAX_OTHERS_IN_ROW + 1:
                spare //= 2
            elif seat != self._seats[-1]:
                spare = 0
            yield paper.at((left + right - paper.size[0]) // 2, top + spare)

    def _bets(self, box: Box) -> None:
        """Show chips one below the other, closer together where that saves a column, whose names would be cut.

        Names that are too long for the line of their figure go below it if all chips have room for two lines.
        """
        bets, high = self._cloth.bets, box[3] - box[1]
        per = max(1, high // CLOSE_CHIP_STEP_PX)
        columns = max(1, ceil(len(bets) / per))
        wide = (box[2] - box[0]) // columns
        tall = len(bets) * TALL_CHIP_STEP_PX <= high and any(_line_of(bet) > wide - 8 for bet in bets)
        for number, bet in enumerate(bets):
            column, row = divmod(number, per)
            left = box[0] + column * wide
            rows = min(per, len(bets) - column * per)
            step = TALL_CHIP_STEP_PX if tall else min(CHIP_STEP_PX, high // rows)
            top = (box[1] + box[3] - step * rows) // 2 + step * row
            self._bet(bet, (left, top, left + wide - 8, top + step - CHIP_STEP_PX + CHIP_PX), tall=tall)

    def _bet(self, bet: ChipModel, box: Box, *, tall: bool) -> None:
        """Show a chip with its name and players; one that must be answered stands out."""
        (x, y, right, bottom), asked, brush = box, bet.stand == "asked", self.brush
        ground, ink = (PLATE, GOLD) if asked else (CLOTH, CHALK)
        if asked:
            brush.box((x - 4, y - 2, right, max(bottom, y + CHIP_PX) + 2), CLOTH, PLATE, 22)
        brush.disc(CHIP_PX, (x, y), ground, GOLD if asked else CHALK, "", 11, CHALK)
        colour = CHIP_COLOURS[bet.kind % len(CHIP_COLOURS)]
        brush.disc(CHIP_PX - 10, (x + 5, y + 5), CHALK, colour, str(bet.worth), CHIP_PX // 2 - 4, CHALK)
        x += CHIP_PX + 8
        end = brush.left(bet.label, x, y + 34, LABEL_CAP_PX, ground, ink, right - x - 4) + 8
        x, base = (x, y + 34 + NAMES_LEADING_PX) if tall else (end, y + 33)
        if right - x - 6 >= min(MIN_NAMES_WIDTH_PX, lettering(bet.names, NAMES_CAP_PX).width):
            brush.left(bet.names, x, base, NAMES_CAP_PX, ground, MUTED if asked else CHALK, right - x - 6)

    def _piles(self) -> None:
        """Show other cards in the middle, with their labels above them."""
        box, right = self._room.right, self._room.right[2]
        for pile, (left, step, (wide, high)) in zip(self._cloth.piles, self._pile_places(), strict=True):
            top = box[3] - high
            for number, face in enumerate(pile.cards):
                card = lying(face, (wide, high), self._locale, style=self._style, large=True)
                self.brush.canvas.paste(card, (left + step * number, top))
            self.brush.right(pile.label, right, top - 12, LABEL_CAP_PX - 3, CLOTH, CHALK, right - box[0])
            right = left - GAP_PX

    def _pile_places(self) -> list[tuple[int, int, Spot]]:
        """Return for each pile of other cards its left edge, the distance of its cards, and their size."""
        box, right = self._room.right, self._room.right[2]
        size = PILE_CARD_PX if box[3] - box[1] >= PILE_CARD_PX[1] + 40 else SMALL_PILE_CARD_PX
        places: list[tuple[int, int, Spot]] = []
        for pile in self._cloth.piles:
            count = len(pile.cards)
            step = max(8, min(size[0] + 8, (right - box[0] - size[0]) // max(1, count - 1)))
            places.append((right - size[0] - step * (count - 1), step, size))
            right = places[-1][0] - GAP_PX
        return places

    def _own_cards(self) -> None:
        spread, pale = self._fan, felt(self._cloth.deck).private.pale
        left = (IMAGE_WIDTH_PX - spread.size[0]) // 2
        (wide, high), radius = spread.card, max(5, spread.card[0] // 13)
        shape = rounded(spread.card, radius).point(COVERAGE_MASK, "1")
        # Below the round corners of the next card a card is still visible.
        covered_width = min(wide, spread.step + radius + 1)
        left_shape = shape.crop((0, 0, covered_width, high))
        last = len(self._hand) - 1
        for number, face in enumerate(self._hand):
            x, y = spread.place(number)
            if face.code in self._played:
                self._outline(face, (left + x, self._top + y))
                continue
            whole = not spread.bare or number == last or (number + 1) % spread.row == 0
            bright = CardFace(face.deck, face.code, face.as_code)
            if whole and self._figures:
                image = lying(bright, spread.card, self._locale, INK, style=self._style, large=True)
            else:
                head = spread.step if self._figures and spread.row == len(self._hand) else 0
                width = wide if whole else covered_width
                image = covered(bright, spread.card, head, width, self._locale, self._style)
            mask = shape if whole else left_shape
            self.brush.canvas.paste(image.point(pale) if face.faded else image, (left + x, self._top + y), mask)

    def _outline(self, face: CardFace, at: Spot) -> None:
        """Show where a card of the hand was that is played already: an empty frame with a small sign of the card."""
        (wide, high), (left, top) = self._fan.card, at
        right, bottom, radius = left + wide, top + high, max(5, wide // 13)
        self.brush.box((left, top, right, bottom), CLOTH, MUTED, radius)
        self.brush.box(
            (left + FRAME_PX, top + FRAME_PX, right - FRAME_PX, bottom - FRAME_PX), MUTED, CLOTH, radius - FRAME_PX
        )
        small = tile(face, wide // 2, self._locale, CLOTH)
        self.brush.canvas.paste(small, (left + (wide - wide // 2) // 2, top + (high - wide // 2) // 2))
