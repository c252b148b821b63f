"""`.env.example` lists every setting with its default, and nothing else."""

from pathlib import Path

import pytest
from pydantic import ValidationError

from bot.config import Settings, environment_name

ROOT = Path(__file__).parent.parent


@pytest.fixture(autouse=True)
def _clean(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(environment_name(name), raising=False)


def example() -> dict[str, str]:
    lines = (ROOT / ".env.example").read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))


def test_the_example_names_every_setting() -> None:
    assert set(example()) == {environment_name(name) for name in Settings.model_fields}


def test_the_example_shows_the_defaults() -> None:
    assert Settings(_env_file=ROOT / ".env.example") == Settings(_env_file=None)


def test_an_unfilled_token_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "  ")
    assert Settings(_env_file=None).discord_token is None


def test_the_token_does_not_show() -> None:
    settings = Settings(_env_file=None, DISCORD_TOKEN="very.secret.token")
    assert "secret.token" not in repr(settings) + str(settings.model_dump())


def test_settings_stay_as_they_are() -> None:
    with pytest.raises(ValidationError, match="frozen"):
        Settings(_env_file=None).log_level = "DEBUG"
