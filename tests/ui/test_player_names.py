"""Seats before a game: shown with who are partners, chosen, and swapped by consent or by the host."""

from simcord.actors import _dispatch_actor_interaction
from simcord.enums import InteractionType

from tests.ui.club import Club, buttons, components, seat, text_of


def lists(message) -> dict[str, str]:
    """Return the lists of a message: prompts and custom ids."""
    return {c["placeholder"]: c["custom_id"] for c in components(message) if c.get("type") == 3}


async def page(here: Club, person):
    """Open the page with the seats."""
    shown = await here.choose(person, "Seats")
    assert shown.ephemeral
    return shown.response


async def sit(here: Club, person, place: int):
    """Choose a seat, numbered from 1; return the page as it is then."""
    shown = await page(here, person)
    await person.select(shown, [str(place - 1)], custom_id=lists(shown)["Sit at …"])
    return shown


def order(here: Club) -> list[str]:
    """Return who sits in the lobby, numbered by their seats: the message has them in one line, partners together."""
    line = text_of(here.panel).strip().split("\n")[1]
    sides = [side.split(" & ") for side in line.removeprefix("Partners: ").split(" · ")]
    sitting = (
        [name for seats in zip(*sides, strict=True) for name in seats]
        if len(sides[0]) > 1
        else [side[0] for side in sides]
    )
    return [f"{number}. {name}" for number, name in enumerate(sitting, 1)]


async def whist(here: Club, *names: str):
    """Open a table of Bid Whist with these users."""
    people = [here.person(name) for name in names]
    await people[0].slash(here.channel, "play", game="bid_whist")
    for person in people[1:]:
        await person.click(here.panel, label="Join")
    return people


async def test_seats_and_partners_are_shown(club) -> None:
    async with club() as here:
        anna, ben, cilli = await whist(here, "Anna", "Ben", "Cilli")
        assert order(here) == [
            f"1. {anna.display_name} 👑",
            f"2. {cilli.display_name}",
            f"3. {ben.display_name}",
            "4. free seat",
        ], "the second person is the partner of the first"
        partners = f"Partners: {anna.display_name} 👑 & {ben.display_name} · {cilli.display_name} & free seat"
        assert partners in text_of(here.panel)


async def test_a_lobby_says_how_many_seats_are_taken_and_whether_others_can_join(club) -> None:
    async with club() as here:
        anna = here.person("Anna")
        await anna.slash(here.channel, "play", game="bieten")
        assert "Bieten · 1 of 10 seats taken\nAnna 👑 · 2 or more can start" in text_of(here.panel)
        await here.person("Ben").click(here.panel, label="Join")
        assert "Ready to start · others can still join\nAnna 👑 · Ben" in text_of(here.panel)
        await anna.slash(here.channel, "play", game="betel")
        assert "The Betel · 1 of 3 seats taken\nAnna 👑 · free seat · free seat" in text_of(here.panel)
        await here.person("Cilli").click(here.panel, label="Join")
        await here.choose(anna, "Add computer")
        assert "Ready to start · joining takes a computer's seat" in text_of(here.panel)
        await here.person("Dora").click(here.panel, label="Join")
        assert "Ready to start · all 3 seats taken" in text_of(here.panel)


async def test_where_all_play_for_themselves_there_are_no_partners(club) -> None:
    async with club() as here:
        await seat(here, "Anna", "Ben", start=False)
        assert "Partners" not in text_of(here.panel)


async def test_no_chosen_seat_is_refused(club) -> None:
    async with club() as here:
        _, ben = await whist(here, "Anna", "Ben")
        shown = await page(here, ben)
        data = {"component_type": 3, "custom_id": lists(shown)["Sit at …"], "values": []}
        await _dispatch_actor_interaction(
            ben, InteractionType.MESSAGE_COMPONENT, here.channel, data, source_message_id=shown.id
        )
        assert here.env.errors == []
        assert not here.bot.tree.context.boundary.counts["bug"]


async def test_one_moves_to_a_free_seat(club) -> None:
    async with club() as here:
        anna, ben = await whist(here, "Anna", "Ben")
        shown = await sit(here, ben, 2)
        assert order(here) == [f"1. {anna.display_name} 👑", f"2. {ben.display_name}", "3. free seat", "4. free seat"]
        assert f"Partners: {anna.display_name} 👑 & free seat · {ben.display_name} & free seat" in text_of(here.panel)
        assert f"2. {ben.display_name}" in text_of(shown), "the page shows it, too"
        emil = here.person("Emil")
        await emil.click(here.panel, label="Join")
        assert order(here)[2] == f"3. {emil.display_name}", "who comes takes the first free seat"


