"""Imports go one way only; this is the table of docs/architecture.md, enforced."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PURE = set(sys.stdlib_module_names) - {"random", "time", "asyncio", "logging", "threading", "socket", "os", "sqlite3"}
STDLIB = set(sys.stdlib_module_names)

# package: (what it may import of ours, what it may import of others; None: the whole standard library)
ALLOWED: dict[str, tuple[set[str], set[str]]] = {
    "bot.rules": ({"bot.rules"}, PURE),
    "bot.games": ({"bot.rules", "bot.games"}, PURE),
    "bot.errors": (set(), PURE),
    "bot.config": (set(), STDLIB | {"pydantic", "pydantic_settings"}),
    "bot.log": ({"bot.private"}, STDLIB | {"structlog"}),
    "bot.private": (set(), STDLIB),
    "bot.version": (set(), STDLIB),
    "bot.spawned": (set(), STDLIB),
    "bot.interrupts": (set(), STDLIB),
    "bot.players": ({"bot.rules", "bot.games", "bot.players", "bot.spawned", "bot.version"}, STDLIB),
    "bot.scheduler": (set(), STDLIB | {"structlog"}),
    "bot.storage": (
        {"bot.storage", "bot.scheduler", "bot.errors", "bot.private", "bot.version"},
        STDLIB | {"aiosqlite", "psycopg", "pydantic"},
    ),
    "bot.tables": (
        {
            "bot.rules",
            "bot.games",
            "bot.players",
            "bot.storage",
            "bot.scheduler",
            "bot.errors",
            "bot.tables",
            "bot.tournaments",
        },
        STDLIB | {"openskill", "pydantic", "structlog"},
    ),
    "bot.tournaments": ({"bot.tournaments"}, STDLIB),
    "bot.i18n": ({"bot.i18n", "bot.games"}, STDLIB | {"babel", "fluent"}),
    "bot.render": ({"bot.render", "bot.rules"}, STDLIB | {"PIL"}),
    "bot.ui": (
        {"bot.ui", "bot.tables", "bot.rules", "bot.render", "bot.i18n", "bot.scheduler", "bot.errors", "bot.games"},
        STDLIB | {"discord", "structlog", "yarl", "aiohttp"},
    ),
    "bot.watch": (
        {"bot.watch", "bot.tables", "bot.storage", "bot.scheduler", "bot.players", "bot.rules"},
        STDLIB | {"aiohttp", "prometheus_client", "structlog"},
    ),
    "bot.cluster": ({"bot.cluster", "bot.storage", "bot.tables"}, STDLIB | {"aiohttp", "structlog"}),
    "cogs": (
        {"cogs", "bot.ui", "bot.tables", "bot.rules", "bot.render", "bot.i18n", "bot.games", "bot.errors"},
        STDLIB | {"discord", "structlog"},
    ),
    "bot.sandbox": ({"bot.sandbox"}, STDLIB | {"aiohttp", "zstandard"}),
}
EVERYTHING = {"bot.app", "bot.cli", "bot.__main__", "bot", "tools"}
# room of bot.ui: the rooms whose front doors it may go through; SHARED is what all of them know
SHARED = {"bot.ui.display_names", "bot.ui.escaping", "bot.ui.pictured"}
ROOMS: dict[str, set[str]] = {
    "bot.ui.layout": set(),
    "bot.ui.discord": set(),
    "bot.ui.live": {"bot.ui.layout", "bot.ui.discord"},
    "bot.ui.features": {"bot.ui.layout", "bot.ui.discord", "bot.ui.live"},
}


# what the features share: modules of cogs that each of them may import
COMMON = {"cogs.choices", "cogs.places"}


def modules() -> Iterator[tuple[str, Path]]:
    for path in sorted([path for folder in ("bot", "cogs", "tools") for path in ROOT.glob(f"{folder}/**/*.py")]):
        parts = path.relative_to(ROOT).with_suffix("").parts
        yield ".".join(part for part in parts if part != "__init__"), path


def imports(path: Path) -> Iterator[tuple[str, bool]]:
    """Yield the modules a file imports, and whether only for types."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    typed = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, id(node) in typed) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            yield str(node.module), id(node) in typed


def package_of(module: str) -> str:
    top = ".".join(module.split(".")[:2])
    return top if top in ALLOWED or top in EVERYTHING else module.split(".")[0]


