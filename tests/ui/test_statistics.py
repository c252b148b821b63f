"""Leaderboards, own figures and seasons as users see them."""

from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.errors import Conflict, NotFound, PermissionDenied
from bot.render import bare
from tests.cogs.test_settings import keeper
from tests.tables.past import bluffed, finished, open_file
from tests.ui.club import Club, buttons, components, files, reply, text_of

MOST_CHARACTERS, MOST_ALT = 4000, 1024


@pytest.fixture
def past(tmp_path: Path):
    """Return what writes finished games into the bot's database, while it runs."""

    def write(here: Club, people: Any, *scores: int, **which: Any) -> None:
        with open_file(tmp_path / "bot.sqlite") as db:
            finished(db, here.guild.id, [person.id if person else None for person in people], scores, **which)

    return write


async def settle(here: Club) -> None:
    """Have the bot count and rate what was written behind its back, and draw what it is drawing."""
    await here.bot.tree.context.service.statistics.rebuild()


def chart_of(message: Any) -> tuple[str, Image.Image] | None:
    """Return the alt text and the image of a message, or None if it has none."""
    galleries = [c for c in components(message) if c.get("type") == 12]
    if not galleries:
        return None
    [item] = galleries[0]["items"]
    return bare(item["description"]), item["media"]["url"]


async def test_the_words_come_first_and_the_chart_follows(club, past) -> None:
    async with club(pictures=True) as here:
        anna, ben, cilli = map(here.person, ("Anna", "Ben", "Cilli"))
        past(here, (anna, ben, cilli), 11, 5, 2)
        past(here, (ben, anna, cilli), 11, 5, 2)
        await settle(here)
        result = await anna.slash(here.channel, "leaderboard")
        assert not result.ephemeral
        lines = text_of(result.response).strip().splitlines()
        assert lines[:2] == ["### Leaderboard", "-# All time, by wins"]
        assert [line.split(" ")[0] for line in lines[2:]] == ["**1.**", "**1.**", "**3.**"]
        assert f"**3.** {cilli.display_name} · 2 games · won 0 · lost 2" in lines
        alt, _ = chart_of(result.response)
        assert alt == "Leaderboard, All time, by wins: Anna 1, Ben 1, Cilli 0"
        answered, *edits = [r for r in here.env.http_requests if "interactions" in r.path or "webhooks" in r.path]
        assert "callback" in answered.path
        assert [edit.method for edit in edits] == ["PATCH"]
        of_one = text_of((await anna.slash(here.channel, "leaderboard", game="bieten")).response)
        assert f"**3.** {cilli.display_name} · 2 games · won 0 · lost 2 · 4 points" in of_one


async def test_a_chart_is_a_small_picture(club, past) -> None:
    async with club(pictures=True) as here:
        anna, ben = map(here.person, ("Anna", "Ben"))
        past(here, (anna, ben), 11, 5)
        await settle(here)
        result = await anna.slash(here.channel, "leaderboard", game="bieten", by="points")
        [data] = (await files(result.response)).values()
        with Image.open(BytesIO(data)) as image:
            assert (image.format, image.mode, image.width) == ("PNG", "P", 760)
        assert len(data) < 20_000


async def test_where_nobody_is_there_is_no_chart(club) -> None:
    async with club(pictures=True) as here:
        anna = here.person("Anna")
        for command in ("leaderboard", "stats"):
            result = await anna.slash(here.channel, command)
            assert chart_of(result.response) is None
            assert not await files(result.response)
        assert f"{anna.display_name} has not finished a game here yet" in reply(result)


async def test_who_wants_text_only_gets_no_chart(club, past) -> None:
    async with club(pictures=True) as here:
        anna, ben = map(here.person, ("Anna", "Ben"))
        past(here, (anna, ben), 11, 5)
        await settle(here)
        await here.bot.tree.context.service.settings.change_user(anna.id, text_only=True)
        for command in ("leaderboard", "stats"):
            assert chart_of((await anna.slash(here.channel, command)).response) is None


