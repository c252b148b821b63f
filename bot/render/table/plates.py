"""Name plates around a table: who sits there, points, books, cards held and shown."""

from functools import lru_cache

from PIL import Image

from bot.render.lettering import lettering
from bot.render.robot import robot
from bot.render.table.brush import Brush
from bot.render.table.cards import back, tile
from bot.render.table.cloth import Seated
from bot.render.table.felt import CHALK, CLOTH, CREAM, GOLD, INK, MUTED, PLATE, SIDES, felt, star
from bot.render.table.places import Spot

PAD = 6
"""So much cloth is around a plate, for the ring of whose turn it is."""
CAPS = 17, 15, 13, 11
TWO_LINES = 11, 10, 9
"""Heights of a name's capitals, the largest that fits: in one line, or if it does not fit at all, in two."""
CLOSE = 4
"""So much closer to the edge two lines begin."""
POINTS, BESIDE = 19, 14
MINI, BOOK = (14, 19), (19, 13)
TILE = 27
BUTTON = 20


@lru_cache(256)
def plate(who: Seated, size: Spot, deck: str, dealing: str, locale: str) -> Image.Image:
    """Return a name plate on cloth; not to be changed.

    Args:
        who: what stands on it.
        size: width and height, without the cloth around it.
        deck: whose cards.
        dealing: the letter on the dealer's button.
        locale: whose index letters.
    """
    canvas = Image.new("P", (size[0] + 2 * PAD, size[1] + 2 * PAD), felt(deck).index(CLOTH))
    drawer = _Plate(Brush(canvas, deck), size, deck, locale)
    drawer.draw(who, dealing)
    return canvas


class _Plate:
    """A plate being drawn."""

    def __init__(self, brush: Brush, size: Spot, deck: str, locale: str) -> None:
        self._brush = brush
        self._deck = deck
        self._locale = locale
        self._left, self._right = PAD, PAD + size[0]
        self._top, self._bottom = PAD, PAD + size[1]

    def draw(self, who: Seated, dealing: str) -> None:
        """Draw all of it."""
        left, top, right, bottom = self._left, self._top, self._right, self._bottom
        if who.turn:
            self._brush.box((left - 5, top - 5, right + 5, bottom + 5), CLOTH, GOLD, 14)
        self._brush.box((left, top, right, bottom), GOLD if who.turn else CLOTH, PLATE, 10)
        if who.side is not None:
            self._brush.box((left + 4, top + 9, left + 8, bottom - 9), PLATE, SIDES[who.side % len(SIDES)], 2)
        self._upper(who, dealing)
        self._lower(who)

    def _upper(self, who: Seated, dealing: str) -> None:
        """Draw the name, and marks on both sides of it."""
        brush, left, right, top = self._brush, self._left + 12, self._right - 8, self._top
        if who.machine:
            brush.ink(robot(15), (left, top + 8), PLATE, MUTED)
            left += 19
        if who.dealer:
            right -= BUTTON
            brush.disc(BUTTON, (right, top + 6), PLATE, CREAM, dealing, 12, INK)
            right -= 3
        if who.took:
            right -= 18
            brush.ink(star(18), (right, top + 7), PLATE, GOLD)
            right -= 3
        ink = MUTED if who.out else CHALK
        for cap in CAPS:
            if lettering(who.name, cap).width <= right - left:
                brush.left(who.name, left, top + 16 + cap // 2, cap, PLATE, ink)
                return
        left -= CLOSE
        cap, lines = halves(who.name, right - left)
        for number, line in enumerate(lines):
            brush.left(line, left, top + 14 + 12 * number, cap, PLATE, ink, right - left)

    def _lower(self, who: Seated) -> None:
        """Draw cards on the left, points and books on the right."""
        brush, left, right, base = self._brush, self._left + 12, self._right - 10, self._bottom - 9
        if who.points:
            start = brush.right(who.points, right, base, POINTS, PLATE, GOLD)
            if who.struck:
                brush.canvas.paste(felt(self._deck).index(GOLD), (start + 2, base - 11, right - 2, base - 8))
            right = start - 4
        if who.gained:
            right = brush.right(who.gained, right, base, BESIDE, PLATE, CHALK) - 4
        if who.books is not None:
            right = brush.right(str(who.books), right, base, BESIDE, PLATE, CHALK) - 23
            for number in range(2):
                brush.canvas.paste(back(self._deck, BOOK), (right + 2 * number, base - 11 - 3 * number))
            right -= 4
        for face in who.shown:
            brush.canvas.paste(tile(face, TILE, self._locale, PLATE), (left, base - TILE + 4))
            left += TILE + 2
        if who.cards:
            step = max(2, min(10, (right - left - MINI[0]) // max(1, who.cards - 1)))
            for number in range(who.cards):
                brush.canvas.paste(back(self._deck, MINI), (left + step * number, base - MINI[1] + 3))


def halves(name: str, most: int) -> tuple[int, tuple[str, str]]:
    """Return a long name in two lines and how high their capitals are, parted between words if both fit then.

    Args:
        name: what is written.
        most: how wide a line may be.
    """
    cuts = [place + 1 for place, char in enumerate(name) if char in " -_."]
    cuts.sort(key=lambda place: abs(place - len(name) / 2))
    wide = [lettering(char, TWO_LINES[0]).width for char in name]
    half = next((place for place in range(len(name)) if sum(wide[:place]) >= sum(wide) / 2), len(name))
    for cap in TWO_LINES:
        for cut in (*cuts, half):
            lines = name[:cut].strip(), name[cut:].strip()
            if all(lettering(line, cap).width <= most for line in lines):
                return cap, lines
    return TWO_LINES[-1], (name[:half], name[half:])
