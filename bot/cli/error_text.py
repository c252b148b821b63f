"""Formats errors and texts from files for the command line."""

import unicodedata

from bot.errors import UserError
from bot.i18n import Catalogs
from bot.render import refusal
from bot.rules.errors import RuleError

CONTROL = frozenset({"Cc", "Cs", "Zl", "Zp"})
"""Categories of characters that move a terminal's cursor, end a line, or can't be written as UTF-8."""
BIDI = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI"})
"""Bidirectional classes of characters that reverse the rest of a line."""


def printable(text: str) -> str:
    """Return a text with control characters escaped: a record can come from anyone, and a terminal executes them."""
    return "".join(
        letter.encode("unicode_escape").decode()
        if unicodedata.category(letter) in CONTROL or unicodedata.bidirectional(letter) in BIDI
        else letter
        for letter in text
    )


def explain(error: RuleError | UserError, catalogs: Catalogs, locale: str, game: str | None = None) -> str:
    """Return the sentence for an error."""
    words = catalogs.words(locale, game)
    return refusal(error, words, lambda seat: words("person-name", number=seat + 1))
