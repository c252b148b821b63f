"""Lessons as a newcomer goes through them: the buttons of a hand; the right one goes on, another is answered."""

import re

import pytest
from discord import PartialEmoji

from bot.games import find_game, text_folders
from bot.i18n import Catalogs
from bot.render.table import private_table
from bot.rules import panel as p
from bot.rules.lesson import LEARNER, read_lesson
from bot.tables import Preferences
from bot.ui import CardEmojis
from bot.ui.layout.discord_limits import MAX_CHARACTERS
from cogs.tutorial import cog as tutorial
from cogs.tutorial.messages import LessonPage
from tests.ui.club import buttons, components, ids, reply, text_of

GAMES = sorted(game for game, folder in text_folders().items() if (folder / "lesson.jsonl").exists())
LONGEST_ID = 100
WORDS = Catalogs.load(strict=True)


def stops_of(game):
    return read_lesson((text_folders()[game] / "lesson.jsonl").read_bytes(), find_game).stops


def page_of(message) -> int:
    """Return which page a message shows, from 1: its buttons have the number, or that of the next page."""
    ids = [each.get("custom_id", "") for each in components(message)]
    found = [match for match in (re.search(r"@lesson\.\w+\.(\d+)\.?([^.]*)", each) for each in ids) if match]
    own = [int(match[1]) + 1 for match in found if match[2]]
    return own[0] if own else max(int(match[1]) for match in found)


def part_of(message) -> tuple[int, int]:
    """Return which part of how many a message shows."""
    part, parts = re.search(r"· part (\d+) of (\d+)", text_of(message)).groups()
    return int(part), int(parts)


def said_in(explanation: str, text: str) -> bool:
    """Return whether every line of an explanation stands in a message."""
    return set(explanation.split("\n")) <= set(text.split("\n"))


def way_to(rows, verb: str, path: str = "") -> list[str] | None:
    """Return the verbs to press one after the other for an action: menus, the action, and yes if it is asked for."""
    for item in (item for row in rows for item in row):
        match item:
            case p.Menu(key=key) if found := way_to(item.rows, verb, f"{path}>{key}"):
                return [f"{path}>{key}", *found]
            case p.Button(action=action, confirm=confirm) if action == verb:
                return [f"?{verb}", verb] if confirm else [verb]
            case p.CardPicker(act=act, confirm=confirm) if verb.startswith(f"{act}:"):
                return [f"%{act}", verb] if confirm else [f"%{act}"]
    return None


async def press(user, message, verb: str, cards=()):
    """Press the button of a verb, or choose in its list; return the message as it is then."""
    [custom_id] = [
        each["custom_id"] for each in components(message) if each.get("custom_id", "").endswith(f".{verb}")
    ]
    click = (
        user.select(message, list(cards), custom_id=custom_id) if cards else user.click(message, custom_id=custom_id)
    )
    return (await click).response


async def do(user, message, game, stop, verb: str):
    """Do an action of the game as a person does."""
    for way in way_to(find_game(game).hand_panel(stop.state.view(LEARNER)).rows, verb):
        cards = verb.partition(":")[2].split(".") if way.startswith("%") else ()
        message = await press(user, message, way, cards)
    return message


async def go_to(user, message, number: int):
    """Have the lesson show its pages up to this one."""
    while page_of(message) < number:
        label = "Next" if "Next" in buttons(message) else "Show me"
        message = (await user.click(message, label=label)).response
    return message


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_lesson_is_played_in_a_direct_message(club, game) -> None:
    async with club() as here:
        anna = here.person("Anna").user
        message = (await anna.slash("tutorial", game=game)).response
        assert not message.flags.ephemeral
        stops = stops_of(game)
        for number, stop in enumerate(stops, 1):
            assert page_of(message) == number
            assert part_of(message) == (stops[number - 1].part, stops[-1].part)
            assert part_of(message)[1] < 6, "the way is short"
            words = WORDS.words("en", game)
            if stop.wanted is not None:
                assert words(stop.guide) in text_of(message)
                assert not said_in(words(stop.key), text_of(message))
                message = (await anna.click(message, label="Why?")).response
                assert "Why?" not in buttons(message)
            assert said_in(words(stop.key), text_of(message))
            assert all(len(each) <= LONGEST_ID for each in ids(message))
            if stop.wanted is not None:
                message = (await anna.click(message, label="Back")).response
                message = await do(anna, message, game, stop, stop.wanted.text())
            elif number < len(stops):
                message = (await anna.click(message, label="Next")).response
        assert "What you have learned" in text_of(message)
        assert not {"Next", "Show me"} & set(buttons(message))


class Synced(CardEmojis):
    """Emojis that are all there, with the longest names they can have."""

    ready = True

    def get(self, face, locale="en"):
        return PartialEmoji(name="c" * 32, id=10**18)


class LongNames:
    """A source of names that are as long as they can be."""

    def name(self, user: int, server: int | None) -> str:
        """Return a name."""
        return "A name of thirty-two characters!"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("liked", [Preferences(), Preferences(text_only=True)], ids=["pictures", "text only"])
def test_every_page_has_room_for_emojis_and_for_names_instead(game, liked) -> None:
    lesson = tutorial.lesson_of(game)
    words = WORDS.words("en", game)
    for number, stop in enumerate(lesson.stops):
        page = LessonPage(lesson, number, words, 10**18, None, LongNames(), Synced({}), liked)
        view = page.draw(explained=True, reply="x" * 400)
        shown = "\n".join(text["content"] for text in view.texts())
        assert len(shown) <= MAX_CHARACTERS
        assert "x" * 400 in shown, stop.name
        assert said_in(words(stop.key), shown)
        assert not (liked.text_only and "<:c" in shown)
        assert [sketch.make for sketch in view.sketches] == ([] if liked.text_only or page.last else [private_table])
        assert not any(sketch.private for sketch in view.sketches)


