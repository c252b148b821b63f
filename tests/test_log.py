"""Log lines name events and places, and never contain a hand."""

import asyncio
import gc
import logging
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import structlog

from bot import logging_setup


def test_cards_and_custom_ids_are_dropped(capsys: pytest.CaptureFixture[str]) -> None:
    logging_setup.configure("INFO")
    structlog.get_logger().info("acted", table=7, custom_id="t1:7:3:play:Ah", card="Ah", kind="play")
    line = capsys.readouterr().err
    assert "acted" in line
    assert "play" in line
    assert "Ah" not in line


@pytest.mark.parametrize("as_json", [False, True])
def test_an_exception_is_logged_without_its_text(capsys: pytest.CaptureFixture[str], as_json: bool) -> None:
    logging_setup.configure("INFO", as_json=as_json)
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
    logging_setup.configure("DEBUG")
    assert not logging.getLogger(name).isEnabledFor(logging.DEBUG)


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Path]:
    """Provide a log file, and close its handlers."""
    yield tmp_path / "logs" / "bot.log"
    for handler in logging.getLogger().handlers:
        if isinstance(handler, logging_setup.DailyLogHandler):
            handler.close()


def dated(file: Path, days_ago: int) -> Path:
    """Return the log file of a day."""
    return file.with_name(f"{file.name}.{datetime.now(UTC).date() - timedelta(days=days_ago)}")


def test_lines_go_to_the_file_that_is_asked_for(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    logging_setup.configure("INFO", file=file)
    structlog.get_logger().info("opened", table=7)
    assert "table=7" in file.read_text()
    assert capsys.readouterr().err == ""


def test_a_new_day_has_a_new_file_and_old_ones_go(file: Path) -> None:
    file.parent.mkdir()
    dated(file, 3).touch()
    dated(file, 4).touch()
    file.with_name("bot.log.of-mine").touch()
    logging_setup.configure("INFO", file=file, days=3)
    [handler] = logging.getLogger().handlers
    structlog.get_logger().info("yesterday")
    assert isinstance(handler, logging_setup.DailyLogHandler)
    handler.rolloverAt -= 24 * 60 * 60
    structlog.get_logger().info("today")
    assert "today" in file.read_text()
    assert "yesterday" not in file.read_text()
    assert "yesterday" in dated(file, 1).read_text()
    assert {path.name for path in file.parent.iterdir()} == {
        file.name, dated(file, 1).name, dated(file, 3).name, "bot.log.of-mine",
    }  # fmt: skip


HAND = " ".join(("Ah", "Kl", "W"))


async def test_a_forgotten_task_is_logged_by_type_and_place(capsys: pytest.CaptureFixture[str]) -> None:
    logging_setup.configure("INFO")
    loop = asyncio.get_running_loop()
    before = loop.get_exception_handler()
    logging_setup.handle_unhandled(loop)

    async def forgotten() -> None:
        raise ValueError(HAND)

    def called(hand: str) -> None:
        raise LookupError(hand)

    try:
        task = asyncio.create_task(forgotten(), name="plays")
        await asyncio.wait([task])
        del task
        loop.call_soon(called, HAND)
        await asyncio.sleep(0.01)
        gc.collect()
        loop.call_exception_handler({"message": "Unclosed something", "client": HAND})
    finally:
        loop.set_exception_handler(before)
    said = capsys.readouterr().err
    assert HAND not in said
    for kind in ("ValueError", "LookupError", "test_log.py", "plays", "Unclosed something"):
        assert kind in said
    assert said.count("unhandled") >= 3


@pytest.mark.parametrize(
    "source",
    [
        "import threading; t = threading.Thread(target=lambda: {}[HAND]); t.start(); t.join()",
        "class Bad:\n    def __del__(self): {}[HAND]\nBad()",
        "{}[HAND]",
    ],
)
def test_threads_finalizers_and_the_program_are_logged_so_too(source: str) -> None:
    program = (
        "from bot import logging_setup; logging_setup.configure('INFO'); logging_setup.handle_unhandled_elsewhere(); "
        f"HAND = {HAND!r}\n{source}"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert HAND not in done.stderr
    assert "KeyError" in done.stderr
    assert "Traceback" not in done.stderr
