"""Name plates around a table: name, points, books, cards held and shown."""

from PIL import Image

from bot.render.bitmap_font import lettering, robot, text_width
from bot.render.table.canvas import TableCanvas
from bot.render.table.card_sprites import back, tile
from bot.render.table.geometry import Spot
from bot.render.table.model import SeatModel
from bot.render.table.packed_cache import packed
from bot.render.table.theme import CHALK, CLOTH, CREAM, GOLD, INK, MUTED, PLATE, SIDE_COLOURS, felt, star

PADDING_PX = 6
"""The cloth around a plate, for the ring that marks the player to act."""
ONE_LINE_CAPS_PX = 17, 15, 13, 11
TWO_LINE_CAPS_PX = 11, 10, 9
"""Heights of a name's capitals, the largest that fits: in one line, or if none fits, in two."""
TWO_LINES_SHIFT_PX = 4
"""How much closer to the edge two lines begin."""
POINTS_CAP_PX, SIDE_TEXT_CAP_PX, LEAST_SIDE_TEXT_CAP_PX = 19, 14, 7
MINI_CARD_PX, BOOK_SIZE_PX = (14, 19), (19, 13)
TILE_PX = 27
BOOKS_WIDTH_PX = 23
DEALER_BUTTON_PX = 20


@packed(192)
def plate(who: SeatModel, size: Spot, deck: str, dealing: str, locale: str, *, scale: int = 1) -> Image.Image:
    """Return a name plate on cloth.

    Args:
        size: width and height, without the cloth around it.
        scale: pixels per pixel of the public image.
    """
    pad = PADDING_PX * scale
    canvas = Image.new("P", (size[0] + 2 * pad, size[1] + 2 * pad), felt(deck).index(CLOTH))
    drawer = _NamePlate(TableCanvas(canvas, deck), size, deck, locale, scale)
    drawer.draw(who, dealing)
    return canvas


