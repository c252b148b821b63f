"""Renders the public image of a table: seats around a cloth, the trick in the middle. A pure function to PNG."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from itertools import pairwise

from bot.render.assets import SuitColours
from bot.render.bitmap_font import lettering
from bot.render.table.canvas import Paper, PaperStyle, TableCanvas
from bot.render.table.card_sprites import lying, tile
from bot.render.table.geometry import FEW_SEATS, GAP_PX, THREE_SEATS, Box, Spot, room_for
from bot.render.table.model import ChipModel, PileModel, TableImageModel
from bot.render.table.name_plates import PADDING_PX, plate
from bot.render.table.png_encoder import write_png
from bot.render.table.theme import (
    CHALK,
    CHIP_COLOURS,
    CLOTH,
    CREAM,
    GOLD,
    MUTED,
    PLATE,
    RIM_OPACITY_COLOURS,
    empty_table,
    felt,
)
from bot.rules.panel import CardFace

OPACITY = bytes(index * 255 // RIM_OPACITY_COLOURS for index in range(RIM_OPACITY_COLOURS))
TEXT_CAP_PX, LABEL_CAP_PX = 15, 12
CONTRACT = PaperStyle((22, TEXT_CAP_PX), least=9, apart=10, margin=(24, 14), above=4, radius=10)
CALL = PaperStyle((TEXT_CAP_PX, TEXT_CAP_PX), least=9, apart=7, margin=(24, 12), above=4, radius=12)
CALL_SIZE_PX, SIDE_CALL_SIZE_PX, WIDE_CALL_SIZE_PX = (154, 56), (124, 56), (204, 122)
"""The greatest size of a call: below or above, at the side, and of a long one among three players."""
CHIP_PX, STACKED_CHIP_PX = 26, 22
MIDDLE_CARD_PX = 64, 90
TILE_PX = 34
OPEN_CARD_WIDTH_PX, CARDS_PER_SIDE_ROW, ROW_WIDTH_PX = 32, 5, 420
"""A card of an open hand; cards in a row under a plate at the side; the width of a row above or below."""


def table(cloth: TableImageModel, *, locale: str = "en") -> bytes:
    """Return the PNG of a table as everyone sees it, 640 pixels wide."""
    painter = TableRenderer(cloth, locale)
    painter.draw()
    return write_png(painter.brush.canvas, felt(cloth.deck).flat, OPACITY)


class BaseTableRenderer(ABC):
    """Renders what the public image of a table and a player's own have in common."""

    FRAME_PX, FRAME_RADIUS_PX = 5, 11
    NUMBER_PX, NUMBER_CAP_PX, NUMBER_SHIFT_PX = 20, 11, 3
    """The disc with a card's number: its size, its letter, and how far it extends beyond the card."""

    def __init__(self, cloth: TableImageModel, locale: str, size: Spot) -> None:
        self._cloth = cloth
        self._locale = locale
        self.brush = TableCanvas(empty_table(cloth.deck, size), cloth.deck)

    def papers(self) -> tuple[Paper, ...]:
        """Return the papers on the table: the contract's if there is one, and those of the calls."""
        contract = (self._contract(),) if self._cloth.contract else ()
        return (*contract, *self._calls(contract))

    @abstractmethod
    def _contract(self) -> Paper: ...

    @abstractmethod
    def _calls(self, contract: tuple[Paper, ...]) -> Iterable[Paper]: ...

    def _trick(
        self, spots: Mapping[int, Spot], size: Spot, *, drawn: bool, style: SuitColours = "four", large: bool = False
    ) -> None:
        """Draw the cards of the trick before their players, with their numbers in the order of play."""
        brush, (wide, high), rim = self.brush, size, self.FRAME_PX
        for seat, face in self._cloth.trick:
            (x, y), ground = spots[seat], CLOTH
            if seat == self._cloth.winner:
                brush.box((x - rim, y - rim, x + wide + rim, y + high + rim), CLOTH, GOLD, self.FRAME_RADIUS_PX)
                ground = GOLD
            brush.canvas.paste(lying(face, size, self._locale, ground, drawn=drawn, style=style, large=large), (x, y))
        # On top of all cards: the frame of the winning one may cover a corner of its neighbour.
        inset = self.NUMBER_PX - self.NUMBER_SHIFT_PX
        for number, (seat, _) in enumerate(self._cloth.trick, 1):
            at = spots[seat][0] + wide - inset, spots[seat][1] + high - inset
            ink = GOLD if seat == self._cloth.winner else CHALK
            brush.disc(self.NUMBER_PX, at, CREAM, PLATE, str(number), self.NUMBER_CAP_PX, ink)


