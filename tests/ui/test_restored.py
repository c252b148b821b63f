"""After a restored backup: messages of tables that the database has forgotten, whose numbers it gives out again."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.ui.club import Club, buttons, move, seat, text_of
from tests.ui.test_user_install import leave

GONE = "This table no longer exists."


class Backup:
    """A copy of the database of a bot that is stopped."""

    def __init__(self, folder: Path) -> None:
        self._live, self._copy = folder / "bot.sqlite", folder / "copy.sqlite"

    def take(self) -> None:
        shutil.copy(self._live, self._copy)

    def restore(self) -> None:
        for end in ("-wal", "-shm"):
            self._live.with_name(self._live.name + end).unlink(missing_ok=True)
        shutil.copy(self._copy, self._live)


@pytest.fixture
def backup(tmp_path: Path) -> Backup:
    return Backup(tmp_path)


async def restart(here: Club, make_bot, between: Callable[[], None] = lambda: None) -> None:
    """Stop the bot, do something to its files, and start it again."""
    await here.bot.close()
    between()
    bot = make_bot()
    await here.env.restart_bot(bot)
    here.bot = bot
    await here.env.settle()


def now(here: Club, message):
    """Return a message of the channel as it is now, None if it was deleted."""
    return next((each for each in here.channel.history() if each.id == message.id), None)


def shown(message) -> str:
    return text_of(message).strip()


async def seats_of(here: Club, table: int) -> list[int | None]:
    found = await here.bot.tree.context.service.table(table)
    return [each.user for each in found.seats]


async def test_panels_of_forgotten_tables_are_redrawn_without_a_press(club, make_bot, backup) -> None:
    async with club() as here:
        await restart(here, make_bot, backup.take)
        await seat(here, "Anna", start=False)
        panel = here.panel
        await restart(here, make_bot, backup.restore)
        assert shown(now(here, panel)) == GONE
        assert not buttons(now(here, panel))


async def test_hands_at_forgotten_tables_are_redrawn_in_direct_messages(club, make_bot, backup) -> None:
    async with club() as here:
        [anna] = await seat(here, "Anna", computers=1)
        await restart(here, make_bot, backup.take)
        await anna.slash(here.channel, "play", game="bieten")
        await here.choose(anna, "Add computer")
        await anna.click(here.panel, label="Start")
        hand = here.dm(anna)
        assert buttons(hand)
        await restart(here, make_bot, backup.restore)
        [after] = [each for each in anna.user.dm_channel.history() if each.id == hand.id]
        assert shown(after) == GONE


async def test_a_press_on_a_private_message_seats_nobody_at_a_strangers_table(club, make_bot, backup) -> None:
    async with club() as here:
        ben = here.person("Ben")
        await restart(here, make_bot, backup.take)
        [anna] = await seat(here, "Anna", computers=1)
        asked = (await anna.slash(here.channel, "leave")).response
        await restart(here, make_bot, backup.restore)
        await ben.slash(here.channel, "play", game="bieten")
        pressed = await anna.click(asked, label="Yes")
        assert shown(pressed.response) == GONE
        table = await here.bot.tree.context.service.table(1)
        assert (table.status, [each.user for each in table.seats]) == ("lobby", [ben.id])


async def test_a_press_on_an_unread_channels_panel_redraws_it(club, make_bot, backup) -> None:
    """The bot may not read what it has posted there: the press itself finds it."""
    async with club() as here:
        anna, ben = here.person("Anna"), here.person("Ben")
        apart = here.guild.create_text_channel("apart")
        await restart(here, make_bot, backup.take)
        await anna.slash(apart, "play", game="bieten")
        [panel] = apart.history()
        here.env.inject_error("GET", f"/channels/{apart.id}/messages", status=403, code=50001)
        await restart(here, make_bot, backup.restore)
        assert buttons(apart.history()[0])
        await ben.slash(here.channel, "play", game="bieten")
        await anna.click(panel, label="Join")
        assert shown(apart.history()[0]) == GONE
        assert await seats_of(here, 1) == [ben.id]


async def test_messages_of_tables_that_are_still_there_are_pressed_as_before(club, make_bot, backup) -> None:
    async with club() as here:
        [anna] = await seat(here, "Anna", start=False)
        ben, panel = here.person("Ben"), here.panel
        await restart(here, make_bot)
        await ben.click(panel, label="Join")
        assert await seats_of(here, 1) == [anna.id, ben.id]
        await restart(here, make_bot, backup.take)
        await anna.click(here.panel, label="Start")
        await restart(here, make_bot, backup.restore)
        assert "Start" in buttons(now(here, panel))
        await anna.click(now(here, panel), label="Start")
        assert (await here.bot.tree.context.service.table(1)).status == "playing"


async def test_a_later_message_of_a_table_leads_to_the_one_that_is_known(club, make_bot, backup) -> None:
    """The game went on after the backup: what it posted then shows what never happened."""
    async with club() as here:
        anna, _ = await seat(here, "Anna", "Ben", start=False)
        first = here.panel
        await restart(here, make_bot, backup.take)
        await anna.slash(here.channel, "table")
        later = here.panel
        assert later.id != first.id
        await here.choose(anna, "Add computer", later)
        await restart(here, make_bot, backup.restore)
        assert not buttons(now(here, later))
        assert "Start" in buttons(now(here, first))


async def test_a_message_of_a_forgotten_game_says_so(club, make_bot, backup) -> None:
    async with club() as here:
        ben = here.person("Ben")
        await restart(here, make_bot, backup.take)
        anna, _ = people = await seat(here, "Anna", "Cilli", target=5)
        while await move(here, people):
            pass
        replay = (await anna.slash(here.channel, "replay", number=1)).response
        await restart(here, make_bot, backup.restore)
        await ben.slash(here.channel, "play", game="bieten")
        pressed = await anna.click(replay, label="In words")
        assert shown(pressed.response) == "This game no longer exists."


async def test_nobody_joins_a_strangers_evening_by_an_old_list(club, make_bot, backup) -> None:
    async with club() as here:
        anna, ben = here.person("Anna"), here.person("Ben")
        await restart(here, make_bot, backup.take)
        await anna.slash(here.channel, "evening open", game="bieten")
        old = here.panel
        here.env.inject_error("GET", f"/channels/{here.channel.id}/messages", status=403, code=50001)
        await restart(here, make_bot, backup.restore)
        await ben.slash(here.channel, "evening open", game="bieten")
        await anna.click(now(here, old), label="Join")
        assert shown(now(here, old)) == "This tournament no longer exists."
        entrants = (await here.bot.tree.context.service.tournaments.get(1)).entrants
        assert [each.user for each in entrants] == [ben.id]


async def test_where_the_bot_is_not_a_press_redraws_the_message(club, make_bot, backup) -> None:
    async with club() as here:
        anna, ben = here.person("Anna"), here.person("Ben")
        await restart(here, make_bot, backup.take)
        leave(here)
        old = (await anna.slash(here.channel, "play", game="bieten")).response
        here.env.inject_error("GET", f"/channels/{here.channel.id}/messages", status=403, code=50001)
        await restart(here, make_bot, backup.restore)
        leave(here)
        new = (await ben.slash(here.channel, "play", game="bieten")).response
        pressed = await anna.click(old, label="Join")
        assert shown(pressed.response) == GONE
        assert await seats_of(here, 1) == [ben.id]
        await anna.click(new, label="Join")
        assert await seats_of(here, 1) == [ben.id, anna.id]
