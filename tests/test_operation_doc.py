"""What docs/operation.md says of settings, commands and metrics is what there is."""

import re
from pathlib import Path

import pytest

from bot.cli import main
from bot.config import Settings, environment_name
from bot.watch import Metrics

PAGE = (Path(__file__).parent.parent / "docs" / "operation.md").read_text(encoding="utf-8")


def test_every_setting_named_is_one() -> None:
    known = {environment_name(name) for name in Settings.model_fields}
    assert set(re.findall(r"\b(?:BOT_[A-Z_]+|DISCORD_TOKEN)\b", PAGE)) <= known


def test_the_defaults_shown_are_the_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    fields = {environment_name(name): field.default for name, field in Settings.model_fields.items()}
    rows = re.findall(r"^\| `(\w+)` \| (.+?) \|", PAGE, flags=re.MULTILINE)
    shown = {name: value.strip("`") for name, value in rows if name in fields}
    assert len(shown) > 5
    for name, value in shown.items():
        default = fields[name]
        assert value == (
            "none" if default in (None, "") else str(default).lower() if default is False else str(default)
        )


def test_the_metrics_listed_are_all_there_are() -> None:
    metrics = Metrics(lambda: 0)
    there = {
        f"{family.name}_total" if family.type == "counter" else family.name for family in metrics.registry.collect()
    }
    assert set(re.findall(r"^\| `(cardtable_\w+)`", PAGE, flags=re.MULTILINE)) == there


def test_the_commands_shown_are_understood(capsys: pytest.CaptureFixture[str]) -> None:
    shown = {line.split("#")[0].strip() for line in re.findall(r"^ {4}bot .+", PAGE, flags=re.MULTILINE)}
    assert {"bot doctor", "bot backup"} <= shown
    for command in shown:
        [name, *options] = command.split()[1:]
        with pytest.raises(SystemExit) as ended:
            main([name, "--help"])
        assert ended.value.code == 0
        told = capsys.readouterr().out
        assert all(option in told for option in options if option.startswith("--"))
