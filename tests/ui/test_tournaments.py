"""An evening of many tables, as users see and press it."""

import asyncio
import re
from collections.abc import Callable
from datetime import timedelta
from random import Random

import discord
import pytest

from bot.errors import Conflict
from bot.tables import Table, TableService
from bot.tables.tournaments.masters import BoardMasters
from cogs.tournament.cog import note_key
from tests.cogs.test_settings import keeper
from tests.tables.evenings import in_round, play_at, play_round, playing, reached
from tests.ui.club import Club, buttons, reply, text_of
from tests.ui.forms import send


def shown(here: Club) -> str:
    """Return what the evening's message says."""
    return text_of(evening(here))


def evening(here: Club):
    """Return the newest message of the evening."""
    return next(m for m in reversed(here.channel.history()) if text_of(m).strip().startswith("### Tournament"))


def boards(here: Club):
    """Return the messages in the threads of the tables, the newest first."""
    return [m for thread in here.channel.threads for m in reversed(thread.history())]


def service_of(here: Club) -> TableService:
    return here.bot.tree.context.service


async def comes(here: Club, is_there: Callable[[], bool]) -> None:
    """Wait until something is shown: what follows at tables that the test itself plays at settles on its own."""
    async with asyncio.timeout(60):
        while not is_there():  # noqa: ASYNC110  # no event announces a message
            await asyncio.sleep(0.01)
    await here.env.settle()


async def opened(here: Club, *names: str, game: str = "bieten", **options: object):
    """Open an evening and put these users on its list; the first organises it."""
    people = [here.person(name) for name in names]
    await people[0].slash(here.channel, "evening open", game=game, **options)
    for person in people[1:]:
        await person.click(evening(here), label="Join")
    return people


async def more(here: Club, person):
    """Return the page that a person gets behind More."""
    return (await person.click(evening(here), label="More")).response


async def test_a_list_with_join_and_leave(club) -> None:
    async with club() as here:
        anna, ben = await opened(here, "Anna", "Ben", rounds=2, tables_of=4, minutes=20)
        assert "The list is open: 2 people so far" in shown(here)
        assert f"1. {anna.display_name}" in shown(here)
        assert "2 rounds · tables of 4 · 20 minutes a round" in shown(here)
        assert list(buttons(evening(here))) == ["Join", "Leave", "Start", "More"]
        page = await more(here, anna)
        assert "then tables won, then fewer games lost, then points" in text_of(page), "ties are broken so"
        assert list(buttons(page)) == ["Lucky word", "Cancel tournament"]
        assert list(buttons(await more(here, ben))) == ["Lucky word"], "only the organiser can cancel it"
        assert "already on the list" in await here.answer(ben, evening(here), label="Join")
        assert "left tournament 1" in await here.answer(ben, evening(here), label="Leave")
        assert "one person so far" in shown(here)
        assert "Only the tournament's organiser" in await here.answer(ben, evening(here), label="Start")
        assert "Round" not in shown(here)


