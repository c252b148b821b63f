"""House rules on Discord: names by command, and the host's pages in the lobby."""

from typing import Any

import discord
import pytest

from bot.games import all_games
from bot.i18n import message_id
from bot.rules.options import ChoiceOption
from cogs.house_rules.messages import MAX_TYPED_LENGTH
from tests.ui.club import buttons, components, move, reply, seat, text_of
from tests.ui.conftest import CATALOGS
from tests.ui.forms import fields, preset

PHONE_LABEL = 30
"""Characters of a list's label in a window 380 pixels wide."""


def lists(message: Any) -> list[dict[str, Any]]:
    return [c for c in components(message) if c.get("type") == 3]


async def choose(person, message: Any, value: str):
    """Choose a value in the list of a message that has it."""
    menu = next(c for c in lists(message) if value in [o["value"] for o in c["options"]])
    return await person.select(message, [value], custom_id=menu["custom_id"])


async def test_house_rules_are_saved_listed_shown_and_used(club) -> None:
    async with club() as here:
        anna = here.person("Anna")
        assert "has no saved house rules yet" in reply(await anna.slash(here.channel, "house list")).lower()
        saved = await anna.slash(here.channel, "house save", name="Sunday Club", code="bie-15-ko")
        assert saved.ephemeral
        assert "BIE-15-KO" in reply(saved)
        assert "**Sunday Club** · Bieten `BIE-15-KO`: Target: 15, Knockout: yes" in reply(
            await anna.slash(here.channel, "house list")
        )
        shown = reply(await anna.slash(here.channel, "house show", code="sunday club"))
        assert (
            "Preset: **Standard**\nDifferent from the preset:\n"
            "**End of the game: Target: 15, Knockout: yes**\nAs in the preset:" in shown
        )
        await anna.slash(here.channel, "play", game="bieten", preset="SUNDAY CLUB")
        assert "BIE-15-KO" in await here.details(here.person("Franz"))


async def test_the_rules_of_a_table_get_a_name(club) -> None:
    async with club() as here:
        (anna,) = await seat(here, "Anna", start=False, target=7)
        assert "BIE-7" in reply(await anna.slash(here.channel, "house save", name="quick"))
        assert "BTL" in reply(await anna.slash(here.channel, "house save", name="plain", game="betel"))
        ben = here.person("Ben")
        assert "You're not at a table" in reply(await ben.slash(here.channel, "house save", name="mine"))
        assert "Someone else has saved “quick”" in reply(
            await ben.slash(here.channel, "house save", name="QUICK", code="BTL")
        )
        assert len(here.env.errors) == 2


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        (
            "sundy",
            "There are no house rules called “sundy” here. Use /house list to see them all. Did you mean “Sunday”?",
        ),
        ("BIE-15-K0", "Did you mean “KO”?"),
        ("BIE-4", "takes numbers from 5 to 31"),
        ("BEI", "Did you mean “BIE”?"),
    ],
)
async def test_a_typo_is_answered_with_the_nearest_match(club, code: str, sentence: str) -> None:
    async with club() as here:
        anna = here.person("Anna")
        await anna.slash(here.channel, "house save", name="Sunday", code="BIE-15")
        assert sentence in reply(await anna.slash(here.channel, "house show", code=code))
        assert len(here.env.errors) == 1


async def test_only_managers_delete_names(club) -> None:
    async with club() as here:
        anna = here.person("Anna")
        await anna.slash(here.channel, "house save", name="Sunday", code="BIE-15")
        assert "manage this server" in reply(await anna.slash(here.channel, "house delete", name="sunday"))
        assert len(here.env.errors) == 1
        keepers = here.guild.create_role("keepers", permissions=discord.Permissions(manage_guild=True))
        owner = here.guild.add_member(here.env.create_user("olga"), roles=[keepers])
        assert "is deleted" in reply(await owner.slash(here.channel, "house delete", name="sunday"))
        assert "Sunday" not in reply(await anna.slash(here.channel, "house list"))


async def test_presets_names_and_codes_are_offered(club) -> None:
    async with club() as here:
        anna = here.person("Anna")
        await anna.slash(here.channel, "house save", name="Sunday", code="BIE-15")
        await anna.slash(here.channel, "house save", name="Whist Night", game="bid_whist", code="cincinnati")
        offered = await anna.autocomplete(here.channel, "play", "preset", "", game="bieten")
        assert offered == [{"name": "Sunday (BIE-15)", "value": "Sunday"}]
        offered = await anna.autocomplete(here.channel, "play", "preset", "ni", game="bid_whist")
        assert [choice["value"] for choice in offered][-1] == "Whist Night"
        everything = await anna.autocomplete(here.channel, "house delete", "name", "")
        assert [choice["value"] for choice in everything] == ["Sunday", "Whist Night"]


