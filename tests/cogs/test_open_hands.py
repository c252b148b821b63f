"""Who looks on sees the panel, and all hands once the game is over; not a card before."""

from tests.ui.club import buttons, components, move, seat, text_of

CARDS = "❤️🍃🔔🌰"


async def test_who_looks_on_sees_all_hands_after_the_game(club) -> None:
    async with club() as here:
        people = await seat(here, "Anna", "Ben", "Cilli", target=5)
        dora = here.person("Dora")
        assert "All hands" not in buttons(here.panel)
        refused = await here.answer(dora, here.panel, label="My hand")
        assert not any(sign in refused for sign in CARDS)
        while await move(here, people):
            pass
        result = await here.choose(dora, "All hands")
        page = result.response
        assert page.flags.ephemeral
        for name in ("Anna", "Ben", "Cilli"):
            assert name in text_of(page)
        last = int(text_of(page).split("deal ")[1].split(" ")[0])
        assert f"deal {last} of {last}" in text_of(page)
        cards = [
            sign for line in text_of(page).splitlines() if line.startswith("## ") for sign in line if sign in CARDS
        ]
        assert len(cards) >= 9
        [deals] = [c for c in components(page) if c.get("type") == 3]
        assert [option["value"] for option in deals["options"]] == [str(n) for n in range(1, last + 1)]
        turned = await dora.select(page, ["1"], custom_id=deals["custom_id"])
        assert f"deal 1 of {last}" in text_of(turned.response)


async def test_all_hands_of_a_game_stay_on_its_own_message(club) -> None:
    """After a rematch, and after the next game, each message opens the hands of the game it shows."""
    async with club() as here:
        people = await seat(here, "Anna", "Ben", "Cilli", target=5)
        dora = here.person("Dora")
        left = []
        for number in (1, 2):
            while await move(here, people):
                pass
            over = here.panel
            assert f"number {number} with" in await here.details(people[0])
            pressed = buttons(await here.more(people[0]))["All hands"]
            await people[0].click(over, label="Rematch")
            assert here.panel.id != over.id
            left.append(next(m for m in here.channel.history() if m.id == over.id))
            assert buttons(left[-1]) == {
                "All hands": pressed,
                "Replay": f"t1:1:0:@moment.{number}.0",
                "Look back": f"t1:1:0:@look.{number}",
            }, "nothing else can be pressed there"
        for number, message in enumerate(left, 1):
            page = (await dora.click(message, label="All hands")).response
            assert page.flags.ephemeral
            assert f"game {number}" in text_of(page).lower()
        assert not here.env.errors


async def test_a_deal_left_behind_has_no_hands_to_show(club) -> None:
    async with club() as here:
        people = await seat(here, "Anna", "Ben", target=21)
        first = here.panel
        while here.panel.id == first.id:
            assert await move(here, people)
        assert buttons(next(m for m in here.channel.history() if m.id == first.id)) == {}