async def test_an_evening_of_bieten_from_the_list_to_the_podium(club) -> None:
    async with club() as here:
        begun = await keeper(here).slash(here.channel, "season start", name="Winter", best=2)
        assert "The 2 best tournaments of a player count" in reply(begun)
        anna, *others = await opened(here, "Anna", "Ben", "Cilli", "Dora", rounds=2, target=5, minutes=20)
        await anna.click(evening(here), label="Start")
        service = service_of(here)
        first = await reached(service, 1, in_round(1))
        await playing(service, first.tables[0])
        await comes(here, lambda: "Round 1 of 2" in shown(here))
        assert re.search(r"Table 1 in <#\d+>: (\w+, ){3}\w+$", shown(here), re.MULTILINE)
        [calls] = [m for m in here.pings if "your tables are ready" in m.content]
        assert all(person.mention in calls.content for person in (anna, *others))
        board = next(
            m for m in reversed(here.channel.history()) if "Tournament 1" in text_of(m) and m is not evening(here)
        )
        assert "Leave" not in buttons(board)
        await play_round(service, first)
        second = await reached(service, 1, in_round(2))
        await comes(here, lambda: "Standings after round 1" in shown(here))
        await comes(here, lambda: any("Game over" in text_of(m) for m in boards(here)))
        over = next(m for m in boards(here) if "Game over" in text_of(m))
        assert "Rematch" not in buttons(over)
        await play_round(service, second)
        await reached(service, 1, lambda now: now.status == "over")
        await comes(here, lambda: "The tournament is over" in shown(here))
        assert re.search(r"wins the tournament!|share the win!", shown(here))
        assert len(re.findall(r"^\*\*\d\.\*\* \w+ · places: [\d.]+", shown(here), re.MULTILINE)) == 4
        assert list(buttons(evening(here))) == ["Standings", "More"]
        page = await others[0].click(evening(here), label="Standings")
        assert page.ephemeral
        assert len(re.findall(r"^\*\*\d\.\*\* \w+ · places: [\d.]+", reply(page), re.MULTILINE)) == 4
        assert re.search(r"^\*\*1\*\* Anna: 2 \(2×\) 3 \(2×\) 4 \(2×\)$", reply(page), re.MULTILINE)
        table = reply(await anna.slash(here.channel, "season league"))
        assert "The 2 best tournaments count · one tournament so far" in table
        lines = re.findall(r"^\*\*\d\.\*\* \w+ · .* points? · one tournament · won [01]$", table, re.MULTILINE)
        assert len(lines) == 4
        own = reply(await anna.slash(here.channel, "season player"))
        assert re.search(r"tournament 1 \(Bieten\): place \d of 4 · points: [\d.]+", own)
        cells = await anna.autocomplete(here.channel, "season league", "season", "w")
        assert [each["value"] for each in cells] == ["Winter"]


async def test_pause_go_on_and_end(club) -> None:
    async with club() as here:
        anna, ben, *_ = await opened(here, "Anna", "Ben", "Cilli", target=5)
        await anna.click(evening(here), label="Start")
        await reached(service_of(here), 1, in_round(1))
        assert "Only the tournament's organiser" in await here.answer(ben, evening(here), label="Pause")
        await anna.click(evening(here), label="Pause")
        assert "Paused" in shown(here)
        await anna.click(evening(here), label="Resume")
        assert "Paused" not in shown(here)
        asked = await anna.click(await more(here, anna), label="End tournament")
        assert asked.ephemeral
        await anna.click(asked.response, label="Yes, end it")
        assert not buttons(asked.response), "the question is answered"
        await here.env.settle()
        assert "cancelled" in shown(here)


async def test_pairs_choose_each_other(club) -> None:
    async with club() as here:
        anna, ben, cilli, _ = await opened(here, "Anna", "Ben", "Cilli", "Dora", game="bid_whist")
        assert "all tables play the same cards" in shown(here)
        assert "Promise `" in shown(here)
        assert "The seed of all cards in this tournament is already fixed" in text_of(await more(here, anna))
        await give_lucky_words(here, anna, ben)
        asked = await anna.slash(here.channel, "evening partner", player=cilli.user)
        assert "You are a pair" in reply(asked)
        assert f"{anna.display_name} would like to play with {cilli.display_name}" in shown(here)
        agreed = await cilli.slash(here.channel, "evening partner", player=anna.user)
        assert "Agreed" in reply(agreed)
        assert ben


async def give_lucky_words(here: Club, anna, ben) -> None:
    """Give words on the list; the organiser removes one of them, and a leaver takes theirs along."""
    emil = here.person("Emil")
    assert "You are not on the list" in await here.answer(emil, await more(here, emil), label="Lucky word")
    await emil.click(evening(here), label="Join")
    for person, word in ((anna, "*moon*"), (ben, "rude"), (emil, "sun")):
        noted = await send(person, await person.click(await more(here, person), label="Lucky word"), word=word)
        assert "fixed when the tournament starts" in reply(noted)
    await here.env.settle()
    assert r"Lucky words: Anna “\*moon\*” · Ben “rude” · Emil “sun”" in shown(here)
    await send(anna, await anna.click(await more(here, anna), label="Lucky word"), remove=str(ben.id))
    await emil.click(evening(here), label="Leave")
    await here.env.settle()
    assert r"Lucky words: Anna “\*moon\*”" in shown(here)
    assert "rude" not in shown(here)
    assert "sun" not in shown(here).partition("Lucky words")[2]
    refused = await send(ben, await ben.click(await more(here, ben), label="Lucky word"), word="a" * 33)
    assert "1 to 32 characters" in reply(refused)


