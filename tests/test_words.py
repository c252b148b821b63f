"""Plain English stays: words of the old style and old names only become fewer."""

from collections import Counter

import pytest

from tests import words


@pytest.mark.parametrize(
    ("path", "text", "found"),
    [
        ("bot/a.py", '"""Draw it anew."""\n', [("anew", "anew")]),
        ("bot/a.py", "x = 1  # Whoever asks is told.\n", [("whoever", "Whoever"), ("tell", "told")]),
        ("bot/a.py", 'told = "whoever"  # `told`\n', []),
        ("bot/a.py", "class Croupier: ...\n", [("names", "Croupier")]),
        ("bot/a.py", '"""Wrap `Croupier` of bot/among.py."""\n', [("names", "bot/among.py"), ("names", "Croupier")]),
        ("bot/a.py", 'import_module("bot.among")\n', [("names", "bot.among")]),
        ("bot/a.py", '"""Look back at so many games."""\n', [("review", "Look back"), ("review", "so many")]),
        ("docs/dev/a.md", "Meanwhile\n\n    told\n", [("meanwhile", "Meanwhile")]),
        ("docs/dev/a.md", "The bot tells it.\n", [("tell", "tells")]),
        ("docs/time.md", "Tell your friends to look back.\n", []),
        ("bot/i18n/text/en/a.ftl", "anew = Tell { $anew } whatever\n", [("whoever", "whatever")]),
    ],
)
def test_words_are_found_where_they_are_read(path: str, text: str, found: list[tuple[str, str]]) -> None:
    assert list(words.hits(path, text)) == found


def test_words_of_the_old_style_only_become_fewer() -> None:
    now, allowed = words.count(), words.left()
    none: Counter[str] = Counter()
    more = {where: now[where] - allowed.get(where, none) for where in now}
    fewer = {where: allowed[where] - now.get(where, none) for where in allowed}
    assert not (more := {where: dict(each) for where, each in more.items() if each}), (
        f"words of tests/words.toml were added; use plain English (docs/glossary.md): {more}"
    )
    assert not (fewer := {where: dict(each) for where, each in fewer.items() if each}), (
        f"there are fewer now: run `python -m tests.words`: {fewer}"
    )
