"""Threads and scheduled events, as Discord has them; and limits of messages that nothing else here reaches."""

import json
from datetime import UTC, datetime, timedelta
from typing import Any

import aiohttp
import pytest

from bot.sandbox import PageError, Sandbox
from tests.sandbox.bare import Bare, post

THREADS = ("create_public_threads", "send_messages_in_threads")


async def made(bare: Bare, **body: Any) -> dict[str, Any]:
    """Make a thread without a message."""
    path = f"/channels/{bare.sandbox.channel.id}/threads"
    status, thread = await bare.call("POST", path, {"name": "a thread", "type": 11} | body)
    assert status == 201, thread
    return thread


async def test_threads_need_permissions(bare: Bare) -> None:
    path = f"/channels/{bare.sandbox.channel.id}/threads"
    assert (await bare.call("POST", path, {"name": "x", "type": 11}))[1]["code"] == 50013
    bare.sandbox.allow(bare.sandbox.guild, "create_public_threads")
    thread = await made(bare)
    status, refused = await bare.call("POST", f"/channels/{thread['id']}/messages", {"content": "hello"})
    assert (status, refused["code"]) == (403, 50013)
    bare.sandbox.allow(bare.sandbox.guild, "send_messages_in_threads")
    assert (await bare.call("POST", f"/channels/{thread['id']}/messages", {"content": "hello"}))[0] == 200
    assert (await bare.call("DELETE", f"/channels/{thread['id']}"))[1]["code"] == 50013
    bare.sandbox.allow(bare.sandbox.guild, "manage_threads")
    assert (await bare.call("DELETE", f"/channels/{thread['id']}"))[0] == 200
    assert (await bare.call("GET", f"/channels/{thread['id']}"))[1]["code"] == 10003


async def test_a_thread_of_its_own_has_a_line_in_the_channel(bare: Bare) -> None:
    bare.sandbox.allow(bare.sandbox.guild, *THREADS)
    thread = await made(bare)
    [line] = (await bare.call("GET", f"/channels/{bare.sandbox.channel.id}/messages"))[1]
    assert (line["type"], line["content"]) == (18, "a thread")
    assert line["message_reference"]["channel_id"] == thread["id"]
    assert thread["parent_id"] == bare.sandbox.channel.id


async def test_the_thread_of_a_message_has_its_id(bare: Bare) -> None:
    bare.sandbox.allow(bare.sandbox.guild, *THREADS)
    _, message = await post(bare, content="a line")
    path = f"/channels/{bare.sandbox.channel.id}/messages/{message['id']}/threads"
    status, thread = await bare.call("POST", path, {"name": "its thread", "auto_archive_duration": 10080})
    assert (status, thread["id"]) == (201, message["id"])
    assert (await bare.call("POST", path, {"name": "again"}))[1]["code"] == 160004


@pytest.mark.parametrize("body", [{"name": ""}, {"name": "x" * 101}, {"auto_archive_duration": 61}])
async def test_a_broken_thread_is_refused(bare: Bare, body: dict[str, Any]) -> None:
    bare.sandbox.allow(bare.sandbox.guild, *THREADS)
    path = f"/channels/{bare.sandbox.channel.id}/threads"
    assert (await bare.call("POST", path, {"name": "x", "type": 11} | body))[1]["code"] == 50035


async def test_an_archived_thread_takes_no_edits_until_it_is_opened(bare: Bare) -> None:
    bare.sandbox.allow(bare.sandbox.guild, *THREADS)
    place = f"/channels/{(await made(bare))['id']}"
    _, message = await bare.call("POST", f"{place}/messages", {"content": "hello"})
    edit = ("PATCH", f"{place}/messages/{message['id']}", {"content": "hello again"})
    assert (await bare.call("PATCH", place, {"archived": True}))[1]["thread_metadata"]["archived"]
    assert (await bare.call(*edit))[1]["code"] == 50083
    assert (await bare.call("PATCH", place, {"name": "other"}))[1]["code"] == 50083
    active = f"/guilds/{bare.sandbox.guild.id}/threads/active"
    assert (await bare.call("GET", active))[1]["threads"] == []
    assert (await bare.call("PATCH", place, {"archived": False}))[0] == 200
    assert (await bare.call(*edit))[0] == 200
    await bare.call("PATCH", place, {"archived": True})
    assert (await bare.call("POST", f"{place}/messages", {"content": "it opens by itself"}))[0] == 200
    assert len((await bare.call("GET", active))[1]["threads"]) == 1


async def test_a_locked_thread_stays_shut(bare: Bare) -> None:
    bare.sandbox.allow(bare.sandbox.guild, *THREADS)
    place = f"/channels/{(await made(bare))['id']}"
    assert (await bare.call("PATCH", place, {"locked": True}))[1]["code"] == 50013
    bare.sandbox.allow(bare.sandbox.guild, "manage_threads")
    assert (await bare.call("PATCH", place, {"locked": True, "archived": True}))[0] == 200
    assert (await bare.call("POST", f"{place}/messages", {"content": "hello"}))[1]["code"] == 160005