async def test_a_pair_wins_in_the_plural(club) -> None:
    async with club() as here:
        options = {"game": "bid_whist", "form": "knockout", "preset": "BID-D1"}
        anna, *_ = await opened(here, "Anna", "Ben", "Cilli", "Dora", **options)
        await anna.click(evening(here), label="Start")
        service = service_of(here)
        await play_round(service, await reached(service, 1, in_round(1)))
        await reached(service, 1, lambda now: now.status == "over")
        await comes(here, lambda: "The tournament is over" in shown(here))
        assert re.search(r"^## \w+ & \w+ win the tournament!$", shown(here), re.MULTILINE)
        await comes(here, lambda: any("Game over" in text_of(m) for m in boards(here)))
        over = next(text_of(m) for m in boards(here) if "Game over" in text_of(m))
        assert re.search(r"\w+ and \w+ win\.", over)
        assert "wins" not in over.replace("wins the game", "")


async def test_nobody_beside_a_table_sees_cards_that_others_still_play(club) -> None:
    async with club() as here:
        names = ["Anna", "Ben", "Cilli", "Dora", "Emil", "Frieda", "Gert", "Hanna"]
        people = anna, *_ = await opened(here, *names, game="bid_whist", rounds=1)
        await anna.click(evening(here), label="Start")
        service = service_of(here)
        first = await reached(service, 1, in_round(1))
        one, other = (pairing.table or 0 for pairing in first.tables)
        for pairing in first.tables:
            await playing(service, pairing)
        await play_at(service, one, Random(1))
        await reached(service, 1, lambda now: any(pairing.result for pairing in now.tables))

        def told_here() -> list[str]:
            return [text_of(m) for m in [*here.channel.history(), *boards(here)]]

        await comes(here, lambda: sum("only your hand shows them" in text for text in told_here()) >= 2)
        await comes(here, lambda: "✓" in shown(here))
        assert [text for text in told_here() if re.search(r"[♠♥♦♣★]|Kitty", text)] == []
        assert not re.search(r"against.*\*\*−?\d+\*\*", shown(here)), "no result of a board that others play"
        assert "Standings" not in shown(here), "nor what it comes to"
        there = {seat.user for seat in (await service.table(one)).seats}
        for person in people:
            slate = reply(await person.slash(here.channel, "slate", table=one))
            assert ("```" in slate) == (person.id in there)
            assert ("only your hand shows them" in slate) == (person.id not in there)
        beside = next(person for person in people if person.id not in there)
        assert "No game counts here yet" in reply(await beside.slash(here.channel, "leaderboard"))
        await play_at(service, other, Random(2))
        await reached(service, 1, lambda now: now.status == "over")
        await comes(here, lambda: any("Game over" in text_of(m) for m in boards(here)))


async def test_whoever_asked_for_it_is_mentioned_when_a_list_opens(club) -> None:
    async with club() as here:
        anna, ben = here.person("Anna"), here.person("Ben")
        page = (await ben.slash(here.channel, "preferences")).response
        await send(ben, await ben.click(page, label="Change"), told=["mentions", "evenings"])
        assert "when the list for a tournament opens on this server" in text_of(page)
        await anna.slash(here.channel, "evening open", game="betel")
        [call] = [m for m in here.pings if "The list for a tournament of The Betel is open" in m.content]
        assert ben.mention in call.content
        assert anna.mention not in call.content
        page = (await ben.slash(here.channel, "preferences")).response
        await send(ben, await ben.click(page, label="Change"), told=["mentions"])
        await anna.slash(here.channel, "evening open", game="betel")
        assert len([m for m in here.pings if "The list for a tournament" in m.content]) == 1