async def test_where_pictures_are_off_there_is_no_chart_either(club, past) -> None:
    async with club(pictures=False) as here:
        anna, ben = map(here.person, ("Anna", "Ben"))
        past(here, (anna, ben), 11, 5)
        await settle(here)
        assert chart_of((await anna.slash(here.channel, "leaderboard")).response) is None


async def test_a_long_board_is_turned_page_by_page(club, past) -> None:
    async with club(pictures=True) as here:
        people = [here.person(f"Maximilian-Ferdinand von Nr {number:02}") for number in range(30)]
        for number, person in enumerate(people):
            past(here, (person, None), 31 - number, -99, target=31)
        await settle(here)
        result = await people[0].slash(here.channel, "leaderboard", game="bieten", by="points")
        first = text_of(result.response)
        assert len(first) < MOST_CHARACTERS
        assert f"**1.** {people[0].display_name}" in first
        assert f"**11.** {people[10].display_name}" in first, "ten are looked up, the eleventh has asked"
        assert f"**25.** {people[24].mention}" in first
        assert people[25].mention not in first
        assert "Page 1 of 2" in first
        alt, _ = chart_of(result.response)
        assert "Maximilian-Ferdinand von Nr 09 22" in alt
        assert len(alt) <= MOST_ALT
        assert list(buttons(result.response)) == ["Next ▶"]
        await people[1].click(result.response, label="Next ▶")
        second = text_of(result.response)
        assert f"**30.** {people[29].display_name}" in second
        assert people[24].mention not in second
        alt, _ = chart_of(result.response)
        assert "Maximilian-Ferdinand von Nr 29 2" in alt
        assert list(buttons(result.response)) == ["◀ Previous"]
        await people[1].click(result.response, label="◀ Previous")
        assert f"**25.** {people[24].mention}" not in text_of(result.response), "ten more are known by now"


async def test_twenty_five_people_with_the_longest_names_and_numbers_fit(club, past) -> None:
    async with club(pictures=True) as here:
        people = [here.person("W" * 30 + f"{number:02}") for number in range(25)]
        for person in people:
            past(here, (person, None), 10**9, -(10**9), target=31)
        await settle(here)
        for by in ("wins", "points", "wins"):
            result = await people[0].slash(here.channel, "leaderboard", game="bieten", house="BIE-31", by=by)
            assert len(text_of(result.response)) <= MOST_CHARACTERS
            assert len(chart_of(result.response)[0]) <= MOST_ALT
        assert people[24].display_name in text_of(result.response), "all are known by now"


async def test_own_figures_with_the_bluff_book_the_rating_and_its_course(club, past) -> None:
    async with club(pictures=True) as here:
        anna, ben = map(here.person, ("Anna", "Ben"))
        past(here, (anna, ben), 11, 5, record=bluffed((anna.id, ben.id)))
        past(here, (anna, ben), 3, 11, at="2026-01-02T12:00:00+00:00")
        await settle(here)
        mine = await ben.slash(here.channel, "stats")
        theirs = await anna.slash(here.channel, "stats", player=ben, game="bieten")
        assert not mine.ephemeral
        assert reply(mine) == reply(theirs)
        text = reply(mine).strip()
        assert text.startswith(f"### Statistics of {ben.display_name}")
        assert "**Bieten** · 2 games · won 1 · lost 1 · 16 points, 8.0 a game" in text
        assert "? (provisional: 2 games of 20)" in text
        assert "Figures bet: 1, raised: 0, held: 0, answered with good: 0" in text
        assert "Bluff book: one figure bet or raised that by the cards was another player's or no one's; " in text
        assert "; successful: 1, caught: 0" in text
        alt, _ = chart_of(mine.response)
        assert alt.startswith("Rating, game by game\nBieten: 1500 at first, ")
        assert alt.endswith("1516 after 2 games, between 1395 and 1516")


