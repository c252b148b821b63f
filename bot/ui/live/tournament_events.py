"""The scheduled event of an evening: made where the bot may, begun with the first round, over with the last."""

from datetime import timedelta

import discord

from bot.tables import Tournament, TournamentNews
from bot.ui.discord import Context
from bot.ui.layout import TournamentPage

UNTIL_START = timedelta(minutes=15)
"""How long after its list has opened an evening is announced for; Start begins it earlier or later."""


class TournamentEvents:
    """Makes the scheduled events and keeps them in step; without the permission for it nothing happens.

    Args:
        client: the bot.
        context: the tournaments, and where the events are noted.
    """

    def __init__(self, client: discord.Client, context: Context) -> None:
        self._client = client
        self._context = context
        self._notebook = context.service.notebook
        context.service.tournaments.subscribe(self.heard)

    async def announce(self, tournament: Tournament, page: TournamentPage) -> None:
        """Make the event of an evening whose list has opened, meanwhile."""
        self._context.tasks.start(self._announce(tournament, page), "announce an evening")

    async def heard(self, news: TournamentNews) -> None:
        """Begin and end the event with its evening, meanwhile: no table waits for it."""
        now = news.tournament
        if news.what == "over" or (news.what == "round" and now.round == 1):
            self._context.tasks.start(self._follow(now), "event of an evening")

    async def _announce(self, tournament: Tournament, page: TournamentPage) -> None:
        guild = self._client.get_guild(tournament.guild)
        if guild is None or not self._may(guild, create=True):
            return
        start = discord.utils.utcnow() + UNTIL_START
        channel = guild.get_channel_or_thread(tournament.channel)
        event = await guild.create_scheduled_event(
            name=page.event()[:100],
            description=page.event_text(f"<#{tournament.channel}>"),
            start_time=start,
            end_time=start + timedelta(minutes=tournament.minutes * tournament.rounds),
            entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only,
            location=f"#{channel.name}"[:100] if channel else "#",
        )
        await self._notebook.write(note_key(tournament.id), str(event.id))

    async def _follow(self, tournament: Tournament) -> None:
        note = await self._notebook.read(note_key(tournament.id))
        guild = self._client.get_guild(tournament.guild)
        if note is None or guild is None or not self._may(guild):
            return
        event = await guild.fetch_scheduled_event(int(note))
        if tournament.status == "playing":
            await event.start()
            return
        await self._notebook.write(note_key(tournament.id), None)
        if event.status is discord.EventStatus.active:
            await event.end()
        else:
            await event.cancel()

    def _may(self, guild: discord.Guild, *, create: bool = False) -> bool:
        """Return whether the bot may create events in a guild, or only begin and end its own."""
        me = guild.get_member(self._client.user.id) if self._client.user else None
        if me is None:
            return False
        return me.guild_permissions.create_events or (me.guild_permissions.manage_events and not create)


def note_key(tournament: int) -> str:
    """Return the note that keeps which event is an evening's."""
    return f"tournament-event:{tournament}"