class TableRenderer(BaseTableRenderer):
    """Renders a table."""

    def __init__(self, cloth: TableImageModel, locale: str) -> None:
        self._room = room_for(len(cloth.seats), open_hands=any(who.hand for who in cloth.seats))
        self._few = len(cloth.seats) <= FEW_SEATS
        super().__init__(cloth, locale, self._room.size)

    def draw(self) -> None:
        """Draw all of it."""
        cloth, room = self._cloth, self._room
        for who, (x, y) in zip(cloth.seats, room.plates, strict=True):
            image = plate(who, room.plate, cloth.deck, cloth.dealing, self._locale)
            self.brush.canvas.paste(image, (x - PADDING_PX, y - PADDING_PX))
        for seat, who in enumerate(cloth.seats):
            self._hand(who.hand, seat)
        self._piles(room.piles)
        for paper in self.papers():
            self.brush.sheet(paper)
        self._trick(dict(enumerate(room.cards)), room.card, drawn=self._few)
        self._bets(room.bets)

    def _hand(self, faces: tuple[CardFace, ...], seat: int) -> None:
        """Draw an open hand: at the rim above or below, in rows under a plate at the side."""
        if not faces:
            return
        room = self._room
        (x, y), (wide, high) = room.plates[seat], room.plate
        if room.beside(seat):
            for number, face in enumerate(faces):
                row, column = divmod(number, CARDS_PER_SIDE_ROW)
                self._open(face, (x + column * OPEN_CARD_WIDTH_PX, y + high + 5 + row * OPEN_CARD_WIDTH_PX))
            return
        most = ROW_WIDTH_PX if self._few else wide
        step = min(OPEN_CARD_WIDTH_PX + 1, (most - OPEN_CARD_WIDTH_PX) // max(1, len(faces) - 1))
        left = x + (wide - OPEN_CARD_WIDTH_PX - step * (len(faces) - 1)) // 2
        top = y - OPEN_CARD_WIDTH_PX - 5 if room.above(seat) else y + high + 5
        for number, face in enumerate(faces):
            self._open(face, (left + step * number, top))

    def _open(self, face: CardFace, at: tuple[int, int]) -> None:
        self.brush.canvas.paste(tile(face, OPEN_CARD_WIDTH_PX, self._locale, CLOTH), at)

    def _contract(self) -> Paper:
        left, top, right, bottom = self._room.contract
        paper = self.brush.written(self._cloth.contract, CONTRACT, (right - left, bottom - top))
        if self._few:
            return paper.at(left, top)
        return paper.at((left + right - paper.size[0]) // 2, (top + bottom - paper.size[1]) // 2)

    def _calls(self, contract: tuple[Paper, ...]) -> list[Paper]:
        """Return calls; of two at the sides that are too wide to be side by side, the right one is lower."""
        played = {seat for seat, _ in self._cloth.trick}
        papers = {
            seat: self._call(who.said, seat, contract)
            for seat, who in enumerate(self._cloth.seats)
            if who.said and seat not in played
        }
        sides = sorted((seat for seat in papers if self._room.beside(seat)), key=lambda seat: papers[seat].box[0])
        for one, other in pairwise(sides):
            if papers[one].box[2] >= papers[other].box[0]:
                papers[one], papers[other] = _shifted(papers[one], -1), _shifted(papers[other], 1)
        return list(papers.values())

    def _call(self, text: str, seat: int, contract: tuple[Paper, ...]) -> Paper:
        """Return a call between its player's plate and the middle; long ones of three players have more room."""
        room = self._room
        (x, y), (card_wide, card_high) = room.cards[seat], room.card
        wide, high = SIDE_CALL_SIZE_PX if room.beside(seat) else CALL_SIZE_PX
        wide = min(wide, room.plate[0] + GAP_PX)
        if contract and room.beside(seat) and not room.in_corner:
            wide = min(wide, contract[0].box[0] - GAP_PX - min(x, room.size[0] - x - card_wide))
        paper = self.brush.written((text,), CALL, (wide, high))
        three = len(self._cloth.seats) == THREE_SEATS and (room.beside(seat) or not contract)
        if three and paper.lines[0][1] < TEXT_CAP_PX:
            paper = self.brush.written((text,), CALL, WIDE_CALL_SIZE_PX)
        wide, high = paper.size
        if room.beside(seat):
            return paper.at(x if x < room.size[0] // 2 else x + card_wide - wide, y + (card_high - high) // 2)
        return paper.at(x + (card_wide - wide) // 2, y if room.above(seat) else y + card_high - high)

    def _bets(self, box: Box) -> None:
        """Show chips one below the other, and once more before their players."""
        bets, step = self._cloth.bets, CHIP_PX + 3
        top = (box[1] + box[3] - step * len(bets)) // 2
        if self._few:
            top = box[3] - step * len(bets)
        stacks = [0] * len(self._cloth.seats)
        for number, bet in enumerate(bets):
            self._bet(bet, box[0], top + step * number, box[2])
            for seat in bet.seats:
                self._stack(bet, seat, stacks[seat])
                stacks[seat] += 1

    def _bet(self, bet: ChipModel, x: int, y: int, right: int) -> None:
        """Show a chip with its name and players; one that must be answered stands out."""
        asked, brush = bet.stand == "asked", self.brush
        ground, ink = (PLATE, GOLD) if asked else (CLOTH, CHALK)
        if asked:
            brush.box((x - 3, y - 2, right, y + CHIP_PX + 2), CLOTH, PLATE, 14)
        self._chip(bet, CHIP_PX, (x, y), ground)
        end = brush.left(bet.label, x + CHIP_PX + 6, y + 20, TEXT_CAP_PX, ground, ink) + 6
        if lettering(bet.names, 11).width <= right - end - 4:
            brush.left(bet.names, end, y + 19, 11, ground, MUTED if asked else CHALK)

    def _stack(self, bet: ChipModel, seat: int, number: int) -> None:
        """Draw a chip next to a player's card, the next one further to the middle."""
        (x, y), room, step = self._room.cards[seat], self._room, STACKED_CHIP_PX + 2
        plate_x, plate_y = room.plates[seat]
        away, up = (0, number) if self._few else divmod(number, room.card[1] // step)
        if room.beside(seat):
            at = plate_x + step * number, plate_y - STACKED_CHIP_PX - 8
        elif room.above(seat):
            at = x - STACKED_CHIP_PX - 9 - step * away, y + step * up
        else:
            at = x - STACKED_CHIP_PX - 9 - step * away, y + room.card[1] - STACKED_CHIP_PX - step * up
        self._chip(bet, STACKED_CHIP_PX, at)

    def _chip(self, bet: ChipModel, size: int, at: tuple[int, int], ground: tuple[int, int, int] = CLOTH) -> None:
        colour = CHIP_COLOURS[bet.kind % len(CHIP_COLOURS)]
        edge = 2 if size == STACKED_CHIP_PX else 3
        self.brush.disc(size, at, ground, GOLD if bet.stand == "asked" else CHALK, "", 11, CHALK)
        inner = at[0] + edge, at[1] + edge
        self.brush.disc(size - 2 * edge, inner, CHALK, colour, str(bet.worth), size // 2, CHALK)

    def _piles(self, box: Box) -> None:
        """Show other cards in the middle: in a corner, or as small as needed."""
        if self._few:
            right = box[2]
            for pile in self._cloth.piles:
                right = self._pile(pile, box, right) - 10
            return
        x, y = box[0], box[1]
        for pile in self._cloth.piles:
            for face in pile.cards:
                self.brush.canvas.paste(tile(face, TILE_PX, self._locale, CLOTH), (x, y))
                x += TILE_PX + 2
            if box[2] - x > 30:
                self.brush.left(pile.label, x + 2, y + 22, 11, CLOTH, CHALK, box[2] - x - 2)
            x, y = box[0], y + TILE_PX + 4

    def _pile(self, pile: PileModel, box: Box, right: int) -> int:
        wide, high = MIDDLE_CARD_PX
        count = len(pile.cards)
        step = min(wide + 6, (right - box[0] - wide) // max(1, count - 1))
        left, top = right - wide - step * (count - 1), box[3] - high
        for number, face in enumerate(pile.cards):
            self.brush.canvas.paste(lying(face, MIDDLE_CARD_PX, self._locale), (left + step * number, top))
        self.brush.right(pile.label, right, top - 9, LABEL_CAP_PX, CLOTH, CHALK, right - box[0])
        return left


def _shifted(paper: Paper, down: int) -> Paper:
    """Return a paper half of its height further up (-1) or down (1)."""
    left, top, _, _ = paper.box
    return paper.at(left, top + down * (paper.size[1] // 2 + 2))
