"""When things go wrong on the way: closed DMs, a restart in mid-deal, a connection that breaks."""

import asyncio

import pytest

from bot.errors import Conflict
from bot.sandbox import Sandbox
from bot.tables import TableService
from bot.ui import CardBot
from tests.e2e.conftest import Open, StartBot
from tests.e2e.evening import LONG, hidden_cards, labels, panel


async def test_with_closed_dms_the_game_goes_on_with_my_hand(evening: Open) -> None:
    here = await evening("Anna", "Ben")
    anna, ben = here.people
    await ben.profile(dms_closed=True)
    await here.sit_down(target=5)
    told = await anna.wait_message(lambda message: "can't send you direct messages" in message.text)
    assert f"<@{ben.id}>" in told.text, "by name"
    await here.open_hand(ben)
    assert not await here.play_on("never")
    assert "deal 1" not in panel(anna).text, "the opened hand has lasted for more than a deal"
    assert ben.messages(ben.dm) == []
    assert len([message for message in anna.messages() if "can't send you direct messages" in message.text]) == 1


async def test_a_restart_in_mid_deal_changes_nothing(evening: Open, start_bot: StartBot) -> None:
    here = await evening("Anna", "Ben", "Cilli")
    await here.sit_down(computers=1, target=LONG)
    assert await here.play_on("Trick 2: .* to play")
    await here.settle()
    anna = here["Anna"]
    before, cards = panel(anna), {person.id: hidden_cards(here.hand(person)) for person in here.people}
    hands = {person.id: here.hand(person).id for person in here.people}
    await start_bot()
    shown = (await here.press(anna, before, "My hand")).message
    assert hidden_cards(shown) == cards[anna.id]
    await here.step()
    assert panel(anna).id == before.id, "the same message goes on"
    assert {person.id: here.hand(person).id for person in here.people} == hands
    assert not await here.play_on("never")
    assert "Rematch" in labels(panel(anna))


@pytest.mark.parametrize("resume", [True, False])
async def test_a_broken_connection_is_taken_up_again(evening: Open, sandbox: Sandbox, *, resume: bool) -> None:
    here = await evening("Anna", "Ben")
    await here.sit_down(target=LONG)
    assert await here.play_on("Trick 2: .* to lead")
    await sandbox.drop_gateway(resume=resume)
    await sandbox.wait_online()
    assert (sandbox.resumed, sandbox.identified) == ((1, 1) if resume else (0, 2))
    assert not await here.play_on("never")


async def test_a_slow_command_that_is_refused_is_refused_in_private(
    sandbox: Sandbox, bot: CardBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first follow-up to a public acknowledgement would be as public."""
    await bot.wait_until_ready()
    monkeypatch.setattr(bot.tree.context, "_defer_after", 0.05)

    async def slow(*_: object, **__: object) -> None:
        await asyncio.sleep(0.2)
        raise Conflict("shutting_down")

    monkeypatch.setattr(TableService, "open", slow)
    async with sandbox.person("Anna") as anna, sandbox.person("Ben") as ben:
        await anna.slash("play", game="bieten")
        said = await anna.wait_message(lambda message: "being restarted" in message.text)
        assert said.ephemeral
        # The acknowledgement is deleted after that.
        await ben.refresh()
        await ben.wait_for(lambda: ben.messages() == [])
