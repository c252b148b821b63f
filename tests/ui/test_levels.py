"""How well computer players play: chosen from a list in the lobby, for a table and for a server; shown with names."""

import re

import pytest
from simcord.actors import _dispatch_actor_interaction
from simcord.enums import InteractionType

from bot.players import ratings
from tests.cogs.test_settings import keeper, open_settings
from tests.ui.club import Club, components, reply, text_of
from tests.ui.test_player_names import lists, sit

LIST = "Add a computer: choose its level …"
SERVER = "Computer players at new tables"
RATED = {game: {"novice": {"rating": 1390}, "master": {"rating": 1612}} for game in ("bieten", "bid_whist")}


@pytest.fixture(autouse=True)
def _ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Return what the arena might have measured."""
    monkeypatch.setattr(ratings, "_all", lambda: RATED)


def options(message, prompt: str = LIST) -> list[tuple[str, str]]:
    """Return what a list offers, with its values."""
    [found] = [c for c in components(message) if c.get("placeholder") == prompt]
    return [(option["label"], option["value"]) for option in found["options"]]


async def add(here: Club, person, level: str):
    """Choose a level from the list in the menu of the lobby."""
    menu = await here.more(person)
    return await person.select(menu, [level], custom_id=lists(menu)[LIST])


async def levels(here: Club) -> list[str]:
    """Return how well the computer players play, as it stands behind their names on the page of details."""
    details = await here.details(here.person("Franz"))
    line = next((line for line in details.split("\n") if line.startswith("Computer players: ")), "")
    behind = [each.partition(" · ")[2] for each in line.split(", ") if "🤖" in each]
    return [re.sub(" · (bold|careful)$", "", text) for text in behind]


async def test_the_list_offers_the_levels_with_their_ratings(club) -> None:
    async with club() as here:
        anna = here.person("Anna")
        await anna.slash(here.channel, "play", game="bieten", seats=4)
        assert options(await here.more(anna)) == [
            ("novice · rating 1390", "novice"),
            ("club player", "club"),
            ("master · rating 1612", "master"),
        ]
        await add(here, anna, "novice")
        assert await levels(here) == ["novice · rating 1390"]
        assert re.search(r"Computer players: 🤖 \w+ · novice · rating 1390 · careful", await here.details(anna))
        await here.choose(anna, "Add computer")
        await add(here, anna, "club")
        assert await levels(here) == ["novice · rating 1390", "novice · rating 1390", "club player"], (
            "the button goes on with the last choice"
        )
        assert LIST not in lists(await here.more(anna)), "the table is full"
        await anna.click(here.panel, label="Start")
        small = (await here.details(anna)).split("\n")
        [line] = [line for line in small if "Computer players:" in line]
        named = r"🤖 \w+ · novice · rating 1390 · careful, 🤖 \w+ · novice · rating 1390, 🤖 \w+ · club player · bold"
        assert re.search(named, line), "neighbours differ, and whoever is even-tempered is told without a word"


async def test_the_standard_is_club_the_servers_or_the_commands(club) -> None:
    async with club() as here:
        olga = keeper(here)
        await olga.slash(here.channel, "play", game="bieten")
        await here.choose(olga, "Add computer")
        assert await levels(here) == ["club player"]
        page = await open_settings(here, olga)
        assert f"{SERVER}: club" in text_of(page)
        await olga.select(page, ["master"], custom_id=lists(page)[SERVER])
        assert f"**{SERVER}: master** (before: club player)" in text_of(page)
        await olga.slash(here.channel, "play", game="bieten")
        await here.choose(olga, "Add computer")
        assert await levels(here) == ["master · rating 1612"]
        await olga.slash(here.channel, "play", game="bieten", computers="novice")
        assert await levels(here) == ["novice · rating 1390"] * 3, "they sit down at once"


async def test_a_partner_plays_its_best_and_the_lobby_says_so(club) -> None:
    async with club() as here:
        anna = here.person("Anna")
        await anna.slash(here.channel, "play", game="bid_whist", computers="novice")
        novice, best = "novice · rating 1390", "master · rating 1612 (as a partner)"
        assert await levels(here) == [novice, best, novice]
        assert "A computer that partners a person always plays its best" in text_of(here.panel)
        seats = await sit(here, anna, 2)
        assert text_of(seats).count("(as a partner)") == 1
        assert await levels(here) == [novice, novice, best]
        await anna.click(here.panel, label="Start")
        assert (await here.details(anna)).count("as a partner") == 1


async def forged(here: Club, person, message, custom_id: str, value: str):
    """Choose in a list what it does not offer."""
    data = {"component_type": 3, "custom_id": custom_id, "values": [value]}
    kind = InteractionType.MESSAGE_COMPONENT
    return await _dispatch_actor_interaction(person, kind, here.channel, data, source_message_id=message.id)


async def test_only_levels_that_there_are_can_be_chosen_by_who_may(club) -> None:
    async with club() as here:
        olga, emil = keeper(here), here.person("Emil")
        await olga.slash(here.channel, "play", game="bieten")
        menu = await here.more(olga)
        assert LIST not in lists(await here.more(emil)), "only those who sit there seat computers"
        page = await open_settings(here, olga)
        for message, prompt in ((menu, LIST), (page, SERVER)):
            answer = await forged(here, olga, message, lists(message)[prompt], "genius")
            assert reply(answer)
            assert "went wrong" not in reply(answer)
        assert await levels(here) == []
        service = here.bot.tree.context.service
        assert (await service.settings.for_guild(here.guild.id)).level == "club"
        assert not here.bot.tree.context.boundary.counts["bug"]
