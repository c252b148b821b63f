"""Drives the sandbox by programs: simulated users over the page's protocol, and the log of their clicks."""

from tools.sandbox_driver.click_log import ClickLog, ClickRecord
from tools.sandbox_driver.rendered_message import RenderedButton, RenderedMessage
from tools.sandbox_driver.sandbox import Sandbox
from tools.sandbox_driver.user_client import BotReaction, SimulatedUser

__all__ = [
    "BotReaction",
    "ClickLog",
    "ClickRecord",
    "RenderedButton",
    "RenderedMessage",
    "Sandbox",
    "SimulatedUser",
]