async def test_the_host_changes_an_option_from_the_lobby(club) -> None:
    async with club() as here:
        anna, ben = await seat(here, "Anna", "Ben", start=False)
        assert "House rules of table 1" in reply(await here.choose(ben, "House rules")), "in words, not to be changed"
        page = (await here.choose(anna, "House rules")).response
        assert "All rules are those of the preset." in text_of(page)
        assert len(lists(page)) == 3
        await choose(anna, page, "knockout")
        assert text_of(page).strip() == "### Knockout: no"
        await choose(anna, page, "1")
        assert "**End of the game: Knockout: yes**" in text_of(page)
        assert "BIE-KO" in await here.details(here.person("Franz"))
        await choose(anna, page, "wild")
        await anna.click(page, label="Back")
        assert "**End of the game: Knockout: yes**" in text_of(page)


async def test_a_number_is_typed_and_a_wrong_one_refused(club) -> None:
    async with club() as here:
        (anna,) = await seat(here, "Anna", start=False)
        page = (await here.choose(anna, "House rules")).response
        shown = await choose(anna, page, "target")
        await anna.submit_modal(shown, {"value": "15"})
        assert "House rules BIE-15" in await here.details(anna)
        for wrong in ("6", "many"):
            shown = await choose(anna, page, "target")
            assert "from 5 to 31, in steps of 2" in reply(await anna.submit_modal(shown, {"value": wrong}))
        shown = await choose(anna, page, "target")
        await anna.submit_modal(shown, {"value": ""})
        assert "All rules are those of the preset." in text_of(page)
        assert "House rules BIE\n" in await here.details(anna)


async def test_a_code_changes_everything_at_once(club) -> None:
    async with club() as here:
        anna = here.person("Anna")
        await anna.slash(here.channel, "play", game="bid_whist")
        page = (await here.choose(anna, "House rules")).response
        labels = [each["placeholder"] for each in lists(page)]
        assert "Auction: lowest bid, order …" in labels
        assert len(labels) == 8
        shown = await anna.click(page, label="Enter a code")
        await anna.submit_modal(shown, {"value": "bid-cut-5p-k4"})
        assert "BID-CUT-5P-K4" in await here.details(here.person("Franz"))
        await choose(anna, page, "cincinnati")
        assert "BID-CIN" in await here.details(here.person("Franz"))


LONG = (
    "BID-S2-LOT-ANYKIT-NOCOURT-ROUNDS-MIN4-NUMNT-EQUAL-EAT-NTBID-AFTER-SPORT-BOOKFIRST-THROW-JLAST-X1-FLAT1-NOMINUS-"
    "SODD-BACK-BGAME-TWOWINS-MISS2-HAW-D9007199254740991-RUBBER-FLYGAME-FC0-ANYBOOK-LTNEVER-ALLX4"
)
"""About the longest code that can be played."""


async def test_the_longest_code_can_be_typed_saved_and_chosen(club) -> None:
    async with club() as here:
        anna = here.person("Anna")
        await anna.slash(here.channel, "play", game="bid_whist")
        page = (await here.choose(anna, "House rules")).response
        await anna.submit_modal(await anna.click(page, label="Enter a code"), {"value": LONG})
        assert LONG in text_of(page)
        shown = await anna.click(page, label="Enter a code")
        assert preset(fields(shown)["value"]) == [LONG]
        await anna.submit_modal(shown, {"value": LONG.lower()})
        assert LONG in await here.details(anna)
        assert LONG in reply(await anna.slash(here.channel, "house save", name="Everything", code=LONG))
        assert LONG in reply(await anna.slash(here.channel, "house list"))
        assert LONG in reply(await anna.slash(here.channel, "house show", code=LONG))
        (offered,) = await anna.autocomplete(here.channel, "house show", "code", "everything", game="bid_whist")
        assert offered["value"] == "Everything"
        page = (await here.choose(anna, "House rules")).response
        assert "Everything" in [option["value"] for menu in lists(page) for option in menu["options"]]


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_a_form_has_room_for_every_code(game) -> None:
    options = game.options
    longest = len(options.prefix) + sum(len(f"-{max(codes(option), key=len)}") for option in options.options)
    assert longest + max((len(f"-{code}") for code in options.preset_codes.values()), default=0) <= MAX_TYPED_LENGTH