async def test_who_was_never_rated_sees_the_course_of_their_points(club, past) -> None:
    async with club(pictures=True) as here:
        anna = here.person("Anna")
        past(here, (anna, None), -3, 11)
        past(here, (anna, None), 1, 11)
        await settle(here)
        result = await anna.slash(here.channel, "stats")
        assert "−2 points, −1.0 a game" in reply(result).replace("-2 points", "−2 points")
        assert "Rating" not in reply(result)
        assert chart_of(result.response)[0] == (
            "Points in Bieten, game by game\nAnna: 0 at first, −2 after 2 games, between −3 and 0"
        )


async def test_ratings_are_marked_until_they_can_be_believed(club, past) -> None:
    async with club(pictures=True) as here:
        anna, ben = map(here.person, ("Anna", "Ben"))
        past(here, (anna, ben), 11, 5)
        await settle(here)
        refused = await anna.slash(here.channel, "leaderboard", by="rating")
        assert refused.ephemeral
        assert "Choose one in “game”" in reply(refused)
        result = await anna.slash(here.channel, "leaderboard", game="bieten", by="rating")
        assert "? · one rated game" in reply(result)
        assert "Provisional: fewer than 20 games" in reply(result)
        assert chart_of(result.response)[0].startswith("Leaderboard: Bieten, All time, by rating: Anna 1")
        assert [type(error.__cause__) for error in here.env.errors] == [Conflict]


async def test_a_season_from_its_beginning_to_its_table(club, past) -> None:
    async with club() as here:
        owner = keeper(here, "Otto")
        anna, ben = map(here.person, ("Anna", "Ben"))
        assert "This server has had no season yet" in reply(await anna.slash(here.channel, "season list"))
        past(here, (ben, anna), 11, 5)
        begun = await owner.slash(here.channel, "season start", name="Winter *26*")
        assert not begun.ephemeral
        assert "has begun" in reply(begun)
        assert "is running" in reply(await owner.slash(here.channel, "season start", name="Spring"))
        past(here, (anna, ben), 11, 5)
        board = reply(await anna.slash(here.channel, "leaderboard"))
        assert "Season “Winter \\*26\\*”, by wins" in board
        assert f"**1.** {anna.display_name} · one game" in board
        offered = await anna.autocomplete(here.channel, "leaderboard", "season", "")
        assert [choice["name"] for choice in offered] == ["Winter *26*", "all time"]
        all_time = reply(await anna.slash(here.channel, "leaderboard", season=offered[1]["value"]))
        assert f"**1.** {anna.display_name} · 2 games" in all_time

        asked = await owner.slash(here.channel, "season close")
        assert asked.ephemeral
        assert "Close the season “Winter" in reply(asked)
        pressed = await owner.click(asked.response, label="Close the season")
        assert "is closed" in text_of(asked.response)
        assert f"**1.** {anna.display_name} · one game" in reply(pressed)
        assert f"won by {anna.display_name}" in reply(await anna.slash(here.channel, "season list"))
        assert "All time" in reply(await anna.slash(here.channel, "leaderboard"))
        assert "No season is running" in reply(await owner.slash(here.channel, "season close"))
        assert "Choose one of Winter" in reply(await anna.slash(here.channel, "leaderboard", season="Summer"))
        kinds = [type(error.__cause__) for error in here.env.errors]
        assert kinds == [Conflict, NotFound, NotFound]


async def test_only_managers_begin_and_close_seasons(club) -> None:
    async with club() as here:
        anna = here.person("Anna")
        for command, which in (("season start", {"name": "Winter"}), ("season close", {})):
            refused = await anna.slash(here.channel, command, **which)
            assert refused.ephemeral
            assert "Only people who can manage this server" in reply(refused)
        assert [type(error.__cause__) for error in here.env.errors] == [PermissionDenied, PermissionDenied]
