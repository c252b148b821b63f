"""The messages that mention users say what is asked, and have the buttons with which any user would answer."""

from functools import partial

import pytest

from tests.ui.club import Club, bets_come, buttons, leave, move, moves, reply, seat, text_of


@pytest.fixture
def club(club):
    """Return what opens a club in which an open question pings at once."""
    return partial(club, mention_after=0)


def leader_and_other(here: Club, people: list):
    leader = next(person for person in people if any(":play:" in i for i in moves(here.dm(person))))
    return leader, next(person for person in people if person is not leader)


async def bet(here: Club):
    """Have a user bet Spiel; return who is asked, who has bet, and the message that mentions the former."""
    people = await seat(here, "Anna", "Ben")
    await bets_come(here, people)
    leader, other = leader_and_other(here, people)
    await other.click(here.panel, label="Bet Spiel")
    [ping] = here.pings
    assert leader.mention in ping.content.split("\n")[0]
    return leader, other, ping


async def test_it_says_what_is_asked_and_has_the_answers(club) -> None:
    async with club() as here:
        _, _, ping = await bet(here)
        assert "Spiel" in ping.content
        assert "hold or good" in ping.content
        labels = list(buttons(ping))
        assert labels[-1] == "My hand"
        public = buttons(here.panel)
        assert len(labels) == 3
        assert all(public[label] == buttons(ping)[label] for label in labels), "the panel's own buttons"


async def test_answered_in_it_it_goes_or_asks_the_next_thing(club) -> None:
    async with club() as here:
        leader, _, ping = await bet(here)
        good = next(i for i in buttons(ping).values() if i.endswith(":good"))
        await leader.click(ping, custom_id=good)
        assert "hold or good" not in text_of(here.panel)
        [same] = here.pings
        assert same.id == ping.id
        assert list(buttons(same)) == ["My hand"]
        assert "hold or good" not in same.content
        await move(here, [leader])
        assert ping.id not in [m.id for m in here.pings]


async def test_who_is_not_asked_is_refused_as_on_the_panel(club) -> None:
    async with club() as here:
        _, other, ping = await bet(here)
        good = next(i for i in buttons(ping).values() if i.endswith(":good"))
        cilli = here.person("Cilli")
        for person in (other, cilli):
            refused = await person.click(ping, custom_id=good)
            assert refused.response.ephemeral
            assert reply(refused) == reply(await person.click(here.panel, custom_id=good))
        assert "hold or good" in text_of(here.panel)


async def test_my_hand_in_it_opens_the_hand(club) -> None:
    async with club() as here:
        leader, _, ping = await bet(here)
        opened = await leader.click(ping, label="My hand")
        assert opened.response.ephemeral
        assert any(i.endswith(":good") for i in moves(opened.response))
        assert ping.id in [m.id for m in here.pings]


async def test_one_of_before_a_restart_still_answers_and_goes(club, make_bot) -> None:
    async with club() as here:
        leader, _, ping = await bet(here)
        await here.restart(make_bot())
        good = next(i for i in buttons(ping).values() if i.endswith(":good"))
        await leader.click(ping, custom_id=good)
        assert "hold or good" not in text_of(here.panel)
        assert ping.id not in [m.id for m in here.pings]


async def test_one_of_before_a_restart_that_nobody_presses_goes_when_it_is_answered_elsewhere(club, make_bot) -> None:
    async with club() as here:
        leader, _, ping = await bet(here)
        await here.restart(make_bot())
        await leader.click(here.panel, label="Good")
        [same] = here.pings
        assert same.id == ping.id, "nobody is called twice"
        assert "hold or good" not in same.content
        assert list(buttons(same)) == ["My hand"]
        await move(here, [leader])
        assert ping.id not in [m.id for m in here.pings]


async def test_notes_of_pings_go_with_them(club, make_bot) -> None:
    async with club() as here:
        leader, _, ping = await bet(here)
        tracked = here.bot.tree.context.service.tracked_messages
        assert [(each.message, each.person) for each in await tracked.for_table(1, "ping")] == [(ping.id, leader.id)]
        await here.restart(make_bot())
        await leader.click(ping, label="Good")
        assert ping.id not in [m.id for m in here.pings]
        tracked = here.bot.tree.context.service.tracked_messages
        assert ping.id not in [each.message for each in await tracked.for_table(1, "ping")]
        await leave(here, leader)
        assert ping.id not in [each.message for each in await tracked.for_table(1, "ping")]


async def test_the_trick_so_far_stands_in_it(club) -> None:
    async with club() as here:
        people = await seat(here, "Anna", "Ben")
        await bets_come(here, people)
        leader, other = leader_and_other(here, people)
        await move(here, [leader])
        [ping] = here.pings
        assert other.mention in ping.content
        assert leader.mention not in ping.content, "nobody else is called"
        assert "Anna" in ping.content or "Ben" in ping.content
        assert list(buttons(ping)) == ["My hand"], "cards are nobody else's business"


