"""What the README and the docs show is what the project does."""

import ast
import re
from pathlib import Path

import pytest

from bot.cli import COMMANDS
from bot.games import all_games, find_game
from bot.rules.record import replay

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob(".github/**/*.md")])
WORKFLOWS = sorted(ROOT.glob(".github/workflows/*.yml"))
HOOKS = ROOT / ".pre-commit-config.yaml"
MOST_WORDS = 1200


def examples(page: Path) -> list[str]:
    """Return the indented blocks of a page."""
    blocks = re.findall(r"(?:^ {4}.*\n)+", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return [re.sub(r"^ {4}", "", block, flags=re.MULTILINE) for block in blocks]


def test_records_shown_can_be_played() -> None:
    for block in (block for page in PAGES for block in examples(page)):
        if block.startswith('{"record"'):
            results = list(replay(block.encode(), find_game))
            assert all(result["valid"] for result, _ in results), block


def test_links_and_pictures_are_there() -> None:
    links = [(page, link) for page in PAGES for link in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8"))]
    local = [(page, link) for page, link in links if not link.startswith("http")]
    assert [f"{page.name}: {link}" for page, link in local if not (page.parent / link).exists()] == []


NAMED = re.compile(
    r"(?<![\w/.-])(?:bot|cogs|tools|tests|docs|deploy)/[\w./-]*\w(?![\w*])"
    r"|(?<=`)[a-z_]+\.py(?=`)|(?<=python -m )(?:tools|tests)[\w.]*\w"
)
"""Files, folders and modules that a text names."""


def test_files_and_modules_named_are_there() -> None:
    """Pages that add a file, and texts about a made-up one, are left out."""
    sources = [path for folder in ("bot", "cogs", "tools") for path in ROOT.glob(f"{folder}/**/*.py")]
    pages = [page for page in PAGES if not page.name.startswith("add-") and page.name != "CHANGELOG.md"]
    files = {path.name for path in (*sources, *ROOT.glob("tests/**/*.py"))}
    missing = {
        f"{path.relative_to(ROOT)}: {name}"
        for path in (*pages, *sources)
        for name in NAMED.findall(
            path.read_text(encoding="utf-8").replace("<game>", "bieten").replace("<locale>", "en")
        )
        if name not in files
        and not any((ROOT / each).exists() for each in (name, f"{name}.py", f"{name.replace('.', '/')}.py"))
        and not (ROOT / name.replace(".", "/")).is_dir()
    }
    assert missing == set()


def test_every_picture_is_shown_somewhere() -> None:
    shown = {
        (page.parent / path).resolve() for page in PAGES for path in re.findall(r"\]\((.+?\.png)\)", page.read_text())
    }
    # tools/site.py shows the dark one of a pair by itself where the page's reader has dark colours
    shown |= {path.with_name(path.name.replace("-light.", "-dark.")) for path in shown}
    assert sorted(set((ROOT / "docs" / "pictures").iterdir()) - shown) == []


def test_what_runs_by_itself_runs_the_commands_of_the_readme() -> None:
    start, test = "pip install uv && uv run bot", "pip install uv && uv run --group test pytest"
    hashed = "pip install --require-hashes -r deploy/requirements/build.txt"
    shown = examples(ROOT / "README.md")
    assert {f"{start}\n", f"{test}\n"} <= set(shown)
    assert f"\n{test}\n" in (ROOT / ".ci/run").read_text(encoding="utf-8")
    run = {line.strip() for path in WORKFLOWS for line in path.read_text(encoding="utf-8").splitlines()}
    assert {line for line in run if line.startswith("pip")} == {start, test, hashed}


def test_the_hooks_before_a_commit_are_the_tests_own_ruff() -> None:
    text = HOOKS.read_text(encoding="utf-8")
    assert re.findall(r"entry: uv run --group test (ruff \w+)", text) == ["ruff check", "ruff format"]
    assert not re.search(r"\brev:|://", text), "a version or an address of its own"


def test_subcommands_shown_in_the_readme_are_there() -> None:
    shown = set(
        re.findall(r"^ {4}uv run bot ([\w-]+)", (ROOT / "README.md").read_text(encoding="utf-8"), flags=re.MULTILINE)
    )
    assert shown
    assert shown <= {*COMMANDS}


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in all_games().values()])
def test_every_game_is_introduced(game) -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8").lower()
    assert game.id.replace("_", " ") in text


