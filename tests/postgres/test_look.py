"""`bot doctor` asks the server itself, and leaves nothing there."""

from pydantic import SecretStr

from bot.cli.doctor.here import server


def test_the_server_is_asked(path: SecretStr) -> None:
    _, [found] = server(path)
    assert found.mark == "ok"
    assert "connected, version" in found.text
    assert "takes what is written" in found.text
