"""Build the site of docs/: `python -m tools.site [FOLDER]`.

The site has docs/ and more pages:

- the rules in every language, from the pages that the bot shows;
- PRIVACY.md, CHANGELOG.md and others from the project's folder;
- each source file that a page links to.

The program copies all of them into a temporary folder, adapts links and images, and runs Zensical there. A warning of
Zensical ends the build.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory

from bot.games import all_games, text_folders
from bot.i18n import FALLBACK, Catalogs

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
EXAMPLES = DOCS / "examples"
"""Games for readers of the source: the site has those of their files that pages link to."""
ABOUT = ("CHANGELOG", "CODE_OF_CONDUCT", "CONTRIBUTING", "CREDITS", "PRIVACY", "SECURITY", "TERMS")
"""Pages of the project's folder. The README is for readers of the files."""
LINK = re.compile(r"(\]\()([^)#\s]+)((?:#[^)]*)?\))")
LIGHT = re.compile(r"!\[([^\]]*)\]\(([^)#]*)-light\.png\)")
MOVED = {
    "arena": "dev/arena",
    "faults": "dev/fault-tests",
    "operation": "operate/service",
    "performance": "operate/performance",
    "scale": "operate/cluster",
    "trained": "dev/training",
}
"""Old addresses of pages, and where they redirect."""
WRITTEN = {f"project/{name.lower()}.md": ROOT / f"{name}.md" for name in ABOUT}
"""The pages of the project's folder, by their paths on the site."""


def main() -> int:
    """Build the site and return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "site", help="the site (default: site)")
    parser.add_argument("--serve", action="store_true", help="serve the site on this machine instead")
    args = parser.parse_args()
    with TemporaryDirectory() as folder:
        project = Path(folder)
        prepare(project)
        zensical = [sys.executable, "-m", "zensical"]
        if args.serve:
            return subprocess.run([*zensical, "serve"], cwd=project, check=False).returncode  # noqa: S603
        status = subprocess.run([*zensical, "build", "--strict", "--clean"], cwd=project, check=False).returncode  # noqa: S603
        if status == 0:
            redirect(project / "site")
            shutil.copytree(project / "site", args.folder, dirs_exist_ok=True)
        return status


def prepare(project: Path) -> None:
    """Write the project that Zensical builds: the configuration and all pages with adapted links and images."""
    shutil.copy(ROOT / "mkdocs.yml", project)
    docs = project / "docs"
    shutil.copytree(DOCS, docs, ignore=shutil.ignore_patterns("*.toml", "__pycache__", EXAMPLES.name))
    for place, text in pages().items():
        path = docs / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def pages() -> dict[str, str]:
    """Return the text of every page by its path on the site."""
    written = {path.relative_to(DOCS).as_posix(): path for path in DOCS.glob("**/*.md") if is_page(path)} | WRITTEN
    texts = {place: path.read_text(encoding="utf-8") for place, path in written.items()} | rules()
    adapted = {
        place: both_colours(LINK.sub(lambda found, place=place: found[1] + led(place, found[2]) + found[3], text))
        for place, text in texts.items()
    }
    return adapted | {source_page(path): source_text(path) for path in linked()}


def redirect(site: Path) -> None:
    """Write a page at each old address that redirects to the new one."""
    for old, new in MOVED.items():
        link = f"../{new}/"
        (site / old).mkdir()
        (site / old / "index.html").write_text(
            f'<!doctype html>\n<meta charset="utf-8">\n<title>Moved</title>\n<link rel="canonical" href="{link}">\n'
            f'<meta http-equiv="refresh" content="0; url={link}">\n<a href="{link}">This page has moved.</a>\n',
            encoding="utf-8",
        )


def is_page(path: Path) -> bool:
    """Return whether a file is part of the pages in docs/."""
    return path.is_relative_to(DOCS) and not path.is_relative_to(EXAMPLES)


def led(place: str, target: str) -> str:
    """Return the address on the site of a link's target in the sources."""
    path = meant(WRITTEN.get(place, DOCS / place), target)
    if path is None or (is_page(path) and place not in WRITTEN):
        return target
    written = {file: name for name, file in (WRITTEN | rules_pages()).items()}
    if is_page(path):
        there = path.relative_to(DOCS).as_posix()
    else:
        there = "index.md" if path == ROOT / "README.md" else written.get(path) or source_page(path)
    return os.path.relpath(there, PurePosixPath(place).parent)


def meant(page: Path, target: str) -> Path | None:
    """Return the project's file behind a link, a package's first file for a package; None for other addresses."""
    if "://" in target or target.startswith("mailto:"):
        return None
    path = Path(os.path.normpath(page.parent / target))
    return path / "__init__.py" if path.is_dir() else path


def linked() -> set[Path]:
    """Return the source files that pages link to."""
    found = set[Path]()
    for page in (*filter(is_page, DOCS.glob("**/*.md")), *WRITTEN.values()):
        for _, target, _ in LINK.findall(page.read_text(encoding="utf-8")):
            path = meant(page, target)
            if path and path.is_file() and path.suffix != ".md" and not is_page(path):
                found.add(path)
    return found


def source_page(path: Path) -> str:
    """Return the path of a source file's page on the site."""
    return f"source/{path.relative_to(ROOT).as_posix().lstrip('.')}.md"


def source_text(path: Path) -> str:
    """Return a page with the text of a source file."""
    name = path.relative_to(ROOT).as_posix()
    lines = path.read_text(encoding="utf-8").splitlines()
    code = "\n".join(f"    {line}".rstrip() for line in lines)
    return f"---\nsearch:\n  exclude: true\n---\n\n# {name}\n\n{code}\n"


def rules() -> dict[str, str]:
    """Return the rules pages of every game and language by their paths on the site."""
    texts, first = dict[str, str](), list[str]()
    for place, path in rules_pages().items():
        game, locale = path.parents[2].name, path.parent.name
        spoken = [name for name, other in rules_pages().items() if other.parents[2].name == game]
        others = " · ".join(in_language(name, place) for name in spoken)
        title, _, rest = path.read_text(encoding="utf-8").partition("\n")
        texts[place] = f"{title}\n\n{others}\n{rest}"
        if locale == FALLBACK:
            first.append(f"- [{title.removeprefix('# ')}]({PurePosixPath(place).name})\n")
    texts["rules/index.md"] = "# Rules\n\nAs `/rules` shows them in Discord, page by page.\n\n" + "".join(first)
    return texts


@cache
def rules_pages() -> dict[str, Path]:
    """Return the files of the rules pages by their paths on the site, the English ones first."""
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
    """Return the name of a page's language, with a link unless it is this page."""
    locale = rules_pages()[place].parent.name
    name = Catalogs.load().names[locale]
    return name if place == here else f"[{name}]({PurePosixPath(place).name})"


def both_colours(markdown: str) -> str:
    """Return the text of a page with dark screenshots for readers with dark colours."""

    def with_dark(found: re.Match[str]) -> str:
        dark = f"{found[2]}-dark.png"
        if dark in markdown or not (DOCS / "pictures" / PurePosixPath(dark).name).exists():
            return found[0]
        return f"![{found[1]}]({found[2]}-light.png#only-light)![{found[1]}]({dark}#only-dark)"

    return LIGHT.sub(with_dark, markdown)


if __name__ == "__main__":
    sys.exit(main())
