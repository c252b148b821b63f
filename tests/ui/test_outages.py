"""What goes wrong on Discord every day never stops a game and never shows a stack trace."""

import asyncio
import logging
import re

import pytest

from bot import logging_setup
from bot.tables import TableService
from tests.ui.club import bare, buttons, components, leave, move, moves, reply, seat, text_of

CALLBACK = "/interactions/*/*/callback"


async def test_a_stranger_is_told_what_is_wrong(club) -> None:
    async with club() as here:
        await seat(here, "Anna", "Ben")
        eve = here.person("Eve")
        for label in ("My hand", "Bet Spiel"):
            if label in buttons(here.panel):
                assert "You're not at this table" in await here.answer(eve, here.panel, label=label)


async def test_double_clicks_in_the_lobby_are_told_so(club) -> None:
    async with club() as here:
        anna, ben = await seat(here, "Anna", "Ben", start=False)
        helped = await here.answer(ben, here.panel, label="Join")
        assert "already sit at this table. Press “Start” to begin" in helped
        styles = {bare(c["label"]): c["style"] for c in components(here.panel) if c["type"] == 2}
        assert (styles["Join"], styles["Start"]) == (2, 1), "who sits there sees Start as the main button"
        for _ in range(8):
            await here.choose(anna, "Add computer")
        assert "Add computer" not in buttons(here.panel), "the table is full"


async def test_an_answer_that_comes_too_late_is_edited_in(club) -> None:
    async with club() as here:
        anna, ben = await seat(here, "Anna", "Ben", start=False)
        here.env.inject_error("POST", CALLBACK, status=404, code=10062)
        await anna.click(here.panel, label="Start")
        assert "deal 1" in text_of(here.panel)
        assert any(moves(here.dm(person)) for person in (anna, ben))


async def test_without_the_right_to_post_the_game_goes_on_by_clicks(club) -> None:
    async with club() as here:
        people = await seat(here, "Anna", "Ben", target=5)
        here.env.inject_error("POST", f"/channels/{here.channel.id}/messages", status=403, code=50013, times=None)
        before = len(here.env.http_requests)
        while await move(here, people):
            pass
        tried = [r for r in here.env.http_requests[before:] if r.path == f"/channels/{here.channel.id}/messages"]
        assert len(tried) == 1, "what is forbidden is not tried again"
        assert "Game over" in text_of(here.panel), "the message that is there is kept up to date"
        shown = await people[0].slash(here.channel, "table")
        assert "Game over" in text_of(shown.response)


async def test_slow_work_is_acknowledged_and_answered_later(club, monkeypatch: pytest.MonkeyPatch) -> None:
    join = TableService.join

    async def slow_join(self, table: int, user: int):
        await asyncio.sleep(0.2)
        return await join(self, table, user)

    monkeypatch.setattr(TableService, "join", slow_join)
    async with club(defer_after=0.05) as here:
        anna, _ = await seat(here, "Anna", "Ben", start=False)
        assert "Ready to start" in text_of(here.panel)
        result = await anna.click(here.panel, label="Join")
        assert result.deferred
        assert "already sit" in reply(result)


