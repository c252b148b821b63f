"""Whole evenings of Bieten through Discord: what users see and press, from /play to Rematch."""

import asyncio
import re
from random import Random

import pytest

from bot.games import all_games
from bot.render import computer_name
from bot.ui import CardBot
from bot.ui.live import MessageSync
from tests.ui.club import SETTLED, Club, bets_come, buttons, components, ids, move, moves, press, reply, seat, text_of
from tests.ui.forms import send

SUIT_SIGNS = "❤️|🍃|🔔|🌰"


async def play_out(club: Club, people: list, log: list[str] | None = None) -> None:
    while await move(club, people, log):
        pass


async def test_an_evening_from_the_lobby_to_the_rematch(club) -> None:
    async with club() as here:
        anna, *_ = people = await seat(here, "Anna", "Ben", "Cilli", target=5)
        assert "to cut" in text_of(here.panel)
        await play_out(here, people)
        panel = here.panel
        text = text_of(panel)
        assert re.search(r"^## \w+ reaches 5 with .*\.\n\*\*\w+ wins\.\*\* .+ loses?\.\n", text, re.MULTILINE)
        assert set(buttons(panel)) == {"Rematch", "Look back", "More"}
        menu = buttons(await here.more(anna))
        assert {"House rules", "Rules", "Lucky word"} <= set(menu)
        assert list(menu)[:3] == ["All hands", "Replay", "Slate"]
        assert list(menu)[-2:] == ["Close the table", "Leave"]
        assert all(not moves(here.dm(person)) for person in people)
        await anna.click(panel, label="Rematch")
        left = next(m for m in here.channel.history() if m.id == panel.id)
        assert set(buttons(left, enabled=False)) == {"All hands", "Replay", "Look back"}
        assert "deal 1" in text_of(here.panel)
        assert any(moves(here.dm(person)) for person in people)


async def test_every_deal_has_a_message_of_its_own_and_the_old_ones_end_without_buttons(club) -> None:
    async with club() as here:
        people = await seat(here, "Anna", "Ben", target=5)
        await play_out(here, people)
        panels = [m for m in here.channel.history() if components(m)]
        assert len(panels) > 1
        for number, panel in enumerate(panels, 1):
            assert f"deal {number}" in text_of(panel)
        for old in panels[:-1]:
            assert not buttons(old, enabled=False)
            assert re.search(r"Last trick: .*★", text_of(old)), "the deal's last trick is still to be seen"
        for person in people:
            [dm] = person.user.dm_channel.history()
            assert not moves(dm), "a game has one direct message"
            assert re.search(r"^\*\*\w+ reaches 5 with .*\.\*\*\n", text_of(dm).strip()), "it begins with the result"
            assert set(buttons(dm)) == {"Rematch", "Look back"}
            assert "Spiel: " in text_of(dm), "how the deal was counted"
            assert not re.search(r"Trick \d: ", text_of(dm))


@pytest.mark.parametrize("where", ["dm", "here"])
async def test_the_rematch_begins_from_a_hand(club, where: str) -> None:
    """The hand that is over shows the next game in its place, or gives way to a new direct message."""
    async with club() as here:
        anna, ben = people = await seat(here, "Anna", "Ben", target=5)
        opened = (await anna.click(here.panel, label="My hand")).response if where == "here" else None
        await play_out(here, people)
        hand = here.dm(anna)
        if opened is not None:
            hand = here.channel.history(viewer=anna)[-1]
        assert {"Rematch", "Look back"} <= set(buttons(hand))
        await (anna if opened else anna.user).click(hand, label="Rematch")
        if opened is not None:
            assert "Your cut" in text_of(here.channel.history(viewer=anna)[-1])
        assert "deal 1" in text_of(here.panel)
        assert "Rematch" not in buttons(here.dm(anna))
        assert [len(person.user.dm_channel.history()) for person in people] == [2, 2]
        old = ben.user.dm_channel.history()[0]
        assert "already" in reply(await ben.user.click(old, label="Rematch"))


