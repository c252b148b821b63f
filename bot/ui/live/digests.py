"""Telling guilds of their week: when it is time, and once.

There is no job while no guild wants to be told. Otherwise it waits for the next week; a change at any table looks
whether that has come.
"""

import json
from collections import Counter
from datetime import timedelta

import discord

from bot.tables import Digest, Due
from bot.ui.discord import Access, Context, Throttle, Use
from bot.ui.display_names import Called
from bot.ui.layout import digest_view, marker, people_of_week
from bot.ui.live.board import Board

JOB = "weekly_digests"
RETRY = 600.0
"""Seconds until the next try after one that failed."""
TRIES = 3
"""Times that the bot asks for a channel's messages before it takes a digest for not posted."""
BACK = 100
"""So many messages are looked through for one that may have been posted before a crash."""


class WeeklyDigests:
    """Posts what is due.

    Args:
        client: for sending.
        context: what came of the week, and the words.
        board: knows the language of a guild.
        throttle: when it is a request's turn.
        access: where the bot may write.
    """

    def __init__(
        self, client: discord.Client, context: Context, board: Board, throttle: Throttle, access: Access
    ) -> None:
        self._client = client
        self._digests = context.service.digests
        self._homes = context.service.homes
        self._catalogs = context.catalogs
        self._commands = context.commands
        self._boundary = context.boundary
        self._people = context.people
        self._lookups = context.lookups
        self._board = board
        self._throttle = throttle
        self._access = access
        self._tasks = context.tasks
        self._started = False
        self._unread: Counter[Due] = Counter()
        """How often in a row Discord has failed to show the messages of a channel."""
        self._week = ""
        """The week that was looked for last."""
        self._digests.subscribe(self._wake)

    def start(self) -> None:
        """Look from now on."""
        self._started = True
        self._wake()

    def nudge(self) -> None:
        """Look whether it is time, if it has become another week."""
        if self._week and self._week != self._digests.week():
            self._wake()

    def _wake(self) -> None:
        """Look now, unless that is under way."""
        if self._started and not self._tasks.is_running(JOB):
            self._tasks.soon(JOB, self._run, retry=(RETRY,))

    async def _run(self) -> None:
        """Look, and look again when it is time, as long as any guild wants to be told."""
        await self._client.wait_until_ready()
        seconds = await self._look()
        if seconds is not None:
            self._tasks.after(JOB, seconds, self._run, retry=(RETRY,))

    async def _look(self) -> float | None:
        """Post what is due; return in how many seconds to look again, None: when a guild chooses to be told.

        Where one fails the others still get theirs.
        """
        self._week, failed = self._digests.week(), False
        for due in await self._digests.due():
            try:
                await self._post(due)
            except Exception as error:
                failed = True
                self._boundary.report(error, doing="weekly digest")
        if not await self._digests.wanted():
            return None
        return RETRY if failed else self._digests.seconds_left()

    async def _post(self, due: Due) -> None:
        """Post one digest, unless it is there already or there is nothing to tell."""
        here = self._homes.here(due.guild) and self._client.get_guild(due.guild) is not None
        if not here or not self._access.may_post(due.guild, due.channel):
            return
        digest = await self._digests.of_week(due.guild, due.week)
        if not digest.played or await self._is_there(due, digest):
            await self._digests.done(due)
            return
        await self._lookups.learn(people_of_week(digest), due.guild)
        called = Called(self._people, due.guild)
        view = digest_view(digest, self._catalogs, self._board.guild_language(due.guild), called)
        self._commands.view(view)
        await self._throttle.turn(Use.CHORES)
        await self._digests.claim(due)
        try:
            # Discord takes a second message with the same number for the first one, for some minutes.
            await self._client.get_partial_messageable(due.channel).send(
                view=view, nonce=f"{due.week}.{due.guild % 10**12}"
            )
        except (discord.Forbidden, discord.NotFound) as error:
            await self._digests.release(due)
            await self._access.refused(due.guild, due.channel, error, posting=True)
            raise
        await self._digests.done(due)

    async def _is_there(self, due: Due, digest: Digest) -> bool:
        """Return whether a digest was posted by a bot that crashed before it could note that."""
        if due.claimed_at is None:
            return False
        channel, title = self._client.get_partial_messageable(due.channel), marker(digest.since)
        since = due.claimed_at - timedelta(minutes=5)
        try:
            async for message in channel.history(limit=BACK, after=since, oldest_first=False):
                shown = json.dumps([each.to_dict() for each in message.components])
                if self._client.user and message.author.id == self._client.user.id and title in shown:
                    return True
        except discord.DiscordServerError:
            # Discord can fail for as long as certain messages are there.
            self._unread[due] += 1
            if self._unread[due] < TRIES:
                raise
        self._unread.pop(due, None)
        return False