class _NamePlate:
    def __init__(self, brush: TableCanvas, size: Spot, deck: str, locale: str, scale: int) -> None:
        self._brush = brush
        self._deck = deck
        self._locale = locale
        self._scale = scale
        self._left, self._right = PADDING_PX * scale, PADDING_PX * scale + size[0]
        self._top, self._bottom = PADDING_PX * scale, PADDING_PX * scale + size[1]

    def draw(self, who: SeatModel, dealing: str) -> None:
        """Draw all of it."""
        k = self._scale
        left, top, right, bottom = self._left, self._top, self._right, self._bottom
        if who.turn:
            self._brush.box((left - 5 * k, top - 5 * k, right + 5 * k, bottom + 5 * k), CLOTH, GOLD, 14 * k)
        self._brush.box((left, top, right, bottom), GOLD if who.turn else CLOTH, PLATE, 10 * k)
        if who.side is not None:
            stripe = left + 4 * k, top + 9 * k, left + 8 * k, bottom - 9 * k
            self._brush.box(stripe, PLATE, SIDE_COLOURS[who.side % len(SIDE_COLOURS)], 2 * k)
        self._upper(who, dealing)
        self._lower(who)

    def _upper(self, who: SeatModel, dealing: str) -> None:
        k, brush, top = self._scale, self._brush, self._top
        left, right = self._left + 12 * k, self._right - 8 * k
        if who.machine:
            brush.ink(robot(15 * k), (left, top + 8 * k), PLATE, MUTED)
            left += 19 * k
        if who.dealer:
            right -= DEALER_BUTTON_PX * k
            brush.disc(DEALER_BUTTON_PX * k, (right, top + 6 * k), PLATE, CREAM, dealing, 12 * k, INK)
            right -= 3 * k
        if who.took:
            right -= 18 * k
            brush.ink(star(18 * k), (right, top + 7 * k), PLATE, GOLD)
            right -= 3 * k
        ink = MUTED if who.out else CHALK
        for cap in ONE_LINE_CAPS_PX:
            if lettering(who.name, cap * k).width <= right - left:
                brush.left(who.name, left, top + (16 + cap // 2) * k, cap * k, PLATE, ink)
                return
        left -= TWO_LINES_SHIFT_PX * k
        cap, lines = halves(who.name, (right - left) // k)
        for number, line in enumerate(lines):
            brush.left(line, left, top + (14 + 12 * number) * k, cap * k, PLATE, ink, right - left)

    def _lower(self, who: SeatModel) -> None:
        k, brush = self._scale, self._brush
        left, right, base = self._left + 12 * k, self._right - 10 * k, self._bottom - 9 * k
        points_cap, side_cap = self._number_caps(who, right - left)
        if who.provisional and who.gained:
            right = brush.right(who.gained, right, base, side_cap * k, PLATE, CHALK) - 4 * k
        if who.points:
            start = brush.right(who.points, right, base, points_cap * k, PLATE, GOLD)
            if who.struck:
                line = start + 2 * k, base - 11 * k, right - 2 * k, base - 8 * k
                brush.canvas.paste(felt(self._deck).index(GOLD), line)
            right = start - 4 * k
        if who.gained and not who.provisional:
            right = brush.right(who.gained, right, base, side_cap * k, PLATE, CHALK) - 4 * k
        if who.books is not None:
            right = brush.right(str(who.books), right, base, side_cap * k, PLATE, CHALK) - BOOKS_WIDTH_PX * k
            for number in range(2):
                at = right + 2 * number * k, base - (11 + 3 * number) * k
                brush.canvas.paste(back(self._deck, (BOOK_SIZE_PX[0] * k, BOOK_SIZE_PX[1] * k)), at)
            right -= 4 * k
        for face in who.shown:
            brush.canvas.paste(tile(face, TILE_PX * k, self._locale, PLATE), (left, base - (TILE_PX - 4) * k))
            left += (TILE_PX + 2) * k
        if who.cards:
            wide, high = MINI_CARD_PX[0] * k, MINI_CARD_PX[1] * k
            step = max(2 * k, min(10 * k, (right - left - wide) // max(1, who.cards - 1)))
            for number in range(who.cards):
                brush.canvas.paste(back(self._deck, (wide, high)), (left + step * number, base - high + 3 * k))

    def _number_caps(self, who: SeatModel, room: int) -> Spot:
        """Return the largest heights of capitals for the points, and for other numbers, that fit side by side."""
        k = self._scale
        smaller = 0
        for smaller in range(SIDE_TEXT_CAP_PX - LEAST_SIDE_TEXT_CAP_PX + 1):
            points_cap, side_cap = POINTS_CAP_PX - smaller, SIDE_TEXT_CAP_PX - smaller
            widths = [text_width(who.points, points_cap * k) + 4 * k] * bool(who.points)
            widths += [text_width(who.gained, side_cap * k) + 4 * k] * bool(who.gained)
            if who.books is not None:
                widths.append(text_width(str(who.books), side_cap * k) + BOOKS_WIDTH_PX * k)
            if sum(widths) <= room:
                break
        return POINTS_CAP_PX - smaller, SIDE_TEXT_CAP_PX - smaller


def halves(name: str, limit: int) -> tuple[int, tuple[str, str]]:
    """Return a long name in two lines and the height of their capitals, split between words if both fit then."""
    cuts = [place + 1 for place, char in enumerate(name) if char in " -_."]
    cuts.sort(key=lambda place: abs(place - len(name) / 2))
    wide = [lettering(char, TWO_LINE_CAPS_PX[0]).width for char in name]
    half = next((place for place in range(len(name)) if sum(wide[:place]) >= sum(wide) / 2), len(name))
    for cap in TWO_LINE_CAPS_PX:
        for cut in (*cuts, half):
            lines = name[:cut].strip(), name[cut:].strip()
            if all(lettering(line, cap).width <= limit for line in lines):
                return cap, lines
    return TWO_LINE_CAPS_PX[-1], (name[:half], name[half:])
