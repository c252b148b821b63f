"""The hand in an ephemeral message: it takes leave before its token dies, and every press wakes it for as long."""

import logging
from typing import Any

import discord
import pytest

from bot.tables import TrackedMessage
from bot.ui.discord import TokenEditor
from bot.ui.live.hand_messages import HandMessages
from tests.ui.club import Club, bets_come, buttons, links, move, moves, seat, text_of
from tests.ui.test_evening import upkeep_of

MINUTE = 60
ASLEEP = "can't keep this hand up to date"


async def open_hand(here: Club, person):
    """Press "My hand" and return the message."""
    return (await person.click(here.panel, label="My hand")).response


def edits_of(here: Club, message) -> int:
    """Return how often a message was edited or answered with a token."""
    return sum(r.method == "PATCH" and str(message.id) in str(r.path) for r in here.env.http_requests)


async def kept(here: Club) -> tuple[TrackedMessage, ...]:
    return await here.bot.tree.context.service.tracked_messages.with_token()


async def test_a_hand_takes_its_leave_a_minute_before_its_token_dies(clocked) -> None:
    async with clocked() as here:
        anna, ben = people = await seat(here, "Anna", "Ben")
        await bets_come(here, people)
        hand = await open_hand(here, anna)
        await here.env.advance_time(13 * MINUTE)
        assert ASLEEP not in text_of(hand)
        await here.env.advance_time(MINUTE)
        assert ASLEEP in text_of(hand)
        assert list(buttons(hand)) == ["Refresh"]
        assert "your turn to lead" not in text_of(hand), "nothing that may not be true any more"
        assert await kept(here) == ()
        before = edits_of(here, hand)
        await ben.click(here.panel, label="Bet Spiel")
        await here.env.advance_time(20 * MINUTE)
        assert edits_of(here, hand) == before, "there is no way to it any more"


@pytest.mark.parametrize("minutes", [14, 14.9, 200])
async def test_refresh_wakes_it_for_another_while(clocked, minutes: float) -> None:
    async with clocked() as here:
        anna, ben = people = await seat(here, "Anna", "Ben")
        await bets_come(here, people)
        hand = await open_hand(here, anna)
        await here.env.advance_time(minutes * MINUTE)
        await ben.click(here.panel, label="Bet Spiel")
        pressed = await anna.click(hand, label="Refresh")
        assert ASLEEP not in text_of(hand)
        if minutes > 50:
            again = newest(here, pressed)
            assert not buttons(hand)
            assert str(again.id) in text_of(hand), "of an old message Discord takes few edits"
            hand = again
        assert any(i.endswith(":good") for i in moves(hand)), "what is asked now"
        await here.env.advance_time(13 * MINUTE)
        await move(here, [anna])
        assert "hold or good" not in text_of(hand), "it is kept up to date"
        await here.env.advance_time(MINUTE)
        assert list(buttons(hand)) == ["Refresh"]


async def test_a_press_in_it_brings_a_new_token(clocked) -> None:
    async with clocked() as here:
        people = await seat(here, "Anna", "Ben")
        await bets_come(here, people)
        leader = next(person for person in people if any(":play:" in i for i in moves(here.dm(person))))
        hand = await open_hand(here, leader)
        await here.env.advance_time(10 * MINUTE)
        await leader.click(hand, custom_id=next(i for i in moves(hand) if ":play:" in i))
        await here.env.advance_time(13 * MINUTE)
        assert ASLEEP not in text_of(hand)
        await here.env.advance_time(MINUTE)
        assert ASLEEP in text_of(hand)


