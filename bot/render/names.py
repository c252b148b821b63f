"""Names that users chose: cleaned in one place, then the same in every text and every image.

A name is cleaned when the bot receives it. The displayed forms are made from the clean name: isolated in a text, so
that a right-to-left name does not affect it; in an image only if every letter has an image.
"""

import unicodedata
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from bot.render.bitmap_font import letter
from bot.render.computer_names import MARK, computer_number

ISOLATE, END_ISOLATE = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
MAX_LENGTH = 32
"""The most characters of a name, by Discord's limit."""
MAX_ACCENTS = 2
REMOVED = {"Cc", "Cf", "Co", "Cn", "Cs"}
"""Categories without a shape: controls, direction marks and overrides, zero-width characters, private use."""
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that are part of a word and invisible."""
SPACES, MARKS = {"Zs", "Zl", "Zp"}, {"Mn", "Mc", "Me"}
CACHE_SIZE = 1024
"""Names, and groups of them, that are cached: all messages of a table show the same ones."""
SYMBOLS = {"So", "Sk", "Mn", "Me"}
"""Categories that an image leaves out: emojis, their colours, and accents that belong to no drawn letter."""


def clean(name: str) -> str:
    """Return a name without characters that would affect the text around it or are invisible; "" if none is left."""
    if name.isascii() and name.isprintable():
        return " ".join(name.split())[:MAX_LENGTH].rstrip()
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", "".join(map(_seen, name))):
        marks = marks + 1 if unicodedata.category(char) in MARKS else 0
        blank = not kept or kept[-1] == " "
        if not (marks > MAX_ACCENTS or (blank and (marks or char == " "))):
            kept.append(char)
    return "".join(kept[:MAX_LENGTH]).strip()


def _seen(char: str) -> str:
    """Return the clean form of a character: itself, a blank for any space, "" for an invisible one."""
    kind = unicodedata.category(char)
    if kind in SPACES or char in "\t\n\r":
        return " "
    # The robot marks seats of computer players; a user can't have it.
    hidden = kind in REMOVED or char in BLANK or char == MARK or _selects(char)
    return "" if hidden else char


def _selects(char: str) -> bool:
    """Return whether a character only selects a variant of the one before it."""
    return "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef" or "\u180b" <= char <= "\u180d"


@lru_cache(CACHE_SIZE)
def first_clean(*names: str | None) -> str:
    """Return the first name with something visible after cleaning; "" if there is none."""
    return next((found for name in names if name and (found := clean(name))), "")


def isolated(name: str) -> str:
    """Return a name for a text, with its direction isolated from the letters around it."""
    return f"{ISOLATE}{name}{END_ISOLATE}" if name else ""


def bare(text: str) -> str:
    """Return a text without the marks of direction isolation."""
    return text.replace(ISOLATE, "").replace(END_ISOLATE, "")


@lru_cache(CACHE_SIZE)
def drawn(name: str) -> str:
    """Return a clean name for an image; "" if its letters have no images, so that a number replaces it.

    Emojis are left out, accents without an image too. A right-to-left name is never drawn.
    """
    parts: list[str] = []
    for char in name:
        shown = letter(char)
        if not shown and unicodedata.category(char) not in SYMBOLS:
            return ""
        parts.append(shown)
    text = " ".join("".join(parts).split())
    return text if any(char.isalnum() for char in text) else ""


def distinct(names: Sequence[str], taken: Sequence[str] = ()) -> tuple[str, ...]:
    """Return names of which no two look alike: those that do get the number of their seat.

    Args:
        names: clean names, seat 0 first; "" stays "".
        taken: names of others at the same place.
    """
    return _distinct(tuple(names), tuple(taken))


@lru_cache(CACHE_SIZE)
def _distinct(names: tuple[str, ...], taken: tuple[str, ...]) -> tuple[str, ...]:
    shown, numbered = [*names], {place for place, name in enumerate(names) if computer_number(name) is not None}
    others = [_read(name) for name in taken]
    while True:
        for place in numbered:
            shown[place] = f"{names[place]} ({place + 1})"
        seen = [_read(name) for name in shown]
        count = Counter((*seen, *others))
        twins = {place for place, name in enumerate(seen) if shown[place] and count[name] > 1}
        if twins <= numbered:
            return tuple(shown)
        numbered |= twins


def _read(name: str) -> str:
    """Return a name as readers see it, without capitals, blanks and fonts."""
    return "".join((name if name.isascii() else unicodedata.normalize("NFKC", name)).casefold().split())
