"""Log lines tell what happened and where, and never a hand."""

import logging

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


def test_the_library_never_logs_whole_payloads() -> None:
    log.configure("DEBUG")
    assert not logging.getLogger("discord.gateway").isEnabledFor(logging.DEBUG)
