"""The rest of a deal is claimed in a hand, shown on the table, and answered there."""

import re

from tests.ui.club import Club, behind_more, buttons, press, press_more, text_of


async def passed_out(here: Club) -> list:
    """Make three players pass at The Betel; return them, the one who leads first."""
    people = [here.person(name) for name in ("Anna", "Ben", "Cilli")]
    await people[0].slash(here.channel, "play", game="betel")
    for person in people[1:]:
        await person.click(here.panel, label="Join")
    await people[0].click(here.panel, label="Start")
    for _ in people:
        person, custom_id = next(
            (person, each)
            for person in people
            for each in buttons(here.dm(person)).values()
            if each.endswith(":pass")
        )
        await press(person, here.dm(person), custom_id)
    leaders = [person for person in people if "Claim all the rest" in await behind_more(here, person)]
    return [*leaders, *(person for person in people if person not in leaders)]


async def claimed(here: Club) -> list:
    """Have the leader claim everything; return the users, the leader first."""
    people = await passed_out(here)
    leader = people[0]
    await press_more(here, leader, "Claim all the rest")
    assert "Everyone then sees your hand" in text_of(here.dm(leader))
    assert "claims all the rest" not in text_of(here.panel)
    await press(leader, here.dm(leader), buttons(here.dm(leader))["Yes, show my hand"])
    return people


async def test_only_whoever_leads_has_the_button_and_it_asks_first(club) -> None:
    async with club() as here:
        people = await passed_out(here)
        assert ["Claim all the rest" in await behind_more(here, person) for person in people] == [True, False, False]
        leader = people[0]
        await press_more(here, leader, "Claim all the rest")
        await press(leader, here.dm(leader), buttons(here.dm(leader))["Back"])
        assert "Claim all the rest" in await behind_more(here, leader)


async def test_one_refuses_on_the_table_and_play_goes_on(club) -> None:
    async with club() as here:
        leader, first, second = await claimed(here)
        assert "claims all the rest" in text_of(here.panel)
        assert {"Agree", "Refuse"} <= set(buttons(here.panel))
        assert {"Agree", "Refuse"} <= set(buttons(here.dm(first)))
        await first.click(here.panel, label="Agree")
        assert "claims all the rest" in text_of(here.panel)
        await second.click(here.panel, label="Refuse")
        assert "doesn't agree" in text_of(here.panel)
        assert "claims all the rest" not in text_of(here.panel)
        assert "Claim all the rest" not in await behind_more(here, leader)


async def test_all_agree_and_the_rest_is_played_out(club) -> None:
    async with club() as here:
        leader, *others = await claimed(here)
        for person in others:
            await person.click(here.panel, label="Agree")
        # Whether it can come true is a matter of the cards; the table says so in both cases.
        said = "\n".join(map(text_of, here.channel.history()))
        assert re.search("Everyone agreed to |claimed the rest. It was played out", said)
        assert "Claim all the rest" not in await behind_more(here, leader)


async def test_people_are_mentioned_who_are_to_answer(club) -> None:
    async with club(mention_after=0) as here:
        _, first, second = await claimed(here)
        asking = [ping for ping in here.pings if "claims all the rest" in ping.content]
        assert [all(person.mention in ping.content for person in (first, second)) for ping in asking] == [True]
