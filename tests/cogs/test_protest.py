"""Test protests on Discord: one click and a sentence, a page for the moderator, and a note to all players."""

import json

from tests.cogs.test_settings import keeper
from tests.ui.club import buttons, ids, move, reply, seat, text_of
from tests.ui.forms import fields, send

RULINGS = "Let it stand", "Deal again, if all agree", "End without a result"
WRONG = "Ben held the red ace *before* <@1>"


async def protest(here, person, sentence: str = WRONG):
    """Protest, and return the answer to the form."""
    return await send(person, await here.choose(person, "Protest"), sentence=sentence)


async def some_moves(here, people, count: int = 3) -> None:
    for _ in range(count):
        assert await move(here, people)
    await here.env.settle()


def everything(message) -> str:
    return text_of(message) + json.dumps(ids(message))


async def test_one_press_and_a_sentence_and_everybody_is_told_but_not_what_it_says(club) -> None:
    async with club() as here:
        anna, ben, cilli = people = await seat(here, "Anna", "Ben", "Cilli", target=5)
        await some_moves(here, people)
        form = await here.choose(ben, "Protest")
        assert list(fields(form)) == ["sentence"]
        await send(ben, form, sentence=WRONG)
        assert f"{ben.display_name} protests against deal 1. A moderator who" in text_of(here.panel)
        assert "red ace" not in everything(here.panel)
        assert all("red ace" not in everything(ping) for ping in here.pings)
        assert "must be decided first" in reply(await here.choose(anna, "Protest"))
        assert "Only the host, moderators" in reply(await cilli.click(here.panel, label="View protest"))
        page = await anna.click(here.panel, label="View protest")
        assert buttons(page.response).keys() & set(RULINGS) == {"Deal again, if all agree"}, "the host plays, too"
        assert buttons(page.response, enabled=False).keys() & set(RULINGS) == {"Deal again, if all agree"}
        assert "You play in this game, so only a moderator can decide." in text_of(page.response)
        page = await keeper(here).click(here.panel, label="View protest")
        assert page.ephemeral
        shown = text_of(page.response)
        assert "Ben held the red ace \\*before\\*" in shown.replace("\u200b", "")
        assert "The hands are shown here after the game." in shown
        assert set(RULINGS) <= buttons(page.response).keys()


async def test_no_card_that_is_still_held_is_on_the_page_of_who_answers(club) -> None:
    async with club() as here:
        anna, ben, _ = people = await seat(here, "Anna", "Ben", "Cilli", target=5)
        held = list[str]()
        while not held:
            await some_moves(here, people, 1)
            held = [
                verb.removeprefix("play:") for person in people for verb in verbs(here.dm(person)) if "play:" in verb
            ]
        await protest(here, ben, "x")
        page = (await anna.click(here.panel, label="View protest")).response
        assert any(line.startswith("`") for line in text_of(page).split("\n"))
        for card in held:
            assert card not in text_of(page)
            assert all(not custom_id.endswith(card) for custom_id in ids(page))


def verbs(message) -> list[str]:
    return [custom_id.split(":", 3)[3] for custom_id in buttons(message).values()]


async def test_it_stands_is_told_to_all(club) -> None:
    async with club() as here:
        _, ben, _ = people = await seat(here, "Anna", "Ben", "Cilli", target=5)
        await some_moves(here, people)
        await protest(here, ben)
        judge = keeper(here)
        page = await judge.click(here.panel, label="View protest")
        done = await judge.click(page.response, label="Let it stand")
        assert "the deal stands" in reply(done)
        assert "Let it stand" not in buttons(done.response)
        assert f"{ben.display_name} protested against deal 1: the deal stands." in text_of(here.panel)
        assert "View protest" not in buttons(here.panel)


async def test_the_deal_is_dealt_again_when_all_agree(club) -> None:
    async with club() as here:
        anna, ben, cilli = people = await seat(here, "Anna", "Ben", "Cilli", target=5)
        await some_moves(here, people)
        await protest(here, ben)
        page = await anna.click(here.panel, label="View protest")
        await anna.click(page.response, label="Deal again, if all agree")
        await here.env.settle()
        assert "asked whether deal 1 should be dealt again" in text_of(here.panel)
        await ben.click(here.panel, label="Agree")
        await cilli.click(here.panel, label="Agree")
        await here.env.settle()
        assert f"{ben.display_name} protested against deal 1: it was dealt again" in text_of(here.panel)
        assert "Deal again" not in buttons(here.panel)
        assert await move(here, people), "the hands are new"


