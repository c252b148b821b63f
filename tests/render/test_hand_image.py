"""Hands as pictures: one row as long as it can be read, no wider than a phone, as high all through a deal."""

import io
from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from bot.games import find_game
from bot.render.assets import FACE
from bot.render.hand_image import FEW, MOST_IN_ROW, THIRD, WIDTH, hand, places, sizes
from bot.rules.cards import DECKS, FRENCH
from bot.rules.panel import Button, CardFace, CardPicker, CardRow, Menu, Panel
from bot.rules.record import Replay, lines_of

RECORDS = sorted((Path(__file__).parent.parent / "golden").glob("*-usual.jsonl"))
COUNTS = range(1, 20)


def opened(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data)).convert("RGBA")


def shown(count: int, deck: str = "french") -> tuple[CardFace, ...]:
    return tuple(CardFace(deck, code) for code in DECKS[deck].codes[:count])


@pytest.mark.parametrize("count", COUNTS)
def test_every_card_shows_its_index_and_a_third_of_its_face(count: int) -> None:
    (wide, high), height = sizes(count, count)
    spots = places(count, (wide, high))
    for (left, top), (after, below) in pairwise(spots):
        if top == below:
            assert after - left >= wide // THIRD
    assert len({top for _, top in spots}) == (1 if count <= MOST_IN_ROW else 2)
    assert all(left + wide <= WIDTH and top + high <= height for left, top in spots)
    picture = opened(hand(shown(count)))
    assert picture.size == (WIDTH, height)
    for number, (left, top) in enumerate(spots):
        other = (*shown(count)[:number], CardFace("french", "BJ"), *shown(count)[number + 1 :])
        box = ImageChops.difference(picture.convert("RGB"), opened(hand(other)).convert("RGB")).getbbox()
        assert box is not None
        assert left <= box[0] < left + wide // THIRD
        assert top <= box[1] < top + high // 3


@pytest.mark.parametrize("room", COUNTS)
@pytest.mark.parametrize("count", range(1, FEW + 1))
def test_three_cards_never_overlap(count: int, room: int) -> None:
    card, _ = sizes(count, max(room, count))
    assert all(after - left >= card[0] for (left, _), (after, _) in pairwise(places(count, card)))


@pytest.mark.parametrize("room", COUNTS)
def test_a_hand_is_as_high_whatever_is_left_of_it(room: int) -> None:
    seen = {opened(hand(shown(count), room=room)).size for count in (1, room, room + 6)}
    assert len(seen) == 1


def test_cards_keep_their_form() -> None:
    for count in COUNTS:
        (wide, high), _ = sizes(count, count)
        assert abs(high / wide - FACE[1] / FACE[0]) < 0.01


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("count", [1, 3, 5, 8, 12, 16, 19])
def test_hands_are_small_files(deck: str, count: int) -> None:
    assert len(hand(shown(count, deck))) < 30 * 1024


@pytest.mark.parametrize("ground", [(0, 0, 0), (255, 255, 255)])
@pytest.mark.parametrize("count", [3, 12])
def test_corners_are_clear_on_nothing_and_paper_on_cards(ground: tuple[int, int, int], count: int) -> None:
    picture = opened(hand(tuple(CardFace("french", code) for code in FRENCH.codes[:count])))
    canvas = Image.new("RGB", picture.size, ground)
    canvas.paste(picture, mask=picture)
    (wide, high), _ = sizes(count, count)
    spots = places(count, (wide, high))
    assert canvas.getpixel((0, 0)) == canvas.getpixel((0, high - 1)) == ground
    assert canvas.getpixel((spots[-1][0] + wide - 1, high - 1)) == ground
    middle = canvas.getpixel((spots[1][0], 0))
    assert (middle == ground) == (count <= FEW), "beside the corner of a card on a card is no ground"


def cards_pressed(panel: Panel) -> list[str]:
    """Return the cards of the first rows of buttons, or of the list to choose from, in their order."""
    found: list[str] = []
    for row in panel.rows:
        for item in row:
            if isinstance(item, Button | Menu) and item.card:
                found.append(item.card.code)
            elif isinstance(item, CardPicker):
                return [face.code for face in item.cards]
    return found


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_buttons_stand_in_the_order_of_the_cards_and_the_picture_stays_as_high(record: Path) -> None:
    replay = Replay(find_game)
    heights: dict[int, set[int]] = {}
    pressed = 0
    for _, raw in lines_of(record.read_bytes()):
        replay.feed(raw)
        if replay.state is None or replay.header is None:
            continue
        for seat in range(len(replay.header.players)):
            panel = replay.header.game.hand_panel(replay.state.view(seat))
            rows = [block for block in panel.blocks if isinstance(block, CardRow) and block.room and block.cards]
            if not rows:
                continue
            cards = [face.code for face in rows[0].cards]
            heights.setdefault(len(replay.state.deals), set()).add(sizes(len(cards), rows[0].room)[1])
            buttons = [code for code in cards_pressed(panel) if code in cards]
            pressed += len(buttons)
            assert buttons == [code for code in cards if code in buttons]
    assert pressed > 100
    assert all(len(seen) == 1 for seen in heights.values())