def event(**changes: Any) -> dict[str, Any]:
    """Return an event that Discord takes."""
    start = datetime.now(UTC) + timedelta(days=1)
    return {
        "name": "An evening",
        "scheduled_start_time": start.isoformat(),
        "scheduled_end_time": (start + timedelta(hours=2)).isoformat(),
        "entity_type": 3,
        "privacy_level": 2,
        "entity_metadata": {"location": "#card-table"},
    } | changes


async def test_events_need_the_right_to_create_them(bare: Bare) -> None:
    path = f"/guilds/{bare.sandbox.guild.id}/scheduled-events"
    bare.sandbox.allow(bare.sandbox.guild, "manage_events")
    assert (await bare.call("POST", path, event()))[1]["code"] == 50013
    bare.sandbox.allow(bare.sandbox.guild, "create_events")
    status, first = await bare.call("POST", path, event())
    assert (status, first["status"]) == (200, 1)
    assert (await bare.call("GET", path))[1] == [first]
    assert (await bare.call("PATCH", f"{path}/{first['id']}", {"status": 2}))[1]["status"] == 2
    assert (await bare.call("PATCH", f"{path}/{first['id']}", {"status": 4}))[1]["code"] == 180000
    assert (await bare.call("PATCH", f"{path}/{first['id']}", {"status": 3}))[1]["status"] == 3
    _, second = await bare.call("POST", path, event())
    assert (await bare.call("DELETE", f"{path}/{second['id']}"))[0] == 204
    assert (await bare.call("GET", f"{path}/{second['id']}"))[1]["code"] == 10070


@pytest.mark.parametrize(
    "change",
    [
        {"name": ""},
        {"entity_type": 2},
        {"privacy_level": 1},
        {"entity_metadata": {"location": "x" * 101}},
        {"scheduled_end_time": None},
        {"scheduled_start_time": "2020-01-01T00:00:00+00:00"},
    ],
)
async def test_a_broken_event_is_refused(bare: Bare, change: dict[str, Any]) -> None:
    bare.sandbox.allow(bare.sandbox.guild, "create_events")
    path = f"/guilds/{bare.sandbox.guild.id}/scheduled-events"
    assert (await bare.call("POST", path, event(**change)))[1]["code"] == 50035


async def test_an_event_begins_and_ends_by_itself() -> None:
    now, later = 0.0, datetime.now(UTC) + timedelta(hours=1)
    end = {"scheduled_end_time": (later + timedelta(hours=1)).isoformat()}
    async with Sandbox(clock=lambda: now) as sandbox, aiohttp.ClientSession() as session:
        bare = Bare(sandbox, session)
        bare.sandbox.allow(bare.sandbox.guild, "create_events")
        path = f"/guilds/{bare.sandbox.guild.id}/scheduled-events"
        _, made = await bare.call("POST", path, event(scheduled_start_time=later.isoformat(), **end))
        now = 3500.0
        assert (await bare.call("GET", f"{path}/{made['id']}"))[1]["status"] == 1
        now = 3700.0
        assert (await bare.call("GET", f"{path}/{made['id']}"))[1]["status"] == 2
        assert (await bare.call("PATCH", f"{path}/{made['id']}", {"status": 2}))[1]["code"] == 180000
        past = {"scheduled_end_time": datetime.now(UTC).isoformat()}
        assert (await bare.call("PATCH", f"{path}/{made['id']}", past))[1]["code"] == 50035
        moved = {"scheduled_end_time": (later + timedelta(hours=2)).isoformat()}
        assert (await bare.call("PATCH", f"{path}/{made['id']}", moved))[0] == 200
        now = 7300.0
        assert (await bare.call("GET", path))[1][0]["status"] == 2, "its end was moved"
        now = 10900.0
        assert (await bare.call("GET", f"{path}/{made['id']}"))[1]["code"] == 10070


async def test_descriptions_links_and_nonces_have_limits(bare: Bare) -> None:
    def described(length: int) -> aiohttp.FormData:
        item = {"media": {"url": "attachment://a.png"}, "description": "x" * length}
        data = aiohttp.FormData(quote_fields=False)
        body = {"flags": 1 << 15, "components": [{"type": 12, "items": [item]}]}
        data.add_field("payload_json", json.dumps(body), content_type="application/json")
        data.add_field("files[0]", b"a", filename="a.png")
        return data

    path = f"/channels/{bare.sandbox.channel.id}/messages"
    assert (await bare.call("POST", path, data=described(1024)))[0] == 200
    assert (await bare.call("POST", path, data=described(1025)))[1]["code"] == 50035
    for length, status in ((512, 200), (513, 400)):
        button = {"type": 2, "style": 5, "label": "x", "url": "https://example.org/".ljust(length, "x")}
        assert (await post(bare, content="x", components=[{"type": 1, "components": [button]}]))[0] == status
    for length, status in ((25, 200), (26, 400)):
        assert (await post(bare, content="x", nonce="n" * length))[0] == status