async def test_a_vote_survives_a_restart_of_the_bot(club, make_bot) -> None:
    async with club() as here:
        anna, ben, cilli = people = await seat(here, "Anna", "Ben", "Cilli", target=5)
        await some_moves(here, people)
        await protest(here, ben)
        page = await anna.click(here.panel, label="View protest")
        await anna.click(page.response, label="Deal again, if all agree")
        await ben.click(here.panel, label="Agree")
        await here.restart(make_bot())
        await cilli.click(here.panel, label="Refuse")
        assert "protests against deal 1" in text_of(here.panel)
        assert "Deal again" not in buttons(here.panel)


async def test_a_game_without_a_result_can_be_looked_at_from_the_protest_on(club) -> None:
    async with club() as here:
        anna, ben, _ = people = await seat(here, "Anna", "Ben", "Cilli", target=5)
        await some_moves(here, people)
        await protest(here, ben)
        judge = keeper(here)
        page = await judge.click(here.panel, label="View protest")
        done = await judge.click(page.response, label="End without a result")
        await here.env.settle()
        panel = text_of(here.panel)
        assert "After a protest, the game has no result." in panel
        assert "Rematch" in buttons(here.panel)
        assert "View protest" in buttons(await here.more(anna))
        assert "the game has no result" in reply(done)
        assert any("@moment.1." in custom_id for custom_id in ids(done.response))
        record = await anna.slash(here.channel, "replay", number=1)
        assert "Game 1" in reply(record)
        there = await anna.click(record.response, label="View protest")
        line = next(custom_id for custom_id in ids(done.response) if "@moment.1." in custom_id).rsplit(".", 1)[1]
        assert f"Move {line} of" in reply(there)


async def test_who_manages_the_server_answers_the_hosts_own_protest(club) -> None:
    async with club() as here:
        anna, _, _ = people = await seat(here, "Anna", "Ben", "Cilli", target=5)
        await some_moves(here, people)
        await protest(here, anna)
        assert "A moderator who doesn't play here decides" in text_of(here.panel)
        page = await anna.click(here.panel, label="View protest")
        assert buttons(page.response).keys() & set(RULINGS) == {"Let it stand", "Deal again, if all agree"}
        boss = keeper(here)
        page = await boss.click(here.panel, label="View protest")
        done = await boss.click(page.response, label="End without a result")
        assert "the game has no result" in reply(done)


async def test_a_moderator_who_plays_rules_on_nothing(club) -> None:
    async with club() as here:
        anna = keeper(here, "Anna")
        await anna.slash(here.channel, "play", game="bieten", target=5)
        ben = here.person("Ben")
        await ben.click(here.panel, label="Join")
        await anna.click(here.panel, label="Start")
        await some_moves(here, [anna, ben])
        await protest(here, ben)
        page = await anna.click(here.panel, label="View protest")
        assert buttons(page.response).keys() & set(RULINGS) == {"Deal again, if all agree"}


async def test_a_sentence_is_needed(club) -> None:
    async with club() as here:
        _, ben = people = await seat(here, "Anna", "Ben", target=5)
        await some_moves(here, people, 1)
        assert "in 1 to 300 characters" in reply(await protest(here, ben, "   "))
        assert "protests" not in text_of(here.panel)


async def test_the_host_is_mentioned_and_then_everybody_who_has_to_agree(club) -> None:
    async with club(mention_after=0) as here:
        anna, ben, cilli = people = await seat(here, "Anna", "Ben", "Cilli", target=5)
        await some_moves(here, people)
        await protest(here, ben)
        await here.env.settle()
        [ping] = [ping for ping in here.pings if "protests against deal 1" in ping.content]
        assert anna.mention in ping.content
        page = await anna.click(ping, label="View protest")
        assert WRONG[:8] in text_of(page.response)
        await anna.click(page.response, label="Deal again, if all agree")
        await here.env.settle()
        [ping] = [ping for ping in here.pings if "asked whether deal 1 should be dealt again" in ping.content]
        assert all(person.mention in ping.content for person in (ben, cilli))
        await ben.click(ping, label="Agree")
        await cilli.click(ping, label="Agree")
        await here.env.settle()
        assert "dealt again, as everyone agreed" in text_of(here.panel)
        assert not [ping for ping in here.pings if "asked whether deal 1" in ping.content]
