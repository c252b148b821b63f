"""Subjects of commits are imperatives that fit into one line of a log."""

from pathlib import Path

import pytest

from tests import commits


@pytest.mark.parametrize(
    "subject",
    [
        "fix(tables): ignore stale 403s after a permission was restored",
        "docs: pass the seed to the proof",
        "feat(sandbox)!: embed images",
        'Revert "a change"',
    ],
)
def test_imperative_subjects_are_accepted(subject: str) -> None:
    assert commits.fault(subject) is None


@pytest.mark.parametrize(
    ("subject", "wrong"),
    [
        ("fix(tables): a refusal of before is not believed", "`a` is no imperative"),
        ("fix(tables): ignores stale refusals", "`ignores` is no imperative"),
        ("fix(tables): ignored stale refusals", "`ignored` is no imperative"),
        ("ignore stale refusals", "a type and an area"),
        ("fix(tables): ignore stale refusals.", "ends with a period"),
        (f"fix(tables): {'show ' * 12}", "at most 72 fit"),
    ],
)
def test_other_subjects_are_refused(subject: str, wrong: str) -> None:
    assert wrong in (commits.fault(subject) or "")


def test_the_hook_fails_on_a_refused_subject(tmp_path: Path) -> None:
    message = tmp_path / "COMMIT_EDITMSG"
    message.write_text("fix: shows it\n\nBody.\n", encoding="utf-8")
    assert commits.main(str(message)) == 1
    message.write_text("fix: show it\n\nBody.\n", encoding="utf-8")
    assert commits.main(str(message)) == 0


def test_subjects_in_the_history_are_imperative_and_fit() -> None:
    wrong = {subject: found for subject in commits.subjects() if (found := commits.fault(subject))}
    assert not wrong
