"""Where the sandbox is as strict as Discord, row by row, and what each row's switch does."""

import asyncio
import json
from dataclasses import replace
from typing import Any

import aiohttp

from bot.sandbox import LENIENT, STRICT
from tests.sandbox.bare import Bare, use

V2 = 1 << 15


def picture(name: str = "a.png") -> dict[str, Any]:
    """A gallery with one uploaded picture."""
    return {"type": 12, "items": [{"media": {"url": f"attachment://{name}"}}]}


def download(name: str) -> dict[str, Any]:
    """A file to be loaded down."""
    return {"type": 13, "file": {"url": f"attachment://{name}"}}


def words(text: str) -> dict[str, Any]:
    """A text."""
    return {"type": 10, "content": text}


def form(body: dict[str, Any], *names: str) -> aiohttp.FormData:
    """A request with files of these names."""
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
    """The path of the channel's messages, or of one."""
    return f"/channels/{bare.sandbox.channel.id}/messages" + (f"/{message['id']}" if message else "")


def id_in(message: dict[str, Any]) -> str:
    """The id of the first picture in a message, as its components tell it."""
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


def test_every_row_can_be_switched_by_itself() -> None:
    assert STRICT != LENIENT
    for row in STRICT.__slots__:
        assert getattr(STRICT, row)
        assert not getattr(LENIENT, row)
        assert replace(LENIENT, **{row: True}) not in (STRICT, LENIENT)
