"""The images of the cards: every card, in the letters of every language, small enough for an emoji."""

import io
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.i18n import Catalogs
from bot.render import assets
from bot.render.assets import FACE_SIZE_PX, TILE_SIZE_PX, card_name, letter, picture, suit_name
from bot.rules.cards import DECKS
from tools.art.packs import LOCALES

FOLDER = Path(assets.__file__).parent
PACKS = [(deck, style) for deck in DECKS for style in ("four", "two")]
CODES = {deck.name: [*deck.codes, ""] for deck in DECKS.values()}
EMOJI_LIMIT = 256 * 1024
MOST_BYTES = 3_000_000
MOST_DIFFERENCE = 0.5
"""Shades of 256, on average."""


def opened(data: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(data))
    image.load()
    return image


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("deck", "style"), PACKS)
def test_every_card_has_a_face_and_a_tile(deck: str, style: str, locale: str) -> None:
    faces = {code: picture("faces", deck, code, locale, style) for code in CODES[deck]}
    tiles = {code: picture("tiles", deck, code, locale, style) for code in CODES[deck]}
    assert len(set(faces.values())) == len(faces), "two cards look the same"
    assert len(set(tiles.values())) == len(tiles), "two tiles look the same"
    assert {opened(data).size for data in faces.values()} == {FACE_SIZE_PX}
    assert {opened(data).size for data in tiles.values()} == {(TILE_SIZE_PX, TILE_SIZE_PX)}
    assert {opened(data).mode for data in (*faces.values(), *tiles.values())} == {"P"}
    assert max(map(len, tiles.values())) < EMOJI_LIMIT


@pytest.mark.parametrize("deck", DECKS)
def test_all_faces_of_a_deck_have_one_palette(deck: str) -> None:
    files = [path.read_bytes() for path in FOLDER.glob(f"faces/{deck}*/*.png")]
    assert len({tuple(opened(data).getpalette() or ()) for data in files}) == 1


def test_no_file_is_left_over() -> None:
    wanted = {
        f"{deck}/{card_name(deck, code, locale)}" for deck in DECKS for code in CODES[deck] for locale in LOCALES
    }
    suits = {f"{deck.name}/{suit_name(suit)}" for deck in DECKS.values() for suit in deck.suits}
    for kind, more in (("faces", set[str]()), ("tiles", suits)):
        there = {f"{path.parent.name}/{path.stem}" for path in FOLDER.glob(f"{kind}/*/*.png")}
        assert {name.replace("french-two/", "french/") for name in there} == wanted | more


def test_they_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.rglob("*") if path.is_file()) < MOST_BYTES


@pytest.mark.parametrize(
    ("locale", "letters"),
    [
        ("en-US", "A K Q J"),
        ("de", "A K D B"),
        ("es-419", "A K Q J"),
        ("it", "A K Q J"),
        ("sv-SE", "E K D Kn"),
        ("pl", "A K D W"),
    ],
)
def test_letters_are_those_of_the_language(locale: str, letters: str) -> None:
    assert [letter("french", f"{rank}s", locale) for rank in "AKQJ"] == letters.split()
    assert [letter("german", f"{rank}h", locale) for rank in "AKOU"] == ["A", "K", "O", "U"]


def test_a_dialect_has_its_own_and_otherwise_those_of_its_language() -> None:
    assert [letter("german", f"{rank}h", "de-tirol") for rank in "AKOU"] == ["S", "K", "O", "U"]
    assert [letter("french", f"{rank}s", "de-tirol") for rank in "AKQJ"] == ["A", "K", "D", "B"]
    words = Catalogs.load(strict=True).words("de-tirol", "bieten")
    assert words("index-german-A") == "S"
    assert picture("faces", "german", "Ah", "de-tirol") != picture("faces", "german", "Ah", "de")
    assert picture("faces", "german", "Kh", "de-tirol") == picture("faces", "german", "Kh", "de")


@pytest.mark.parametrize("deck", DECKS)
def test_pictures_and_words_have_the_same_letters(deck: str) -> None:
    catalogs = Catalogs.load()
    for locale in catalogs.locales:
        words = catalogs.words(locale)
        for code in DECKS[deck].codes:
            if len(code) == 2 and letter(deck, code, locale):
                assert letter(deck, code, locale) == words(f"index-{deck}-{code[0]}"), locale


def test_suits_differ_by_lightness_too() -> None:
    """The index of a card without its colours: no two suits of a deck have the same grey."""
    for deck, suits in (("german", "hlba"), ("french", "shdc")):
        greys = []
        for suit in suits:
            grey = opened(picture("tiles", deck, f"8{suit}")).convert("RGBA").convert("L")
            pip = list(grey.crop((44, 72, 84, 120)).tobytes())
            greys.append(sum(pip) / len(pip))
        greys.sort()
        assert all(lower + 2 < upper for lower, upper in pairwise(greys)), greys


def differs(data: bytes, path: Path) -> bool:
    """Return whether two images look different; another Pillow may choose a palette a shade away."""
    one, other = opened(data).convert("RGBA"), opened(path.read_bytes()).convert("RGBA")
    if one.size != other.size:
        return True
    return max(ImageStat.Stat(ImageChops.difference(one, other)).mean) > MOST_DIFFERENCE


@pytest.mark.exhaustive  # it runs the drawing program of tools/
def test_the_drawings_are_the_pictures() -> None:
    """What is in the repository is what the drawings give; a change in one without the other is seen here."""
    if find_spec("resvg_py") is None:
        pytest.skip("resvg-py is not installed (dependency group assets)")
    from tools.art.build import everything

    built = everything()
    assert {name for name in built if name.endswith(".png")} == {
        path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.png")
    }
    changed = [name for name, data in built.items() if name.endswith(".png") and differs(data, FOLDER / name)]
    assert changed == []
    assert built["letters.json"] == (FOLDER / "letters.json").read_bytes()
