"""Watching the bot from outside: figures for Prometheus, and whether it is well, on a local port."""

from bot.watch.metrics import Metrics
from bot.watch.server import Watch

__all__ = ["Metrics", "Watch"]
