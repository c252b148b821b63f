"""Images in messages: hands for those who hold them, slates for every user, words for who wants no images."""

import re
from threading import Event

import pytest
from structlog.testing import capture_logs
from structlog.typing import EventDict

from bot.render import bare
from bot.render.card_images import order
from bot.render.table import private_table
from bot.sandbox import RenderedMessage, Sandbox, SimulatedUser, message_payload
from bot.ui import CardBot
from bot.ui.layout import hand as hand_layout
from bot.ui.layout import rulebook
from tests.e2e.conftest import Open, Sit
from tests.e2e.evening import LONG, Evening, enabled, is_panel, on_any, panel, verb

BOT = {"pictures": True}

OLD = "This picture is old."
PNG = b"\x89PNG"
EMOJI = re.compile(r"<a?:\w+:\d+>|[\U0001F000-\U0001FAFF]")


def galleries(message: RenderedMessage) -> list[dict]:
    """Return the images that stand in a message, each with its address and what it says."""
    found, rest = [], list(message.raw["components"])
    while rest:
        component = rest.pop(0)
        rest = [*component.get("components", ()), *rest]
        found += component.get("items", ()) if component["type"] == 12 else ()
    return found


async def pictured(person: SimulatedUser, here: Evening) -> RenderedMessage:
    """Return the person's hand, once its image is there and shows what is asked now."""
    return await person.wait_for(lambda: (hand := here.hand(person)) and hand.files and OLD not in hand.text and hand)


async def test_a_hand_is_drawn_and_told(evening: Open) -> None:
    here = await evening("Anna", "Ben", "Cilli")
    here.eager = 0
    await here.sit_down()
    await here.play_on("Trick 1: .* to lead")
    await here.settle()
    ben = here["Ben"]
    first = await pictured(ben, here)
    [item], [file] = galleries(first), first.files
    assert item["media"]["url"] == file["url"]
    assert (await ben.fetch(file["url"])).startswith(PNG)
    assert item["description"].startswith("Your 3 cards: ")
    assert "Your cards" not in first.text, "the picture shows them"

    await here.press(ben, panel(ben), "Bet Spiel")
    await ben.wait_for(lambda: here.hand(ben).files not in ([], [file]) and here.hand(ben))
    assert "Spiel" in galleries(here.hand(ben))[0]["description"], "the table is part of the picture"


async def test_a_game_has_one_message_for_each_hand(evening: Open) -> None:
    here = await evening("Anna", "Ben")
    here.eager = 0
    await here.sit_down(target=LONG)
    await here.play_on("Trick 1: .* to lead")
    await here.settle()
    before = {person.name: await pictured(person, here) for person in here.people}
    await here.play_on("deal 2")
    await here.play_on("Trick 1: .* to lead")
    await here.settle()
    person = await here.someone_is_due()
    hand = await pictured(person, here)
    assert hand.id == before[person.name].id


