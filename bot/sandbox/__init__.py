"""A local stand-in for Discord: a bot runs on it unchanged and without an account, people use it in a browser.

`Sandbox` serves the REST interface, the gateway and a page on 127.0.0.1; `Person` acts for one person over the
page's own protocol. It knows Discord and nothing of the bot.
"""

from bot.sandbox.errors import PageError, PortTaken, SandboxError
from bot.sandbox.faults import Fault, Faults, Page
from bot.sandbox.history import History, Press
from bot.sandbox.ids import stable_id
from bot.sandbox.person import Person, Reaction
from bot.sandbox.pushes import Push
from bot.sandbox.rest import LoggedRequest
from bot.sandbox.seen import Seen, SeenButton
from bot.sandbox.server import Sandbox
from bot.sandbox.shards import shard_of
from bot.sandbox.strictness import CROWDED, LENIENT, STRICT, Strictness
from bot.sandbox.world import Account, Channel, Guild, Message

__all__ = [
    "CROWDED",
    "LENIENT",
    "STRICT",
    "Account",
    "Channel",
    "Fault",
    "Faults",
    "Guild",
    "History",
    "LoggedRequest",
    "Message",
    "Page",
    "PageError",
    "Person",
    "PortTaken",
    "Press",
    "Push",
    "Reaction",
    "Sandbox",
    "SandboxError",
    "Seen",
    "SeenButton",
    "Strictness",
    "shard_of",
    "stable_id",
]
