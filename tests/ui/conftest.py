"""The whole bot on an in-memory Discord: nothing of discord.py is replaced but the wire."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest
import simcord

from bot.app import create_bot
from bot.config import Settings
from bot.i18n import Catalogs
from bot.scheduler import utc_now
from bot.ui import CardBot
from tests.fresh import new_database, translate_commands_once
from tests.masters import by_rule
from tests.ui.club import SETTLED, Club

CATALOGS = Catalogs.load(strict=True)
translate_commands_once()


@pytest.fixture
def make_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., CardBot]:
    """Return what makes a bot on this test's database, with known cards and strict words."""
    # Simulated time steps from one timer to the next: days in steps of a minute take too long.
    monkeypatch.setattr("bot.scheduler.MAX_SLEEP_SECONDS", 3600.0)
    monkeypatch.setattr("bot.storage.wal.CHECK_SECONDS", 3600.0)
    # Short pauses really pass.
    monkeypatch.setattr("bot.ui.live.message_sync.OPENING_INTERVAL_SECONDS", 0.0)
    monkeypatch.setattr("bot.ui.discord.image_sender.PRIVATE_INTERVAL_SECONDS", 0.0)
    monkeypatch.setattr("cogs.coach.cog.PROGRESS_SECONDS", 0.0)
    monkeypatch.setattr("bot.players.worker_pool.master", by_rule)

    def make(seed: int = 1, *, clock: Callable[[], datetime] = utc_now, **settings: object) -> CardBot:
        given = {
            "data_dir": tmp_path,
            "computer_pause": 0,
            "edit_interval": 0,
            "card_emojis": False,
            "pictures": False,
        } | settings
        if given["edit_interval"]:
            # A stop waits for panels that are drawn much later: seconds that really pass.
            monkeypatch.setattr("bot.ui.live.restart_notice.TIMEOUT_SECONDS", 0.1)
        chosen = Settings(_env_file=None, **given)
        if chosen.server is None:
            new_database(chosen.database)
        return create_bot(chosen, rng=Random(seed), clock=clock, catalogs=CATALOGS)

    return make


@pytest.fixture
def club(make_bot: Callable[..., CardBot]):
    """Return what opens a club: a server with a channel and users, and the bot in it."""

    @asynccontextmanager
    async def open_club(seed: int = 1, **settings: object) -> AsyncIterator[Club]:
        bot = make_bot(seed, **settings)
        async with simcord.run(bot, shard_count=1, settle_timeout=SETTLED) as env:
            here = Club(env, bot)
            try:
                yield here
            finally:
                await here.bot.close()

    return open_club


@pytest.fixture
def clocked(club):
    """Return what opens a club whose bot goes by Discord's clock."""

    @asynccontextmanager
    async def open_club(**settings: object) -> AsyncIterator[Club]:
        opened: list[Club] = []

        def clock() -> datetime:
            return opened[0].env.now() if opened else datetime(2026, 1, 1, tzinfo=UTC)

        async with club(clock=clock, **settings) as here:
            opened.append(here)
            yield here

    return open_club