async def test_with_a_computer_player_one_changes_at_once(club) -> None:
    async with club() as here:
        anna, ben = await whist(here, "Anna", "Ben")
        await here.choose(anna, "Add computer")
        await sit(here, ben, 2)
        assert order(here)[1] == f"2. {ben.display_name}"
        assert "🤖" in order(here)[2]


async def test_two_people_swap_if_both_agree(club) -> None:
    async with club() as here:
        anna, ben, cilli = await whist(here, "Anna", "Ben", "Cilli")
        await sit(here, ben, 2)
        assert order(here)[1:3] == [f"2. {cilli.display_name}", f"3. {ben.display_name}"], "nobody is moved unasked"
        assert f"{ben.display_name} asks {cilli.display_name} to swap seats" in text_of(here.panel)
        assert "The request to swap seats is over" in await here.answer(ben, here.panel, label="Agree")
        await cilli.click(here.panel, label="Agree")
        assert order(here)[1:3] == [f"2. {ben.display_name}", f"3. {cilli.display_name}"]
        assert "asks" not in text_of(here.panel)
        await sit(here, ben, 3)
        await cilli.click(here.panel, label="Refuse")
        assert "Refuse" not in buttons(here.panel)
        assert order(here)[1] == f"2. {ben.display_name}"
        assert anna.display_name in order(here)[0]


async def test_the_host_has_any_two_swap(club) -> None:
    async with club() as here:
        anna, ben, cilli = await whist(here, "Anna", "Ben", "Cilli")
        assert "Swap two seats …" not in lists(await page(here, ben))
        shown = await page(here, anna)
        await anna.select(shown, ["1", "2"], custom_id=lists(shown)["Swap two seats …"])
        assert order(here)[1:3] == [f"2. {ben.display_name}", f"3. {cilli.display_name}"]
        await sit(here, anna, 3)
        assert order(here)[0] == f"1. {cilli.display_name}", "the host asks nobody"


async def test_a_stranger_chooses_no_seat(club) -> None:
    async with club() as here:
        await whist(here, "Anna", "Ben")
        assert "Seats" not in buttons(await here.more(here.person("Emil")))


async def test_the_game_begins_in_this_order_and_a_restart_keeps_it(club, make_bot) -> None:
    async with club() as here:
        anna, ben, cilli, dora = await whist(here, "Anna", "Ben", "Cilli", "Dora")
        await sit(here, anna, 2)
        await here.restart(make_bot())
        expected = [cilli.display_name, anna.display_name, ben.display_name, dora.display_name]
        assert [line.split()[1] for line in order(here)] == expected
        await anna.click(here.panel, label="Start")
        service = here.bot.tree.context.service
        [number] = await service.directory.not_closed()
        table = await service.table(number)
        assert [seat.user for seat in table.seats] == [cilli.id, anna.id, ben.id, dora.id]
        assert table.places == ()


async def test_free_places_are_closed_up_at_the_start_and_outlive_a_restart_before(club, make_bot) -> None:
    async with club() as here:
        anna, ben = await seat(here, "Anna", "Ben", start=False)
        await sit(here, anna, 4)
        assert order(here) == ["1. free seat", f"2. {ben.display_name}", "3. free seat", f"4. {anna.display_name} 👑"]
        await here.restart(make_bot())
        shown = await page(here, ben)
        assert "4." in text_of(shown)
        await anna.click(here.panel, label="Start")
        service = here.bot.tree.context.service
        [number] = await service.directory.not_closed()
        assert [each.user for each in (await service.table(number)).seats] == [ben.id, anna.id]


async def test_who_leaves_leaves_the_others_where_they_sit(club) -> None:
    async with club() as here:
        anna, ben, cilli = await whist(here, "Anna", "Ben", "Cilli")
        await sit(here, cilli, 4)
        await here.choose(ben, "Leave")
        assert order(here) == [
            f"1. {anna.display_name} 👑",
            "2. free seat",
            "3. free seat",
            f"4. {cilli.display_name}",
        ]
