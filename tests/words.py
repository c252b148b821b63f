"""Counts words of the old style in prose, and old names in code, by folder.

`tests/words.toml` has the words and how many hits are left. `tests/test_words.py` compares; after an improvement
`python -m tests.words` writes the lower numbers. It never raises one.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
LISTS = Path(__file__).with_suffix(".toml")
LEFT = "[left."
SKIPPED = {"CHANGELOG.md", "CODE_OF_CONDUCT.md", "docs/commands.md"}
"""Past releases, a text by others, and a page made from the catalogs."""
FORMER_NAMES = {"docs/operate/update.md"}
"""Pages that list names of before, for programs that still use them."""
DEVELOP = re.compile(
    r"(README|CONTRIBUTING|SECURITY|docs/(add-.*|architecture|check-discord|install|owner.*|records|releasing|sandbox)"
    r"|docs/(dev|operate)/.*)\.md"
)
"""Pages for operators and developers: a program is the actor in most of their sentences."""
PYTHON = re.compile(
    r'(?P<doc>^[ ]*r?"""[\s\S]*?""")'
    r'|"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"' + r"|'(?:\\.|[^'\\\n])*'"
    r"|(?P<comment>#[^\n]*)",
    re.MULTILINE,
)
CODE = re.compile(r"```[\s\S]*?```|`[^`\n]*`|^    .*$|\]\([^)]*\)|<[^>\n]*>", re.MULTILINE)
LABEL = re.compile(r"^ +[\w*, ]+: ", re.MULTILINE)
QUOTED = re.compile(r"`[^`\n]*`")
MODULE = re.compile(r"\b(?:bot|cogs|tools)(?:[./][a-z_]+)+")
CLASS = re.compile(r"\b[A-Z]\w*")
FLUENT = re.compile(r"^(?:-?[\w-]+ *=|#.*$)|\{[^}\n]*\}|^ +\.[\w-]+ *=", re.MULTILINE)


@cache
def lists() -> dict[str, Any]:
    return tomllib.loads(LISTS.read_text(encoding="utf-8"))


@cache
def patterns() -> dict[str, re.Pattern[str]]:
    """Return one pattern for each group of words: refused by word, and `review`."""
    found = {name: re.compile(rf"\b(?:{words})\b", re.IGNORECASE) for name, words in lists()["refuse"].items()}
    every, texts = lists()["review"]["everywhere"], lists()["review"]["not_for_players"]
    found["review"] = re.compile(rf"\b(?:{'|'.join(every + texts)})\b", re.IGNORECASE)
    found["review for players"] = re.compile(rf"\b(?:{'|'.join(every)})\b", re.IGNORECASE)
    return found


@cache
def names() -> frozenset[str]:
    """Return the modules and classes of before, as code writes them."""
    return frozenset(lists()["names"]["modules"] + lists()["names"]["classes"])


def folder(path: str) -> str:
    """Return the folder under which a file's words are counted."""
    parts = path.split("/")
    if "text" in parts:
        return "texts"
    if path.endswith(".md") and len(parts) == 1:
        return "project"
    if parts[0] in ("bot", "docs") and len(parts) > 2:
        return "/".join(parts[:2])
    return parts[0]


def files() -> Iterator[tuple[str, str]]:
    """Yield path and text of every file with English prose."""
    found = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
    found += [path for top in ("bot", "cogs", "tools", "tests", "docs") for path in (ROOT / top).rglob("*.py")]
    found += [path for top in ("bot", "cogs") for path in (ROOT / top).rglob("en/*.ftl")]
    for path in found:
        name = path.relative_to(ROOT).as_posix()
        if name not in SKIPPED:
            yield name, path.read_text(encoding="utf-8")


def split(text: str) -> tuple[str, str]:
    """Split Python into its prose (docstrings and comments) and its code without strings."""
    prose: list[str] = []
    code: list[str] = []
    end = 0
    for match in PYTHON.finditer(text):
        code.append(text[end : match.start()])
        end = match.end()
        if match.lastgroup:
            prose.append(match[0])
    code.append(text[end:])
    return "\n".join(prose), "\n".join(code)


def hits(path: str, text: str) -> Iterator[tuple[str, str]]:
    """Yield every hit in a file: the group that it counts for, and the words."""
    wanted, old = patterns(), names()
    if path in FORMER_NAMES:
        old = frozenset[str]()
    yield from (("names", path) for path in MODULE.findall(text) if path.replace("/", ".").removesuffix(".py") in old)
    code, review, is_told = "", "review", True
    if path.endswith(".py"):
        prose, code = split(text)
    elif path.endswith(".ftl"):
        prose, review, is_told = FLUENT.sub(" ", text), "review for players", False
    else:
        prose, is_told = text, bool(DEVELOP.fullmatch(path))
        review = "review" if is_told else "review for players"
    for source in (code, *QUOTED.findall(prose)):
        yield from (("names", name) for name in CLASS.findall(source) if name in old)
    prose = CODE.sub(" ", prose) if path.endswith(".md") else LABEL.sub(" ", QUOTED.sub(" ", prose))
    for name in lists()["refuse"]:
        if name != "tell" or is_told:
            for match in wanted[name].finditer(prose):
                yield name, match[0]
    # `NOBODY` is a name.
    yield from (("review", match[0]) for match in wanted[review].finditer(prose) if not match[0].isupper())


def count() -> dict[str, Counter[str]]:
    """Count the hits of the whole project by folder and group."""
    found: dict[str, Counter[str]] = {}
    for path, text in files():
        for name, _ in hits(path, text):
            found.setdefault(folder(path), Counter())[name] += 1
    return found


def left() -> dict[str, Counter[str]]:
    """Return how many hits are allowed, by folder and group."""
    return {where: Counter(numbers) for where, numbers in lists()["left"].items()}


def lower() -> None:
    """Write the present numbers where they are lower than the allowed ones."""
    now, allowed = count(), left()
    lines: list[str] = []
    for where in sorted(allowed):
        numbers = {name: min(number, now.get(where, Counter())[name]) for name, number in allowed[where].items()}
        lines += [f'[left."{where}"]', *(f"{name} = {number}" for name, number in numbers.items() if number), ""]
    head = LISTS.read_text(encoding="utf-8").partition(LEFT)[0]
    LISTS.write_text(head + "\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    lower()
