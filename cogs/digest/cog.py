"""The weekly digest: posts the past week once on each server that wants it.

There is no job while no server wants it. Otherwise it waits for the next week, or for some minutes while a digest
could not be posted; a change at any table looks whether the week has come.
"""

import json
from collections import Counter
from datetime import timedelta

import discord
from discord.ext import commands

from bot.tables import Digest, DueDigest, TableChanged
from bot.ui.discord import AppContext, RequestKind
from bot.ui.display_names import Called
from bot.ui.features import FeatureCog, Shared
from cogs.digest.messages import digest_view, marker, people_of_week

JOB = "weekly_digests"
RETRY_SECONDS = 600.0
MAX_ATTEMPTS = 3
"""Times that the bot asks for a channel's messages before it takes a digest for not posted."""
SEARCHED_MESSAGES = 100
"""So many messages are looked through for one that may have been posted before a crash."""


class WeeklyDigests(FeatureCog, name="digest"):
    """Posts the digests that are due."""

    def __init__(self, context: AppContext, shared: Shared) -> None:
        super().__init__(context, shared)
        self._digests = context.service.digests
        self._access = shared.upkeep.access
        self._board = shared.board
        self._messages = shared.upkeep.messages
        self._unread: Counter[DueDigest] = Counter()
        """How often in a row Discord has failed to show the messages of a channel."""
        self._week = ""
        """The week that was looked for last."""
        self._digests.subscribe(self._trigger)
        shared.upkeep.subscribe(self.table_changed)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Look for digests that were due while the bot was away."""
        self._trigger()

    async def table_changed(self, _: TableChanged) -> None:
        """Look for digests that are due, if it has become another week."""
        if self._week and self._week != self._digests.week():
            self._trigger()

    def _trigger(self) -> None:
        """Look now, unless that is under way."""
        if not self.context.tasks.is_running(JOB):
            self.context.tasks.soon(JOB, self._run, retry=(RETRY_SECONDS,))

    async def _run(self) -> None:
        """Post due digests, and again when it is time, as long as any guild wants them."""
        await self._messages.client.wait_until_ready()
        seconds = await self._post_due()
        if seconds is not None:
            self.context.tasks.after(JOB, seconds, self._run, retry=(RETRY_SECONDS,))

    async def _post_due(self) -> float | None:
        """Post what is due; return in how many seconds to check again, None: when a guild enables digests.

        An error of one digest does not stop the others. What could not be posted is still due.
        """
        self._week = self._digests.week()
        for due in await self._digests.due():
            try:
                await self._post(due)
            except Exception as error:
                self.context.boundary.report(error, doing="weekly digest")
        if not await self._digests.wanted():
            return None
        return RETRY_SECONDS if await self._digests.due() else self._digests.seconds_left()

    async def _post(self, due: DueDigest) -> None:
        """Post one digest, unless it is posted already, has no content, or the bot can't write in the channel."""
        here = self._messages.client.get_guild(due.guild) is not None
        if not here or not self._access.may_post(due.guild, due.channel):
            return
        digest = await self._digests.for_week(due.guild, due.week)
        if not digest.games or await self._is_there(due, digest):
            await self._digests.done(due)
            return
        await self.context.lookups.learn(people_of_week(digest), due.guild)
        called = Called(self.context.people, due.guild)
        view = digest_view(digest, self.context.catalogs, self._board.guild_language(due.guild), called)
        self.context.commands.view(view)
        await self._messages.throttle.turn(RequestKind.CHORES)
        await self._digests.claim(due)
        try:
            # Discord takes a second message with the same number for the first one, for some minutes.
            await self._messages.client.get_partial_messageable(due.channel).send(
                view=view, nonce=f"{due.week}.{due.guild % 10**12}"
            )
        except (discord.Forbidden, discord.NotFound) as error:
            await self._digests.release(due)
            await self._access.refused(due.guild, due.channel, error, posting=True)
            raise
        self._access.worked(due.guild, due.channel)
        await self._digests.done(due)

    async def _is_there(self, due: DueDigest, digest: Digest) -> bool:
        """Return whether a digest was posted by a bot that crashed before it could note that."""
        if due.claimed_at is None:
            return False
        client, title = self._messages.client, marker(digest.since)
        channel = client.get_partial_messageable(due.channel)
        since = due.claimed_at - timedelta(minutes=5)
        try:
            async for message in channel.history(limit=SEARCHED_MESSAGES, after=since, oldest_first=False):
                shown = json.dumps([each.to_dict() for each in message.components])
                if client.user and message.author.id == client.user.id and title in shown:
                    return True
        except discord.DiscordServerError:
            # Discord can fail for as long as certain messages are there.
            self._unread[due] += 1
            if self._unread[due] < MAX_ATTEMPTS:
                raise
        self._unread.pop(due, None)
        return False
