"""Monitoring on a local port: metrics for Prometheus, and the health of the bot."""

from bot.monitoring.metrics import Metrics
from bot.monitoring.server import MonitoringServer
