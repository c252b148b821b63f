"""A slip of the finger: one asks on the table, the others answer there, and the card is back in the hand."""

from tests.ui.club import buttons, move, moves, press, seat, text_of


async def test_a_card_played_by_mistake_is_back_in_the_hand(club) -> None:
    async with club() as here:
        people = await seat(here, "Anna", "Ben", "Cilli")
        assert "Take back" not in buttons(await here.more(people[0])), "nothing has been done yet"
        while not any(
            verb.split(":", 3)[3].startswith("play") for person in people for verb in moves(here.dm(person))
        ):
            assert await move(here, people)
        before = {person: [verb.split(":", 3)[3] for verb in moves(here.dm(person))] for person in people}
        player = next(person for person in people if any(verb.startswith("play") for verb in before[person]))
        custom_id = next(verb for verb in moves(here.dm(player)) if verb.split(":", 3)[3].startswith("play"))
        await press(player, here.dm(player), custom_id)
        others = [person for person in people if person is not player]
        assert "Take back" not in buttons(await here.more(others[0])), "it was another player's action"
        await here.choose(player, "Take back")
        assert f"{player.display_name} asks to take back" in text_of(here.panel)
        assert f"Waiting for: {others[0].display_name} and {others[1].display_name}" in text_of(here.panel)
        await others[0].click(here.panel, label="Agree")
        assert f"Waiting for: {others[1].display_name}" in text_of(here.panel)
        await others[1].click(here.panel, label="Agree")
        assert f"{player.display_name} took back the last action. Everyone agreed." in text_of(here.panel)
        assert "Waiting for: " not in text_of(here.panel)
        for person in people:
            assert [verb.split(":", 3)[3] for verb in moves(here.dm(person))] == before[person]


async def test_one_who_says_no_lets_it_stand(club) -> None:
    async with club() as here:
        people = await seat(here, "Anna", "Ben")
        person = None
        while person is None:
            assert await move(here, people)
            offered = [each for each in people if "Take back" in buttons(await here.more(each))]
            person = next(iter(offered), None)
        await here.choose(person, "Take back")
        other = next(each for each in people if each is not person)
        await other.click(here.panel, label="Refuse")
        assert "Waiting for: " not in text_of(here.panel)
        assert "Refuse" not in buttons(here.panel)
