"""Log lines tell what happened and where, and never a hand."""

import logging
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import structlog

from bot import log


def test_cards_and_custom_ids_are_dropped(capsys: pytest.CaptureFixture[str]) -> None:
    log.configure("INFO")
    structlog.get_logger().info("acted", table=7, custom_id="t1:7:3:play:Ah", card="Ah", kind="play")
    line = capsys.readouterr().err
    assert "acted" in line
    assert "play" in line
    assert "Ah" not in line


@pytest.mark.parametrize("as_json", [False, True])
def test_an_exception_is_logged_without_its_text(capsys: pytest.CaptureFixture[str], as_json: bool) -> None:
    log.configure("INFO", as_json=as_json)
    hand = " ".join(("Ah", "Kl", "W"))
    for failing in (structlog.get_logger().exception, logging.getLogger("somewhere").exception):
        try:
            {}[hand]
        except KeyError:
            failing("failed")
    text = capsys.readouterr().err
    assert text.count("KeyError") == 2
    assert text.count("test_log.py") >= 2
    assert hand not in text


@pytest.mark.parametrize("name", ["discord.gateway", "PIL.PngImagePlugin"])
def test_libraries_never_log_payloads_and_pictures(name: str) -> None:
    log.configure("DEBUG")
    assert not logging.getLogger(name).isEnabledFor(logging.DEBUG)


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Path]:
    """A log file; what writes to it is closed."""
    yield tmp_path / "logs" / "bot.log"
    for handler in logging.getLogger().handlers:
        if isinstance(handler, log.DailyFile):
            handler.close()


def dated(file: Path, days_ago: int) -> Path:
    """Return the log file of a day."""
    return file.with_name(f"{file.name}.{datetime.now(UTC).date() - timedelta(days=days_ago)}")


def test_lines_go_to_the_file_that_is_asked_for(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log.configure("INFO", file=file)
    structlog.get_logger().info("opened", table=7)
    assert "table=7" in file.read_text()
    assert capsys.readouterr().err == ""


def test_a_new_day_has_a_new_file_and_old_ones_go(file: Path) -> None:
    file.parent.mkdir()
    dated(file, 3).touch()
    dated(file, 4).touch()
    file.with_name("bot.log.of-mine").touch()
    log.configure("INFO", file=file, days=3)
    [handler] = logging.getLogger().handlers
    structlog.get_logger().info("yesterday")
    assert isinstance(handler, log.DailyFile)
    handler.rolloverAt -= 24 * 60 * 60
    structlog.get_logger().info("today")
    assert "today" in file.read_text()
    assert "yesterday" not in file.read_text()
    assert "yesterday" in dated(file, 1).read_text()
    assert {path.name for path in file.parent.iterdir()} == {
        file.name, dated(file, 1).name, dated(file, 3).name, "bot.log.of-mine",
    }  # fmt: skip
