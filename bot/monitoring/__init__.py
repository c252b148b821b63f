"""Monitoring on a local port: metrics for Prometheus, and the health of the bot (bot/monitoring/server.py)."""

from bot.monitoring.metrics import Metrics
