"""Gallery put together: sizes, what they show, the same in words, drawn once and off the event loop."""

import asyncio
import io
import threading

import pytest
from PIL import Image

from bot.i18n import Catalogs
from bot.render.alt_text import AltTexts
from bot.render.bitmap_font import grouped, lettering
from bot.render.card_images import CARD_HEIGHT_PX as TALL
from bot.render.card_images import CARD_WIDTH_PX as WIDE
from bot.render.card_images import MARGIN_PX, SEPARATE_STEP_PX, CardOrderRow, TrickCard, order, trick
from bot.render.charts import CHART_HEIGHT_PX, CHART_WIDTH_PX, LINE_COLOURS, Bar, bars, chart
from bot.render.image_cache import ImageCache
from bot.render.slate_image import CHALK, SLATE, WOOD, SlateColumn, slate
from bot.rules.panel import CardFace
from bot.rules.slate import SlateScore
from tests.render.test_colours import contrast
from tools.preview.samples import previews

CAPTIONS = AltTexts(Catalogs.load(strict=True).words("en"))


def cards(deck: str, codes: str) -> tuple[CardFace, ...]:
    return tuple(CardFace(deck, code) for code in codes.split())


def opened(data: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(data))
    assert image.mode == "P"
    return image.convert("RGBA")


def test_a_trick_marks_who_wins() -> None:
    ace, ten = cards("german", "Ah Th")
    plain = trick((TrickCard("Anna", ace), TrickCard("Ben", ten)))
    assert trick((TrickCard("Anna", ace, winning=True), TrickCard("Ben", ten))) != plain
    assert trick((TrickCard("Anna", ace), TrickCard("Cilli", ten))) != plain
    one, two = opened(trick((TrickCard("Anna", ace),))), opened(plain)
    assert one.height == two.height
    assert one.width < two.width


def test_an_order_has_a_row_for_each() -> None:
    suit = cards("german", "Al Kl Ol Ul Tl 9l 8l 7l")
    one, two = (
        opened(order((CardOrderRow("", suit),))),
        opened(order((CardOrderRow("", suit), CardOrderRow("Trumps", suit)))),
    )
    assert one.width == two.width
    assert two.height > 2 * one.height - 50


def test_the_slate_strikes_and_marks() -> None:
    anna, ben = SlateColumn("Anna"), SlateColumn("Ben")
    rows = ((SlateScore(10), SlateScore(9)), (SlateScore(1), None))
    seen = [
        slate((anna, ben), rows),
        slate((anna, ben), ((SlateScore(10), SlateScore(9)), (SlateScore(1, struck=True), None))),
        slate((SlateColumn("Anna", crosses=1), ben), rows),
        slate((SlateColumn("Anna", losses=1), ben), rows),
        slate((SlateColumn("Anna", losses=7), ben), rows),
    ]
    assert len(set(seen)) == len(seen)
    assert opened(slate((anna, ben), ())).height < opened(seen[0]).height


def test_numbers_have_one_form_in_pictures_and_beside_them() -> None:
    assert [grouped(number, ",") for number in (0, -141, 1290, -1290)] == ["0", "−141", "1,290", "−1,290"]
    assert grouped(1290, "") == "1290"
    assert [grouped(number, ".", 10_000) for number in (1290, -1290, 12900)] == ["1290", "−1290", "12.900"]
    row = (SlateScore(1290), SlateScore(3))
    columns = SlateColumn("Anna"), SlateColumn("Ben")
    assert slate(columns, (row,), between=",") != slate(columns, (row,))
    lines = (("Anna", (0, 1290)),)
    assert chart(lines, between=",") != chart(lines)


def test_a_chart_stands_any_evening() -> None:
    for lines in ((("Anna", (0,)),), (("Anna", (0, -5, 1000)), ("Ben", (0, -5, 1000))), (("漢字", (0, 1)),)):
        assert opened(chart(lines, below="Deal")).size == (CHART_WIDTH_PX, CHART_HEIGHT_PX)
    assert chart((("Anna", (0, 1)),)) != chart((("Anna", (0, 2)),))
    assert chart((("Anna", (1490, 1510)),), base=1500) != chart((("Anna", (1490, 1510)),))


