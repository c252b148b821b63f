"""Forms that come back otherwise than they were shown: a plain refusal, and nothing is changed."""

import copy
from typing import Any

import pytest
from simcord.actors import _dispatch_actor_interaction
from simcord.enums import InteractionType

from tests.cogs.test_settings import keeper, open_settings
from tests.ui.club import reply
from tests.ui.forms import fields, preset

MISSING = object()


async def forge(here: Any, person: Any, shown: Any, name: str, given: Any):
    """Send a form with one changed field, also one that the form doesn't allow."""
    components: list[Any] = []
    for key, field in copy.deepcopy(fields(shown)).items():
        single = field["type"] in (4, 21)
        before = preset(field)
        filled: dict[str, Any] = {"value": (before or [""])[0]} if single else {"values": before}
        if key == name:
            filled = {"value": given} if single else {"values": given if isinstance(given, list) else [given]}
        if key != name or given is not MISSING:
            components.append({"type": 18, "component": {"type": field["type"], "custom_id": key, **filled}})
    data = {"custom_id": shown.modal["custom_id"], "components": components}
    return await _dispatch_actor_interaction(person, InteractionType.MODAL_SUBMIT, here.channel, data)


WRONG = [
    ("Change", "language", "xx", "“Language” can be: "),
    ("Change", "time", "7", "“Turn time limit” can be: no limit"),
    ("Change", "time", "soon", "“Turn time limit” can be: "),
    ("Change", "time", [], "without “Turn time limit”"),
    ("Change", "openers", "nobody", "“Who can open tables” can be: everyone, certain roles"),
    ("Change", "openers", None, "without “Who can open tables”"),
    ("Change", "channel", "here", "takes a text channel of this server, or none"),
    ("Change", "channel", "9" * 30, "takes a text channel of this server, or none"),
    ("Change", "channel", "123", "takes a text channel of this server, or none"),
    ("Change", "role", "-1", "takes a role of this server, or none"),
    ("Change", "role", "123", "takes a role of this server, or none"),
    ("House rules", "bieten", "nothing", "“Bieten” can be: "),
    ("House rules", "bid_whist", [], "without “Bid Whist”"),
]


async def refused(here: Any, answer: Any, sentence: str) -> None:
    text = reply(answer)
    assert sentence in text
    assert "went wrong" not in text
    assert not here.bot.tree.context.boundary.counts["bug"]


@pytest.mark.parametrize(("button", "name", "given", "sentence"), WRONG)
async def test_settings(club, button: str, name: str, given: Any, sentence: str) -> None:
    async with club() as here:
        olga = keeper(here)
        shown = await olga.click(await open_settings(here, olga), label=button)
        settings = here.bot.tree.context.service.settings
        before = await settings.for_guild(here.guild.id)
        await refused(here, await forge(here, olga, shown, name, given), sentence)
        await refused(here, await forge(here, olga, shown, name, MISSING), "came back without “")
        assert await settings.for_guild(here.guild.id) == before


@pytest.mark.parametrize(
    ("button", "name", "given", "sentence"),
    [
        ("Change", "language", "xx", "“Language” can be: "),
        ("Change", "hand", "nowhere", "can be: "),
        ("Change", "hand", None, "came back without “"),
        ("Change", "told", ["mentions", "all"], "can be: "),
        ("Change", "cards", ["tarot"], "can be: "),
        ("Change", "colours", "9", "can be: two, four"),
        ("Quiet hours", "start", "x" * 5000, "is not a time of day"),
        ("Quiet hours", "end", "25:99", "is not a time of day"),
    ],
)
async def test_preferences(club, button: str, name: str, given: Any, sentence: str) -> None:
    async with club() as here:
        anna = here.person("Anna")
        page = (await anna.slash(here.channel, "preferences")).response
        shown = await anna.click(page, label=button)
        settings = here.bot.tree.context.service.settings
        before = await settings.for_user(anna.id)
        await refused(here, await forge(here, anna, shown, name, given), sentence)
        await refused(here, await forge(here, anna, shown, name, MISSING), "came back without “")
        assert await settings.for_user(anna.id) == before
