"""Define limits for readers: words and height of messages of tables and hands, digits of a commitment."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

MOST_WORDS, MOST_LOBBY_WORDS, MOST_HAND_WORDS = 60, 50, 80
"""In a table's message during a game, in the lobby and in a hand; words on buttons count."""
MANY_SEATS, MANY_MORE = 6, 1.15
"""With more seats than that, so much more is needed."""
PROMISE_DIGITS = 20
"""Of a promise in small print; `/verify` takes as many."""
CACHE_SIZE = 4096
"""Lines and rows of buttons whose size is remembered: most of them are drawn again after the next action."""
WORD, STAMP, EMOJI = re.compile(r"\w\S*"), re.compile(r"<t:\d+:\w>"), re.compile(r"<a?:\w+:\d+>")


def words_for(limit: int, seats: int) -> int:
    """Return how many words a message may have at a table of so many seats."""
    return round(limit * MANY_MORE) if seats > MANY_SEATS else limit


@lru_cache(CACHE_SIZE)
def _words(text: str) -> int:
    if "<" in text:
        text = STAMP.sub("in 2 hours", EMOJI.sub(" ", text))
    return len(WORD.findall(text))


def words_in(*texts: str) -> int:
    """Return how many words are read in Markdown; a time is read as three, an emoji is an image."""
    return sum(map(_words, texts))


@dataclass(frozen=True, slots=True)
class Window:
    """The sizes of a message's parts in a window, in pixels.

    Args:
        width: of the text in a container.
        button: the height of a row of buttons, with the gap below it.
        image: the height of a table's image, with the gap.
        room: the height that a hand has for all of its parts.
    """

    width: int
    button: int
    image: int
    room: int


DESK, PHONE = Window(547, 40, 332, 540), Window(282, 46, 175, 525)
"""`tests/e2e/test_screen.py` measures both."""
GAP = 8
"""Pixels between two buttons."""
SIZES = {"## ": (11.3, 27.5), "### ": (9, 22), "-# ": (6.7, 18), "": (8, 22)}
"""The width of a letter and the height of a line, in pixels, by the mark at the beginning of a line."""
LETTERS = {
    mark: (int(DESK.width / letter), int(PHONE.width / letter), height) for mark, (letter, height) in SIZES.items()
}
"""How many letters fit a line in each window, and the height of a line, by the same marks."""
MARKS = re.compile("[*`\u2066-\u2069\ufe0f]")


Size = tuple[int, float, float]
"""How many words, and roughly how high they are at a desk and on a phone."""


@lru_cache(CACHE_SIZE)
def size_of(line: str) -> Size:
    """Return the size of a line of Markdown, without the gap below it."""
    mark = line[: line.index(" ") + 1] if line.startswith(("-# ", "## ", "### ")) else ""
    wide, narrow, height = LETTERS[mark]
    letters, desk, phone = len(line) - len(mark), 1, 1
    if letters > narrow:
        text = line[len(mark) :]
        lengths = [*map(len, MARKS.sub("", EMOJI.sub("...", text) if "<" in text else text).split())]
        letters = sum(lengths) + len(lengths) - 1
        desk = 1 if letters <= wide else _rows(lengths, wide)
        phone = 1 if letters <= narrow else _rows(lengths, narrow)
    return words_in(line), height * desk, height * phone


def _rows(lengths: Sequence[int], fitting: int) -> int:
    """Return how many lines words of these lengths take where a line has room for this number of letters."""
    rows, left = 1, fitting
    for length in lengths:
        if length > left < fitting:
            rows, left = rows + 1, fitting
        left -= length + 1
    return rows


@lru_cache(CACHE_SIZE)
def size_of_buttons(labels: tuple[str, ...]) -> Size:
    """Return the size of a row of buttons; it wraps where the window is narrow."""
    desk, phone, left_desk, left_phone = 0, 0, 0, 0
    for label in labels:
        letters = len(EMOJI.sub("...", label)) if "<" in label else len(label)
        wide = max(60, round(32 + 7.2 * letters)) + GAP
        if wide > left_desk:
            desk, left_desk = desk + DESK.button, DESK.width + GAP
        if wide > left_phone:
            phone, left_phone = phone + PHONE.button, PHONE.width + GAP
        left_desk -= wide
        left_phone -= wide
    return words_in(*labels), desk, phone


def _sum(lines: Sequence[str]) -> Size:
    """Return the size of lines one below the other."""
    words, desk, phone = 0, 0.0, 0.0
    for more, wide, narrow in map(size_of, lines):
        words, desk, phone = words + more, desk + wide, phone + narrow
    return words, desk, phone


class Room:
    """The words and the height that a message has left.

    Args:
        words: how many words it may have.
        more: further pixels of height.
    """

    def __init__(self, words: int, seats: int, more: int = 0) -> None:
        self._seats, self._words = seats, words_for(words, seats)
        self._desk: float = words_for(DESK.room, seats) + more
        self._phone: float = words_for(PHONE.room, seats) + more

    def take(self, *lines: str) -> bool:
        """Use room for lines; return False if there is too little of it."""
        if not self.has(*lines):
            return False
        self.use(*lines)
        return True

    def has(self, *lines: str) -> bool:
        """Return whether there is room for lines."""
        words, desk, phone = _sum(lines)
        return words <= self._words and desk <= self._desk and phone <= self._phone

    def use(self, *lines: str) -> None:
        """Use room for lines that can't be left out."""
        self._use(*_sum(lines))

    def use_buttons(self, labels: Sequence[str]) -> None:
        """Use room for a row of buttons."""
        self._use(*size_of_buttons(tuple(labels)))

    def use_words(self, words: int) -> None:
        """Use room for words whose height is not known yet."""
        self._words -= words

    def use_image(self) -> None:
        """Use room for a table's image; that of many players is higher."""
        self._use(0, words_for(DESK.image, self._seats), words_for(PHONE.image, self._seats))

    def _use(self, words: int, desk: float, phone: float) -> None:
        self._words -= words
        self._desk -= desk
        self._phone -= phone

    @property
    def fits(self) -> bool:
        """Whether the message has neither too many words nor too much height so far."""
        return self._words >= 0 and self._desk >= 0 and self._phone >= 0