async def test_what_only_looks_is_the_same_button_while_the_table_moves_on(club) -> None:
    """A click that arrives just after the table was redrawn is refused by Discord if its button is gone."""
    async with club() as here:
        people = await seat(here, "Anna", "Ben", target=31)
        before = buttons(here.panel, enabled=False)
        assert await move(here, people)
        after = buttons(here.panel, enabled=False)
        for name in ("My hand", "More"):
            assert before[name] == after[name]


async def test_computer_players_play_along(club) -> None:
    async with club() as here:
        people = await seat(here, "Anna", computers=3, target=5)
        await play_out(here, people)
        assert f"🤖 {computer_name('bieten', 1, 1)}" in text_of(here.panel)
        assert "Rematch" in buttons(here.panel)


async def test_the_weli_is_named_in_two_steps(club) -> None:
    async with club() as here:
        people = await seat(here, "Anna", "Ben", "Cilli", "Dora", "Emil", target=31)
        log: list[str] = []
        while not any(verb.startswith("play:W:") for verb in log):
            assert await move(here, people, log), "nobody held the Weli in the whole game"
        at = next(i for i, verb in enumerate(log) if verb.startswith("play:W:"))
        opened = [verb for verb in log[:at] if verb.startswith(">")]
        assert opened
        assert opened[-1].count(">") == 2, "first the suit, then the rank"
        assert re.search(f"Weli🔔→[AKOU0-9]+({SUIT_SIGNS})", text_of(here.panel))


def whole(details: str, which: str) -> str:
    """Return what the page of details shows in full."""
    found = re.search(rf"{which}: `([0-9a-f]{{64}})`", details)
    assert found, details
    return found[1]


async def test_the_promise_is_shown_in_the_first_deal_and_at_the_end_and_whole_in_the_details(club, make_bot) -> None:
    async with club() as here:
        anna, _ = people = await seat(here, "Anna", "Ben", target=5)
        promise = whole(await here.details(anna), "Promise of the shuffle")
        short = f"`{promise[:20]}…`"
        assert short in text_of(here.panel)
        await here.restart(make_bot())
        await here.env.settle()
        await move(here, people)
        assert short in text_of(here.panel)
        while "deal 1" in text_of(here.panel):
            assert await move(here, people)
        assert short not in text_of(here.panel)
        await play_out(here, people)
        assert short in text_of(here.panel)
        details = await here.details(anna)
        assert whole(details, "Promise of the shuffle") == promise
        assert whole(details, "Seed behind it")
        following = whole(details, "Promise of the next game")
        await anna.click(here.panel, label="Rematch")
        assert f"`{following[:20]}…`" in text_of(here.panel)


async def test_a_lucky_word_is_asked_for_shown_and_goes_into_the_game(club) -> None:
    async with club() as here:
        anna, ben = await seat(here, "Anna", "Ben", start=False)
        promise = whole(await here.details(anna), "Promise of the shuffle")
        await send(ben, await here.choose(ben, "Lucky word"), word=" *Mond* ")
        assert f"Lucky words: {ben.display_name} “\\*Mond\\*”" in await here.details(anna)
        await anna.click(here.panel, label="Start")
        details = await here.details(anna)
        assert whole(details, "Promise of the shuffle") == promise
        assert "“\\*Mond\\*”" in details


async def test_menus_can_be_closed_again(club) -> None:
    async with club() as here:
        people = await seat(here, "Anna", "Ben")
        cutter = next(person for person in people if moves(here.dm(person)))
        before = buttons(here.dm(cutter))
        await cutter.user.click(here.dm(cutter), custom_id=next(i for i in before.values() if ">lift" in i))
        assert "Back" in buttons(here.dm(cutter))
        assert len([c for c in components(here.dm(cutter)) if c.get("type") == 3]) == 2
        await cutter.user.click(here.dm(cutter), label="Back")
        assert buttons(here.dm(cutter)) == before


async def test_a_list_of_actions_acts(club) -> None:
    async with club() as here:
        people = await seat(here, "Anna", "Ben")
        cutter = next(person for person in people if moves(here.dm(person)))
        await cutter.user.click(here.dm(cutter), custom_id=next(i for i in moves(here.dm(cutter)) if ">lift" in i))
        lists = [c for c in components(here.dm(cutter)) if c.get("type") == 3]
        await cutter.user.select(here.dm(cutter), [lists[1]["options"][2]["value"]], custom_id=lists[1]["custom_id"])
        assert "Steal" in str(buttons(here.dm(cutter)))


