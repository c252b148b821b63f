"""Test the slash commands: typed input and answers."""

import pytest

from bot.games import all_games
from bot.rules.errors import ParseError
from tests.ui.club import buttons, components, reply, seat, text_of


async def test_joining_leaving_and_starting_by_command(club) -> None:
    async with club() as here:
        (anna,) = await seat(here, "Anna", start=False)
        ben, cilli = here.person("Ben"), here.person("Cilli")
        assert "You sit at table 1" in reply(await ben.slash(here.channel, "join"))
        assert "You sit at table 1" in reply(await cilli.slash(here.channel, "join", table=1))
        assert ben.display_name in text_of(here.panel)
        assert "You have left table 1" in reply(await cilli.slash(here.channel, "leave"))
        assert cilli.display_name not in text_of(here.panel)
        assert "has started" in reply(await anna.slash(here.channel, "start"))
        assert "deal 1" in text_of(here.panel)


async def test_house_rules_are_shown_in_words_and_as_a_code(club) -> None:
    async with club() as here:
        await seat(here, "Anna", start=False, target=15, seats=4)
        assert "House rules: Target: 15" in text_of(here.panel)


async def test_house_rules_that_cannot_be_are_refused_with_what_can(club) -> None:
    async with club() as here:
        anna = here.person("Anna")
        result = await anna.slash(here.channel, "play", game="bieten", target=4)
        assert result.ephemeral
        assert "from 5 to 31" in reply(result)
        assert [type(error.__cause__) for error in here.env.errors] == [ParseError]


async def test_commands_without_a_table_say_what_to_do(club) -> None:
    async with club() as here:
        anna = here.person("Anna")
        assert "Use /play to open one" in reply(await anna.slash(here.channel, "join"))
        for command in ("leave", "start", "hand", "table"):
            assert "Use /join to take a seat" in reply(await anna.slash(here.channel, command))
        assert "There is no table 99" in reply(await anna.slash(here.channel, "table", table=99))
        assert len(here.env.errors) == 6


async def test_the_hand_by_command_is_the_hand_of_the_dm(club) -> None:
    async with club() as here:
        anna, _ = await seat(here, "Anna", "Ben")
        shown = await anna.slash(here.channel, "hand")
        assert shown.ephemeral
        assert text_of(shown.response) == text_of(here.dm(anna))


async def test_a_table_comes_down_and_its_old_message_points_to_it(club) -> None:
    async with club() as here:
        anna, ben = await seat(here, "Anna", "Ben")
        old = here.panel
        await here.bot.wait_until_ready()
        await anna.slash(here.channel, "table")
        assert here.panel.id != old.id
        left = next(m for m in here.channel.history() if m.id == old.id)
        assert not buttons(left, enabled=False)
        assert str(here.panel.id) in text_of(left)
        await ben.click(here.panel, label="My hand")
        assert "deal 1" in text_of(here.panel)


async def test_the_leaderboard_counts_finished_games(club) -> None:
    async with club() as here:
        anna = here.person("Anna")
        assert "No game counts here yet" in reply(await anna.slash(here.channel, "leaderboard"))
        assert "Bieten" in reply(await anna.slash(here.channel, "leaderboard", game="bieten"))


async def test_help_is_private(club) -> None:
    async with club() as here:
        result = await here.person("Anna").slash(here.channel, "help")
        assert result.ephemeral
        assert "/play" in reply(result)


@pytest.mark.parametrize("game", list(all_games()))
async def test_the_rules_of_every_game_can_be_leafed_through(club, game: str) -> None:
    async with club() as here:
        anna = here.person("Anna")
        result = await anna.slash(here.channel, "rules", game=game)
        assert result.ephemeral
        title = reply(result).strip().splitlines()[0].removeprefix("### ")
        assert ":" not in title, "a page's title has the game's name once"
        topics = await anna.autocomplete(here.channel, "rules", "topic", "", game=game)
        assert len(topics) > 1
        by_name = await anna.slash(here.channel, "rules", game=game, topic=topics[1]["value"])
        assert topics[1]["name"] in reply(by_name)
        menu = next(c for c in components(result.response) if c.get("type") == 3)
        await anna.select(result.response, [menu["options"][1]["value"]], custom_id=menu["custom_id"])
        assert reply(by_name) == text_of(result.response)


@pytest.mark.parametrize("game", [game for game, found in all_games().items() if found.options.presets])
async def test_presets_are_offered_by_name(club, game: str) -> None:
    async with club() as here:
        anna = here.person("Anna")
        offered = await anna.autocomplete(here.channel, "play", "preset", "", game=game)
        assert {choice["value"] for choice in offered} == set(all_games()[game].options.presets)
        opened = await anna.slash(here.channel, "play", game=game, preset=offered[-1]["value"])
        assert not opened.ephemeral


async def test_the_rules_of_ones_table_are_a_page_of_the_rules(club) -> None:
    async with club() as here:
        (anna,) = await seat(here, "Anna", start=False, target=15)
        first = reply(await anna.slash(here.channel, "rules", game="bieten"))
        assert first == reply(await here.person("Cilli").slash(here.channel, "rules", game="bieten"))
        mine = reply(await anna.slash(here.channel, "rules", game="bieten", topic="House rules of table 1"))
        assert "House rules of table 1" in mine
        assert mine.index("**End of the game: Target: 15**") < mine.index("Order of counting: bets first")
        topics = await anna.autocomplete(here.channel, "rules", "topic", "", game="bieten")
        assert topics[1]["name"] == "House rules of table 1"
        pressed = await here.choose(anna, "How to play")
        assert reply(pressed) == first, "how the game is played comes first"
        menu = next(c for c in components(pressed.response) if c.get("type") == 3)
        await anna.select(pressed.response, ["1"], custom_id=menu["custom_id"])
        assert text_of(pressed.response) == mine
        for person, game in ((anna, "betel"), (here.person("Ben"), "bieten")):
            assert "House rules of table" not in reply(await person.slash(here.channel, "rules", game=game))