async def test_a_bug_is_an_apology_with_an_id_and_a_log_line_without_cards(
    club, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    hand = " ".join(("Ah", "Kl", "W"))

    async def broken(self, table: int, user: int):
        raise KeyError(hand)

    monkeypatch.setattr(TableService, "join", broken)
    async with club() as here:
        logging_setup.configure("DEBUG")
        try:
            await seat(here, "Anna", start=False)
            said = await here.answer(here.person("Ben"), here.panel, label="Join")
        finally:
            logging.getLogger().handlers.clear()
        error_id = re.search(r"\(Error ([0-9a-f]{8})\)", said)
        assert error_id
        logged = capsys.readouterr().err
        assert error_id[1] in logged
        assert "KeyError" in logged
        assert hand not in logged + said


async def test_the_log_names_no_card_and_no_custom_id(club, capsys: pytest.CaptureFixture[str]) -> None:
    async with club() as here:
        logging_setup.configure("DEBUG")
        try:
            people = await seat(here, "Anna", "Ben", computers=1)
            for _ in range(8):
                await move(here, people)
            await people[0].click(here.panel, label="Bet Spiel") if "Bet Spiel" in buttons(here.panel) else None
        finally:
            logging.getLogger().handlers.clear()
        logged = capsys.readouterr().err
        assert not re.search(r"\b[789TUOKA][hlba]\b|t1:\d", logged)


async def test_one_open_question_has_one_ping(club) -> None:
    async with club(mention_after=0) as here:
        anna, ben = people = await seat(here, "Anna", "Ben")

        def mentions() -> list[str]:
            return [m.content for m in here.channel.history() if "your turn" in m.content]

        assert len(mentions()) == 1
        while await move(here, people):
            waiting = mentions()
            assert len(waiting) == any(moves(here.dm(person)) for person in people)
            if waiting:
                whom = anna if anna.mention in waiting[0] else ben
                assert moves(here.dm(whom)), "whoever is mentioned can do something"
        assert not mentions()


async def test_nobody_is_pinged_by_panels_and_hands(club) -> None:
    """Without the key Discord takes every name for a mention, in edits too."""
    async with club() as here:
        people = await seat(here, "Anna", "Ben", computers=1)
        hand = (await people[0].click(here.panel, label="My hand")).response
        for _ in range(8):
            await move(here, people)
        assert "your hand" in text_of(hand)
        await here.choose(people[0], "Slate")
        bodies = [r.json.get("data", r.json) for r in here.env.http_requests if isinstance(r.json, dict)]
        drawn = [body for body in bodies if body.get("components") and not body.get("content")]
        assert {"PATCH", "POST"} <= {r.method for r in here.env.http_requests}
        assert len(drawn) > 10
        assert all(body.get("allowed_mentions") == {"parse": []} for body in drawn), drawn


async def test_a_refusal_in_an_open_hand_does_not_take_its_place(club) -> None:
    """The refusal becomes the click's own message; the hand must be edited by the token of an earlier click."""
    async with club(edit_interval=100) as here:
        people = await seat(here, "Anna", "Ben")
        while "Bet Spiel" not in buttons(here.panel):
            await here.env.advance_time(101)
            assert await move(here, people)
            await here.env.advance_time(101)
        leader = next(person for person in people if any(":play:" in i for i in moves(here.dm(person))))
        other = next(person for person in people if person is not leader)
        bets = [i.split(":bet:")[1] for i in moves(here.dm(other)) if ":bet:" in i]
        bet = next(figure for figure in bets if figure != "game")
        hand = (await leader.click(here.panel, label="My hand")).response
        await other.click(here.panel, label="Bet Spiel")
        await leader.click(hand, custom_id=next(i for i in moves(hand) if i.endswith(":good")))
        play = next(i for i in moves(hand) if ":play:" in i)
        await other.click(here.panel, custom_id=next(i for i in moves(here.panel) if i.endswith(f":bet:{bet}")))
        refused = await leader.click(hand, custom_id=play)
        [said] = refused.followups
        assert said.ephemeral
        before = reply(refused)
        await here.env.advance_time(101)
        assert reply(refused) == before
        assert any(i.endswith(":good") for i in moves(hand))


async def test_a_hand_that_comes_late_never_replaces_the_table(club, monkeypatch: pytest.MonkeyPatch) -> None:
    async with club(defer_after=0.05) as here:
        anna, ben = people = await seat(here, "Anna", "Ben")
        while "Bet Spiel" not in buttons(here.panel):
            assert await move(here, people)
        hand_of = TableService.hand

        async def slow_hand(self, table: int, user: int):
            await asyncio.sleep(0.2)
            return await hand_of(self, table, user)

        monkeypatch.setattr(TableService, "hand", slow_hand)
        late = await anna.click(here.panel, label="My hand")
        monkeypatch.undo()
        assert late.deferred
        assert late.followups[0].ephemeral
        await ben.click(here.panel, label="Bet Spiel")
        assert "deal 1" in text_of(here.panel), "the panel is still the table's"
        assert "your hand" not in text_of(here.panel)
        assert "Spiel" in text_of(late.followups[0]), "the late hand is kept up to date"


async def test_the_last_to_leave_closes_the_table(club) -> None:
    async with club() as here:
        anna, ben = await seat(here, "Anna", "Ben", start=False)
        await here.choose(anna, "Leave")
        assert f"{ben.display_name} 👑" in text_of(here.panel), "somebody else is host now"
        await here.choose(ben, "Leave")
        assert "This table is closed" in text_of(here.panel)
        assert not buttons(here.panel, enabled=False)


async def test_who_leaves_in_mid_game_is_played_for(club) -> None:
    async with club() as here:
        anna, ben = await seat(here, "Anna", "Ben", target=5)
        await leave(here, ben)
        assert not moves(here.dm(ben)), "the hand is no longer Ben's"
        assert "🤖" in text_of(here.panel)
        while await move(here, [anna]):
            pass
        assert "Game over" in text_of(here.panel)
