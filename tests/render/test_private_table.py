"""The image of a player's own table: its size, its cards, and that nothing on it is hidden by anything else."""

import io
from dataclasses import replace
from functools import partial
from itertools import combinations, pairwise, product

import pytest
from PIL import Image, ImageChops

from bot.render.table import ChipModel, PileModel, SeatModel, TableImageModel, private_table
from bot.render.table import table as public_table
from bot.render.table.canvas import TableCanvas
from bot.render.table.geometry import Box
from bot.render.table.private import IMAGE_WIDTH_PX, MAX_BYTES, MAX_CARDS_IN_ROW, MAX_SEPARATE_CARDS, fan, room_for
from bot.render.table.theme import CLOTH, CREAM
from bot.rules.cards import DECKS
from bot.rules.panel import CardFace

COUNTS = range(1, 23)
NAMES = "Anna", "Benedikt", "Maximiliane Gräfin v. Hinterholz", "Ben", "Eva", "Franz", "Gustl", "Hias", "Ines", "Jo"


def faces(deck: str, codes: str) -> tuple[CardFace, ...]:
    return tuple(CardFace(deck, code) for code in codes.split())


def table_of(deck: str, seats: int, **more: object) -> TableImageModel:
    """A table in the middle of a trick of court cards, with all that can stand there."""
    people = tuple(
        SeatModel(
            name, points="-10", books=2, cards=9, side=place % 2, turn=place == 0, dealer=place == 1, took=place == 2
        )
        for place, name in enumerate(NAMES[:seats])
    )
    courts = faces(deck, "Kh Qs Jd Kc Qh Js Kd Qc Jh" if deck == "french" else "Kh Ol Ub Ka Oh Ul Kb Oa Uh")
    trick = tuple((1 + place, face) for place, face in enumerate(courts[: seats - 1]))
    bets = tuple(
        ChipModel(name, kind, 3, (0, 1), "Anna – Ben", "held") for kind, name in enumerate(["Gleich", "Hanger"] * 2)
    )
    cloth = TableImageModel(deck, people, trick, winner=1, bets=bets if deck == "german" else ())
    return replace(cloth, contract=() if deck == "german" else ("4 ♠", "Uptown", "Anna – Ben"), **more)


def opened(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data)).convert("RGBA")


def boxed(room: Box, size: tuple[int, int]) -> bool:
    return 0 <= room[0] <= room[2] <= size[0] and 0 <= room[1] <= room[3] <= size[1]


@pytest.mark.parametrize("count", COUNTS)
def test_every_card_shows_its_index(count: int) -> None:
    """Each card shows two fifths of its width, in one row of up to thirteen cards or in two."""
    spread = fan(count, count)
    wide, high = spread.card
    spots = [spread.place(number) for number in range(count)]
    for (left, top), (after, below) in pairwise(spots):
        assert top != below or after - left >= 0.39 * wide
    assert len({top for _, top in spots}) == (1 if count <= MAX_CARDS_IN_ROW else 2)
    assert all(left + wide <= spread.size[0] and top + high <= spread.size[1] for left, top in spots)
    assert spread.size[0] < IMAGE_WIDTH_PX
    if count <= MAX_SEPARATE_CARDS:
        assert all(after - left >= wide for (left, _), (after, _) in pairwise(spots))


@pytest.mark.parametrize("seats", range(2, 11))
def test_nothing_lies_on_anything_else(seats: int) -> None:
    room = room_for(seats - 1)
    assert len(room.plates) == seats - 1
    assert len(room.cards) == seats
    boxes = [(x, y, x + room.plate[0], y + room.plate[1]) for x, y in room.plates]
    boxes += [(x, y, x + room.card[0], y + room.card[1]) for x, y in room.cards]
    boxes += [room.left, room.right]
    for number, one in enumerate(boxes):
        assert boxed(one, (IMAGE_WIDTH_PX, room.bar))
        for other in boxes[number + 1 :]:
            assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1], (one, other)


@pytest.mark.parametrize("deck", ["german", "french"])
def test_every_picture_is_small_enough(deck: str) -> None:
    """The largest hands that a game deals, in the middle of a trick of court cards."""
    pack = sorted(DECKS[deck].codes, key=lambda code: code[0] not in "KQJOU")
    for seats, count in [*product((3, 4), (3, 8, 12, 17, 22)), (2, 3), (10, 3)]:
        hand = tuple(CardFace(deck, code, faded=place % 3 == 0) for place, code in enumerate(pack[:count]))
        data = private_table(table_of(deck, seats), 0, hand)
        assert len(data) <= MAX_BYTES, (seats, count)
        assert opened(data).width == IMAGE_WIDTH_PX


def test_the_hand_keeps_its_size_while_it_is_played() -> None:
    hand = faces("french", "As Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s")
    sizes = {opened(private_table(table_of("french", 4), 0, hand[:count], room=12)).size for count in range(13)}
    assert len(sizes) == 1


