"""What Discord refuses, and how: codes, limits, lifetimes, foreign pages."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest
import yarl

from bot.sandbox import PageError, PortTaken, Sandbox
from tests.sandbox.bare import Bare, post, use

V2 = 1 << 15


def row(*components: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(components)}


def button(custom_id: str, **extra: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "x", "custom_id": custom_id, **extra}


async def test_answers_are_plain_json_without_a_charset(bare: Bare) -> None:
    async with bare.session.get(f"{bare.sandbox.api}/gateway") as response:
        assert response.headers["Content-Type"] == "application/json"


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/channels/1", 404, 10003),
        ("GET", "/guilds/1", 404, 10004),
        ("GET", "/users/1", 404, 10013),
        ("GET", "/channels/{channel}/messages/1", 404, 10008),
        ("DELETE", "/channels/{channel}/messages/1", 404, 10008),
        ("GET", "/guilds/{guild}/members/1", 404, 10007),
        ("GET", "/applications/{app}/emojis/1", 404, 10014),
        ("GET", "/applications/{app}/commands/1", 404, 10063),
        ("PATCH", "/webhooks/{app}/nonsense/messages/@original", 404, 10015),
        ("POST", "/interactions/1/nonsense/callback", 404, 10062),
        ("GET", "/no/such/route", 404, 0),
    ],
)
async def test_what_is_not_there_has_its_own_code(bare: Bare, method: str, path: str, status: int, code: int) -> None:
    world = bare.sandbox
    named = path.format(channel=world.channel.id, guild=world.guild.id, app=world.application_id)
    found, body = await bare.call(method, named)
    assert (found, body["code"]) == (status, code)


LONG = "x" * 101
TEXT = {"type": 10, "content": "words"}


@pytest.mark.parametrize(("body", "path"), [
    ({"content": "x" * 2001}, "content"),
    ({"flags": V2, "content": "x", "components": [TEXT]}, "content"),
    ({"flags": V2, "embeds": [{"title": "x"}], "components": [TEXT]}, "embeds"),
    ({"flags": V2, "components": [TEXT] * 41}, "components"),
    ({"flags": V2, "components": [{"type": 17, "components": [TEXT] * 40}]}, "components"),
    ({"flags": V2, "components": [{"type": 10, "content": "x" * 2001}] * 2}, "components"),
    ({"components": [TEXT]}, "components.0.type"),
    ({"components": [row(button(LONG))]}, "components.0.components.0.custom_id"),
    ({"components": [row(button("a"), button("a"))]}, "components.0.components.1.custom_id"),
    ({"components": [row(*(button(str(i)) for i in range(6)))]}, "components.0.components"),
    ({"components": [row({"type": 2, "style": 1, "custom_id": "a"})]}, "components.0.components.0"),
    ({"components": [row({"type": 3, "custom_id": "a",
        "options": [{"label": str(i), "value": str(i)} for i in range(26)]})]}, "components.0.components.0.options"),
    ({"embeds": [{"image": {"url": "attachment://none.png"}}]}, "embeds.0.image.url"),
    ({"flags": V2, "components": [{"type": 12, "items": [{"media": {"url": "attachment://none.png"}}]}]},
        "components"),
    ({"embeds": [{"description": "x" * 4097}]}, "embeds.0.description"),
])  # fmt: skip
async def test_limits_of_a_message_name_the_faulty_place(bare: Bare, body: dict[str, Any], path: str) -> None:
    status, answer = await post(bare, **body)
    assert (status, answer["code"]) == (400, 50035)
    node = answer["errors"]
    for part in path.split("."):
        node = node[part]
    assert node["_errors"]


async def test_what_is_just_within_the_limits_passes(bare: Bare) -> None:
    assert (await post(bare, content="x" * 2000))[0] == 200
    assert (await post(bare, flags=V2, components=[{"type": 17, "components": [TEXT] * 39}]))[0] == 200
    assert (await post(bare, components=[row(*(button(str(i)) for i in range(5)))] * 1))[0] == 200
    assert (await post(bare))[1]["code"] == 50006


async def test_a_message_cannot_go_back_from_components_v2(bare: Bare) -> None:
    _, message = await post(bare, flags=V2, components=[TEXT])
    path = f"/channels/{bare.sandbox.channel.id}/messages/{message['id']}"
    status, answer = await bare.call("PATCH", path, {"content": "plain"})
    assert (status, answer["code"]) == (400, 50035)


async def test_an_interaction_is_answered_once(world: Sandbox, ready: Bare) -> None:
    async with world.person("Anna") as anna:
        event, waiting = await use(ready, anna)
        assert await ready.callback(event, 4, content="first") == (204, None)
        assert (await ready.callback(event, 4, content="second"))[1]["code"] == 40060
        assert (await waiting).message.content == "first"


@pytest.mark.parametrize(("passed", "timer"), [(0.0, 0.01), (61.0, 60.0)], ids=["the page's timer", "the clock"])
async def test_page_and_bot_agree_on_an_interaction_that_came_too_late(passed: float, timer: float) -> None:
    now = 0.0
    async with Sandbox(clock=lambda: now) as world, connected(world) as bot, world.person("Anna") as anna:
        world.answer_seconds = timer
        event, waiting = await use(bot, anna)
        if passed:
            now = passed
        else:
            assert (await waiting).reason == "timeout"
        status, body = await bot.callback(event, 4, content="late")
        assert (status, body["code"]) == (404, 10062)
        async with asyncio.timeout(30):
            assert (await waiting).reason == "timeout"


@asynccontextmanager
async def connected(world: Sandbox) -> AsyncIterator[Bare]:
    async with aiohttp.ClientSession() as session:
        bot = Bare(world, session)
        await bot.connect()
        await bot.identify()
        await bot.call("POST", f"/applications/{world.application_id}/commands", {"name": "go", "description": "x"})
        yield bot
        await bot.socket.close()


async def test_a_token_lives_for_a_quarter_of_an_hour() -> None:
    now = 0.0
    async with Sandbox(clock=lambda: now) as world, connected(world) as bot:
        async with world.person("Anna") as anna:
            event, waiting = await use(bot, anna)
            await bot.callback(event, 4, content="first")
            await waiting
        original = f"/webhooks/{world.application_id}/{event['token']}/messages/@original"
        now = 899.0
        assert (await bot.call("PATCH", original, {"content": "still"}))[0] == 200
        now = 901.0
        status, body = await bot.call("PATCH", original, {"content": "dead"})
        assert (status, body["code"]) == (401, 50027)


async def test_followups_wait_for_the_first_answer_and_fill_a_deferred_one(world: Sandbox, ready: Bare) -> None:
    async with world.person("Anna") as anna:
        event, waiting = await use(ready, anna)
        hook = f"/webhooks/{world.application_id}/{event['token']}"
        assert (await ready.call("POST", hook, {"content": "early"}))[1]["code"] == 10015
        await ready.callback(event, 5)
        loading = (await waiting).message
        _, filled = await ready.call("POST", hook, {"content": "done"})
        assert (filled["id"], filled["edited_timestamp"]) == (loading.id, None)
        _, second = await ready.call("POST", hook, {"content": "more", "flags": 64})
        assert (await ready.call("GET", f"{hook}/messages/{second['id']}"))[1]["content"] == "more"
        by_token = f"/channels/{world.channel.id}/messages/{second['id']}"
        assert (await ready.call("GET", by_token))[1]["code"] == 10008  # ephemeral: not for the bot's own token
        assert (await ready.call("DELETE", f"{hook}/messages/@original"))[0] == 204
        assert (await ready.call("PATCH", f"{hook}/messages/@original", {"content": "x"}))[1]["code"] == 10008


async def test_a_modal_may_not_answer_a_modal_and_an_update_needs_a_message(world: Sandbox, ready: Bare) -> None:
    async with world.person("Anna") as anna:
        event, waiting = await use(ready, anna)
        assert (await ready.callback(event, 7, content="x"))[1]["code"] == 50035
        field = {"type": 18, "label": "Name", "component": {"type": 4, "style": 1, "custom_id": "name"}}
        assert (await ready.callback(event, 9, title="T" * 46, custom_id="m", components=[field]))[1]["code"] == 50035
        await ready.callback(event, 9, title="T", custom_id="m", components=[field])
        submitting = asyncio.create_task(anna.submit(await waiting, {"name": "Nan"}))
        event = await ready.event("INTERACTION_CREATE")
        assert event["data"]["components"][0]["component"]["value"] == "Nan"
        assert (await ready.callback(event, 9, title="T", custom_id="m", components=[field]))[1]["code"] == 50035
        await ready.callback(event, 4, content="thanks", flags=64)
        assert (await submitting).message.ephemeral


async def test_permissions_taken_away_and_channels_and_messages_gone(bare: Bare) -> None:
    world, channel = bare.sandbox, bare.sandbox.channel
    _, message = await post(bare, content="x")
    world.deny(channel, "send_messages")
    assert (await post(bare, content="x"))[1]["code"] == 50013
    world.deny(channel, "view_channel")
    assert (await post(bare, content="x"))[1]["code"] == 50001
    world.deny(channel)
    world.delete_message(channel.messages[message["id"]])
    path = f"/channels/{channel.id}/messages/{message['id']}"
    assert (await bare.call("PATCH", path, {"content": "y"}))[1]["code"] == 10008
    world.delete_channel(channel)
    assert (await post(bare, content="x"))[1]["code"] == 10003


async def test_faults_hit_the_calls_they_name(bare: Bare) -> None:
    faults, channel = bare.sandbox.faults, bare.sandbox.channel
    rule = faults.fail("POST", "/channels/*/messages", status=403, code=30046, message="Too many edits", count=2)
    for _ in range(2):
        assert (await post(bare, content="x")) == (403, {"message": "Too many edits", "code": 30046})
    assert (await post(bare, content="x"))[0] == 200
    assert (rule.hits, len(channel.messages)) == (2, 1)
    faults.fail("POST", status=429, retry_after=0.25)
    status, body = await post(bare, content="x")
    assert (status, body["retry_after"]) == (429, 0.25)
    faults.fail("POST", status=502, after=True)
    assert (await post(bare, content="x"))[0] == 502
    assert len(channel.messages) == 2  # the call was carried out, only its answer was lost


async def test_keeping_and_replacing_attachments(bare: Bare, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.sandbox.world.LINGERING", 1)

    def form(body: dict[str, Any], **files: bytes) -> aiohttp.FormData:
        data = aiohttp.FormData(quote_fields=False)
        data.add_field("payload_json", json.dumps(body), content_type="application/json")
        for index, (name, content) in enumerate(files.items()):
            data.add_field(f"files[{index}]", content, filename=f"{name}.txt")
        return data

    messages = f"/channels/{bare.sandbox.channel.id}/messages"
    described = {"attachments": [{"id": 0, "description": "the first"}, {"id": 1}]}
    _, message = await bare.call("POST", messages, data=form(described, a=b"A", b=b"B"))
    first, second = message["attachments"]
    assert first["description"] == "the first"
    keep = {"attachments": [{"id": second["id"]}, {"id": 0}]}
    _, changed = await bare.call("PATCH", f"{messages}/{message['id']}", data=form(keep, c=b"C"))
    assert [one["filename"] for one in changed["attachments"]] == ["b.txt", "c.txt"]
    async with bare.session.get(second["url"]) as kept, bare.session.get(first["url"]) as loading:
        assert (await kept.read(), await loading.read()) == (b"B", b"A")  # a page may be loading it
    await bare.call("PATCH", f"{messages}/{message['id']}", data=form({"attachments": [{"id": 0}]}, d=b"D"))
    async with bare.session.get(first["url"]) as gone:
        assert gone.status == 404


async def test_a_channel_remembers_its_newest_messages_only(bare: Bare, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.sandbox.world.HISTORY", 3)
    for number in range(5):
        await post(bare, content=str(number))
    _, history = await bare.call("GET", f"/channels/{bare.sandbox.channel.id}/messages?limit=100")
    assert [message["content"] for message in history] == ["4", "3", "2"]


@pytest.mark.parametrize("header", [{"Host": "evil.example"}, {"Origin": "http://evil.example"}])
@pytest.mark.parametrize("path", ["/", "/api/v10/gateway", "/gateway", "/web/state?as=Anna", "/web/live?as=Anna"])
async def test_foreign_hosts_and_origins_are_refused(bare: Bare, header: dict[str, str], path: str) -> None:
    async with bare.session.get(f"{bare.sandbox.url}{path}", headers=header) as response:
        assert response.status == 403


async def test_its_own_origin_is_welcome(bare: Bare) -> None:
    port = bare.sandbox.port
    async with bare.session.get(bare.sandbox.url, headers={"Origin": f"http://localhost:{port}"}) as response:
        assert response.status == 200
        assert "default-src 'self'" in response.headers["Content-Security-Policy"]
        assert "frame-ancestors 'none'" in response.headers["Content-Security-Policy"]


@pytest.mark.parametrize("folder", ["static", "attachments/1/2", "emojis"])
@pytest.mark.parametrize("name", ["..%2fserver.py", "x" * 3000, "x%00", "%ff", "."])
async def test_files_that_are_not_served_are_not_found(bare: Bare, folder: str, name: str) -> None:
    async with bare.session.get(yarl.URL(f"{bare.sandbox.url}/{folder}/{name}", encoded=True)) as response:
        assert response.status == 404


NESTED = b"[" * 100_000


async def test_json_that_is_nested_too_deeply_is_refused(bare: Bare) -> None:
    async with bare.session.post(f"{bare.sandbox.url}/web/send", data=NESTED) as response:
        assert response.status == 400
    path, headers = f"{bare.sandbox.api}/channels/1/messages", {"Authorization": f"Bot {bare.sandbox.token}"}
    sent = {"data": NESTED, "headers": {**headers, "Content-Type": "application/json"}}
    async with bare.session.post(path, **sent) as response:
        assert (response.status, (await response.json())["code"]) == (400, 50109)
    async with bare.session.ws_connect(bare.sandbox.gateway) as socket:
        await socket.receive_json()
        await socket.send_bytes(NESTED)
        await socket.send_str(NESTED.decode())
        assert (await socket.receive()).data == 4002


async def test_a_taken_port_names_a_free_one() -> None:
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", 0))
        holder.listen()
        taken = holder.getsockname()[1]
        with pytest.raises(PortTaken, match=f"port {taken} is in use; choose another") as caught:
            await Sandbox(port=taken).start()
    assert caught.value.free != taken


async def test_commands_are_checked_before_they_are_taken(bare: Bare) -> None:
    path = f"/applications/{bare.sandbox.application_id}/commands"
    for wrong in (
        {"name": "Upper", "description": "x"},
        {"name": "nothing", "description": ""},
        {
            "name": "order",
            "description": "x",
            "options": [
                {"type": 3, "name": "a", "description": "x"},
                {"type": 3, "name": "b", "description": "x", "required": True},
            ],
        },
    ):
        assert (await bare.call("POST", path, wrong))[1]["code"] == 50035
    assert (await bare.call("GET", path)) == (200, [])


async def test_the_page_protocol_refuses_strangers_and_nonsense(world: Sandbox, bare: Bare) -> None:
    async with world.person("Anna") as anna:
        with pytest.raises(PageError, match="no such channel"):
            await anna.say("hello", world.dm(world.people["Ben"]).id)
    with pytest.raises(PageError, match="Nobody is called 'Zoe'"):
        await world.person("Zoe").connect()
    for body in ("{", "[]", "{}"):
        async with bare.session.post(f"{world.url}/web/send", data=body) as response:
            assert response.status == 400


async def test_an_emojis_id_comes_back_as_text(bare: Bare) -> None:
    """A snowflake as a number is rounded by a browser, and its image is not found."""
    emojis = f"/applications/{bare.sandbox.application_id}/emojis"
    _, made = await bare.call("POST", emojis, {"name": "ace", "image": "data:image/png;base64,aGVsbG8="})
    emoji = {"name": "ace", "id": int(made["id"])}
    _, message = await post(bare, components=[row(button("a", emoji=emoji))])
    assert message["components"][0]["components"][0]["emoji"]["id"] == made["id"]
