"""The deal of the day: played in a message of one's own, compared, ranked, shared, and opened the day after."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any

import pytest

from bot.ui import CardBot
from tests.cogs.test_coach import Judge
from tests.tables.watch import Watch
from tests.ui.club import Club, buttons, components, ids, reply, text_of


@pytest.fixture
def clock() -> Watch:
    return Watch(datetime(2026, 11, 22, 12, tzinfo=UTC))


@pytest.fixture
def house(club: Callable[..., Any], clock: Watch) -> Callable[..., Any]:
    """Return what opens a club with that clock."""
    return partial(club, clock=clock)


async def settled(here: Club) -> None:
    """Wait until the masters have played and everything is shown."""
    await here.bot.tree.context.service.daily.par.finish()
    await here.env.settle()


async def table_of(here: Club, person: Any, game: str) -> int:
    """Return the table of a user's try of today."""
    daily = here.bot.tree.context.service.daily
    deals = await daily.deals(daily.today, person.id, here.guild.id)
    return next(deal.own.table for deal in deals if deal.game == game and deal.own)


async def hand_of(here: Club, person: Any, page: Any, label: str) -> Any:
    """Press a button of a day's page; return the message with the hand that comes."""
    result = await person.click(page, label=label)
    return next(message for message in reversed([result.response, *result.followups]) if message is not None)


async def play_out(here: Club, person: Any, hand: Any, game: str = "bieten") -> None:
    """Play a try until it is over, always with the first action."""
    service = here.bot.tree.context.service
    table = await table_of(here, person, game)
    for _ in range(80):
        await here.env.settle()
        now = await service.table(table)
        if now.status != "playing":
            return
        offered = [
            each
            for each in buttons(hand).values()
            if each.split(":", 3)[3][0] not in "!~@&" and each.split(":")[1] != "0"
        ]
        wanted = [each for each in offered if not each.split(":", 3)[3].startswith(("bet", "raise", "hold", ">lift"))]
        if wanted:
            await person.click(hand, custom_id=wanted[0])
    raise AssertionError("the deal never ends")


async def test_a_deal_is_played_in_a_message_of_ones_own_and_compared(house: Any) -> None:
    async with house() as here:
        anna, ben = here.person("Anna"), here.person("Ben")
        page = await anna.slash(here.channel, "daily")
        assert page.ephemeral
        text = text_of(page.response)
        assert "Deal of the day · 2026-11-22 · no. 1" in text
        assert text.count("no one has played it yet") == 3
        assert "Yesterday" not in buttons(page.response, enabled=False), "it is the first day"
        await settled(here)
        hand = await hand_of(here, anna, page.response, "Play Bieten")
        assert hand.flags.ephemeral
        assert "deal of the day · 2026-11-22" in text_of(hand)
        assert "Hint" not in buttons(hand)
        await play_out(here, anna, hand)
        assert "Result" in buttons(hand)
        result = await anna.click(hand, label="Result")
        after = reply(result)
        assert "the masters in your seat" in after
        assert "Place 1 of 1 on this server" in after
        assert "Place 1 of 1 worldwide" in after
        assert "Card Table, deal of the day 2026-11-22 (no. 1)" in after
        assert "Your streak: one day. Come back tomorrow!" in after
        assert not [message for message in here.channel.history() if components(message)], "nobody else sees anything"
        # Another user, who has not played, gets no hint of it.
        other = (await ben.slash(here.channel, "daily")).response
        assert "played by one person" in text_of(other)
        assert "the masters" not in text_of(other).replace("against masters", "")
        await ben.click(other, label="Ranking")
        assert "You can see the ranking when you have played this deal." in text_of(other)


async def test_a_result_is_shared_without_anything_that_helps(house: Any) -> None:
    async with house() as here:
        anna, ben = here.person("Anna"), here.person("Ben")
        page = (await anna.slash(here.channel, "daily")).response
        assert "Share" not in buttons(page)
        await settled(here)
        await play_out(here, anna, await hand_of(here, anna, page, "Play Bieten"))
        page = (await anna.slash(here.channel, "daily")).response
        assert "Play Bieten" not in buttons(page), "one try"
        await anna.click(page, label="Share")
        shared = here.channel.history()[-1]
        assert not shared.flags.ephemeral
        assert "has played the deal of the day" in text_of(shared)
        assert any(square in text_of(shared) for square in "🟩🟥🟨")
        assert "seat" not in text_of(shared)
        seen = await ben.click(shared, label="Play it, too")
        assert seen.ephemeral
        assert "Play Bieten" in buttons(seen.response)


