"""Escape names and typed texts for messages, which Discord reads as Markdown."""

import re

MARKS = re.compile(
    r"[\\*_~`|<\[\]]|(?<=\])\(|:(?=//)|(?<=\w\.[a-z][a-z])/|(?<=\w\.[a-z]{3})/|(?<![\w/.:~<\-])/(?=\w)", re.IGNORECASE
)
"""What begins or ends emphasis, code, spoilers, mentions, emojis, moments, commands, links with and without https."""
STARTS = re.compile(r"^([ \t]*)([#>]|[+-](?=[\s#]))", re.MULTILINE)
"""What makes a line a heading, small print, a quote or a point of a list."""
NUMBERED = re.compile(r"^([ \t]*\d+)([.)])", re.MULTILINE)
PING = re.compile(r"@(?=everyone|here|[!&]?\d)")
"""What Discord's servers read as a mention whether a backslash stands before it or not."""
ESCAPES = ((MARKS, r"\\\g<0>"), (STARTS, r"\1\\\2"), (NUMBERED, r"\1\\\2"), (PING, "@\u200b"))
OWN_WORD = re.compile(r"[A-Za-z0-9]+(?:_[A-Za-z0-9]+)*")
"""The form of what the program calls its games and options; an underline within a word begins nothing."""


def escaped(text: str) -> str:
    """Return a text that Discord shows as it was written: nothing in it is a mark, a mention, a link or an emoji."""
    for pattern, replacement in ESCAPES:
        if pattern.search(text):  # replacing is slow, even where nothing is found
            text = pattern.sub(replacement, text)
    return text


def without_nul(text: str) -> str:
    """Return what was typed without characters that no user can type, and that one of the databases refuses."""
    return text.replace("\0", "")


def quoted(text: str) -> str:
    """Return what a refusal quotes: names and what was typed escaped, the program's own words as they are typed."""
    return ", ".join(part if OWN_WORD.fullmatch(part) else escaped(part) for part in text.split(", "))
