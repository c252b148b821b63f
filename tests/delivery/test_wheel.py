"""What is released is whole: built, installed away from the checkout, and played with."""

import json
import re
import subprocess
import sys
import tarfile
import zipfile
from dataclasses import dataclass
from email import message_from_bytes
from pathlib import Path

import pytest

from tests.delivery.uv import ROOT, uv

pytestmark = [pytest.mark.xdist_group("wheel"), pytest.mark.timeout(900)]
PAGE = "https://example.org/club/cards"
EVENING = Path(__file__).with_name("first_evening.py")


@dataclass(frozen=True)
class Installed:
    """A wheel in a separate virtual environment, in a folder where nothing of the project lies."""

    folder: Path
    wheel: Path
    archive: Path

    def run(self, *command: str | Path, status: int = 0) -> str:
        """Return what one of its programs prints."""
        told = {"PATH": "/usr/bin:/bin", "HOME": str(self.folder), "BOT_DATA_DIR": str(self.folder / "data")}
        program = self.folder / "venv" / "bin" / command[0]
        done = subprocess.run(
            [program, *command[1:]],
            cwd=self.folder,
            env=told,
            capture_output=True,
            text=True,
            check=False,
            timeout=800,
        )
        assert done.returncode == status, done.stdout + done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Wheel and archive as they are released, and the wheel installed with the versions that are tested."""
    folder = tmp_path_factory.mktemp("released")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CARDTABLE_URL", PAGE)
        uv("build", "--quiet", "--out-dir", folder / "dist", ROOT, folder=folder)
    [wheel], [archive] = (folder / "dist").glob("*.whl"), (folder / "dist").glob("*.tar.gz")
    uv("venv", "--quiet", "--python", sys.executable, folder / "venv", folder=folder)
    where = ("--python", folder / "venv" / "bin" / "python")
    uv("pip", "install", "--quiet", *where, "-c", ROOT / "constraints.txt", wheel, folder=folder)
    return Installed(folder, wheel, archive)


def program() -> set[str]:
    """Return the files that the program is made of."""
    files = [*ROOT.glob("bot/**/*"), *ROOT.glob("cogs/**/*")]
    return {path.relative_to(ROOT).as_posix() for path in files if path.is_file() and "__pycache__" not in path.parts}


def test_the_wheel_has_all_of_the_program_and_nothing_else(installed: Installed) -> None:
    with zipfile.ZipFile(installed.wheel) as wheel:
        names = {name for name in wheel.namelist() if ".dist-info/" not in name}
    assert names == program()
    for kind in (".ftl", ".md", ".sql", ".png", ".html"):
        assert any(name.endswith(kind) for name in names), kind


def test_its_metadata_has_the_licence_urls_and_absolute_links(installed: Installed) -> None:
    with zipfile.ZipFile(installed.wheel) as wheel:
        [name] = [name for name in wheel.namelist() if name.endswith(".dist-info/METADATA")]
        told = message_from_bytes(wheel.read(name))
    urls = dict(each.split(", ") for each in told.get_all("Project-URL", []))
    assert urls == {
        "Repository": PAGE,
        "Documentation": f"{PAGE}/blob/main/docs/index.md",
        "Changelog": f"{PAGE}/blob/main/CHANGELOG.md",
        "Issues": f"{PAGE}/issues",
    }
    assert (told["License-Expression"], told["License-File"]) == ("MIT", "LICENSE")
    linked = re.findall(r'\]\(([^)]+)\)|src="([^"]+)"', told.get_payload())
    assert len(linked) > 20
    for link in map("".join, linked):
        assert link.startswith("https://"), link
        path = re.sub(rf"^{PAGE}/(?:raw|blob)/v[\d.]+/|#.*$", "", link)
        assert path.startswith("https://") or (ROOT / path).exists(), link


REMOTES = {
    "https://example.org/club/cards.git": PAGE,
    "https://user:secret@example.org/club/cards": PAGE,
    "git@example.org:club/cards.git": PAGE,
    "ssh://git@example.org/club/cards": PAGE,
    "/srv/git/cards": None,
    "": None,
}
"""The address of the page by that of a git remote."""


def test_the_address_is_that_of_the_remote_and_without_one_no_link_is_dead() -> None:
    code = (
        "import json, sys; from pathlib import Path; from deploy.hatch_build import description, page_of;"
        "remotes, readme = json.loads(sys.argv[1]), Path('README.md').read_text(encoding='utf-8');"
        "print(json.dumps([{each: page_of(each) for each in remotes}, description(readme, None, '1.0.0')]))"
    )
    pins = ("--with-requirements", ROOT / "deploy/requirements/build.txt")
    said = uv("run", "--quiet", "--no-project", *pins, "python", "-c", code, json.dumps(list(REMOTES)), folder=ROOT)
    pages, text = json.loads(said)
    assert pages == REMOTES
    assert text.startswith("# Card Table")
    assert [
        link for link in re.findall(r"\]\(([^)]+)\)|src=\"([^\"]+)\"", text) if "https://" not in "".join(link)
    ] == []


def test_the_archive_has_the_program_and_its_tests_but_nothing_private(installed: Installed) -> None:
    with tarfile.open(installed.archive) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert program() <= names
    assert {"constraints.txt", "compose.yml", "Containerfile", "tests/conftest.py"} <= names
    assert not [name for name in names if name.endswith((".sqlite", ".env", ".lock")) or name.startswith(".git/")]


def test_the_installed_bot_says_what_it_is_and_how_it_is(installed: Installed) -> None:
    assert installed.run("bot", "--version").split()[-1] in installed.wheel.name
    assert "✓ Python" in installed.run("bot", "doctor")
    known = installed.run("python", "-I", "-c", "from bot.version import changelog; print(changelog())")
    assert known.strip() == (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").strip()


def test_it_writes_a_new_game_that_keeps_the_contract(installed: Installed) -> None:
    installed.run("bot", "new-game", installed.folder / "games" / "mine")
    assert "keeps all" in installed.run("bot", "check-game", installed.folder / "games" / "mine")


def test_the_versions_are_those_that_are_tested(installed: Installed) -> None:
    there = uv("pip", "freeze", "--python", installed.folder / "venv" / "bin" / "python", folder=installed.folder)
    pins = {line.partition(" ;")[0] for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()}
    names = {line for line in there.splitlines() if not line.startswith("cardtable")}
    assert len(names) > 10
    assert names <= pins


def test_a_first_evening_is_played_with_it(installed: Installed) -> None:
    """The page, the lobby, computer players with their nets, images and rules of every game."""
    assert installed.run("python", "-I", EVENING, installed.folder / "venv" / "bin" / "bot").endswith("played\n")


def test_its_bill_of_materials_names_what_is_installed(installed: Installed) -> None:
    told = json.loads(uv("export", "--quiet", "--preview", "--format", "cyclonedx1.5", folder=ROOT))
    assert (told["bomFormat"], told["metadata"]["component"]["name"]) == ("CycloneDX", "cardtable")
    named = {f"{each['name']}=={each['version']}" for each in told["components"]}
    there = uv("pip", "freeze", "--python", installed.folder / "venv" / "bin" / "python", folder=installed.folder)
    assert {line for line in there.splitlines() if not line.startswith("cardtable")} <= named