async def test_a_press_that_is_refused_does_too(clocked) -> None:
    async with clocked(edit_interval=100) as here:
        people = await seat(here, "Anna", "Ben")
        while "Bet Spiel" not in buttons(here.panel):
            assert await move(here, people)
            await here.env.advance_time(101)
        leader = next(person for person in people if any(":play:" in i for i in moves(here.dm(person))))
        other = next(person for person in people if person is not leader)
        bets = [i.split(":bet:")[1] for i in moves(here.dm(other)) if ":bet:" in i]
        bet = next(figure for figure in bets if figure != "game")
        hand = await open_hand(here, leader)
        await other.click(here.panel, label="Bet Spiel")
        await leader.click(hand, custom_id=next(i for i in moves(hand) if i.endswith(":good")))
        [before] = await kept(here)
        # The hand does not show this yet: its next edit waits.
        await other.click(here.panel, custom_id=next(i for i in moves(here.panel) if i.endswith(f":bet:{bet}")))
        refused = await leader.click(hand, custom_id=next(i for i in moves(hand) if ":play:" in i))
        assert refused.followups
        assert any(i.endswith(":good") for i in moves(hand)), "it is drawn anew"
        [after] = await kept(here)
        assert after.message == before.message
        assert after.token != before.token


async def test_opened_again_the_older_one_says_where_the_hand_is(clocked) -> None:
    async with clocked() as here:
        anna, _ = people = await seat(here, "Anna", "Ben")
        await bets_come(here, people)
        first = await open_hand(here, anna)
        second = await open_hand(here, anna)
        assert not buttons(first)
        assert "Your hand is here now" in text_of(first)
        assert str(second.id) in text_of(first)
        assert "Your cards" not in text_of(first)
        assert buttons(second)
        assert [row.message for row in await kept(here)] == [second.id]


async def test_after_a_restart_it_is_kept_up_to_date_again(clocked, make_bot) -> None:
    async with clocked() as here:
        anna, ben = people = await seat(here, "Anna", "Ben")
        await bets_come(here, people)
        hand = await open_hand(here, anna)
        await here.env.advance_time(5 * MINUTE)
        await here.restart(make_bot(clock=here.env.now))
        await ben.click(here.panel, label="Bet Spiel")
        assert any(i.endswith(":good") for i in moves(hand))
        await here.env.advance_time(9 * MINUTE)
        assert list(buttons(hand)) == ["Refresh"], "14 minutes after the press, not after the start"


async def test_what_fell_asleep_while_the_bot_was_stopped_takes_its_leave_at_once(clocked, make_bot) -> None:
    async with clocked() as here:
        anna, _ = people = await seat(here, "Anna", "Ben")
        await bets_come(here, people)
        hand = await open_hand(here, anna)
        await here.bot.close()
        await here.env.advance_time(14.5 * MINUTE)
        await here.restart(make_bot(clock=here.env.now))
        assert list(buttons(hand)) == ["Refresh"]


async def test_dead_tokens_are_forgotten(clocked, make_bot) -> None:
    async with clocked() as here:
        anna, _ = people = await seat(here, "Anna", "Ben")
        await bets_come(here, people)
        await open_hand(here, anna)
        assert len(await kept(here)) == 1
        await here.bot.close()
        await here.env.advance_time(16 * MINUTE)
        await here.restart(make_bot(clock=here.env.now))
        assert await kept(here) == ()


async def test_no_token_after_the_game(clocked) -> None:
    async with clocked() as here:
        anna, _ = people = await seat(here, "Anna", "Ben", target=5)
        await open_hand(here, anna)
        while await move(here, people):
            pass
        assert "Game over" in text_of(here.panel)
        [hand] = hands_of(here, anna)
        assert set(buttons(hand)) == {"Rematch", "Look back"}
        for message in (hand, here.dm(anna)):
            assert links(message) == {"To the table": here.panel.jump_url}, "Rematch is there"
        assert "Rematch" in buttons(here.panel)
        assert await here.bot.tree.context.service.tracked_messages.for_table(1, "ephemeral") == ()
        before = text_of(hand)
        await here.env.advance_time(15 * MINUTE)
        [hand] = hands_of(here, anna)
        assert text_of(hand) == before, "nothing falls asleep that is over"