async def test_an_evening_is_an_event_of_the_server_too(club) -> None:
    async with club() as here:
        anna, *_ = await opened(here, "Anna", "Ben", "Cilli", target=5)
        await here.env.settle()
        guild = here.bot.get_guild(here.guild.id)
        [event] = await guild.fetch_scheduled_events()
        assert event.name == "Tournament: Bieten"
        assert event.status is discord.EventStatus.scheduled
        await anna.click(evening(here), label="Start")
        first = await reached(service_of(here), 1, in_round(1))
        await comes(here, lambda: "Round 1" in shown(here))
        [event] = await guild.fetch_scheduled_events()
        assert event.status is discord.EventStatus.active
        assert len(first.tables) == len(here.channel.threads) == 1
        question = await anna.click(await more(here, anna), label="End tournament")
        await anna.click(question.response, label="Yes, end it")
        await here.env.settle()
        assert all(event.status is not discord.EventStatus.active for event in await guild.fetch_scheduled_events())


async def event_of(here: Club) -> discord.ScheduledEvent:
    """Return the only event of the server."""
    [event] = await here.bot.get_guild(here.guild.id).fetch_scheduled_events()
    return event


async def test_an_event_that_discord_has_begun_lasts_as_long_as_the_tournament(clocked) -> None:
    async with clocked() as here:
        anna, *_ = await opened(here, "Anna", "Ben", "Cilli", target=5, rounds=2, minutes=20)
        await here.env.advance_time(16 * 60)
        announced = await event_of(here)
        assert announced.status is discord.EventStatus.active, "Discord has begun it"
        await anna.click(evening(here), label="Start")
        first = await reached(service_of(here), 1, in_round(1))
        await comes(here, lambda: "Round 1" in shown(here))
        planned = (await event_of(here)).end_time
        assert planned > announced.end_time, "Start came later than announced"
        await anna.click(evening(here), label="Pause")
        await here.env.advance_time(25 * 60)
        await anna.click(evening(here), label="Resume")
        await here.env.settle()
        assert (await event_of(here)).end_time >= planned + timedelta(minutes=25), "the pause has moved it"
        await (await event_of(here)).edit(end_time=here.env.now() + timedelta(minutes=5))
        await play_round(service_of(here), first)
        second = await reached(service_of(here), 1, in_round(2))
        await comes(here, lambda: "Round 2" in shown(here))
        assert (await event_of(here)).end_time > here.env.now() + timedelta(minutes=20), "each round moves it"
        assert (await event_of(here)).status is discord.EventStatus.active
        await play_round(service_of(here), second)
        await reached(service_of(here), 1, lambda now: now.status == "over")
        await comes(here, lambda: "The tournament is over" in shown(here))
        assert (await event_of(here)).status is discord.EventStatus.completed
        assert not here.bot.tree.context.boundary.counts["bug"]


@pytest.mark.parametrize("minutes", [16, 100])
async def test_a_list_that_is_cancelled_ends_the_event_that_discord_has_begun(clocked, minutes: int) -> None:
    async with clocked() as here:
        anna, *_ = await opened(here, "Anna", "Ben", rounds=1, minutes=20)
        await here.env.advance_time(minutes * 60)
        expected = discord.EventStatus.active if minutes == 16 else discord.EventStatus.completed
        assert (await event_of(here)).status is expected
        question = await anna.click(await more(here, anna), label="Cancel tournament")
        await anna.click(question.response, label="Yes, cancel it")
        await here.env.settle()
        assert (await event_of(here)).status is discord.EventStatus.completed
        assert not here.bot.tree.context.boundary.counts["bug"]


async def test_an_event_that_somebody_has_deleted_is_forgotten(club) -> None:
    async with club() as here:
        anna, *_ = await opened(here, "Anna", "Ben", "Cilli", target=5)
        await here.env.settle()
        await (await event_of(here)).delete()
        await anna.click(evening(here), label="Start")
        await reached(service_of(here), 1, in_round(1))
        await comes(here, lambda: "Round 1" in shown(here))
        assert await service_of(here).notebook.read(note_key(1)) is None
        assert not sum(here.bot.tree.context.boundary.counts.values())


