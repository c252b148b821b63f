"""House rules, slate and records over real HTTP: lists, forms and files as Discord describes them."""

import json

from bot.sandbox import RenderedMessage, Sandbox
from tests import openapi
from tests.e2e.conftest import Open
from tests.e2e.evening import is_panel, panel


def holding(page: RenderedMessage, option: str) -> str:
    """Return the custom id of the list that has an option: there is a list for each group of them."""
    [found] = [each for each in page.selects if option in [line["value"] for line in each["options"]]]
    return found["custom_id"]


async def test_house_rules_from_the_lobby_to_the_record(evening: Open, sandbox: Sandbox) -> None:
    here = await evening("Anna", "Ben", seed=3)
    anna, ben = here.people
    await anna.slash("play", game="bieten")
    await here.press(ben, await ben.wait_message(is_panel), "Join")
    page = (await here.choose(anna, "House rules")).message
    form = await anna.select(page, holding(page, "target"), "target")
    await anna.submit(form, {"value": "5"})
    await here.reads(ben, "House rules: Target: 5")
    details = await here.press(ben, (await here.press(ben, panel(ben), "More")).message, "Details")
    assert "BIE-5" in details.message.text
    shown = await anna.slash("house save", name="Short")
    assert "BIE-5" in shown.message.text
    offered = await ben.complete("play", "preset", "sho", game="bieten")
    assert [choice["value"] for choice in offered] == ["Short"]
    await here.press(anna, panel(anna), "Start")
    assert "no finished game" in (await anna.slash("replay", number=1)).message.text
    assert not await here.play_on("never")
    replayed = (await ben.slash("replay", number=1)).message
    [file] = [file for file in replayed.files if file["filename"] == "game-1.jsonl"]
    record = await ben.fetch(file["url"])
    assert json.loads(record.split(b"\n")[0])["options"] == {"target": 5}
    assert "it holds: the promise follows from the seed" in (await anna.slash("verify", number=1)).message.text
    assert "BIE-5" in (await anna.slash("slate")).message.text
    assert "won 1" in (await anna.slash("leaderboard", house="short")).message.text
    if openapi.load() is not None:
        assert openapi.faults(sandbox.log) == []
