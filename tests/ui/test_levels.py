"""How well computer players play: chosen from a list in the lobby, for a table and for a server; shown with names."""

import re

import pytest
from simcord.actors import _dispatch_actor_interaction
from simcord.enums import InteractionType

from bot.players import ratings
from tests.cogs.test_settings import choose, keeper
from tests.ui.club import Club, components, text_of, told
from tests.ui.test_player_names import lists, order, sit

LIST = "Choose a computer’s level …"
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
    """Choose a level from the list in the lobby."""
    return await person.select(here.panel, [level], custom_id=lists(here.panel)[LIST])


def levels(here: Club) -> list[str]:
    """Return how well the computer players in the lobby play, as it stands behind their names."""
    behind = [line.partition(" · ")[2] for line in order(here) if "🤖" in line]
    return [re.sub(" · (bold|careful)$", "", text) for text in behind]


async def test_the_list_offers_the_levels_with_their_ratings(club) -> None:
    async with club() as here:
        anna = here.person("Anna")
        await anna.slash(here.channel, "play", game="bieten", seats=4)
        assert options(here.panel) == [("novice · 1390", "novice"), ("club", "club"), ("master · 1612", "master")]
        await add(here, anna, "novice")
        assert levels(here) == ["novice · 1390"]
        assert re.fullmatch(r"2\. 🤖 \w+ · novice · 1390 · careful", order(here)[1])
        await anna.click(here.panel, label="Add computer")
        await add(here, anna, "club")
        assert levels(here) == ["novice · 1390", "novice · 1390", "club"], "the button goes on with the last choice"
        assert LIST not in lists(here.panel), "the table is full"
        await anna.click(here.panel, label="Start")
        small = text_of(here.panel).split("\n")
        [line] = [line for line in small if "Computer players:" in line]
        named = r"🤖 \w+ · novice · 1390 · careful, 🤖 \w+ · novice · 1390, 🤖 \w+ · club · bold"
        assert re.search(named, line), "neighbours differ, and whoever is even-tempered is told without a word"


async def test_the_standard_is_club_the_servers_or_the_commands(club) -> None:
    async with club() as here:
        olga = keeper(here)
        await olga.slash(here.channel, "play", game="bieten")
        await olga.click(here.panel, label="Add computer")
        assert levels(here) == ["club"]
        page = (await choose(here, olga)).response
        assert f"{SERVER}: club" in text_of(page)
        await olga.select(page, ["master"], custom_id=lists(page)[SERVER])
        assert f"**{SERVER}: master** (before: club)" in text_of(page)
        await olga.slash(here.channel, "play", game="bieten")
        await olga.click(here.panel, label="Add computer")
        assert levels(here) == ["master · 1612"]
        await olga.slash(here.channel, "play", game="bieten", computers="novice")
        await olga.click(here.panel, label="Add computer")
        assert levels(here) == ["novice · 1390"]


async def test_a_partner_plays_its_best_and_the_lobby_says_so(club) -> None:
    async with club() as here:
        anna = here.person("Anna")
        await anna.slash(here.channel, "play", game="bid_whist", computers="novice")
        for _ in range(3):
            await anna.click(here.panel, label="Add computer")
        novice, best = "novice · 1390", "master · 1612 (as a partner)"
        assert levels(here) == [novice, best, novice]
        await sit(here, anna, 2)
        assert levels(here) == [novice, novice, best]
        await anna.click(here.panel, label="Start")
        assert text_of(here.panel).count("as a partner") == 1


async def forged(here: Club, person, message, custom_id: str, value: str):
    """Choose in a list what it does not offer."""
    data = {"component_type": 3, "custom_id": custom_id, "values": [value]}
    kind = InteractionType.MESSAGE_COMPONENT
    return await _dispatch_actor_interaction(person, kind, here.channel, data, source_message_id=message.id)


async def test_only_levels_that_there_are_can_be_chosen_by_who_may(club) -> None:
    async with club() as here:
        olga, emil = keeper(here), here.person("Emil")
        await olga.slash(here.channel, "play", game="bieten")
        assert "not at this table" in told(await add(here, emil, "master"))
        page = (await choose(here, olga)).response
        for message, prompt in ((here.panel, LIST), (page, SERVER)):
            answer = await forged(here, olga, message, lists(message)[prompt], "genius")
            assert told(answer)
            assert "went wrong" not in told(answer)
        assert levels(here) == []
        service = here.bot.tree.context.service
        assert (await service.settings.of_guild(here.guild.id)).level == "club"
        assert not here.bot.tree.context.boundary.counts["bug"]