async def test_a_try_goes_on_where_it_was(house: Any, make_bot: Callable[..., CardBot], clock: Watch) -> None:
    async with house() as here:
        anna = here.person("Anna")
        page = (await anna.slash(here.channel, "daily")).response
        first = await hand_of(here, anna, page, "Play The Betel")
        await settled(here)
        await here.restart(make_bot(clock=clock))
        page = (await anna.slash(here.channel, "daily")).response
        assert "In progress." in text_of(page)
        again = await hand_of(here, anna, page, "Continue: The Betel")
        assert again.id != first.id
        await play_out(here, anna, again, "betel")
        page = (await anna.slash(here.channel, "daily")).response
        assert "the masters in your seat" in text_of(page)


async def test_the_day_after_everything_is_open(house: Any, clock: Watch) -> None:
    async with house() as here:
        anna = here.person("Anna")
        page = (await anna.slash(here.channel, "daily")).response
        await anna.click(page, label="Promises")
        promises = text_of(page)
        assert "Tomorrow, 2026-11-23" in promises
        assert "Seed behind it" not in promises
        await anna.click(page, label="Back")
        await settled(here)
        hand = await hand_of(here, anna, page, "Play Bieten")
        unfinished = await hand_of(here, anna, page, "Play The Betel")
        await play_out(here, anna, hand)
        number = (await here.bot.tree.context.service.table(await table_of(here, anna, "bieten"))).current_game.number
        assert "There is no finished game" in reply(await anna.slash(here.channel, "replay", number=number))
        assert {str(error.__cause__) for error in here.env.errors} == {"no_record"}
        clock.time += timedelta(hours=12)
        page = (await anna.slash(here.channel, "daily")).response
        assert "2026-11-23 · no. 2" in text_of(page)
        assert "Your streak: one day." in text_of(page)
        assert "Come back tomorrow!" not in text_of(page), "nothing is played yet today"
        await anna.click(page, label="Yesterday")
        assert "This day is over" in text_of(page)
        assert "Not finished before the day was over." in text_of(page)
        assert "You didn't play it." in text_of(page)
        here.bot.tree.context.service.coach._judge = Judge()
        look = await anna.click(page, label="Look back: Bieten")
        assert f"Looking back at game {number}" in reply(look)
        shown = (await anna.slash(here.channel, "replay", number=number)).response
        assert f"Game {number} · deal 1 of 1" in text_of(shown)
        page = (await anna.slash(here.channel, "daily")).response
        await anna.click(page, label="Yesterday")
        await anna.click(page, label="Promises")
        assert text_of(page).count("Seed behind it") == 3
        proof = reply(await anna.slash(here.channel, "verify", number=number))
        assert "it holds" in proof or "holds" in proof
        refused = await anna.click(unfinished, custom_id=next(iter(buttons(unfinished).values())))
        assert refused is not None


async def test_a_try_is_nobody_elses_and_nothing_but_played(house: Any) -> None:
    async with house() as here:
        anna, ben = here.person("Anna"), here.person("Ben")
        page = (await anna.slash(here.channel, "daily")).response
        hand = await hand_of(here, anna, page, "Play The Betel")
        await settled(here)
        table = await table_of(here, anna, "betel")
        for command in ("table", "join", "slate"):
            assert f"There is no table {table}." in reply(await ben.slash(here.channel, command, table=table))
            assert f"There is no table {table}." in reply(await anna.slash(here.channel, command, table=table))
        assert {str(error.__cause__) for error in here.env.errors} == {"no_table"}
        assert "Hint" not in buttons(hand)
        assert not [
            each for each in ids(hand) if each.split(":", 3)[3] in {"!leave", "!leavegame", "!takeback", "!rematch"}
        ]


async def test_it_is_played_in_direct_messages_too(house: Any) -> None:
    async with house() as here:
        anna = here.person("Anna").user
        page = (await anna.slash("daily")).response
        assert "Share" not in buttons(page)
        await settled(here)
        hand = await hand_of(here, anna, page, "Play Bieten")
        assert "deal of the day" in text_of(hand)
        await play_out(here, anna, hand)
        page = (await anna.slash("daily")).response
        assert "Place 1 of 1 worldwide" in text_of(page)
        assert "on this server" not in text_of(page)
        assert "To copy and share" in text_of(page)


async def test_it_can_be_played_in_words_alone_and_in_another_language(house: Any) -> None:
    async with house() as here:
        anna = here.person("Anna")
        await here.bot.tree.context.service.settings.change_user(anna.id, language="de", text_only=True)
        page = (await anna.slash(here.channel, "daily")).response
        assert "Spiel des Tages · 2026-11-22 · Nr. 1" in text_of(page)
        await settled(here)
        hand = await hand_of(here, anna, page, "Bieten spielen")
        assert "Spiel des Tages · 2026-11-22" in text_of(hand)
        assert "Resi" in text_of(hand), "who sits there stands in words"
        await play_out(here, anna, hand)
        page = (await anna.slash(here.channel, "daily")).response
        assert "die Meister auf deinem Platz" in text_of(page)
        assert not [square for square in "🟩🟥🟨⬜" if square in text_of(page)]
