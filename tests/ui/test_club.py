"""A server as a club: its own house rules first, its week in a channel, its table of a year."""

import asyncio
import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace

import discord
import pytest
from simcord.backend.models.channel import Overwrite
from simcord.backend.permissions import flag

from bot.errors import Conflict
from tests.cogs.test_settings import keeper, open_settings
from tests.tables.past import bluffed, finished, open_file
from tests.tables.watch import Watch
from tests.ui.club import Club, buttons, reply, text_of
from tests.ui.forms import send

WEDNESDAY, MONDAY = datetime(2026, 1, 7, tzinfo=UTC), datetime(2026, 1, 12, 9, tzinfo=UTC)


async def test_the_servers_own_house_rules_stand_first_and_are_called_by_it(club) -> None:
    async with club() as here:
        olga, anna = keeper(here), here.person("Anna")
        await anna.slash(here.channel, "house save", name="Alps", code="BIE-7")
        await anna.slash(here.channel, "house save", name="Kufstein", code="BIE-15-KO")
        before = await anna.autocomplete(here.channel, "play", "preset", "", game="bieten")
        assert [choice["value"] for choice in before] == ["Alps", "Kufstein"]
        await send(olga, await olga.click(await open_settings(here, olga), label="House rules"), bieten="Kufstein")
        offered = await anna.autocomplete(here.channel, "play", "preset", "", game="bieten")
        assert [choice["value"] for choice in offered] == ["Kufstein", "Alps"]
        assert offered[0]["name"] == "as in Card Club: Kufstein (BIE-15-KO)"
        await anna.slash(here.channel, "play", game="bieten")
        assert "BIE-15-KO" in await here.details(anna), "who names none plays by them"
        await olga.slash(here.channel, "house delete", name="Kufstein")
        after = await anna.autocomplete(here.channel, "play", "preset", "", game="bieten")
        assert [choice["name"] for choice in after] == ["Alps (BIE-7)"]


async def test_a_preset_can_be_the_servers_own(club) -> None:
    async with club() as here:
        olga = keeper(here)
        await send(
            olga, await olga.click(await open_settings(here, olga), label="House rules"), bid_whist="cincinnati"
        )
        offered = await olga.autocomplete(here.channel, "play", "preset", "", game="bid_whist")
        assert offered[0] == {"name": "as in Card Club: Cincinnati, no kitty", "value": "cincinnati"}
        assert len([choice for choice in offered if choice["value"] == "cincinnati"]) == 1


@pytest.fixture
def past(tmp_path: Path):
    """Return what writes finished games into the bot's database, while it runs."""

    def write(here: Club, people: list, *scores: int, **which: object) -> None:
        with open_file(tmp_path / "bot.sqlite") as db:
            finished(db, here.guild.id, [person.id for person in people], scores, **which)
        db.close()

    return write


def digests(here: Club) -> list[discord.Message]:
    return [message for message in here.channel.history() if "The week at the card table" in text_of(message)]


async def look(here: Club, make_bot, watch: Watch) -> None:
    """Start the bot again: it looks at once whether anything is due; wait until nothing is any more."""
    await here.restart(make_bot(clock=watch))
    for _ in range(1000):
        if not await here.bot.tree.context.service.digests.due():
            break
        await asyncio.sleep(0.01)
    await here.env.settle()


async def fails(*_: object, **__: object) -> None:
    """Fail as Discord does where it can't read the messages of a channel."""
    raise discord.DiscordServerError(SimpleNamespace(status=500, reason="failed"), "failed")


async def chosen(here: Club, **channel: object) -> str:
    """Let the bot post the server's weekly digest in a channel, if one is chosen."""
    olga = keeper(here)
    form = await olga.click(await open_settings(here, olga, "Messages"), label="Weekly digest")
    assert "Every Monday" in str(form.modal)
    return reply(await send(olga, form, **channel))


