"""A local stand-in for Discord: a bot runs on it unchanged and without an account; users join in a browser.

`Sandbox` serves the REST interface, the gateway and a page on 127.0.0.1; `SimulatedUser` acts for one user over the
page's own protocol. The package implements Discord and imports nothing of the bot.
"""

from bot.sandbox.click_log import ClickLog, ClickRecord
from bot.sandbox.errors import PageError, PortTaken
from bot.sandbox.fault_injection import FaultInjector, FaultRule, Page
from bot.sandbox.rendered_message import RenderedButton, RenderedMessage
from bot.sandbox.rest import LoggedRequest
from bot.sandbox.server import Sandbox
from bot.sandbox.sharding import shard_of
from bot.sandbox.snowflakes import stable_id
from bot.sandbox.strictness import CROWDED, LENIENT, STRICT, Strictness
from bot.sandbox.user_client import BotReaction, SimulatedUser
from bot.sandbox.world import Account, Channel, Guild