def codes(option) -> list[str]:
    """Return parts that an option can have in a code, the longest among them."""
    values = option.values if isinstance(option, ChoiceOption) else (option.low, option.high)
    return [*map(option.code, values), f"{''.join(word[:3] for word in option.name.split('_'))}0"]


async def test_a_preset_lists_its_rules_and_the_lobby_mentions_many_changes_in_short(club) -> None:
    async with club() as here:
        anna = here.person("Anna")
        await anna.slash(here.channel, "play", game="bid_whist", preset="wikipedia")
        page = (await here.choose(anna, "House rules")).response
        assert "\nAuction: Lowest bid: 4\n" in text_of(page)
        assert "\nReneges: can be called\nAll rules are those of the preset." in text_of(page)
        for option, number in (("bid_order", 2), ("sport", 2), ("boston_bid", 1), ("nt_jokers", 3)):
            await pick(anna, page, option, number)
        assert "House rules: Casual: sported kitty, callable reneges · 4 changes" in text_of(here.panel)


async def test_rules_of_its_own_can_be_kept_until_they_have_a_name(club) -> None:
    async with club() as here:
        anna = here.person("Anna")
        await anna.slash(here.channel, "play", game="bid_whist", preset="cincinnati")
        page = (await here.choose(anna, "House rules")).response
        assert "To keep these rules" not in text_of(page), "a preset has a name"
        await pick(anna, page, "target", 1)
        assert "To keep these rules for other games, use /house save." in text_of(page)
        await anna.slash(here.channel, "house save", name="Family night")
        assert "To keep these rules" not in text_of((await here.choose(anna, "House rules")).response)


@pytest.mark.parametrize("locale", CATALOGS.locales)
def test_labels_of_lists_fit_on_a_phone(locale: str) -> None:
    labels = {
        words("house-change-group", group=words(message_id("change", group)))
        for game in all_games().values()
        for words in [CATALOGS.words(locale, game.id)]
        for group in game.options.grouped
        if group
    }
    assert {label for label in labels if len(label) > PHONE_LABEL} == set()


async def test_a_number_without_a_limit_is_left_empty(club) -> None:
    async with club() as here:
        anna = here.person("Anna")
        await anna.slash(here.channel, "play", game="bid_whist")
        page = (await here.choose(anna, "House rules")).response
        form = await choose(anna, page, "deals")
        assert "1 or more. Empty: no limit" in str(form.modal)


async def pick(person, page: Any, option: str, number: int):
    await choose(person, page, option)
    return await choose(person, page, str(number))


async def test_house_rules_stay_once_the_game_has_begun(club) -> None:
    async with club() as here:
        anna, _ = await seat(here, "Anna", "Ben", start=False)
        page = (await here.choose(anna, "House rules")).response
        await anna.click(here.panel, label="Start")
        assert "House rules" not in buttons(here.panel)
        assert "already started" in reply(await choose(anna, page, "knockout"))


async def test_after_a_game_the_host_prepares_another(club) -> None:
    async with club() as here:
        people = anna, _ = await seat(here, "Anna", "Ben", target=5, start=False)
        menu, page = await here.more(anna), (await here.choose(anna, "House rules")).response
        seats = (await here.choose(anna, "Seats")).response
        levels = next(c for c in lists(menu) if any(o["value"] == "novice" for o in c["options"]))
        await anna.click(here.panel, label="Start")
        while await move(here, people):
            pass
        over = here.panel
        for press in (
            anna.click(menu, label="Allow hints (not rated)"),
            anna.click(menu, label="Add computer"),
            anna.select(menu, ["novice"], custom_id=levels["custom_id"]),
            choose(anna, page, "knockout"),
            choose(anna, page, "BIE"),
            anna.select(seats, ["1"], custom_id=lists(seats)[0]["custom_id"]),
        ):
            assert "The game has ended since this menu was opened" in reply(await press)
            assert here.panel.id == over.id
            assert "Rematch" in buttons(over)
        page = (await here.choose(anna, "House rules")).response
        await pick(anna, page, "knockout", 1)
        assert "House rules BIE-5-KO" in await here.details(anna)
        assert "Start" in buttons(here.panel)
        left = next(m for m in here.channel.history() if m.id == over.id)
        assert "Game over" in text_of(left)
        assert list(buttons(left, enabled=False)) == ["Look back", "All hands", "Replay"]