async def test_anybody_bets_from_the_public_panel_and_the_next_says_good(club) -> None:
    async with club() as here:
        anna, ben = people = await seat(here, "Anna", "Ben")
        await bets_come(here, people)
        await ben.click(here.panel, label="Bet Spiel")
        assert text_of(here.panel).count("bets Spiel") == 1, "asked, and not said again"
        assert "Good" in buttons(here.panel)
        assert any(custom_id.endswith(":good") for custom_id in moves(here.dm(anna)))
        refused = await here.answer(ben, here.panel, label="Good")
        assert anna.display_name in refused, "it is Anna's to answer"
        await anna.click(here.panel, label="Good")
        assert "Good" not in buttons(here.panel)


async def test_who_has_not_got_the_figure_is_told_so_alone(club) -> None:
    async with club(seed=3) as here:
        people = await seat(here, "Anna", "Ben")
        await bets_come(here, people)
        refusals = []
        for person in people:
            for label in ("Bet Rot", "Bet Grün", "Bet Gleich", "Bet Hanger"):
                before = text_of(here.panel)
                if label not in buttons(here.panel):
                    continue
                result = await person.click(here.panel, label=label)
                if result.ephemeral:
                    refusals.append(reply(result))
                    assert text_of(here.panel) == before
                else:
                    other = next(p for p in people if p is not person)
                    await other.click(here.panel, label="Good")
                    break
        assert refusals
        assert all("You need" in refusal for refusal in refusals)


async def test_the_hand_is_shown_to_its_owner_alone_and_kept_up_to_date(club) -> None:
    async with club() as here:
        anna, ben = people = await seat(here, "Anna", "Ben")
        await bets_come(here, people)
        shown = await anna.click(here.panel, label="My hand")
        assert shown.ephemeral
        assert text_of(shown.response) == text_of(here.dm(anna))
        await ben.click(here.panel, label="Bet Spiel")
        assert "Spiel" in text_of(shown.response), "the bet is pushed into the open hand"
        good = next(i for i in ids(shown.response) if i.endswith(":good"))
        answered = await anna.click(shown.response, custom_id=good)
        assert not answered.followups
        assert ":good" not in str(buttons(shown.response))


async def test_a_click_at_what_has_passed_is_told_so_and_its_message_drawn_anew(club) -> None:
    async with club(edit_interval=600) as here:
        anna, ben = people = await seat(here, "Anna", "Ben")
        while "Bet Spiel" not in buttons(here.panel):
            await here.env.advance_time(601)
            assert await move(here, people)
            await here.env.advance_time(601)
        await anna.click(here.panel, label="Bet Spiel")
        await ben.click(here.panel, label="Good")
        old = next(i for i in moves(here.dm(ben)) if i.endswith(":good"))
        result = await ben.user.click(here.dm(ben), custom_id=old)
        assert reply(result).endswith("The table has changed since then. Look again, then choose.")
        assert not any(i.endswith(":good") for i in moves(here.dm(ben)))


async def test_buttons_outlive_a_restart(club, make_bot) -> None:
    async with club() as here:
        anna, ben = people = await seat(here, "Anna", "Ben")
        await bets_come(here, people)
        panel, dms = here.panel, {person.id: here.dm(person) for person in people}
        await here.restart(make_bot(seed=2))
        await anna.click(panel, label="Bet Spiel")
        assert here.panel.id == panel.id
        assert "bets Spiel" in text_of(here.panel)
        assert here.dm(ben).id == dms[ben.id].id, "the same DM goes on"
        await press(ben, here.dm(ben), next(i for i in moves(here.dm(ben)) if i.endswith(":good")))
        await play_out(here, people)
        assert "deal 1" not in text_of(here.panel)


