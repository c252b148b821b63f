"""Whole games of Bieten over real HTTP and WebSocket: what users read and press, from /play to Rematch."""

import re

import pytest

from bot.render import computer_name
from bot.sandbox import RenderedMessage, Sandbox
from tests import openapi
from tests.e2e.conftest import Open
from tests.e2e.evening import (
    CODE,
    LONG,
    SECONDS,
    asks,
    enabled,
    hidden_cards,
    is_hand,
    labels,
    leaks,
    moves,
    panel,
    verb,
)

FIGURES = ("Rot", "Grün", "Gleich", "Hanger", "Spiel")


async def test_a_whole_game_from_the_lobby_to_the_rematch(evening: Open) -> None:
    here = await evening("Anna", "Ben", "Cilli")
    anna, ben, cilli = here.people
    answer = await anna.slash("play", game="bieten", target=LONG)
    assert "1 of 10 seats taken" in answer.message.text
    assert "Start" not in labels(answer.message)
    await here.press(ben, await ben.wait_message(lambda message: message.id == answer.message.id), "Join")
    text = await here.reads(cilli, "Ready to start")
    assert f"target: {LONG}" in text.lower()
    await here.press(cilli, panel(cilli), "Join")
    await here.press(anna, panel(anna), "Start")

    text = await here.reads(anna, r"\w+ to cut")
    assert "Promise" in text, "the shuffle is promised before the cut"
    cutter = next(person for person in here.people if f"## {person.name} to cut" in text)
    hand = await cutter.wait_message(lambda message: "how many cards do you lift?" in message.text, cutter.dm)
    assert (await here.press(cutter, hand, "Lift 12")).message.text.count("Steal the bottom card") == 1
    hand = here.hand(cutter)
    assert len(hidden_cards(hand)) == 1, "the bottom card, for the cutter alone"
    await here.press(cutter, hand, next(b.label for b in hand.buttons if b.label.startswith("Steal")))
    await here.reads(anna, f"{cutter.name} steals a card")
    await here.press(
        cutter, here.hand(cutter), next(b.label for b in enabled(here.hand(cutter)) if "Leave" in b.label)
    )

    text = await here.reads(anna, "Trick 1: .* to lead")
    assert f"{cutter.name} steals no more" in text
    for person in here.people:
        await here.reads(person, "Trick 1: .* to lead")
        await person.wait_for(lambda person=person: len(hidden_cards(here.hand(person))) == 3)
        assert [label for label in labels(panel(person)) if label.startswith("Bet")] == [f"Bet {f}" for f in FIGURES]

    await here.press(ben, panel(ben), "Bet Spiel")
    await here.reads(ben, f"{ben.name} bets Spiel. {cilli.name}: hold or good\\?")
    await here.reads(cilli, "hold or good")
    out_of_turn = await here.press(anna, panel(anna), "Good")
    assert out_of_turn.message.ephemeral
    assert f"{cilli.name}" in out_of_turn.message.text, "it is Cilli's to answer"
    await here.press(cilli, panel(cilli), "Hold Spiel at 2")
    text = await here.reads(anna, rf"Spiel 2 \({ben.name} – {cilli.name}\)")
    assert "Raise Spiel to 3" in labels(panel(anna))
    await here.press(anna, panel(anna), "Raise Spiel to 3")
    await here.press(ben, await ben.wait_for(lambda: asks(panel(ben)) and panel(ben)), "Good")
    await here.press(
        cilli, await cilli.wait_for(lambda: f"{cilli.name}: hold" in panel(cilli).text and panel(cilli)), "Good"
    )
    await here.reads(anna, f"{anna.name} wins 2 points for Spiel")

    assert await here.play_on("Trick 2: .* to play")
    assert re.search(r"^\**\w+: \w+\S+ .*· \d+", panel(anna).text, re.MULTILINE), "the trick so far"
    assert await here.play_on(r"deal 2"), "a new message for the next deal"
    over = next(m for m in reversed(anna.messages()) if "Bieten · deal 1" in m.text)
    assert f"Spiel: {anna.name} +2, the others said good" in over.text
    assert not enabled(over)

    while not await here.play_on("Game over"):
        pass
    text = panel(anna).text
    winner = re.search(r"^#{2,3} (\w+) reaches 11 with \w+\.\n", text, re.MULTILINE)[1]
    losers = re.findall(r"\w+", re.search(rf"^\*\*{winner} wins\.\*\* (.+) loses?\.$", text, re.MULTILINE)[1])
    assert losers
    assert winner not in losers
    assert "Rematch" in labels(panel(anna))
    assert labels(panel(anna)) == ["Rematch", "Look back", "More"]
    menu = (await here.press(anna, panel(anna), "More")).message
    assert {"All hands", "Replay"} <= set(labels(menu))
    for person in here.people:
        await person.wait_for(lambda person=person: not moves(here.hand(person)))
    board = (await ben.slash("leaderboard", game="bieten")).message.text
    assert re.search(rf"^\*\*1\.\*\* {winner} · one game · won 1 · lost 0 · 1[1-9] points$", board, re.MULTILINE)
    assert re.search(rf"{losers[0]} · one game · won 0 · lost 1", board)

    await here.press(ben, next(m for m in reversed(ben.messages()) if "Rematch" in labels(m)), "Rematch")
    await here.reads(anna, r"\w+ to cut")
    # Like Start, Rematch shows the presser's hand below the table's new message.
    await ben.wait_for(lambda: (last := ben.messages()[-1]).ephemeral and is_hand(last), SECONDS)
    assert here.checked > 50


