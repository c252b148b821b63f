"""A ping that is deleted or can't be sent: the player is pinged again, and others get theirs."""

from functools import partial
from typing import Any

import pytest

from tests.ui.club import Club, bets_come, move, moves, seat
from tests.ui.test_mention_messages import bet, leader_and_other
from tests.ui.test_time import TURN
from tests.ui.test_time import timed as timed  # a fixture


@pytest.fixture
def club(club):
    """Return what opens a club in which an open question pings at once."""
    return partial(club, mention_after=0)


def delete(here: Club, message: Any) -> None:
    """Delete a message as a moderator does."""
    here.env.backend.delete_message(message.channel.id, message.id)


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_player_whose_ping_is_deleted_is_pinged_again(club, make_bot, restarted: bool) -> None:
    async with club() as here:
        leader, _, ping = await bet(here)
        if restarted:
            await here.restart(make_bot(mention_after=0))
        delete(here, ping)
        await leader.click(here.panel, label="Good")
        await here.env.advance_time(1)
        [new] = here.pings
        assert new.id != ping.id
        assert leader.mention in new.content
        assert "hold or good" not in new.content
        await move(here, [leader])
        assert new.id not in [each.id for each in here.pings], "the answer deletes it"


async def test_a_player_whose_ping_is_deleted_is_reminded(timed) -> None:
    async with timed(mention_after=0) as here:
        people = await seat(here, "Anna", "Ben")
        await bets_come(here, people)
        leader, other = leader_and_other(here, people)
        await other.click(here.panel, label="Bet Spiel")
        await here.env.advance_time(70)
        [ping] = here.pings
        delete(here, ping)
        await leader.click(here.panel, label="Good")
        await here.env.advance_time(TURN / 2 + 20)
        assert any("half of your turn time" in each.content for each in here.pings)


def letters(person: Any) -> list[str]:
    return [each.content for each in person.user.dm_channel.history()]


async def test_a_player_with_closed_direct_messages_keeps_none_from_the_others(club) -> None:
    async with club(mention_after=30) as here:
        anna, ben, cilli = await seat(here, "Anna", "Ben", "Cilli")
        asked = await anna.slash(here.channel, "end")
        await anna.click(asked.response, label="Yes")
        here.env.backend.delete_channel(here.channel.id)
        await here.env.settle()
        here.env.inject_error(
            "POST", f"/channels/{ben.user.dm_channel.id}/messages", status=403, code=50007, times=None
        )
        await here.env.advance_time(31)
        assert ben.id < cilli.id
        assert any("has a question for you" in text for text in letters(cilli))


async def test_a_ping_in_a_channel_that_is_deleted_is_sent_again(club) -> None:
    async with club() as here:
        leader, _, _ = await bet(here)
        here.env.backend.delete_channel(here.channel.id)
        await here.env.settle()
        good = next(each for each in moves(here.dm(leader)) if each.endswith(":good"))
        await leader.user.click(here.dm(leader), custom_id=good)
        await here.env.advance_time(1)
        assert any("your turn" in text for text in letters(leader))
