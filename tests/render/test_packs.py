"""What the two packs promise to the eye: a Daus has two signs, no two users look alike, half a card is the other."""

import io
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.render.assets import picture

COURTS = [("german", "hlba", rank) for rank in "AKOU"] + [("french", "shdc", rank) for rank in "KQJ"]
MOST_ALIKE = {"german": 0.7, "french": 0.85}
"""Correlation of their greys; the same man in other colours and with another beard has 0.9."""
MIDDLE = (54, 22, 186, 314)
SMALL = 33, 73
SIGN = 46
"""How high the signs of number cards are, in pixels, those on stems left out."""
COLUMN = {"h": 82, "b": 82, "l": 77, "a": 77}


def face(deck: str, code: str) -> Image.Image:
    """Return a card on white."""
    with Image.open(io.BytesIO(picture("faces", deck, code))) as image:
        whole = image.convert("RGBA")
    ground = Image.new("RGB", whole.size, (255, 255, 255))
    ground.paste(whole, mask=whole)
    return ground


def alike(one: Image.Image, other: Image.Image) -> float:
    """Return the correlation of two images' greys: 1 for the same, 0 for nothing in common."""
    small = [image.convert("L").crop(MIDDLE).resize(SMALL, Image.Resampling.BOX) for image in (one, other)]
    greys = [list(image.tobytes()) for image in small]
    means = [sum(grey) / len(grey) for grey in greys]
    first, second = ([level - mean for level in grey] for grey, mean in zip(greys, means, strict=True))
    spread = (sum(a * a for a in first) * sum(b * b for b in second)) ** 0.5
    return sum(a * b for a, b in zip(first, second, strict=True)) / spread


def differ(one: Image.Image, other: Image.Image) -> float:
    """Return how many shades two images are apart, on average."""
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3


def sign_height(suit: str) -> int:
    """Return how high the sign at the top left of an eight is, at its tallest."""
    grey = face("german", f"8{suit}").convert("L")
    best = 0
    for x in range(COLUMN[suit] - 6, COLUMN[suit] + 7):
        run = 0
        for y in range(14, 110):
            run = run + 1 if grey.getpixel((x, y)) < 235 else 0
            best = max(best, run)
    return best


@pytest.mark.parametrize(("deck", "suits", "rank"), COURTS)
def test_no_two_of_a_rank_look_alike(deck: str, suits: str, rank: str) -> None:
    """Not by colour: in greys, as small as on a phone, they are other users in other stances."""
    near = {a + b: alike(face(deck, rank + a), face(deck, rank + b)) for a, b in combinations(suits, 2)}
    assert max(near.values()) < MOST_ALIKE[deck], near


@pytest.mark.parametrize("suit", "hlba")
def test_a_daus_has_two_large_signs(suit: str) -> None:
    card = face("german", f"A{suit}")
    left, right = (card.crop((x - 26, 54, x + 26, 96)) for x in (99, 183))
    blank = card.crop((138, 104, 144, 108)).resize(left.size)
    assert differ(left, right) < 12, "one beside the other"
    assert differ(left, blank) > 60, "and both are there"


@pytest.mark.parametrize("suit", "hlba")
def test_an_ober_has_his_sign_above_and_an_unter_at_his_feet(suit: str) -> None:
    ober, unter = (face("german", rank + suit) for rank in "OU")
    above, below = ober.crop((172, 28, 216, 72)), unter.crop((26, 262, 70, 306))
    assert differ(above, below) < 14, "the same sign"
    assert differ(above, Image.new("RGB", above.size, (255, 253, 248))) > 40, "and it is there"


@pytest.mark.parametrize("rank", "KQJ")
def test_french_courts_are_the_same_both_ways_up(rank: str) -> None:
    for suit in "shdc":
        card = face("french", rank + suit)
        assert differ(card, card.rotate(180)) < 2


def test_the_weli_bears_a_heart_and_an_acorn() -> None:
    """Salzburg and Tyrol print them on him beside his six bells, for he may be any card."""
    card = face("german", "W")
    heart, acorn = (ImageStat.Stat(card.crop((x - 6, 138, x + 7, 154))).mean for x in (40, 200))
    assert heart[0] > 2 * max(heart[1:]), heart
    assert 150 > acorn[0] > 1.4 * acorn[2], acorn


@pytest.mark.parametrize("rank", "KQJ")
def test_french_courts_fill_their_frame(rank: str) -> None:
    """Their dress is as broad as the card: beside the middle there is no bare ground."""
    for suit in "shdc":
        card = face("french", rank + suit)
        bare = card.crop((100, 28, 102, 30)).resize((36, 24))
        for box in ((18, 132, 54, 156), (186, 180, 222, 204)):
            assert differ(card.crop(box), bare) > 60, suit


def test_leaves_and_acorns_are_a_fifth_larger() -> None:
    high = {suit: sign_height(suit) for suit in "hlba"}
    assert max(high["h"], high["b"]) <= SIGN
    assert min(high["l"], high["a"]) >= 1.15 * SIGN, high


@pytest.mark.parametrize("suit", "la")
def test_what_grows_turns_to_its_stem(suit: str) -> None:
    """Stalks bend inwards on both sides: the right half of a card is the mirror image of the left one."""
    card = face("german", f"8{suit}")
    left, right = card.crop((60, 10, 112, 96)), card.crop((128, 10, 180, 96))
    assert differ(left, right.transpose(Image.Transpose.FLIP_LEFT_RIGHT)) < 4


def test_the_ace_of_spades_is_the_richest() -> None:
    sizes = {suit: len(picture("faces", "french", f"A{suit}")) for suit in "shdc"}
    assert sizes.pop("s") > 1.5 * max(sizes.values())
