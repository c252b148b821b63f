"""Watching the bot from outside: figures for Prometheus, and whether it is well, on a local port."""

from bot.monitoring.metrics import Metrics
from bot.monitoring.server import MonitoringServer

__all__ = ["Metrics", "MonitoringServer"]
