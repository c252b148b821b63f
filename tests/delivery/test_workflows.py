"""The workflows: which Pythons, which commands, which rights, whose code."""

import re
from typing import Any

import pytest
import yaml

from tests.delivery.uv import ROOT
from tests.pins import UV
from tests.release import notes
from tests.test_pins import PYTHONS

FOLDER = ROOT / ".github" / "workflows"
TEXTS = {path.stem: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.yml"))}
FLOWS: dict[str, dict[Any, Any]] = {name: yaml.load(text, yaml.CSafeLoader) for name, text in TEXTS.items()}
TOLD = {
    re.sub(r"\s+", " ", line).strip()
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
    for line in page.read_text(encoding="utf-8").splitlines()
    if line.startswith("    ")
}
WRITES = {
    ("release", "build"): {"id-token", "attestations"},
    ("release", "publish"): {"contents", "id-token"},
    ("release", "publish-image"): {"packages", "id-token", "attestations"},
    ("security", "codeql"): {"security-events"},
    ("site", "publish"): {"pages", "id-token"},
    ("update", "pins"): {"contents", "pull-requests"},
}
"""What may be written by which job."""

every = pytest.mark.parametrize("name", list(FLOWS))


def commands(name: str) -> list[str]:
    """Return the commands of a workflow, a line each."""
    steps = [step for job in FLOWS[name]["jobs"].values() for step in job.get("steps", ())]
    return [line.strip() for step in steps for line in step.get("run", "").splitlines()]


def test_there_is_one_for_the_tests_the_image_the_site_and_the_release() -> None:
    assert {"tests", "image", "site", "release", "security"} <= FLOWS.keys()


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
            assert re.fullmatch(r"[\w.-]+(?:/[\w.-]+)+@[0-9a-f]{40}  # v\d+\.\d+\.\d+", each), each
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
        "uv build --require-hashes",
        "uv export --preview --format cyclonedx",
        "tests.release",
        "uv publish",
        "test_wheel.py",
    ):
        assert part in told
    steps = FLOWS["release"]["jobs"]["build"]["steps"]
    attested = [step["with"] for step in steps if step.get("uses", "").startswith("actions/attest@")]
    assert [sorted(each) for each in attested] == [["subject-path"], ["sbom-path", "subject-path"]]
    for job in ("publish", "publish-image"):
        assert FLOWS["release"]["jobs"][job]["needs"] == ["tests", "image", "build"]
        assert FLOWS["release"]["jobs"][job]["environment"] == "release"
    assert FLOWS["release"]["jobs"]["tests"]["uses"] == "./.github/workflows/tests.yml"
    assert FLOWS["release"]["jobs"]["image"]["uses"] == "./.github/workflows/image.yml"
    assert {"workflow_call", "schedule"} <= FLOWS["tests"][True].keys(), "YAML reads the word on as true"
    steps = FLOWS["tests"]["jobs"]["tests"]["steps"]
    exhaustive = next(step for step in steps if "-m exhaustive" in step.get("run", ""))
    assert exhaustive["if"] == "github.event_name == 'schedule' || startsWith(github.ref, 'refs/tags/v')"


def test_only_a_release_publishes_a_package_or_an_image() -> None:
    """Its jobs need tests, types and the exhaustive tier of the same commit."""
    publishing = {name for name in FLOWS for line in commands(name) if re.search(r"uv publish|docker://", line)}
    assert publishing == {"release"}
    assert FLOWS["release"][True] == {"push": {"tags": ["v*"]}}
    run = "\n".join(commands("tests"))
    assert all(part in run for part in ("pytest\n", "basedpyright", "ruff check", "pytest -m exhaustive"))


def test_the_image_is_built_for_both_kinds_of_machine_and_published_as_one() -> None:
    built = {each["arch"] for each in FLOWS["image"]["jobs"]["image"]["strategy"]["matrix"]["include"]}
    added = set(re.findall(r"oci-archive:cardtable-(\w+)\.tar$", "\n".join(commands("release")), re.MULTILINE))
    assert built == added == {"amd64", "arm64"}


@every
def test_it_runs_once_for_a_push_or_a_pull_request(name: str) -> None:
    """A push to a branch of a pull request starts only the run of the pull request."""
    events = FLOWS[name][True]
    assert "${{ github.ref }}" in FLOWS[name]["concurrency"]["group"]
    if name in ("release", "update"):
        assert FLOWS[name]["concurrency"]["cancel-in-progress"] is False
        return
    assert events["push"]["branches"] == ["main"]
    assert "pull_request" in events
    assert FLOWS[name]["concurrency"]["cancel-in-progress"] == "${{ github.event_name == 'pull_request' }}"
    if name != "tests":
        paths = events["push"]["paths"]
        assert events["pull_request"]["paths"] == paths
        for path in paths:
            assert list(ROOT.glob(path.removesuffix("/**"))), f"{path} is nowhere"


def test_groups_of_workflows_that_others_call_are_not_those_of_their_callers() -> None:
    groups = [flow["concurrency"]["group"] for flow in FLOWS.values()]
    assert len(set(groups)) == len(groups)
    for name in ("tests", "image"):
        assert "${{ github.workflow }}" in FLOWS[name]["concurrency"]["group"]


def test_uv_is_one_version_with_a_cache_and_a_release_installs_by_hash() -> None:
    steps = [step for flow in FLOWS.values() for job in flow["jobs"].values() for step in job.get("steps", ())]
    setups = [step["with"] for step in steps if step.get("uses", "").startswith("astral-sh/setup-uv@")]
    assert len(setups) >= 4
    assert {each["version"] for each in setups} == {UV}
    assert all(each["enable-cache"] in (True, "auto") for each in setups)
    for line in commands("release"):
        if "install" in line:
            assert all("--require-hashes" in part for part in line.split("&&") if "install" in part), line
    assert "enable-cache" not in TEXTS["release"], "a cache could bring files into a release"


def test_updates_and_known_vulnerabilities_are_looked_for() -> None:
    updates = yaml.safe_load((ROOT / ".github" / "dependabot.yml").read_text(encoding="utf-8"))["updates"]
    limits = {each["package-ecosystem"]: each.get("open-pull-requests-limit") for each in updates}
    assert limits == {"github-actions": None, "pip": 0}, "0: only vulnerable versions"
    assert "uv run python -m tests.pins" in commands("update")
    assert FLOWS["update"]["jobs"]["pins"]["env"]["UV_EXCLUDE_NEWER"] == "7 days"
    assert set(FLOWS["security"]["jobs"]["codeql"]["strategy"]["matrix"]["language"]) == {"python", "actions"}
    audited = {line.rpartition(" ")[2] for line in commands("security") if "pip-audit==" in line}
    assert audited == {"deploy/requirements/test.txt", "deploy/requirements/build.txt"}


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