async def test_a_table_that_cant_be_read_any_more_leaves_the_evenings_message_as_new_as_ever(
    club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with club() as here:
        names = ["Anna", "Ben", "Cilli", "Dora", "Emil", "Frieda"]
        anna, *_ = await opened(here, *names, target=5, tables_of=3)
        await anna.click(evening(here), label="Start")
        service = service_of(here)
        first = await reached(service, 1, in_round(1))
        await playing(service, first.tables[0])
        lost, look = first.tables[0].table, service.table

        async def unreadable(table: int) -> Table:
            if table == lost:
                raise Conflict("table_unreadable", table=table)
            return await look(table)

        monkeypatch.setattr(service, "table", unreadable)
        await service.tournaments.pause(1, anna.user.id)
        await comes(here, lambda: "Paused" in shown(here))


async def test_an_evening_that_is_shown_anew_names_the_threads_of_its_tables(club) -> None:
    async with club() as here:
        anna, *_ = await opened(here, "Anna", "Ben", "Cilli", target=5)
        await anna.click(evening(here), label="Start")
        await reached(service_of(here), 1, in_round(1))
        [thread] = here.channel.threads
        await comes(here, lambda: f"<#{thread.id}>" in shown(here))
        await anna.slash(here.channel, "evening show")
        await here.env.settle()
        assert f"<#{thread.id}>" in shown(here)


async def test_the_organiser_is_mentioned_when_a_protest_waits_for_them(club) -> None:
    async with club(mention_after=0) as here:
        anna, *_ = await opened(here, "Anna", "Ben", "Cilli", "Dora", "Emil", "Frieda", tables_of=3)
        await anna.click(evening(here), label="Start")
        service = service_of(here)
        first = await reached(service, 1, in_round(1))
        tables = [await playing(service, pairing) for pairing in first.tables]
        there = next(table for table in tables if table.seat_of(anna.id) is None)
        await service.protests.make(there.id, there.seats[0].user or 0, "That was wrong")

        def calls():
            sent = [*boards(here), *here.channel.history()]
            return [m for m in sent if "protests against deal 1" in m.content and anna.mention in m.content]

        await comes(here, lambda: bool(calls()))
        [call] = calls()
        page = await anna.click(call, label="View protest")
        assert "That was wrong" in text_of(page.response)
        await anna.click(page.response, label="Let it stand")
        await comes(here, lambda: not calls())


async def test_everyone_of_a_hundred_players_is_called_to_their_table(club, monkeypatch: pytest.MonkeyPatch) -> None:
    async with club() as here:
        anna, *_ = await opened(here, "Anna")
        service = service_of(here)
        people = [anna, *(here.person(f"Player with a long name {number}") for number in range(1, 100))]
        quiet = people[5]
        await service.settings.change_user(quiet.id, mentions=False)
        for person in people[1:]:
            await service.tournaments.join(1, person.id)
        await anna.click(evening(here), label="Start")
        await reached(service, 1, lambda now: now.round == 1)
        await comes(here, lambda: sum("your tables are ready" in m.content for m in here.pings) >= 2)
        calls = [m for m in here.pings if "your tables are ready" in m.content]
        mentioned = [user.id for call in calls for user in call.mentions]
        assert sorted(mentioned) == sorted(person.id for person in people if person is not quiet)
        assert all(len(call.content) <= 2000 and len(call.mentions) <= 80 for call in calls)
        named = re.findall(r"<@\d+>|\S*Player with a long name \d+", calls[-1].content)
        assert quiet.display_name in named[-1], "players without a mention stand last, by name"


async def test_swiss_pairing_is_a_form_of_a_game_without_pairs(club) -> None:
    async with club() as here:
        anna, _ = await opened(here, "Anna", "Ben", form="swiss")
        assert "Swiss: players with equal scores meet" in shown(here)
        refused = await anna.slash(here.channel, "evening open", game="bid_whist", form="swiss")
        assert len(here.env.errors) == 1
        assert "Possible: duplicate, knockout" in reply(refused)


async def test_one_table_reads_what_the_masters_have_made_of_its_board(club, monkeypatch: pytest.MonkeyPatch) -> None:
    async with club() as here:
        masters = service_of(here).tournaments.masters
        monkeypatch.setattr(masters, "trigger", lambda: None)
        anna, ben, *_ = await opened(here, "Anna", "Ben", "Cilli", "Dora", game="bid_whist", rounds=2)
        rules = text_of(await more(here, anna))
        assert re.search(r"Masters \(version `[0-9a-f]{8}`\) play the boards that fewer than three tables", rules)
        await anna.click(evening(here), label="Start")
        service = service_of(here)
        first = await reached(service, 1, in_round(1))
        await comes(here, lambda: "Round 1 of 2" in shown(here))
        assert "Boards" not in buttons(evening(here))
        await play_round(service, first)
        second = await reached(service, 1, in_round(2))
        await comes(here, lambda: "The masters are still playing board 1" in shown(here))
        assert "50.0%" in shown(here)
        BoardMasters.trigger(masters)
        line = r"Board 1: \w+ & \w+ \*\*[−+]\d+\*\*, the masters \*\*[−+]\d+\*\*"
        await comes(here, lambda: len(re.findall(line, shown(here))) == 2)
        [call] = [m for m in here.channel.history() if "the masters have played board 1" in m.content]
        assert len(re.findall(line, text_of(call))) == 2
        await check_traveller(here)
        await play_round(service, second)
        await reached(service, 1, lambda now: now.status == "over" and not now.awaits_masters)
        await comes(here, lambda: any("Best and worst boards" in text_of(m) for m in here.channel.history()))
        [best] = [m for m in here.channel.history() if "Best and worst boards" in text_of(m)]
        ranges = re.findall(r"best board ([12]) \((\d+\.\d)%\), worst board ([12]) \((\d+\.\d)%\)", text_of(best))
        assert len(ranges) == 2
        assert all(float(high) >= float(low) for _, high, _, low in ranges)
        page = (await ben.click(best, label="Boards")).response
        assert list(buttons(page)) == ["Replay table 2", "Replay masters", "Board 1"]
        await ben.click(page, label="Board 1")
        assert "Board 1 · tournament 1: Bid Whist" in text_of(page)
        assert "Board 2" in buttons(page)


async def check_traveller(here: Club) -> None:
    """Check the pages of the open board for a user who doesn't play, with images and in text-only mode."""
    reader = here.person("Reader")
    page = (await reader.click(evening(here), label="Boards")).response
    text = text_of(page)
    assert "Board 1 · tournament 1: Bid Whist" in text
    assert re.search(r"\*\*Table 1\*\* · \w+ bid [^.]+ and (made it|was set|took all)", text)
    assert re.search(
        r"\*\*The masters \(version [0-9a-f]{8}\)\*\* · .+ bid [^.]+ and (made it|was set|took all)", text
    )
    assert len(re.findall(r"\*\*[−+]\d+\*\* · \d+\.\d%", text)) == 4
    assert len(re.findall("[♠♥♦♣]", text.partition("All hands")[2])) >= 52
    assert list(buttons(page)) == ["Replay table 1", "Replay masters"]
    replay = (await reader.click(page, label="Replay masters")).response
    assert "deal 1 of 1" in text_of(replay)
    await service_of(here).settings.change_user(reader.id, text_only=True)
    plain = text_of((await reader.click(evening(here), label="Boards")).response)
    assert len(re.findall(r"\*\*(?:spades|hearts|clubs|diamonds): [\w, ]+\*\*", plain)) >= 12
    assert not re.findall("[♠♥♦♣]", plain)
    assert re.findall(r"[−+]\d+\*\* · \d+\.\d%", plain) == re.findall(r"[−+]\d+\*\* · \d+\.\d%", text)
