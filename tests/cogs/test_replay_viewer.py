"""Finished games to be looked at: move by move, deal by deal, shared with the channel, on a phone and in words."""

import json
import re

from bot.games import find_game
from bot.rules.timeline import timeline_of
from tests.cogs.test_replay import files, play_out
from tests.ui.club import Club, buttons, components, reply, seat, text_of


def at(message) -> int:
    """Return the move that a message shows."""
    found = re.search(r"Move (\d+) of \d+", text_of(message))
    assert found
    return int(found[1])


async def played(here: Club, **options: object):
    people = await seat(here, "Anna", "Ben", **{"target": 5, **options})
    await play_out(here, people)
    return people


async def test_one_goes_through_a_game_move_by_move(club) -> None:
    async with club() as here:
        anna, _ = await played(here)
        shown = await anna.slash(here.channel, "replay", number=1)
        page = shown.response
        assert shown.ephemeral
        record = (await files(page))["game-1.jsonl"]
        moments = timeline_of(record, find_game).moments
        assert at(page) == moments[0].line
        assert "Bieten (BIE-5)" in text_of(page)
        assert {*buttons(page)} == {"Next", "Last", "Share", "In words", "Look back"}
        seen = [at(page)]
        while "Next" in buttons(page):
            await anna.click(page, label="Next")
            seen.append(at(page))
            assert (await files(page)).keys() >= {"game-1.jsonl"}
        assert seen == [moment.line for moment in moments]
        await anna.click(page, label="Previous")
        assert at(page) == moments[-2].line
        await anna.click(page, label="First")
        assert at(page) == moments[0].line
        await anna.click(page, label="Last")
        assert "reaches 5 with" in text_of(page)


async def test_the_last_panel_leads_to_it(club) -> None:
    async with club() as here:
        anna, _ = await played(here)
        own = await here.choose(anna, "Replay")
        assert own.ephemeral
        assert at(own.response) == 2


async def test_a_list_leads_to_the_beginning_of_every_deal(club) -> None:
    async with club() as here:
        anna, _ = await played(here)
        page = (await anna.slash(here.channel, "replay", number=1)).response
        [choice] = [c for c in components(page) if c.get("type") == 3]
        moments = timeline_of((await files(page))["game-1.jsonl"], find_game).moments
        assert len(choice["options"]) == moments[-1].deal > 1
        for option in choice["options"]:
            await anna.select(page, [option["value"]])
            assert f"deal {option['value']} of" in text_of(page)
            assert at(page) == next(m.line for m in moments if m.deal == int(option["value"]))


async def test_whose_turn_it_is_and_all_hands_are_told_in_words(club) -> None:
    async with club() as here:
        anna, _ = await played(here)
        page = (await anna.slash(here.channel, "replay", number=1, move=4)).response
        record = [json.loads(line) for line in (await files(page))["game-1.jsonl"].splitlines()]
        assert at(page) == 4
        assert "**Anna" in text_of(page) or "**Ben" in text_of(page)
        assert record[3]["act"] in {"steal", "leave", "cut"}
        while "It is Anna's turn" not in text_of(page) and "It is Ben's turn" not in text_of(page):
            await anna.click(page, label="Next")
        assert text_of(page).count("Anna") > 1


async def test_a_moment_can_be_shared_and_anybody_goes_on_from_there_alone(club) -> None:
    async with club() as here:
        anna, _ = await played(here)
        page = (await anna.slash(here.channel, "replay", number=1, move=6)).response
        shared = await anna.click(page, label="Share")
        message = shared.response
        assert not message.flags.ephemeral
        assert at(message) == 6
        assert {*buttons(message)} == {"Replay from here"}
        dora = here.person("Dora")
        own = await dora.click(message, label="Replay from here")
        assert own.ephemeral
        assert at(own.response) == 6
        await dora.click(own.response, label="Next")
        assert (at(own.response), at(message), at(page)) == (7, 6, 6)


async def test_the_number_below_a_picture_opens_the_same_moment(club) -> None:
    async with club() as here:
        anna, ben = await played(here)
        page = (await anna.slash(here.channel, "replay", number=1, move=9)).response
        assert at(page) == 9
        for wrong in (-3, 0, 1):
            assert at((await ben.slash(here.channel, "replay", number=1, move=wrong)).response) == 2
        last = (await ben.slash(here.channel, "replay", number=1, move=10**9)).response
        assert " wins." in text_of(last)


async def test_a_game_of_another_server_is_looked_at_but_not_shared(club) -> None:
    async with club() as here:
        _, ben = await played(here)
        elsewhere = here.env.create_guild(name="Another club")
        channel = elsewhere.create_text_channel("cards")
        guest = elsewhere.add_member(ben.user)
        page = (await guest.slash(channel, "replay", number=1)).response
        refused = await guest.click(page, label="Share")
        assert refused.ephemeral
        assert "There is no finished game number 1 here" in reply(refused)
        assert len(channel.history()) == 0


async def test_text_alone_tells_all_that_the_picture_shows(club) -> None:
    async with club(pictures=True) as here:
        anna, _ = await played(here)
        page = (await anna.slash(here.channel, "replay", number=1, move=6)).response
        drawn = [c for c in components(page) if c.get("type") == 12]
        assert len(drawn) == 1
        alt = drawn[0]["items"][0]["description"]
        assert "Anna" in alt
        await here.bot.tree.context.service.settings.change_user(anna.id, text_only=True)
        page = (await anna.slash(here.channel, "replay", number=1, move=6)).response
        assert not [c for c in components(page) if c.get("type") == 12]
        assert "Anna" in text_of(page)
