"""Clicks that no message offers: tampered with, or on a message that should have lost its buttons."""

import logging

import pytest

from bot import logging_setup
from bot.sandbox import RenderedMessage, Sandbox, SimulatedUser
from bot.tables import TableService
from bot.ui import CardBot
from tests.e2e.conftest import Open
from tests.e2e.evening import is_panel, panel
from tests.e2e.faulty import hand_of

NOBODYS = [
    "!nothing", "!close", "!close.x", "!practice", "=x", "+x", "+", "@", "@nothing", "@houses", "@season.x", "@board",
    "@board.x.y", "@lesson.betel", "@lesson.betel.x.", "#", "@lesson.betel.0.@lesson.betel.0.",
]  # fmt: skip

NOT_SEATED = "You're not at this table. Only its players can do that."


@pytest.mark.parametrize("table", [1, 0])
async def test_what_nobody_has_drawn_is_refused_in_words(evening: Open, bot: CardBot, table: int) -> None:
    here = await evening("Anna", "Ben")
    await here.sit_down()
    for verb in NOBODYS:
        answer = await here["Anna"].forge(panel(here["Anna"]), f"t1:{table}:5:{verb}")
        assert not answer.failed, verb
        assert answer.message is not None, verb
        assert answer.message.ephemeral, verb
    assert not bot.tree.context.boundary.counts["bug"]


async def test_forged_ids_of_rules_pages_are_answered(evening: Open, bot: CardBot) -> None:
    here = await evening("Anna", "Ben")
    await here.sit_down()
    anna = here["Anna"]
    for table in (1, 0, 77):
        for game in ("betel", "bid_whist", "nothing", "", "Bieten", "bieten.x", "\u0662"):
            for value in ("0", "9" * 90, "-1", "x", ""):
                answer = await anna.forge(panel(anna), f"t1:{table}:0:~{game}", [value])
                assert not answer.failed, (table, game, value)
    assert not bot.tree.context.boundary.counts["bug"]


@pytest.mark.parametrize("topic", ["7" * 5000, "\u0667" * 5000, "-1", "99", "x" * 6000])
async def test_any_topic_of_the_rules_is_answered_with_a_page(evening: Open, bot: CardBot, topic: str) -> None:
    here = await evening("Anna")
    answer = await here["Anna"].slash("rules", game="bieten", topic=topic)
    assert answer.message is not None
    assert "Bieten" in answer.message.text
    assert not bot.tree.context.boundary.counts["bug"]


async def test_a_seat_is_not_swapped_with_itself(evening: Open, bot: CardBot) -> None:
    here = await evening("Anna", "Ben")
    anna, ben = here.people
    await anna.slash("play", game="bieten")
    await ben.slash("join")
    before = (await bot.tree.context.service.table(1)).seats
    answer = await anna.forge(panel(anna), "t1:1:1:!swaptwo", ["1", "1"])
    assert answer.message is not None
    assert answer.message.text == "This table has no such seat."
    assert (await bot.tree.context.service.table(1)).seats == before


async def test_a_button_of_before_the_game_asks_before_somebody_leaves(evening: Open, bot: CardBot) -> None:
    here = await evening("Anna", "Ben")
    _, ben = here.people
    await here.sit_down()
    hand = await ben.wait_for(lambda: hand_of(ben))
    answer = await ben.forge(hand, "t1:1:1:!leave")
    assert answer.message is not None
    assert answer.message.ephemeral
    assert "and you lose the game" in answer.message.text
    assert (await bot.tree.context.service.table(1)).seat_of(int(ben.id)) is not None
    await ben.forge(answer.message, "t1:1:0:!leavegame")
    assert (await bot.tree.context.service.table(1)).seat_of(int(ben.id)) is None


async def test_a_hand_of_somebody_who_has_left_does_nothing(evening: Open, sandbox: Sandbox) -> None:
    here = await evening("Anna", "Ben")
    anna, ben = here.people
    await here.sit_down()
    old = await ben.wait_for(lambda: hand_of(ben))
    asked = await ben.slash("leave")
    await ben.forge(asked.message, "t1:1:0:!leavegame")
    for verb in ("good", "?good", ">bid", "!here", "!back", "%bury"):
        answer = await ben.forge(old, f"t1:1:5:{verb}", ["x"])
        assert answer.message is not None, verb
        assert answer.message.text == NOT_SEATED, verb
    asked = await anna.slash("leave")
    await anna.forge(asked.message, "t1:1:0:!leavegame")
    for verb in ("good", "?good", ">bid", "!here", "!back"):
        answer = await ben.forge(old, f"t1:1:5:{verb}")
        assert answer.message is not None, verb
        assert answer.message.text == NOT_SEATED, verb


ABOUT_A_TABLE = [
    *("!join", "!leave", "!leavegame", "!unwait", "!computer", "!remove", "!start", "!rematch", "!here"),
    *("!takeback", "!letback", "!stands", "!agree", "!playon", "!end.{}", "!close.{}", "!hand", "!slate", "!rules"),
    *("!hands", "!back", "!house", "$", "$preset", "$code", "$target", "good", "?good", ">bid", "%bury", "=0"),
    *("+1", "~bieten", "!practice", "@mine", "@quiet", "@lesson.bieten.0."),
]
VALUES = {
    "$": "target", "$preset": "standard", "$target": "5", "+1": "1", "~bieten": "1", "=0": "good", "%bury": "Ah",
}  # fmt: skip


