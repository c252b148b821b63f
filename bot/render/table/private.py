"""The image in a player's own message: the table, and below it the player's hand, large and in their order.

It is 1280 pixels wide for a width of 640, so that a phone shows a court card sharp. It is made for one player, so it
has its own function and its own cache in bot/ui.
"""

from dataclasses import dataclass
from functools import cache
from math import ceil

from bot.render.assets import FACE_SIZE_PX, SuitColours
from bot.render.bitmap_font import lettering
from bot.render.computer_icon import robot
from bot.render.table.canvas import TableCanvas
from bot.render.table.card_sprites import back, covered, lying, tile
from bot.render.table.geometry import THREE_SEATS, Box, Spot
from bot.render.table.model import ChipModel, PileModel, SeatModel, TableImageModel
from bot.render.table.name_plates import PADDING_PX, plate
from bot.render.table.png_encoder import write_png
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
    RIM_OPACITY_COLOURS,
    SIDE_COLOURS,
    empty_table,
    felt,
    rounded,
    star,
)
from bot.rules.panel import CardFace

IMAGE_WIDTH_PX = 1280
MAX_BYTES = 60 * 1024
ZLIB_LEVEL = 5
"""The level of zlib."""
SCALE = 2
"""Pixels per pixel of the public image."""
OPACITY = bytes(index * 255 // RIM_OPACITY_COLOURS for index in range(RIM_OPACITY_COLOURS))
EDGE_PX, RIM_PX = 36, 30
"""The distance of plates from the sides, and of plates and cards from top and bottom."""
MAX_OTHERS_IN_ROW, PLATES_PER_ROW = 3, 5
"""Up to this many others have their cards in one row with the player's; how many plates fit side by side."""
GAP_PX, TRICK_SHIFT_PX = 12, 12
"""The distance between things, and how much nearer to its player a card of the trick is."""
OWN_PLATE_HEIGHT_PX = 62
"""The height of the player's own plate."""
TEXT_CAP_PX, LABEL_CAP_PX, CONTRACT_CAP_PX = 27, 24, 40
WIDE_CALL_PX = 260
"""The widest line of a call among three players, where calls have room."""
MAX_CALL_LINES, SMALL_CALL_CAP_PX = 2, 21
"""The most lines of a call among three players, as far as letters of this height allow."""
CHIP_PX, CHIP_STEP_PX, CLOSE_CHIP_STEP_PX = 44, 48, 40
NUMBER_CAP_PX = 38
MIN_ART_WIDTH_PX = 100
"""The width below which cards of the trick have no room for their drawings."""
PILE_CARD_PX = 128, 180
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
        cloth: the public table.
        seat: the player's.
        cards: the player's cards, from left to right; faded ones can't be played now.
        room: the most cards that the hand has in this deal, so that their size stays; 0: the present number.
        played: the codes of those cards that are played already: only their outlines are left in the hand.
        locale: for the index letters.
        style: the French suits' colours.
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
        card: width and height of a card.
        step: the distance to the next card in a row.
        row: how many are in the first row.
        size: width and height of all of them.
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
        count: how many there are.
        room: the most that the hand has in this deal.
    """
    rows = 1 if count <= MAX_CARDS_IN_ROW else 2
    wide = (
        MAX_CARD_WIDTH_PX
        if room <= MAX_SEPARATE_CARDS
        else ONE_ROW_CARD_WIDTH_PX
        if rows == 1
        else TWO_ROWS_CARD_WIDTH_PX
    )
    high = round(
        wide
        * (
            FACE_SIZE_PX[1] / FACE_SIZE_PX[0]
            if room <= MAX_SEPARATE_CARDS
            else ONE_ROW_HEIGHT_RATIO
            if rows == 1
            else TWO_ROWS_HEIGHT_RATIO
        )
    )
    row = ceil(count / rows)
    most = IMAGE_WIDTH_PX - 2 * EDGE_PX
    step = min(wide + GAP_PX, (most - wide) // max(1, row - 1))
    return Fan((wide, high), step, row, (wide + step * (row - 1), high + (rows - 1) * round(high * SECOND_ROW_SHARE)))


@dataclass(frozen=True, slots=True)
class PrivateGeometry:
    """The layout of a table with some number of seats, seen from one seat.

    Args:
        plate: width and height of a plate.
        plates: the corners of the others', from the player's left to the player's right.
        card: width and height of a card of the trick.
        cards: the corners of the others' cards, and last the player's.
        bar: the corner of the player's own plate.
        left: the free area left of the cards.
        right: the free area right of the cards.
    """

    plate: Spot
    plates: tuple[Spot, ...]
    card: Spot
    cards: tuple[Spot, ...]
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
        bottom + GAP_PX,
        (EDGE_PX, top, first - 2 * GAP_PX, bottom),
        (IMAGE_WIDTH_PX - first + 2 * GAP_PX, top, IMAGE_WIDTH_PX - EDGE_PX, bottom),
    )


def _with_many(others: int) -> PrivateGeometry:
    """Return a layout with each card below its player's plate, and the player's own above their hand."""
    rows = ceil(others / PLATES_PER_ROW)
    across = ceil(others / rows)
    column = (IMAGE_WIDTH_PX - 2 * EDGE_PX) // across
    plate = min(300, column - GAP_PX), 112 if rows == 1 else 108
    card = (112, 158) if rows == 1 else (88, 124)
    plates: list[Spot] = []
    cards: list[Spot] = []
    top = RIM_PX
    for row in range(rows):
        count = min(across, others - row * across)
        first = (IMAGE_WIDTH_PX - column * count) // 2
        for place in range(count):
            middle = first + column * place + column // 2
            plates.append((middle - plate[0] // 2, top))
            cards.append((middle - card[0] // 2, top + plate[1] + GAP_PX))
        top += plate[1] + card[1] + 2 * GAP_PX
    middle, bottom = IMAGE_WIDTH_PX // 2, top + max(card[1], 3 * CHIP_STEP_PX)
    return PrivateGeometry(
        plate,
        tuple(plates),
        card,
        (*cards, (middle - card[0] // 2, top)),
        bottom + GAP_PX,
        (EDGE_PX, top, middle - card[0], bottom),
        (middle + card[0], top, IMAGE_WIDTH_PX - EDGE_PX, bottom),
    )


class PrivateTableRenderer:
    """Renders a player's table.

    Args:
        cloth: the public table.
        seat: the player's.
        cards: in the player's hand.
        limit: the most cards that the hand has in this deal.
        played: the codes of its cards that are played already.
        locale: for the index letters.
        style: the French suits' colours.
        figures: whether cards show drawings where there is room, or letter and sign alone.
    """

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
        self._cloth = cloth
        self._hand = cards
        self._played = played
        self._locale = locale
        self._style: SuitColours = style
        self._figures = figures
        count = len(cloth.seats)
        self._room = room_for(count - 1)
        self._seats = [(seat + turn) % count for turn in range(1, count + 1)]
        """The seats from the player's left to the player's right, and last the player's own."""
        self._fan = fan(len(cards), limit)
        top = self._room.bar + OWN_PLATE_HEIGHT_PX + GAP_PX
        high = top + max(self._fan.size[1], fan(1, limit).size[1] if limit else 0) + RIM_PX
        self._top = high - RIM_PX - self._fan.size[1]
        self.brush = TableCanvas(empty_table(cloth.deck, (IMAGE_WIDTH_PX, high)).copy(), cloth.deck)

    def draw(self) -> None:
        """Draw all of it."""
        cloth, room = self._cloth, self._room
        for seat, (x, y) in zip(self._seats, room.plates, strict=False):
            image = plate(cloth.seats[seat], room.plate, cloth.deck, cloth.dealing, self._locale, scale=SCALE)
            pad = PADDING_PX * SCALE
            self.brush.canvas.paste(image, (x - pad, y - pad))
        self._own_plate(cloth.seats[self._seats[-1]])
        played = {seat for seat, _ in cloth.trick}
        for place, seat in enumerate(self._seats):
            if cloth.seats[seat].said and seat not in played:
                self._call(cloth.seats[seat].said, room.cards[place], own=place == len(self._seats) - 1)
        self._piles(room.right)
        if cloth.contract:
            self._contract(room.left)
        self._trick()
        self._bets(room.left)
        self._own_cards()

    def _own_plate(self, who: SeatModel) -> None:
        """Draw the player's own plate, as wide as the table: the name on the left, points and books on the right."""
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
        """Draw the player's points, and the books of their side."""
        brush, ground = self.brush, PLATE
        if who.points:
            start = brush.right(who.points, right, base, 38, ground, GOLD)
            if who.struck:
                brush.canvas.paste(felt(self._cloth.deck).index(GOLD), (start + 4, base - 22, right - 4, base - 16))
            right = start - GAP_PX
        if who.gained:
            right = brush.right(who.gained, right, base, 28, ground, CHALK) - GAP_PX
        if who.books is not None:
            right = brush.right(str(who.books), right, base, 28, ground, CHALK) - 46
            for number in range(2):
                brush.canvas.paste(back(self._cloth.deck, (38, 26)), (right + 4 * number, base - 22 - 6 * number))

    def _trick(self) -> None:
        """Draw the cards of the trick before their players, with their numbers in the order of play."""
        room, brush = self._room, self.brush
        wide, high = room.card
        spots = {seat: room.cards[place] for place, seat in enumerate(self._seats)}
        for seat, face in self._cloth.trick:
            x, y = spots[seat]
            wins = seat == self._cloth.winner
            if wins:
                brush.box((x - 6, y - 6, x + wide + 6, y + high + 6), CLOTH, GOLD, 18)
            ground = GOLD if wins else CLOTH
            card = lying(
                face,
                room.card,
                self._locale,
                ground,
                drawn=self._figures and wide > MIN_ART_WIDTH_PX,
                style=self._style,
                large=True,
            )
            brush.canvas.paste(card, (x, y))
        for number, (seat, _) in enumerate(self._cloth.trick, 1):
            x, y = spots[seat]
            at = x + wide - NUMBER_CAP_PX + 5, y + high - NUMBER_CAP_PX + 5
            ink = GOLD if seat == self._cloth.winner else CHALK
            brush.disc(NUMBER_CAP_PX, at, CREAM, PLATE, str(number), 21, ink)

    def _call(self, text: str, at: Spot, *, own: bool) -> None:
        """Show a player's call on paper, where their card will be.

        With two others the calls can be wider than the cards: the player's own is below those of the others.
        """
        (card_wide, card_high), brush = self._room.card, self.brush
        three = len(self._seats) == THREE_SEATS
        limit = WIDE_CALL_PX if three else card_wide - 20
        cap = TEXT_CAP_PX
        while three and cap > SMALL_CALL_CAP_PX and len(brush.lines(text, cap, limit)) > MAX_CALL_LINES:
            cap -= 1
        lines = brush.lines(text, cap, limit)
        wide, high = max(brush.width(line, cap) for line in lines) + 28, 40 * len(lines) + 20
        left, spare = at[0] + (card_wide - wide) // 2, card_high - high
        top = at[1] + ((spare if own else 0) if three else spare // 2)
        brush.box((left, top, left + wide, top + high), CLOTH, CREAM, 18)
        for number, line in enumerate(lines):
            brush.paper(line, left + wide // 2, top + 42 + 40 * number, cap)

    def _contract(self, box: Box) -> None:
        """Show the contract on a sheet of paper, its first line large."""
        brush = self.brush
        lines = brush.sheet_lines(self._cloth.contract, CONTRACT_CAP_PX, TEXT_CAP_PX, box[2] - box[0] - 28)
        wide = max(brush.width(line, cap) for line, cap in lines) + 28
        room, caps = box[3] - box[1] - 22, sum(cap for _, cap in lines)
        apart = max(4, min(14, (room - caps) // len(lines)))
        high = caps + apart * len(lines) + 22
        left, top = box[0], box[1] + max(0, (box[3] - box[1] - high) // 2)
        brush.sheet(lines, (left, top, left + wide, top + high), apart, 6, 16)

    def _bets(self, box: Box) -> None:
        """Show chips one below the other, closer together where that saves a column, whose names would be cut."""
        high = box[3] - box[1]
        per = max(1, high // CLOSE_CHIP_STEP_PX)
        columns = max(1, ceil(len(self._cloth.bets) / per))
        wide = (box[2] - box[0]) // columns
        for number, bet in enumerate(self._cloth.bets):
            column, row = divmod(number, per)
            left = box[0] + column * wide
            rows = min(per, len(self._cloth.bets) - column * per)
            step = min(CHIP_STEP_PX, high // rows)
            self._bet(bet, left, (box[1] + box[3] - step * rows) // 2 + step * row, left + wide - 8)

    def _bet(self, bet: ChipModel, x: int, y: int, right: int) -> None:
        """Show a chip with its name and players; one that must be answered stands out."""
        asked, brush = bet.stand == "asked", self.brush
        ground, ink = (PLATE, GOLD) if asked else (CLOTH, CHALK)
        if asked:
            brush.box((x - 4, y - 2, right, y + CHIP_PX + 2), CLOTH, PLATE, 22)
        brush.disc(CHIP_PX, (x, y), ground, GOLD if asked else CHALK, "", 11, CHALK)
        colour = CHIP_COLOURS[bet.kind % len(CHIP_COLOURS)]
        brush.disc(CHIP_PX - 10, (x + 5, y + 5), CHALK, colour, str(bet.worth), CHIP_PX // 2 - 4, CHALK)
        end = brush.left(bet.label, x + CHIP_PX + 8, y + 34, LABEL_CAP_PX, ground, ink, right - x - CHIP_PX - 12) + 8
        if lettering(bet.names, 20).width <= right - end - 6:
            brush.left(bet.names, end, y + 33, 20, ground, MUTED if asked else CHALK)

    def _piles(self, box: Box) -> None:
        """Show other cards in the middle, with their labels above them."""
        right = box[2]
        for pile in self._cloth.piles:
            right = self._pile(pile, box, right) - GAP_PX

    def _pile(self, pile: PileModel, box: Box, right: int) -> int:
        """Show cards up to a point; return where they begin."""
        (wide, high), count = PILE_CARD_PX, len(pile.cards)
        if box[3] - box[1] < high + 40:
            wide, high = 96, 134
        step = max(8, min(wide + 8, (right - box[0] - wide) // max(1, count - 1)))
        left, top = right - wide - step * (count - 1), box[3] - high
        for number, face in enumerate(pile.cards):
            card = lying(face, (wide, high), self._locale, style=self._style, large=True)
            self.brush.canvas.paste(card, (left + step * number, top))
        self.brush.right(pile.label, right, top - 12, LABEL_CAP_PX - 3, CLOTH, CHALK, right - box[0])
        return left

    def _own_cards(self) -> None:
        """Lay the player's cards in their order."""
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
