"""Good or a pass said in advance: chosen, shown and taken back in one's own hand, and nowhere else to be seen."""

from typing import Any

from structlog.testing import capture_logs

from bot.ui.layout.custom_id_verbs import SetPremove, kind
from tests.ui.club import Club, buttons, components, ids, move, press, seat, text_of


async def dealt(here: Club, *names: str, **options: object) -> list[Any]:
    """Return people at Bieten who have cards, somebody first who waits for others."""
    people = await seat(here, *names, **options)
    while not any("Set in advance" in buttons(here.dm(person)) for person in people):
        assert await move(here, people)
    return sorted(people, key=lambda person: "Set in advance" not in buttons(here.dm(person)))


def public(here: Club) -> object:
    """Return all that stands in the channel, custom ids included."""
    return [(message.id, message.content, components(message)) for message in here.channel.history()]


async def opened(here: Club, person: Any) -> Any:
    """Return a hand with the choices open."""
    await press(person, here.dm(person), buttons(here.dm(person))["Set in advance"])
    return here.dm(person)


async def choose(here: Club, person: Any, *figures: str) -> None:
    """Choose exceptions in the list of an open hand."""
    message = here.dm(person)
    custom_id = next(c["custom_id"] for c in components(message) if c.get("type") == 3)
    await person.user.select(message, custom_id=custom_id, values=list(figures))


async def test_good_to_anything_but_red_is_said_shown_and_taken_back_in_the_hand_alone(club) -> None:
    async with club() as here:
        anna, ben = await dealt(here, "Anna", "Ben")
        before, other = public(here), components(here.dm(ben))
        with capture_logs() as logs:
            hand = await opened(here, anna)
            assert "Set this in advance?" in text_of(hand)
            assert set(buttons(hand)) == {"Good to any bet", "Back"}, "what is opened stands alone"
            await choose(here, anna, "red")
            hand = here.dm(anna)
            assert "You'll answer good to any bet except Rot." in text_of(hand)
            assert "Set in advance" not in buttons(hand)
            await press(anna, hand, buttons(hand)["Cancel"])
            assert "You'll say" not in text_of(here.dm(anna))
            hand = await opened(here, anna)
            await press(anna, hand, buttons(hand)["Good to any bet"])
            assert "You'll answer good to any bet." in text_of(here.dm(anna))
        assert public(here) == before
        assert components(here.dm(ben)) == other
        assert not any("good" in str(line) or "red" in str(line) for line in logs)


async def test_it_is_shown_in_every_hand_of_its_owner(club) -> None:
    async with club() as here:
        anna, _ = await dealt(here, "Anna", "Ben")
        opened_here = (await anna.click(here.panel, label="My hand")).response
        hand = await opened(here, anna)
        await press(anna, hand, buttons(hand)["Good to any bet"])
        assert "You'll answer good to any bet." in text_of(here.dm(anna))
        assert "You'll answer good to any bet." in text_of(opened_here)


async def test_back_says_nothing(club) -> None:
    async with club() as here:
        anna, _ = await dealt(here, "Anna", "Ben")
        hand = await opened(here, anna)
        await press(anna, hand, buttons(hand)["Back"])
        assert "Set in advance" in buttons(here.dm(anna))
        assert "You'll say" not in text_of(here.dm(anna))


async def test_a_bet_is_answered_by_what_was_said_like_any_other(club) -> None:
    async with club() as here:
        anna, ben = await dealt(here, "Anna", "Ben")
        assert "Set in advance" not in buttons(here.dm(ben)), "whose turn it is needs no advance"
        hand = await opened(here, anna)
        await press(anna, hand, buttons(hand)["Good to any bet"])
        bet = next(each for each in buttons(here.dm(ben)).values() if each.split(":", 3)[3].startswith("bet"))
        await press(ben, here.dm(ben), bet)
        assert "Good" not in buttons(here.panel), "it is answered already"


async def test_an_old_hand_can_not_speak_for_the_next_deal(club) -> None:
    async with club() as here:
        people = await dealt(here, "Anna", "Ben")
        anna = people[0]
        old = await opened(here, anna)
        custom_id = buttons(old)["Good to any bet"]
        while here.dm(anna).id == old.id:
            assert await move(here, people)
        while "Set in advance" not in buttons(here.dm(anna)):
            assert await move(here, people)
        assert custom_id not in ids(here.dm(anna))
        left = next(message for message in anna.user.dm_channel.history() if message.id == old.id)
        assert "Good to any bet" not in buttons(left)
        assert "You'll say" not in text_of(here.dm(anna))


def test_a_log_line_has_only_its_mark() -> None:
    assert kind(SetPremove("good:red")) == "&"