async def test_what_a_stop_left_undrawn_is_drawn_after_the_start(club, make_bot) -> None:
    async with club(edit_interval=600) as here:
        anna, ben = people = await seat(here, "Anna", "Ben")
        while "Bet Spiel" not in buttons(here.panel):
            await here.env.advance_time(601)
            assert await move(here, people)
            await here.env.advance_time(601)
        await anna.click(here.panel, label="Bet Spiel")
        await ben.click(here.panel, label="Good")
        assert any(i.endswith(":good") for i in moves(here.dm(ben))), "Ben's message waits to be edited"
        await here.restart(make_bot())
        await here.env.settle()
        assert not any(i.endswith(":good") for i in moves(here.dm(ben)))
        assert "wins 1 point for Spiel" in text_of(here.panel)


def upkeep_of(bot: CardBot) -> MessageSync:
    """Return the object that keeps a bot's messages up to date."""
    (found,) = [
        each.__self__
        for each in bot.tree.context.service._delivery._listeners
        if isinstance(getattr(each, "__self__", None), MessageSync)
    ]
    return found


async def test_what_is_let_go_before_it_is_drawn_stays_owed(club, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that has a shard for seconds only draws no message; the next one must not take that for done."""
    async with club() as here:
        await seat(here, "Anna", "Ben")
        upkeep, notebook = upkeep_of(here.bot), here.bot.tree.context.service.notebook
        drawing, drawn = asyncio.Event(), asyncio.Event()

        async def flush(table: int) -> None:
            drawing.set()
            await drawn.wait()

        monkeypatch.setattr(upkeep.board, "flush", flush)
        monkeypatch.setattr("bot.ui.live.message_sync.REDRAWS_AT_ONCE", 10**6)
        for release, left in ((True, (1,)), (False, ())):
            drawing.clear()
            drawn.clear()
            catching_up = asyncio.create_task(upkeep.redraw_pending(await upkeep.pending_redraws(0), 0))
            await drawing.wait()
            assert await notebook.marked("undrawn") == (1,)
            if release:
                upkeep.release(0)
            drawn.set()
            await catching_up
            assert await notebook.marked("undrawn") == left


@pytest.mark.punctual  # the end of the game must reach the listeners before the shard is let go
async def test_a_hand_asked_for_after_the_game_has_the_outdated_message_drawn_anew(club) -> None:
    async with club(seed=5, edit_interval=600) as here:
        people = [anna] = await seat(here, "Anna", computers=2, target=5)
        while "Game 1" not in reply(await anna.slash(here.channel, "slate")):
            await here.env.advance_time(601)
            assert await move(here, people)
        upkeep_of(here.bot).release(0)
        await here.env.advance_time(1300)
        assert "Rematch" not in buttons(here.panel)
        await anna.click(here.panel, label="My hand")
        await here.env.advance_time(601)
        assert "Rematch" in buttons(here.panel)


async def test_a_game_that_ended_with_the_stop_is_shown_as_over(club, make_bot) -> None:
    async with club(seed=5, edit_interval=600) as here:
        people = [anna] = await seat(here, "Anna", computers=2, target=5)
        while "Game 1" not in reply(await anna.slash(here.channel, "slate")):
            await here.env.advance_time(601)
            assert await move(here, people)
        assert "Rematch" not in buttons(here.panel)
        await here.restart(make_bot())
        await here.env.settle()
        assert "Rematch" in buttons(here.dm(anna))
        assert not moves(here.dm(anna))
        assert "Rematch" in buttons(here.panel)


async def test_commands_are_registered_once(club, make_bot) -> None:
    async with club() as here:
        registered = [r for r in here.env.http_requests if r.method == "PUT" and "commands" in r.path]
        assert len(registered) == 1
        await here.restart(make_bot())
        assert len([r for r in here.env.http_requests if r.method == "PUT" and "commands" in r.path]) == 1


@pytest.mark.parametrize("seed", [3, 4])
async def test_no_hand_is_ever_public(club, seed: int) -> None:
    """Public text names cards only that lie open; public custom ids name none at all."""
    async with club(seed) as here:
        people = await seat(here, "Anna", "Ben", "Cilli", target=5)
        while True:
            for message in here.channel.history():
                assert not re.search(r":play|[789TUOKA][hlba]\b", " ".join(ids(message)))
            for person in people:
                if "Rematch" in buttons(here.dm(person)):
                    continue
                held = [face for face in hidden_cards(here.dm(person)) if "Weli" not in face]
                public = text_of(here.panel)
                assert not [face for face in held if face in public]
            if not await move(here, people):
                break


def hidden_cards(dm) -> list[str]:
    """Return the cards a DM shows as still in hand, as text."""
    row = next(
        (line for line in text_of(dm).split("\n") if line.startswith("## ") and re.search(SUIT_SIGNS, line)), ""
    )
    return [card for card in row.removeprefix("## ").split("  ") if card and not card.startswith("(")]


@pytest.mark.parametrize("game", list(all_games()))
async def test_every_game_is_played_from_start_to_rematch(club, game: str) -> None:
    """`bot/ui` doesn't depend on the game: press any offered button until a player has won."""
    async with club() as here:
        anna = here.person("Anna")
        ben = here.person("Ben")
        await anna.slash(here.channel, "play", game=game)
        await ben.click(here.panel, label="Join")
        while "Start" not in buttons(here.panel):
            await here.choose(anna, "Add computer")
        await anna.click(here.panel, label="Start")
        rng = Random(game)
        for _ in range(90):
            if "Rematch" in buttons(here.panel):
                break
            assert any([await press_anything(here, person, rng) for person in (anna, ben)])
            assert not [due for due in here.timers() if due < 2 * SETTLED], "a later press would wait for it"
        assert not [m for m in here.channel.history() if "Something went wrong" in m.content]


async def press_anything(here: Club, person, rng: Random) -> bool:
    """Press what a DM offers; return whether there was a button."""
    for _ in range(4):
        dm = here.dm(person)
        lists = [c for c in components(dm) if c.get("type") == 3]
        pressed = [i for i in moves(dm) if not i.split(":", 3)[3].startswith(("bet", "raise"))]
        if lists and (rng.random() < 0.5 or not pressed):
            chosen = rng.choice(lists)
            values = rng.sample([o["value"] for o in chosen["options"]], chosen["max_values"])
            result = await person.user.select(dm, values, custom_id=chosen["custom_id"])
        elif pressed:
            chosen_id = rng.choice(pressed)
            result = await person.user.click(dm, custom_id=chosen_id)
        elif "Back" in buttons(dm):
            result = await person.user.click(dm, label="Back")
        else:
            return False
        assert "went wrong" not in reply(result)
        if "Back" not in buttons(here.dm(person)):
            return True
    return True


async def test_practising_alone_in_a_direct_message(club) -> None:
    async with club() as here:
        anna = here.person("Anna").user
        await anna.slash("play", game="bieten", target=5)

        def newest(word: str):
            return next(m for m in reversed(anna.dm_channel.history()) if word in text_of(m))

        await anna.click(newest("Bieten · 1 of 10 seats taken"), label="Start with 3 computers")
        for _ in range(60):
            if "Rematch" in buttons(newest("Bieten · deal")):
                break
            hand = next(m for m in reversed(anna.dm_channel.history()) if moves(m) and "My hand" not in buttons(m))
            wanted = [i for i in moves(hand) if not i.split(":", 3)[3].startswith(("bet", "raise", "hold", ">lift"))]
            await anna.click(hand, custom_id=wanted[0])
        assert "Game over" in text_of(newest("Bieten · deal"))


async def test_a_press_on_a_message_that_the_table_has_just_left_shows_its_last_state(club) -> None:
    async with club(seed=5) as here:
        people = await seat(here, "Anna", "Ben")
        await bets_come(here, people)
        left = here.panel
        editor = upkeep_of(here.bot).board.editor(1, left.id)
        assert editor is not None
        with editor.suspend():  # its last edit is on its way while the press is
            while here.panel.id == left.id:
                assert await move(here, people)
            shown = text_of((await people[1].click(left, label="Bet Spiel")).response)
        assert re.search(r"gets? \d+ points?", shown)
        assert "Bieten · deal 1" in shown
        assert f"The table is further down: {here.panel.jump_url}" in shown
        await here.env.settle()
        result = shown.partition("The table is further down")[0]
        assert any(text_of(message).startswith(result) for message in here.channel.history())