async def test_the_weli_is_named_in_two_steps_and_everybody_reads_its_name(evening: Open) -> None:
    here = await evening("Anna", "Ben", "Cilli", "Detlef", "Eva", seed=1)
    here.eager = 0.0
    await here.sit_down(target=31)
    while not any(re.fullmatch("play:W:..", pressed) for pressed in here.pressed):
        await here.step()
    opened = [pressed for pressed in here.pressed[:-1] if pressed.startswith(">W")]
    assert opened[0] == ">W"
    assert re.fullmatch(">W>[hlba]", opened[1]), "first the suit, then the rank"
    await here.reads(here.people[0], r"Weli🔔→[AKOU0-9]+(❤️|🍃|🔔|🌰)")


async def test_two_computers_play_along(evening: Open) -> None:
    here = await evening("Anna", seed=5)
    await here.sit_down(computers=2, target=5)
    assert not await here.play_on("never")
    # The last panel shows some players only with certain cards.
    text = "\n".join(seen.text for seen in here.onlooker.seen)
    assert {f"🤖 {computer_name('bieten', 1, number)}" for number in (1, 2)} <= set(re.findall(r"🤖 \w+", text))
    assert here.checked > 5


async def test_what_would_show_a_leak_finds_one(evening: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """The two looks at what is public must find in private messages what they must not find in public ones."""
    here = await evening("Anna", "Ben")
    await here.sit_down()
    assert await here.play_on("Trick 1: .* to lead")
    player = await here.someone_is_due()
    hand = here.hand(player)
    assert leaks(hand)
    assert all(
        CODE.search(verb(button)) for button in hand.buttons if button.custom_id and "play" in button.custom_id
    )
    assert hidden_cards(hand)
    here.onlooker.seen.append(RenderedMessage(hand.raw | {"id": panel(player).id}))
    # How long it waits for another look; no screen changes.
    monkeypatch.setattr("tests.e2e.evening.SECONDS", 0.1)
    with pytest.raises(AssertionError, match=f"of {player.name} is public"):
        await here.nothing_secret_is_public()


async def test_all_that_goes_over_the_wire_is_as_discord_describes_it(evening: Open, sandbox: Sandbox) -> None:
    if openapi.load() is None:
        pytest.skip(openapi.MISSING)
    here = await evening("Anna", "Ben")
    anna, ben = here.people
    await ben.profile(dms_closed=True)
    await here.sit_down(computers=1, target=LONG)
    await here.open_hand(ben)
    # A computer that leads does so before anyone can read it: a person plays to the trick then.
    assert await here.play_on("Trick 2: ")
    await here.settle()
    await here.choose(anna, "Rules")
    await anna.slash("hand")
    await anna.slash("table")
    await anna.slash("rules", game="bieten")
    await anna.complete("play", "preset", "", game="bieten")
    await anna.slash("leaderboard")
    await sandbox.drop_gateway()
    await sandbox.wait_online()
    assert openapi.faults(sandbox.log) == []