async def test_a_button_has_only_emojis_of_the_application(bare: Bare) -> None:
    emojis = f"/applications/{bare.sandbox.application_id}/emojis"
    image = "data:image/png;base64,aGVsbG8="
    _, emoji = await bare.call("POST", emojis, {"name": "ace", "image": image})
    button = {"type": 2, "style": 2, "custom_id": "x", "emoji": {"id": emoji["id"], "name": "ace"}}
    body = {"content": "x", "components": [{"type": 1, "components": [button]}]}
    assert (await post(bare, **body))[0] == 200
    assert (await bare.call("DELETE", f"{emojis}/{emoji['id']}"))[0] == 204
    status, refused = await post(bare, **body)
    assert (status, refused["code"]) == (400, 50035)
    assert "Invalid emoji" in json.dumps(refused)


async def test_an_answer_can_be_changed(bare: Bare) -> None:
    def rewrite(body: Any, status: int, answer: Any) -> tuple[int, Any]:
        return (200, {"id": "1"}) if status == 400 else (status, answer | {"content": body["content"] * 2})

    bare.sandbox.faults.fail("POST", "/channels/*/messages", status=None, count=2, rewrite=rewrite)
    assert (await post(bare, content="twice"))[1]["content"] == "twicetwice"
    assert await post(bare, content="") == (200, {"id": "1"})
    assert (await post(bare, content=""))[0] == 400


async def test_archived_threads_are_listed_newest_first(bare: Bare) -> None:
    bare.sandbox.allow(bare.sandbox.guild, *THREADS)
    first, second = await made(bare, name="first"), await made(bare, name="second")
    for thread in (first, second):
        assert (await bare.call("PUT", f"/channels/{thread['id']}/thread-members/@me"))[0] == 204
        await bare.call("PATCH", f"/channels/{thread['id']}", {"archived": True})
    assert (await bare.call("PUT", f"/channels/{first['id']}/thread-members/@me"))[1]["code"] == 50083
    path = f"/channels/{bare.sandbox.channel.id}/threads/archived/public"
    _, page = await bare.call("GET", f"{path}?limit=1")
    assert ([thread["name"] for thread in page["threads"]], page["has_more"]) == (["second"], True)
    before = page["threads"][0]["thread_metadata"]["archive_timestamp"]
    _, page = await bare.call("GET", path, params={"before": before})
    assert ([thread["name"] for thread in page["threads"]], page["has_more"]) == (["first"], False)


async def test_who_may_change_a_persons_thread(bare: Bare) -> None:
    bare.sandbox.allow(bare.sandbox.guild, *THREADS)
    async with bare.sandbox.person("Ben") as ben, bare.sandbox.person("Cilli") as cilli:
        said = await ben.say("Who plays?")
        thread = await ben.create_thread("tonight", said)
        with pytest.raises(PageError, match="already been created"):
            await cilli.create_thread("again", said)
        await cilli.say("I do", thread)
        with pytest.raises(PageError, match="Missing Permissions"):
            await cilli.archive(thread)
        assert (await bare.call("PATCH", f"/channels/{thread}", {"name": "other"}))[1]["code"] == 50013
        await ben.archive(thread)
        await cilli.archive(thread, archived=False)
        assert not bare.sandbox.guild.threads[thread].archived
        _, original = await bare.call("GET", f"/channels/{ben.channel}/messages/{said.id}")
        assert (original["flags"], original["thread"]["name"]) == (32, "tonight")


async def test_a_bot_gives_roles_below_its_own(bare: Bare) -> None:
    guild, owner = bare.sandbox.guild, bare.sandbox.guild.owner_id
    roles = {role.name: role.id for role in guild.roles.values()}
    own, path = guild.members[bare.sandbox.bot.id].roles[0], f"/guilds/{guild.id}/members/{owner}/roles"
    given = f"{path}/{roles['Regulars']}"
    assert (await bare.call("PUT", given))[1]["code"] == 50013, "without Manage Roles"
    bare.sandbox.allow(guild, "manage_roles")
    for method, held in (("PUT", [roles["Regulars"]]), ("PUT", [roles["Regulars"]]), ("DELETE", []), ("DELETE", [])):
        assert (await bare.call(method, given))[0] == 204
        assert guild.members[owner].roles == held
    for role, code in ((own, 50013), (guild.id, 50013), ("1", 10011)):
        assert (await bare.call("PUT", f"{path}/{role}"))[1]["code"] == code
    assert (await bare.call("PUT", given.replace(owner, "1")))[1]["code"] == 10007