async def test_the_week_is_posted_once_where_the_server_wants_it(club, make_bot, past) -> None:
    watch = Watch(WEDNESDAY)
    async with club(clock=watch) as here:
        people = [here.person(name) for name in ("Anna", "Ben")]
        anna, ben = people
        past(here, [ben, anna], 11, 4, at="2026-01-08T12:00:00+00:00", record=bluffed([ben.id, anna.id]))
        assert "Weekly digest: never" in await chosen(here)
        assert f"Weekly digest: <#{here.channel.id}>" in await chosen(here, digest=here.channel)
        await look(here, make_bot, watch)
        assert digests(here) == []
        watch.time = MONDAY
        await look(here, make_bot, watch)
        [digest] = digests(here)
        text = text_of(digest)
        assert "One game was played." in text
        assert f"{anna.display_name} 1" in text
        assert f"Most games of Bieten lost this week: {anna.display_name} with 1" in text
        assert f"Best bluff: {anna.display_name} won Rot in deal 1 of game 1 for one point" in text
        shown = await ben.click(digest, label="Watch the bluff")
        assert "Game 1 · deal 1" in reply(shown)
        assert "Move 4 of" in reply(shown)
        await look(here, make_bot, watch)
        assert len(digests(here)) == 1
        watch.time = datetime(2026, 1, 19, 9, tzinfo=UTC)
        await look(here, make_bot, watch)
        assert len(digests(here)) == 1, "a week in which nobody played is not told of"


async def test_the_clock_brings_it_without_a_restart(club, past) -> None:
    watch = Watch(WEDNESDAY)
    async with club(clock=watch) as here:
        anna, ben = (here.person(name) for name in ("Anna", "Ben"))
        past(here, [ben, anna], 11, 4, at="2026-01-08T12:00:00+00:00")
        await chosen(here, digest=here.channel)
        await anna.slash(here.channel, "play", game="bieten")
        watch.time = MONDAY
        await ben.click(here.panel, label="Join")
        for _ in range(1000):
            if digests(here):
                break
            await asyncio.sleep(0.01)
        assert len(digests(here)) == 1


@pytest.mark.parametrize("refused", [False, True])
async def test_a_digest_comes_once_the_bot_can_write_again(club, make_bot, past, refused: bool) -> None:
    """It is refused in the first case by permissions that the bot can read, in the second one by Discord alone."""
    watch = Watch(WEDNESDAY)
    async with club(clock=watch) as here:
        anna, ben = (here.person(name) for name in ("Anna", "Ben"))
        past(here, [ben, anna], 11, 4, at="2026-01-08T12:00:00+00:00")
        await chosen(here, digest=here.channel)
        channel, everyone = here.channel.id, here.guild.default_role.id
        if refused:
            path = f"/channels/{channel}/messages"
            here.env.inject_error("POST", path, status=403, code=50013, times=None)
        else:
            here.env.backend.set_overwrite(channel, Overwrite(everyone, 0, 0, flag("send_messages")))
        watch.time, before = MONDAY, len(here.env.http_requests)
        await here.restart(make_bot(clock=watch))
        for _ in range(12):
            await here.env.advance_time(601)
        sent = [each for each in here.env.http_requests[before:] if each.path == f"/channels/{channel}/messages"]
        assert len(sent) == (4 if refused else 0), "Discord locks out a bot that repeats forbidden requests"
        here.env.backend.faults.clear()
        here.env.backend.set_overwrite(channel, Overwrite(everyone, 0, 0, 0))
        await here.env.advance_time(601)
        assert len(digests(here)) == 1


async def test_a_crash_between_posting_and_noting_it_posts_no_second_one(
    club, make_bot, past, tmp_path: Path
) -> None:
    watch = Watch(WEDNESDAY)
    async with club(clock=watch) as here:
        anna, ben = (here.person(name) for name in ("Anna", "Ben"))
        past(here, [ben, anna], 11, 4, at="2026-01-08T12:00:00+00:00")
        await chosen(here, digest=here.channel)
        watch.time = MONDAY
        await look(here, make_bot, watch)
        with sqlite3.connect(tmp_path / "bot.sqlite") as db:
            db.execute(
                "UPDATE digests SET posted_at = NULL, claimed_at = '2020-01-01T00:00:00+00:00' WHERE week > ''"
            )
            db.execute("DELETE FROM digests WHERE week < '2026-01-05'")
        db.close()
        await look(here, make_bot, watch)
        assert len(digests(here)) == 1


