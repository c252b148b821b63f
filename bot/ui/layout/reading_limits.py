"""Define limits for readers: words and height of messages of tables and hands, digits of a commitment."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

MOST_WORDS, MOST_LOBBY_WORDS, MOST_HAND_WORDS = 60, 50, 80
"""In a table's message during a game, in the lobby and in a hand; words on buttons count."""
MANY_SEATS, MANY_MORE = 6, 1.15
"""With more seats than that, so much more is needed."""
PROMISE_DIGITS = 20
"""Of a promise in small print; `/verify` takes as many."""
WORD, STAMP, EMOJI = re.compile(r"\w\S*"), re.compile(r"<t:\d+:\w>"), re.compile(r"<a?:\w+:\d+>")


def words_for(limit: int, seats: int) -> int:
    """Return how many words a message may have at a table of so many seats."""
    return round(limit * MANY_MORE) if seats > MANY_SEATS else limit


def words_in(*texts: str) -> int:
    """Return how many words are read in Markdown; a time is read as three, an emoji is an image."""
    text = "\n".join(texts)
    text = EMOJI.sub(" ", text) if ":" in text else text
    return len(WORD.findall(STAMP.sub("in 2 hours", text) if "<t:" in text else text))


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


WINDOWS = Window(547, 40, 332, 540), Window(282, 46, 175, 525)
"""A desk's and a phone's; `tests/e2e/test_screen.py` measures both."""
GAP = 8
"""Pixels between two buttons."""
SIZES = {"## ": (11.3, 27.5), "### ": (9, 22), "-# ": (6.7, 18), "": (8, 22)}
"""The width of a letter and the height of a line, in pixels, by the mark at the beginning of a line."""
MARKS = re.compile("[*`\u2066-\u2069\ufe0f]")


def text_height(window: Window, lines: Iterable[str]) -> float:
    """Return roughly how high lines of Markdown are, without the gap below them."""
    high = 0.0
    for line in lines:
        mark = next(mark for mark in SIZES if line.startswith(mark))
        letter, line_height = SIZES[mark]
        fitting = int(window.width / letter)
        rows, left = 1, fitting
        for word in MARKS.sub("", EMOJI.sub("...", line[len(mark) :])).split():
            if len(word) > left < fitting:
                rows, left = rows + 1, fitting
            left -= len(word) + 1
        high += line_height * rows
    return high


def buttons_height(window: Window, labels: Sequence[str]) -> int:
    """Return roughly how high a row of buttons is, which wraps where the window is narrow."""
    rows, left = 0, 0
    for label in labels:
        wide = max(60, round(32 + 7.2 * len(EMOJI.sub("...", label)))) + GAP
        if wide > left:
            rows, left = rows + 1, window.width + GAP
        left -= wide
    return rows * window.button


class Room:
    """The words and the height that a message has left.

    Args:
        words: how many words it may have.
        seats: how many players sit at its table.
        more: further pixels of height.
    """

    def __init__(self, words: int, seats: int, more: int = 0) -> None:
        self._seats, self._words = seats, words_for(words, seats)
        self._high = [float(words_for(window.room, seats) + more) for window in WINDOWS]

    def take(self, *lines: str) -> bool:
        """Use room for lines; return False if there is too little of it."""
        words = words_in(*lines)
        high = [text_height(window, lines) for window in WINDOWS]
        if words > self._words or any(needed > left for needed, left in zip(high, self._high, strict=True)):
            return False
        self._use(words, high)
        return True

    def use(self, *lines: str) -> None:
        """Use room for lines that can't be left out."""
        self._use(words_in(*lines), [text_height(window, lines) for window in WINDOWS])

    def use_buttons(self, labels: Sequence[str]) -> None:
        """Use room for a row of buttons."""
        self._use(words_in(*labels), [buttons_height(window, labels) for window in WINDOWS])

    def use_words(self, words: int) -> None:
        """Use room for words whose height is not known yet."""
        self._use(words, [0 for _ in WINDOWS])

    def use_image(self) -> None:
        """Use room for a table's image; that of many players is higher."""
        self._use(0, [words_for(window.image, self._seats) for window in WINDOWS])

    def _use(self, words: int, high: Sequence[float]) -> None:
        self._words -= words
        self._high = [left - used for left, used in zip(self._high, high, strict=True)]

    @property
    def fits(self) -> bool:
        """Whether the message has neither too many words nor too much height so far."""
        return self._words >= 0 and min(self._high) >= 0
