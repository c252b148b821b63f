"""Imports go one way only; this is the table of docs/architecture.md, enforced."""

import ast
import re
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

pytestmark = pytest.mark.xdist_group("architecture")
"""All read the same modules."""
ROOT = Path(__file__).parent.parent
PURE = set(sys.stdlib_module_names) - {"random", "time", "asyncio", "logging", "threading", "socket", "os", "sqlite3"}
STDLIB = set(sys.stdlib_module_names)

# package: (what it may import of ours, what it may import of others; None: the whole standard library)
ALLOWED: dict[str, tuple[set[str], set[str]]] = {
    "bot.rules": ({"bot.rules"}, PURE),
    "bot.games": ({"bot.rules", "bot.games"}, PURE),
    "bot.errors": (set(), PURE),
    "bot.config": (set(), STDLIB | {"pydantic", "pydantic_settings"}),
    "bot.logging_setup": ({"bot.file_permissions"}, STDLIB | {"structlog"}),
    "bot.file_permissions": (set(), STDLIB),
    "bot.version": (set(), STDLIB),
    "bot.spawned": (set(), STDLIB),
    "bot.imports": (set(), STDLIB),
    "bot.interrupts": (set(), STDLIB),
    "bot.players": ({"bot.rules", "bot.games", "bot.players", "bot.spawned", "bot.version"}, STDLIB),
    "bot.idle": (set(), STDLIB),
    "bot.scheduler": (set(), STDLIB | {"structlog"}),
    "bot.storage": (
        {"bot.storage", "bot.scheduler", "bot.errors", "bot.file_permissions", "bot.version"},
        STDLIB | {"aiosqlite", "psycopg", "pydantic"},
    ),
    "bot.tables": (
        {
            "bot.rules",
            "bot.games",
            "bot.players",
            "bot.storage",
            "bot.idle",
            "bot.scheduler",
            "bot.errors",
            "bot.tables",
            "bot.tournaments",
        },
        STDLIB | {"openskill", "pydantic", "structlog"},
    ),
    "bot.tournaments": ({"bot.tournaments"}, STDLIB),
    "bot.contract": ({"bot.contract", "bot.rules", "bot.games", "bot.i18n", "bot.render"}, STDLIB),
    "bot.i18n": ({"bot.i18n", "bot.games"}, STDLIB | {"babel", "fluent"}),
    "bot.render": ({"bot.render", "bot.rules"}, STDLIB | {"PIL"}),
    "bot.ui": (
        {
            "bot.ui",
            "bot.tables",
            "bot.rules",
            "bot.render",
            "bot.i18n",
            "bot.idle",
            "bot.scheduler",
            "bot.errors",
            "bot.games",
        },
        STDLIB | {"discord", "structlog", "yarl", "aiohttp"},
    ),
    "bot.monitoring": (
        {"bot.monitoring", "bot.tables", "bot.storage", "bot.scheduler", "bot.players", "bot.rules"},
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
SHARED = {"bot.ui.display_names", "bot.ui.escaping", "bot.ui.message_view"}
ROOMS: dict[str, set[str]] = {
    "bot.ui.layout": set(),
    "bot.ui.discord": set(),
    "bot.ui.live": {"bot.ui.layout", "bot.ui.discord"},
    "bot.ui.features": {"bot.ui.layout", "bot.ui.discord", "bot.ui.live"},
}


# what the features share: modules of cogs that each of them may import
COMMON = {"cogs.parameters", "cogs.install_contexts"}


@dataclass(frozen=True)
class Module:
    """What the rules ask of a module of ours.

    Args:
        imports: the modules that it imports, and whether only for types.
        waits: whether it has coroutines.
        relative: whether it has relative imports.
    """

    name: str
    imports: tuple[tuple[str, bool], ...]
    waits: bool
    relative: bool

    @property
    def package(self) -> str:
        return package_of(self.name)


@cache
def modules() -> tuple[Module, ...]:
    """Read all modules once."""
    paths = sorted([path for folder in ("bot", "cogs", "tools") for path in ROOT.glob(f"{folder}/**/*.py")])
    # An author copies a template into a folder of any name, so its imports are relative.
    paths = [path for path in paths if not path.is_relative_to(ROOT / "bot" / "templates")]
    return tuple(read(path) for path in paths)


def read(path: Path) -> Module:
    parts = path.relative_to(ROOT).with_suffix("").parts
    name = ".".join(part for part in parts if part != "__init__")
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    typed = {
        id(inner)
        for node in nodes
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
        for inner in ast.walk(node)
    }
    found: list[tuple[str, bool]] = []
    for node in nodes:
        if isinstance(node, ast.Import):
            found += [(alias.name, id(node) in typed) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found.append((str(node.module), id(node) in typed))
    return Module(
        name,
        tuple(found),
        any(isinstance(node, ast.Await | ast.AsyncFunctionDef) for node in nodes),
        any(isinstance(node, ast.ImportFrom) and node.level for node in nodes),
    )


def package_of(module: str) -> str:
    top = ".".join(module.split(".")[:2])
    return top if top in ALLOWED or top in EVERYTHING else module.split(".")[0]


def test_no_import_is_relative() -> None:
    assert [module.name for module in modules() if module.relative] == []


def test_the_wheel_has_no_tools() -> None:
    shipped = [module for module in modules() if module.package != "tools"]
    assert [m.name for m in shipped if any(name.split(".")[0] == "tools" for name, _ in m.imports)] == []


def test_imports_obey_the_table() -> None:
    below = [module for module in modules() if module.package not in EVERYTHING]
    assert {module.package for module in below} == set(ALLOWED)
    assert [
        fault for module in below for name, typed in module.imports if (fault := _fault(module, name, typed))
    ] == []


def _fault(module: Module, name: str, for_types: bool) -> str:
    """Return what is wrong with an import of a module; "" if nothing is."""
    package = module.package
    ours, others = ALLOWED[package]
    if name.split(".")[0] not in {"bot", "cogs"}:
        allowed = name.split(".")[0] in others or (name == "random" and for_types)
        return "" if allowed else f"{module.name} may not import {name}"
    target = package_of(name)
    if target in EVERYTHING and name != "bot":
        return f"{module.name} imports {name}: nobody imports the top"
    if target not in ours:
        return f"{module.name} may not import {name}"
    if name.startswith("bot.games.") and package == "bot.games":
        own = name.split(".")[2] == module.name.split(".")[2]
        return "" if own else f"{module.name} imports another game: {name}"
    return f"{module.name} goes past the front door of bot.games: {name}" if name.startswith("bot.games.") else ""


def test_the_rooms_of_ui_obey_the_table() -> None:
    faults: list[str] = []
    found: set[str] = set()
    for module in modules():
        room = module.name if module.name in ROOMS else module.name.rpartition(".")[0]
        if room not in ROOMS:
            continue
        found.add(room)
        others = [name for name, _ in module.imports if name.startswith("bot.ui") and name not in SHARED]
        allowed = ROOMS[room]
        faults += [
            f"{module.name} may not import {name}"
            for name in others
            if name.rpartition(".")[0] != room and name not in allowed
        ]
        if room == "bot.ui.layout" and module.waits:
            faults.append(f"{module.name} waits for something")
    assert found == set(ROOMS)
    assert faults == []


def test_a_feature_imports_no_other_feature() -> None:
    faults: list[str] = []
    features = [module for module in modules() if module.name.startswith("cogs.")]
    for module in features:
        own = ".".join(module.name.split(".")[:2])
        for name, _ in module.imports:
            ours = name == own or name.startswith(f"{own}.") or name in COMMON
            if name.split(".")[0] == "cogs" and not ours:
                faults.append(f"{module.name} may not import {name}")
    assert features
    assert faults == []


def test_messages_are_data() -> None:
    drawn = [module for module in modules() if re.fullmatch(r"cogs\.\w+\.messages", module.name)]
    assert drawn
    assert [module.name for module in drawn if module.waits] == [], "these wait for something"
    surface = {"bot.ui", "bot.ui.discord", "bot.ui.live", "bot.ui.features"}
    assert [(module.name, name) for module in drawn for name, _ in module.imports if name in surface] == []


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
        folder.replace("/", "."): set(re.sub(r" \(.*?\)", "", cell).split(", ")) - {"–"} for folder, cell in rows
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
