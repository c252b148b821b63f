"""A local stand-in for Discord: a bot runs on it unchanged and without an account; users join in a browser.

`Sandbox` serves the REST interface, the gateway and a page on 127.0.0.1. The package implements Discord and imports
nothing of the bot. `tools/sandbox_driver` has users who are programs.
"""

from bot.sandbox import components, messages, permissions, serializers
from bot.sandbox.errors import PageError, PortTaken, SandboxError
from bot.sandbox.fault_injection import FaultInjector, FaultRule, Page
from bot.sandbox.json_helpers import Json, one
from bot.sandbox.pushes import Push
from bot.sandbox.rest import LoggedRequest
from bot.sandbox.server import Sandbox
from bot.sandbox.sharding import shard_of
from bot.sandbox.snowflakes import stable_id
from bot.sandbox.strictness import CROWDED, LENIENT, STRICT, Strictness
from bot.sandbox.world import Account, Channel, Guild, Message

__all__ = [
    "CROWDED",
    "LENIENT",
    "STRICT",
    "Account",
    "Channel",
    "FaultInjector",
    "FaultRule",
    "Guild",
    "Json",
    "LoggedRequest",
    "Message",
    "Page",
    "PageError",
    "PortTaken",
    "Push",
    "Sandbox",
    "SandboxError",
    "Strictness",
    "components",
    "messages",
    "one",
    "permissions",
    "serializers",
    "shard_of",
    "stable_id",
]