@pytest.mark.parametrize(
    "calls",
    [
        ("Two spades",) * 3,
        ("Grand Slam notrump", "Medium Betel", "Großer Betel ohne Trumpf"),
        ("Kleinschlemm ohne Trumpf", "Großschlemm Karo ♦", "Groß-Betel"),
        ("Pequeño slam en diamantes ♦", "Gran slam en corazones ♥", "Pequeño slam en tréboles ♣"),
    ],
)
def test_calls_of_three_players_can_all_be_read(calls: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    """No paper with a call covers another one."""
    drawn: list[Box] = []
    box = TableCanvas.box

    def spy(canvas: TableCanvas, place: Box, *rest: object) -> None:
        if rest[1] == CREAM:
            drawn.append(place)
        box(canvas, place, *rest)

    monkeypatch.setattr(TableCanvas, "box", spy)
    table = table_of("french", 3)
    people = tuple(replace(seat, said=call) for seat, call in zip(table.seats, calls, strict=True))
    cloth = replace(table, seats=people, trick=(), contract=())
    for draw in (partial(private_table, cloth, 0, faces("french", "Kh Qs Jd")), partial(public_table, cloth)):
        drawn.clear()
        draw()
        assert len(drawn) == len(calls)
        for one, other in combinations(drawn, 2):
            assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def test_all_that_is_told_can_be_seen() -> None:
    cloth, hand = (
        table_of("french", 4, piles=(PileModel(faces("french", "2s 3s"), "Kitty"),)),
        faces("french", "As Kh 2c"),
    )
    anna, *others = cloth.seats
    changed = [
        (replace(cloth, winner=2), hand),
        (replace(cloth, trick=cloth.trick[:2]), hand),
        (replace(cloth, contract=("5 ♠", "Ben")), hand),
        (replace(cloth, piles=()), hand),
        *(
            (replace(cloth, seats=(each, *others)), hand)
            for each in (
                replace(anna, name="Ben"),
                replace(anna, points="7"),
                replace(anna, gained="+2"),
                replace(anna, gained="+2", provisional=True),
                replace(anna, struck=True),
                replace(anna, turn=False),
                replace(anna, dealer=True),
                replace(anna, took=True),
                replace(anna, machine=True),
                replace(anna, out=True),
                replace(anna, shown=faces("french", "2d")),
                replace(anna, books=3),
                replace(anna, side=1),
                replace(anna, said="3 Uptown"),
            )
        ),
        (cloth, hand[:2]),
        (cloth, (*hand[:2], CardFace("french", "2c", faded=True))),
        (cloth, (*hand[:2], CardFace("french", "BJ"))),
        (cloth, (*hand[:2], CardFace("french", "BJ", as_code="2c"))),
    ]
    pictures = [private_table(one, 0, cards) for one, cards in [(cloth, hand), *changed]]
    pictures += [private_table(cloth, seat, hand) for seat in (1, 2, 3)]
    assert len(set(pictures)) == len(pictures)
    queen = faces("french", "Qd")
    assert private_table(cloth, 0, queen, locale="de") != private_table(cloth, 0, queen)
    assert private_table(cloth, 0, queen, style="two") != private_table(cloth, 0, queen)


def test_a_card_that_cannot_be_played_is_pale() -> None:
    bright, pale = (
        opened(private_table(table_of("german", 3), 0, (CardFace("german", "Kh", faded=faded),))).convert("L")
        for faded in (False, True)
    )
    box = ImageChops.difference(bright, pale).getbbox()
    assert box is not None
    (ink, paper), (pale_ink, grey) = bright.crop(box).getextrema(), pale.crop(box).getextrema()
    assert ink < pale_ink < grey < paper


def test_a_played_card_is_an_outline_and_no_pale_card() -> None:
    hand = (CardFace("german", "Kh", faded=True),)
    cloth = table_of("german", 3)
    pale, played = (
        opened(private_table(cloth, 0, hand, played=frozenset(codes))).convert("RGB") for codes in ([], ["Kh"])
    )
    box = ImageChops.difference(pale, played).getbbox()
    assert box is not None
    shown = played.crop(box)
    cloth_pixels = sum(count for count, colour in shown.getcolors(1 << 16) or () if colour == CLOTH)
    assert cloth_pixels > shown.width * shown.height // 2, "mostly cloth is left"


@pytest.mark.parametrize("seats", range(2, 11))
@pytest.mark.parametrize("count", range(1, 6))
def test_a_bet_shows_its_players(seats: int, count: int) -> None:
    """Up to three bets show all their players. More bets show at least the first player of each, in one column."""
    figures = "Rot", "Grün", "Gleich", "Hanger", "Spiel"

    def drawn(number: int, names: str) -> bytes:
        bets = [ChipModel(name, kind, 2, (0, 1), "Cilli – Resi", "held") for kind, name in enumerate(figures[:count])]
        bets[number] = replace(bets[number], names=names)
        cloth = table_of("german", seats, bets=tuple(bets))
        return private_table(cloth, 0, faces("german", "Ah 9l 7a"), room=3)

    for number in range(count):
        shown = drawn(number, "Cilli – Resi")
        if count <= 3:
            assert drawn(number, "Cilli – Resl") != shown
        if count <= 3 or seats <= 4:
            assert drawn(number, "Toni – Resi") != shown
