"""Where the sandbox is as strict as Discord, row by row, and what each row's switch does."""

import asyncio
import json
from dataclasses import replace
from typing import Any

import aiohttp

from bot.sandbox import LENIENT, STRICT, Account, Sandbox
from bot.sandbox.errors import ApiError
from bot.sandbox.hidden_limits import HiddenLimits
from tests.sandbox.bare import Bare, post, use

V2 = 1 << 15


def picture(name: str = "a.png") -> dict[str, Any]:
    """Return a gallery with one uploaded image."""
    return {"type": 12, "items": [{"media": {"url": f"attachment://{name}"}}]}


def download(name: str) -> dict[str, Any]:
    """Return a file to be loaded down."""
    return {"type": 13, "file": {"url": f"attachment://{name}"}}


def words(text: str) -> dict[str, Any]:
    """Return a text."""
    return {"type": 10, "content": text}


def form(body: dict[str, Any], *names: str) -> aiohttp.FormData:
    """Return a request with files of these names."""
    data = aiohttp.FormData(quote_fields=False)
    data.add_field("payload_json", json.dumps(body), content_type="application/json")
    for index, name in enumerate(names):
        data.add_field(f"files[{index}]", name.encode(), filename=name)
    return data


async def shown(bare: Bare, *components: dict[str, Any], files: tuple[str, ...] = ("a.png",)) -> dict[str, Any]:
    """Post a message that shows uploaded files; return it."""
    attachments = [{"id": index, "filename": name} for index, name in enumerate(files)]
    body = {"flags": V2, "components": [*(components or (picture(),))], "attachments": attachments}
    status, message = await bare.call("POST", place(bare), data=form(body, *files))
    assert status == 200, message
    return message


def place(bare: Bare, message: dict[str, Any] | None = None) -> str:
    """Return the path of the channel's messages, or of one."""
    return f"/channels/{bare.sandbox.channel.id}/messages" + (f"/{message['id']}" if message else "")


def id_in(message: dict[str, Any]) -> str:
    """Return the id of the first image in a message, from its components."""
    return message["components"][0]["items"][0]["media"]["attachment_id"]


async def test_files_in_components_are_no_attachments(bare: Bare) -> None:
    message = await shown(bare, picture(), download("b.txt"), files=("a.png", "b.txt"))
    assert message["attachments"] == []
    gallery, file = message["components"]
    assert gallery["items"][0]["media"]["attachment_id"] != file["file"]["attachment_id"]
    assert (await bare.call("GET", place(bare, message)))[1]["attachments"] == []
    kept = {"attachments": [{"id": id_in(message), "filename": "a.png"}], "components": [words("no picture")]}
    _, changed = await bare.call("PATCH", place(bare, message), kept)
    assert [file["filename"] for file in changed["attachments"]] == ["a.png"], "no component uses it any more"

    bare.sandbox.strictness = replace(STRICT, files_in_components=False)
    assert [file["filename"] for file in (await shown(bare))["attachments"]] == ["a.png"]


async def test_files_in_embeds_are_no_attachments(bare: Bare) -> None:
    embed = {"title": "x", "image": {"url": "attachment://a.png"}}
    _, message = await bare.call("POST", place(bare), data=form({"embeds": [embed]}, "a.png", "b.png"))
    assert [file["filename"] for file in message["attachments"]] == ["b.png"]


async def test_an_edit_names_the_files_that_it_keeps(bare: Bare) -> None:
    message = await shown(bare)
    kept = {"id": id_in(message), "filename": "a.png"}
    for attachments in (None, [{"id": kept["id"]}], [{"id": "1", "filename": "a.png"}], []):
        body = {"components": [picture(), words("once more")]} | (
            {} if attachments is None else {"attachments": attachments}
        )
        status, refused = await bare.call("PATCH", place(bare, message), body)
        assert (status, refused["code"]) == (400, 50035), attachments
        [problem] = refused["errors"]["components"]["_errors"]
        assert problem["code"] == "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
    body = {"components": [picture(), words("once more")], "attachments": [kept]}
    status, changed = await bare.call("PATCH", place(bare, message), body)
    assert (status, id_in(changed)) == (200, kept["id"])
    status, changed = await bare.call("PATCH", place(bare, message), {"components": changed["components"]})
    assert (status, id_in(changed)) == (200, kept["id"]), "an address that Discord gave needs no entry"

    bare.sandbox.strictness = replace(STRICT, kept_files_named=False)
    assert (await bare.call("PATCH", place(bare, message), {"components": [picture()]}))[0] == 200


async def test_an_answer_that_updates_a_message_names_its_files_too(ready: Bare) -> None:
    button = {"type": 1, "components": [{"type": 2, "style": 1, "label": "On", "custom_id": "on"}]}
    async with ready.sandbox.person("Anna") as anna:
        event, waiting = await use(ready, anna)
        body = {"type": 4, "data": {"flags": V2, "components": [picture(), button]}}
        path = f"/interactions/{event['id']}/{event['token']}/callback?with_response=true"
        status, answer = await ready.call("POST", path, data=form(body, "a.png"))
        assert status == 200
        message = answer["resource"]["message"]
        assert message["attachments"] == []
        shown = (await waiting).message
        assert shown is not None
        clicking = asyncio.create_task(anna.click(shown, "On"))
        event = await ready.event("INTERACTION_CREATE")
        assert id_in(event["message"]) == id_in(message)
        status, refused = await ready.callback(event, 7, components=[picture(), button])
        assert (status, refused["code"]) == (400, 50035)
        kept = [{"id": id_in(message), "filename": "a.png"}]
        status, _ = await ready.callback(event, 7, components=[picture(), button], attachments=kept)
        assert status == 204
        after = (await clicking).message
        assert after is not None
        assert after.files[0]["id"] == id_in(message)


