"""Direct messages that Discord refuses for the whole bot, the spacing of new ones, and where there are none."""

import asyncio
from datetime import UTC, datetime
from itertools import pairwise

import pytest

from bot.cli.doctor.discord_checks import direct_messages
from bot.ui import CLOSED_NOTE
from bot.ui.discord.direct import OPENING_INTERVAL_SECONDS, Openings
from tests.ui.club import Club, buttons, moves, seat, text_of
from tests.ui.test_request_budget import run
from tests.ui.test_tournaments import boards, comes, evening, opened

OPEN = "/users/@me/channels"
SENTENCE = "Discord is blocking my direct messages to new people"


def close(here: Club, code: int, status: int = 403) -> None:
    """Have Discord refuse every new DM channel."""
    here.env.inject_error("POST", OPEN, status=status, code=code, times=None)


def opens(here: Club) -> int:
    """Return how often the bot has tried to open a DM channel."""
    return sum(request.path == OPEN for request in here.env.http_requests)


def sentences(here: Club) -> int:
    return sum(SENTENCE in message.content for message in here.channel.history())


async def play_by_my_hand(here: Club, people: list, moves_: int) -> None:
    """Play without direct messages."""
    for _ in range(moves_):
        for person in people:
            hand = (await person.click(here.panel, label="My hand")).response
            wanted = [i for i in moves(hand) if not i.split(":", 3)[3].startswith(("bet", "raise", ">lift"))]
            if wanted:
                await person.click(hand, custom_id=wanted[0])
                break


@pytest.mark.parametrize("code", [20026, 40003])
async def test_a_quarantine_is_met_with_one_request(club, capsys: pytest.CaptureFixture[str], code: int) -> None:
    async with club() as here:
        close(here, code)
        people = await seat(here, "Anna", "Ben", "Cilli")
        await play_by_my_hand(here, people, 9)
        assert opens(here) == 1
        assert sentences(here) == 1
        assert not any("can't send you direct messages" in message.content for message in here.channel.history())
        assert here.bot.tree.context.boundary.counts["bug"] == 0
    logged = capsys.readouterr()
    assert (logged.out + logged.err).count("direct_messages_closed") == 1


async def test_it_outlasts_a_restart_and_a_new_table(club, make_bot) -> None:
    async with club() as here:
        close(here, 20026)
        people = await seat(here, "Anna", "Ben")
        await here.restart(make_bot())
        await play_by_my_hand(here, people, 3)
        assert (opens(here), sentences(here)) == (1, 1)
        await seat(here, "Cilli", "Dora")
        assert (opens(here), sentences(here)) == (1, 2), "once a table"


async def test_known_people_still_get_their_hands(club) -> None:
    async with club() as here:
        anna, _ = await seat(here, "Anna", "Ben")
        close(here, 20026)
        sent = len(anna.user.dm_channel.history())
        await anna.slash(here.channel, "play", game="bieten")
        ben = here.person("Ben the Second")
        await ben.click(here.panel, label="Join")
        await anna.click(here.panel, label="Start")
        assert len(anna.user.dm_channel.history()) == sent + 1
        assert opens(here) == 3
        assert sentences(here) == 1


async def test_after_some_hours_a_press_brings_the_hand(club) -> None:
    async with club() as here:
        here.env.inject_error("POST", OPEN, status=403, code=20026, times=1)
        anna, ben = await seat(here, "Anna", "Ben")
        await here.env.advance_time(5 * 3600)
        await anna.click(here.panel, label="My hand")
        assert opens(here) == 1
        await here.env.advance_time(2 * 3600)
        await anna.click(here.panel, label="My hand")
        await ben.click(here.panel, label="My hand")
        assert opens(here) == 3
        assert "your hand" in text_of(here.dm(anna))


async def test_metrics_and_doctor_show_until_when(club) -> None:
    async with club() as here:
        assert here.bot.tree.context is not None
        close(here, 20026)
        await seat(here, "Anna", "Ben")
        note = await here.bot.tree.context.service.notebook.read(CLOSED_NOTE)
        at = here.env.now()
    found = direct_messages(note, lambda: at)
    assert found.mark == "bad"
    assert "code 20026" in found.text
    assert "My hand" in found.advice
    later = datetime.fromtimestamp(at.timestamp() + 7 * 3600, UTC)
    assert direct_messages(note, lambda: later).mark == "ok"
    assert direct_messages(None, lambda: at).mark == "ok"


async def test_at_a_tournament_nobody_new_is_written_to(club) -> None:
    async with club() as here:
        anna, ben, cilli = await opened(here, "Anna", "Ben", "Cilli", target=5)
        await here.bot.tree.context.service.settings.change_user(cilli.id, hand="dm")
        await anna.click(evening(here), label="Start")
        await comes(here, lambda: bool(boards(here)))
        await here.env.settle()
        assert [request.json for request in here.env.http_requests if request.path == OPEN] == [
            {"recipient_id": cilli.id}
        ]
        assert any("**My hand** at a table shows your cards" in message.content for message in here.pings)
        assert "My hand" in buttons(boards(here)[0])
        assert "your hand" in text_of((await ben.click(boards(here)[0], label="My hand")).response)


@pytest.mark.parametrize("share", [1.0, 0.25])
def test_new_channels_are_spaced(share: float) -> None:
    async def work() -> None:
        openings, went = Openings(OPENING_INTERVAL_SECONDS, lambda: share), []

        async def one() -> None:
            await openings.turn()
            went.append(asyncio.get_running_loop().time())

        await asyncio.gather(*(one() for _ in range(5)))
        gaps = [after - before for before, after in pairwise(went)]
        assert gaps == pytest.approx([OPENING_INTERVAL_SECONDS / share] * 4)
        assert openings.wait == pytest.approx(OPENING_INTERVAL_SECONDS / share)

    run(work)
