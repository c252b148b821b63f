"""docs/add-a-command.md is true: what it shows is a command that works, and is written as everything else is."""

from pathlib import Path

from tests.pages import carry_out, commands, copied, run, text_of

PAGE = text_of("add-a-command.md")


def test_the_command_shown_works(tmp_path: Path) -> None:
    project = copied(tmp_path)
    paths = carry_out(PAGE, project)
    assert len(paths) == len(set(paths)) == 8
    [test] = commands(PAGE)
    assert "2 passed" in run(test, project)
    assert " passed" in run("uv run pytest tests/cogs/test_translations.py -k 'de or limits'", project)
    run("ruff check . && ruff format --check .", project)
    run("basedpyright --warnings bot/ui/pages/who.py bot/ui/pages/index.py cogs", project)
