"""Proof 2: the commitment to a game's seed, and the randomness derived from it (docs/dev/proof-format.md, normative).

The seed is fixed, by its hash, before a player gives a lucky word, and the words before any card. All randomness of a
game follows from both, so that neither the bot nor a player chooses it.
"""

import hashlib
import hmac
import json
import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.rules.errors import ParseError

SEED_BYTES = 32
WORD_LENGTH = 32
"""Code points."""
MIN_DIGITS = 20
"""Digits of a commitment that are enough to compare it: 80 bits."""
NOTED = re.compile(rf"[0-9a-f]{{{MIN_DIGITS},64}}")
SHARED = re.compile(r"[1-9][0-9]{0,8}|[0-9]{4}-[0-9]{2}-[0-9]{2}")
"""The form of a shared seed's purpose: a tournament's number, or a date."""
MANY_TABLES = 0
"""The table's number in a commitment for many tables."""
LABEL = re.compile(r"(deal|draw) ([1-9][0-9]{0,8})")
NO_GAME = "-"
"""The previous commitment in the first one of a table."""
UNSEEN = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
"""Categories of invisible characters: control, format, surrogate, line and paragraph separators."""


def promise_of(game: str, table: int, previous: str | None, seed: bytes, shared: str | None = None) -> str:
    """Return the commitment to a seed: 64 hexadecimal digits.

    Args:
        table: the table's number; 0 for many tables.
        previous: the commitment of this table's game before; None: there was none.
        seed: 32 random bytes.
        shared: for many tables with one seed the tournament's number or the date.
    """
    kind = game if shared is None else f"{game} {shared}"
    lines = ("cardtable-2 promise", kind, str(table), previous or NO_GAME, seed.hex())
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def write_label(kind: str, number: int, board: int = 0) -> str:
    """Return the label of a shuffle or a draw.

    Args:
        kind: `deal` or `draw`.
        number: its number among its kind in the game, from 1.
        board: the number of the game among those that many tables play with one seed, from 1; 0: a game of one table
            alone.
    """
    if not board:
        return f"{kind} {number}"
    # Two boards share no byte: each label begins with its board, and only the first shuffle has no more.
    return f"board {board}" if (kind, number) == ("deal", 1) else f"board {board} {kind} {number}"


def read_label(text: object, board: int = 0) -> tuple[str, int] | None:
    """Return kind and number of a label; None: it is none of this board's. See `write_label`."""
    found = LABEL.fullmatch(text.removeprefix(f"board {board} ")) if isinstance(text, str) else None
    if board and text == f"board {board}":
        return "deal", 1
    if found is None or text != write_label(found[1], int(found[2]), board):
        return None
    return found[1], int(found[2])


def canonical_json(value: object) -> str:
    """Return JSON as it is hashed: no blanks, keys sorted, only quotes, backslashes and controls escaped."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def normalize_word(text: str) -> str:
    """Return a lucky word in its normal form: without blanks at both ends, composed (NFC).

    Raises:
        ParseError: `bad_word`: it is empty, too long, or has invisible characters.
    """
    word = unicodedata.normalize("NFC", text.strip())
    if not 1 <= len(word) <= WORD_LENGTH:
        raise ParseError("bad_word", reason="length", high=WORD_LENGTH)
    if any(unicodedata.category(letter) in UNSEEN for letter in word):
        raise ParseError("bad_word", reason="unseen", high=WORD_LENGTH)
    return word


def normalize_promise(text: str) -> str:
    """Return a commitment that a player noted, or its first digits, in lower case and trimmed.

    Blanks, backticks and "…" around it are removed: players copy them from a message.

    Raises:
        ParseError: `bad_promise`: fewer than 20 hexadecimal digits, more than 64, or other characters.
    """
    promise = text.strip(" \t\r\n`…").lower()
    if not NOTED.fullmatch(promise):
        raise ParseError("bad_promise")
    return promise


def is_noted(noted: str, promise: str) -> bool:
    """Return whether a noted commitment, complete or its first 20 digits or more, is the given one."""
    return len(noted) >= MIN_DIGITS and promise.startswith(noted)


@dataclass(frozen=True, slots=True)
class SeedInputs:
    """The values that a game's randomness is derived from, besides its seed; fixed before the first random number.

    Args:
        promise: the commitment to the seed.
        options: every option, as compact JSON.
        pack: codes of the cards in play, in pack order, separated by blanks.
        words: the lucky words by seat, "" for none; for many tables the tournament's, in their order.
    """

    promise: str
    options: str
    pack: str
    words: tuple[str, ...]

    @classmethod
    def of(cls, promise: str, options: Mapping[str, object], pack: str, words: Sequence[str]) -> "SeedInputs":
        """Return the terms with the options in their hashed form."""
        return cls(promise, canonical_json(options), pack, tuple(words))

    def lines(self) -> tuple[str, ...]:
        """Return the text before label and counter in every message."""
        return ("cardtable-2 luck", self.promise, self.options, self.pack, canonical_json(list(self.words)))


class HmacStream:
    """The bytes of one label: HMAC-SHA256 blocks, one after the other.

    Args:
        label: `dealer`, `dealer cards`, or a result of `write_label`.
    """

    def __init__(self, seed: bytes, terms: SeedInputs, label: str) -> None:
        self._blocks = self._made(seed, "\n".join((*terms.lines(), label)))
        self._left = b""

    def randbytes(self, n: int) -> bytes:
        """Return the next n bytes."""
        while len(self._left) < n:
            self._left += next(self._blocks)
        taken, self._left = self._left[:n], self._left[n:]
        return taken

    @staticmethod
    def _made(seed: bytes, message: str) -> Iterator[bytes]:
        counter = 0
        while True:
            yield hmac.digest(seed, f"{message}\n{counter}".encode(), "sha256")
            counter += 1