async def forge_all(person: SimulatedUser, message: RenderedMessage, table: int) -> dict[str, str]:
    """Send cilliry verb there is about a table, as a button and as a list; return what was answered."""
    said = dict[str, str]()
    for verb in ABOUT_A_TABLE:
        address = 0 if "{}" in verb else table
        value = VALUES.get(verb)
        answer = await person.forge(message, f"t1:{address}:1:{verb.format(table)}", [value] if value else None)
        assert not answer.failed, verb
        assert answer.message is not None, verb
        assert answer.message.ephemeral or message.channel_id == person.dm, verb
        said[verb] = answer.message.text
    return said


async def test_nobody_reaches_a_table_of_another_place(evening: Open, bot: CardBot, sandbox: Sandbox) -> None:
    """By no verb: neither from another server nor from a direct message, only who sits, waits or sat there last."""
    here = await evening("Anna", "Ben", "Cilli")
    anna, ben, cilli = here.people
    service = bot.tree.context.service
    await anna.slash("play", game="bieten", target=5)
    own = (await cilli.slash("play", cilli.dm, game="bieten")).message
    assert own is not None
    elsewhere = await service.open(guild=99, channel=98, host=97, game="bieten", options={})
    assert elsewhere.id == 3
    before = [await service.table(number) for number in (1, 2, 3)]
    public = await ben.wait_message(is_panel)
    for person, message, table in ((cilli, own, 1), (cilli, own, 3), (ben, public, 2), (ben, public, 3)):
        said = await forge_all(person, message, table)
        older = int(message.id) < (await service.table(table)).oldest_message
        assert set(said.values()) == {"This table no longer exists." if older else f"There is no table {table}."}, (
            said
        )
    assert [await service.table(number) for number in (1, 2, 3)] == before
    assert not bot.tree.context.boundary.counts["bug"]


async def test_in_a_direct_message_one_reaches_the_tables_where_one_sits_or_sat_last(
    evening: Open, bot: CardBot
) -> None:
    here = await evening("Anna", "Ben", "Cilli")
    anna, ben, cilli = here.people
    await anna.slash("play", game="bieten", target=5)
    await here.press(ben, await ben.wait_message(is_panel), "Join")
    own = {person.id: (await person.slash("play", person.dm, game="betel")).message for person in here.people}
    for person, answer in ((ben, "slate of Bieten"), (cilli, "There is no table 1.")):
        slate = await person.forge(own[person.id], "t1:1:1:!slate")
        assert answer in slate.message.text
    await here.begin()
    asked = await ben.slash("leave")
    await ben.forge(asked.message, "t1:1:0:!leavegame")
    assert (await bot.tree.context.service.table(1)).seat_of(int(ben.id)) is None
    assert "slate of Bieten" in (await ben.forge(own[ben.id], "t1:1:1:!slate")).message.text, (
        "Ben sat in the game that is on"
    )


async def test_commands_find_no_table_of_another_place(evening: Open, bot: CardBot) -> None:
    here = await evening("Anna", "Cilli")
    _, cilli = here.people
    service = bot.tree.context.service
    table = await service.open(guild=99, channel=98, host=97, game="bieten", options={})
    await service.join(table.id, 96)
    await service.begin(table.id, 97)
    before = await service.table(table.id)
    other = {"player": cilli.id}
    for channel in (None, cilli.dm):
        for command in ("leave", "start", "table", "slate", "hand", "back", "end", "close", "host", "kick"):
            given = other if command in {"host", "kick"} else {}
            answer = await cilli.slash(command, channel, table=table.id, **given)
            assert answer.message.text == f"There is no table {table.id}.", command
    answer = await cilli.slash("join", table=table.id)
    assert answer.message.text == f"There is no table {table.id}."
    for command in ("replay", "verify"):
        answer = await cilli.slash(command, number=before.current_game.number)
        assert answer.message.text.startswith("There is no finished game number 1 here")
    assert await service.table(table.id) == before


MALFORMED = ["", "x", "1:1", "1:1:", "x:1:bet", "1:x:bet", "²:1:bet", "-1:1:Ah Kl W", "1:1:Ah Kl W", "1:1:?Ah Kl W"]
MALFORMED += ["1:1:%Ah Kl W", "1:1:=9:Ah Kl W", "1:1:$Ah Kl W", "0:0:@lesson.Ah Kl W.0.", "0:0:@board.0.Ah Kl W"]
MALFORMED += ["1:1:>Ah Kl W", "1:1:~Ah Kl W", "1:1:+1", "1:1:%bury", "1:1:$", "0:0:@houses.99", f"1:1:{'9' * 80}"]


async def test_what_can_not_be_read_is_refused_and_logged_nowhere(
    evening: Open, bot: CardBot, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    here = await evening("Anna", "Ben")
    anna, _ = here.people
    await here.sit_down()
    secret = " ".join(("Ah", "Kl", "W"))
    logging_setup.configure("DEBUG")
    capfd.readouterr()
    try:
        for text in MALFORMED:
            for values in (None, ["Ah Kl W"]):
                answer = await anna.forge(panel(anna), f"t1:{text}", values)
                assert not answer.failed, text
                assert answer.message is not None, text
                assert answer.message.ephemeral, text
        assert not bot.tree.context.boundary.counts["bug"]

        async def broken(*_: object) -> None:
            raise KeyError(secret)

        monkeypatch.setattr(TableService, "act", broken)
        for text in ("1:1:Ah Kl W", "1:1:Ah Kl W:x"):
            assert "(Error " in (await anna.forge(panel(anna), f"t1:{text}")).message.text
    finally:
        logging.getLogger().handlers.clear()
    logged = capfd.readouterr()
    assert "failed" in logged.err
    assert secret not in logged.err + logged.out