async def test_nobody_waits_for_a_picture(evening: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    here = await evening("Anna", "Ben")
    here.eager = 0
    await here.sit_down()
    assert await here.play_on("Trick 1: .* to lead")
    leader = await here.someone_is_due()
    before = await pictured(leader, here)
    shown = (await here.press(leader, panel(leader), "My hand")).message
    assert [file["filename"] for file in shown.files] == [file["filename"] for file in before.files], (
        "what lies ready comes with the answer"
    )
    go_on = Event()

    def slow(*args: object, **how: object) -> bytes:
        go_on.wait(20)
        return private_table(*args, **how)

    monkeypatch.setattr(hand_layout, "private_table", slow)
    try:
        play = next(button for button in before.buttons if verb(button).startswith("play"))
        after = (await here.press(leader, before, play.custom_id)).message
        assert after.files == before.files, "nothing jumps: the picture stays until the new one is there"
        assert OLD in after.text, "and says that it is old"
        assert all(button.custom_id != play.custom_id for button in enabled(after))
    finally:
        go_on.set()
    drawn = await leader.wait_for(lambda: OLD not in here.hand(leader).text and here.hand(leader))
    assert len(drawn.files) == 1
    assert OLD not in drawn.text
    assert "Already played: " in galleries(drawn)[0]["description"], "the played card is named"


async def test_words_in_pictures_are_in_the_language_of_whoever_reads(evening: Open) -> None:
    here = await evening("Anna", "Ben", "Cilli", "Detlef")
    for name, locale in (("Ben", "sv-SE"), ("Cilli", "es-ES"), ("Detlef", "es-419")):
        await here[name].profile(locale=locale)
    await here.sit_down()
    assert await here.play_on("Trick 1: .* to lead")
    said = {"Anna": "Your 3 cards: ", "Ben": "Dina 3 kort: ", "Cilli": "Tus 3 cartas: ", "Detlef": "Tus 3 cartas: "}
    for name, words in said.items():
        assert words in galleries(await pictured(here[name], here))[0]["description"]


async def test_public_pictures_are_tables_and_slates_and_hide_nothing(evening: Open) -> None:
    here = await evening("Anna", "Ben", "Cilli", seed=2)
    await here.sit_down(target=5)
    anna = here["Anna"]
    while await here.play_on("never"):
        pass
    over = await anna.wait_for(
        lambda: (there := panel(anna)) and any(f["filename"].startswith("slate-") for f in there.files) and there
    )
    assert "Rematch" in [button.label for button in over.buttons]
    [item] = galleries(over)
    for person in here.people:
        assert re.search(rf"^{person.name}: .*−?\d+, ", bare(item["description"]), re.MULTILINE)
    public = [file["filename"] for seen in here.onlooker.seen for file in seen.files]
    assert public
    assert all(name.startswith(("table-", "slate-")) for name in public)
    tables = [message for message in anna.messages() if is_panel(message) and not message.ephemeral]
    deals = [message for message in tables if message.id != over.id]
    assert deals
    for deal in deals:
        await anna.wait_for(lambda deal=deal: not anna.message(deal.id).files)
        folded = anna.message(deal.id).text
        said = r"^#{2,3} (This deal brings no points|\w+ (gets|loses) \d points?.*)\.$"
        assert re.search(said, folded, re.MULTILINE)
        assert "shuffles" not in folded
        assert ("· Promise `" in folded) == ("· deal 1" in folded), "the first message of a game has the promise"
        assert "★" in folded, "the last trick"
        assert len(folded.splitlines()) <= 6
    for shown in (await anna.slash("slate"), await here.choose(anna, "All hands")):
        page = await anna.wait_for(lambda shown=shown: (m := anna.message(shown.message.id)).files and m)
        assert page.ephemeral
        assert len(galleries(page)) == len(page.files)


@pytest.mark.parametrize("game", ["bieten", "bid_whist", "betel"])
async def test_the_rules_begin_with_the_order_of_the_cards(sandbox: Sandbox, bot: CardBot, game: str) -> None:
    async with sandbox.person("Anna") as anna:
        shown = (await anna.slash("rules", game=game)).message
        page = await anna.wait_for(lambda: (m := anna.message(shown.id)).files and m)
        [item] = galleries(page)
        assert "from the highest to the lowest" in item["description"]
        [topics] = page.selects
        turned = (await anna.select(page, topics["custom_id"], "1")).message
        assert turned.files == []
        again = (await anna.select(turned, topics["custom_id"], "0")).message
        assert again.files[0]["filename"] == page.files[0]["filename"], "it is drawn once"
        assert again.ephemeral


async def test_whoever_turns_the_page_gets_no_picture_of_the_old_one(
    sandbox: Sandbox, bot: CardBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = Event()

    def slow(*args: object, **how: object) -> bytes:
        go_on.wait(20)
        return order(*args, **how)

    monkeypatch.setattr(rulebook, "order", slow)
    async with sandbox.person("Anna") as anna:
        try:
            shown = (await anna.slash("rules", game="betel")).message
            turned = (await anna.select(shown, shown.selects[0]["custom_id"], "2")).message
        finally:
            go_on.set()
        await bot.tree.context.tasks.close()
        assert "The auction" in turned.text
        assert anna.message(shown.id).text == turned.text
        assert anna.message(shown.id).files == []


@pytest.mark.parametrize(
    ("game", "options"), [("bieten", {"target": 5}), ("bid_whist", {}), ("betel", {"target": 40})]
)
async def test_a_whole_game_by_text_alone(sit: Sit, bot: CardBot, game: str, options: dict[str, object]) -> None:
    here = await sit(game, "Anna", "Ben", "Cilli", *(["Detlef"] if game == "bid_whist" else []), seed=3, **options)
    settings = bot.tree.context.service.settings
    for person in here.people:
        await settings.change_user(int(person.id), text_only=True)
    first = {person.id: {message.id for message in person.messages(person.dm)} for person in here.people}
    while await here.play_on("never"):
        for person in here.people:
            for message in person.messages(person.dm):
                if message.id not in first[person.id] and is_panel(message):
                    assert message.files == []
                    assert galleries(message) == []
                    assert not EMOJI.search(message.text)
                    assert not any(component.get("emoji") for component in message.raw["components"])
                    assert not EMOJI.search(" ".join(button.label for button in message.buttons))
    assert "Game over" in panel(here.people[0]).text


async def test_a_picture_that_cannot_be_drawn_is_done_without(
    evening: Open, bot: CardBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_args: object, **_how: object) -> bytes:
        raise OSError("no such picture")

    monkeypatch.setattr(hand_layout, "private_table", broken)
    here = await evening("Anna", "Ben")
    await here.sit_down(target=5)
    assert not await here.play_on("never")
    assert here.checked, "the hands are there in words"
    assert bot.tree.context.boundary.counts["bug"] == 1, "it is logged once"


async def test_a_picture_too_large_is_done_without(evening: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(message_payload, "MAX_FILE", 1000)
    here = await evening("Anna", "Ben")
    await here.sit_down(target=5)
    with capture_logs() as logs:
        assert not await here.play_on("never")
        # The last edits may still wait for Discord's limit.
        await on_any([*here.people, here.onlooker], lambda: len(refused_in(logs)) >= 3)
    assert here.checked, "the hands are there in words"
    assert not any(message.files for person in here.people for message in person.messages(person.dm))
    places = refused_in(logs)
    assert len(places) == len({*places}) == 3, "once a place: two hands and the table"


def refused_in(logs: list[EventDict]) -> list[int]:
    """Return the channels in which images were refused."""
    return [line["channel"] for line in logs if line["event"] == "picture_refused"]


async def test_without_the_right_to_attach_files_the_slate_is_in_words(evening: Open, sandbox: Sandbox) -> None:
    here = await evening("Anna", "Ben")
    anna = here["Anna"]
    sandbox.deny(sandbox.channel, "attach_files")
    await here.sit_down(target=5)
    assert not await here.play_on("never")
    text = await here.reads(anna, r"```\n.*Anna")
    assert "Game over" in text
    assert panel(anna).files == []
    assert (await pictured_dm(anna)).files, "in direct messages nothing is denied"


async def pictured_dm(person: SimulatedUser) -> RenderedMessage:
    """Return the newest direct message with an image."""
    return await person.wait_for(
        lambda: next((message for message in reversed(person.messages(person.dm)) if message.files), None)
    )


async def test_a_replay_whose_record_is_refused_is_shown_without_it(
    evening: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = await evening("Anna", "Ben")
    await here.sit_down(target=5)
    assert not await here.play_on("never")
    monkeypatch.setattr(message_payload, "MAX_FILE", 10)
    shown = await here["Anna"].slash("replay", number=1)
    assert "Game 1 · deal 1 of" in shown.message.text
    assert shown.message.files == []
    on = next(button for button in shown.message.buttons if button.label == "Next")
    after = await here.press(here["Anna"], shown.message, on.custom_id)
    assert "Move 3 of" in after.message.text
