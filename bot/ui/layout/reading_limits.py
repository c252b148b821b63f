"""Define limits for readers: words in messages of tables and hands, digits of a commitment."""

import re

MOST_WORDS, MOST_LOBBY_WORDS, MOST_HAND_WORDS = 60, 50, 80
"""In a table's message during a game, in the lobby and in a hand; words on buttons count."""
MANY_SEATS, MANY_MORE = 6, 1.15
"""With more seats than that, so much more is needed."""
PROMISE_DIGITS = 20
"""Of a promise in small print; `/verify` takes as many."""
WORD, STAMP = re.compile(r"\w\S*"), re.compile(r"<t:\d+:\w>")


def words_for(limit: int, seats: int) -> int:
    """Return how many words a message may have at a table of so many seats."""
    return round(limit * MANY_MORE) if seats > MANY_SEATS else limit


def words_in(*texts: str) -> int:
    """Return how many words are read in Markdown; a time is read as three."""
    text = "\n".join(texts)
    return len(WORD.findall(STAMP.sub("in 2 hours", text) if "<t:" in text else text))