@pytest.mark.parametrize("answer", ["agree", "playon"])
async def test_a_vote_mentions_those_who_have_not_voted_and_stands_in_their_hands(club, answer: str) -> None:
    async with club() as here:
        anna, ben = people = await seat(here, "Anna", "Ben")
        await bets_come(here, people)
        asked = await anna.slash(here.channel, "end")
        if "Yes" in buttons(asked.response):
            await anna.click(asked.response, label="Yes")
        vote = next(m for m in here.pings if ben.mention in m.content and "!agree" in str(buttons(m)))
        assert any(i.endswith("!agree") for i in buttons(here.dm(ben)).values())
        assert not any(i.endswith("!agree") for i in buttons(here.dm(anna)).values())
        await ben.click(vote, custom_id=next(i for i in buttons(vote).values() if i.endswith(f"!{answer}")))
        assert vote.id not in [m.id for m in here.pings]
        if answer == "agree":
            assert "Start" in buttons(here.panel)
        else:
            assert not any(i.endswith("!agree") for i in buttons(here.dm(ben)).values())


async def test_a_wish_to_take_back_does_too(club) -> None:
    async with club() as here:
        people = await seat(here, "Anna", "Ben")
        await bets_come(here, people)
        leader, other = leader_and_other(here, people)
        await move(here, [leader])
        await here.choose(leader, "Take back")
        wish = next(m for m in here.pings if any(i.endswith("!letback") for i in buttons(m).values()))
        assert other.display_name in wish.content
        mine = next(i for i in buttons(here.dm(other)).values() if i.endswith("!letback"))
        await other.user.click(here.dm(other), custom_id=mine)
        assert wish.id not in [m.id for m in here.pings]
        assert any(":play:" in i for i in moves(here.dm(leader))), "the card is back"


def posted(here: Club) -> list:
    """Return the pings that were posted so far, the deleted ones too."""
    return [
        request
        for request in here.env.http_requests
        if request.method == "POST" and "your turn" in str((request.json or {}).get("content"))
    ]


async def play_a_deal(here: Club, people: list) -> int:
    """Play the first deal to the end; return how many moves that took."""
    table = here.bot.tree.context.service.table
    count = 0
    while (await table(1)).game_and_deal[1] == 1 and await move(here, people):
        count += 1
    return count


@pytest.mark.parametrize(("after", "most"), [(30, 0), (0, 99)])
async def test_a_deal_of_quick_players_has_no_ping(club, after: int, most: int) -> None:
    async with club(mention_after=after) as here:
        people = await seat(here, "Anna", "Ben", "Cilli", "Dora")
        count = await play_a_deal(here, people)
        assert count >= 12
        assert len(posted(here)) == 0 if not most else 12 <= len(posted(here)) <= most


async def open_turn(here):
    """Have a game of two wait for one of them, who is returned with the other."""
    people = await seat(here, "Anna", "Ben")
    await bets_come(here, people)
    leader, other = leader_and_other(here, people)
    await move(here, [leader])
    return other, leader


async def test_a_turn_pings_after_half_a_minute(club) -> None:
    async with club(mention_after=30) as here:
        waited, _ = await open_turn(here)
        await here.env.advance_time(29)
        assert here.pings == []
        await here.env.advance_time(2)
        [ping] = here.pings
        assert waited.mention in ping.content
        await here.env.advance_time(300)
        assert len(posted(here)) == 1, "once"


async def test_it_pings_at_once_who_has_pressed_nothing_for_a_minute(club) -> None:
    async with club(mention_after=600) as here:
        waited, other = await open_turn(here)
        await here.env.advance_time(61)
        [ping] = here.pings
        assert waited.mention in ping.content, "the minute ends the wait"
        while not here.pings or other.mention not in here.pings[0].content:
            assert await move(here, [waited])
        assert len(posted(here)) == 2, "at once"


async def test_an_own_press_at_the_table_restarts_the_wait(club) -> None:
    async with club(mention_after=30) as here:
        people = await seat(here, "Anna", "Ben")
        await bets_come(here, people)
        leader, other = leader_and_other(here, people)
        await here.env.advance_time(20)
        await other.click(here.panel, label="Bet Spiel")
        await leader.click(here.panel, label="Good")
        await here.env.advance_time(20)
        assert here.pings == [], "the next question has waited for twenty seconds"
        await here.env.advance_time(11)
        assert len(here.pings) == 1


async def test_it_waits_through_a_restart(club, make_bot) -> None:
    async with club(mention_after=30) as here:
        waited, _ = await open_turn(here)
        await here.restart(make_bot())
        assert here.pings == []
        await here.env.advance_time(31)
        [ping] = here.pings
        assert waited.mention in ping.content


async def test_who_plays_against_computers_alone_is_not_pinged(club) -> None:
    async with club(mention_after=0) as here:
        await seat(here, "Anna", computers=2)
        await here.env.advance_time(90)
        assert posted(here) == []


async def test_a_corrected_ping_keeps_the_names_resolved(club) -> None:
    async with club() as here:
        leader, _, ping = await bet(here)
        await leader.click(here.panel, label="Good")
        edits = [r for r in here.env.http_requests if r.method == "PATCH" and r.path.endswith(f"/{ping.id}")]
        assert [edit.json["allowed_mentions"] for edit in edits] == [{"parse": [], "users": [leader.id]}] * len(edits)
        assert edits
        assert [user.id for user in here.pings[0].mentions] == [leader.id]


async def test_where_nobody_wants_mentions_there_are_none(club) -> None:
    async with club(turn_mentions=False) as here:
        people = await seat(here, "Anna", "Ben")
        await bets_come(here, people)
        assert here.pings == []
        await leave(here, people[1])
