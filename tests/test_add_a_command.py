"""docs/add-a-command.md is true: its command and its button work, and pass the checks of all code."""

from pathlib import Path

from tests.pages import carry_out, commands, copied, run, text_of

PAGE = text_of("add-a-command.md")


def test_the_command_shown_works(tmp_path: Path) -> None:
    project = copied(tmp_path)
    paths = carry_out(PAGE, project)
    assert len(paths) == len(set(paths)) == 9
    code = [path for path in paths if path.endswith(".py") and not path.startswith("tests/")]
    assert len(code) <= 5, "a command with a button touches at most five code files"
    [test] = commands(PAGE)
    assert "2 passed" in run(test, project)
    assert "1 passed" in run("uv run pytest tests/cogs/test_help.py -k every_command", project)
    assert " passed" in run("uv run pytest tests/cogs/test_translations.py -k 'de or limits'", project)
    run("ruff check . && ruff format --check .", project)
    run("basedpyright --warnings cogs", project)
