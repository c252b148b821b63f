"""Now and then Discord refuses what it takes a moment later: nothing stays frozen for that."""

from types import SimpleNamespace

import pytest

from bot.ui.discord.error_codes import AGAIN_AFTER
from tests.ui.club import Club, buttons, components, ids, move, moves, seat, text_of
from tests.ui.test_evening import upkeep_of

REFUSALS = [(403, 50013), (403, 50001), (404, 10003)]
MINUTE = AGAIN_AFTER[0] + 1


def messages(here: Club) -> str:
    return f"/channels/{here.channel.id}/messages"


def refuse(here: Club, method: str, path: str, refusal: tuple[int, int], times: int | None = 1) -> None:
    status, code = refusal
    here.env.inject_error(method, path, status=status, code=code, times=times)


def refuse_panel(here: Club, refusal: tuple[int, int], times: int | None = 1) -> str:
    """Refuse edits of the panel by any token; return the path of those by the bot's own."""
    path = f"{messages(here)}/{here.panel.id}"
    refuse(here, "PATCH", path, refusal, times)
    refuse(here, "PATCH", f"/webhooks/*/messages/{here.panel.id}", refusal, times)
    return path


async def is_new(here: Club) -> bool:
    """Return whether the panel shows the newest state: its texts and buttons are those that the table has now."""
    table, boards = await here.bot.tree.context.service.table(1), upkeep_of(here.bot).board
    newest = boards._screens.board(table, boards.locale(table))
    drawn = SimpleNamespace(content="", components=newest.to_components())
    return (text_of(here.panel), ids(here.panel)) == (text_of(drawn), ids(drawn))


def asked(here: Club, method: str, path: str, begun: int = 0) -> int:
    return len([each for each in here.env.http_requests[begun:] if each.method == method and each.path == path])


@pytest.mark.parametrize("refusal", REFUSALS)
async def test_a_panel_that_was_refused_once_is_drawn_at_the_next_press(club, refusal: tuple[int, int]) -> None:
    async with club() as here:
        people = await seat(here, "Anna", "Ben")
        refuse_panel(here, refusal)
        assert await move(here, people)
        assert await move(here, people)
        assert await is_new(here)
        assert not [m for person in people for m in person.user.dm_channel.history() if "is gone" in m.content]


@pytest.mark.parametrize("refusal", REFUSALS)
async def test_a_panel_that_is_refused_again_and_again_is_tried_after_1_5_and_30_minutes(
    club, refusal: tuple[int, int]
) -> None:
    async with club() as here:
        people = await seat(here, "Anna", "Ben")
        edits = refuse_panel(here, refusal, times=None)
        begun = len(here.env.http_requests)
        for _ in range(3):
            assert await move(here, people)
        assert asked(here, "PATCH", edits, begun) <= 2, "once, and at the next press"
        assert not await is_new(here)
        for seconds in AGAIN_AFTER[:2]:
            begun = len(here.env.http_requests)
            await here.env.advance_time(seconds - 30)
            assert asked(here, "PATCH", edits, begun) == 0
            await here.env.advance_time(40)
            assert asked(here, "PATCH", edits, begun) == 1
        here.env.backend.faults.clear()
        await here.env.advance_time(AGAIN_AFTER[2] + 1)
        assert await is_new(here), "nobody has pressed anything"


async def test_a_channel_is_believed_to_be_gone_after_one_look(club) -> None:
    async with club() as here:
        people = await seat(here, "Anna", "Ben")
        channel = f"/channels/{here.channel.id}"
        refuse_panel(here, (404, 10003), times=None)
        refuse(here, "GET", channel, (404, 10003), times=None)
        for _ in range(3):
            assert await move(here, people)
        assert asked(here, "GET", channel) == 1
        for person in people:
            told = [m for m in person.user.dm_channel.history() if "The channel of table 1 is gone" in m.content]
            assert len(told) == 1


async def test_a_panel_that_could_not_be_posted_comes_at_the_next_press(club) -> None:
    async with club() as here:
        people = await seat(here, "Anna", "Ben")
        here.env.backend.delete_message(here.channel.id, here.panel.id)
        refuse(here, "POST", messages(here), (403, 50013))
        assert await move(here, people)
        assert await move(here, people)
        assert await is_new(here)


async def test_new_deals_are_posted_again_after_a_while(club) -> None:
    async with club(turn_mentions=False) as here:
        people = await seat(here, "Anna", "Ben", target=15)
        first = here.panel.id
        refuse(here, "POST", messages(here), (403, 50013))

        async def next_deal() -> None:
            deal = (await here.bot.tree.context.service.table(1)).current_game.deal
            while (await here.bot.tree.context.service.table(1)).current_game.deal == deal:
                assert await move(here, people)

        await next_deal()
        assert here.panel.id == first, "the message that is there stays in use"
        assert await is_new(here)
        await here.env.advance_time(MINUTE)
        await next_deal()
        assert here.panel.id != first
        assert await is_new(here)


@pytest.mark.parametrize("refusal", [*REFUSALS, (403, 50007)])
async def test_a_hand_that_was_refused_once_comes_after_a_minute(club, refusal: tuple[int, int]) -> None:
    async with club() as here:
        anna, ben = await seat(here, "Anna", "Ben", start=False)
        refuse(here, "POST", f"/channels/{ben.user.dm_channel.id}/messages", refusal)
        await anna.click(here.panel, label="Start")
        assert not ben.user.dm_channel.history()
        await here.env.advance_time(MINUTE)
        assert "your hand" in text_of(here.dm(ben))


async def test_whom_a_message_could_not_reach_gets_it_after_the_next_press(club) -> None:
    async with club() as here:
        anna, ben = await seat(here, "Anna", "Ben", start=False)
        messages = f"/channels/{ben.user.dm_channel.id}/messages"
        refuse(here, "POST", messages, (403, 50007))
        await anna.click(here.panel, label="Start")
        assert not ben.user.dm_channel.history()
        await ben.click(here.panel, label="My hand")
        assert "your hand" in text_of(here.dm(ben))


async def test_closed_messages_are_not_asked_for_at_every_press(club) -> None:
    async with club() as here:
        anna, ben = await seat(here, "Anna", "Ben", start=False)
        messages = f"/channels/{ben.user.dm_channel.id}/messages"
        refuse(here, "POST", messages, (403, 50007), times=None)
        await anna.click(here.panel, label="Start")
        for _ in range(5):
            await ben.click(here.panel, label="My hand")
        assert asked(here, "POST", messages) == 2
        assert len([m for m in here.channel.history() if "can't send you direct messages" in m.content]) == 1


@pytest.mark.parametrize("refusal", REFUSALS)
async def test_a_copy_of_the_panel_is_kept_up_to_date_again(club, refusal: tuple[int, int]) -> None:
    async with club() as here:
        people = anna, _ = await seat(here, "Anna", "Ben", start=False)
        await anna.user.slash("table", table=1)
        copy = here.dm(anna)
        assert "Start" in buttons(copy)
        refuse(here, "PATCH", f"/channels/{copy.channel.id}/messages/{copy.id}", refusal)
        await anna.click(here.panel, label="Start")
        old = text_of(next(m for m in anna.user.dm_channel.history() if m.id == copy.id))
        await here.env.advance_time(MINUTE)
        new = text_of(next(m for m in anna.user.dm_channel.history() if m.id == copy.id))
        assert "deal 1" in new
        assert "deal 1" not in old
        assert any(moves(here.dm(person)) for person in people)
        assert components(here.panel)