@pytest.mark.parametrize(
    ("game", "name", "verb", "said"),
    [
        ("bieten", "hold", "good", "for a leaf lower than yours"),
        ("bieten", "name", "play:W:Aa", "of two names that do, take the one that does more"),
        ("bid_whist", "bid", "bid:4 nt", "your joker takes no trick"),
        ("bid_whist", "bury", "bury:As.2s.3s.4s.5s.9s", "Keep all seven trumps"),
        ("betel", "exchange", "exchange:-.7c", "Take only the jack of hearts"),
        ("betel", "king", "play:7c", "the lesson continues differently here"),
    ],
)
async def test_another_choice_is_answered_and_the_lesson_stays(club, game, name, verb, said) -> None:
    async with club() as here:
        anna = here.person("Anna")
        number, stop = next((n, s) for n, s in enumerate(stops_of(game), 1) if s.name == name)
        message = (await anna.slash(here.channel, "tutorial", game=game)).response
        assert message.flags.ephemeral
        message = await go_to(anna, message, number)
        message = await do(anna, message, game, stop, verb)
        assert page_of(message) == number
        assert said in text_of(message)
        message = await do(anna, message, game, stop, stop.wanted.text())
        assert page_of(message) == number + 1
        assert said not in text_of(message)


async def test_menus_close_again_and_pages_turn_back(club) -> None:
    async with club() as here:
        anna = here.person("Anna").user
        message = (await anna.slash("tutorial", game="bieten")).response
        assert "Step back" not in buttons(message)
        number = next(n for n, stop in enumerate(stops_of("bieten"), 1) if stop.name == "name")
        message = await go_to(anna, message, number)
        before = buttons(message)
        opened = await press(anna, message, ">W")
        assert {"Hearts …", "Acorns …"} & set(buttons(opened)) or "Back" in buttons(opened)
        closed = (await anna.click(opened, label="Back")).response
        assert buttons(closed) == before
        back = (await anna.click(closed, label="Step back")).response
        assert page_of(back) == number - 1
        assert "Restart" not in buttons(back)


async def test_a_lesson_goes_on_after_a_restart(club, make_bot) -> None:
    async with club() as here:
        anna = here.person("Anna").user
        message = (await anna.slash("tutorial", game="bieten")).response
        message = await go_to(anna, message, 4)
        await here.restart(make_bot(2))
        stop = stops_of("bieten")[3]
        after = await do(anna, message, "bieten", stop, stop.wanted.text())
        assert page_of(after) == 5


async def test_the_end_leads_to_the_rules_and_to_a_table_with_computers(club) -> None:
    async with club() as here:
        anna = here.person("Anna").user
        message = (await anna.slash("tutorial", game="bid_whist")).response
        message = await go_to(anna, message, len(stops_of("bid_whist")))
        message = (await anna.click(message, label="Restart")).response
        assert page_of(message) == 1
        message = await go_to(anna, message, len(stops_of("bid_whist")))
        rules = await anna.click(message, label="Rules")
        assert "Two pairs, partners opposite" in reply(rules)
        started = await anna.click(message, label="Start with computers")
        [table] = await here.bot.tree.context.service.directory.for_user(anna.id, None)
        assert (table.status, [seat.user for seat in table.seats]) == ("playing", [anna.id, None, None, None])
        assert "Your bid" in reply(started)
        assert sum("Bid Whist · deal 1" in text_of(sent) for sent in anna.dm_channel.history()) == 1
        again = await anna.click(message, label="Start with computers")
        assert "You are already playing Bid Whist here: https://discord.com/channels/@me/" in reply(again)
        assert await here.bot.tree.context.service.directory.for_user(anna.id, None) == (table,)


async def test_the_end_starts_the_game_of_the_lobby_that_the_player_came_from(club) -> None:
    async with club() as here:
        anna, directory = here.person("Anna"), here.bot.tree.context.service.directory
        welcome = await anna.slash(here.channel, "play", game="bieten", target=5, seats=3, computers="novice")
        lesson = (await anna.click(welcome.followups[-1], label="Learn it in 3 minutes")).response
        lesson = await go_to(anna, lesson, len(stops_of("bieten")))
        [lobby] = await directory.for_user(anna.id, None)
        assert lobby.status == "lobby"
        started = await anna.click(lesson, label="Start with computers")
        [table] = await directory.for_user(anna.id, None)
        assert (table.id, table.status, table.options["target"], len(table.seats)) == (lobby.id, "playing", 5, 3)
        assert "your hand" in reply(started)
        link = f"https://discord.com/channels/{here.guild.id}/{here.channel.id}/{here.panel.id}"
        assert f"You are already playing Bieten here: {link}" in reply(
            await anna.click(lesson, label="Start with computers")
        )


async def test_a_game_without_a_lesson_says_so(club, monkeypatch) -> None:
    monkeypatch.setattr(tutorial, "lesson_file", lambda _: None)
    tutorial.lesson_of.cache_clear()
    async with club() as here:
        result = await here.person("Anna").slash(here.channel, "tutorial", game="bieten")
        assert result.ephemeral
        assert "This game has no lesson yet" in reply(result)
        assert len(here.env.errors) == 1


async def test_help_tells_of_it(club) -> None:
    async with club() as here:
        assert "/tutorial" in reply(await here.person("Anna").slash(here.channel, "help"))