@pytest.mark.parametrize(("module", "path"), [pytest.param(m, p, id=m) for m, p in modules()])
def test_imports_obey_the_table(module: str, path: Path) -> None:
    package = package_of(module)
    if package != "tools":
        assert not [name for name, _ in imports(path) if name.split(".")[0] == "tools"], "the wheel has no tools"
    if package in EVERYTHING:
        return
    ours, others = ALLOWED[package]
    for name, for_types in imports(path):
        if name.split(".")[0] in {"bot", "cogs"}:
            target = package_of(name)
            assert target not in EVERYTHING or name == "bot", f"{module} imports {name}: nobody imports the top"
            assert target in ours, f"{module} may not import {name}"
            if name.startswith("bot.games.") and package == "bot.games":
                assert name.split(".")[2] == module.split(".")[2], f"{module} imports another game: {name}"
            elif name.startswith("bot.games."):
                pytest.fail(f"{module} goes past the front door of bot.games: {name}")
        elif name == "random" and for_types:
            continue
        else:
            assert name.split(".")[0] in others, f"{module} may not import {name}"


@pytest.mark.parametrize(
    ("module", "path"),
    [pytest.param(m, p, id=m) for m, p in modules() if m in ROOMS or m.rpartition(".")[0] in ROOMS],
)
def test_the_rooms_of_ui_obey_the_table(module: str, path: Path) -> None:
    room = module if module in ROOMS else module.rpartition(".")[0]
    for name, _ in imports(path):
        if name.startswith("bot.ui") and name not in SHARED and name.rpartition(".")[0] != room:
            assert name in ROOMS[room], f"{module} may not import {name}"
    if room == "bot.ui.layout":
        tree = ast.parse(path.read_text(encoding="utf-8"))
        waits = [node for node in ast.walk(tree) if isinstance(node, ast.Await | ast.AsyncFunctionDef)]
        assert not waits, f"{module} waits for something"


@pytest.mark.parametrize(
    ("module", "path"), [pytest.param(m, p, id=m) for m, p in modules() if m.startswith("cogs.")]
)
def test_a_feature_imports_no_other_feature(module: str, path: Path) -> None:
    own = ".".join(module.split(".")[:2])
    for name, _ in imports(path):
        if name.split(".")[0] == "cogs":
            assert name == own or name.startswith(f"{own}.") or name in COMMON, f"{module} may not import {name}"


@pytest.mark.parametrize(
    ("module", "path"), [pytest.param(m, p, id=m) for m, p in modules() if re.fullmatch(r"cogs\.\w+\.messages", m)]
)
def test_messages_are_data(module: str, path: Path) -> None:
    for name, _ in imports(path):
        assert name not in {"bot.ui", "bot.ui.discord", "bot.ui.live", "bot.ui.features"}, f"{module} imports {name}"
    tree = ast.parse(path.read_text(encoding="utf-8"))
    waits = [node for node in ast.walk(tree) if isinstance(node, ast.Await | ast.AsyncFunctionDef)]
    assert not waits, f"{module} waits for something"


def test_a_feature_has_the_files_of_a_feature() -> None:
    folders = {
        path.name: {each.name for each in path.glob("*.py")} for path in (ROOT / "cogs").iterdir() if path.is_dir()
    }
    folders.pop("__pycache__", None)
    for folder, files in folders.items():
        assert {"__init__.py", "cog.py"} <= files <= {"__init__.py", "cog.py", "messages.py"}, folder


def test_the_table_is_that_of_the_page() -> None:
    page = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([^`<]+?)(?:/<game>|\.py)?` \|.*\| (.+) \|$", page, flags=re.MULTILINE)
    shown = {
        folder.replace("/", "."): set(re.sub(r" \(.*?\)", "", cell).split(", ")) - {"nothing"}
        for folder, cell in rows
    }
    assert shown == {
        package: {name.removeprefix("bot.") for name in (ours - {package}) | (others - STDLIB)}
        for package, (ours, others) in ALLOWED.items()
    }


def test_top_level_is_as_agreed() -> None:
    listed = {path.name for path in ROOT.iterdir() if not path.name.startswith(".")}
    agreed = {"pyproject.toml", "bot", "cogs", "data", "tests", "tools", "README.md", "docs", "Containerfile"}
    agreed |= {"compose.yml", "compose.cluster.yml", "constraints.txt", "deploy", "mkdocs.yml"}
    others = {name for name in listed - agreed if name not in {"uv.lock", "build", "dist", "site"}}
    assert all(Path(name).stem.isupper() for name in others), f"not at the top level: {others}"
