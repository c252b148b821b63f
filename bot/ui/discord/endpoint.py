"""Point discord.py at another server than discord.com: the sandbox, or a test's stand-in."""

from collections.abc import Callable

from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL


def use_endpoint(api: str, gateway: str) -> Callable[[], None]:
    """Connect discord.py to another server; return a function that undoes it.

    Args:
        api: base of the REST API, such as "http://127.0.0.1:8080/api/v10".
        gateway: address of the gateway, such as "ws://127.0.0.1:8080/gateway".
    """
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY

    def restore() -> None:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before

    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = api.rstrip("/"), URL(gateway)
    return restore
