"""Two bots, one sandbox with four shards, one database of a server."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from pydantic import SecretStr

from bot import discord_sync
from bot.sandbox import Channel, RenderedMessage, Sandbox
from bot.storage.postgres import ClusterRegistry
from bot.ui import CardBot, use_endpoint
from bot.ui.discord.internals import ShardSession
from tests.cluster.bots import SHARDS, in_shard, make, online
from tests.cluster.conftest import eventually
from tests.e2e.evening import LONG, Evening, Onlooker
from tests.postgres.conftest import path  # noqa: F401
from tests.storage.former_notes import upgraded
from tools.bench.cluster.users import offers


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(shards=SHARDS, max_concurrency=16) as started:
        restore = use_endpoint(started.api, started.gateway)
        try:
            yield started
        finally:
            restore()


@pytest.fixture
async def bots(sandbox: Sandbox, path: SecretStr, tmp_path: Path) -> AsyncIterator[tuple[CardBot, CardBot]]:  # noqa: F811
    """One has shards 0 and 1, the other one 2 and 3."""
    for shard in range(SHARDS):
        in_shard(sandbox, shard)
    async with (
        online(sandbox, make(path, tmp_path / "one", "0-1/4"), 0, 1) as one,
        online(sandbox, make(path, tmp_path / "other", "2-3/4"), 2, 3) as other,
    ):
        yield one, other


async def test_each_has_its_guilds(sandbox: Sandbox, bots: tuple[CardBot, CardBot]) -> None:
    one, other = bots
    assert sandbox.sessions == [(shard, SHARDS) for shard in range(SHARDS)]
    assert {guild.shard_id for guild in one.guilds} == {0, 1}
    assert {guild.shard_id for guild in other.guilds} == {2, 3}
    assert one.connected
    assert other.connected


async def test_what_was_there_first_learns_what_another_tells_discord_later(
    sandbox: Sandbox,
    path: SecretStr,  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(discord_sync, "POLL_SECONDS", 0.1)
    async with online(sandbox, make(path, tmp_path / "one", "2-3/4", emojis=True), 2, 3) as one:
        known = one.tree.context
        assert not known.emojis.complete
        assert known.commands.text("Try /play.") == "Try /play."
        async with online(sandbox, make(path, tmp_path / "other", "0-1/4", emojis=True), 0, 1):
            await eventually(lambda: known.emojis.complete)
            await eventually(lambda: known.commands.text("Try /play.").startswith("Try </play:"))


async def test_commands_in_guilds_are_answered(sandbox: Sandbox, bots: tuple[CardBot, CardBot]) -> None:
    guilds = [in_shard(sandbox, shard) for shard in range(SHARDS)]
    async with sandbox.person("Anna") as anna:
        for guild in guilds:
            reaction = await anna.slash("play", next(iter(guild.channels)), game="bieten")
            assert reaction.kind == "message"


async def test_what_was_done_is_not_told_to_have_failed_when_the_shard_goes_before_the_answer(
    sandbox: Sandbox, bots: tuple[CardBot, CardBot], monkeypatch: pytest.MonkeyPatch
) -> None:
    service = bots[0].tree.context.service
    ownership, shard = service.ownership, 1
    async with sandbox.person("Anna") as anna, sandbox.person("Ben") as ben:
        guild = in_shard(sandbox, shard)
        sandbox.join(sandbox.people["Ben"], guild)
        channel = next(iter(guild.channels))
        panel = (await anna.slash("play", channel, game="bieten")).message
        assert panel is not None
        table = (await service.directory.newest_open(int(channel))).id
        await ben.slash("join", channel)
        await service.begin(table, int(anna.id))
        hands = [(person, (await person.forge(panel, f"t1:{table}:0:!hand")).message) for person in (anna, ben)]
        due, shown = next((person, hand) for person, hand in hands if hand is not None and offers(hand))
        before = (await service.table(table)).revision
        kept = ownership.mark_handled

        def goes() -> None:
            kept()
            ownership.owned_shards -= {shard}

        monkeypatch.setattr(ownership, "mark_handled", goes)
        reaction = await due.click(shown, offers(shown)[0].custom_id or "")
        monkeypatch.setattr(ownership, "mark_handled", kept)
        assert not reaction.failed
        assert reaction.kind == "deferred_update"
        await eventually(lambda: shard in ownership.owned_shards)
        assert (await service.table(table)).revision > before


async def test_a_command_that_was_done_is_done_once_and_answered_though_the_shard_goes_before(
    sandbox: Sandbox, bots: tuple[CardBot, CardBot], monkeypatch: pytest.MonkeyPatch
) -> None:
    service = bots[0].tree.context.service
    ownership, shard, kept, hold = service.ownership, 1, service.ownership.mark_handled, ClusterRegistry.acquire
    gone = asyncio.Event()

    def goes() -> None:
        kept()
        ownership.owned_shards -= {shard}
        gone.set()

    async def later(register: ClusterRegistry, wanted: int) -> bool:
        if wanted == shard and gone.is_set():
            await asyncio.sleep(0.3)  # it has another owner by then
            gone.clear()
        return await hold(register, wanted)

    context, handed_on = bots[0].tree.context, list[int]()

    async def hand_on(to: int, _arrival: object) -> bool:
        handed_on.append(to)
        return True

    monkeypatch.setattr(context, "hand_on", hand_on)
    monkeypatch.setattr(ClusterRegistry, "acquire", later)
    async with sandbox.person("Anna") as anna, sandbox.person("Ben") as ben:
        guild = in_shard(sandbox, shard)
        sandbox.join(sandbox.people["Ben"], guild)
        channel = next(iter(guild.channels))
        for person, command, options in (
            (anna, "play", {"game": "bieten"}),
            (ben, "join", {}),
            (anna, "start", {}),
        ):
            monkeypatch.setattr(ownership, "mark_handled", goes)
            reaction = await person.slash(command, channel, **options)
            monkeypatch.setattr(ownership, "mark_handled", kept)
            assert reaction.message is not None
            assert re.match(r"Done\.|##+ Bieten|You sit|Table \d+ has", reaction.message.text)
            await eventually(lambda: shard in ownership.owned_shards)
        assert handed_on == [], "whoever gets it would do it again"
        [table] = await service.directory.for_channel(int(channel))
        assert table.status == "playing"
        assert [seat.user for seat in table.seats] == [int(anna.id), int(ben.id)]


async def test_a_session_that_ends_slowly_takes_no_guild_from_the_one_after_it(
    sandbox: Sandbox, bots: tuple[CardBot, CardBot], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _ = bots
    assert one.sessions is not None
    answered, release = asyncio.Event(), ShardSession.end

    async def slowly(session: ShardSession) -> None:
        await answered.wait()
        await release(session)

    monkeypatch.setattr(ShardSession, "end", slowly)
    ending = asyncio.create_task(one.sessions.disconnect(1))
    await asyncio.sleep(0)
    assert {guild.shard_id for guild in one.guilds} == {0}
    await one.sessions.connect(1)
    answered.set()
    await ending
    assert {guild.shard_id for guild in one.guilds} == {0, 1}
    await asyncio.sleep(0.5)
    assert one.sessions._internals.sessions[1].is_open


async def test_one_session_that_waits_for_its_turn_holds_up_no_other(
    sandbox: Sandbox, bots: tuple[CardBot, CardBot], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _ = bots
    assert one.sessions is not None
    take, late = one.sessions._turns.acquire, asyncio.Event()
    turns: list[int] = []

    async def first_is_late(bucket: int) -> None:
        turns.append(bucket)
        if turns == [bucket]:
            await late.wait()
        await take(bucket)

    monkeypatch.setattr(one.sessions._turns, "acquire", first_is_late)
    await sandbox.drop_gateway(resume=False)
    await eventually(lambda: len(sandbox.sessions) == SHARDS - 1)
    assert not one.connected
    late.set()
    await eventually(lambda: len(sandbox.sessions) == SHARDS and one.connected)


async def test_a_session_that_is_let_go_while_it_is_mended_stays_gone(
    sandbox: Sandbox, bots: tuple[CardBot, CardBot], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _ = bots
    assert one.sessions is not None
    waits, never = asyncio.Event(), asyncio.Event()

    async def forever(bucket: int) -> None:
        if bucket == 1:
            waits.set()
            await never.wait()

    monkeypatch.setattr(one.sessions._turns, "acquire", forever)
    session = one.sessions._internals.sessions[1]
    await sandbox.drop_gateway(resume=False)
    await waits.wait()
    await one.sessions.disconnect(1)
    assert isinstance(session, ShardSession)
    assert session.reconnecting is not None
    await asyncio.wait([session.reconnecting])
    never.set()
    await eventually(lambda: sandbox.sessions == [(shard, SHARDS) for shard in range(SHARDS) if shard != 1])
    assert session.ws.socket.closed


def club(sandbox: Sandbox, shard: int) -> Channel:
    """Return the channel of a guild of a shard where Anna and Ben are, and the onlooker."""
    guild = in_shard(sandbox, shard)
    for name in ("Ben", "Franz"):
        sandbox.join(sandbox.people[name], guild)
    return next(iter(guild.channels.values()))


@asynccontextmanager
async def evening(sandbox: Sandbox, channel: Channel) -> AsyncIterator[Evening]:
    """Anna and Ben in a channel."""
    async with (
        Onlooker(sandbox.url, "Franz") as onlooker,
        sandbox.person("Anna", channels=[channel]) as anna,
        sandbox.person("Ben", channels=[channel]) as ben,
    ):
        yield Evening([anna, ben], onlooker, Random(1))


@pytest.mark.parametrize("shard", [1, 2])
async def test_hands_in_direct_messages_reach_the_home_of_the_table(
    sandbox: Sandbox, bots: tuple[CardBot, CardBot], shard: int
) -> None:
    async with evening(sandbox, club(sandbox, shard)) as here:
        await here.sit_down(target=LONG)
        for person in here.people:
            here.by_panel.pop(person.id, None)
        assert await here.play_on("Trick 2: .* to lead")
        assert here.pressed, "in the hands, which are in direct messages"
        anna = here["Anna"]
        answer = await anna.slash("table", anna.dm)
        assert answer.kind == "message"
        assert "trick" in answer.message.text


async def test_messages_of_before_an_update_are_edited_by_the_process_that_owns_their_shard(
    sandbox: Sandbox,
    path: SecretStr,  # noqa: F811
    tmp_path: Path,
) -> None:
    def both() -> tuple[CardBot, CardBot]:
        return make(path, tmp_path / "one", "0-1/4"), make(path, tmp_path / "other", "2-3/4")

    guilds = {shard: in_shard(sandbox, shard) for shard in range(SHARDS)}
    shown: dict[int, tuple[RenderedMessage, RenderedMessage]] = {}
    async with sandbox.person("Anna") as anna, sandbox.person("Ben") as ben:
        one, other = both()
        async with online(sandbox, one, 0, 1), online(sandbox, other, 2, 3):
            for shard, bot in ((1, one), (2, other)):
                sandbox.join(sandbox.people["Ben"], guilds[shard])
                channel = next(iter(guilds[shard].channels))
                panel = (await anna.slash("play", channel, game="bieten")).message
                assert panel is not None
                service = bot.tree.context.service
                table = (await service.directory.newest_open(int(channel))).id
                await ben.slash("join", channel)
                await service.begin(table, int(anna.id))
                hand = (await anna.forge(panel, f"t1:{table}:0:!hand")).message
                assert hand is not None
                shown[table] = panel, hand
        await asyncio.to_thread(upgraded, path)
        one, other = both()
        async with online(sandbox, one, 0, 1), online(sandbox, other, 2, 3):
            for bot, (table, (panel, hand)) in zip((one, other), shown.items(), strict=True):
                service, posted = bot.tree.context.service, len(anna.messages(panel.channel_id))
                await anna.wait_for(lambda panel=panel: "back in a moment" not in anna.message(panel.id).text)
                before = [anna.message(each.id).text for each in (panel, hand)]
                for person in (anna, ben, anna, ben):  # Bieten begins with one move of each
                    own = await service.hand(table, int(person.id))
                    if own.view.legal:
                        await service.act(table, int(person.id), own.view.legal[0].text(), own.table.revision)
                await anna.wait_for(
                    lambda panel=panel, hand=hand, before=before: all(
                        anna.message(each.id).text != text for each, text in zip((panel, hand), before, strict=True)
                    )
                )
                assert len(anna.messages(panel.channel_id)) == posted
