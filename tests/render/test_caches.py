"""What is cached in parts or compressed equals the image drawn whole."""

import os
import sys
import threading
from random import Random

import pytest
from PIL import Image

from bot.render.image_cache import NICENESS, ImageCache
from bot.render.table.canvas import TableCanvas
from bot.render.table.packed_cache import packed
from bot.render.table.theme import CLOTH, CREAM, GOLD, INK, PLATE, inked, rounded

GROUND = Image.frombytes("P", (320, 320), Random(1).randbytes(320 * 320))


@pytest.mark.parametrize("deck", ["german", "french"])
@pytest.mark.parametrize("size", [(16, 290), (60, 41), (300, 97)])
@pytest.mark.parametrize("radius", [4, 10, 20, 28])
def test_a_box_of_cached_corners_is_the_box_drawn_whole(deck: str, size: tuple[int, int], radius: int) -> None:
    for ground, colour in ((CLOTH, PLATE), (CLOTH, GOLD), (CREAM, INK)):
        parts, whole = GROUND.copy(), GROUND.copy()
        TableCanvas(parts, deck).box((5, 6, 5 + size[0], 6 + size[1]), ground, colour, radius)
        image, covered = inked(deck, rounded(size, radius), ground, colour)
        whole.paste(image, (5, 6), covered)
        assert parts.tobytes() == whole.tobytes()


def test_a_packed_image_is_drawn_once_and_may_be_changed() -> None:
    drawn: list[str] = []

    @packed(1)
    def draw(name: str) -> Image.Image:
        drawn.append(name)
        return GROUND

    first = draw("a")
    assert (first.mode, first.size, first.tobytes()) == ("P", (320, 320), GROUND.tobytes())
    first.paste(0, (0, 0, 320, 320))
    assert draw("a").tobytes() == GROUND.tobytes()
    assert drawn == ["a"]
    draw("b")
    draw("a")
    assert drawn == ["a", "b", "a"]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has a niceness for each thread")
async def test_drawing_gives_way_to_the_event_loop() -> None:
    before = os.getpriority(os.PRIO_PROCESS, 0)
    drawn = await ImageCache().draw(lambda: b"%d" % os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))
    assert int(drawn) == min(before + NICENESS, 19)
    assert os.getpriority(os.PRIO_PROCESS, 0) == before, "the event loop's thread has kept its own"
