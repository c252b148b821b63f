"""What mkdocs asks while it makes the site of docs/: pages that stand elsewhere in the project are brought in.

- The rules are made from the pages that the bot itself shows, in every language, so that the two can't differ.
- PRIVACY.md, CHANGELOG.md and the like come from beside the README.
- A file of the program that a page links to becomes a page with its text.
- A screenshot in light colours gives way to the dark one, where there is one and the page doesn't show both.
- A page that the navigation forgets stands at its end.
"""

import os
import re
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Any, cast

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from bot.games import all_games, text_folders
from bot.i18n import FALLBACK, Catalogs

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
ABOUT = ("CHANGELOG", "CODE_OF_CONDUCT", "CONTRIBUTING", "CREDITS", "PRIVACY", "SECURITY", "TERMS")
"""Pages beside the README; the README itself is for whoever sees the files."""
LINK = re.compile(r"(\]\()([^)#\s]+)((?:#[^)]*)?\))")
LIGHT = re.compile(r"!\[([^\]]*)\]\(([^)#]*)-light\.png\)")
LANGUAGES = {"en": "English", "de": "Deutsch", "es": "Español", "it": "Italiano", "pl": "Polski", "sv": "Svenska"}
MOVED = {
    "arena": "dev/arena",
    "faults": "dev/fault-tests",
    "operation": "operate/service",
    "performance": "operate/performance",
    "scale": "operate/cluster",
    "trained": "dev/training",
}
"""Pages that have moved: the old address leads to the new one."""
WRITTEN = {f"project/{name.lower()}.md": ROOT / f"{name}.md" for name in ABOUT}
"""Where the pages from beside the README stand on the site."""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that stand elsewhere."""
    for place, path in WRITTEN.items():
        files.append(File.generated(config, place, content=path.read_text(encoding="utf-8")))
    for place, text in rules().items():
        files.append(File.generated(config, place, content=text))
    for path in sorted(linked()):
        files.append(File.generated(config, source_page(path), content=source_text(path)))
    known = set(re.findall(r"[\w./-]+\.md", (ROOT / "mkdocs.yml").read_text(encoding="utf-8")))
    forgotten = [page for page in files.documentation_pages() if page.src_uri in own_pages() - known]
    nav = cast("list[Any] | None", config.nav)  # pyright: ignore[reportUnknownMemberType]
    if forgotten and nav is not None:
        nav.append({"More": [page.src_uri for page in forgotten]})
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Lead links to where things stand on the site, and screenshots to their dark ones."""
    place = page.file.src_uri
    if place.startswith("source/"):
        return markdown
    return both_colours(LINK.sub(lambda found: found[1] + led(place, found[2]) + found[3], markdown))


def on_post_build(config: MkDocsConfig) -> None:
    """Write a page at each old address that redirects to the new one."""
    for old, new in MOVED.items():
        folder = Path(config.site_dir) / old
        folder.mkdir()
        link = f"../{new}/"
        (folder / "index.html").write_text(
            f'<!doctype html>\n<meta charset="utf-8">\n<title>Moved</title>\n<link rel="canonical" href="{link}">\n'
            f'<meta http-equiv="refresh" content="0; url={link}">\n<a href="{link}">This page has moved.</a>\n',
            encoding="utf-8",
        )


def own_pages() -> set[str]:
    """Return the pages that stand in docs/."""
    return {path.relative_to(DOCS).as_posix() for path in DOCS.glob("**/*.md")}


def led(place: str, target: str) -> str:
    """Return where a link of a page leads on the site.

    Args:
        place: of the page on the site.
        target: the link as it was written.
    """
    path = meant(WRITTEN.get(place, DOCS / place), target)
    if path is None or (path.is_relative_to(DOCS) and place not in WRITTEN):
        return target
    written = {file: name for name, file in (WRITTEN | rules_pages()).items()}
    if path.is_relative_to(DOCS):
        there = path.relative_to(DOCS).as_posix()
    else:
        there = "index.md" if path == ROOT / "README.md" else written.get(path) or source_page(path)
    return os.path.relpath(there, PurePosixPath(place).parent)


def meant(page: Path, target: str) -> Path | None:
    """Return the file of the project that a link means, a package's first file for a package; None: it leads out."""
    if "://" in target or target.startswith("mailto:"):
        return None
    path = Path(os.path.normpath(page.parent / target))
    return path / "__init__.py" if path.is_dir() else path


def linked() -> set[Path]:
    """Return the files of the program that pages link to."""
    found = set[Path]()
    for page in (*DOCS.glob("**/*.md"), *WRITTEN.values()):
        for _, target, _ in LINK.findall(page.read_text(encoding="utf-8")):
            path = meant(page, target)
            if path and path.is_file() and path.suffix != ".md" and not path.is_relative_to(DOCS):
                found.add(path)
    return found


def source_page(path: Path) -> str:
    """Return where the text of a file stands on the site."""
    return f"source/{path.relative_to(ROOT).as_posix().lstrip('.')}.md"


def source_text(path: Path) -> str:
    """Return a page with the text of a file."""
    name = path.relative_to(ROOT).as_posix()
    lines = path.read_text(encoding="utf-8").splitlines()
    code = "\n".join(f"    {line}".rstrip() for line in lines)
    return f"---\nsearch:\n  exclude: true\n---\n\n# {name}\n\n{code}\n"


def rules() -> dict[str, str]:
    """Return the rules pages that the bot shows, of every game and language, by their places on the site."""
    pages, first = dict[str, str](), list[str]()
    for place, path in rules_pages().items():
        game, locale = path.parents[2].name, path.parent.name
        spoken = [name for name, other in rules_pages().items() if other.parents[2].name == game]
        others = " · ".join(in_language(name, place) for name in spoken)
        title, _, rest = path.read_text(encoding="utf-8").partition("\n")
        pages[place] = f"{title}\n\n{others}\n{rest}"
        if locale == FALLBACK:
            first.append(f"- [{title.removeprefix('# ')}]({PurePosixPath(place).name})\n")
    pages["rules/index.md"] = "# Rules\n\nAs `/rules` shows them in Discord, page by page.\n\n" + "".join(first)
    return pages


@cache
def rules_pages() -> dict[str, Path]:
    """Return the files of the rules pages by their places on the site, the English ones first."""
    locales = sorted(Catalogs.load().locales, key=lambda name: (name != FALLBACK, name))
    named = {
        f"rules/{game}{'' if locale == FALLBACK else f'.{locale}'}.md": text_folders()[game]
        / "text"
        / locale
        / "rules.md"
        for game in all_games()
        for locale in locales
    }
    return {place: path for place, path in named.items() if path.exists()}


def in_language(place: str, here: str) -> str:
    """Return the name of a page's language, as a link from another page."""
    locale = rules_pages()[place].parent.name
    name = LANGUAGES.get(locale, locale)
    return name if place == here else f"[{name}]({PurePosixPath(place).name})"


def both_colours(markdown: str) -> str:
    """Return the text of a page whose screenshots are dark where the reader's colours are."""

    def with_dark(found: re.Match[str]) -> str:
        dark = f"{found[2]}-dark.png"
        if dark in markdown or not (DOCS / "pictures" / PurePosixPath(dark).name).exists():
            return found[0]
        return f"![{found[1]}]({found[2]}-light.png#only-light)![{found[1]}]({dark}#only-dark)"

    return LIGHT.sub(with_dark, markdown)