def test_bars_show_every_value_and_are_as_high_as_they_are_many() -> None:
    seen = [
        bars((Bar("Anna", 3, "3"), Bar("Ben", 1, "1"))),
        bars((Bar("Anna", 3, "3"), Bar("Ben", 2, "2"))),
        bars((Bar("Anna", 3, "3"), Bar("Ben", -2, "-2"))),
        bars((Bar("Anna", 3, "3", pale=True), Bar("Ben", 1, "1"))),
        bars((Bar("Anna", 3, "3"), Bar("Ben", 1, "1")), base=1),
    ]
    assert len(set(seen)) == len(seen)
    assert opened(seen[0]).width == CHART_WIDTH_PX
    assert opened(bars((Bar("漢字", 0, "0"),))).height < opened(seen[0]).height


def test_a_zero_is_no_bar_but_a_point_on_the_line_and_says_so() -> None:
    def inks(value: int) -> set[tuple[int, ...]]:
        shown = opened(bars((Bar("Anna", value, str(value)),)))
        return {colour[:3] for _, colour in shown.getcolors(shown.width * shown.height)}

    def coloured(inks: set[tuple[int, ...]], like: tuple[int, ...]) -> bool:
        return any(sum(abs(a - b) for a, b in zip(ink, like, strict=True)) < 40 for ink in inks)

    assert coloured(inks(1), LINE_COLOURS[0])
    assert coloured(inks(-1), LINE_COLOURS[1])
    assert not any(coloured(inks(0), line) for line in LINE_COLOURS[:2])
    assert bars((Bar("Anna", 0, "0"), Bar("Ben", 0, "0"))) != bars((Bar("Anna", 0, ""), Bar("Ben", 0, "")))
    assert chart((("Anna", (0, 4)), ("Ben", (0, 0)))) != chart((("Anna", (0, 4)), ("Ben", (0, 1))))


def test_charts_lie_on_a_slate_of_their_own() -> None:
    for drawn in (chart((("Anna", (0, 4)),)), bars((Bar("Anna", 3, "3"),))):
        shown = opened(drawn)
        edge = {shown.getpixel((x, y))[:3] for x in (3, shown.width - 4) for y in (3, shown.height - 4)}
        assert all(sum(abs(a - b) for a, b in zip(colour, WOOD[0], strict=True)) < 30 for colour in edge)
        assert min(contrast(colour, SLATE) for colour in (*LINE_COLOURS, CHALK)) > 3
        assert contrast(CHALK, SLATE) > 4.5


@pytest.mark.parametrize("most", [0, 1, 7, 1000, 123_456_789])
def test_the_axis_has_a_handful_of_round_numbers(most: int) -> None:
    assert opened(chart((("Anna", (0, most, -most)),))).size == (CHART_WIDTH_PX, CHART_HEIGHT_PX)


def test_any_name_can_be_written() -> None:
    assert lettering("Łukasz", 20).tobytes() != lettering("Lukasz", 20).tobytes()
    assert lettering("𝓑ob", 20).tobytes() == lettering("Bob", 20).tobytes()
    assert lettering("漢", 20).getbbox()
    assert lettering("A very long name", 20, 80).width <= 80


@pytest.mark.exhaustive  # the preview is for developers
def test_everything_can_be_previewed() -> None:
    shown = dict(previews("pl", "two"))
    assert {"german-pack", "french-tiles-22-dark", "hand-french", "trick", "order", "slate", "chart", "bars"} <= set(
        shown
    )
    assert all(data.startswith(b"\x89PNG") for data in shown.values())


