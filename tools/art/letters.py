"""All letters of the font in one picture, for names and numbers at run time."""

from bot.render.assets import ASCENT_PX, CAP_HEIGHT_PX, DESCENT_PX, SIDE_BEARING_PX
from tools.art.svg import outlines

WIDTH = 1200


def sheet() -> tuple[str, dict[str, tuple[int, int, int]]]:
    """Return the SVG of all letters, and by character its left and top edge and how far the next one stands."""
    font = outlines()
    scale = CAP_HEIGHT_PX / font.cap
    x = y = 0
    drawn: list[str] = []
    places: dict[str, tuple[int, int, int]] = {}
    for char, shape in font.shape.items():
        advance = round(font.advance[char] * scale)
        if x + advance + 2 * SIDE_BEARING_PX > WIDTH:
            x, y = 0, y + ASCENT_PX + DESCENT_PX
        places[char] = (x, y, advance)
        place = f"translate({x + SIDE_BEARING_PX} {y + ASCENT_PX}) scale({scale:.6f} {-scale:.6f})"
        drawn.append(f'<path transform="{place}" d="{shape}"/>')
        x += advance + 2 * SIDE_BEARING_PX
    height = y + ASCENT_PX + DESCENT_PX
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(drawn)}</svg>', places
