"""Rise and fly on Discord: pairs wait on the panel, and who is set makes room."""

from bot.render import computer_name
from tests.ui.club import buttons, components, moves, press, text_of

MOST = 60


async def bid_all(here, person) -> None:
    """Bid as high as possible: seven no trump is set in the end."""
    menus = [custom_id for custom_id in moves(here.dm(person)) if ">bid" in custom_id]
    await press(person, here.dm(person), menus[-1])
    await press(person, here.dm(person), moves(here.dm(person))[-1])


async def bury(here, person, pick: dict) -> None:
    values = [option["value"] for option in pick["options"]][: pick["max_values"]]
    await person.user.select(here.dm(person), values, custom_id=pick["custom_id"])
    assert "Bury these cards?" in text_of(here.dm(person)), "one question before"
    await person.user.click(here.dm(person), label="Yes")


async def do_something(here, person) -> None:
    """Do the next thing in the person's DM."""
    dm = here.dm(person)
    picks = [c for c in components(dm) if c.get("type") == 3 and "%bury" in c["custom_id"]]
    if picks:
        await bury(here, person, picks[0])
    elif any(">bid" in custom_id for custom_id in moves(dm)):
        await bid_all(here, person)
    else:
        await press(person, dm, next(custom_id for custom_id in moves(dm) if ">" not in custom_id))


async def test_the_pair_that_waits_sits_down_after_a_set(club) -> None:
    # With this seed, no computer player bids before Anna: the draw of the dealer is still shown.
    async with club(2) as here:
        anna, emil, fritz = (here.person(name) for name in ("Anna", "Emil", "Fritz"))
        await anna.slash(here.channel, "play", game="bid_whist", preset="BID-FLYSET-21")
        for _ in range(3):
            await here.choose(anna, "Add computer")
        assert "Waiting for a seat" not in text_of(here.panel)
        await anna.click(here.panel, label="Start")
        assert "Stop waiting" not in buttons(await here.more(emil))
        await here.choose(emil, "Wait for a seat")
        assert f"Waiting for a seat: 1. {emil.display_name} (looking for a partner)" in text_of(here.panel)
        await here.choose(emil, "Stop waiting")
        assert "Wait for a seat" not in buttons(await here.more(anna)), "Anna has one"
        joined = await emil.slash(here.channel, "join")
        assert "You're on the waiting list" in joined.response.content
        await here.choose(fritz, "Wait for a seat")
        assert f"1. {emil.display_name} & {fritz.display_name}" in text_of(here.panel)
        assert "Add computer" not in buttons(await here.more(anna))
        first = here.panel
        for _ in range(MOST):
            if here.panel.id != first.id:
                break
            await do_something(here, anna)
        left = next(message for message in here.channel.history() if message.id == first.id)
        assert "was set" in text_of(left), "the message left behind tells the end of the deal"
        assert "Game over" in text_of(left)
        assert not buttons(left, enabled=False)
        text = text_of(here.panel)
        assert f"Waiting for a seat: 1. {anna.display_name} & 🤖 {computer_name('bid_whist', 1, 2)}" in text
        assert "your hand" in text_of(here.dm(emil))
        assert not moves(here.dm(anna)), "who has risen has nothing to press"
        left = await anna.slash(here.channel, "leave")
        assert "You have left" in left.response.content
        assert "Waiting for a seat" not in text_of(here.panel)
