"""The library can be pointed elsewhere, and back."""

from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.ui import use_endpoint


def test_the_endpoint_is_changed_and_restored() -> None:
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    restore = use_endpoint("http://127.0.0.1:9/api/v10/", "ws://127.0.0.1:9/gateway")
    try:
        assert Route("GET", "/users/@me").url == "http://127.0.0.1:9/api/v10/users/@me"
        assert DiscordWebSocket.DEFAULT_GATEWAY.port == 9
    finally:
        restore()
    assert before[0] == Route.BASE
    assert before[1] == DiscordWebSocket.DEFAULT_GATEWAY