async def patch(bare: Bare, message: dict[str, Any], number: int) -> tuple[int, Any]:
    """Edit a message."""
    return await bare.call("PATCH", place(bare, message), {"content": str(number)})


async def test_messages_over_an_hour_old_take_few_edits() -> None:
    now = 0.0
    async with Sandbox(clock=lambda: now) as sandbox, aiohttp.ClientSession() as session:
        bare = Bare(sandbox, session)
        posted = [(await bare.call("POST", place(bare), {"content": "x"}))[1] for _ in range(2)]
        assert [(await patch(bare, posted[0], number))[0] for number in range(5)] == [200] * 5, "young ones take any"
        now = 3601.0
        assert [(await patch(bare, posted[number % 2], number))[0] for number in range(3)] == [200] * 3
        async with session.patch(sandbox.api + place(bare, posted[0]), headers=bare.headers, json={}) as response:
            refused = await response.json()
            assert (response.status, refused["code"]) == (429, 30046), "three in six seconds, for all of a channel"
            assert "Via" in response.headers, "the library waits, and takes it for no ban"
            assert 5 < refused["retry_after"] <= 6
        young = (await bare.call("POST", place(bare), {"content": "y"}))[1]
        assert (await patch(bare, young, 1))[0] == 200

        sandbox.strictness = replace(STRICT, old_edits=False)
        assert [(await patch(bare, posted[0], number))[0] for number in range(5)] == [200] * 5


def opening(seconds: float) -> tuple[list[int], HiddenLimits]:
    """Return the codes with which Discord refuses new DM channels that are opened so far apart, 0 for none."""
    now = 0.0
    limits = HiddenLimits(lambda: now, lambda: now)
    codes: list[int] = []
    for number in range(40):
        try:
            limits.open_dm(Account(str(number), "somebody"))
            codes.append(0)
        except ApiError as error:
            codes.append(error.code)
        now += seconds
    return codes, limits


def test_dm_channels_opened_too_fast_are_refused_and_end_in_quarantine() -> None:
    assert opening(3.0)[0] == [0] * 40, "a bot that takes its time opens any number"
    codes, limits = opening(0.1)
    assert codes == [0] * 10 + [40003] * 15 + [20026] * 15
    assert limits.quarantined


async def test_a_bot_in_quarantine_writes_only_to_people_it_has_written_to(bare: Bare) -> None:
    sandbox = bare.sandbox
    dms = [
        (await bare.call("POST", "/users/@me/channels", {"recipient_id": sandbox.people[name].id}))[1]
        for name in ("Anna", "Ben")
    ]
    messages = [f"/channels/{dm['id']}/messages" for dm in dms]
    assert (await bare.call("POST", messages[0], {"content": "x"}))[0] == 200
    sandbox.quarantined = True
    assert (await bare.call("POST", messages[0], {"content": "x"}))[0] == 200
    assert (await bare.call("POST", messages[1], {"content": "x"}))[1]["code"] == 20026
    known, stranger = ({"recipient_id": sandbox.people[name].id} for name in ("Anna", "Cilli"))
    assert (await bare.call("POST", "/users/@me/channels", known))[0] == 200
    status, refused = await bare.call("POST", "/users/@me/channels", stranger)
    assert (status, refused["code"]) == (403, 20026)

    sandbox.strictness = replace(STRICT, dm_openings=False)
    assert (await bare.call("POST", "/users/@me/channels", stranger))[0] == 200


async def test_pings_ring_and_leave_a_notification_when_they_are_deleted(bare: Bare) -> None:
    sandbox = bare.sandbox
    anna, ben = (sandbox.people[name] for name in ("Anna", "Ben"))
    quiet: dict[str, list[str]] = {"parse": []}
    ping = (await post(bare, content=f"<@{anna.id}>, it's your turn"))[1]
    await post(bare, content=f"<@{ben.id}> sits there", allowed_mentions=quiet)
    await post(bare, content=f"<@{ben.id}>, hush", flags=1 << 12)
    await bare.call("PATCH", place(bare, ping), {"content": f"<@{ben.id}>, it's your turn"})
    assert [(push.account, push.text) for push in sandbox.pushes] == [(anna, f"<@{anna.id}>, it's your turn")]
    await bare.call("DELETE", place(bare, ping))
    [push] = sandbox.pushes
    assert push.deleted
    async with sandbox.person("Anna") as person:
        assert (person.state["me"]["pushes"], person.state["me"]["dead_pushes"]) == (1, 1)
    await bare.call("POST", f"/channels/{sandbox.dm(ben).id}/messages", {"content": "your hand"})
    assert [(push.account, push.deleted) for push in sandbox.pushes] == [(anna, True), (ben, False)]


def test_every_row_can_be_switched_by_itself() -> None:
    assert STRICT != LENIENT
    for row in STRICT.__slots__:
        assert getattr(STRICT, row)
        assert not getattr(LENIENT, row)
        assert replace(LENIENT, **{row: True}) not in (STRICT, LENIENT)