def test_nothing_committed_names_a_registry() -> None:
    pattern = re.compile(r"https?://[\w.-]*(pypi|pythonhosted|npmjs|debian)\.\w+")
    for path in [*PAGES, *WORKFLOWS, HOOKS, ROOT / "pyproject.toml", ROOT / ".ci/run"]:
        assert not pattern.search(path.read_text(encoding="utf-8")), path


def words_of(page: Path) -> int:
    """Return the words of a page without its images and links."""
    text = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", page.read_text(encoding="utf-8"))
    return len(re.findall(r"\w[\w'’.-]*", text))


def test_a_page_is_short_enough_to_be_read() -> None:
    words = {
        page.relative_to(ROOT / "docs").as_posix(): words_of(page) for page in PAGES if ROOT / "docs" in page.parents
    }
    assert {name: count for name, count in words.items() if count > MOST_WORDS} == {}


def test_sentences_of_a_page_have_twenty_words_on_average() -> None:
    average: dict[str, float] = {}
    for page in PAGES:
        text = re.sub(
            r"```[\s\S]*?```|^    .*$|^\|.*$|^#.*$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE
        )
        text = re.sub(r"\]\([^)]*\)", "]", re.sub(r"`[^`\n]*`", "Code", text))
        sentences = re.split(r"(?<=[.!?])\s+(?=[A-Z\"*(\[])|\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )", text)
        counts = [count for sentence in sentences if (count := len(re.findall(r"\w[\w'’-]*", sentence))) > 2]
        if len(counts) > 2:
            average[str(page.relative_to(ROOT))] = sum(counts) / len(counts)
    assert {page: round(number, 1) for page, number in average.items() if number > 20} == {}


def test_every_game_has_the_files_of_the_page() -> None:
    page = (ROOT / "docs/dev/game-design.md").read_text(encoding="utf-8")
    lines = re.findall(r"^ {6}(\S+?/?) +(\S.*)$", page, re.MULTILINE)
    listed = [name for name, purpose in lines if not purpose.startswith(("if you like", "..."))]
    assert {"state.py", "determinize.py", "heuristic.py"} <= set(listed)
    games = [path.parent for path in ROOT.glob("bot/games/*/game.py")]
    assert len(games) == 3
    assert not [game / name for game in games for name in listed if not (game / name).exists()]


AUTHORS = ("add-a-game.md", "game-kit.md", "game-panels.md")
"""The pages for authors of games."""


@pytest.mark.parametrize("name", AUTHORS)
def test_the_pages_for_authors_of_games_name_what_the_kit_has(name: str) -> None:
    folders = ("bot/rules", "bot/templates", "docs/examples")
    paths = [path for folder in folders for path in (ROOT / folder).rglob("*.py")]
    source = set(re.findall(r"\w+", "".join(path.read_text(encoding="utf-8") for path in paths)))
    page = (ROOT / "docs" / name).read_text(encoding="utf-8")
    called = set(re.findall(r"(\w+)\(", "".join(re.findall(r"`[^`]+`|^ {4}.*$", page, re.MULTILINE))))
    assert len(called) > 1
    assert called <= source


def test_the_example_needs_only_what_the_pages_or_the_template_show() -> None:
    """Crazy Eights was written from them alone."""
    shown = [ROOT / "docs" / name for name in AUTHORS] + sorted((ROOT / "bot/templates").rglob("*.py"))
    words = set(re.findall(r"\w+", "".join(path.read_text(encoding="utf-8") for path in shown)))
    used: set[str] = set()
    for path in (ROOT / "docs/examples").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("bot."):
                used |= {alias.name for alias in node.names}
    assert len(used) > 20
    assert used <= words