async def test_a_history_that_fails_again_and_again_keeps_no_week_back(
    club, make_bot, past, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord can answer 500 for as long as certain messages are in a channel."""
    watch = Watch(WEDNESDAY)
    monkeypatch.setattr("cogs.digest.cog.RETRY_SECONDS", 0.05)
    async with club(clock=watch) as here:
        anna, ben = (here.person(name) for name in ("Anna", "Ben"))
        past(here, [ben, anna], 11, 4, at="2026-01-08T12:00:00+00:00")
        await chosen(here, digest=here.channel)
        watch.time = MONDAY
        with sqlite3.connect(tmp_path / "bot.sqlite") as db:
            db.execute(
                "INSERT INTO digests (guild, week, claimed_at) VALUES (?, '2026-01-05', '2020-01-01T00:00:00+00:00')",
                (here.guild.id,),
            )
        db.close()
        monkeypatch.setattr(discord.http.HTTPClient, "logs_from", fails)
        await look(here, make_bot, watch)
        assert len(digests(here)) == 1


async def test_a_bot_that_crashed_before_posting_posts_it(club, make_bot, past, tmp_path: Path) -> None:
    watch = Watch(WEDNESDAY)
    async with club(clock=watch) as here:
        anna, ben = (here.person(name) for name in ("Anna", "Ben"))
        past(here, [ben, anna], 11, 4, at="2026-01-08T12:00:00+00:00")
        await chosen(here, digest=here.channel)
        watch.time = MONDAY
        with sqlite3.connect(tmp_path / "bot.sqlite") as db:
            db.execute(
                "INSERT INTO digests (guild, week, claimed_at) VALUES (?, '2026-01-05', '2020-01-01T00:00:00+00:00')",
                (here.guild.id,),
            )
        db.close()
        await look(here, make_bot, watch)
        assert len(digests(here)) == 1


async def test_the_table_of_a_year(club, past) -> None:
    async with club() as here:
        anna, ben = (here.person(name) for name in ("Anna", "Ben"))
        past(here, [anna, ben], 11, 4, at="2025-12-31T23:59:59+00:00")
        past(here, [ben, anna], 11, 4, at="2026-01-01T00:00:00+00:00")
        past(here, [ben, anna], 11, 4, at="2026-12-31T23:59:59+00:00")
        board = reply(await anna.slash(here.channel, "leaderboard", year=2026))
        assert "Year 2026, by wins" in board
        assert f"**1.** {ben.display_name} · 2 games" in board
        board = reply(await anna.slash(here.channel, "leaderboard", year=2025, game="bieten", by="points"))
        assert f"**1.** {anna.display_name} · one game" in board
        assert "not both" in reply(await anna.slash(here.channel, "leaderboard", year=2025, season="*"))
        assert [type(error.__cause__) for error in here.env.errors] == [Conflict]


async def test_the_pages_of_a_year_are_turned(club, past) -> None:
    async with club() as here:
        people = [here.person(f"P{number}") for number in range(30)]
        for place in range(0, 30, 2):
            past(here, people[place : place + 2], 11, 4, at="2026-05-01T00:00:00+00:00")
        past(here, people[:2], 11, 4, at="2025-05-01T00:00:00+00:00")
        shown = await people[0].slash(here.channel, "leaderboard", year=2026)
        assert "2 games" not in reply(shown)
        forward = list(buttons(shown.response))[-1]
        await people[0].click(shown.response, label=forward)
        assert "Year 2026, by wins" in text_of(shown.response)
        assert "2 games" not in text_of(shown.response)
