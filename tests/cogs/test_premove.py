"""Good or a pass said in advance: chosen, shown and taken back in one's own hand, and nowhere else to be seen."""

import re
from typing import Any

from structlog.testing import capture_logs

from bot.ui.layout.custom_id_verbs import SetPremove, kind
from tests.ui.club import Club, behind_more, buttons, components, ids, move, moves, press, press_more, seat, text_of

ANSWERS = "In this deal you'll answer good if another player bets or raises"


async def dealt(here: Club, *names: str, **options: object) -> list[Any]:
    """Return users at Bieten who have cards, a user first who waits for others."""
    people = await seat(here, *names, **options)
    while True:
        found = [person for person in people if "Set in advance" in await behind_more(here, person)]
        if found:
            return [found[0], *(person for person in people if person is not found[0])]
        assert await move(here, people)


def public(here: Club) -> object:
    """Return all that stands in the channel, custom ids included."""
    return [(message.id, message.content, components(message)) for message in here.channel.history()]


async def opened(here: Club, person: Any) -> Any:
    """Return a hand with the choices open."""
    await press_more(here, person, "Set in advance")
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
            assert f"{ANSWERS}: Grün, Gleich, Hanger and Spiel." in text_of(hand)
            assert "Set in advance" not in await behind_more(here, anna)
            await press_more(here, anna, "Cancel")
            assert ANSWERS not in text_of(here.dm(anna))
            hand = await opened(here, anna)
            await press(anna, hand, buttons(hand)["Good to any bet"])
            assert f"{ANSWERS}: Rot, Grün, Gleich, Hanger and Spiel." in text_of(here.dm(anna))
        assert public(here) == before
        assert components(here.dm(ben)) == other
        assert not any("good" in str(line) or "red" in str(line) for line in logs)


async def test_it_is_shown_in_every_hand_of_its_owner(club) -> None:
    async with club() as here:
        anna, _ = people = await dealt(here, "Anna", "Ben")
        opened_here = (await anna.click(here.panel, label="My hand")).response
        hand = await opened(here, anna)
        await press(anna, hand, buttons(hand)["Good to any bet"])
        assert f"{ANSWERS}: Rot, Grün, Gleich, Hanger and Spiel." in text_of(here.dm(anna))
        assert f"{ANSWERS}: Rot, Grün, Gleich, Hanger and Spiel." in text_of(opened_here)
        while not any(":play:" in each for each in moves(here.dm(anna))):
            assert await move(here, people)
        assert re.search("[Pp]lay any card|Follow the suit", text_of(here.dm(anna))), "explained"


async def test_back_says_nothing(club) -> None:
    async with club() as here:
        anna, _ = await dealt(here, "Anna", "Ben")
        hand = await opened(here, anna)
        await press(anna, hand, buttons(hand)["Back"])
        assert "Set in advance" in await behind_more(here, anna)
        assert ANSWERS not in text_of(here.dm(anna))


async def test_a_bet_is_answered_by_what_was_said_like_any_other(club) -> None:
    async with club() as here:
        anna, ben = await dealt(here, "Anna", "Ben")
        assert "Set in advance" not in await behind_more(here, ben), "whose turn it is needs no advance"
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
        while "deal 2" not in text_of(here.panel):
            assert await move(here, people)
        while "Set in advance" not in await behind_more(here, anna):
            assert await move(here, people)
        assert custom_id not in ids(here.dm(anna))
        assert here.dm(anna).id == old.id, "a game has one message"
        assert ANSWERS not in text_of(here.dm(anna))


def test_a_log_line_has_only_its_mark() -> None:
    assert kind(SetPremove("good:red")) == "&"
