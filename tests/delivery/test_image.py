"""The image is built and played with, where buildah is and the image that it stands on; nothing is pulled for it.

`CARDTABLE_BASE` names another ground (a local image with Python), as `--build-arg BASE=` does. With
`CARDTABLE_IMAGE=required`, as in the workflow of the image, a test that can't be run fails.
"""

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EVENING = Path(__file__).with_name("first_evening.py")
NAME = "cardtable-test"
CHROOT = ("--isolation", "chroot")
"""What runs anywhere, in a container too, and needs no network of its own."""

pytestmark = [pytest.mark.xdist_group("image"), pytest.mark.timeout(1800)]


def buildah(*arguments: str, status: int = 0) -> str:
    """Return what buildah prints."""
    done = subprocess.run(["buildah", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == status, done.stdout + done.stderr
    return done.stdout.strip()


def ground() -> str:
    """Return the image that ours stands on; without it, or without buildah, the test is skipped and says so."""
    refuse = pytest.fail if os.environ.get("CARDTABLE_IMAGE") == "required" else pytest.skip
    if shutil.which("buildah") is None:
        refuse("no buildah on this machine")
    recipe = (ROOT / "Containerfile").read_text(encoding="utf-8")
    [usual] = re.findall(r"^ARG BASE=(\S+)$", recipe, flags=re.MULTILINE)
    base = os.environ.get("CARDTABLE_BASE", usual)
    there = subprocess.run(["buildah", "inspect", "--type", "image", base], capture_output=True, check=False)
    if there.returncode != 0:
        refuse(f"the image {base} is not on this machine, and a test pulls none: buildah pull {base}")
    return base


@pytest.fixture(scope="module")
def image() -> Iterator[str]:
    """Provide the image, built as docs/operate/container.md says."""
    base = ground()
    buildah("build", *CHROOT, "--quiet", "--pull-never", "--build-arg", f"BASE={base}", "-t", NAME, ".")
    yield NAME
    buildah("rmi", NAME)


@pytest.fixture(scope="module")
def container(image: str) -> Iterator[str]:
    """Provide a container made from it."""
    name = buildah("from", "--pull-never", image)
    yield name
    buildah("rm", name)


def inside(container: str, *command: str) -> str:
    """Return what a command prints that the image's user runs."""
    return buildah("run", *CHROOT, "--volume", f"{EVENING}:/first_evening.py:ro", container, "--", *command)


def test_it_says_what_it_is_and_how_it_is(container: str) -> None:
    assert re.fullmatch(r"(bot )?\d+\.\d+\.\d+", inside(container, "bot", "--version"))
    told = inside(container, "bot", "doctor")
    assert "✓ data folder  /data" in told


def test_it_is_nobody_of_importance(container: str) -> None:
    assert inside(container, "id", "-u") == "10001"
    assert inside(container, "stat", "-c", "%a %U", "/data") == "700 cardtable"
    assert inside(container, "sh", "-c", "test -w /opt/cardtable || test -e /src || echo closed") == "closed"


def test_a_first_evening_is_played_in_it(container: str) -> None:
    python = ("/opt/cardtable/bin/python", "-I", "/first_evening.py", "/opt/cardtable/bin/bot")
    told = inside(container, "env", "BOT_HEALTH_PORT=0", *python)
    assert told.endswith("played")


def test_it_runs_as_the_recipe_says(image: str) -> None:
    told = json.loads(buildah("inspect", "--type", "image", image))["OCIv1"]["config"]
    assert (told["User"], told["StopSignal"], told["Cmd"]) == ("cardtable", "SIGTERM", ["bot"])
    assert list(told["Volumes"]) == ["/data"]
    settings = dict(each.split("=", 1) for each in told["Env"])
    assert settings["BOT_DATA_DIR"] == "/data"
    assert settings["BOT_LOG_FILE"].startswith("/data/")
    assert not [name for name in settings if "TOKEN" in name]
