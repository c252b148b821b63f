"""The workflows: which Pythons, which commands, which rights, whose code."""

import re
from typing import Any

import pytest
import yaml

from tests.delivery.uv import ROOT
from tests.release import notes
from tests.test_pins import PYTHONS

FOLDER = ROOT / ".github" / "workflows"
TEXTS = {path.stem: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.yml"))}
FLOWS: dict[str, dict[Any, Any]] = {name: yaml.safe_load(text) for name, text in TEXTS.items()}
TOLD = {
    re.sub(r"\s+", " ", line).strip()
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]
    for line in page.read_text(encoding="utf-8").splitlines()
    if line.startswith("    ")
}
WRITES = {
    ("image", "publish"): {"packages", "id-token", "attestations"},
    ("release", "build"): {"id-token", "attestations"},
    ("release", "publish"): {"contents", "id-token"},
    ("site", "publish"): {"pages", "id-token"},
}
"""What may be written by which job."""

every = pytest.mark.parametrize("name", list(FLOWS))


def commands(name: str) -> list[str]:
    """Return the commands of a workflow, a line each."""
    steps = [step for job in FLOWS[name]["jobs"].values() for step in job.get("steps", ())]
    return [line.strip() for step in steps for line in step.get("run", "").splitlines()]


def test_there_is_one_for_the_tests_the_image_the_site_and_the_release() -> None:
    assert {"tests", "image", "site", "release"} <= FLOWS.keys()


def test_what_is_measured_is_kept_and_compared_with_the_run_before() -> None:
    *_, keep = FLOWS["bench"]["jobs"]["bench"]["steps"]
    [bench] = [line for line in commands("bench") if line.startswith("uv")]
    [written] = re.findall(r"--json (\S+)", bench)
    assert written in keep["with"]["path"].split()
    [before] = re.findall(r"--compare (\S+)", bench)
    assert f"echo '[]' > {before}" in commands("bench"), "the first run has nothing to compare with"
    assert "bench" not in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


def test_the_tests_run_on_every_python_that_is_promised() -> None:
    job = FLOWS["tests"]["jobs"]["tests"]
    assert job["strategy"]["matrix"]["python"] == PYTHONS
    assert job["env"]["UV_PYTHON"] == "${{ matrix.python }}"
    assert set(FLOWS["sandbox"]["jobs"]["sandbox"]["strategy"]["matrix"]["python"]) <= set(PYTHONS)


@every
def test_the_code_of_others_is_pinned_to_one_commit(name: str) -> None:
    used = re.findall(r"uses: (.+)", TEXTS[name])
    assert used
    for each in used:
        if not each.startswith("./"):
            assert re.fullmatch(r"[\w.-]+/[\w.-]+@[0-9a-f]{40}  # v\d+\.\d+\.\d+", each), each
        else:
            assert (ROOT / each).exists()


def test_the_same_code_is_the_same_everywhere() -> None:
    used = {line for text in TEXTS.values() for line in re.findall(r"uses: ([^.].+)", text)}
    assert len({line.partition("@")[0] for line in used}) == len(used)


@every
def test_it_may_read_and_what_it_may_write_is_listed(name: str) -> None:
    assert FLOWS[name]["permissions"] == {"contents": "read"}
    for job, told in FLOWS[name]["jobs"].items():
        written = {what for what, right in told.get("permissions", {}).items() if right == "write"}
        assert written == WRITES.get((name, job), set())


@every
def test_it_ends_and_leaves_no_token_behind(name: str) -> None:
    for job in FLOWS[name]["jobs"].values():
        assert "uses" in job or job["timeout-minutes"] <= 90
        for step in job.get("steps", ()):
            if step.get("uses", "").startswith("actions/checkout@"):
                assert step["with"]["persist-credentials"] is False


@every
def test_nothing_of_an_event_is_put_into_a_command(name: str) -> None:
    assert not [line for line in commands(name) if "${{" in line], "it may be anybody's text; env: hands it over"


@every
def test_what_it_runs_is_told_in_a_page(name: str) -> None:
    for line in commands(name):
        if line.startswith(("pip", "uv", "buildah build")):
            assert line in TOLD, line


def test_a_release_has_archive_wheel_bill_of_materials_and_where_they_come_from() -> None:
    told = "\n".join(commands("release"))
    for part in (
        "uv build",
        "uv export --preview --format cyclonedx",
        "tests.release",
        "uv publish",
        "test_wheel.py",
    ):
        assert part in told
    steps = FLOWS["release"]["jobs"]["build"]["steps"]
    attested = [step["with"] for step in steps if step.get("uses", "").startswith("actions/attest@")]
    assert [sorted(each) for each in attested] == [["subject-path"], ["sbom-path", "subject-path"]]
    assert FLOWS["release"]["jobs"]["publish"]["needs"] == ["tests", "build"]
    assert FLOWS["release"]["jobs"]["tests"]["uses"] == "./.github/workflows/tests.yml"
    assert {"workflow_call", "schedule"} <= FLOWS["tests"][True].keys(), "YAML reads the word on as true"
    steps = FLOWS["tests"]["jobs"]["tests"]["steps"]
    exhaustive = next(step for step in steps if "-m exhaustive" in step.get("run", ""))
    assert exhaustive["if"] == "github.event_name == 'schedule' || startsWith(github.ref, 'refs/tags/v')"


PROJECT = '[project]\nversion = "1.2.0"\n'


def test_a_tag_is_released_with_what_the_changelog_tells() -> None:
    changelog = "# Changelog\n\n## 1.2.0 (2026-01-31)\n\n- Better.\n\n## 1.1.0 (2025-12-31)\n\n- Good.\n"
    assert notes("v1.2.0", PROJECT, changelog) == "- Better.\n"


@pytest.mark.parametrize(
    ("tag", "changelog", "told"),
    [
        ("v1.3.0", "## 1.2.0 (2026-01-31)\n", "pyproject.toml has the version 1.2.0"),
        ("1.2.0", "## 1.2.0 (2026-01-31)\n", "the tag is 1.2.0"),
        ("v1.2.0", "## 1.1.0 (2026-01-31)\n", "has no “## 1.2.0"),
        ("v1.2.0", "## 1.2.0 (unreleased)\n", "calls 1.2.0 unreleased"),
    ],
)
def test_a_tag_that_is_not_ready(tag: str, changelog: str, told: str) -> None:
    with pytest.raises(ValueError, match=re.escape(told)):
        notes(tag, PROJECT, changelog)


def test_the_commands_of_the_tests_are_those_of_the_readme() -> None:
    shown = (ROOT / "README.md").read_text(encoding="utf-8")
    [test] = [line for line in commands("tests") if line.startswith("pip")]
    [start] = [line for line in commands("sandbox") if line.startswith("pip")]
    assert f"\n    {test}\n" in shown
    assert f"\n    {start}\n" in shown
