"""Bots that users have installed for themselves: where they can be brought, and what Discord then lets them do."""

import asyncio
from typing import Any

import pytest

from bot.sandbox import BotReaction, Channel, Sandbox, SimulatedUser
from tests.sandbox.bare import Bare, use

BOTH = {"name": "go", "description": "x", "integration_types": [0, 1], "contexts": [0, 1, 2]}
AT_HOME = {"name": "stay", "description": "x", "integration_types": [0], "contexts": [0]}


@pytest.fixture
async def guest(bare: Bare) -> Bare:
    """Return a bot with one command for everywhere and one for guilds where it is; Anna has installed it."""
    await bare.connect()
    await bare.identify(intents=1 << 9)
    for command in (BOTH, AT_HOME):
        await bare.call("POST", f"/applications/{bare.sandbox.application_id}/commands", command)
    bare.sandbox.people["Anna"].installed = True
    return bare


@pytest.fixture
def group(world: Sandbox) -> Channel:
    return world.add_group("Cards", world.people["Anna"], world.people["Ben"])


@pytest.fixture
def elsewhere(world: Sandbox) -> Channel:
    guild = world.add_guild("Elsewhere", world.people["Ben"], "den", bot=False)
    world.join(world.people["Anna"], guild)
    return next(iter(guild.channels.values()))


async def names(person: SimulatedUser) -> list[str]:
    return [command["name"] for command in await person.commands()]


async def test_its_commands_are_there_for_whoever_has_installed_it(
    world: Sandbox, guest: Bare, group: Channel, elsewhere: Channel
) -> None:
    for place in (group, elsewhere):
        async with world.person("Anna", channels=[place]) as anna, world.person("Ben", channels=[place]) as ben:
            assert (await names(anna), await names(ben)) == (["go"], [])
            await ben.profile(installed=True)
            assert await names(ben) == ["go"]
            await ben.profile(installed=False)
    async with world.person("Ben") as ben:
        assert await names(ben) == ["go", "stay"], "where it is everybody has all of them"
    async with world.person("Cilli") as cilli:
        assert group.id not in {channel["id"] for channel in cilli.state["channels"]}


async def pressed(
    guest: Bare, anna: SimulatedUser, ben: SimulatedUser
) -> tuple[dict[str, Any], dict[str, Any], BotReaction]:
    """Have Anna post a button and Ben press it; return both events, and what Ben saw."""
    event, waiting = await use(guest, anna)
    button = {"type": 2, "style": 1, "label": "Press", "custom_id": "b"}
    await guest.callback(event, 4, content="x", components=[{"type": 1, "components": [button]}])
    shown = (await waiting).message
    waits = asyncio.create_task(ben.click(await ben.wait_message(lambda message: message.id == shown.id), "Press"))
    press = await guest.event("INTERACTION_CREATE")
    await guest.callback(press, 7, content="y")
    return event, press, await waits


async def test_an_interaction_tells_by_whom_it_was_brought_and_presses_tell_the_same(
    world: Sandbox, guest: Bare, group: Channel, elsewhere: Channel
) -> None:
    anna_id = world.people["Anna"].id
    for place, context in ((group, 2), (elsewhere, 0)):
        async with world.person("Anna", channels=[place]) as anna, world.person("Ben", channels=[place]) as ben:
            event, press, seen = await pressed(guest, anna, ben)
            assert seen.message.content == "y"
            for each in (event, press):
                assert each["authorizing_integration_owners"] == {"1": anna_id}
                assert (each["context"], each["channel"]["type"]) == (context, place.type)
    async with world.person("Anna") as anna:
        event, waiting = await use(guest, anna)
        assert event["authorizing_integration_owners"] == {"0": world.guild.id, "1": anna_id}
        await guest.callback(event, 4, content="x")
        await waiting


async def test_the_bots_own_token_reaches_nothing_there_and_hears_of_nothing(
    world: Sandbox, guest: Bare, group: Channel, elsewhere: Channel
) -> None:
    for place in (group, elsewhere):
        async with world.person("Anna", channels=[place]) as anna, world.person("Ben", channels=[place]) as ben:
            _, press, seen = await pressed(guest, anna, ben)
            messages = f"/channels/{place.id}/messages"
            for method, path in (
                ("GET", f"/channels/{place.id}"),
                ("POST", messages),
                ("PATCH", f"{messages}/{seen.message.id}"),
                ("DELETE", f"{messages}/{seen.message.id}"),
            ):
                status, body = await guest.call(method, path, {"content": "z"})
                assert (status, body["code"]) == (403, 50001)
            await ben.say("hello")
            await anna.wait_message(lambda message: message.content == "hello")
            hook = f"/webhooks/{world.application_id}/{press['token']}"
            edited = await guest.call("PATCH", f"{hook}/messages/{seen.message.id}", {"content": "z"})
            assert edited[0] == 200, "the token of a press does it"
    async with world.person("Anna") as anna:
        await anna.say("here")
        assert (await guest.event("MESSAGE_CREATE"))["content"] == "", "the first message it hears of"


async def test_five_messages_may_follow_an_answer(world: Sandbox, guest: Bare, group: Channel) -> None:
    async with world.person("Anna", channels=[group]) as anna:
        event, waiting = await use(guest, anna)
        await guest.callback(event, 4, content="x")
        await waiting
    hook = f"/webhooks/{world.application_id}/{event['token']}"
    answers = [await guest.call("POST", hook, {"content": str(number), "flags": 64}) for number in range(6)]
    assert [status for status, _ in answers] == [200] * 5 + [400]
    assert answers[-1][1]["code"] == 40094


async def test_without_the_permission_for_it_only_who_has_brought_it_sees_it(
    world: Sandbox, guest: Bare, elsewhere: Channel
) -> None:
    elsewhere.overwrites[elsewhere.guild.id] = (0, 1 << 50)
    async with world.person("Anna", channels=[elsewhere]) as anna, world.person("Ben", channels=[elsewhere]) as ben:
        event, waiting = await use(guest, anna)
        await guest.callback(event, 4, content="x")
        assert (await waiting).message.ephemeral
        await ben.refresh()
        assert ben.messages() == []