def test_pictures_are_told_in_words() -> None:
    plays = TrickCard("Anna", CardFace("german", "Ah"), winning=True), TrickCard("Ben", CardFace("german", "9a"))
    assert CAPTIONS.trick(plays) == "The trick: Anna ace of hearts (winning) and Ben nine of acorns"
    assert CAPTIONS.order((CardOrderRow("Trumps", cards("german", "Ah Kh")),)) == (
        "Trumps: ace of hearts, king of hearts, from the highest to the lowest"
    )
    columns = SlateColumn("Anna", 1, 0), SlateColumn("Ben", 0, 2)
    assert CAPTIONS.slate(columns, ((SlateScore(1, struck=True), SlateScore(4)), (SlateScore(0), None))) == (
        "The slate after 2 deals\nAnna: 1 struck through, 0, one cross, no loss\nBen: 4, no cross, 2 losses"
    )
    alone = CAPTIONS.slate([SlateColumn("Anna", 1, 0, "won 1, lost 0")], ((SlateScore(4),),))
    assert alone == "The slate after one deal\nAnna: 4, won 1, lost 0"
    assert CAPTIONS.chart((("Anna", (0, 2)), ("Ben", (0, 5)))) == "The scores after one deal: Ben 5 and Anna 2"


async def test_a_picture_is_drawn_once_and_not_on_the_loop() -> None:
    drawn: list[int] = []
    begun, go = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def make(number: int) -> bytes:
        loop.call_soon_threadsafe(begun.set)
        go.wait(10)
        drawn.append(threading.get_ident())
        return bytes([number])

    pictures = ImageCache()
    first = asyncio.create_task(pictures.draw(make, 1))
    await begun.wait()
    second = asyncio.create_task(pictures.draw(make, 1))
    first.cancel()
    go.set()
    assert await second == b"\x01"
    assert await pictures.draw(make, 1) == b"\x01"
    assert len(drawn) == 1
    assert threading.get_ident() not in drawn


async def test_all_pictures_are_drawn_by_one_thread() -> None:
    together = threading.Barrier(2)

    def make(_: int) -> bytes:
        with pytest.raises(threading.BrokenBarrierError):
            together.wait(0.01)
        return threading.current_thread().name.encode()

    caches = ImageCache(), ImageCache()
    names = await asyncio.gather(*(cache.draw(make, number) for cache in caches for number in (1, 2)))
    assert len({*names}) == 1


async def test_old_pictures_are_forgotten_and_failures_tried_again() -> None:
    drawn: list[int] = []

    def make(number: int) -> bytes:
        drawn.append(number)
        if drawn.count(7) == 1:
            raise OSError
        return bytes([number])

    pictures = ImageCache(keep=2)
    for number in (1, 2, 1, 3, 1, 2):
        await pictures.draw(make, number)
    assert drawn == [1, 2, 3, 2]
    with pytest.raises(OSError):
        await pictures.draw(make, 7)
    assert await pictures.draw(make, 7) == b"\x07"


def test_three_cards_of_a_hand_lie_side_by_side() -> None:
    three = opened(order((CardOrderRow("Anna", cards("german", "Ah Kl 9b")),)))
    assert three.width >= 3 * WIDE
    # Every card lies on the cloth, its left corner too.
    for number in range(3):
        assert three.getpixel(
            (MARGIN_PX + SEPARATE_STEP_PX * number, three.height - MARGIN_PX - TALL)
        ) == three.getpixel((2, 2))


def test_many_cards_of_an_order_lie_in_two_lines() -> None:
    suit = tuple(CardFace("french", f"{rank}s") for rank in "AKQJT98765432")
    wide, high = size_of(order((CardOrderRow("", suit),)))
    short, low = size_of(order((CardOrderRow("", suit[:7]),)))
    assert wide == short
    assert high > low


def test_hands_lie_side_by_side_where_they_are_shown_larger_then() -> None:
    hand = tuple(CardFace("french", f"{rank}s") for rank in "AKQJT9876543")
    hands = tuple(CardOrderRow(name, hand) for name in ("Anna", "Ben", "Cilli", "Detlef", "Kitty"))
    narrow, high = size_of(order(hands))
    wide, low = size_of(order(hands, beside=True))
    assert high > 3 * narrow, "a strip that nobody can read"
    assert wide == 2 * narrow - 16
    assert low < high * 2 / 3
    assert size_of(order(hands[:1], beside=True)) == size_of(order(hands[:1]))


def size_of(data: bytes) -> tuple[int, int]:
    with Image.open(io.BytesIO(data)) as image:
        return image.size
