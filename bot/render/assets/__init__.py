"""The images of the cards, and the names of their files.

`faces/PACK/NAME.png` are complete cards, `tiles/PACK/NAME.png` small squares to be read at 22 pixels. All are built
from the drawings in `tools/art` by `python -m tools.art`.
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Literal

from bot.rules.cards import DECKS

SuitColours = Literal["four", "two"]
"""French suits in four colours or in two."""
CardForm = Literal["faces", "tiles"]
"""Whole cards, or small squares for lines of text."""

FACE_SIZE_PX = 240, 336
TILE_SIZE_PX = 128
BACK = "back"

CAP_HEIGHT_PX = 30
"""Height of a capital letter in `letters.png`, in pixels."""
ASCENT_PX, DESCENT_PX, SIDE_BEARING_PX = 44, 14, 6
"""Room above and below the baseline for accents and descenders, and on either side, in pixels."""

OTHER_LETTERS: dict[str, dict[str, dict[str, str]]] = {
    "german": {"de-tirol": {"A": "S"}},
    "french": {"de": {"Q": "D", "J": "B"}, "sv": {"A": "E", "Q": "D", "J": "Kn"}, "pl": {"Q": "D", "J": "W"}},
}
"""Index letters of a deck in languages and dialects that use others than the rank's code.

The German ace is called Sau in Tyrol.
"""


def letter(deck: str, code: str, locale: str = "en") -> str:
    """Return the index of a card in a language; jokers have none.

    Args:
        locale: a language, "de" or "de-AT", or a dialect, "de-tirol".
    """
    if len(code) == 2 and code[1] == "J":
        return ""
    others, rank = OTHER_LETTERS.get(deck, {}), code[0]
    for spoken in (locale, locale.partition("-")[0]):
        if rank in others.get(spoken, {}):
            return others[spoken][rank]
    return "10" if rank == "T" else rank


def card_name(deck: str, code: str, locale: str = "en") -> str:
    """Return the name of a card's image in a language: "Qs", "Qs-D", "back"."""
    if not code:
        return BACK
    index = letter(deck, code, locale)
    return code if index == letter(deck, code) else f"{code}-{index}"


def suit_name(code: str) -> str:
    """Return the name of the tile of a suit alone: "suit-h"."""
    return f"suit-{code}"


@cache
def two_coloured(deck: str, code: str) -> bool:
    """Return whether a card looks different in two colours."""
    return deck == "french" and code[1:] in {"d", "c"}


def picture(kind: CardForm, deck: str, code: str, locale: str = "en", style: SuitColours = "four") -> bytes:
    """Return the PNG of a card.

    Args:
        code: the card's code, "" for the back.

    Raises:
        FileNotFoundError: there is no such card.
    """
    pack = "french-two" if style == "two" and two_coloured(deck, code) else deck
    return files(__name__).joinpath(kind, pack, f"{card_name(deck, code, locale)}.png").read_bytes()


def tiles() -> Iterator[tuple[str, bytes]]:
    """Yield pack, name and PNG of every tile there is, four suits in four colours: "french/Qs-D", "french/suit-s"."""
    folder = files(__name__).joinpath("tiles")
    for deck in DECKS:
        for file in folder.joinpath(deck).iterdir():
            yield f"{deck}/{file.name.removesuffix('.png')}", file.read_bytes()