async def test_a_token_stands_in_no_text(clocked, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        async with clocked() as here:
            anna, _ = people = await seat(here, "Anna", "Ben")
            await bets_come(here, people)
            await open_hand(here, anna)
            [row] = await kept(here)
            assert row.token
            assert row.token not in f"{row!r} {row}"
            service = here.bot.tree.context.service
            told_of = str(await service.privacy.export(anna.id))
            assert row.token not in told_of
            shown = here.bot.tree.context
            assert row.token not in repr(shown)
            await here.env.advance_time(15 * MINUTE)
    assert row.token not in caplog.text


async def next_deal(here: Club, people: list) -> None:
    """Play until the panel of another deal has come."""
    before = here.panel.id
    while here.panel.id == before:
        assert await move(here, people)


def newest(here: Club, result):
    """Return the ephemeral message that came beside an answer, None if there was none."""
    found = [m for m in result.followups if m is not None and "your hand" in text_of(m)]
    assert len(found) <= 1
    return found[0] if found else None


def hands_of(here: Club, person) -> list:
    """Return the ephemeral messages with a person's hand, without those that only lead to it."""
    sent = [(m, text_of(m)) for m in here.channel.history(viewer=person) if m.flags.ephemeral]
    return [m for m, text in sent if "your hand" in text and "Your hand is here now" not in text]


async def test_a_hand_comes_below_the_message_of_the_next_deal(clocked) -> None:
    async with clocked() as here:
        anna, ben = people = await seat(here, "Anna", "Ben")
        await bets_come(here, people)
        hand = await open_hand(here, anna)
        await next_deal(here, people)
        [again] = hands_of(here, anna)
        assert again.id > here.panel.id > hand.id
        assert "More" in buttons(again)
        assert [row.message for row in await kept(here)] == [again.id]
        assert newest(here, await anna.click(here.panel, label="More")) is None, "it is below"
        assert hands_of(here, ben) == [], "Ben has opened none"


async def test_without_a_press_in_it_it_comes_below_the_next_deal_at_the_next_press(clocked) -> None:
    async with clocked() as here:
        anna, _ = people = await seat(here, "Anna", "Ben")
        await bets_come(here, people)
        await open_hand(here, anna)
        await next_deal(here, people)
        [hand] = hands_of(here, anna)
        await next_deal(here, people)
        assert [each.id for each in hands_of(here, anna)] == [hand.id], "Anna plays in direct messages"
        again = newest(here, await anna.click(here.panel, label="More"))
        assert again.ephemeral
        assert again.id > here.panel.id > hand.id
        assert [each.id for each in hands_of(here, anna)] == [again.id]
        assert newest(here, await anna.click(here.panel, label="More")) is None, "once is enough"
        assert [row.message for row in await kept(here)] == [again.id]


async def hands_come_below(here: Club):
    """Bring the hands of two players below a new deal; return both, the one who can act, and that one's hand."""
    people = await seat(here, "Anna", "Ben")
    await bets_come(here, people)
    for person in people:
        await open_hand(here, person)
    await next_deal(here, people)
    person = next(person for person in people if moves(hands_of(here, person)[0]))
    [hand] = hands_of(here, person)
    return people, person, hand


async def test_a_hand_that_came_below_is_played_from_and_comes_below_again(clocked) -> None:
    async with clocked() as here:
        people, person, hand = await hands_come_below(here)
        await person.click(hand, custom_id=moves(hand)[0])
        await bets_come(here, people)
        other = next(each for each in people if each is not person)
        await other.click(here.panel, label="Bet Spiel")
        [again] = hands_of(here, person)
        assert again.id == hand.id
        assert any(i.endswith(":good") for i in moves(again)) or "Spiel" in text_of(again), "it is kept up to date"
        await next_deal(here, people)
        [again] = hands_of(here, person)
        assert again.id > here.panel.id


async def test_a_press_on_the_way_while_the_hand_comes_below_is_answered_with_a_new_hand(
    clocked, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with clocked() as here:
        _, person, hand = await hands_come_below(here)
        answer = HandMessages.answer

        async def late(self: HandMessages, *args: Any) -> None:
            """Answer after the bot has deleted the message, as it does when it posts the hand again."""
            here.env.backend.delete_message(here.channel.id, hand.id)
            await answer(self, *args)

        with monkeypatch.context() as patched:
            patched.setattr(HandMessages, "answer", late)
            result = await person.click(hand, custom_id=moves(hand)[0])
        [again] = hands_of(here, person)
        assert result.response.id == again.id > hand.id
        assert moves(again) != moves(hand), "the move counts"


async def test_a_hand_that_ends_while_it_comes_below_leaves_no_other_one(
    clocked, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with clocked() as here:
        anna, _ = people = await seat(here, "Anna", "Ben")
        await bets_come(here, people)
        hand = await open_hand(here, anna)
        services = upkeep_of(here.bot).hands._services.get(1)
        post, posted = TokenEditor.post, list[int]()

        async def slow(*args: Any, **given: Any) -> discord.Message:
            message = await post(*args, **given)
            posted.append(message.id)
            services.ephemeral.pop(anna.id).drop_token()
            return message

        with monkeypatch.context() as patched:
            patched.setattr(TokenEditor, "post", slow)
            await next_deal(here, people)
            await here.env.settle()
        assert len(posted) == 1
        assert [each.id for each in hands_of(here, anna)] == [hand.id]


async def test_a_hand_is_not_posted_again_with_a_token_from_before_a_restart(clocked, make_bot) -> None:
    async with clocked() as here:
        anna, _ = people = await seat(here, "Anna", "Ben")
        await bets_come(here, people)
        hand = await open_hand(here, anna)
        await here.restart(make_bot(clock=here.env.now))
        await next_deal(here, people)
        assert [each.id for each in hands_of(here, anna)] == [hand.id]
        again = newest(here, await anna.click(here.panel, label="More"))
        assert again.id > here.panel.id


async def test_one_that_is_asleep_stays_where_it_is(clocked) -> None:
    async with clocked() as here:
        anna, _ = people = await seat(here, "Anna", "Ben")
        await bets_come(here, people)
        hand = await open_hand(here, anna)
        await here.env.advance_time(14 * MINUTE)
        await next_deal(here, people)
        assert newest(here, await anna.click(here.panel, label="More")) is None
        assert list(buttons(hand)) == ["Refresh"]


async def test_my_hand_after_a_new_deal_is_one_message(clocked) -> None:
    async with clocked() as here:
        anna, _ = people = await seat(here, "Anna", "Ben")
        await bets_come(here, people)
        await open_hand(here, anna)
        await next_deal(here, people)
        again = await anna.click(here.panel, label="My hand")
        assert again.followups == []
        assert [each.id for each in hands_of(here, anna)] == [again.response.id]


async def test_a_direct_message_of_fifty_minutes_is_replaced_and_loses_its_buttons(clocked, make_bot) -> None:
    async with clocked() as here:
        people = anna, ben = await seat(here, "Anna", "Ben")
        await bets_come(here, people)
        first = here.dm(anna)
        await here.env.advance_time(49 * MINUTE)
        await ben.click(here.panel, label="Bet Spiel")
        assert [m.id for m in anna.user.dm_channel.history()] == [first.id], "a game has one message"
        await here.env.advance_time(2 * MINUTE)
        assert await move(here, people)
        newer = here.dm(anna)
        assert newer.id > first.id
        first = next(message for message in anna.user.dm_channel.history() if message.id == first.id)
        assert not buttons(first)
        assert "Your hand is here now" in text_of(first)
        assert str(newer.id) in text_of(first)
        await here.restart(make_bot(clock=here.env.now))
        assert await move(here, people)
        assert here.dm(anna).id == newer.id, "the bot edits it after a restart, too"
