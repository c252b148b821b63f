"""Show, export and delete a user's data on Discord."""

import json
import sqlite3
from io import BytesIO
from zipfile import ZipFile

from bot.render import computer_name
from bot.ui.discord import responder
from cogs.privacy import cog
from tests.ui.club import buttons, leave, move, reply, seat, text_of


async def over(here):
    """Have two users play a game to the end."""
    people = await seat(here, "Anna", "Ben", target=5)
    while await move(here, people):
        pass
    return people


async def test_it_is_told_in_words_and_counts_to_nobody_else(club) -> None:
    async with club() as here:
        anna, ben = await over(here)
        await anna.slash(here.channel, "block", player=ben)
        shown = await anna.slash(here.channel, "privacy show")
        assert shown.ephemeral
        for line in ("People you have blocked: 1", "Results of finished games: 1", "Direct messages whose ID"):
            assert line in reply(shown)
        assert "your Discord language" in reply(shown)


async def test_it_is_given_out_as_a_file(club) -> None:
    async with club() as here:
        anna, _ = await over(here)
        given = await anna.slash(here.channel, "privacy export")
        assert given.ephemeral
        [file] = given.response.attachments
        assert file.filename == f"privacy-{anna.id}.json"
        data = json.loads(await file.read())
        assert data["user"] == str(anna.id)
        assert data["games.finished"] == [1]


async def test_a_large_file_is_zipped_and_has_more_time(club, monkeypatch) -> None:
    monkeypatch.setattr(cog, "MAX_PLAIN_BYTES", 0)
    monkeypatch.setattr(responder, "SMALL_BYTES", 0)
    monkeypatch.setattr(responder, "FOLLOWUP_SECONDS", 0)
    async with club() as here:
        anna, _ = await over(here)
        given = await anna.slash(here.channel, "privacy export")
        assert given.ephemeral
        [file] = given.response.attachments
        assert file.filename == f"privacy-{anna.id}.zip"
        with ZipFile(BytesIO(await file.read())) as packed:
            data = json.loads(packed.read(f"privacy-{anna.id}.json"))
        assert data["games.finished"] == [1]


async def test_who_is_at_a_game_is_told_to_leave_first(club) -> None:
    async with club() as here:
        anna, _ = await seat(here, "Anna", "Ben")
        page = (await anna.slash(here.channel, "privacy delete")).response
        assert "can't undo this" in text_of(page)
        assert "You still sit at table 1. Use /leave there first" in reply(
            await anna.click(page, label="Delete everything")
        )
        assert anna.display_name in text_of(here.panel)


async def test_it_is_deleted_and_others_still_have_their_games(club, tmp_path) -> None:
    async with club() as here:
        anna, ben = await over(here)
        over_panel = here.panel
        page = (await anna.slash(here.channel, "privacy delete")).response
        await anna.click(page, label="Delete everything")
        assert "Deleted." in text_of(page)
        assert not buttons(page)
        db = sqlite3.connect(tmp_path / "bot.sqlite")
        for (table,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            for row in db.execute(f"SELECT * FROM {table}").fetchall():
                assert str(anna.id) not in " ".join(map(str, row)), table
        db.close()
        board = reply(await ben.slash(here.channel, "leaderboard"))
        assert ben.display_name in board
        assert anna.display_name not in board
        replayed = await ben.slash(here.channel, "replay", number=1)
        assert "former player 1" in reply(replayed)
        assert "the promise follows from the seed" in reply(await ben.slash(here.channel, "verify", number=1))
        assert "former player 1" in reply(await ben.slash(here.channel, "slate"))
        assert "Game over" in text_of(over_panel), "what stands in the channel stays"
        lobby = next(message for message in here.channel.history() if "Join" in buttons(message))
        await anna.click(lobby, label="Join")
        await ben.click(lobby, label="Start")
        assert "your hand" in text_of(here.dm(anna)), "they may play again"


async def test_a_table_shown_in_direct_messages_is_forgotten_too(club, make_bot, tmp_path) -> None:
    async with club() as here:
        anna, ben = await seat(here, "Anna", "Ben")
        for person in (anna, ben):
            shown = (await person.user.slash("table", table=1)).response
        await here.restart(make_bot())
        assert f"🤖 {computer_name('bieten', 1, 1)}" not in text_of(shown)
        await leave(here, anna)
        assert f"🤖 {computer_name('bieten', 1, 1)}" in text_of(shown), "it goes on after a restart"
        page = (await anna.slash(here.channel, "privacy delete")).response
        await anna.click(page, label="Delete everything")
        await leave(here, ben)
        db = sqlite3.connect(tmp_path / "bot.sqlite")
        notes = [" ".join(map(str, row)) for row in db.execute("SELECT key, person FROM tracked_messages").fetchall()]
        db.close()
        assert not [note for note in notes if str(anna.id) in note]
        assert [note for note in notes if str(ben.id) in note]
