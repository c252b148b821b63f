"""Finished games by command: the transcript, the record, the proof, and who may see them."""

import json
import re

from bot.games import find_game
from bot.render import bare
from bot.rules.record import replay
from tests.ui.club import Club, files, move, reply, seat


async def play_out(club: Club, people: list) -> None:
    while await move(club, people):
        pass


async def test_a_finished_game_comes_in_words_and_as_a_file(club) -> None:
    async with club() as here:
        anna, _ = people = await seat(here, "Anna", "Ben", target=5)
        await play_out(here, people)
        assert "Use number 1 with" in await here.details(anna)
        shown = await anna.slash(here.channel, "replay", number=1)
        assert shown.ephemeral
        [(name, record)] = (await files(shown.response)).items()
        assert name == "game-1.jsonl"
        assert json.loads(record.split(b"\n")[0])["players"] == ["Anna", "Ben"]
        [(last, _)] = replay(record, find_game, each=False)
        assert last["over"]
        words = await anna.click(shown.response, label="In words")
        assert words.ephemeral
        assert (await files(words.response)) == {"game-1.jsonl": record}
        assert reply(words).startswith("Bieten (BIE-5)\nAt the table: Anna and Ben.")
        assert re.search(r"^\w+ reaches 5 with \w+\.\n\w+ wins\.\n.+ loses?\.$", reply(words), re.MULTILINE)


async def test_a_long_game_comes_as_a_text_file_too(club) -> None:
    async with club() as here:
        people = await seat(here, "Anna", "Ben", target=15)
        await play_out(here, people)
        shown = await people[0].slash(here.channel, "replay", number=1)
        words = await people[0].click(shown.response, label="In words")
        transcript = bare((await files(words.response))["game-1.txt"].decode())
        assert transcript.startswith("Bieten (BIE-15)\nAt the table: Anna and Ben.")
        assert re.search(r"^\w+ reaches 15 with \w+\.\n\w+ wins\.\n", transcript, re.MULTILINE)
        assert "Bieten (BIE-15)" in reply(words)


async def test_the_proof_is_of_the_promise_that_stood_there_and_of_no_other(club) -> None:
    async with club() as here:
        people = await seat(here, "Anna", "Ben", target=5)
        promised = re.findall(r"Promise of the shuffle: `(\w+)`", await here.details(people[0]))
        await play_out(here, people)
        shown = await people[0].slash(here.channel, "verify", number=1, promise=promised[0])
        assert shown.ephemeral
        assert promised[0] in reply(shown)
        assert "it holds: the promise follows from the seed" in reply(shown)
        other = await people[0].slash(here.channel, "verify", number=1, promise="0" * 64)
        assert "The promise you noted is NOT the one of this game." in reply(other)
        assert "it holds" not in reply(other)


async def test_who_has_not_been_seen_is_called_by_name_after_a_restart(club, make_bot) -> None:
    async with club() as here:
        people = await seat(here, "Anna", "Ben", target=5)
        await play_out(here, people)
        await here.restart(make_bot())
        shown = await here.person("Cilli").slash(here.channel, "replay", number=1)
        assert "Anna and Ben" in reply(shown)


async def test_only_finished_games_of_this_server_or_ones_own_are_shown(club) -> None:
    async with club() as here:
        people = await seat(here, "Anna", "Ben", target=5)
        anna, ben = people
        for command in ("replay", "verify"):
            assert "There is no finished game number 1 here" in reply(
                await anna.slash(here.channel, command, number=1)
            )
        await play_out(here, people)
        elsewhere = here.env.create_guild(name="Another club")
        channel = elsewhere.create_text_channel("cards")
        stranger = elsewhere.add_member(here.env.create_user("dora"))
        for number in (1, 2, -1, 2**53 - 1):
            for command in ("replay", "verify"):
                assert "There is no finished game" in reply(await stranger.slash(channel, command, number=number))
        guest = elsewhere.add_member(ben.user)
        assert "Bieten (BIE-5)" in reply(await guest.slash(channel, "replay", number=1))
        assert len(here.env.errors) == 10
