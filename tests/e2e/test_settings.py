"""Forms over real HTTP: lists, boxes and fields as Discord describes them, and what follows from them."""

import json

from bot.sandbox import Sandbox
from tests import openapi
from tests.e2e.conftest import Open
from tests.e2e.evening import drawn, labels


async def test_settings_and_preferences_from_the_forms_to_the_table(evening: Open, sandbox: Sandbox) -> None:
    here = await evening("Anna", "Ben", seed=3)
    anna, ben = here.people
    sandbox_channel = anna.state["channels"][0]["name"]
    page = (await anna.slash("settings")).message
    assert page is not None, "the sandbox's server is Anna's"
    form = await anna.click(page, "Change")
    summary = await anna.submit(form, {"language": ["sv"], "time": ["86400"], "channel": [sandbox_channel]})
    assert "1 day" in summary.message.text
    houses = await anna.click(summary.message, "House rules")
    summary = await anna.submit(houses, {"bid_whist": ["cincinnati"]})
    assert "Cincinnati" in summary.message.text

    page = (await ben.slash("preferences")).message
    form = await ben.click(page, "Change")
    ticked = {"language": ["sv"], "told": ["reminders"], "cards": ["text"], "hand": "dm", "colours": "four"}
    page = (await ben.submit(form, ticked)).message
    assert "Svenska" in page.text
    form = await ben.click(page, next(b.custom_id for b in page.buttons if "@quiet" in (b.custom_id or "")))
    page = (await ben.submit(form, {"start": "22:00", "end": "6:30", "zone": "Stockholm"})).message
    assert "Europe/Stockholm" in page.text

    table = await drawn(ben, await anna.slash("play", game="bid_whist"))
    assert "Cincinnati" in table.text
    menu = (
        await ben.click(table, next(b.custom_id for b in table.buttons if "!more" in (b.custom_id or "")))
    ).message
    assert menu is not None
    details = (
        await ben.click(menu, next(b.custom_id for b in menu.buttons if "!details" in (b.custom_id or "")))
    ).message
    assert details is not None
    assert "BID-CIN" in details.text
    assert "Delta" in labels(table)

    given = (await ben.slash("privacy export")).message
    [file] = given.files
    told = json.loads(await ben.fetch(file["url"]))
    assert json.loads(told["people.person"][0]["preferences"])["quiet"]["zone"] == "Europe/Stockholm"
    question = (await ben.slash("privacy delete")).message
    answer = await ben.click(question, next(b.custom_id for b in question.buttons if "@erase" in (b.custom_id or "")))
    assert not answer.message.buttons
    form = await ben.click((await ben.slash("preferences")).message, "t1:0:0:@mine")
    chosen = [
        option["value"] for option in form.modal["components"][1]["component"]["options"] if option.get("default")
    ]
    assert chosen == ["both"], "deleted is deleted"
    if openapi.load() is not None:
        assert openapi.faults(sandbox.log) == []
