"""Adapt Markdown of rules pages to Discord, which has no tables and keeps every line break."""

import re
from collections.abc import Iterable, Iterator
from itertools import groupby

OWN_LINE = re.compile(r"#|\||>|```|\s*[-*] |\s*\d+\. ")
"""What begins a line of its own: headings, tables, quotes, code, points of a list."""
RULER = re.compile(r"[\s|:-]+")


def for_discord(lines: Iterable[str]) -> str:
    """Return Markdown with wrapped paragraphs joined and with tables as lists, wide ones as columns."""
    shown: list[str] = []
    for table, group in groupby(_unwrapped(lines), lambda line: line.startswith("|")):
        rows = list(group)
        shown.extend(_table(rows) if table else rows)
    return "\n".join(shown).strip()


def _unwrapped(lines: Iterable[str]) -> Iterator[str]:
    """Yield the lines, each paragraph and each point of a list in one."""
    current, fenced = "", False
    for line in lines:
        inside, fenced = fenced, fenced != line.startswith("```")
        goes_on = line and not inside and not OWN_LINE.match(line)
        if goes_on and current and not current.startswith(("#", "|", "```")):
            current = f"{current} {line.strip()}"
            continue
        if current:
            yield current
        current = line
        if not line:
            yield line
    if current:
        yield current


def _table(rows: list[str]) -> Iterator[str]:
    """Yield a table's lines: of two columns as "first – second", of more as columns of equal width."""
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows if not RULER.fullmatch(row)]
    if len(cells[0]) == 2:
        yield from (f"- {first} – {second}" for first, second in cells[1:])
        return
    plain = [[cell.replace("*", "") for cell in row] for row in cells]
    widths = [max(map(len, column)) for column in zip(*plain, strict=True)]
    yield "```"
    for row in plain:
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
    yield "```"