async def test_standings_of_some_house_rules_only(club) -> None:
    async with club() as here:
        anna = here.person("Anna")
        await anna.slash(here.channel, "house save", name="Sunday", code="BIE-15")
        for house in ("sunday", "BIE-15"):
            assert "Bieten, house rules BIE-15" in reply(await anna.slash(here.channel, "leaderboard", house=house))
        assert "Did you mean “Sunday”" in reply(await anna.slash(here.channel, "leaderboard", house="sundy"))
        assert len(here.env.errors) == 1


async def test_play_says_what_the_number_of_seats_brings(club) -> None:
    async with club() as here:
        anna, ben = here.person("Anna"), here.person("Ben")
        said = reply(await anna.slash(here.channel, "play", game="bid_whist", preset="cutthroat", seats=5))
        assert "Also changed, so that the rules fit together: Players: 5, Kitty: 4." in said
        assert "BID-CUT-5P-K4" in await here.details(here.person("Franz"))
        assert "along" not in reply(
            await ben.slash(here.channel, "play", game="bid_whist", preset="cutthroat", seats=4)
        )
        said = reply(await ben.slash(here.channel, "play", game="bid_whist", seats=3))
        assert "so that the rules fit together: Preset: Cutthroat, everyone alone, Players: 3." in said


async def test_the_lobby_says_what_the_number_of_players_brings(club) -> None:
    async with club() as here:
        anna = here.person("Anna")
        await anna.slash(here.channel, "play", game="bid_whist", preset="cutthroat")
        page = (await here.choose(anna, "House rules")).response
        page = (await choose(anna, page, "players")).response or page
        values = next(c for c in lists(page) if len(c["options"]) == 3)
        five = next(o["value"] for o in values["options"] if o["label"] == "5")
        page = (await anna.select(page, [five], custom_id=values["custom_id"])).response or page
        assert "Also changed, so that the rules fit together: Kitty: 4." in text_of(page)
        page = (await choose(anna, page, "cutthroat")).response or page
        assert "Also changed, so that the rules fit together: Players: 5, Kitty: 4." in text_of(page)
        assert "BID-CUT-5P-K4" in await here.details(here.person("Franz"))


async def test_jokers_and_kitty_go_together_and_the_lobby_says_so(club) -> None:
    async with club() as here:
        anna = here.person("Anna")
        await anna.slash(here.channel, "play", game="bid_whist")
        page = (await here.choose(anna, "House rules")).response
        offered = {option["value"] for menu in lists(page) for option in menu["options"]}
        assert {"jokers", "kitty"} <= offered
        assert offered.isdisjoint({"kitty_deal_restriction", "renege_penalty"})
        for option, number, code, along in (
            ("jokers", 1, "BID-1J-K5", "Kitty: 5"),
            ("jokers", 2, "BID-0J-K4", "Kitty: 4"),
            ("kitty", 3, "BID-0J-K0", ""),
            ("kitty", 1, "BID-1J-K5", "Jokers: 1"),
            ("kitty", 3, "BID-0J-K0", "Jokers: 0"),
            ("partnership", 1, "BID-CUT", "Preset: Cutthroat, everyone alone"),
            ("partnership", 0, "BID", "Preset: Standard"),
        ):
            page = (await choose(anna, page, option)).response or page
            page = (await choose(anna, page, str(number))).response or page
            note = f"Also changed, so that the rules fit together: {along}"
            assert note in text_of(page) if along else "Also changed" not in text_of(page)
            assert f"`{code}`" in text_of(page) or f"{code}\n" in text_of(page), text_of(page)[:200]


async def test_an_even_target_is_refused_with_the_reason(club) -> None:
    async with club() as here:
        anna = here.person("Anna")
        refused = reply(await anna.slash(here.channel, "play", game="bieten", target=12))
        assert "takes odd numbers only, by tradition: from 5 to 31" in refused
        assert "tradition" not in reply(await anna.slash(here.channel, "play", game="bieten", target=33))
        assert len(here.env.errors) == 2


async def test_what_nobody_can_type_is_left_out_of_a_name(club) -> None:
    """One of the databases refuses it, the other one keeps it."""
    async with club() as here:
        anna = here.person("Anna")
        assert "“Sunday”" in reply(await anna.slash(here.channel, "house save", name="Sun\0day", code="bie-15"))
        assert "**Sunday** ·" in reply(await anna.slash(here.channel, "house list"))


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_each_option_is_in_one_list(game) -> None:
    grouped = [option.name for options in game.options.grouped.values() for option in options]
    assert sorted(grouped) == sorted(option.name for option in game.options.shown)
