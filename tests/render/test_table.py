"""The image of a table: its size, what of it can be seen, and that long names and many users fit."""

import io
from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from bot.render.bitmap_font import lettering
from bot.render.table import ChipModel, PileModel, SeatModel, TableImageModel, table
from bot.render.table.canvas import even, width
from bot.render.table.geometry import FEW_SEATS, IMAGE_WIDTH_PX, room_for
from bot.render.table.name_plates import halves
from bot.rules.cards import FRENCH, GERMAN
from bot.rules.panel import CardFace

MOST_BYTES = 25 * 1024
LONG = "Maximiliane Gräfin v. Hinterholz"


def german(code: str, named: str = "") -> CardFace:
    return CardFace("german", code, named)


def full(seats: int, *, name: str = LONG) -> TableImageModel:
    """Return a table on which as much lies as ever can: the last trick of a deal of Bieten, in which all was bet."""
    codes = [*(rank + suit for suit in "hlba" for rank in "KOUAT"), "W"]
    people = tuple(
        SeatModel(
            name[: 30 - seat] + str(seat),
            points=str(seat + 1),
            gained="+2",
            struck=seat == 1,
            shown=(german(codes[seat]), german(codes[-2 - seat])),
            turn=seat == 0,
            dealer=seat == 1,
            took=seat == 0,
            machine=seat % 3 == 2,
        )
        for seat in range(seats)
    )
    trick = tuple((seat, german(codes[seat])) for seat in range(seats))
    bets = tuple(ChipModel("Hanger", kind, 3, (0, 1), "Anna – Ben", "held") for kind in range(5))
    return TableImageModel(
        "german", people, trick, winner=1, taken=True, bets=bets, piles=(PileModel((german("Ul"),), "Bottom"),)
    )


def opened(data: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(data))
    image.load()
    return image


def seen(data: bytes) -> Image.Image:
    return opened(data).convert("RGBA").convert("RGB")


@pytest.mark.parametrize("seats", range(2, 11))
def test_a_full_table_is_small_enough_to_send(seats: int) -> None:
    data = table(full(seats))
    assert len(data) < MOST_BYTES
    picture = opened(data)
    assert picture.mode == "P"
    assert picture.size == room_for(seats).size
    assert picture.width == IMAGE_WIDTH_PX == 640


@pytest.mark.parametrize("seats", range(2, 11))
def test_nothing_lies_on_anything_else(seats: int) -> None:
    """Plates and cards of all seats are apart; of few seats, cards that lie as a cross may touch."""
    room = room_for(seats)
    boxes = [(x, y, x + room.plate[0], y + room.plate[1]) for x, y in room.plates]
    if seats > FEW_SEATS:
        boxes += [(x, y, x + room.card[0], y + room.card[1]) for x, y in room.cards]
        boxes += [room.bets, room.piles]
    for number, one in enumerate(boxes):
        assert 17 <= one[0] < one[2] <= room.size[0] - 17
        assert 17 <= one[1] < one[3] <= room.size[1] - 17
        for other in boxes[number + 1 :]:
            assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1], (one, other)


def test_seats_go_round_clockwise_from_below() -> None:
    (_, below), (left, _), (_, above), (right, _) = room_for(4).plates
    assert left < right
    assert above < below


def test_all_that_is_told_can_be_seen() -> None:
    cloth = full(4, name="Anna")
    anna = cloth.seats[0]
    changed = [
        replace(cloth, winner=2),
        replace(cloth, trick=cloth.trick[:3]),
        replace(cloth, trick=cloth.trick[1:] + cloth.trick[:1]),
        replace(cloth, bets=cloth.bets[:4]),
        replace(cloth, bets=(replace(cloth.bets[0], stand="asked"), *cloth.bets[1:])),
        replace(cloth, bets=(replace(cloth.bets[0], worth=2), *cloth.bets[1:])),
        replace(cloth, piles=()),
        replace(cloth, contract=("4 ♠", "Ben")),
        replace(cloth, contract=("4 ♥", "Ben")),
        *(
            replace(cloth, seats=(each, *cloth.seats[1:]))
            for each in (
                replace(anna, name="Ben"),
                replace(anna, points="7"),
                replace(anna, gained=""),
                replace(anna, provisional=True),
                replace(anna, struck=True),
                replace(anna, turn=False),
                replace(anna, dealer=True),
                replace(anna, took=False),
                replace(anna, machine=True),
                replace(anna, out=True),
                replace(anna, cards=2),
                replace(anna, shown=anna.shown[:1]),
                replace(anna, books=2),
                replace(anna, side=1),
            )
        ),
        replace(cloth, trick=(), seats=(replace(anna, said="3 Uptown"), *cloth.seats[1:])),
        replace(cloth, trick=()),
    ]
    pictures = [table(each) for each in (cloth, *changed)]
    assert len(set(pictures)) == len(pictures)


def test_a_table_shows_a_turn_around_one_plate_only() -> None:
    cloth = full(6)
    still = replace(cloth, seats=(replace(cloth.seats[0], turn=False), *cloth.seats[1:]))
    box = ImageChops.difference(seen(table(cloth)), seen(table(still))).getbbox()
    room = room_for(6)
    x, y = room.plates[0]
    assert box == (x - 5, y - 5, x + room.plate[0] + 5, y + room.plate[1] + 5)


@pytest.mark.parametrize("ground", [(0, 0, 0), (255, 255, 255)])
def test_its_corners_are_round_on_any_ground(ground: tuple[int, int, int]) -> None:
    picture = opened(table(full(4))).convert("RGBA")
    canvas = Image.new("RGB", picture.size, ground)
    canvas.paste(picture, mask=picture)
    for x in (0, picture.width - 1):
        for y in (0, picture.height - 1):
            assert canvas.getpixel((x, y)) == ground
    assert picture.getpixel((picture.width // 2, 0))[3] == 255


@pytest.mark.parametrize("name", [LONG, "Anna_Lena.Weissenbach-Oberkirche", "abcdefghijklmnopqrstuvwxyzabcdef"])
def test_a_long_name_stands_in_two_lines(name: str) -> None:
    assert len(name) == 32
    cap, (first, second) = halves(name, 124)
    assert (first + second).replace(" ", "") == name.replace(" ", "")
    assert max(lettering(first, cap).width, lettering(second, cap).width) <= 124


@pytest.mark.parametrize("deck", [GERMAN, FRENCH], ids=lambda deck: deck.name)
def test_every_card_can_lie_there_and_looks_like_itself(deck: type[object]) -> None:
    people = tuple(SeatModel(name) for name in "AB")
    many = tuple(SeatModel(name) for name in "ABCDE")
    codes = [*deck.codes, ""]
    for seats in (people, many):
        pictures = {table(TableImageModel(deck.name, seats, ((0, CardFace(deck.name, code)),))) for code in codes}
        assert len(pictures) == len(codes)


def test_no_word_stands_alone_below_a_full_line() -> None:
    lines = even("7 more to make it", 15, 206)
    assert " ".join(lines) == "7 more to make it"
    assert lines[-1] != "it"
    assert max(width(line, 15) for line in lines) <= 206
    assert even("Uptown", 15, 20) == ("Uptown",)
