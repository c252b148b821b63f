"""A package is entered by its front door, what its `__init__` exports; and no module needs itself by any way."""

from pathlib import Path

import pytest

from tests.imports import Import, Source

pytestmark = pytest.mark.xdist_group("doors")
"""All read the same modules."""
ROOT = Path(__file__).parent.parent
SOURCE = Source(ROOT, "bot", "cogs", "tools")

OPEN = {
    "bot": "the project itself: its parts have doors of their own",
    "bot.rules": "the kit: each module is one idea, imported by the idea's name",
    "bot.ui": "what all features use: its rooms have doors of their own",
    "bot.cli": "each module is a command, or what several commands share",
    "tools": "programs of their own: their parts have doors",
    "tools.train.bieten.numba_engine": "code for numba: each module is a piece of it",
    "tools.art": "the drawings of the cards: each module is a piece of them",
}
"""Packages whose modules are imported one by one, and why."""
PAST = {
    "bot.cli.doctor.findings": "the signs before the lines that commands print",
    "bot.cli.doctor.discord_checks": "loads discord.py, without which the command line starts",
    "bot.ui.discord.error_codes": "Discord's numbers: bot check-discord tries what they mean",
    "bot.ui.layout.discord_limits": "Discord's limits: bot check-discord tries each of them",
    "tools.arena.frozen": "the frozen players: training plays against them",
    "bot.monitoring.server": "loads aiohttp's server, which only a bot with a port for its health needs",
    "bot.storage.postgres": "only who has a server needs it, and the extra for it",
    "bot.render.alt_text": "goes with the pictures",
    "bot.render.bitmap_font": "draws: Pillow is loaded only where pictures are",
    "bot.render.charts": "draws: Pillow is loaded only where pictures are",
    "bot.render.win_chance_chart": "draws: Pillow is loaded only where pictures are",
    "bot.render.image_cache": "draws: Pillow is loaded only where pictures are",
    "bot.render.card_images": "draws: Pillow is loaded only where pictures are",
    "bot.render.table": "draws: Pillow is loaded only where pictures are",
    "bot.render.slate_image": "draws: Pillow is loaded only where pictures are",
    "bot.render.meetings_image": "draws: Pillow is loaded only where pictures are",
    "bot.render.standings_image": "draws: Pillow is loaded only where pictures are",
    "bot.render.assets": "the files of the cards and how they are named; commands without pictures do without them",
}
"""Modules that are imported past the door of their package, and why."""
INSIDE = {
    "tools.arena.beginners.": ("bot.games.",),
    "tools.arena.frozen.": ("bot.games.",),
    "tools.train.": ("bot.games.", "tools.arena.frozen."),
}
"""Packages made for the inside of one game each, and the packages of games whose modules they import."""


def passed(source: Source, one: Import) -> str | None:
    """Return the door that an import goes past, or None."""
    if inside_its_game(one):
        return None
    for door in source.doors(one):
        if door in OPEN:
            continue
        if one.target == door and (one.name is None or one.name in source.exported(door)):
            return None
        if one.target not in PAST:
            return door
    return None


def inside_its_game(one: Import) -> bool:
    """Return whether an import stays within one game: that of the importing module."""
    for package, inside in INSIDE.items():
        if one.module.startswith(package):
            game = one.module.removeprefix(package).split(".")[0]
            return any(f"{one.target}.".startswith(f"{folder}{game}.") for folder in inside)
    return False


def test_packages_are_entered_by_the_front_door() -> None:
    assert [f"{one}, past the door of {door}" for one in SOURCE.imports if (door := passed(SOURCE, one))] == []


def test_every_exception_is_needed() -> None:
    targets = {one.target for one in SOURCE.imports if any(True for _ in SOURCE.doors(one))}
    assert PAST.keys() <= targets
    assert OPEN.keys() <= SOURCE.modules.keys()


def test_no_module_needs_itself() -> None:
    assert SOURCE.circles() == []


PLANTED = {
    "house/__init__.py": "from house.cellar import wine\n",
    "house/cellar.py": "def wine() -> None:\n    from house.stairs import down\n",
    "house/stairs.py": "from typing import TYPE_CHECKING\n\nif TYPE_CHECKING:\n    from garden import tree\n",
    "garden/__init__.py": "",
    "garden/tree.py": "from house import wine\nfrom house.cellar import wine as same\n",
    "garden/grass.py": "from garden import tree\n",
}
"""A house whose stairs know the garden for its types, whose tree needs the house."""


@pytest.fixture
def planted(tmp_path: Path) -> Source:
    for name, text in PLANTED.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return Source(tmp_path, "house", "garden")


def test_a_circle_is_found(planted: Source) -> None:
    assert planted.circles() == [["garden.tree", "house", "house.cellar", "house.stairs"]]


def test_who_goes_past_a_door_is_found(planted: Source) -> None:
    found = [str(one) for one in planted.imports if passed(planted, one)]
    assert found == ["house.stairs imports garden.tree", "garden.tree imports wine from house.cellar"]
