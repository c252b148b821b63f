"""docs/add-an-option.md is true: the option shown is played, said and held to the contract."""

from pathlib import Path

import pytest

from tests.pages import carry_out, commands, copied, run, text_of

PAGE = text_of("add-an-option.md")


def test_the_option_shown_works(tmp_path: Path) -> None:
    project = copied(tmp_path)
    paths = carry_out(PAGE, project)
    assert {Path(path).parts[:3] for path in paths[:-1]} == {("bot", "templates", "high_card")}, "only its own folder"
    test, check, simulate = commands(PAGE)
    assert " passed" in run(test, project)
    assert "keeps all" in run(check, project)
    assert "8 games" in run(simulate, project)
    run("ruff check . && ruff format --check .", project)
    with pytest.raises(AssertionError, match="high, low"):
        run(simulate.replace("HIG-LOW", "ace=middle"), project)
